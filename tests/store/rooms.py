"""Pages to write, and stores to write them in."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

from croupier.store.database import Statement, Value
from croupier.store.errors import StoreDown, Taken
from croupier.store.pages import Opening, Page
from croupier.store.store import Store, open_store

OPENING = Opening("las-vegas", 1, "5eed", listed=True)


@asynccontextmanager
async def opened(url: str, *, alone: bool | None = None) -> AsyncIterator[Store]:
    """Open a store, and close it whatever happens."""
    store = open_store(url, alone=alone)
    try:
        yield store
    finally:
        await store.close()


def first(room: str, *bodies: bytes, opening: Opening = OPENING) -> Page:
    """Return the page that opens a room."""
    return Page(room, 0, bodies or (b"{}",), "gathering", opening)


def page(room: str, number: int, *bodies: bytes, stage: str = "playing") -> Page:
    """Return a later page."""
    return Page(room, number, bodies or (b"{}",), stage)


async def is_kept(store: Store, *pages: Page) -> bool:
    """Write pages and tell whether they were kept, or whether another was faster."""
    try:
        await store.write(*pages)
    except Taken:
        return False
    return True


async def is_down(store: Store, *pages: Page) -> bool:
    """Write pages and tell whether the store could not."""
    try:
        await store.write(*pages)
    except StoreDown:
        return True
    return False


async def bodies(store: Store, room: str) -> list[bytes]:
    """Return the lines of a room."""
    return [entry.body for entry in await store.read(room)]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < deadline, "it never is so"
        await asyncio.sleep(0.002)


async def recovers(store: Store) -> None:
    """Wait until a probe goes well, as somebody who asks for readiness would."""
    deadline = time.monotonic() + 10
    while not store.is_ready:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)
        try:
            await store.probe()
        except StoreDown:
            continue


async def closes_within(store: Store, seconds: float) -> None:
    """Close a store, which may take so long."""
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < seconds


class Stuck:
    """A connection that never answers, and a database of such."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.asked = 0
        """How often it was asked something."""

    def _hang(self) -> None:
        self.asked += 1
        self.released.wait(30)

    def migrate(self, up_to: int | None = None) -> None:
        """Do nothing."""

    def connect(self, *, durably: bool) -> "Stuck":
        """Connect at once."""
        del durably
        return self

    def now(self) -> float:
        """Hang."""
        self._hang()
        return 0.0

    def rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        """Hang."""
        del statement, values
        self._hang()
        return []

    def run_all(self, statements: Sequence[Statement]) -> None:
        """Hang."""
        del statements
        self._hang()

    def begin_reading(self) -> None:
        """Hang."""
        self._hang()

    def columns(self, table: str) -> Sequence[str]:
        """Hang."""
        del table
        self._hang()
        return []

    def each_row(self, statement: str) -> Iterator[tuple[object, ...]]:
        """Hang."""
        del statement
        self._hang()
        return iter(())

    def require(self) -> None:
        """Go on."""

    def pulse(self) -> None:
        """Hang."""
        self._hang()

    def append(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        """Hang."""
        del together
        self._hang()
        return {page.room for page in pages}

    def close(self) -> None:
        """Do nothing: it is as closed as it was open."""
