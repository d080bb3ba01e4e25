"""Tables to join or watch, and finished games: as records, as replays, and from elsewhere.

Nothing here takes a room into memory: what is looked up is read from the store, finished games
once for all who ask.
"""

import asyncio
import gzip
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import UnknownGame
from croupier.puzzles.daily import PuzzlePlace, find
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.caching import SharedReads
from croupier.server.commands import begin
from croupier.server.counting import require_not_counted
from croupier.server.guests import digest, new_id, new_secret
from croupier.server.hub import RoomHub, UnknownRoom
from croupier.server.limiting import Asker, Buckets, Places
from croupier.server.room_log import (
    after_all,
    against_bots,
    branched,
    first_page,
    imported_page,
    in_slices,
    numbered,
    room_opened,
)
from croupier.server.rooms import (
    Numbered,
    Room,
    RoomChange,
    RoomRefusal,
    RoomStep,
    opened,
    steps_from,
)
from croupier.store.pages import Page, StoredRoom

MOST_LISTED = 50
LIST_SECONDS = 1.0
"""How old the list of tables may be."""
MOST_LISTS = 64 * 1024
MOST_BYTES = 64 * 1024 * 1024
"""How much of finished games is kept, packed: some thousand replays, or far more records."""
MOST_WAITING = 50
ABREAST = 2
"""How many finished games are read at a time; each takes a part of a second of a core."""
PER_GUEST, PER_ADDRESS = 4, 16
"""How many of those that wait may be of one guest, or asked for from one address."""
NOBODY = Asker("nobody")


class Finished(Struct, frozen=True):
    """A finished game as it is kept."""

    room: str
    seed: str
    log: tuple[Numbered, ...]

    @property
    def entries(self) -> Sequence[e.Entry]:
        """What is kept of it."""
        return [entry for _, entry in self.log]

    @property
    def opening(self) -> e.Opened:
        """How its room was opened."""
        _, opening = self.log[0]
        assert isinstance(opening, e.Opened), "a room begins with its opening"
        return opening

    @property
    def played(self) -> Sequence[e.GameEntry]:
        """What was played."""
        return [entry for entry in self.entries if isinstance(entry, e.GameEntry)]


class ListedRoom(Struct, frozen=True):
    """Who sits in a room after so many entries; what is played there nobody has looked at."""

    room: Room
    number: int
    touched_at: float


class SeatFold:
    """A log being read only as far as the seats of its room are concerned."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def take(self, entries: Iterable[e.Entry]) -> Iterator[None]:
        """Go on without playing what was played, and stop after each entry."""
        for entry in entries:
            if not isinstance(entry, e.GameEntry):
                self.room = self.room.after(entry)
            yield


class Archive:
    """What can be looked up, by whoever asks."""

    def __init__(self, hub: RoomHub) -> None:
        self._hub = hub
        each = hub.settings.readings_per_minute
        self._games = SharedReads(
            MOST_BYTES,
            most_waiting=MOST_WAITING,
            abreast=ABREAST,
            places=Places(PER_GUEST, PER_ADDRESS),
            buckets=Buckets(each / 60, each, hub.clock.now),
        )
        self._lists = SharedReads(MOST_LISTS, most_waiting=2)
        self._branching = asyncio.Semaphore(1)
        """Of how many games at a time half is played anew."""
        self._listed: dict[str, ListedRoom] = {}

    @property
    def waiting(self) -> int:
        """How many finished games are being read, or are to be."""
        return self._games.waiting

    @property
    def size(self) -> int:
        """How many bytes of finished games are kept."""
        return self._games.size

    async def close(self) -> None:
        """Read no further."""
        await asyncio.gather(self._games.close(), self._lists.close())

    async def listings(self) -> bytes:
        """Return the tables anyone may join or watch, as they were within the last second."""
        second = self._hub.clock.now() // LIST_SECONDS
        return await self._lists.read(str(second), self._list, NOBODY)

    async def _list(self) -> bytes:
        stored = await self._hub.store.listed(MOST_LISTED)
        self._listed = {
            one.room: self._listed[one.room] for one in stored if one.room in self._listed
        }
        tables = [await self._listing(one) for one in stored]
        return wire.ENCODER.encode(wire.Listings(tuple(one for one in tables if one is not None)))

    async def _listing(self, stored: StoredRoom) -> wire.Listing | None:
        """Show a table, if this server knows its game: from memory, or without taking it there."""
        active = self._hub.rooms.get(stored.room)
        if active is not None:
            room, chairs = active.room, active.view((), self._hub.clock.now()).chairs
            return listing(room, chairs)
        try:
            room = (await self._seated(stored)).room
        except UnknownGame:
            return None
        return listing(room, views.chairs(room, ()))

    async def _seated(self, stored: StoredRoom) -> ListedRoom:
        """Return who sits in a room, from what was read before and what came after it."""
        known = self._listed.get(stored.room)
        if known is not None and known.touched_at == stored.touched_at:
            return known
        after = known.number if known is not None else -1
        kept = await self._hub.store.read(stored.room, after)
        number = kept[-1].number if kept else after
        if known is not None:
            fold = SeatFold(known.room)
        else:
            first, *kept = kept
            fold = SeatFold(room_opened(stored.room, first))
        await in_slices(fold.take(entry for _, entry in numbered(kept)), self._hub.turns)
        seated = self._listed[stored.room] = ListedRoom(fold.room, number, stored.touched_at)
        return seated

    async def record(self, room: str, asker: Asker) -> bytes:
        """Return the record of a finished game, packed."""
        return await self._games.read(f"record {room}", partial(self._record, room), asker)

    async def _record(self, room: str) -> bytes:
        finished = await self._finished(room, "A record is given out when the game is over.")
        if finished.opening.what_if or finished.opening.position:
            # More than one dealer dealt in it, and a record proves the promise of one.
            raise RoomRefusal("what-if", "There is no record of a “what if”.")
        return await asyncio.to_thread(packed_record, finished)

    async def record_to_judge(self, room: str, asker: Asker) -> str:
        """Return the record of a finished game, if somebody here judges such games."""
        return await asyncio.to_thread(judged, await self.record(room, asker))

    async def record_for_house(self, room: str) -> str:
        """Return the same for a game that nobody has asked for: that is nobody's share."""
        return await asyncio.to_thread(judged, await self._record(room))

    async def replay(self, room: str, asker: Asker) -> bytes:
        """Return a finished game step by step, as spectators saw it, packed."""
        return await self._games.read(f"replay {room}", partial(self._replay, room), asker)

    async def _replay(self, room: str) -> bytes:
        finished = await self._finished(room, "A replay is shown when the game is over.")
        # A whole game takes a while to show, and nobody else shall wait for it.
        return await asyncio.to_thread(packed_replay, finished)

    async def _finished(self, room: str, sentence: str) -> Finished:
        stored = await self._hub.store.stored_room(room)
        if stored is None:
            raise UnknownRoom
        if stored.stage != "over":
            raise RoomRefusal("not-over", sentence)
        log = await self._hub.log(room)
        if not log:
            raise UnknownRoom
        return Finished(room, stored.seed, tuple(log))

    def forget(self, room: str) -> None:
        """Read a game anew when it is next asked for: somebody in it has been forgotten."""
        self._games.drop(f"record {room}")
        self._games.drop(f"replay {room}")
        self._listed.pop(room, None)

    async def what_if(self, room: str, guest: str, asked: wire.WhatIf) -> wire.Created:
        """Let a guest play on from a point of a finished game, against bots."""
        async with self._branching:
            return await self._branch(room, guest, asked)

    async def _branch(self, room: str, guest: str, asked: wire.WhatIf) -> wire.Created:
        finished = await self._finished(room, "A replay is shown when the game is over.")
        require_not_counted(finished.opening)
        dealer, invite, other = Dealer.fresh(), new_secret(), new_id()
        opening = replace(
            finished.opening,
            commitment=dealer.commitment,
            invite=digest(invite),
            listed=False,
            takeover=False,
            timer=None,
            coach=False,
            what_if=room,
        )
        start = RoomChange(opened(other, opening))
        # Half a game takes a while to play, and nobody else shall wait for it.
        page = await asyncio.to_thread(branched_page, start, finished, guest, asked, dealer)
        await self._hub.store.write(page)
        self._hub.metrics.created.inc()
        return wire.Created(other, invite)

    async def play_on(self, place: PuzzlePlace, guest: str, asked: wire.PlayOn) -> wire.Created:
        """Let a guest play on from a puzzle, against bots."""
        puzzle = find(place)
        dealer, invite, other = Dealer.fresh(), new_secret(), new_id()
        opening = e.Opened(
            game=place.game,
            rules=registry.find(place.game).newest.rules,
            options=puzzle.options,
            seats=puzzle.seats,
            commitment=dealer.commitment,
            invite=digest(invite),
            listed=False,
            takeover=False,
            timer=None,
            position=puzzle.position,
        )
        change = against_bots(RoomChange(opened(other, opening)), puzzle.seat, guest, asked)
        await self._hub.store.write(first_page(opening, begin(change, dealer), dealer))
        self._hub.metrics.created.inc()
        return wire.Created(other, invite)

    async def keep_record(self, text: str) -> wire.Created:
        """Keep a game that was played elsewhere, once it has proved true."""
        room = new_id()
        # A whole game takes a while to prove, and nobody else shall wait for it.
        await self._hub.store.write(await asyncio.to_thread(imported_page, room, text))
        return wire.Created(room, "")


def listing(room: Room, chairs: tuple[wire.Chair, ...]) -> wire.Listing:
    """Show a table in the list."""
    opening = room.opened
    return wire.Listing(room.id, room.setup, room.stage, chairs, opening.timer, opening.counts)


def branched_page(
    start: RoomChange, finished: Finished, guest: str, asked: wire.WhatIf, dealer: Dealer
) -> Page:
    """Return what is to be stored of a new room where a game is played on from an entry."""
    until = (entry for number, entry in finished.log if number <= asked.number)
    played = [entry for entry in until if isinstance(entry, e.GameEntry)]
    change = branched(start, played, guest, asked, dealer)
    return first_page(start.room.opened, change, dealer)


def judged(packed: bytes) -> str:
    """Return a record, or refuse that of a game which nobody here judges."""
    text = gzip.decompress(packed).decode()
    registry.edition_of(text).require_judge()
    return text


def packed_record(finished: Finished) -> bytes:
    """Write the record of a finished game, and pack it."""
    fold = SeatFold(opened(finished.room, finished.opening))
    for _ in fold.take(finished.entries[1:]):
        pass
    room, entries = fold.room, [entry.entry for entry in finished.played]
    text = room.playing().record(room.sitters(), entries, bytes.fromhex(finished.seed))
    return gzip.compress(text.encode(), 6, mtime=0)


def packed_replay(finished: Finished) -> bytes:
    """Show a finished game step by step, and pack it: it says much the same over and over.

    It is folded twice, first to see how it ended: to keep all its rooms takes much memory, and
    while they are let go of at once nobody else gets a turn.
    """
    start, log = opened(finished.room, finished.opening), finished.log[1:]
    room = after_all(start, log)
    everyone = [Seat(seat) for seat in range(len(room.chairs))]
    view = views.shared(room, present=everyone, seed=finished.seed, seconds_left=None)
    replay = wire.Replay(views.own(view, room, ()), ())
    packed = BytesIO()
    with gzip.GzipFile("", "wb", 6, packed, mtime=0) as file:
        file.writelines(written_replay(replay, frames(steps_from(start, log))))
    return packed.getvalue()


def written_replay(replay: wire.Replay, frames: Iterable[wire.Frame]) -> Iterator[bytes]:
    """Write a replay frame by frame: while all of them are written at once nobody gets a turn."""
    head, end = wire.ENCODER.encode(replay), b"]}"
    assert head.endswith(b"[" + end), "frames come last, and there are none so far"
    yield head.removesuffix(end)
    for number, frame in enumerate(frames):
        yield b"," * (number > 0) + wire.ENCODER.encode(frame)
    yield end


def frames(steps: Iterable[RoomStep]) -> Iterator[wire.Frame]:
    """Show everything that was played, as spectators saw it."""
    for entry, after in steps:
        if isinstance(entry, e.GameEntry) and after.game is not None:
            yield wire.Frame(
                number=after.number - 1,
                happened=after.game.told(after.number - 1, entry.by),
                table=after.game.seen(None, ()),
            )
