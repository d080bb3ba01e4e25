"""Pages to write, and stores to write them in."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from croupier.store.errors import StoreDown, Taken
from croupier.store.pages import Opening, Page
from croupier.store.store import Store, open_store

OPENING = Opening("las-vegas", 1, "5eed", listed=True)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it whatever happens."""
    store = open_store(url)
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
