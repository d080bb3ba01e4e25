"""Backups: all that is kept as one file, from either kind of database and into either."""

import asyncio
import gzip
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from croupier.core.errors import InvalidOptions
from croupier.store import backup, order, tokens
from croupier.store.backup import BadBackup
from croupier.store.migrating import LATEST, statements
from croupier.store.pages import KeptSnapshot
from croupier.store.store import database_at
from tests.store.rooms import first, is_kept, opened, page


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of another empty database, of one kind and then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    server = request.getfixturevalue("postgres_server")
    address: str = server.new_database()
    return address


async def _fill(url: str, rooms: int = 3) -> None:
    async with opened(url) as store:
        for number in range(rooms):
            await store.write(first(f"room{number}"))
            await store.write(page(f"room{number}", 1, stage="playing"))
        await store.keep_snapshots([KeptSnapshot("room0", 2, b'{"form":1}')])
        await store.keep_analysis("room1", '{"é":"“"}'.encode())
        await store.ask(partial(order.ban, guests=["benno"], why="shouting"))
        made = partial(tokens.make, token="d", guest="anna", name="Dora", owner="Anna")
        await store.ask(made)
        assert await store.key()


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables, but for the pulse: that beats whenever one is opened."""
    with closing(database_at(url).connect(durably=False)) as connection:
        return {
            table: sorted(connection.rows(f"SELECT * FROM {table}"), key=repr)
            for table in backup.tables(LATEST)
            if table != "pulse"
        }


def test_what_was_written_is_read_back_into_either_kind(
    url: str, other: str, tmp_path: Path
) -> None:
    asyncio.run(_fill(url))
    file = tmp_path / "all.backup"
    rows = backup.write(database_at(url), file)
    before = everything(url)

    assert rows == 1 + sum(map(len, before.values()))
    assert backup.read(database_at(other), file) == rows
    assert everything(other) == before

    async def scene() -> None:
        async with opened(other) as store:
            assert await is_kept(store, page("room0", 2))
            assert not await is_kept(store, page("room1", 1))

    asyncio.run(scene())


def test_many_rows_are_read_back(url: str, other: str, tmp_path: Path) -> None:
    asyncio.run(_fill(url, backup.AT_A_TIME + 7))
    backup.write(database_at(url), tmp_path / "all.backup")
    backup.read(database_at(other), tmp_path / "all.backup")

    assert everything(other) == everything(url)


def test_all_tables_of_a_database_are_in_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())
    with closing(database_at(url).connect(durably=False)) as connection:
        if url.startswith("sqlite"):
            rows = connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        else:
            rows = connection.rows(
                "SELECT table_name FROM information_schema.tables"
                " WHERE table_schema = current_schema()"
            )
    assert {str(name) for (name,) in rows} == {*backup.tables(LATEST), "migrations"}


def test_a_backup_of_an_older_schema_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    file = tmp_path / "old.backup"
    _write(
        file,
        '{"croupier_backup":1,"schema":1}',
        '{"table":"rooms","columns":["room","game","rules","seed","stage","listed","opened_at","touched_at"]}',
        '["a","las-vegas",1,"5eed","gathering",1,5.0,6.0]',
        '{"table":"entries","columns":["room","number","at","body"]}',
        '["a",0,5.0,"{}"]',
        '"end"',
    )

    assert backup.read(database_at(url), file) == 2

    async def scene() -> None:
        async with opened(url) as store:
            assert len(await store.read("a")) == 1
            assert await is_kept(store, page("a", 1))

    asyncio.run(scene())
    assert "talk" not in "".join(statements(1))


def _write(file: Path, *lines: str) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as written:
        written.write("".join(f"{line}\n" for line in lines))


HEAD = f'{{"croupier_backup":1,"schema":{LATEST}}}'
ROOMS = (
    '{"table":"rooms","columns":'
    '["room","game","rules","seed","stage","listed","opened_at","touched_at"]}'
)
ROOM = '["a","las-vegas",1,"5eed","gathering",1,5.0,6.0]'


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("{}",),
        ('{"croupier_backup":1,"schema":0}',),
        ('{"croupier_backup":1,"schema":999}',),
        ('{"croupier_backup":2,"schema":1}',),
        (HEAD,),
        (HEAD, ROOMS, ROOM),
        (HEAD, ROOMS, ROOM, "nonsense", '"end"'),
        (HEAD, ROOMS, '["a"]', '"end"'),
        (HEAD, ROOM, '"end"'),
        (HEAD, '{"table":"sqlite_master","columns":["room"]}', '["a"]', '"end"'),
        (HEAD, '{"table":"rooms","columns":["room) --"]}', '["a"]', '"end"'),
    ],
    ids=str,
)
def test_a_file_that_is_no_whole_backup_changes_nothing(
    url: str, tmp_path: Path, lines: Sequence[str]
) -> None:
    file = tmp_path / "broken.backup"
    _write(file, *lines)
    with pytest.raises(BadBackup):
        backup.read(database_at(url), file)

    async def scene() -> None:
        async with opened(url) as store:
            assert await store.rooms("", 10) == []

    asyncio.run(scene())


def test_a_file_that_is_none_of_ours_or_cut_off_is_refused(sqlite: str, tmp_path: Path) -> None:
    asyncio.run(_fill(sqlite))
    whole, file = tmp_path / "whole.backup", tmp_path / "cut.backup"
    backup.write(database_at(sqlite), whole)
    empty = database_at(f"sqlite:///{tmp_path / 'empty.db'}")
    for content in (b"SQLite format 3", whole.read_bytes()[:-20], b""):
        file.write_bytes(content)
        with pytest.raises(BadBackup):
            backup.read(empty, file)
    with pytest.raises(InvalidOptions, match="There is no file"):
        backup.read(empty, tmp_path / "nothing")


def test_nothing_is_overwritten(url: str, tmp_path: Path) -> None:
    asyncio.run(_fill(url))
    file = tmp_path / "all.backup"
    backup.write(database_at(url), file)
    before = file.read_bytes()

    with pytest.raises(InvalidOptions, match="is there already"):
        backup.write(database_at(url), file)
    with pytest.raises(InvalidOptions, match="There are rooms in this database already"):
        backup.read(database_at(url), file)
    assert file.read_bytes() == before
    (tmp_path / "two.backup.part").touch()
    with pytest.raises(InvalidOptions, match="from a backup that broke off"):
        backup.write(database_at(url), tmp_path / "two.backup")
