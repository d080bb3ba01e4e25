"""A room as it is shown: to everyone alike, and to those who hold seats."""

from croupier.core.seats import Seat
from croupier.lasvegas import Options
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.rooms import Room, RoomChange
from tests.server.house import raw
from tests.server.tables import DEALER, begun, gathered, opening

ANNA, BENNO = Seat(0), Seat(1)
SEED = DEALER.seed.hex()


def shared(room: Room, *present: Seat) -> wire.View:
    """Return what everyone sees."""
    return views.shared(room, present=present, seed=SEED, seconds_left=None)


class TestWhatHappened:
    def test_is_told_by_its_number(self) -> None:
        room = begun()
        told = views.happened(e.Said(seat=ANNA, text="Hello!"), room)

        assert told == wire.TextSaid(room.number - 1, ANNA, "Hello!")

    def test_is_not_told_if_it_concerns_secrets(self) -> None:
        change = RoomChange(begun())
        change = change.then(e.CodeGiven(holder="anna", code="digest", until=1.0))
        change = change.then(e.CodeUsed(code="digest", holder="other"))

        assert [*views.all_that_happened(change)] == []
        assert change.room.chairs[ANNA].holders == ("anna", "other")


class TestChairs:
    def test_say_who_sits_there_and_is_there(self) -> None:
        filled = e.Filled(seat=BENNO, name="Ruby", level="easy")
        change = gathered(opening(), "anna")

        assert views.chairs(change.room, ()) == (
            wire.Chair("person", "anna", None, present=False, away=False, colour=0),
            wire.Chair("open", "", None, present=True, away=False, colour=1),
        )
        assert views.chairs(change.then(filled).room, (ANNA,)) == (
            wire.Chair("person", "anna", None, present=True, away=False, colour=0),
            wire.Chair("bot", "Ruby", "easy", present=True, away=False, colour=1),
        )

    def test_say_who_is_played_for(self) -> None:
        away = begun().after(e.TakenOver(seat=BENNO))

        assert [chair.away for chair in views.chairs(away, (ANNA,))] == [False, True]


class TestAView:
    def test_holds_no_seed_before_the_end(self) -> None:
        assert shared(begun()).seed is None

    def test_shows_no_table_before_the_game(self) -> None:
        room = gathered(opening(), "anna").room

        assert views.own(shared(room), room, (ANNA,)).table is None
        assert views.own(shared(room), room, (ANNA,)).you == (ANNA,)

    def test_lists_the_choices_of_ones_own_seats_only(self) -> None:
        room = begun("las-vegas", raw(Options(start=ANNA)))
        tables = [views.own(shared(room), room, you).table for you in ((ANNA,), (BENNO,), ())]

        assert [table is not None and len(table.yours) for table in tables] == [1, 0, 0]
