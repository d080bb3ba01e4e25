"""Databases brought up to date."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.core.errors import InvalidOptions
from croupier.store import days
from croupier.store.migrating import LATEST, statements
from croupier.store.pages import Deadline, RatedGame, Rating
from croupier.store.profiles import KeptDevice, KeptProfile
from croupier.store.ratings import ENCODER, Ladder, RatedSeat, Standing
from croupier.store.store import database_at, open_store
from tests.store.rooms import first, is_kept, opened, page


def test_several_who_open_an_empty_database_at_once_do_not_clash(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(open_store, url) for _ in range(6)))
        kept = await asyncio.gather(*(is_kept(store, first("a")) for store in stores))
        await asyncio.gather(*(store.close() for store in stores))
        assert kept.count(True) == 1

    asyncio.run(scene())


def test_a_database_newer_than_this_version_is_refused(url: str) -> None:
    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())
    connection = database_at(url).connect(durably=True)
    connection.rows("INSERT INTO migrations (number) VALUES (?)", LATEST + 1)
    connection.close()

    with pytest.raises(InvalidOptions, match=f"has schema {LATEST + 1}, .* knows only {LATEST}"):
        open_store(url)


def test_the_scripts_use_only_types_that_both_databases_have() -> None:
    tables = [line for n in range(1, LATEST + 1) for line in statements(n) if "TABLE" in line]
    columns = [line.split()[1] for table in tables for line in table.split("\n")[1:-1]]

    assert set(columns) <= {"TEXT", "BIGINT", "DOUBLE", "KEY"}


def test_a_database_of_the_first_schema_is_read_as_before(url: str) -> None:
    database = database_at(url)
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).touch()
    connection = database.connect(durably=True)
    connection.rows("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY)")
    connection.rows("INSERT INTO migrations (number) VALUES (1)")
    for statement in statements(1):
        connection.rows(statement)
    opening = ("a", "las-vegas", 1, "5eed", "playing", 1, 5.0, 6.0)
    connection.rows("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *opening)
    said = '{"type":"said","sent":"g.1","seat":0,"text":"Hello!"}'
    for number, body in enumerate(('{"type":"opened"}', said, '{"type":"begun"}')):
        connection.rows("INSERT INTO entries VALUES (?, ?, ?, ?)", "a", number, 5.0, body)
    connection.close()

    async def scene() -> None:
        async with opened(url) as store:
            loaded = await store.load("a")
            assert loaded is not None
            assert loaded.snapshot is None
            assert loaded.entries == await store.read("a")
            assert [line.number for line in loaded.entries] == [0, 1, 2]
            assert loaded.entries[1].body == said.encode()
            assert await is_kept(store, page("a", 3))
            await store.keep_analysis("a", b"{}")
            assert await store.analysis("a") == b"{}"

    asyncio.run(scene())


def test_a_database_of_the_fourth_schema_gets_profiles_and_keeps_its_rooms(url: str) -> None:
    database = database_at(url)
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).touch()
    connection = database.connect(durably=True)
    connection.rows("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY)")
    for number in (1, 2, 3, 4):
        for statement in statements(number):
            connection.rows(statement)
        connection.rows("INSERT INTO migrations (number) VALUES (?)", number)
    opening = ("a", "las-vegas", 1, "5eed", "over", 0, 5.0, 6.0)
    connection.rows("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *opening)
    seated = '{"type":"seated","seat":0,"name":"Anna","holders":["anna"]}'
    for number, body in enumerate(('{"type":"opened"}', seated)):
        connection.rows(
            "INSERT INTO entries (room, number, at, body) VALUES (?, ?, ?, ?)",
            "a",
            number,
            5.0,
            body,
        )
    connection.close()

    async def scene() -> None:
        async with opened(url) as store:
            assert [line.number for line in await store.read("a")] == [0, 1]
            assert not await store.has_history()
            made = KeptProfile("anna", "Anna", 0, "en", "", "2026-11-17")
            device = KeptDevice("anna", "anna", "id", "phone", "2026-11-17", "2026-11-17")
            await store.profiles.make(made, device)
            assert await store.profiles.profile("anna") == made
            assert await store.profiles.rooms("anna") == []

    asyncio.run(scene())


def test_a_database_of_the_fifth_schema_gets_ratings_and_keeps_its_results(url: str) -> None:
    database = database_at(url)
    database.migrate(up_to=5)
    connection = database.connect(durably=True)
    opening = ("a", "las-vegas", 1, "5eed", "over", 0, 5.0, 6.0)
    connection.rows("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *opening)
    connection.rows("INSERT INTO entries VALUES ('a', 0, 5.0, '{}', 0)")
    connection.rows("INSERT INTO results VALUES ('a', 6.0, '{}')")
    connection.rows("INSERT INTO house VALUES ('history', 'known')")
    connection.close()
    database.close()

    async def scene() -> None:
        async with opened(url) as store:
            start, won = Rating(25.0, 8.0), Rating(26.0, 7.0)
            await store.ratings.settle(lambda before, _: before, start)
            assert await store.result("a") == b"{}"
            assert await store.has_history()
            assert await store.ratings.variants("las-vegas") == []
            made = KeptProfile("anna", "Anna", 0, "en", "", "2026-11-17")
            device = KeptDevice("anna", "anna", "id", "phone", "2026-11-17", "2026-11-17")
            await store.profiles.make(made, device)
            rated = RatedGame("las-vegas", "{}", ENCODER.encode([RatedSeat(1, "anna")]))
            await store.write(replace(page("a", 1, stage="over"), rated=rated))
            await store.ratings.settle(lambda _before, _places: [won], start)
            standing = await store.ratings.standing(Ladder("las-vegas", "{}"), "anna")
            assert standing == Standing(won, 1)

    asyncio.run(scene())


def test_a_database_of_the_fifth_schema_gets_games_over_days_and_keeps_what_it_has(
    url: str,
) -> None:
    database_at(url).migrate(up_to=5)
    connection = database_at(url).connect(durably=True)
    opening = ("a", "las-vegas", 1, "5eed", "playing", 0, 5.0, 6.0)
    connection.rows("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *opening)
    connection.rows("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", "a", 0, 5.0, "{}", 0)
    connection.rows("INSERT INTO seatings VALUES (?, ?)", "anna", "a")
    profile = ("anna", "Anna", 0, "en", "", "2026-11-17", 0)
    connection.rows("INSERT INTO profiles VALUES (?, ?, ?, ?, ?, ?, ?)", *profile)
    connection.close()

    async def scene() -> None:
        async with opened(url) as store:
            kept = await store.profiles.profile("anna")
            assert kept is not None
            assert kept.name == "Anna"
            assert await store.ask(lambda line: days.rooms_of(line, ["anna"])) == []
            due = Deadline(1, 10.0, 100.0, ("anna",), (0,))
            assert await is_kept(store, replace(page("a", 1), deadline=due))
            found = await store.ask(lambda line: days.rooms_of(line, ["anna"]))
            assert [one.room for one in found] == ["a"]
            assert await store.ask(lambda line: days.keep_time(line, "house", 50.0, 5.0)) == 50.0

    asyncio.run(scene())
