"""What was done about a table, as it is told and shown."""

from typing import assert_never

from croupier.core.phrases import Name, Word
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import (
    AllowGallery,
    AskSeat,
    ChangeTable,
    Deed,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
)
from croupier.server.rooms import Room


def order(room: Room) -> wire.Order:
    """Return the order at a table as everyone sees it: who was removed is nobody's business."""
    hosting = room.hosting
    return wire.Order(
        host=hosting.host,
        paused=hosting.paused,
        ended=hosting.ended,
        gallery=hosting.gallery,
        muted=hosting.muted,
        proposals=tuple(
            wire.Proposal(one.number, one.act, one.by, one.yes, one.no) for one in hosting.proposals
        ),
    )


def arranged(
    entry: e.Acted | e.Settled | e.SeatGiven | e.Proposed, number: int
) -> wire.TableArranged | None:
    """Tell what was done about a table, or asked for; what was agreed on tells itself."""
    match entry:
        case e.Acted(act=act):
            return _done(act, number)
        case e.Settled(passed=passed):
            return None if passed else _told(number, "table-declined")
        case e.SeatGiven(seat=seat):
            return _told(number, "table-seat-given", seat)
        case e.Proposed(act=AskSeat(seat=seat, name=asker)):
            return _told(number, "table-seat-asked", Seat(seat), asker=asker)
        case e.Proposed(by=by):
            return _told(number, "table-proposed", by)
        case _:
            assert_never(entry)


def _done(act: Deed, number: int) -> wire.TableArranged:
    match act:
        case RemoveSeat(seat=seat):
            return _told(number, "table-removed", Seat(seat))
        case MuteSeat(seat=seat, muted=muted):
            return _told(number, "table-muted" if muted else "table-unmuted", Seat(seat))
        case PauseGame(paused=paused):
            return _told(number, "table-paused" if paused else "table-goes-on")
        case EndGame():
            return _told(number, "table-ended")
        case ChangeTable():
            return _told(number, "table-changed")
        case AllowGallery(allowed=allowed):
            return _told(number, "table-gallery-open" if allowed else "table-gallery-closed")
        case _:
            assert_never(act)


def _told(number: int, message: str, seat: Seat | None = None, **words: Word) -> wire.TableArranged:
    """Tell it by a message; one about a seat names it."""
    named: dict[str, Word] = {"name": Name(seat)} if seat is not None else {}
    return wire.TableArranged(number, seat, message, {**named, **words})
