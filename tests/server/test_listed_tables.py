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


def run(folder: Path, play: Callable[[Store, ListedTables], Awaitable[None]]) -> str:
    """Let tables be listed; return those that were taken off the list, in that order."""
    taken_off: list[str] = []

    async def scene() -> None:
        async with opened(f"sqlite:///{folder / 'rooms.db'}") as store:
            for room in "abcd":
                await store.write(first(room))
            await play(store, ListedTables(store, MOST, taken_off.append))

    asyncio.run(scene())
    return "".join(taken_off)


async def listed(store: Store) -> str:
    return "".join(sorted(one.room for one in await store.listed(10)))


def again(room: str | None = None) -> bytes:
    """Return the answer to somebody who wants to play again, there or nowhere yet."""
    return encode({"type": "done", "number": 7} | ({"room": room} if room is not None else {}))


def test_the_oldest_makes_room_for_one_more(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        for room, left in (("a", "abcd"), ("b", "abcd"), ("b", "abcd"), ("c", "bcd"), ("d", "cd")):
            await tables.note(room, "here")
            assert await listed(store) == left

    assert run(tmp_path, play) == "ab"


def test_each_address_is_counted_by_itself(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        for room, address in (("a", "here"), ("b", "there"), ("c", "here"), ("d", "there")):
            await tables.note(room, address)
        assert await listed(store) == "abcd"

    assert run(tmp_path, play) == ""


def test_one_that_is_over_or_not_listed_counts_no_more(tmp_path: Path) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await store.write(first("hidden", opening=Opening("las-vegas", 1, "5eed", listed=False)))
        for room in ("hidden", "a", "b"):
            await tables.note(room, "here")
        assert await listed(store) == "abcd"
        await store.write(page("a", 1, stage="over"))
        await tables.note("c", "here")
        assert await listed(store) == "bcd"

    assert run(tmp_path, play) == ""


def test_where_they_play_again_counts_where_the_first_table_did_whoever_asks(
    tmp_path: Path,
) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await tables.note("a", "here")
        await store.write(page("a", 1, stage="over"))
        await tables.note_again("a", again(), "there")
        for address in ("there", "here", "elsewhere"):
            await tables.note_again("a", again("b"), address)
        # Somebody who sat there opens as many as they may: theirs alone make room for them.
        for room in "cd":
            await tables.note(room, "there")
            await tables.note(room, "elsewhere")
        assert await listed(store) == "bcd"
        await store.write(first("e"))
        await store.write(first("f"))
        await tables.note("e", "here")
        assert await listed(store) == "bcdef"
        await tables.note("f", "here")
        assert await listed(store) == "cdef"

    assert run(tmp_path, play) == "b"


def test_where_they_play_again_still_does_when_the_first_table_counts_no_more(
    tmp_path: Path,
) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await tables.note("a", "here")
        await store.write(page("a", 1, stage="over"))
        for room in "bc":
            await tables.note(room, "here")
        await tables.note_again("a", again("d"), "there")
        assert await listed(store) == "cd"

    assert run(tmp_path, play) == "b"


def test_where_they_play_again_counts_where_it_is_first_asked_for_if_nobody_knows_better(
    tmp_path: Path,
) -> None:
    async def play(store: Store, tables: ListedTables) -> None:
        await store.write(first("e"))
        for room, address in (("a", "here"), ("a", "there"), ("b", "there"), ("c", "there")):
            await tables.note_again(f"before {room}", again(room), address)
        assert await listed(store) == "abcde"
        for room in "de":
            await tables.note_again(f"before {room}", again(room), "here")
        assert await listed(store) == "bcde"

    assert run(tmp_path, play) == "a"
