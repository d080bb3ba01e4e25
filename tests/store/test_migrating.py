"""Databases brought up to date."""

import asyncio

import pytest

from croupier.core.errors import InvalidOptions
from croupier.store.migrating import LATEST, statements
from croupier.store.store import database_at, open_store
from tests.store.rooms import first, is_kept, opened


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
