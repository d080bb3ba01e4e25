"""Time: as it passes within a process, as the clock on the wall has it, and what is done later.

Within a process time only ever goes on, so whatever waits goes by that; from one process to the
next it goes on as `house_time` has it. The clock on the wall may be set while a server runs, and
every machine has its own. By it go only days, what is signed for others who go by it, and what is
written down for people to read.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that is to be done later."""

    def cancel(self) -> None:
        """Do it no more; if it is done already, nothing happens."""
        ...


class Clock(Protocol):
    """What time it is, and what is done when some of it has passed."""

    def now(self) -> float:
        """Return the seconds since some moment of this process; they never go back."""
        ...

    def wall(self) -> float:
        """Return what the clock on the wall says, in seconds since 1970."""
        ...

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something in the event loop once so many seconds have passed."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait until so many seconds have passed."""
        ...


class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """Return the seconds since the machine was started."""
        return time.monotonic()

    def wall(self) -> float:
        """Return what the clock of the machine says."""
        return time.time()

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something in the event loop once so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, do)

    async def sleep(self, seconds: float) -> None:
        """Wait until so many seconds have passed."""
        await asyncio.sleep(seconds)
