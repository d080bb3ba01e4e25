"""What can be asked under which address: how often, with how much, and by how many."""

import logging
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from croupier.server import app, metrics, wire
from croupier.server.analysing import Analyst
from croupier.server.archive import Archive
from croupier.server.bodies import LARGEST_MESSAGE
from croupier.server.commands import considered
from croupier.server.metrics import STAGES
from croupier.server.rooms import Room
from croupier.server.schema import json_schema, openapi
from croupier.server.settings import Settings
from croupier.server.socket_protocol import BAD_MESSAGE, TOO_OFTEN
from croupier.store.store import Store
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    EASY,
    LAS_VEGAS,
    LORDS,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    closed,
    done,
    fresh,
    problem,
    raw,
    refused,
)

ENDLESS = (sys.executable, "-c", "import time; time.sleep(600)")
CREATE = wire.Create(LAS_VEGAS, (ANNA, OPEN))


@pytest.fixture
def visit(guest: Guest) -> Visit:
    return guest.join(guest.create(ANNA, OPEN).room)


class TestTooMuch:
    def test_in_a_request_is_refused(self, guest: Guest) -> None:
        room = guest.create(ANNA, OPEN).room
        for path in ("/api/rooms", f"/api/rooms/{room}/commands"):
            answer = guest.post(path, "x" * LARGEST_MESSAGE)
            assert problem(answer) == (413, "too-large")

    def test_on_a_socket_ends_it(self, visit: Visit) -> None:
        visit.socket.send("x" * (LARGEST_MESSAGE + 1))

        assert closed(visit) == 1009

    def test_is_not_what_just_fits(self, visit: Visit) -> None:
        visit.socket.send("x" * LARGEST_MESSAGE)
        while not isinstance(told := visit.take(), wire.Refused):
            pass

        assert told.code == "bad-message"

    def test_is_what_is_no_text(self, visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
        visit.socket.send(b"{}")

        assert closed(visit) == BAD_MESSAGE
        assert not caplog.records


class TestTooOften:
    def test_on_a_socket_ends_it(self, open_house: Open, caplog: pytest.LogCaptureFixture) -> None:
        guest = open_house(replace(QUICK, messages_per_second=2.0)).guest()
        visit = guest.join(guest.create(ANNA, OPEN).room)
        with suppress(ConnectionClosed):
            for _ in range(20):
                visit.send(wire.Ping(fresh()))

        assert closed(visit) == TOO_OFTEN
        assert sum('"pong"' in text for text in visit.raw) == 6
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    def test_by_http_is_refused(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, requests_per_second=1.0)).guest()
        answers = [guest.http.get("/api/rooms") for _ in range(9)]

        assert [answer.status_code for answer in answers[:4]] == [200] * 4
        assert problem(answers[-1]) == (429, "too-often")
        assert guest.http.get("/healthz").status_code == 200

    @pytest.mark.parametrize("path", ["/metrics", "/readyz"])
    def test_how_it_goes_is_refused_but_for_health(self, open_house: Open, path: str) -> None:
        guest = open_house(replace(QUICK, requests_per_second=1.0)).guest()
        answers = [guest.http.get(path) for _ in range(9)]

        assert answers[0].status_code == 200
        assert problem(answers[-1]) == (429, "too-often")
        assert guest.http.get("/healthz").status_code == 200

    def test_new_tables_are_refused(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, creations_per_minute=2.0)).guest()
        answers = [guest.post("/api/rooms", CREATE) for _ in range(3)]

        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert problem(guest.http.post("/api/records")) == (429, "too-often")

    def test_codes_and_invitations_are_tried_a_few_times(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, tries_per_minute=5.0))
        anna, thief = house.guest(), house.guest()
        created = anna.create(ANNA, OPEN)
        anna.make_profile()
        code = anna.device_code()
        visit = thief.join(created.room)

        for _ in range(2):
            assert problem(thief.use_code("A" * 12)) == (403, "wrong-code")
            sit = wire.Sit(fresh(), 1, "Thief", "guessed")
            assert refused(thief.ask(created.room, sit)).code == "not-invited"
        sit = wire.Sit(fresh(), 1, "Th", created.invite)
        answer = refused(visit.do(sit))
        assert (answer.code, answer.view) == ("too-often", visit.view)
        again = thief.post(f"/api/rooms/{created.room}/commands", sit)
        assert problem(again) == problem(thief.use_code(code)) == (429, "too-often")
        assert visit.view.you == ()
        done(anna.ask(created.room, wire.Say(fresh(), 0, "Still here.")))


class TestAFullHouse:
    def test_takes_no_more_rooms(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, most_rooms=1)).guest()
        first, second = guest.create(ANNA, OPEN), guest.create(ANNA, OPEN)
        visit = guest.join(first.room)

        assert problem(guest.post("/api/rooms", CREATE)) == (503, "full")
        assert problem(guest.http.get(f"/api/rooms/{second.room}")) == (503, "full")
        told = guest.connect(second.room).take()
        assert isinstance(told, wire.Refused)
        assert told.code == "full"
        done(visit.do(wire.Say(fresh(), 0, "Cosy!")))

    @pytest.mark.parametrize(
        "settings",
        [replace(QUICK, most_sockets=1), replace(QUICK, most_sockets_per_address=1)],
        ids=["in all", "from one address"],
    )
    def test_takes_no_more_sockets(self, open_house: Open, settings: Settings) -> None:
        guest = open_house(settings).guest()
        room = guest.create(ANNA, OPEN).room
        visit = guest.join(room)
        told = guest.connect(room).take()

        assert isinstance(told, wire.Refused)
        assert told.code == "full"
        visit.leave()
        assert guest.join(room).view.you == (0,)


def finished(guest: Guest) -> str:
    """Return a room whose game is over."""
    return guest.join(guest.create(ANNA, EASY).room).play(Random(1)).view.room


class TestCostlyReads:
    def test_that_wait_are_told_to_come_again_when_the_server_ends(
        self, open_house: Open, caplog: pytest.LogCaptureFixture
    ) -> None:
        # Without those who think, nobody looks into the game before it is asked for.
        house = open_house(replace(QUICK, thinkers=0))
        guest, reception = house.guest(), house.house.reception
        room = finished(guest)
        house.run(reception.analyst.close())
        analyst = reception.analyst = Analyst(house.house.store, ENDLESS)
        with ThreadPoolExecutor() as pool:
            asked = [pool.submit(guest.http.get, f"/api/rooms/{room}/analysis") for _ in range(3)]
            house.until(lambda: analyst.waiting == 1)
            began = time.monotonic()
            house.end()
            took = time.monotonic() - began
            answers = [one.result() for one in asked]

        for answer in answers:
            assert problem(answer) == (503, "full")
            sentence = "The server is restarting; ask again in a moment."
            assert answer.json()["sentence"] == sentence
        assert took < QUICK.shutdown / 2
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    def test_of_what_a_move_would_lead_to_are_answered_once(
        self, guest: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        computed: list[wire.Consider] = []

        def counted(room: Room, guest: str, asked: wire.Consider) -> wire.Considered[object]:
            computed.append(asked)
            return considered(room, guest, asked)

        monkeypatch.setattr(app, "considered", counted)
        room = guest.create(ANNA, EASY, setup=LORDS).room
        one, other = (wire.Consider(0, raw({"type": kind})) for kind in ("pass", "end"))
        answers = [
            guest.post(f"/api/rooms/{room}/consider", asked) for asked in (one, one, other, one)
        ]

        assert [answer.status_code for answer in answers] == [200] * 4
        assert answers[0].content == answers[1].content == answers[3].content
        assert computed == [one, other]
        done(guest.ask(room, wire.Say(fresh(), 0, "Hm.")))
        guest.post(f"/api/rooms/{room}/consider", one)
        assert computed == [one, other, one]

    def test_of_what_a_move_would_lead_to_may_be_so_many(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, messages_per_second=1.0)).guest()
        room = guest.create(ANNA, EASY, setup=LORDS).room
        asked = wire.Consider(0, raw({"type": "pass"}))
        answers = [guest.post(f"/api/rooms/{room}/consider", asked) for _ in range(4)]

        assert [answer.status_code for answer in answers] == [200] * 3 + [429]

    def test_a_guest_is_known_at_all_addresses(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, readings_per_minute=3.0))
        guest = house.guest()
        answers = [
            guest.http.get(
                f"/api/rooms/room-{number}/replay",
                headers={"X-Forwarded-For": f"192.0.2.{number}"},
            )
            for number in range(4)
        ]

        assert [answer.status_code for answer in answers] == [404] * 3 + [429]

    def test_new_listed_tables_are_so_many_from_an_address(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, listings_per_hour=2.0))
        listed = replace(CREATE, listed=True)
        answers = [house.guest().post("/api/rooms", listed) for _ in range(3)]

        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert house.guest().post("/api/rooms", CREATE).status_code == 201


async def tried(tries: list[Store], store: Store) -> None:
    """Note that somebody sees whether a store works."""
    tries.append(store)


class TestFromOutside:
    def test_it_lives_and_is_ready(self, guest: Guest) -> None:
        assert guest.http.get("/healthz").text == "ok\n"
        assert guest.http.get("/readyz").text == "ready\n"

    def test_whether_it_is_ready_is_tried_once_a_second_for_all(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tries: list[Store] = []
        monkeypatch.setattr(Store, "probe", lambda store: tried(tries, store))
        house = open_house(QUICK)
        guest = house.guest()
        for seconds in (0.0, 0.5, 0.5):
            house.let_pass(seconds)
            for _ in range(5):
                assert guest.http.get("/readyz").status_code == 200

        assert len(tries) == 2

    def test_the_process_is_looked_at_once_a_second(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        looks = iter(range(100))
        monkeypatch.setattr(metrics, "open_files", lambda: next(looks))
        house = open_house(QUICK)
        guest = house.guest()
        for seconds in (0.0, 0.5, 0.5):
            house.let_pass(seconds)
            for _ in range(5):
                guest.http.get("/metrics")

        assert next(looks) == 2

    def test_figures_can_be_read(self, guest: Guest) -> None:
        visit = guest.join(guest.create(ANNA, EASY).room).until(Visit.is_asked)
        done(visit.do(visit.choose(Random(1))))
        refused(visit.do(wire.Begin(fresh())))
        # The bot has moved: nothing waits to be written any more.
        visit.until(Visit.is_asked)
        page = guest.http.get("/metrics")
        families = {one.name: one for one in text_string_to_metric_families(page.text)}
        samples = {
            (sample.name, *sample.labels.values()): sample.value
            for family in families.values()
            for sample in family.samples
        }

        assert page.headers["content-type"].startswith("text/plain")
        assert samples["croupier_rooms",] >= 1
        assert samples["croupier_sockets",] >= 1
        assert samples["croupier_commands_total", "move"] >= 1
        assert samples["croupier_refused_total", "begun-already"] >= 1
        assert samples["croupier_command_seconds_count",] >= 2
        assert samples["croupier_store_seconds_count",] >= 1
        assert samples["croupier_rooms_by_stage", "playing"] >= 1
        assert samples["croupier_waiting", "store"] == samples["croupier_waiting", "reads"] == 0
        assert 0 < samples["croupier_open_files",] < samples["croupier_most_open_files",]
        assert samples["croupier_memory_bytes",] > 1024 * 1024
        for stage in STAGES:
            assert samples["croupier_stage_seconds_count", stage] >= 1
        assert samples["croupier_store_ready",] == samples["croupier_bus_ready",] == 1

    def test_whatever_is_refused_by_http_is_counted(self, guest: Guest) -> None:
        assert problem(guest.http.get("/api/rooms/nowhere")) == (404, "unknown-room")
        page = guest.http.get("/metrics").text

        assert 'croupier_refused_total{code="unknown-room"}' in page

    def test_the_wire_is_described(self, guest: Guest) -> None:
        assert guest.http.get("/api/schema.json").content == json_schema()
        assert guest.http.get("/api/openapi.json").content == openapi()

    def test_a_page_tells_that_it_is_up(self, guest: Guest) -> None:
        page = guest.http.get("/")

        assert page.headers["content-type"].startswith("text/html")
        assert "/api/openapi.json" in page.text or "<script" in page.text

    def test_no_failure_shows_where_it_happened(
        self,
        house: Served,
        guest: Guest,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        async def fail(_archive: Archive) -> bytes:
            raise ValueError("the inner workings")

        monkeypatch.setattr(Archive, "listings", fail)
        answer = guest.http.get("/api/rooms")

        assert (answer.status_code, answer.text) == (500, "Internal Server Error")
        house.until(lambda: "the inner workings" in caplog.text)
