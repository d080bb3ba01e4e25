"""A room as it is shown: what happened, who sits where, and what one may do."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.arranging import arranged, order
from croupier.server.rooms import Room, RoomChange, RoomSeat


def happened(entry: e.Entry, after: Room) -> wire.Happened | None:
    """Tell an entry to everyone; what concerns secrets is nobody's business."""
    number = after.number - 1
    match entry:
        # Most are moves and outcomes, and kinds are looked at one after the other.
        case e.GameEntry(by=by):
            assert after.game is not None, "something was played"
            return after.game.told(number, by)
        case e.Seated(seat=seat, name=name) | e.Filled(seat=seat, name=name):
            return wire.SeatTaken(number, seat, name)
        case e.Vacated(seat=seat):
            return wire.SeatLeft(number, seat)
        case e.Begun():
            return wire.GameBegun(number)
        case e.Said(seat=seat, text=text):
            return wire.TextSaid(number, seat, text)
        case e.Reacted(seat=seat, reaction=reaction):
            return wire.ReactionShown(number, seat, reaction)
        case e.TakenOver(seat=seat):
            return wire.BotStepsIn(number, seat)
        case e.Returned(seat=seat):
            return wire.HolderReturns(number, seat)
        case e.Again(seats=seats, yes=yes):
            return wire.AgainSaid(number, seats, yes)
        case e.Coached(seat=seat):
            return wire.CoachAsked(number, seat)
        case e.Closed():
            return wire.TableClosed(number)
        case e.Rematched(room=room):
            return wire.PlayAgain(number, room)
        case e.Acted() | e.Settled() | e.SeatGiven() | e.Proposed() | e.Unlisted():
            return arranged(entry, number)
        case e.Opened() | e.CodeGiven() | e.CodeUsed() | e.Adopted() | e.Forgotten() | e.Voted():
            return None
        case _:
            assert_never(entry)


def all_that_happened(change: RoomChange) -> Iterator[wire.Happened]:
    """Tell the entries of a change."""
    for entry, after in change.steps:
        if (told := happened(entry, after)) is not None:
            yield told


def chairs(room: Room, present: Collection[Seat]) -> tuple[wire.Chair, ...]:
    """Return the seats as everyone sees them."""
    return _chairs(room.chairs, room.colours, frozenset(present))


# They stay as they are from one move to the next.
@lru_cache(maxsize=4096)
def _chairs(
    seats: tuple[RoomSeat, ...], colours: tuple[int, ...], present: frozenset[Seat]
) -> tuple[wire.Chair, ...]:
    return tuple(
        wire.Chair(
            kind="open" if chair.is_open else "bot" if chair.level or chair.owner else "person",
            name=chair.name,
            level=chair.level,
            present=not chair.is_held or seat in present,
            away=chair.away,
            colour=colours[seat],
            again=chair.again,
            owner=chair.owner,
            left=bool(chair.left_by),
        )
        for seat, chair in enumerate(seats)
    )


def shared(
    room: Room, *, present: Collection[Seat], seed: str, seconds_left: float | None
) -> wire.View:
    """Return what everyone sees of a room alike; the table is not among it."""
    return wire.View(
        room=room.id,
        number=room.number - 1,
        setup=room.setup,
        stage=room.stage,
        chairs=chairs(room, present),
        you=(),
        listed=room.opened.listed,
        takeover=room.opened.takeover,
        coach=room.coaching,
        timer=room.opened.timer,
        seconds_left=seconds_left,
        commitment=room.opened.commitment,
        seed=seed if room.stage in ("over", "closed") else None,
        rematch=room.rematch,
        what_if=room.opened.what_if or ("puzzle" if room.opened.position else None),
        evening=room.opened.evening or None,
        table=None,
        counts=room.opened.counts,
        order=order(room),
    )


def with_vacations(view: wire.View, until: Sequence[str]) -> wire.View:
    """Show who is on vacation, and until when."""
    if not any(until):
        return view
    chairs = tuple(
        replace(chair, vacation=day) for chair, day in zip(view.chairs, until, strict=True)
    )
    return replace(view, chairs=chairs)


def table(room: Room, you: tuple[Seat, ...]) -> wire.AnySeen | None:
    """Return the game of a room as the holder of some seats, or none, sees it."""
    if room.game is None:
        return None
    return room.game.seen(room.viewer(you), room.acting(you))


def own(seen: wire.View, room: Room, you: tuple[Seat, ...]) -> wire.View:
    """Return a room as the holder of some seats, or none, sees it, from what everyone sees."""
    return replace(seen, you=you, table=table(room, you))
