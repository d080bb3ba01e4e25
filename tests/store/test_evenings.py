"""Evenings in both databases."""

import asyncio
from pathlib import Path

from croupier.store.evenings import EveningAges, KeptTable
from croupier.store.migrating import statements
from croupier.store.store import Store, database_at
from tests.store.rooms import first, is_kept, opened

OPENED, PAIRED, ENDED = (
    b'{"type":"evening-opened"}',
    b'{"type":"paired"}',
    b'{"type":"evening-ended"}',
)


def test_lines_are_written_in_order_and_once(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            shelf = store.evenings
            assert await shelf.append("e", 0, OPENED, ["anna"])
            assert not await shelf.append("e", 0, PAIRED)
            assert not await shelf.append("e", 2, PAIRED)
            assert await shelf.append("e", 1, PAIRED)
            assert [(line.number, line.body) for line in await shelf.read("e")] == [
                (0, OPENED),
                (1, PAIRED),
            ]
            assert [line.number for line in await shelf.read("e", 0)] == [1]
            assert await shelf.read("\x00") == []

    asyncio.run(scene())


def test_of_many_who_write_at_once_one_is_first(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.evenings.append("e", 0, OPENED)
            for number in range(1, 6):
                kept = await asyncio.gather(
                    *(
                        store.evenings.append("e", number, b'{"by":%d}' % n)
                        for n, store in enumerate([one, other] * 4)
                    )
                )
                assert kept.count(True) == 1
                assert len(await one.evenings.read("e")) == number + 1

    asyncio.run(scene())


def test_everybody_finds_their_evenings_the_newest_first(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            shelf = store.evenings
            await shelf.append("a", 0, OPENED, ["anna"])
            await shelf.append("b", 0, OPENED, ["benno"])
            await shelf.append("b", 1, PAIRED, ["anna"])
            assert await shelf.of_guest("anna") == ["b", "a"]
            assert await shelf.of_guest("benno") == ["b"]
            assert await shelf.of_guest("") == []
            await shelf.rewrite("b", [], ["anna"])
            assert await shelf.of_guest("anna") == ["a"]
            await shelf.keep_guests("b", ["anna", "anna"])
            assert await shelf.of_guest("anna") == ["b", "a"]
            assert await shelf.all() == ["a", "b"]

    asyncio.run(scene())


def test_lines_are_written_anew(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            shelf = store.evenings
            await shelf.append("e", 0, OPENED)
            await shelf.append("e", 1, PAIRED)
            [_, line] = await shelf.read("e")
            await shelf.rewrite("e", [type(line)(1, 0.0, b"{}")], [])
            assert [one.body for one in await shelf.read("e")] == [OPENED, b"{}"]

    asyncio.run(scene())


def test_rooms_say_how_far_they_are(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await is_kept(store, first("a"))
            found = await store.evenings.tables(["a", "gone"])
            assert found == {"a": KeptTable("gathering", None)}

    asyncio.run(scene())


def test_old_evenings_are_removed_by_how_far_they_came(url: str) -> None:
    async def aged(store: Store, evening: str, days: float, *bodies: bytes) -> None:
        for number, body in enumerate(bodies):
            await store.evenings.append(evening, number, body, ["anna"])
        await store.ask(
            lambda connection: connection.rows(
                "UPDATE evening_entries SET at = at - ? WHERE evening = ?", days * 86400, evening
            )
        )

    async def scene() -> None:
        async with opened(url) as store:
            await aged(store, "new", 2, OPENED)
            await aged(store, "unplayed", 4, OPENED)
            await aged(store, "played", 6, OPENED, PAIRED)
            await aged(store, "left", 8, OPENED, PAIRED)
            await aged(store, "over", 100, OPENED, PAIRED, ENDED)
            ages = EveningAges(gathering=3, playing=7, over=0)
            assert await store.evenings.prune(ages) == 2
            assert await store.evenings.all() == ["new", "over", "played"]
            assert set(await store.evenings.of_guest("anna")) == {"new", "over", "played"}
            assert await store.evenings.prune(EveningAges(3, 7, 50)) == 1

    asyncio.run(scene())


def test_a_database_of_the_seventh_schema_gets_evenings_and_keeps_its_rooms(url: str) -> None:
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).touch()
    database = database_at(url)
    database.migrate(7)
    connection = database.connect(durably=True)
    opening = ("a", "las-vegas", 1, "5eed", "over", 0, 5.0, 6.0)
    connection.rows("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *opening)
    connection.rows(
        "INSERT INTO entries (room, number, at, body) VALUES (?, ?, ?, ?)",
        "a",
        0,
        5.0,
        '{"type":"opened"}',
    )
    connection.rows("INSERT INTO results (room, at, body) VALUES (?, ?, ?)", "a", 6.0, "{}")
    connection.close()
    database.close()

    async def scene() -> None:
        async with opened(url) as store:
            assert [line.number for line in await store.read("a")] == [0]
            assert await store.evenings.all() == []
            assert await store.evenings.append("e", 0, OPENED, ["anna"])
            assert await store.evenings.tables(["a"]) == {"a": KeptTable("over", b"{}")}

    asyncio.run(scene())
    assert any("evening_entries" in line for line in statements(8))
