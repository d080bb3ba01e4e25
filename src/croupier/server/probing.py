"""Whether the store works: to see that takes a write, so it is seen once for all who ask."""

import asyncio
from collections.abc import Awaitable, Callable

PROBE_SECONDS = 1.0
"""How old what was seen may be."""


class SharedProbe:
    """Tries something for everybody who wants to know whether it can be done."""

    def __init__(self, probe: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        self._probe = probe
        self._now = now
        self._began = 0.0
        self._probing: asyncio.Task[None] | None = None

    async def probe(self) -> None:
        """Return if it could be done within the last second, or raise what went wrong."""
        probing = self._probing
        if probing is None or (probing.done() and self._now() - self._began >= PROBE_SECONDS):
            self._began = self._now()
            probing = self._probing = asyncio.create_task(self._tried())
            probing.add_done_callback(_seen)
        # Who asked may go; others may be waiting for the same.
        await asyncio.wait([probing])
        probing.result()

    async def _tried(self) -> None:
        await self._probe()


def _seen(task: asyncio.Task[None]) -> None:
    """Whoever waits is told what went wrong; if nobody does, nobody has to be."""
    if not task.cancelled():
        task.exception()
