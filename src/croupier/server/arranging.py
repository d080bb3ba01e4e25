"""What was done about a table, as it is told and shown."""

from typing import assert_never

from croupier.core.phrases import Name, Phrase, Word
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
    entry: e.Acted | e.Settled | e.SeatGiven | e.Proposed | e.Unlisted, number: int
) -> wire.TableArranged | None:
    """Tell what was done about a table, or asked for; what was agreed on tells itself."""
    match entry:
        case e.Acted(act=act):
            seat = Seat(act.seat) if isinstance(act, RemoveSeat | MuteSeat) else None
            return _told(number, _done(act), seat)
        case e.Settled(passed=passed):
            return None if passed else _told(number, Phrase("table-declined"))
        case e.SeatGiven(seat=seat):
            return _told(number, Phrase("table-seat-given"), seat)
        case e.Proposed(act=AskSeat(seat=asked, name=asker)):
            return _told(number, Phrase("table-seat-asked", {"asker": asker}), Seat(asked))
        case e.Proposed(by=by):
            return _told(number, Phrase("table-proposed"), by)
        case e.Unlisted():
            return _told(number, Phrase("table-unlisted"))
        case _:
            assert_never(entry)


def _done(act: Deed) -> Phrase:
    """Say what was done."""
    match act:
        case RemoveSeat():
            return Phrase("table-removed")
        case MuteSeat(muted=muted):
            return Phrase("table-muted") if muted else Phrase("table-unmuted")
        case PauseGame(paused=paused):
            return Phrase("table-paused") if paused else Phrase("table-goes-on")
        case EndGame():
            return Phrase("table-ended")
        case ChangeTable():
            return Phrase("table-changed")
        case AllowGallery(allowed=allowed):
            return Phrase("table-gallery-open") if allowed else Phrase("table-gallery-closed")
        case _:
            assert_never(act)


def _told(number: int, phrase: Phrase, seat: Seat | None = None) -> wire.TableArranged:
    """Tell it; what is about a seat names whoever sits there."""
    named: dict[str, Word] = {"name": Name(seat)} if seat is not None else {}
    return wire.TableArranged(number, seat, phrase.message, {**named, **phrase.words})
