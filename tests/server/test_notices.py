"""Notices: whose page is closed is told of their move, once for each move."""

from functools import partial
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.guests import digest
from croupier.server.notices import AGAIN, EVERY
from croupier.store import days
from croupier.store.days import MOST_SUBSCRIPTIONS
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO_STARTS,
    EASY,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    problem,
    seated,
)
from tests.server.push_service import PushService, pushes

__all__ = ["pushes"]

DAY = 24 * 3600
TELLING = replace(QUICK, notices_anywhere=True)
STATES = msgspec.json.Decoder(wire.NoticeState)


@pytest.fixture
def telling(open_house: Open) -> Served:
    """Return a house that may send notices to the loopback."""
    return open_house(TELLING)


def subscribe(guest: Guest, service: PushService, name: str) -> None:
    """Have a guest's browser told of moves."""
    browser = service.browser(name)
    answer = guest.post("/api/me/notices", browser.subscription)
    assert answer.status_code == 200, answer.text
    assert STATES.decode(answer.content).on


def state(guest: Guest) -> wire.NoticeState:
    return STATES.decode(guest.http.get("/api/me/notices").content)


def moves(guest: Guest, room: str, luck: int = 1) -> None:
    """Make a move without a socket."""
    table = guest.see(room).view.table
    assert table is not None
    yours = table.yours[0]
    move = Random(luck).choice(yours.choices).move
    raw = msgspec.Raw(wire.ENCODER.encode(move))
    done(guest.ask(room, wire.Move(fresh(), yours.seat, raw)))


def settled(house: Served) -> None:
    house.let_pass(0.0)


class TestANotice:
    def test_tells_whose_move_it_is_and_nothing_secret(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna, benno = telling.guest(), telling.guest()
        phone = pushes.browser("phone")
        answer = benno.post(
            "/api/me/notices",
            phone.subscription,
            headers={"Origin": f"http://{telling.address}"},
        )
        key = STATES.decode(answer.content).key
        room = seated(anna, benno, ANNA_STARTS, timer=DAY)
        settled(telling)
        assert pushes.arrived == []
        moves(anna, room)
        settled(telling)

        [arrived] = pushes.arrived
        assert phone.read(arrived) == {
            "room": room,
            "game": "las-vegas",
            "number": anna.see(room).view.number,
        }
        assert arrived.headers["authorization"].endswith(f"k={key}")
        assert arrived.claims["aud"] == pushes.address
        assert arrived.headers["content-encoding"] == "aes128gcm"
        assert arrived.headers["topic"] == room
        assert 0 < int(arrived.headers["ttl"]) <= DAY
        assert room.encode() not in arrived.body

    def test_is_sent_once_for_a_move_however_often_it_is_looked_for(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna, benno = telling.guest(), telling.guest()
        subscribe(benno, pushes, "phone")
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        settled(telling)
        assert len(pushes.arrived) == 1

        done(anna.ask(room, wire.Say(fresh(), 0, "Your move!")))
        telling.let_pass(3 * EVERY)
        telling.restart()
        telling.let_pass(3 * EVERY)
        assert len(pushes.arrived) == 1

        moves(benno, room)
        moves(anna, room)
        settled(telling)
        assert len(pushes.arrived) == 2

    def test_is_sent_after_all_by_a_process_that_comes_after_one_that_was_killed(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna, benno = telling.guest(), telling.guest()
        subscribe(benno, pushes, "phone")
        telling.house.hub.on_turn = lambda _room: None
        seated(anna, benno, BENNO_STARTS, timer=DAY)
        settled(telling)
        assert pushes.arrived == []
        telling.restart()
        telling.let_pass(EVERY)

        assert len(pushes.arrived) == 1

    def test_is_not_sent_to_somebody_who_is_there(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna, benno = telling.guest(), telling.guest()
        subscribe(benno, pushes, "phone")
        room = seated(anna, benno, ANNA_STARTS, timer=DAY)
        visit = benno.join(room)
        moves(anna, room)
        visit.until(Visit.is_asked)
        settled(telling)
        visit.leave()
        telling.let_pass(2 * EVERY)

        assert pushes.arrived == []

    def test_is_not_sent_from_a_table_where_people_sit(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna, benno = telling.guest(), telling.guest()
        subscribe(benno, pushes, "phone")
        seated(anna, benno, BENNO_STARTS, timer=3600)
        telling.let_pass(2 * EVERY)

        assert pushes.arrived == []

    def test_comes_after_bots_have_moved_with_nobody_there(
        self, telling: Served, pushes: PushService
    ) -> None:
        anna = telling.guest()
        subscribe(anna, pushes, "phone")
        anna.create(ANNA, EASY, setup=BENNO_STARTS, timer=DAY)
        telling.until(lambda: len(pushes.arrived) == 1)

    def test_goes_to_every_device_of_a_profile(self, telling: Served, pushes: PushService) -> None:
        anna, benno, tablet = telling.guest(), telling.guest(), telling.stranger()
        benno.make_profile("Benno")
        assert tablet.use_code(benno.device_code()).status_code == 200
        subscribe(benno, pushes, "phone")
        subscribe(tablet, pushes, "tablet")
        seated(anna, benno, BENNO_STARTS, timer=DAY)
        settled(telling)

        assert sorted(one.browser for one in pushes.arrived) == ["phone", "tablet"]


class TestASubscription:
    def test_is_off_until_asked_for_and_can_be_ended(
        self, telling: Served, pushes: PushService
    ) -> None:
        benno = telling.guest()
        assert not state(benno).on
        subscribe(benno, pushes, "phone")
        assert state(benno).on
        ended = benno.http.post("/api/me/notices/end")
        assert not STATES.decode(ended.content).on
        seated(telling.guest(), benno, BENNO_STARTS, timer=DAY)
        settled(telling)

        assert pushes.arrived == []

    @pytest.mark.parametrize("status", [404, 410])
    def test_that_is_gone_is_removed(
        self, telling: Served, pushes: PushService, status: int
    ) -> None:
        benno = telling.guest()
        subscribe(benno, pushes, "phone")
        pushes.answers["phone"] = [status]
        seated(telling.guest(), benno, BENNO_STARTS, timer=DAY)
        settled(telling)

        assert len(pushes.arrived) == 1
        assert not state(benno).on

    def test_whose_service_has_no_time_is_tried_again(
        self, telling: Served, pushes: PushService
    ) -> None:
        benno = telling.guest()
        subscribe(benno, pushes, "phone")
        pushes.answers["phone"] = [503, 429]
        seated(telling.guest(), benno, BENNO_STARTS, timer=DAY)
        settled(telling)
        assert len(pushes.arrived) == 1
        telling.let_pass(sum(AGAIN))
        assert len(pushes.arrived) == 3
        telling.let_pass(10 * EVERY)

        assert len(pushes.arrived) == 3
        assert state(benno).on

    def test_goes_with_the_device_and_with_the_profile(
        self, telling: Served, pushes: PushService
    ) -> None:
        benno, tablet = telling.guest(), telling.stranger()
        profile = benno.make_profile("Benno")
        assert tablet.use_code(benno.device_code()).status_code == 200
        subscribe(benno, pushes, "phone")
        subscribe(tablet, pushes, "tablet")
        exported = benno.http.get("/api/me/export").text
        assert pushes.address in exported
        assert digest(benno.secret) not in exported
        [own] = [one.id for one in profile.devices]
        assert tablet.http.post(f"/api/me/devices/{own}/end").status_code == 204
        assert [one.endpoint for one in kept(telling, digest(benno.secret))] == [
            f"{pushes.address}/tablet"
        ]
        assert tablet.http.post("/api/me/forget").status_code == 204

        assert kept(telling, digest(benno.secret)) == []

    def test_stays_with_a_browser_that_opens_a_profile(
        self, telling: Served, pushes: PushService
    ) -> None:
        benno, phone = telling.guest(), telling.guest()
        benno.make_profile("Benno")
        subscribe(phone, pushes, "phone")
        assert phone.use_code(benno.device_code()).status_code == 200
        assert state(phone).on
        seated(telling.guest(), benno, BENNO_STARTS, timer=DAY)
        settled(telling)

        assert [one.browser for one in pushes.arrived] == ["phone"]

    def test_is_the_only_one_at_its_address(self, telling: Served, pushes: PushService) -> None:
        anna, benno = telling.guest(), telling.guest()
        subscribe(anna, pushes, "shared")
        subscribe(benno, pushes, "shared")

        assert (state(anna).on, state(benno).on) == (False, True)

    def test_is_one_of_so_many_of_a_profile(self, telling: Served, pushes: PushService) -> None:
        benno = telling.guest()
        benno.make_profile("Benno")
        subscribe(benno, pushes, "phone")
        guest = digest(benno.secret)
        for number in range(MOST_SUBSCRIPTIONS - 1):
            browser = pushes.browser(str(number)).subscription
            one = days.Subscription(
                f"d{number}", guest, browser.endpoint, browser.p256dh, browser.auth, ""
            )
            telling.run(telling.house.store.keep(partial(days.subscribe, wanted=one)))
        tablet = telling.stranger()
        assert tablet.use_code(benno.device_code()).status_code == 200

        answer = tablet.post("/api/me/notices", pushes.browser("more").subscription)
        assert problem(answer) == (503, "full")
        subscribe(benno, pushes, "phone")

    @pytest.mark.parametrize(
        "change",
        [
            {"p256dh": "AAAA"},
            {"auth": "AAAA"},
            {"auth": "no letters!"},
            {"endpoint": "ftp://127.0.0.1/"},
            {"endpoint": "http://anna:secret@127.0.0.1/"},
            {"endpoint": "http://127.0.0.1/ HTTP/1.1"},
            {"endpoint": "http:///nowhere"},
            {"endpoint": "http://[::1"},
        ],
    )
    def test_that_cannot_be_is_refused(
        self, telling: Served, pushes: PushService, change: dict[str, str]
    ) -> None:
        wanted = replace(pushes.browser("phone").subscription, **change)
        answer = telling.guest().post("/api/me/notices", wanted)

        assert problem(answer) == (400, "bad-subscription")

    def test_into_our_own_network_is_refused(self, house: Served, pushes: PushService) -> None:
        guest = house.guest()
        answer = guest.post("/api/me/notices", pushes.browser("phone").subscription)

        assert problem(answer) == (400, "bad-subscription")
        assert not state(guest).on

    def test_is_not_to_be_had_where_the_house_sends_none(
        self, open_house: Open, pushes: PushService
    ) -> None:
        guest = open_house(replace(TELLING, notices=False)).guest()
        assert state(guest) == wire.NoticeState("", on=False)
        answer = guest.post("/api/me/notices", pushes.browser("phone").subscription)

        assert problem(answer) == (403, "no-notices")


def kept(house: Served, guest: str) -> list[days.Subscription]:
    return house.run(house.house.store.ask(lambda line: days.subscriptions(line, [guest])))
