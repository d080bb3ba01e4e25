"""Finished games looked into: each once, one after the other, by a process that is kept warm."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import DecodeError
from msgspec.json import Decoder

from croupier.core.errors import CroupierError
from croupier.server import wire
from croupier.server.analysis_worker import ENCODER, REPORTS, Look, Refused, Seen
from croupier.server.caching import SharedReads
from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker, Places
from croupier.store.errors import StoreDown
from croupier.store.store import Store

COMMAND = (sys.executable, "-P", "-m", "croupier.server.analysis_worker")
"""How the process is started."""
SECONDS = 300
"""How long a game may take; the first one may have to wait until all is compiled."""
TICK = 0.1
"""How often is looked whether more is known of a game."""
MOST_WAITING = 20
PER_GUEST, PER_ADDRESS = 2, 8
"""How many of those that wait may be of one guest, or asked for from one address."""
MOST_BYTES = 8 * 1024 * 1024
"""How much of what was found is remembered: that of some hundred games."""
LONGEST_LINE = 4 * 1024 * 1024
HOUSE = Asker("the house")
"""Who has games looked into that have just ended: no more of them wait than of one address."""

LOG = logging.getLogger(__name__)
_INSIGHTS = Decoder(wire.AnyInsight)

ReadRecord = Callable[[], Awaitable[str]]


class Unseen(Exception):
    """The process did not say how a game was won."""


class Analyst:
    """Looks into games, once for all who ask, and keeps in the store what is found."""

    def __init__(self, store: Store, command: Sequence[str] = COMMAND) -> None:
        self._store = store
        self._worker = AnalysisProcess(command)
        self._sketches: dict[str, Seen] = {}
        self._preparing: set[asyncio.Task[None]] = set()
        places = Places(PER_GUEST, PER_ADDRESS)
        self._reads = SharedReads(MOST_BYTES, most_waiting=MOST_WAITING, places=places)

    @property
    def waiting(self) -> int:
        """How many games are being looked into, or are to be."""
        return self._reads.waiting

    @property
    def pid(self) -> int | None:
        """Which process looks into games, if there is one."""
        return self._worker.pid

    async def start(self) -> None:
        """Start the process, so that it is warm when it is needed."""
        with suppress(OSError):
            await self._worker.start()

    def prepare(self, room: str, record: ReadRecord) -> "asyncio.Task[None]":
        """Begin to look into a game that has just ended, if there is a place."""
        task = asyncio.create_task(self._prepare(room, record))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)
        return task

    async def _prepare(self, room: str, record: ReadRecord) -> None:
        with suppress(CroupierError):
            await self.analysis(room, record, HOUSE)

    async def analysis(
        self, room: str, record: ReadRecord, asker: Asker, known: int | None = None
    ) -> bytes:
        """Return how the game of a room was won, as JSON.

        To whoever knows the chances in so many positions it is said as soon as more is known, to
        all others when all is.
        """
        found = self._reads.find(room)
        if found is not None:
            return found
        if not self._reads.is_making(room) and (kept := await self._kept(room)) is not None:
            self._reads.keep(room, kept)
            return kept
        whole = asyncio.create_task(
            self._reads.read(room, partial(self._look, room, record), asker)
        )
        try:
            return await self._first(room, whole, known)
        finally:
            # It is still made for whoever else waits, and to be kept.
            whole.cancel()

    async def _first(self, room: str, whole: "asyncio.Task[bytes]", known: int | None) -> bytes:
        """Return what is known first: more than somebody knows, or all there is."""
        while known is not None and not whole.done():
            sketch = self._sketches.get(room)
            if sketch is not None and sketch.positions > known:
                return bytes(sketch.insight)
            await asyncio.wait([whole], timeout=TICK)
        return await whole

    async def close(self) -> None:
        """Look no further."""
        await self._reads.close()
        await self._worker.close()
        await asyncio.gather(*self._preparing)

    async def _kept(self, room: str) -> bytes | None:
        """Return what was found earlier, if it can still be read."""
        with suppress(StoreDown, DecodeError):
            kept = await self._store.analysis(room)
            if kept is not None:
                _INSIGHTS.decode(kept)
                return kept
        return None

    async def _look(self, room: str, record: ReadRecord) -> bytes:
        text = await record()
        try:
            async with asyncio.timeout(SECONDS):
                found = await self._worker.look(text, partial(self._sketches.__setitem__, room))
        except (OSError, TimeoutError, DecodeError, Unseen) as error:
            LOG.warning("a game cannot be looked into: %s %s", type(error).__name__, error)
            raise HouseFull("This game cannot be looked into now.") from None
        finally:
            self._sketches.pop(room, None)
        # It was found all the same, and can be found again.
        with suppress(StoreDown):
            await self._store.keep_analysis(room, found)
        return found


class AnalysisProcess:
    """The process that judges, seen from the server: one game at a time.

    After anything that goes wrong it is ended, and another one begins with the next game.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """Which process it is, if there is one."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> Process:
        """Return the process, started if it is not there."""
        async with self._starting:
            if self._is_closed:
                raise OSError("the server is closing")
            if self._process is None or self._process.returncode is not None:
                self._process = await self._started()
            return self._process

    async def _started(self) -> Process:
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            # A process that is half started cannot be ended: wait until it is whole.
            self._process = await starting
            raise

    async def look(self, record: str, hear: Callable[[Seen], object]) -> bytes:
        """Return how the game of a record was won; `hear` is told what is known before."""
        process = await self.start()
        try:
            return await self._asked(process, record, hear)
        except BaseException:
            await self.end()
            raise

    async def _asked(self, process: Process, record: str, hear: Callable[[Seen], object]) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(ENCODER.encode(Look(record)) + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            match REPORTS.decode(line):
                case Seen(is_complete=True) as seen:
                    return bytes(seen.insight)
                case Seen() as seen:
                    hear(seen)
                case Refused(why):
                    raise Unseen(why)
        raise Unseen("its process has ended")

    async def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        await self.end()

    async def end(self) -> None:
        """End the process, once it has wholly started."""
        async with self._starting:
            process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        # Its end is seen only once all that it said has been read.
        while await process.stdout.read(LONGEST_LINE):
            pass
        await process.wait()
