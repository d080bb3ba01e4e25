"""How many tables in the public list are from one address."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.json import encode

from croupier.server.listed_tables import ListedTables
from croupier.store.pages import Opening
from croupier.store.store import Store
from tests.store.rooms import first, opened, page

MOST = 2


def run(folder: Path, play: Callable[[Store, ListedTables], Awaitable[None]]) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{folder / 'rooms.db'}") as store:
            for room in "abcd":
                await store.write(first(room))
            await play(store, ListedTables(store, MOST))

    asyncio.run(scene())


async def listed(store: Store) -> str:
    return "".join(sorted(one.room for one in await store.listed(10)))


def test_the_oldest_makes_room_for_one_more(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        for room, left in (("a", "abcd"), ("b", "abcd"), ("b", "abcd"), ("c", "bcd"), ("d", "cd")):
            await tables.note(room, "here")
            assert await listed(store) == left

    run(tmp_path, play)


def test_each_address_is_counted_by_itself(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        for room, address in (("a", "here"), ("b", "there"), ("c", "here"), ("d", "there")):
            await tables.note(room, address)
        assert await listed(store) == "abcd"

    run(tmp_path, play)


def test_one_that_is_over_or_not_listed_counts_no_more(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await store.write(first("hidden", opening=Opening("las-vegas", 1, "5eed", listed=False)))
        for room in ("hidden", "a", "b"):
            await tables.note(room, "here")
        assert await listed(store) == "abcd"
        await store.write(page("a", 1, stage="over"))
        await tables.note("c", "here")
        assert await listed(store) == "bcd"

    run(tmp_path, play)


def test_where_they_play_again_counts_as_well(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await tables.note("a", "here")
        await tables.note("b", "here")
        await tables.note_again(encode({"type": "done", "number": 7}), "here")
        assert await listed(store) == "abcd"
        await tables.note_again(encode({"type": "done", "number": 7, "room": "c"}), "here")
        assert await listed(store) == "bcd"

    run(tmp_path, play)
