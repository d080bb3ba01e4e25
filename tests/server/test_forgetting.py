"""What is left of somebody in a log."""

from collections.abc import Sequence

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import AskSeat
from croupier.server.forgetting import rewritten, was_held
from croupier.server.rooms import SOMEBODY, RoomSeat
from croupier.store.pages import Kept

ANNA, BENNO, PHONE = "a" * 64, "b" * 64, "c" * 64
FIRST, SECOND = Seat(0), Seat(1)


def left(*entries: e.Entry) -> dict[int, e.Entry | None]:
    """Return which entries change when Anna is forgotten, by their numbers; some go."""
    kept: Sequence[Kept] = [
        Kept(number, 1.0, e.ENCODER.encode(entry)) for number, entry in enumerate(entries)
    ]
    lines = [*rewritten(kept, (ANNA, PHONE))]
    assert len(lines) == len(kept)
    changed = [line for line in lines if line is not None]
    return {line.number: e.DECODER.decode(line.body) if line.body else None for line in changed}


def test_a_seat_is_somebodys() -> None:
    anna = e.Seated(seat=FIRST, name="Anna", holders=(ANNA,))
    benno = e.Seated(seat=SECOND, name="Benno", holders=(BENNO,))

    assert left(anna, benno) == {0: e.Seated(seat=FIRST, name=SOMEBODY, holders=())}


def test_what_was_said_goes_unless_another_sat_there() -> None:
    anna = e.Seated(seat=FIRST, name="Anna", holders=(ANNA,))
    benno = e.Seated(seat=FIRST, name="Benno", holders=(BENNO,))
    said, shown = e.Said(seat=FIRST, text="Hello!"), e.Reacted(seat=FIRST, reaction="wow")

    assert left(benno, said, anna, said, shown, benno, said) == {
        2: e.Seated(seat=FIRST, name=SOMEBODY, holders=()),
        3: None,
        4: None,
    }


def test_nobody_is_named_as_the_sender_of_a_move() -> None:
    theirs = e.Begun(sent=f"{ANNA[:16]}.c1")
    others = e.Begun(sent=f"{BENNO[:16]}.c1")

    assert left(theirs, others) == {0: e.Begun()}


def test_whoever_asked_for_a_seat_or_got_one_is_nobody() -> None:
    asked = e.Proposed(act=AskSeat(1, "Anna"), by=None, seats=(), until=9.0, guest=PHONE)
    other = e.Proposed(act=AskSeat(1, "Benno"), by=None, seats=(), until=9.0, guest=BENNO)
    given = e.SeatGiven(seat=SECOND, holder=PHONE)
    said = e.Said(seat=SECOND, text="I am back!")

    assert left(asked, other, given, said) == {
        0: e.Proposed(act=AskSeat(1, SOMEBODY), by=None, seats=(), until=9.0),
        2: e.SeatGiven(seat=SECOND, holder=""),
        3: None,
    }


def test_codes_and_devices_are_nobodys() -> None:
    given = e.CodeGiven(holder=ANNA, code="c0de", until=1.0)
    used = e.CodeUsed(code="c0de", holder=PHONE)
    adopted = e.Adopted(guest=PHONE, profile=ANNA)
    other = e.Adopted(guest=BENNO, profile=BENNO)

    assert left(given, used, adopted, other) == {
        0: e.CodeGiven(holder="", code="c0de", until=1.0),
        1: e.CodeUsed(code="c0de", holder=""),
        2: e.Adopted(guest="", profile=""),
    }


def test_a_seat_that_was_left_is_known_to_be_theirs() -> None:
    assert was_held(RoomSeat("Anna", holders=(ANNA,)), (ANNA,))
    assert was_held(RoomSeat("Anna", "medium", left_by=(ANNA,)), (ANNA,))
    assert not was_held(RoomSeat("Benno", holders=(BENNO,)), (ANNA,))
