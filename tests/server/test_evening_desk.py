"""Evenings as they are asked about over HTTP."""

import csv
import io
import threading
import time

import pytest
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.organising import MOST_OPEN
from tests.client.tokens import tokens
from tests.server.conftest import Open
from tests.server.evenings import MADE, Organiser
from tests.server.house import LAS_VEGAS, LORDS, QUICK, Guest, Served, problem, raw
from tests.server.test_me import refused

ASKED = wire.OpenEvening("Club night", LAS_VEGAS, 4, 3)


class TestOpening:
    def test_makes_whoever_does_it_the_organiser_and_nobody_a_member(self, house: Served) -> None:
        stranger = house.stranger()
        view = Organiser(stranger, seats=5, rounds=4, timer=30).see()

        assert view.is_organiser
        assert view.members == ()
        assert (view.title, view.seats, view.rounds, view.timer) == ("Club night", 5, 4, 30)
        assert view.setup.game == "las-vegas"
        assert view.stage == "gathering"

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            (replace(ASKED, setup=wire.AskedSetup("whist")), "unknown-game"),
            (replace(ASKED, seats=8), "invalid-options"),
            (replace(ASKED, title="\u200b"), "bad-text"),
            (replace(ASKED, title="x" * 25), "bad-text"),
            (
                replace(ASKED, setup=wire.AskedSetup("las-vegas", raw({"start": 7}))),
                "invalid-options",
            ),
        ],
        ids=["game", "seats", "nameless", "long", "options"],
    )
    def test_is_refused_for_what_cannot_be_played(
        self, anna: Guest, asked: wire.OpenEvening, code: str
    ) -> None:
        assert problem(anna.post("/api/evenings", asked))[1] == code

    @pytest.mark.parametrize("body", [{}, {"title": "a", "seats": 1}, []])
    def test_is_refused_for_what_cannot_be_read(self, anna: Guest, body: object) -> None:
        assert problem(anna.post("/api/evenings", body)) == (400, "bad-message")

    def test_many_is_refused_and_counted(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, evenings_per_hour=2.0))
        guest = house.guest()
        answers = [guest.post("/api/evenings", ASKED) for _ in range(3)]

        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert house.guest().post("/api/evenings", ASKED).status_code == 429
        assert refused(house, "too-often") == 2

    def test_more_than_can_be_looked_after_is_refused(self, house: Served) -> None:
        anna = house.guest()
        first, *_ = [Organiser(anna) for _ in range(MOST_OPEN)]

        assert problem(anna.post("/api/evenings", ASKED)) == (409, "too-many-evenings")
        first.end()
        assert anna.post("/api/evenings", ASKED).status_code == 201


class TestTheLink:
    def test_opens_this_evening_and_no_other(self, anna: Guest, benno: Guest) -> None:
        one, other = Organiser(anna), Organiser(anna)
        join = wire.JoinEvening("Benno", one.made.invite)

        assert problem(other.ask(join, benno)) == (403, "not-invited")
        assert one.do(join, benno).you == 0

    def test_is_not_told_to_those_who_look_and_not_kept(self, house: Served, anna: Guest) -> None:
        organiser = Organiser(anna)

        assert organiser.made.invite not in anna.http.get(organiser.path).text
        assert organiser.made.invite.encode() not in house.path.read_bytes()

    def test_is_guessed_a_few_times(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, tries_per_minute=2.0))
        organiser, guest = Organiser(house.guest()), house.guest()
        guessed = [organiser.ask(wire.JoinEvening("B", f"{n}"), guest) for n in range(3)]

        assert [problem(one)[1] for one in guessed] == ["not-invited", "not-invited", "too-often"]

    def test_seats_a_hall_of_people_who_come_at_once_from_one_address(
        self, open_house: Open
    ) -> None:
        usual = type(QUICK)(port=0)
        house = open_house(
            replace(
                QUICK,
                tries_per_minute=usual.tries_per_minute,
                creations_per_minute=usual.creations_per_minute,
            )
        )
        organiser = Organiser(house.guest())
        for n in range(64):
            organiser.join(house.stranger(), f"G{n}")
        late = wire.JoinEvening("Late", organiser.made.invite)

        assert problem(organiser.ask(late, house.guest())) == (409, "evening-full")
        view = organiser.pair(1)
        assert [len(table.members) for table in view.played[0].tables] == [4] * 16

    def test_is_renewed_by_the_organiser_alone(self, anna: Guest, benno: Guest) -> None:
        organiser = Organiser(anna)
        path = f"{organiser.path}/invite"
        assert problem(benno.http.post(path)) == (403, "not-organiser")
        made = MADE.decode(anna.http.post(path).content)

        stale = wire.JoinEvening("Benno", organiser.made.invite)
        assert problem(organiser.ask(stale, benno)) == (403, "not-invited")
        assert organiser.do(wire.JoinEvening("Benno", made.invite), benno).you == 0


class TestLooking:
    def test_at_once_is_for_whoever_knows_nothing(self, anna: Guest, benno: Guest) -> None:
        organiser = Organiser(anna)
        view = Organiser.at(benno, organiser.made).see()

        assert (view.you, view.is_organiser) == (None, False)

    def test_waits_for_what_happens(self, house: Served, anna: Guest) -> None:
        organiser, benno = Organiser(anna), house.guest()
        before = organiser.see()
        seen: list[wire.EveningView] = []
        waiting = threading.Thread(target=lambda: seen.append(organiser.see(before.number)))
        waiting.start()
        time.sleep(0.05)
        assert not seen
        Organiser.at(benno, organiser.made).join(benno, "Benno")
        waiting.join(20)

        assert [one.name for one in seen[0].members] == ["Benno"]
        assert seen[0].number > before.number

    def test_ends_when_the_server_does(self, open_house: Open) -> None:
        house = open_house(QUICK)
        organiser = Organiser(house.guest())
        before = organiser.see()
        seen: list[wire.EveningView] = []
        waiting = threading.Thread(target=lambda: seen.append(organiser.see(before.number)))
        waiting.start()
        time.sleep(0.1)
        house.restart()
        waiting.join(20)

        assert seen == [before]

    @pytest.mark.parametrize("after", ["x", "1.5", "9" * 12])
    def test_for_what_is_no_number_is_refused(self, anna: Guest, after: str) -> None:
        path = Organiser(anna).path

        assert problem(anna.http.get(path, params={"after": after})) == (400, "bad-message")

    @pytest.mark.parametrize("path", ["", "/result.csv", "/result.json"])
    def test_at_what_is_not_there_is_refused(self, anna: Guest, path: str) -> None:
        answer = anna.http.get(f"/api/evenings/nowhere{path}")

        assert problem(answer) == (404, "unknown-evening")


class TestABot:
    def test_takes_part_and_everyone_sees_whose_it_is(self, anna: Guest, house: Served) -> None:
        organiser = Organiser(anna)
        bot = house.stranger()
        bot.http.headers["Authorization"] = f"Bearer {tokens(anna, 1)[0]}"
        view = organiser.join(bot, "Greta")

        assert [(one.name, one.owner) for one in view.members] == [("Greta", "Anna")]
        assert view.you == 0
        assert bot.http.get(organiser.path).status_code == 200
        assert not organiser.do(wire.LeaveEvening(), bot).members[0].is_in

    def test_does_nothing_else(self, anna: Guest, house: Served) -> None:
        organiser = Organiser(anna)
        bot = house.stranger()
        bot.http.headers["Authorization"] = f"Bearer {tokens(anna, 1)[0]}"
        commands: list[wire.EveningCommand] = [
            wire.DropMember(0),
            wire.PairRound(1),
            wire.EndEvening(),
        ]
        for command in commands:
            assert problem(organiser.ask(command, bot)) == (403, "not-for-bots")
        assert problem(bot.post("/api/evenings", ASKED)) == (403, "not-for-bots")
        assert problem(bot.http.post(f"{organiser.path}/invite")) == (403, "not-for-bots")


class TestTheResult:
    def test_is_a_table_to_download_without_formulas(self, anna: Guest, benno: Guest) -> None:
        organiser = Organiser(anna)
        organiser.join(benno, "=1+1")
        answer = anna.http.get(f"{organiser.path}/result.csv")

        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert organiser.made.evening in answer.headers["content-disposition"]
        [row] = csv.DictReader(io.StringIO(answer.text))
        assert row["name"] == "'=1+1"

    def test_is_json_to_download(self, anna: Guest, benno: Guest) -> None:
        organiser = Organiser(anna)
        organiser.join(benno, "Benno")
        answer = anna.http.get(f"{organiser.path}/result.json")

        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["standings"][0]["name"] == "Benno"


def test_smaller_tables_are_made_as_the_options_allow(anna: Guest, house: Served) -> None:
    """With somebody else beginning, a table needs as many as to have that seat."""
    start = wire.AskedSetup("las-vegas", raw({"start": 2}))
    organiser = Organiser(anna, setup=start, seats=3)
    for n in range(5):
        organiser.join(house.guest(), f"G{n}")
    made = organiser.pair(1).played[0]

    assert [len(table.members) for table in made.tables] == [3]
    assert len(made.byes) == 2


def test_the_other_game_is_played_as_well(anna: Guest, house: Served) -> None:
    organiser = Organiser(anna, setup=LORDS, seats=3)
    guests = [house.guest() for _ in range(5)]
    for n, guest in enumerate(guests):
        organiser.join(guest, f"G{n}")
    view = organiser.pair(1)

    assert sorted(len(table.members) for table in view.played[0].tables) == [2, 3]
    for table in view.played[0].tables:
        seen = guests[table.members[0]].see(table.room).view
        assert (seen.you, seen.setup.game) == ((0,), "lords-of-vegas")
