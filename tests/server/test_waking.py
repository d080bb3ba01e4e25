"""Games over days go on with nobody there: by the clock, by bots, and through restarts."""

import pytest
from msgspec.structs import replace

from croupier.server import entries as e
from croupier.server import wire
from croupier.server.administering import close
from croupier.server.days import BOT_SECONDS
from croupier.server.hub import ANNOUNCE
from croupier.server.waking import CLAIMED_SECONDS, EVERY
from croupier.store import days
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO_STARTS,
    EASY,
    LORDS,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    seated,
)

HOUR = 3600
DAY = 24 * HOUR
UNLOADING = QUICK.idle + 2 * ANNOUNCE
TWO_DAYS = 2 * DAY


def by(house: Served, room: str) -> list[e.By]:
    """Return who has chosen so far."""
    return [entry.by for entry in house.stored(room) if isinstance(entry, e.GameEntry)]


def clocked(house: Served, room: str) -> int:
    """Return how often the clock has chosen."""
    return by(house, room).count("clock")


def left(guest: Guest, room: str) -> float:
    """Return how long somebody has."""
    found = guest.see(room).view.seconds_left
    assert found is not None
    return found


class TestSomebodyWhoIsAbsent:
    def test_is_waited_for_as_long_as_was_agreed_and_no_bot_takes_the_seat(
        self, served: Served
    ) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=TWO_DAYS)
        visit = anna.join(room)
        before = len(served.stored(room))
        served.leap(TWO_DAYS - 2 * EVERY)
        assert len(served.stored(room)) == before
        served.leap(2 * EVERY + 1)

        assert clocked(served, room) == 1
        assert not any(isinstance(entry, e.TakenOver) for entry in served.stored(room))
        visit.until(Visit.is_asked)
        assert not visit.view.chairs[1].away

    def test_loses_a_turn_of_lords_of_vegas_as_its_rules_say(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, LORDS, timer=DAY)
        turn = anna.see(room).view.table
        assert turn is not None
        assert turn.turn is not None
        first = turn.turn.seat
        served.leap(DAY + EVERY)
        after = anna.see(room).view.table

        assert after is not None
        assert after.turn is not None
        assert after.turn.seat != first
        assert {*by(served, room)} <= {"clock", "holder"}

    def test_has_the_whole_time_again_for_the_next_move(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.leap(DAY + EVERY)

        assert DAY - 2 * EVERY <= left(anna, room) <= DAY


class TestARoomInMemory:
    def test_goes_when_nobody_is_there_and_comes_back_when_time_is_up(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.let_pass(UNLOADING)
        assert room not in served.house.hub.rooms
        served.leap(DAY)
        served.let_pass(EVERY)

        assert clocked(served, room) == 1
        served.let_pass(UNLOADING)
        assert room not in served.house.hub.rooms

    def test_is_looked_after_where_a_bot_has_not_moved(
        self, served: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        anna = served.guest()
        hub = served.house.hub
        with monkeypatch.context() as patched:
            patched.setattr(hub, "automate", lambda _active: None)
            room = anna.create(ANNA, EASY, setup=BENNO_STARTS, timer=DAY).room
            served.let_pass(0.0)
        assert "bot" not in by(served, room)
        served.let_pass(BOT_SECONDS + EVERY)

        assert "bot" in by(served, room)

    def test_is_not_removed_for_want_of_moves(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=14 * DAY)
        quick = seated(anna, benno, BENNO_STARTS)
        store = served.house.store
        served.run(store.prune("playing", -1.0))

        assert served.run(store.stored_room(room)) is not None
        assert served.run(store.stored_room(quick)) is None

    def test_that_was_closed_from_outside_is_looked_after_no_more(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        store = served.house.store
        served.run(close(store, room))
        served.let_pass(UNLOADING)
        served.leap(DAY + EVERY)
        served.let_pass(CLAIMED_SECONDS)

        assert served.run(store.ask(lambda line: days.deadline(line, room))) is None

    def test_whose_game_is_over_waits_for_nobody(self, served: Served) -> None:
        anna = served.guest()
        room = anna.create(ANNA, ANNA, setup=ANNA_STARTS, timer=DAY).room
        store = served.house.store
        for _ in range(200):
            if anna.see(room).view.stage == "over":
                break
            served.leap(DAY + 1)

        assert anna.see(room).view.stage == "over"
        assert served.run(store.ask(lambda line: days.deadline(line, room))) is None
        assert served.run(store.ask(lambda line: days.untold(line, 10))) == []


class TestARestart:
    def test_leaves_everybody_the_time_they_had(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.leap(10 * HOUR)
        before = left(anna, room)
        assert before == pytest.approx(14 * HOUR, abs=2 * EVERY)
        served.restart()
        assert left(anna, room) == pytest.approx(before, abs=EVERY)
        served.leap(14 * HOUR - 2 * EVERY)
        assert clocked(served, room) == 0
        served.leap(3 * EVERY)
        served.let_pass(EVERY)

        assert clocked(served, room) == 1

    @pytest.mark.parametrize("jump", [30 * DAY, -30 * DAY])
    def test_with_a_clock_that_was_set_ends_nobodys_turn(self, served: Served, jump: float) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.leap(10 * HOUR)
        served.end()
        served.clock.ahead += jump
        served.start()
        served.let_pass(3 * EVERY)

        assert clocked(served, room) == 0
        assert left(anna, room) == pytest.approx(14 * HOUR, abs=700)

    def test_does_not_begin_the_time_anew_because_somebody_spoke(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.leap(10 * HOUR)
        done(anna.ask(room, wire.Say(fresh(), 0, "Hello?")))
        served.restart()

        assert left(anna, room) == pytest.approx(14 * HOUR, abs=2 * EVERY)

    def test_with_the_clock_set_while_it_runs_changes_nothing(self, served: Served) -> None:
        anna, benno = served.guest(), served.guest()
        room = seated(anna, benno, BENNO_STARTS, timer=DAY)
        served.clock.ahead += 30 * DAY
        served.let_pass(UNLOADING + EVERY)
        assert clocked(served, room) == 0
        assert left(anna, room) == pytest.approx(DAY - UNLOADING, abs=2 * EVERY)


def test_a_room_can_be_over_fourteen_days_and_no_more(served: Served) -> None:
    anna = served.guest()
    setup = wire.Create(ANNA_STARTS, (ANNA, EASY), timer=14 * DAY)
    assert anna.post("/api/rooms", setup).status_code == 201

    assert anna.post("/api/rooms", replace(setup, timer=14 * DAY + 1)).status_code == 400
