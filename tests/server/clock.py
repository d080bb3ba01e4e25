"""A clock that stands still until it is told to move, and does what is due on the way."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from croupier.server.hub import RoomHub

POLL_SECONDS = 0.0005


@dataclass(order=True)
class ManualTimer:
    """Something that is due at a time; of those due at once, the first one set comes first."""

    at: float
    number: int
    do: Callable[[], None] = field(compare=False)
    is_cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Do it no more."""
        self.is_cancelled = True


class ManualClock:
    """Time as a test wants it. The clock on the wall may be set besides."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """By how much the clock on the wall is ahead of what has passed here."""
        self.sleeping = 0
        """How many wait for time to pass."""
        self._now = 1_000_000.0
        self._timers: list[ManualTimer] = []
        self._numbers = count()

    def now(self) -> float:
        """Return what has passed here."""
        return self._now

    def wall(self) -> float:
        """Return what the clock on the wall says."""
        return self._now + self.ahead

    def call_later(self, seconds: float, do: Callable[[], None]) -> ManualTimer:
        """Do something once the clock was moved so far; at once, if that is where it stands."""
        timer = ManualTimer(self._now + seconds, next(self._numbers), do)
        heappush(self._timers, timer)
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(self._ring)
        return timer

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock was moved so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        passed = asyncio.Event()
        timer = self.call_later(seconds, passed.set)
        with self._one_more_asleep():
            try:
                await passed.wait()
            finally:
                timer.cancel()

    @contextmanager
    def _one_more_asleep(self) -> Iterator[None]:
        self.sleeping += 1
        try:
            yield
        finally:
            self.sleeping -= 1

    @property
    def is_due(self) -> bool:
        """Whether something is to be done right now."""
        return self._next_at() <= self._now

    def _next_at(self) -> float:
        """Return when something is due next."""
        while self._timers and self._timers[0].is_cancelled:
            heappop(self._timers)
        return self._timers[0].at if self._timers else float("inf")

    def _ring(self) -> None:
        while self.is_due:
            heappop(self._timers).do()

    def leap(self, seconds: float) -> None:
        """Let much time pass at once: whatever was due on the way is done only now."""
        self._now += seconds
        asyncio.get_running_loop().call_soon(self._ring)

    def steps(self, seconds: float) -> Iterator[None]:
        """Move, in the event loop: yield wherever something was done, for all to come of it."""
        until = self._now + seconds
        while (at := self._next_at()) <= until:
            self._now = max(self._now, at)
            self._ring()
            yield
        self._now = until


async def settled(hub: RoomHub, clock: ManualClock) -> None:
    """Wait until all that runs beside in a hub waits for time to pass, or is done."""
    while clock.is_due or len(hub._tasks) > clock.sleeping:
        await asyncio.sleep(POLL_SECONDS)


async def leapt(hub: RoomHub, clock: ManualClock, seconds: float) -> None:
    """Let much time pass at once in a hub, and wait until all has come of it that does."""
    await settled(hub, clock)
    clock.leap(seconds)
    await moved(hub, clock, 0.0)


async def moved(hub: RoomHub, clock: ManualClock, seconds: float) -> None:
    """Let time pass in a hub, and wait until all has come of it that does."""
    await settled(hub, clock)
    for _ in clock.steps(seconds):
        # A task that has slept needs a turn of the loop to go on.
        await asyncio.sleep(0)
        await settled(hub, clock)
