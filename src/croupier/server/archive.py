"""Tables to join or watch, and finished games: as records, as replays, and from elsewhere."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.games.spec import UnknownGame
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.analysis_worker import loads_judge
from croupier.server.guests import digest, new_id, new_secret
from croupier.server.hub import RoomHub
from croupier.server.room_log import branched, first_page, folded, imported_page, numbered
from croupier.server.rooms import RoomChange, RoomRefusal, opened
from croupier.store.pages import Kept

MOST_LISTED = 50


class Archive:
    """What can be looked up, by whoever asks."""

    def __init__(self, hub: RoomHub) -> None:
        self._hub = hub

    async def listings(self) -> wire.Listings:
        """Return the tables anyone may join or watch."""
        tables = []
        for stored in await self._hub.store.listed(MOST_LISTED):
            try:
                active = await self._hub.active(stored.room)
            except UnknownGame:
                continue
            room, chairs = active.room, active.view((), self._hub.clock.now()).chairs
            tables.append(wire.Listing(room.id, room.setup, room.stage, chairs))
        return wire.Listings(tuple(tables))

    async def record(self, room: str) -> str:
        """Return the record of a finished game."""
        active = await self._hub.active(room)
        if active.room.game is None or active.room.stage != "over":
            raise RoomRefusal("not-over", "A record is given out when the game is over.")
        if active.room.opened.what_if:
            # Two dealers dealt in it, and a record proves the promise of one.
            raise RoomRefusal("what-if", "There is no record of a “what if”.")
        log = [e.DECODER.decode(line.body) for line in await self._hub.store.read(room)]
        played = [entry.entry for entry in log if isinstance(entry, e.GameEntry)]
        return active.room.game.record(active.room.sitters(), played, active.dealer.seed)

    async def record_to_judge(self, room: str) -> str:
        """Return the record of a finished game, if somebody here judges such games."""
        record = await self.record(room)
        active = await self._hub.active(room)
        active.room.agreed.edition.use(loads_judge)
        return record

    async def replay(self, room: str) -> wire.Replay:
        """Return a finished game step by step, as spectators see it."""
        active = await self._hub.active(room)
        if active.room.stage != "over":
            raise RoomRefusal("not-over", "A replay is shown when the game is over.")
        kept = await self._hub.store.read(room)
        # A whole game takes a while to show, and nobody else shall wait for it.
        shown = await asyncio.to_thread(frames, room, kept)
        return wire.Replay(active.view((), self._hub.clock.now()), shown)

    async def what_if(self, room: str, guest: str, asked: wire.WhatIf) -> wire.Created:
        """Let a guest play on from a point of a finished game, against bots."""
        active = await self._hub.active(room)
        if active.room.stage != "over":
            raise RoomRefusal("not-over", "A replay is shown when the game is over.")
        kept = await self._hub.store.read(room)
        log = [e.DECODER.decode(line.body) for line in kept if line.number <= asked.number]
        played = [entry for entry in log if isinstance(entry, e.GameEntry)]
        dealer, invite, other = Dealer.fresh(), new_secret(), new_id()
        opening = replace(
            active.room.opened,
            commitment=dealer.commitment,
            invite=digest(invite),
            listed=False,
            takeover=False,
            timer=None,
            what_if=room,
        )
        start = RoomChange(opened(other, opening))
        # Half a game takes a while to play, and nobody else shall wait for it.
        change = await asyncio.to_thread(branched, start, played, guest, asked, dealer)
        await self._hub.store.write(first_page(opening, change, dealer))
        self._hub.metrics.created.inc()
        return wire.Created(other, invite)

    async def keep_record(self, text: str) -> wire.Created:
        """Keep a game that was played elsewhere, once it has proved true."""
        room = new_id()
        # A whole game takes a while to prove, and nobody else shall wait for it.
        await self._hub.store.write(await asyncio.to_thread(imported_page, room, text))
        return wire.Created(room, "")


def frames(room: str, log: Sequence[Kept]) -> tuple[wire.Frame, ...]:
    """Show everything that was played, as spectators saw it."""
    return tuple(
        wire.Frame(
            number=after.number - 1,
            happened=after.game.told(after.number - 1, entry.by),
            table=after.game.seen(None, ()),
        )
        for entry, after in folded(room, numbered(log)).steps
        if isinstance(entry, e.GameEntry) and after.game is not None
    )
