"""For whom a game over days waits, since when, and whose time stands still."""

import pytest
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.commands import begin
from croupier.server.days import BOT_SECONDS, awaited, deadline_after
from croupier.server.rooms import RoomChange
from croupier.store.pages import Deadline
from tests.server.tables import DEALER, gathered, opening

DAY = 24 * 3600


def begun(timer: int | None = DAY) -> RoomChange:
    """Return a game of Anna and Benno that begins."""
    return begin(gathered(opening(timer=timer), "anna", "benno"), DEALER)


def on_turn(change: RoomChange) -> Seat:
    """Return whose move it is."""
    assert change.room.turn is not None
    return change.room.turn.seat


def test_waits_for_whoever_is_on_turn() -> None:
    change = begun()
    seat = on_turn(change)
    [holder] = change.room.chairs[seat].holders

    due = Deadline(change.room.played, 5.0, 5.0 + DAY, (holder,), (seat,))
    assert deadline_after(change, 5.0) == due


@pytest.mark.parametrize("timer", [None, 60, 3600])
def test_knows_nothing_of_tables_where_people_sit(timer: int | None) -> None:
    assert deadline_after(begun(timer), 5.0) is None


def test_waits_for_nobody_before_it_begins() -> None:
    assert deadline_after(gathered(opening(timer=DAY), "anna", "benno"), 5.0) is None


def test_does_not_wait_anew_because_somebody_speaks() -> None:
    change = RoomChange(begun().room).then(e.Said(seat=Seat(0), text="Hello!"))

    assert deadline_after(change, 5.0) is None


def test_tells_only_those_whose_move_it_was_not_before() -> None:
    before = begun().room
    change = RoomChange(before).then(e.TakenOver(seat=Seat(1 - on_turn(begun()))))
    found = deadline_after(change, 5.0)

    assert found is not None
    assert found.newly == ()
    assert found.awaited


def test_tells_whoever_the_clock_has_moved_for_of_the_next_move_too() -> None:
    before = begun().room
    change = RoomChange(before)
    while not change.steps or on_turn(change) != on_turn(begun()):
        change = change.overdue(on_turn(change), DEALER, "clock")
    found = deadline_after(change, 5.0)

    assert found is not None
    assert found.newly == (on_turn(begun()),)


def test_is_looked_after_soon_where_a_bot_is_on_turn() -> None:
    before = begun().room
    change = RoomChange(before).then(e.Vacated(seat=on_turn(begun())))
    found = deadline_after(change, 5.0)

    assert found == Deadline(before.played, 5.0, 5.0 + BOT_SECONDS, (), ())


def test_does_not_wait_for_a_bot_from_outside_by_name() -> None:
    room = begun().room
    seat = on_turn(begun())
    chairs = list(room.chairs)
    chairs[seat] = replace(chairs[seat], owner="Carla")
    change = RoomChange(replace(room, chairs=tuple(chairs)))
    found = deadline_after(change, 5.0)

    assert found is not None
    assert found.awaited == ()
    assert awaited(change.room).people == (seat,)
