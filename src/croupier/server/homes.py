"""Which process is the home of a room: the only one that has it open, judges and stores.

All processes on a bus tell each other again and again that they live. From those who do, every one
of them chooses the same home for a room, and another only for the rooms of a process that has come
or gone. Nobody has to agree first: for a moment two may take themselves for the home of a room, and
then the store decides between them as between any two writers. Times here are those of the event
loop, for they are about the network; clocks on walls play no part, so that of a machine may be set.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from math import inf

import msgspec
from msgspec import Struct

from croupier.server.bus import Bus, LocalBus, is_worth_a_line, process_topic

LOG = logging.getLogger(__name__)

TOPIC = "homes"
FORM = 2
"""What processes tell each other has this form.

With those of another they share rooms through the database alone. So that they see each other, a
beat begins alike in every form, and all of them understand how far a room is and who is there.
"""
BEAT = 0.3
"""How often a process tells that it lives."""
SILENT = 0.8
"""After how long it is asked for whether anybody still listens to a process that does not."""
GONE = 1.8
"""After how long it counts as gone in any case."""
SETTLING = 12.0
"""How long after somebody has come or gone another may still have a room open that is not its own.

Until then everything stored is told on the bus as well."""
FRESH = 80
"""How many beats of ours may have passed since the last one that another says it has heard.

Nobody who lives is so far behind: such a beat was recorded. So nobody's clock has to be right."""
MOST_LEFT = 1000
"""Of how many processes that have gone is remembered how far they had counted."""


class Beat(Struct, frozen=True, array_like=True):
    """A process lives, or is about to end, and hears these others, each up to one of their beats.

    A process has a name of its own each time it starts, and counts its beats.
    """

    process: str
    number: int
    at: float
    """What its clock on the wall says: the first form believes nobody else."""
    hears: tuple[str, ...]
    is_leaving: bool
    form: int
    heard: tuple[int, ...] = ()
    """Up to which of their beats it hears the others, in the same order."""

    def heard_up_to(self, process: str) -> int | None:
        """Return up to which of its beats a process was heard, if it was."""
        return dict(zip(self.hears, self.heard, strict=False)).get(process)


_TELL = msgspec.msgpack.Encoder()
_HEAR = msgspec.msgpack.Decoder(Beat)


@dataclass
class Neighbour:
    """Another process, as it was last heard of."""

    beat: Beat
    heard_at: float
    is_gone: bool = False


def weight(process: str, room: str) -> bytes:
    """Return how much a process is for being the home of a room: whoever is most becomes it."""
    return blake2b(f"{process} {room}".encode(), digest_size=8).digest()


def home_among(processes: Sequence[str], room: str) -> str:
    """Return the home of a room among some processes.

    Without one of them only its own rooms move, and evenly to all others:

    >>> three, two = ["one", "other", "third"], ["one", "other"]
    >>> homes = {room: home_among(three, room) for room in map(str, range(100))}
    >>> all(homes[room] in ("third", home_among(two, room)) for room in homes)
    True
    """
    return max(processes, key=lambda process: weight(process, room))


class Homes:
    """The processes that live, as one of them sees it. Without a bus it is alone."""

    def __init__(self, process: str, bus: Bus) -> None:
        self.process = process
        self.is_settled = True
        """Whether nobody else has rooms open of which this process is the home."""
        self.on_change: Callable[[Sequence[str]], None] = lambda _gone: None
        """Called when processes have come or gone, with those that are gone."""
        self.on_beat: Callable[[], None] = lambda: None
        """Called as often as this process tells that it lives."""
        self.is_mixed = False
        """Whether there are processes of which all that is understood is that they live."""
        self._bus = bus
        self.number = 0
        """How often this process has told that it lives."""
        self._neighbours: dict[str, Neighbour] = {}
        self._left: dict[str, Neighbour] = {}
        self._living: tuple[str, ...] = ()
        self._changed_at = 0.0
        self._unread_at = -inf
        self._mixed = 0
        self._is_leaving = False
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def others(self) -> Sequence[str]:
        """The other processes that may be homes."""
        return self._living

    def home(self, room: str) -> str:
        """Return the process a room is at home in."""
        if not self._living:
            return self.process
        return home_among((*self._living, self.process), room)

    def is_ours(self, room: str) -> bool:
        """Whether this process is the home of a room."""
        return not self._living or self.home(room) == self.process

    def is_heard(self, process: str) -> bool:
        """Whether a process was heard of lately."""
        return process in self._neighbours

    def age(self, process: str, number: int) -> float:
        """Return how many seconds ago a process was at one of its beats, as far as its form tells.

        It is endless for who is silent, and for who does not say that it hears us: it may have died
        before we started, and somebody repeats what it told.
        """
        known = self._neighbours.get(process)
        if known is None or self.process not in known.beat.hears:
            return inf
        return BEAT * max(0, known.beat.number - number) if known.beat.form == FORM else 0.0

    async def start(self) -> None:
        """Listen, and tell that this process lives; on a bus that is there."""
        if isinstance(self._bus, LocalBus):
            return
        self.is_settled = False
        self._changed_at = time.monotonic()
        await self._bus.listen(TOPIC, self._hear)
        await self._tell()
        self._beating = asyncio.create_task(self._beat())

    async def leave(self) -> None:
        """Tell the others that this process is about to end: its rooms are theirs now."""
        if self._beating is not None and not self._is_leaving:
            self._is_leaving = True
            await self._tell()

    async def close(self) -> None:
        """Tell nothing more."""
        await self.leave()
        tasks = [task for task in (self._beating, *self._telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            late = time.monotonic() - due
            if late > BEAT:
                # Whoever was held up has heard nobody, and that says nothing about them.
                for neighbour in self._neighbours.values():
                    neighbour.heard_at += late
            await self._tell()
            self._look()
            self._ask_after_the_silent()
            self.on_beat()

    async def _tell(self) -> None:
        self.number += 1
        heard = tuple(one.beat.number for one in self._neighbours.values())
        now, others = time.time(), tuple(self._neighbours)
        beat = Beat(self.process, self.number, now, others, self._is_leaving, FORM, heard)
        await self._bus.tell(TOPIC, _TELL.encode(beat))

    def _hear(self, news: bytes) -> None:
        """Take that a process lives; one whose beats cannot be read is of another form."""
        try:
            self._take(_HEAR.decode(news))
        except msgspec.MsgspecError:
            self._unread_at = time.monotonic()
            self._look()

    def _take(self, beat: Beat) -> None:
        """Take a beat; what was told before it, or long ago, somebody repeats."""
        known = self._neighbours.get(beat.process) or self._left.get(beat.process)
        heard = beat.heard_up_to(self.process)
        is_old = heard is not None and self.number - heard > FRESH
        if is_old or (known is not None and beat.number <= known.beat.number):
            return
        is_new = beat.process not in self._neighbours
        self._left.pop(beat.process, None)
        self._neighbours[beat.process] = Neighbour(beat, time.monotonic())
        self._look()
        if is_new and not beat.is_leaving:
            # So that it knows at once that it is heard.
            self._spawn(self._tell())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _ask_after_the_silent(self) -> None:
        """See who was killed: the bus knows at once that nobody listens there any more."""
        now = time.monotonic()
        for neighbour in self._neighbours.values():
            if now - neighbour.heard_at > SILENT:
                self._spawn(self._ask_after(neighbour))

    async def _ask_after(self, neighbour: Neighbour) -> None:
        if not await self._bus.is_heard(process_topic(neighbour.beat.process)):
            neighbour.is_gone = True
            self._look()

    def _look(self) -> None:
        """See who lives; if that has changed, say so."""
        now = time.monotonic()
        for process, neighbour in [*self._neighbours.items()]:
            is_gone = neighbour.is_gone or neighbour.beat.is_leaving
            if is_gone or now - neighbour.heard_at > GONE:
                self._left[process] = self._neighbours.pop(process)
        for process in [*islice(self._left, max(0, len(self._left) - MOST_LEFT))]:
            del self._left[process]
        living = tuple(sorted(filter(self._is_living, self._neighbours)))
        gone = [process for process in self._living if process not in living]
        is_changed, self._living = living != self._living, living
        if is_changed:
            self._changed_at = now
        self._look_for_others(now)
        self.is_settled = (
            now - self._changed_at > SETTLING
            and len(living) == len(self._neighbours)
            and not self.is_mixed
            and self._bus.is_ready
        )
        if is_changed:
            LOG.info("%d processes share the rooms", len(living) + 1)
            self.on_change(gone)

    def _look_for_others(self, now: float) -> None:
        """See whether somebody speaks otherwise; say so, but not whenever one comes and goes."""
        was_mixed, is_read = self.is_mixed, now - self._unread_at > GONE
        speak_alike = all(one.beat.form == FORM for one in self._neighbours.values())
        self.is_mixed = not (is_read and speak_alike)
        if self.is_mixed and not was_mixed:
            self._mixed += 1
            if is_worth_a_line(self._mixed):
                LOG.warning("processes of another version share rooms through the database alone")

    def _is_living(self, process: str) -> bool:
        """Whether a process can be a home: it hears us as we hear it, and speaks as we do."""
        beat = self._neighbours[process].beat
        return self.process in beat.hears and beat.form == FORM
