"""Finished games looked into, each by a process of its own: it takes seconds of a whole core."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import DecodeError
from msgspec.json import Decoder

from croupier.server import wire
from croupier.server.caching import SharedReads
from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker, Places

COMMAND = (sys.executable, "-P", "-m", "croupier.server.analysis_worker")
"""How a game is looked into: the record goes in, and what is found comes out."""
SECONDS = 300
"""How long it may take; the first one may have to compile."""
MOST_WAITING = 20
PER_GUEST, PER_ADDRESS = 2, 8
"""How many of those that wait may be of one guest, or asked for from one address."""
MOST_BYTES = 8 * 1024 * 1024
"""How much of what was found is remembered: that of some thousand games."""

LOG = logging.getLogger(__name__)
_DECODER = Decoder(wire.AnyAnalysis)


class Analyst:
    """Looks into one game after the other, once for all who ask."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        places = Places(PER_GUEST, PER_ADDRESS)
        self._reads = SharedReads(MOST_BYTES, most_waiting=MOST_WAITING, places=places)

    @property
    def waiting(self) -> int:
        """How many games are being looked into, or are to be."""
        return self._reads.waiting

    async def analysis(
        self, room: str, record: Callable[[], Awaitable[str]], asker: Asker
    ) -> bytes:
        """Return what is found in the game of a room, as JSON."""
        return await self._reads.read(room, partial(self._look, record), asker)

    async def close(self) -> None:
        """Look no further."""
        await self._reads.close()

    async def _look(self, record: Callable[[], Awaitable[str]]) -> bytes:
        text = await record()
        try:
            async with asyncio.timeout(SECONDS):
                return await self._found(text)
        except (OSError, TimeoutError, DecodeError) as error:
            LOG.warning("a game cannot be looked into: %s %s", type(error).__name__, error)
            raise HouseFull("This game cannot be looked into now.") from None

    async def _found(self, record: str) -> bytes:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            written, _ = await process.communicate(record.encode())
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return wire.ENCODER.encode(_DECODER.decode(written))
