"""Finished games looked into, each by a process of its own: it takes seconds of a whole core."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress

from msgspec import DecodeError
from msgspec.json import Decoder

from croupier.server import wire
from croupier.server.hub import HouseFull

COMMAND = (sys.executable, "-P", "-m", "croupier.server.analysis_worker")
"""How a game is looked into: the record goes in, and what is found comes out."""
SECONDS = 300
"""How long it may take; the first one may have to compile."""
MOST_WAITING = 20
MOST_KEPT = 500
"""How many games are remembered."""

LOG = logging.getLogger(__name__)
_DECODER = Decoder(wire.AnyAnalysis)


class Analyst:
    """Looks into one game after the other, once for all who ask."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._kept: dict[str, wire.AnyAnalysis] = {}
        self._looking: dict[str, asyncio.Task[wire.AnyAnalysis]] = {}
        self._turn = asyncio.Lock()

    async def analysis(self, room: str, record: str) -> wire.AnyAnalysis:
        """Return what is found in the game of a room."""
        if room in self._kept:
            return self._kept[room]
        if room not in self._looking:
            if len(self._looking) >= MOST_WAITING:
                raise HouseFull("Many games are being looked into; try again later.")
            self._looking[room] = asyncio.create_task(self._look(room, record))
        # Who asked may go; others may be waiting for the same game.
        return await asyncio.shield(self._looking[room])

    async def close(self) -> None:
        """Look no further."""
        looking = [*self._looking.values()]
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)

    async def _look(self, room: str, record: str) -> wire.AnyAnalysis:
        try:
            async with self._turn, asyncio.timeout(SECONDS):
                found = await self._found(record)
        except (OSError, TimeoutError, DecodeError) as error:
            LOG.warning("a game cannot be looked into: %s %s", type(error).__name__, error)
            raise HouseFull("This game cannot be looked into now.") from None
        finally:
            del self._looking[room]
        self._kept[room] = found
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    async def _found(self, record: str) -> wire.AnyAnalysis:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            written, _ = await process.communicate(record.encode())
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return _DECODER.decode(written)
