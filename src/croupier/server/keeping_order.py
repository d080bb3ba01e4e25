"""Keeping order: who is banned is let in nowhere, and nobody has to sit with whom they block.

Whoever runs the house bans guests and closes tables from outside (`croupier admin`), in the
database; every server looks there once in a while.
"""

from collections.abc import Sequence
from functools import partial

from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.guests import NotAllowed, is_same
from croupier.server.rooms import Room, RoomRefusal, require_some_seat
from croupier.store import order
from croupier.store.order import Block
from croupier.store.store import Store


class HouseOrder:
    """Who is banned, as far as this process knows, and who has blocked whom."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[str] = frozenset()

    async def refresh(self, rooms: Sequence[str]) -> Sequence[str]:
        """Look who is banned; return those of some rooms that were closed from outside."""
        self._banned = frozenset(ban.guest for ban in await self._store.ask(order.bans))
        return await self._store.ask(partial(order.closed, rooms=rooms))

    def require_welcome(self, guest: str) -> None:
        """Refuse whoever is banned."""
        if guest in self._banned:
            raise NotAllowed("banned", "This house is closed to you.")

    async def require_peace(self, room: Room, guest: str) -> None:
        """Refuse a seat to somebody whom one of those who sit there has blocked."""
        others = {holder for chair in room.chairs for holder in chair.holders}
        if await self._store.ask(partial(order.has_blocked, guests=others, other=guest)):
            raise NotAllowed("blocked", "You cannot take a seat at this table.")

    async def block(self, room: Room, guest: str, seat: int) -> None:
        """Block whoever holds a seat, for somebody who sits at the same table."""
        require_some_seat(room, guest)
        if seat >= len(room.chairs) or not room.chairs[seat].is_held:
            raise RoomRefusal("nobody-there", "Nobody sits there who could be blocked.")
        chair = room.chairs[seat]
        if chair.is_held_by(guest):
            raise RoomRefusal("own-seat", "This seat is your own.")
        for holder in chair.holders:
            blocked = partial(order.block, guest=guest, blocked=holder, name=chair.name)
            if not await self._store.ask(blocked):
                raise RoomRefusal("too-many-blocked", "You have blocked as many as can be.")

    async def unblock(self, guest: str, number: int) -> None:
        """Block somebody no longer."""
        if not await self._store.ask(partial(order.unblock, guest=guest, number=number)):
            raise RoomRefusal("not-blocked", "Nobody is blocked by that number.")

    async def blocks(self, guest: str, room: Room | None = None) -> wire.Blocks:
        """Return whom a guest has blocked, and who of them sits in a room."""
        kept = await self._store.ask(partial(order.blocks, guest=guest))
        return wire.Blocks(
            tuple(wire.Blocked(one.number, one.name) for one in kept),
            tuple(_blocked_seats(room, kept)) if room is not None else (),
        )


def _blocked_seats(room: Room, kept: Sequence[Block]) -> Sequence[wire.BlockedSeat]:
    return [
        wire.BlockedSeat(Seat(seat), one.number)
        for seat, chair in enumerate(room.chairs)
        for one in kept
        if any(is_same(holder, one.blocked) for holder in chair.holders)
    ]
