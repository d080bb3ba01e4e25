"""What is left in the log of a room when somebody is not to be known any more: what was played."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from croupier.server import entries as e
from croupier.server.acts import AskSeat
from croupier.server.answers import sent_name
from croupier.server.rooms import SOMEBODY, RoomSeat
from croupier.store.pages import Kept


def was_held(chair: RoomSeat, guests: Collection[str]) -> bool:
    """Tell whether one of these guests holds a seat, or has left it."""
    return not {*chair.holders, *chair.left_by}.isdisjoint(guests)


def rewritten(kept: Iterable[Kept], guests: Collection[str]) -> Iterator[Kept | None]:
    """Yield the lines of a log that named these guests, without their names and secrets.

    What they said is left out altogether: its body is empty. For a line that stays as it is there
    is none.
    """
    seats: set[int] = set()
    for line in kept:
        entry = e.DECODER.decode(line.body)
        match entry:
            case e.Seated(seat=seat, holders=holders):
                is_theirs = not {*holders}.isdisjoint(guests)
                (seats.add if is_theirs else seats.discard)(seat)
                if is_theirs:
                    entry = replace(entry, name=SOMEBODY, holders=(), owner="")
            case e.Filled(seat=seat):
                seats.discard(seat)
            case e.Said(seat=seat) | e.Reacted(seat=seat) if seat in seats:
                yield Kept(line.number, line.at, b"")
                continue
            case e.CodeGiven(holder=holder) | e.CodeUsed(holder=holder) if holder in guests:
                entry = replace(entry, holder="")
            case e.SeatGiven(seat=seat, holder=holder) if holder in guests:
                seats.add(seat)
                entry = replace(entry, holder="")
            case e.Proposed(guest=guest, act=AskSeat() as act) if guest in guests:
                entry = replace(entry, guest="", act=replace(act, name=SOMEBODY))
            case e.Adopted(guest=guest, profile=profile) if {guest, profile} & {*guests}:
                entry = replace(entry, guest="", profile="")
            case _:
                pass
        if entry.sent.startswith(tuple(sent_name(guest, "") for guest in guests)):
            entry = replace(entry, sent="")
        body = e.ENCODER.encode(entry)
        yield Kept(line.number, line.at, body) if body != line.body else None
