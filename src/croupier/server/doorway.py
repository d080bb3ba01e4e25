"""The way into rooms when many come at once, as after a restart: who is to move comes first."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

LONGEST = 4.0
"""How many seconds somebody waits at most for rooms that are still being read."""


class Ticket(NamedTuple):
    """Somebody who waits: until these many rooms are read, or until then."""

    rooms: int
    until: float
    called: asyncio.Future[None]


class Doorway:
    """Lets people in one by one, so that everybody else is served in between.

    First come those who are to move. All others wait until the rooms are read whose people were
    there before them: some of those may be to move. Where nothing is being read and nobody waits,
    nobody has to.
    """

    def __init__(self) -> None:
        self._to_move: deque[Ticket] = deque()
        self._others: deque[Ticket] = deque()
        self._asked_for = 0
        self._read = 0
        self._is_read = asyncio.Event()
        self._usher: asyncio.Task[None] | None = None

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Say that a room is being read."""
        self._asked_for += 1
        try:
            yield
        finally:
            self._read += 1
            self._is_read.set()

    async def enter(self, *, is_to_move: bool) -> None:
        """Wait for one's turn."""
        if self._usher is None and self._read == self._asked_for:
            return
        loop = asyncio.get_running_loop()
        ticket = Ticket(self._asked_for, loop.time() + LONGEST, loop.create_future())
        (self._to_move if is_to_move else self._others).append(ticket)
        if self._usher is None:
            self._usher = loop.create_task(self._usher_in())
        await ticket.called

    async def _usher_in(self) -> None:
        try:
            while self._to_move or self._others:
                await self._call_next()
        finally:
            self._usher = None

    async def _call_next(self) -> None:
        loop = asyncio.get_running_loop()
        if self._to_move:
            self._call(self._to_move)
        elif self._others[0].rooms <= self._read or self._others[0].until <= loop.time():
            self._call(self._others)
        else:
            self._is_read.clear()
            alarm = loop.call_at(self._others[0].until, self._is_read.set)
            await self._is_read.wait()
            alarm.cancel()
            return
        # Everybody else gets a turn before the next one.
        await asyncio.sleep(0)

    def _call(self, line: deque[Ticket]) -> None:
        called = line.popleft().called
        # Whoever has gone meanwhile is not waiting any more.
        if not called.done():
            called.set_result(None)
