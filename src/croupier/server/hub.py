"""The hub: every room this process serves. Check, step, store, then tell."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from math import inf

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.active_room import REMEMBERED, ActiveRoom, Elsewhere, Visitor
from croupier.server.agreeing import NOBODY_THERE, There
from croupier.server.answers import Answers, sent_name
from croupier.server.bot_door import BotDoor
from croupier.server.bus import Bus, room_topic
from croupier.server.commands import Asked, begin, decide
from croupier.server.counting import require_rated
from croupier.server.days import DayKeeper
from croupier.server.doorway import Doorway
from croupier.server.forgetting import rewritten, was_held
from croupier.server.game_in_play import agreed
from croupier.server.guests import NotAllowed, digest, is_bot, new_id, new_secret
from croupier.server.homes import Homes
from croupier.server.house_time import open_time
from croupier.server.keeping_order import HouseOrder
from croupier.server.limiting import Asker, Buckets
from croupier.server.listed_tables import ListedTables
from croupier.server.metrics import Metrics
from croupier.server.ratings import ratings_before
from croupier.server.results import forgotten, ratings_in
from croupier.server.room_log import (
    LogFold,
    first_page,
    gone_on,
    in_slices,
    numbered,
    opened_again,
    page_of,
    room_opened,
    seated_again,
    sitting_down,
)
from croupier.server.rooms import (
    Numbered,
    Room,
    RoomChange,
    RoomRefusal,
    opened,
    require_some_seat,
)
from croupier.server.settings import Settings
from croupier.server.snapshots import restored, snapshot_of
from croupier.server.timers import Clock
from croupier.server.tracing import Stages, open_tracer
from croupier.store.errors import StoreDown, Taken
from croupier.store.evenings import EveningAges
from croupier.store.pages import LoadedRoom, Page
from croupier.store.store import Store

LOG = logging.getLogger(__name__)
TALK, TRIES = (wire.Say, wire.React, wire.Murmur), (wire.Sit, wire.Claim)
"""What is only said, and with what one might guess: of both there may be only so many."""
LIMITED = (*TALK, wire.Propose, wire.Vote)
"""What everybody at a table is told of, as often as somebody likes."""
SOCKETS_WORTH = 10
"""How many times what one socket may send all of a guest may, and all from an address."""
RACES = 5
"""How often a change is tried when other processes write to the same room."""
ANNOUNCE = 10.0
"""How often a process tells the others who is there; after two and a half times it is forgotten."""
COUNT = 0.5
"""How long those who come and go to watch are gathered before they are counted."""
AGAIN = 1.0
"""How long to wait before the store is read again that could not be."""
ABREAST = 8
"""How many rooms are read at a time."""
RECALLED = 2
"""Of how many rooms at a time it is recalled what happened before they were kept."""
WORTH_KEEPING = 4
"""After how many entries a room is kept as a snapshot when it is let go."""
TOGETHER = 50
"""How many rooms are kept at a time when all are let go."""
A_PIECE = 50
"""How many entries are told at a stretch of what others have stored."""
BRIEF = 20.0
"""How long a room stays in memory that somebody has asked about, and nobody has come into."""
PRUNE = 3600.0
"""How often old rooms are removed."""


class UnknownRoom(CroupierError):
    """There is no such room."""

    def __init__(self) -> None:
        super().__init__("unknown-room", "There is no such table.")


class HouseFull(CroupierError):
    """The server has as many rooms or sockets as it takes."""

    def __init__(self, sentence: str = "The house is full; try again later.") -> None:
        super().__init__("full", sentence)


class At(Struct, frozen=True, tag="at"):
    """A process tells the others how far a room is."""

    number: int


class Wrote(Struct, frozen=True, tag="wrote"):
    """A process tells the others what it has stored: entries from a number on."""

    first: int
    bodies: tuple[Raw, ...]

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.first + len(self.bodies) - 1

    def log(self) -> Sequence[Numbered]:
        """Return the entries as the room is to read them."""
        return [
            (number, e.DECODER.decode(body)) for number, body in enumerate(self.bodies, self.first)
        ]


class Here(Struct, frozen=True, tag="here"):
    """A process tells the others whose holders are connected to it, and how many watch there.

    And when: after which of its beats, and after how much it had told so before. Whoever recorded
    it and repeats it later tells nothing new, whatever the clocks of machines say. Only processes
    that speak in the first form go by the clock on the wall.
    """

    process: str
    seats: tuple[Seat, ...]
    watching: int = 0
    beat: int = 0
    number: int = 0
    at: float = 0.0

    @property
    def order(self) -> tuple[float, ...]:
        """What is greater of what the same process tells later."""
        return self.beat, self.number, self.at


_TELL = Encoder()
_HEAR = Decoder(At | Here | Wrote)


class RoomHub:
    """All rooms of a process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        settings: Settings,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.metrics = metrics
        self.stages = Stages(metrics, open_tracer(settings.tracing))
        self.clock = clock
        self.process = new_id()
        self.homes = Homes(self.process, bus)
        self.automate: Callable[[ActiveRoom], None] = lambda _live: None
        """Called whenever something may be due in a room: bots, timers, those who left."""
        self.on_over: Callable[[str], None] = lambda _room: None
        """Called when a game has ended by a change that was stored here."""
        self.on_turn: Callable[[str], None] = lambda _room: None
        """Called when it has become somebody's move in a game over days, by such a change."""
        self.days = DayKeeper(store, clock)
        self.open_time = open_time(store, clock)
        """For how long a server was open: by it goes what is stored and ends after minutes."""
        self.rooms: dict[str, ActiveRoom] = {}
        each = settings.tries_per_minute
        self.tries = Buckets(each / 60, each, clock.now)
        each = SOCKETS_WORTH * settings.messages_per_second
        self._commands = Buckets(each, 3 * each, clock.now)
        each = settings.talk_per_minute
        self._talk = Buckets(each / 60, each, clock.now)
        self.on_unlisted: Callable[[str], None] = lambda _room: None
        """Called when a table is in the public list no more, for others have taken its place."""
        self.listed = ListedTables(
            store, settings.most_listed_per_address, lambda room: self.on_unlisted(room)
        )
        self.bot_door = BotDoor(store, self.tries)
        self.order = HouseOrder(store)
        self._loading: dict[str, asyncio.Task[ActiveRoom]] = {}
        self._recalling: dict[str, asyncio.Task[None]] = {}
        self._loaders = asyncio.Semaphore(ABREAST)
        self._recallers = asyncio.Semaphore(RECALLED)
        self.turns = asyncio.Lock()
        """Whose turn it is of all who read logs."""
        self._doorway = Doorway()
        self._prune_at = clock.now() + PRUNE
        self._announced = count()
        self._deaf: dict[str, Callable[[], Awaitable[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("background work failed", exc_info=error)

    async def close(self) -> None:
        """Stop everything that runs beside."""
        self.is_closed = True
        for active in self.rooms.values():
            active.cancel_timers()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.stages.close)
        # Only to be back sooner: if there is no time for it, nothing is lost.
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.shutdown / 4):
                rooms = [*self.rooms.values()]
                for first in range(0, len(rooms), TOGETHER):
                    await self._keep(rooms[first : first + TOGETHER])

    async def active(
        self, room: str, after: int | None = None, guest: str | None = None
    ) -> ActiveRoom:
        """Return a room that is up to date, from memory or from the store.

        Whoever knows an entry we do not know heard of it at a process that could not tell us. What
        happened after it is then at hand. A guest who comes to stay waits until those are in who
        are to move.
        """
        active = self.rooms.get(room)
        if active is None:
            active = await self._loaded(room)
        if guest is not None:
            active.left_at = self.clock.now()
        if after is not None and after >= active.room.number:
            async with active.lock:
                await self.catch_up(active)
        elif active.is_stale:
            # As long as nothing can be written, it is shown as it was last told.
            with suppress(StoreDown):
                async with active.lock:
                    await self.catch_up(active)
        if after is not None and not active.can_tell(after):
            await self._recalled(active)
        if guest is not None:
            await self._doorway.enter(is_to_move=active.is_awaited(guest))
        return active

    async def _loaded(self, room: str) -> ActiveRoom:
        """Load a room once, however many ask for it."""
        if room not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(room))
            self._loading[room] = task
            task.add_done_callback(lambda _: self._loading.pop(room, None))
        return await asyncio.shield(self._loading[room])

    async def _load(self, room: str) -> ActiveRoom:
        with self._doorway.reading():
            async with self._loaders:
                return await self._read(room)

    async def _read(self, room: str) -> ActiveRoom:
        loaded = await self.store.load(room)
        if loaded is None:
            raise UnknownRoom
        if len(self.rooms) >= self.settings.most_rooms:
            raise HouseFull
        active = await self._folded(loaded)
        await self.days.take_up(active)
        active.left_at = self.clock.now() - max(0.0, self.settings.idle - BRIEF)
        await self._listen(active)
        try:
            # Alone with the store there is nobody who could have written meanwhile.
            if self.settings.bus is not None:
                async with active.lock:
                    await self.catch_up(active)
        except BaseException:
            await self._deaf.pop(room)()
            raise
        self.rooms[room] = active
        self.metrics.rooms.set(len(self.rooms))
        return active

    async def _folded(self, loaded: LoadedRoom) -> ActiveRoom:
        """Return a room as it was kept, with what came after; without that, from its opening on."""
        stored, lines = loaded.stored, loaded.entries
        known = restored(loaded.snapshot) if loaded.snapshot is not None else None
        if known is None:
            if loaded.snapshot is not None:
                LOG.warning("the snapshot of room %s is passed over", stored.room)
                lines = await self.store.read(stored.room)
            if not lines:
                # It was removed while it was being read.
                raise UnknownRoom
            first, *lines = lines
            known = room_opened(stored.room, first), Answers()
        fold = LogFold(*known)
        kept_at = fold.room.number
        await fold.take_in_slices(lines, REMEMBERED, self.turns)
        active = ActiveRoom(fold.room, Dealer(bytes.fromhex(stored.seed)), fold.answers)
        active.waiting_since = self.clock.now()
        active.told_from = active.kept_at = kept_at if kept_at > 1 else 0
        active.start_with(fold.happened)
        return active

    async def log(self, room: str) -> list[Numbered]:
        """Return the whole log of a room, read in turns with everybody else."""
        return await in_slices(numbered(await self.store.read(room)), self.turns)

    async def _recalled(self, active: ActiveRoom) -> None:
        """Remember what happened before a room was kept, once for all who ask."""
        room = active.room.id
        if room not in self._recalling:
            task = asyncio.get_running_loop().create_task(self._recall(active))
            self._recalling[room] = task
            task.add_done_callback(lambda _: self._recalling.pop(room, None))
        await asyncio.shield(self._recalling[room])

    async def _recall(self, active: ActiveRoom) -> None:
        async with self._recallers:
            lines = await self.store.read(active.room.id)
            if not lines:
                await self._remove(active)
                raise UnknownRoom
            first, *others = lines
            fold = LogFold(room_opened(active.room.id, first), Answers())
            await fold.take_in_slices(others, REMEMBERED, self.turns)
            active.recall(fold.happened)

    async def _keep(self, rooms: Sequence[ActiveRoom]) -> None:
        """Keep snapshots of those rooms that have gone on by enough."""
        due = [one for one in rooms if one.room.number - one.kept_at >= WORTH_KEEPING]
        with suppress(StoreDown):
            await self.store.keep_snapshots([snapshot_of(one.room, one.answered) for one in due])

    async def _listen(self, active: ActiveRoom) -> None:
        room = active.room.id
        topic = room_topic(room)
        self._deaf[room] = await self.bus.listen(topic, lambda news: self._hear(active, news))

    def _hear(self, active: ActiveRoom, news: bytes) -> None:
        """Take what another process tells of a room."""
        match _HEAR.decode(news):
            case Wrote(first) as wrote if first == active.room.number and active.is_current:
                self._take_in(active, wrote.log())
            case At(number) | Wrote(last=number) if number >= active.room.number:
                self.spawn(self._follow(active, number))
            case Here(process, seats, watching, beat) as here:
                age = self.homes.age(process, beat)
                until = self.clock.now() + 2.5 * ANNOUNCE - age
                is_recent = until >= self.clock.now()
                if is_recent and active.has_not_heard(process, here.order):
                    active.elsewhere[process] = Elsewhere(seats, watching, until)
                    self.presence_changed(active)
            case _:
                pass

    async def _follow(self, active: ActiveRoom, number: int) -> None:
        """Catch up with an entry that is stored by now, as soon as the store can be read."""
        while True:
            try:
                async with active.lock:
                    if active.is_stale or active.room.number <= number:
                        await self.catch_up(active)
                return
            except StoreDown:
                active.is_stale = True
            await self.clock.sleep(AGAIN)
            if active.room.id not in self.rooms:
                return

    async def _find_out(self, active: ActiveRoom) -> None:
        """See what has become of a change, and have the others see: nobody has told them of it."""
        await self._follow(active, active.room.number)
        await self._tell(active, At(active.room.number - 1))

    async def _tell(self, active: ActiveRoom, news: At | Here | Wrote) -> None:
        """Tell other processes that may have a room open of which this one is the home."""
        if not self.homes.is_settled:
            await self.bus.tell(room_topic(active.room.id), _TELL.encode(news))

    async def catch_up(self, active: ActiveRoom) -> None:
        """Read what was stored by others, and tell it. The room is locked.

        After a write that failed, not before something can be written again: from a disk that has
        become read-only the system still shows what never got there.
        """
        if active.is_stale and not self.store.is_ready:
            await self.store.probe()
        kept = await self.store.read(active.room.id, after=active.room.number - 1)
        *pieces, last = [kept[at : at + A_PIECE] for at in range(0, len(kept) or 1, A_PIECE)]
        for piece in pieces:
            # Whoever gives up on the way leaves the rest to be read.
            active.is_stale = True
            async with self.turns:
                self._tell_change(active, gone_on(active.room, numbered(piece)))
                await asyncio.sleep(0)
        active.is_stale = False
        self._take_in(active, [*numbered(last)])

    def _take_in(self, active: ActiveRoom, log: Sequence[Numbered]) -> None:
        """Go on with what is stored already.

        Whoever is waited for has the whole time from now on: how long ago it was written only the
        clocks on walls could say.
        """
        if log:
            self._went_on(active, gone_on(active.room, log))

    def _went_on(self, active: ActiveRoom, change: RoomChange) -> None:
        """Go on after a change that is stored: tell it, and see what is due."""
        self._tell_change(active, change)
        self.automate(active)

    def _tell_change(self, active: ActiveRoom, change: RoomChange) -> None:
        """Go on after a change that is stored, and tell it."""
        seated = active.room.chairs
        with self.stages.showing():
            told = active.apply(change, self.clock.now())
            messages = active.messages(told, self.clock.now())
        with self.stages.encoding():
            active.send(messages)
        if active.room.chairs is not seated:
            active.note_absence(self.clock.now())
            self._count_soon(active)
            if active.room.opened.is_over_days:
                self.spawn(self._look_at_seats(active))

    async def look_at_days(self, active: ActiveRoom) -> bool:
        """See since when a game over days waits and who is on vacation; tell if it waits at all."""
        before = active.breaks
        waits = await self.days.take_up(active)
        if active.breaks != before:
            active.send(active.messages((), self.clock.now()))
        self.automate(active)
        return waits

    async def _look_at_seats(self, active: ActiveRoom) -> None:
        with suppress(StoreDown):
            await self.look_at_days(active)

    async def commit(self, active: ActiveRoom, change: RoomChange, *others: Page) -> None:
        """Store a change of a locked room, then tell it; without a store nothing has happened."""
        if not change.steps:
            return
        page = page_of(change, active.answered, self.days.deadline(change))
        try:
            with self.stages.storing():
                await self.store.write(page, *others)
        except BaseException as error:
            active.is_stale = True
            if isinstance(error, StoreDown):
                # It may be kept all the same, and whoever else is there waits for the news.
                self.spawn(self._find_out(active))
            raise
        if page.snapshot is not None:
            active.kept_at = page.after
        is_played = active.room.stage == "playing"
        self._went_on(active, change)
        if page.deadline is not None and page.deadline.newly:
            self.on_turn(active.room.id)
        if is_played and active.room.stage == "over":
            self.on_over(active.room.id)
        if not self.homes.is_settled:
            wrote = Wrote(page.first, tuple(map(Raw, page.bodies)))
            # Others may not understand it: they read it.
            await self._tell(active, At(wrote.last) if self.homes.is_mixed else wrote)

    async def change(self, active: ActiveRoom, decide: Callable[[Room], RoomChange]) -> RoomChange:
        """Make a change to a locked room; if another process was quicker, judge it anew."""
        for _ in range(RACES):
            if active.is_stale:
                await self.catch_up(active)
            try:
                with self.stages.judging():
                    decided = decide(active.room)
            except CroupierError:
                if not await self._was_behind(active):
                    raise
                continue
            try:
                await self.commit(active, decided)
            except Taken:
                self.metrics.races.inc()
                await self._overtaken(active)
                continue
            return decided
        raise StoreDown

    async def _overtaken(self, active: ActiveRoom) -> None:
        """Read what another was quicker with; if there is nothing, the room may be gone."""
        number = active.room.number
        await self.catch_up(active)
        is_same = active.room.number == number
        if is_same and await self.store.stored_room(active.room.id) is None:
            await self._remove(active)
            raise UnknownRoom

    async def _remove(self, active: ActiveRoom) -> None:
        """Let go of a room that another process has removed, and tell all who are there."""
        unknown = UnknownRoom()
        refusal = wire.Refused("", unknown.code, unknown.sentence, None)
        active.send_away(wire.ENCODER.encode(refusal))
        if self.rooms.get(active.room.id) is active:
            await self._let_go(active)

    async def _was_behind(self, active: ActiveRoom) -> bool:
        """Catch up before anything is refused for what other processes have changed by now."""
        if self.settings.bus is None:
            return False
        number = active.room.number
        await self.catch_up(active)
        return active.room.number > number

    async def create(self, guest: str, create: wire.Create) -> wire.Created:
        """Set up a table."""
        people = [seat for seat in create.seats if not isinstance(seat, wire.BotSeat)]
        if not people:
            raise RoomRefusal("nobody-plays", "Somebody has to sit down with the bots.")
        newest = registry.find(create.setup.game).newest
        playing = agreed(newest.name, newest.rules, create.setup.options)
        playing.begin(len(create.seats))
        if len(self.rooms) >= self.settings.most_rooms:
            raise HouseFull
        dealer, invite, room = Dealer.fresh(), new_secret(), new_id()
        opening = e.Opened(
            game=newest.name,
            rules=newest.rules,
            options=playing.options,
            seats=len(create.seats),
            commitment=dealer.commitment,
            invite=digest(invite),
            listed=create.listed,
            takeover=create.takeover,
            timer=create.timer,
            coach=create.coach,
            counts=create.counts,
        )
        change, colour = RoomChange(opened(room, opening)), await self._colour(guest)
        for number, seat in enumerate(create.seats):
            entry = sitting_down(change.room, Seat(number), seat, guest, colour)
            change = change.then(entry) if entry is not None else change
        if not any(isinstance(seat, wire.OpenSeat) for seat in create.seats):
            change = begin(change, dealer)
        page = first_page(opening, change, dealer, self.days.deadline(change))
        await self.store.write(page)
        if page.deadline is not None:
            self.on_turn(room)
        self.metrics.created.inc()
        return wire.Created(room, invite)

    async def admit(self, command: wire.Command, asker: Asker) -> None:
        """Refuse a command that somebody may not send at all, or not so often.

        That is for the process that somebody speaks to, wherever their room is at home.
        """
        self._limit(command, asker)
        self.order.require_welcome(asker.guest)
        if is_bot(asker.guest):
            await self.bot_door.require(asker, command)

    def _limit(self, command: wire.Command, asker: Asker) -> None:
        """Count a command of which there may only be so many, or refuse it."""
        self._commands.take_both(asker)
        if isinstance(command, wire.Move):
            # Most are, and of those there may be as many as of all.
            return
        if isinstance(command, TRIES):
            self.tries.take(asker.address)
        elif isinstance(command, LIMITED):
            self._talk.take(asker.guest or asker.address)

    async def ask(self, room: str, guest: str, command: wire.Command) -> wire.Answer:
        """Carry out a command, once; answer it as often as it comes."""
        with self.stages.command(str(command.__struct_config__.tag), room):
            return await self._ask(room, guest, command)

    async def _ask(self, room: str, guest: str, command: wire.Command) -> wire.Answer:
        active = await self.active(room)
        try:
            sent = sender(guest, command)
            async with active.lock:
                if active.answered.has_forgotten:
                    await self._look_up(active, command, sent)
                if sent in active.answered and not active.is_stale:
                    await self.store.require()
                    return self._done(active, command, sent)
                # Not `isinstance`: most are moves, and to say so takes it six times as long.
                if type(command) is wire.Murmur:
                    return await self._murmur(active, guest, command, sent)
                if type(command) is wire.Rematch:
                    return await self._rematch(active, guest, command)
                return await self._decide(active, guest, command, sent)
        except CroupierError as error:
            return self.refused(active, guest, command, error)

    async def _look_up(self, active: ActiveRoom, command: wire.Command, sent: str) -> None:
        """Look into the log whether a command was carried out so long ago that it is forgotten.

        Of talk little is kept, and it is looked through each time. All else is read once.
        """
        talk = isinstance(command, TALK)
        before = active.answered.forgotten(talk=talk)
        if not before or sent in active.answered:
            return
        if talk:
            number = await self.store.said(active.room.id, sent, before)
            if number is not None:
                active.answered.find(sent, number)
        else:
            lines = await self.store.read(active.room.id)
            await in_slices(active.answered.read(numbered(lines)), self.turns)

    def refused(
        self, active: ActiveRoom, guest: str, command: wire.Command, error: CroupierError
    ) -> wire.Refused:
        """Return why a command was not carried out, and the room as it is."""
        self.metrics.refused.labels(error.code).inc()
        view = active.view(active.seats_of(guest), self.clock.now())
        return wire.Refused(command.id, error.code, error.sentence, view)

    async def _decide(
        self, active: ActiveRoom, guest: str, command: wire.Command, sent: str
    ) -> wire.Answer:
        owner, colour = "", None
        if type(command) in TRIES:
            await self.order.require_peace(active.room, guest)
            await require_rated(self.store, active.room, guest)
            owner = await self.bot_door.owner(guest) if is_bot(guest) else ""
            colour = await self._colour(guest)

        def judged(room: Room) -> RoomChange:
            if sent in active.answered:
                return RoomChange(room)
            now, dealer = self.open_time.now(), active.dealer
            # Whoever moves may, whoever else is there.
            there = NOBODY_THERE if isinstance(command, wire.Move) else self.there(active)
            return decide(room, Asked(command, guest, sent, now, dealer, owner, there, colour))

        await self.change(active, judged)
        self.metrics.commands[str(command.__struct_config__.tag)] += 1
        return wire.Done(command.id, active.answered[sent])

    async def _colour(self, guest: str) -> int | None:
        """Return the colour somebody likes to play with, if they have said so."""
        profile = await self.store.profiles.profile(guest)
        return profile.colour if profile is not None else None

    def there(self, active: ActiveRoom) -> There:
        """Return who is at the table of a room."""
        return active.there(self.clock.now(), self.settings.grace)

    async def _murmur(
        self, active: ActiveRoom, guest: str, command: wire.Murmur, sent: str
    ) -> wire.Answer:
        """Tell those who watch what one of them says: it is not stored, but takes a store."""
        await self.store.require()
        said = active.gallery.say(active.room, guest, sent, command)
        if said is not None:
            active.murmur(said)
            self.metrics.commands[str(command.__struct_config__.tag)] += 1
        return wire.Done(command.id, active.room.number - 1)

    def _done(self, active: ActiveRoom, command: wire.Command, sent: str) -> wire.Done:
        room = active.room.rematch if isinstance(command, wire.Rematch) else None
        return wire.Done(command.id, active.answered[sent], room=room)

    async def _rematch(self, active: ActiveRoom, guest: str, command: wire.Rematch) -> wire.Answer:
        """Note who plays again; when that is settled, open a room for them, with the news of it."""
        if active.is_stale or active.room.stage != "over":
            await self.catch_up(active)
        seats = require_some_seat(active.room, guest)
        if active.room.stage != "over":
            raise RoomRefusal("not-over", "This game is still being played.")
        sent = sender(guest, command)
        is_said = all(active.room.chairs[seat].again is command.yes for seat in seats)
        if active.room.rematch is None and (command.now or not is_said):
            news = RoomChange(active.room).then(e.Again(seats=seats, yes=command.yes, sent=sent))
            try:
                await self._answer_again(active, guest, news, is_now=command.now)
            except Taken:
                await self._overtaken(active)
                return await self._rematch(active, guest, command)
        else:
            await self.store.require()
        number = active.answered[sent] if sent in active.answered else active.room.number - 1
        return wire.Done(command.id, number, room=active.room.rematch)

    async def _answer_again(
        self, active: ActiveRoom, guest: str, news: RoomChange, *, is_now: bool
    ) -> None:
        """Write down who plays again, and open their room if nobody is waited for."""
        wanted = any(chair.again for chair in news.room.chairs)
        if not wanted or not (is_now or news.room.has_answered):
            await self.commit(active, news)
            return
        dealer, again = Dealer.fresh(), new_id()
        opening = opened_again(news.room, dealer)
        change = begin(seated_again(RoomChange(opened(again, opening)), news.room), dealer)
        page = first_page(opening, change, dealer, self.days.deadline(change))
        await self.commit(active, news.then(e.Rematched(room=again)), page)
        if page.deadline is not None:
            self.on_turn(again)
        if opening.listed:
            await self.list_alone(again, _lister(change.room, guest))

    async def list_alone(self, room: str, guest: str) -> None:
        """Let a table be the only listed one of a guest; their others are listed no more."""
        for other in await self.store.list_alone(room, guest):
            self.on_unlisted(other)

    async def note_unlisted(self, room: str) -> None:
        """Tell those at a table that it is in the public list no more, if that still matters."""
        active = await self.active(room)
        async with active.lock:
            await self.change(active, _unlisted)

    async def adopt(self, room: str, guest: str, profile: str) -> None:
        """Let a profile hold the seats of a guest who has joined it."""

        def adopted(now: Room) -> RoomChange:
            change = RoomChange(now)
            seats = {*now.seats_of(guest)} - {*now.seats_of(profile)}
            return change.then(e.Adopted(guest=guest, profile=profile)) if seats else change

        active = await self.active(room)
        async with active.lock:
            await self.change(active, adopted)

    async def forget(self, room: str, guests: Sequence[str]) -> None:
        """Let nobody know any more who held the seats of these guests, in the log either."""

        def without(now: Room) -> RoomChange:
            change = RoomChange(now)
            seats = tuple(Seat(s) for s, one in enumerate(now.chairs) if was_held(one, guests))
            rated = tuple(ratings[seat] for seat in seats if seat in ratings)
            left = e.Forgotten(seats=seats, ratings=rated, heir=now.heir(seats))
            return change.then(left) if seats else change

        active = await self.active(room)
        async with active.lock:
            ratings = await ratings_before(self.store, active.room)
            await self.change(active, without)
            kept = await self.store.read(room)
            result = await self.store.result(room)
            before = (
                entry if isinstance(entry, e.Forgotten) else None for _, entry in numbered(kept)
            )
            frozen = ratings_in(filter(None, await in_slices(before, self.turns)))
            left = forgotten(result, guests, frozen) if result is not None else None
            lines = await in_slices(rewritten(kept, guests), self.turns)
            changed = [line for line in lines if line is not None]
            await self.store.rewrite(room, changed, left, guests)
            active.answered = active.answered.without(guests)
            active.room = active.room.without(guests)
            # What is remembered of it still names them: it goes as soon as nobody is there.
            active.left_at = -inf

    def enter(self, active: ActiveRoom, visitor: Visitor, after: int) -> None:
        """Let a visitor in, and send what it has missed."""
        active.admit(visitor)
        active.note_absence(self.clock.now())
        active.welcome(visitor, after, self.clock.now())
        if active.seats_of(visitor.guest):
            self._announce(active)
            self.presence_changed(active)
        else:
            self._count_soon(active)

    def leave(self, active: ActiveRoom, visitor: Visitor) -> None:
        """Let a visitor go."""
        active.dismiss(visitor)
        active.left_at = self.clock.now()
        if active.seats_of(visitor.guest):
            self._announce(active)
            self.presence_changed(active)
        else:
            self._count_soon(active)

    def _count_soon(self, active: ActiveRoom) -> None:
        """Tell soon how many watch, once for all who come and go until then."""
        if active.counting is None:
            active.counting = self.clock.call_later(COUNT, partial(self._count, active))

    def _count(self, active: ActiveRoom) -> None:
        active.counting = None
        active.tell_presence(self.clock.now())
        self._announce(active)

    def presence_changed(self, active: ActiveRoom) -> None:
        """Tell who is there, and see what is due."""
        active.note_absence(self.clock.now())
        active.tell_presence(self.clock.now())
        self.automate(active)

    def _announce(self, active: ActiveRoom) -> None:
        if self.homes.is_settled:
            return
        here = Here(
            self.process,
            tuple(sorted(active.seats_here())),
            active.watching_here(),
            self.homes.number,
            next(self._announced),
            self.clock.wall(),
        )
        self.spawn(self._tell(active, here))

    async def note_time(self) -> bool:
        """Keep what time it is for the house; tell if it is known."""
        await self.open_time.note()
        return await self.days.time.note()

    async def keep_house(self) -> None:
        """Every now and then: announce who is here, catch up, and let idle rooms go."""
        while True:
            await self._look_for_orders()
            await self.clock.sleep(ANNOUNCE)
            for active in [*self.rooms.values()]:
                is_forgotten = active.forget_processes(self.clock.now(), self.homes.is_heard)
                if is_forgotten:
                    self.presence_changed(active)
                if is_forgotten or not self.bus.is_ready:
                    # What others have stored they may not have been able to tell.
                    self.spawn(self._follow(active, active.room.number))
                if active.visitors:
                    self._announce(active)
                elif self._is_idle(active):
                    await self._forget(active)
            if self.clock.now() >= self._prune_at:
                self._prune_at = self.clock.now() + PRUNE
                await self._prune()

    async def _look_for_orders(self) -> None:
        """See who is banned by now, and which rooms were closed from outside."""
        going_on = [name for name, active in self.rooms.items() if not active.room.is_closed]
        with suppress(StoreDown):
            for room in await self.order.refresh(going_on):
                if (active := self.rooms.get(room)) is not None:
                    self.spawn(self._follow(active, active.room.number))

    def _is_idle(self, active: ActiveRoom) -> bool:
        """Whether a room without visitors is to be let go; soon, if it is at home elsewhere."""
        is_ours = self.homes.is_ours(active.room.id)
        idle = self.settings.idle if is_ours else min(ANNOUNCE, self.settings.idle)
        is_busy = active.thinking or active.lock.locked()
        return self.clock.now() - active.left_at > idle and not is_busy

    def forget_process(self, process: str) -> None:
        """Believe nothing any more of what a process has told that is gone."""
        for active in self.rooms.values():
            if active.elsewhere.pop(process, None) is not None:
                self.presence_changed(active)

    async def _prune(self) -> None:
        """Remove rooms that nobody wants any more, as far as the settings say so."""
        settings = self.settings
        kept = {
            "gathering": settings.keep_unplayed,
            "playing": settings.keep_unfinished,
            "over": settings.keep_finished,
            "closed": settings.keep_unplayed,
        }
        for stage, days in kept.items():
            with suppress(StoreDown):
                if days and (gone := await self.store.prune(stage, days, {*self.rooms})):
                    LOG.info("removed %d rooms that were %s", gone, stage)
        ages = EveningAges(settings.keep_unplayed, settings.keep_unfinished, settings.keep_finished)
        with suppress(StoreDown):
            await self.store.evenings.prune(ages)

    async def _forget(self, active: ActiveRoom) -> None:
        await self._let_go(active)
        await self._keep([active])

    async def _let_go(self, active: ActiveRoom) -> None:
        active.cancel_timers()
        self.rooms.pop(active.room.id, None)
        self.metrics.rooms.set(len(self.rooms))
        await self._deaf.pop(active.room.id)()

    async def catch_up_everywhere(self) -> None:
        """Read what was missed while the bus was away, and tell what others have missed."""
        for active in [*self.rooms.values()]:
            await self._follow(active, active.room.number)
            await self._tell(active, At(active.room.number - 1))
            self._announce(active)


def _lister(room: Room, guest: str) -> str:
    """Return for whom it counts that people play again: their host, whoever was last to say so.

    Else it would be for somebody else to say whether the table stays listed.
    """
    host = room.hosting.host
    if host is None or room.chairs[host].is_held_by(guest):
        return guest
    return room.chairs[host].holders[-1]


def _unlisted(room: Room) -> RoomChange:
    """Note that a table is in the public list no more; nobody comes to one that is over."""
    change = RoomChange(room)
    return change if room.stage in ("over", "closed") else change.then(e.Unlisted())


def sender(guest: str, command: wire.Command) -> str:
    """Return what a command is known by when it comes again."""
    if not guest:
        raise NotAllowed("no-secret", "Get a secret first, to hold a seat with.")
    return sent_name(guest, command.id)
