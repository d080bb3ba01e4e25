"""What whoever runs the house does with its database, beside the servers or without them."""

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Raw, Struct

from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.hub import UnknownRoom
from croupier.server.room_log import folded, numbered, page_of
from croupier.server.rooms import Room, RoomChange
from croupier.store import order, reading, tokens
from croupier.store.errors import Taken
from croupier.store.pages import Kept, StoredRoom
from croupier.store.store import Store
from croupier.store.tokens import BotToken

RACES = 5
"""How often a room is closed anew when somebody there was quicker."""
AT_A_TIME = 1000
"""How many entries are looked through in one go."""


class ShownRoom(Struct, frozen=True):
    """A room as it stands on the shelf, and as its log tells it."""

    stored: StoredRoom
    room: Room
    entries: Sequence[Kept]


class SeatHeld(Struct, frozen=True):
    """A seat that a guest took, and under which name."""

    room: str
    seat: Seat
    name: str


class GuestKept(Struct, frozen=True):
    """All that is kept about a guest."""

    guest: str
    seats: tuple[SeatHeld, ...]
    tokens: tuple[BotToken, ...]
    blocked: tuple[str, ...]
    banned: str | None
    said: tuple[Raw, ...]


class ExportedEntry(Struct, frozen=True):
    """An entry of a room, as it is exported."""

    number: int
    at: float
    entry: Raw


async def shown(store: Store, name: str) -> ShownRoom:
    """Return a room with its log, or refuse a name no room has."""
    stored = await store.stored_room(name)
    entries = await store.read(name)
    if stored is None or not entries:
        raise UnknownRoom
    return ShownRoom(stored, folded(name, numbered(entries)).room, entries)


async def close(store: Store, name: str) -> None:
    """Close a table, whoever plays there: its log ends with that."""
    for _ in range(RACES):
        found = await shown(store, name)
        if found.room.stage in ("over", "closed"):
            raise InvalidOptions("The game at this table is over already.")
        change = RoomChange(found.room).then(e.Closed())
        try:
            await store.write(page_of(change))
        except Taken:
            await asyncio.sleep(0.1)
            continue
        await store.ask(partial(order.note_closing, room=name))
        return
    raise InvalidOptions("Others at this table are quicker each time; try again.")


def exported(found: ShownRoom) -> str:
    """Return the log of a room, a line for each entry, after one that says what it is."""
    head = msgspec.to_builtins(found.stored)
    if found.room.stage not in ("over", "closed"):
        # Whoever has it knows all dice to come.
        del head["seed"]
    lines = [head, *(ExportedEntry(one.number, one.at, Raw(one.body)) for one in found.entries)]
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


async def holders(store: Store, who: str) -> Sequence[str]:
    """Return the guests that are meant: one by their id, or those on a seat, as ROOM/SEAT."""
    name, slash, seat = who.rpartition("/")
    if not slash:
        return [who]
    chairs = (await shown(store, name)).room.chairs
    if not seat.isdecimal() or not 1 <= int(seat) <= len(chairs):
        raise InvalidOptions(f"This table has seats 1 to {len(chairs)}.")
    found = chairs[int(seat) - 1].holders
    if not found:
        raise InvalidOptions("Nobody from outside holds that seat.")
    return found


async def guests(store: Store) -> dict[str, list[SeatHeld]]:
    """Return all guests who ever took a seat, with what they took; it reads all logs."""
    found: dict[str, list[SeatHeld]] = {}
    for room, kept in await _entries_with(store, '"type":"seated"'):
        entry = e.DECODER.decode(kept.body)
        if isinstance(entry, e.Seated):
            for holder in entry.holders:
                found.setdefault(holder, []).append(SeatHeld(room, entry.seat, entry.name))
    return found


async def guest(store: Store, who: str) -> GuestKept:
    """Return all that is kept about a guest; it reads all logs."""
    seats = (await guests(store)).get(who, [])
    bans = await store.ask(order.bans)
    sent = await _entries_with(store, f'"sent":"{who[:16]}.')
    kept = GuestKept(
        guest=who,
        seats=tuple(seats),
        tokens=tuple(await store.ask(partial(tokens.of_guest, guest=who))),
        blocked=tuple(one.name for one in await store.ask(partial(order.blocks, guest=who))),
        banned=next((ban.why for ban in bans if ban.guest == who), None),
        said=tuple(Raw(one.body) for _, one in sent if e.is_talk(e.DECODER.decode(one.body))),
    )
    if not (kept.seats or kept.tokens or kept.blocked or kept.banned is not None):
        raise CroupierError("unknown-guest", "Nothing is kept about such a guest.")
    return kept


async def _entries_with(store: Store, text: str) -> list[tuple[str, Kept]]:
    """Return all entries with a text in them, reading whole rooms at a time."""
    found: list[tuple[str, Kept]] = []
    after = ""
    while names := await store.rooms(after, AT_A_TIME):
        after = names[-1]
        for name in names:
            asked = partial(reading.entries_with, room=name, text=text)
            found += [(name, kept) for kept in await store.ask(asked)]
    return found
