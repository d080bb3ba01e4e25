"""One's games over days: which wait for one, and vacation."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from croupier.server import wire
from croupier.server.my_days import MOST_VACATION
from croupier.server.waking import EVERY
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO_STARTS,
    OPEN,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    problem,
    seated,
)
from tests.server.test_notices import moves
from tests.server.test_waking import clocked, left

HOUR = 3600
DAY = 24 * HOUR
GAMES = msgspec.json.Decoder(wire.MyGames)
VACATIONS = msgspec.json.Decoder(wire.VacationState)


def games(guest: Guest) -> list[wire.RunningRoom]:
    """Return where somebody sits."""
    return [*GAMES.decode(guest.http.get("/api/me/games").content).games]


def day(house: Served, ahead: int) -> str:
    """Return the day it will be in so many days."""
    today = datetime.fromtimestamp(house.clock.wall(), UTC).date()
    return (today + timedelta(days=ahead)).isoformat()


def away(guest: Guest, until: str | None) -> wire.VacationState:
    """Be away until then."""
    answer = guest.post("/api/me/vacation", wire.GoAway(until))
    assert answer.status_code == 200, answer.text
    return VACATIONS.decode(answer.content)


def vacation(guest: Guest) -> wire.VacationState:
    return VACATIONS.decode(guest.http.get("/api/me/vacation").content)


class TestOnesGames:
    def test_are_listed_with_whose_move_it_is_most_urgent_first(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        quick = seated(anna, benno, ANNA_STARTS)
        slow = seated(anna, benno, ANNA_STARTS, timer=3 * DAY)
        soon = seated(anna, benno, ANNA_STARTS, timer=DAY)
        theirs = seated(anna, benno, BENNO_STARTS, timer=DAY)

        assert [(one.room, one.yours) for one in games(anna)[:2]] == [(soon, True), (slow, True)]
        rest = {one.room: one for one in games(anna)[2:]}
        assert {*rest} == {quick, theirs}
        assert rest[quick] == wire.RunningRoom(quick, "las-vegas")
        assert rest[theirs].yours is False
        assert games(anna)[0].seconds_left == pytest.approx(DAY, abs=EVERY)
        assert games(benno)[0].room == theirs

    def test_follow_the_moves(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, ANNA_STARTS, timer=DAY)
        moves(anna, room)

        assert [one.yours for one in games(anna)] == [False]
        assert [one.yours for one in games(benno)] == [True]

    def test_are_those_of_all_devices_of_a_profile(self, served: Served) -> None:
        anna, benno, phone = served.guest(), served.guest(), served.guest()
        anna.make_profile()
        room = seated(phone, benno, ANNA_STARTS, timer=DAY)
        assert phone.use_code(anna.device_code()).status_code == 200

        assert [(one.room, one.yours) for one in games(anna)] == [(room, True)]

    def test_are_none_of_a_stranger(self, served: Served) -> None:
        seated(served.guest(), served.guest(), ANNA_STARTS, timer=DAY)

        assert games(served.stranger()) == []


class TestAVacation:
    def test_lets_ones_time_stand_still_and_others_see_it(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        benno.make_profile("Benno")
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        visit = anna.join(room)
        served.leap(10 * HOUR)
        until = day(served, 5)
        assert away(benno, until) == wire.VacationState(until, MOST_VACATION)
        visit.until(lambda visit: visit.view.chairs[1].vacation == until)
        assert visit.view.chairs[0].vacation == ""
        served.leap(4 * DAY)
        served.let_pass(2 * EVERY)
        assert clocked(served, room) == 0

        assert away(benno, None).until is None
        visit.until(lambda visit: visit.view.chairs[1].vacation == "")
        assert left(anna, room) == pytest.approx(14 * HOUR, abs=3 * EVERY)
        served.leap(14 * HOUR)
        served.let_pass(3 * EVERY)
        assert clocked(served, room) == 1

    def test_ends_by_itself_at_the_end_of_its_last_day(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        benno.make_profile("Benno")
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        away(benno, day(served, 0))
        served.leap(DAY - 60)
        served.let_pass(2 * EVERY)
        assert clocked(served, room) == 0
        assert vacation(benno).until is None
        assert anna.see(room).view.chairs[1].vacation == ""
        served.leap(DAY)
        served.let_pass(2 * EVERY)

        assert clocked(served, room) == 1

    def test_holds_at_tables_taken_later_and_through_a_restart(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        benno.make_profile("Benno")
        until = day(served, 9)
        away(benno, until)
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        anna.join(room).until(lambda visit: visit.view.chairs[1].vacation == until)
        served.restart()
        assert anna.see(room).view.chairs[1].vacation == until
        served.leap(5 * DAY)
        served.let_pass(2 * EVERY)

        assert clocked(served, room) == 0

    def test_stops_no_clock_of_others_nor_of_a_quick_table(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        anna.make_profile()
        away(anna, day(served, 9))
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        quick = seated(anna, benno, ANNA_STARTS, timer=60)
        visit = benno.join(quick)
        served.leap(61)
        visit.until(Visit.is_asked)
        served.leap(DAY)
        served.let_pass(2 * EVERY)

        assert clocked(served, room) == 1
        assert visit.view.chairs[0].vacation == ""

    def test_is_only_so_long_in_a_year(self, served: Served) -> None:
        benno = served.guest()
        benno.make_profile("Benno")
        too_long = wire.GoAway(day(served, MOST_VACATION))
        assert problem(benno.post("/api/me/vacation", too_long)) == (400, "bad-vacation")
        away(benno, day(served, 19))
        served.leap(19 * DAY)
        assert away(benno, None).days_left == MOST_VACATION - 19
        served.leap(10 * DAY)
        again = wire.GoAway(day(served, 14))
        assert problem(benno.post("/api/me/vacation", again)) == (400, "bad-vacation")
        assert away(benno, day(served, 9)).until == day(served, 9)
        served.leap(400 * DAY)

        assert vacation(benno).days_left == MOST_VACATION

    @pytest.mark.parametrize("until", ["", "tomorrow", "2026-13-01", "9999-12-31", "1970-01-01"])
    def test_is_until_a_day_that_comes(self, served: Served, until: str) -> None:
        benno = served.guest()
        benno.make_profile("Benno")

        assert problem(benno.post("/api/me/vacation", wire.GoAway(until))) == (400, "bad-vacation")

    def test_is_only_for_those_who_are_known(self, served: Served) -> None:
        anna = served.guest()
        answer = anna.post("/api/me/vacation", wire.GoAway(day(served, 3)))

        assert problem(answer) == (403, "no-profile")
        assert problem(anna.http.get("/api/me/vacation")) == (403, "no-profile")

    def test_is_exported_and_forgotten_with_the_profile(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        benno.make_profile("Benno")
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        until = day(served, 5)
        away(benno, until)
        assert until in benno.http.get("/api/me/export").text
        assert benno.http.post("/api/me/forget").status_code == 204
        served.let_pass(0.0)

        assert anna.see(room).view.chairs[1].vacation == ""


def test_a_table_that_gathers_is_listed_too(served: Served) -> None:
    anna = served.guest()
    created = anna.create(ANNA, OPEN, timer=DAY)

    assert games(anna) == [wire.RunningRoom(created.room, "las-vegas")]
    done(anna.ask(created.room, wire.Leave(fresh(), 0)))
