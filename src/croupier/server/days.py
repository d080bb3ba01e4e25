"""Games over days: time for a move is counted in hours and days, and nobody has to be there.

No bot steps in for somebody who is merely absent. When time is up the rules say what is done, as at
any table with a timer. While somebody is on vacation their time stands still.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.active_room import ActiveRoom, Break
from croupier.server.house_time import HouseTime
from croupier.server.rooms import Room, RoomChange
from croupier.server.timers import Clock
from croupier.store import days
from croupier.store.pages import Deadline
from croupier.store.store import Store

BOT_SECONDS = 60.0
"""After how long it is looked after a bot that has not moved: its process may have been killed."""


class Waiting(NamedTuple):
    """Who is waited for: the seats, and of those the ones that people play."""

    seats: tuple[Seat, ...]
    people: tuple[Seat, ...]


def awaited(room: Room) -> Waiting:
    """Return who is waited for: those who are asked something, else whoever is on turn."""
    turn = room.turn
    if turn is None:
        return Waiting((), ())
    seats = turn.asked or (turn.seat,)
    people = tuple(seat for seat in seats if room.chairs[seat].plays_as is None)
    return Waiting(seats, people)


def deadline_after(change: RoomChange, now: float) -> Deadline | None:
    """Return for whom a game over days waits after a change; any other waits for those present."""
    room = change.room
    if not room.opened.is_over_days or room.game is None:
        return None
    if change.steps and all(e.is_talk(entry) for entry, _ in change.steps):
        return None
    waiting = awaited(room)
    # Whoever the clock has moved for has not been here, and is told of the next move as well.
    is_late = any(
        isinstance(entry, e.GameEntry) and entry.by == "clock" for entry, _ in change.steps
    )
    known = () if is_late else awaited(change.before).people
    is_persons = waiting.seats[:1] == waiting.people[:1]
    return Deadline(
        played=room.played,
        since=now,
        due_at=now + (room.opened.timer or 0 if is_persons else BOT_SECONDS),
        awaited=tuple(sorted({one for seat in waiting.people for one in _holders(room, seat)})),
        newly=tuple(seat for seat in waiting.people if seat not in known),
    )


def _holders(room: Room, seat: Seat) -> tuple[str, ...]:
    chair = room.chairs[seat]
    return chair.holders if chair.is_persons else ()


class DayKeeper:
    """Knows since when rooms wait, and who is on vacation."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.time = HouseTime(store, clock)
        self._store = store

    def deadline(self, change: RoomChange) -> Deadline | None:
        """Return for whom a game over days waits after a change that happens now."""
        return deadline_after(change, self.time.now())

    async def take_up(self, active: ActiveRoom) -> bool:
        """Find out since when a room waits and who is on vacation; tell whether it waits at all."""
        if not active.room.opened.is_over_days:
            return False
        room = active.room.id
        kept = await self._store.ask(lambda line: days.deadline(line, room))
        active.breaks = await self._breaks(active.room)
        if kept is None or active.room.turn is None:
            return False
        if kept.played == active.room.played:
            active.waiting_since = self.time.moment(kept.since)
        return True

    async def look_again(self, active: ActiveRoom) -> None:
        """Have a room looked after when the time of whoever is waited for is up."""
        room, played, up = active.room.id, active.room.played, active.time_is_up_at
        if (
            up is not None
            and up > self.time.moment(self.time.now())
            and awaited(active.room).people
        ):
            due = self.time.at(up)
            await self._store.ask(lambda line: days.look_again(line, room, played, due))

    async def drop(self, room: str) -> None:
        """Look after a room no more: nothing is played there."""
        await self._store.ask(lambda line: line.run_all(days.ended(room)))

    async def _breaks(self, room: Room) -> Mapping[Seat, Sequence[Break]]:
        holders = {one: Seat(s) for s, chair in enumerate(room.chairs) for one in chair.holders}
        found = await self._store.ask(lambda line: days.vacations(line, [*holders]))
        breaks: dict[Seat, list[Break]] = {}
        for one in found:
            begins, ends = self.time.moment(one.begins_at), self.time.moment(one.ends_at)
            for seat, chair in enumerate(room.chairs):
                if one.profile in chair.holders:
                    breaks.setdefault(Seat(seat), []).append(Break(begins, ends, one.until))
        return breaks
