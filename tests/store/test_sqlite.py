"""A store in a file: the disk, and others who hold it."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from croupier.store import sqlite as sqlite_module
from croupier.store.database import Value
from croupier.store.errors import StoreDown
from croupier.store.sqlite import OtherName, SharedFile, SqliteConnection
from croupier.store.store import database_at, open_store
from tests.store.rooms import bodies, first, is_down, opened, page, recovers


@contextmanager
def _disk_full_at(size: int) -> Iterator[None]:
    """Let no file grow beyond a size, which for who writes is a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_said_and_forgotten_once_there_is_room(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(sqlite) as store:
            await store.write(first("a", b"[0]"))
            assert await bodies(store, "a") == [b"[0]"]
            size = _file(sqlite).with_name("rooms.db-wal").stat().st_size
            with _disk_full_at(size):
                assert await is_down(store, page("a", 1, b"[1]"))
                assert not store.is_ready
                with pytest.raises(StoreDown, match="cannot write anything down"):
                    await store.probe()
                assert await bodies(store, "a") == [b"[0]"]
            await recovers(store)
            await store.write(page("a", 1, b"[1]"))
            assert await bodies(store, "a") == [b"[0]", b"[1]"]

    asyncio.run(scene())
    assert "The store failed: " in caplog.text


def test_a_file_that_another_holds_is_waited_for_but_not_for_ever(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "ANSWER_SECONDS", 0.2)

    async def scene() -> None:
        async with opened(sqlite) as store:
            await store.write(first("a"))
            with closing(sqlite3.connect(_file(sqlite), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert await is_down(store, page("a", 1))
                assert not store.is_ready
                with pytest.raises(StoreDown):
                    await store.claim("a", 1, "me", 60)
                assert await bodies(store, "a") == [b"{}"]
            await store.write(page("a", 1))
            assert store.is_ready

    asyncio.run(scene())


def test_a_writer_in_a_file_waits_for_the_disk_and_readers_need_not(sqlite: str) -> None:
    _open_and_close(sqlite)
    with closing(database_at(sqlite).connect(durably=True)) as writer:
        assert [*writer.rows("PRAGMA journal_mode")] == [("wal",)]
        assert [*writer.rows("PRAGMA synchronous")] == [(2,)]
        assert [*writer.rows("PRAGMA foreign_keys")] == [(1,)]
    with closing(database_at(sqlite).connect(durably=False)) as reader:
        assert [*reader.rows("PRAGMA synchronous")] == [(1,)]
    assert _file(sqlite).stat().st_mode & 0o077 == 0


def test_a_file_that_another_is_just_making_is_tried_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, refusals = SqliteConnection.rows, ["database is locked"] * 2

    def refused_at_first(
        connection: SqliteConnection, statement: str, *values: Value
    ) -> Sequence[tuple[object, ...]]:
        if "WAL" in statement and refusals:
            raise sqlite3.OperationalError(refusals.pop())
        return rows(connection, statement, *values)

    monkeypatch.setattr(SqliteConnection, "rows", refused_at_first)
    _open_and_close(sqlite)

    assert refusals == []


def test_a_file_that_another_holds_cannot_be_opened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "ANSWER_SECONDS", 0.05)
    with closing(sqlite3.connect(_file(sqlite), isolation_level=None)) as other:
        other.execute("CREATE TABLE others (name TEXT)")
        other.execute("BEGIN")
        other.execute("SELECT * FROM others").fetchall()

        with pytest.raises(StoreDown, match="is locked"):
            open_store(sqlite)


def test_a_file_that_is_no_database_is_refused(sqlite: str) -> None:
    _file(sqlite).write_bytes(b"Rien ne va plus. " * 100)

    with pytest.raises(StoreDown, match="not a database"):
        open_store(sqlite)


def _open_and_close(url: str) -> None:
    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())


def _file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


class TestAFile:
    """What becomes of a file that somebody else lays hands on."""

    def test_has_one_server_that_is_alone(self, tmp_path: Path) -> None:
        url = f"sqlite:///{tmp_path}/rooms.db"

        async def scene() -> None:
            first = open_store(url, alone=True)
            for alone in (True, False):
                with pytest.raises(SharedFile, match="Another server uses"):
                    open_store(url, alone=alone)
            await first.close()
            await open_store(url, alone=True).close()

        asyncio.run(scene())

    def test_is_shared_by_servers_that_tell_each_other(self, tmp_path: Path) -> None:
        url = f"sqlite:///{tmp_path}/rooms.db"

        async def scene() -> None:
            both = [open_store(url, alone=False), open_store(url, alone=False)]
            with pytest.raises(SharedFile):
                open_store(url, alone=True)
            for store in both:
                await store.close()

        asyncio.run(scene())

    def test_has_one_server_by_whatever_name_it_is_called(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with opened(f"sqlite:///{tmp_path}/rooms.db"):
                pass
            (tmp_path / "linked.db").symlink_to("rooms.db")
            first = open_store(f"sqlite:///{tmp_path}/rooms.db", alone=True)
            with pytest.raises(SharedFile, match="Another server uses"):
                open_store(f"sqlite:///{tmp_path}/linked.db", alone=True)
            await first.close()
            await open_store(f"sqlite:///{tmp_path}/linked.db", alone=True).close()
            (tmp_path / "other.db").hardlink_to(tmp_path / "rooms.db")
            with pytest.raises(OtherName, match="has another name as well"):
                open_store(f"sqlite:///{tmp_path}/rooms.db", alone=True)

        asyncio.run(scene())

    def test_that_a_link_leads_to_no_more_takes_nothing_more(self, tmp_path: Path) -> None:
        async def scene() -> None:
            for name in ("rooms.db", "other.db"):
                async with opened(f"sqlite:///{tmp_path}/{name}"):
                    pass
            link = tmp_path / "linked.db"
            link.symlink_to("rooms.db")
            async with opened(f"sqlite:///{link}") as store:
                await store.write(first("a", b"[0]"))
                link.unlink()
                link.symlink_to("other.db")
                with pytest.raises(StoreDown):
                    await store.write(first("b", b"[0]"))

        asyncio.run(scene())

    @pytest.mark.parametrize("name", ["rooms.db", "rooms.db-wal", "rooms.db-lock"])
    @pytest.mark.parametrize("what", ["moved", "deleted", "replaced"])
    def test_that_is_not_what_it_was_takes_nothing_more(
        self, tmp_path: Path, name: str, what: str
    ) -> None:
        async def scene() -> None:
            async with opened(f"sqlite:///{tmp_path}/rooms.db", alone=True) as store:
                await store.write(first("a", b"[0]"))
                file = tmp_path / name
                if what == "moved":
                    file.rename(tmp_path / "elsewhere")
                else:
                    file.unlink()
                if what == "replaced":
                    async with opened(f"sqlite:///{tmp_path}/other.db", alone=True) as other:
                        await other.write(first("b", b"[0]"))
                        (tmp_path / name.replace("rooms", "other")).rename(file)
                for _ in range(3):
                    with pytest.raises(StoreDown):
                        await store.list_alone("a", "anna")
                    with pytest.raises(StoreDown):
                        await store.keep(lambda keeper: keeper.run_all([]))
                    with pytest.raises(StoreDown):
                        await store.read("a")
                    with pytest.raises(StoreDown):
                        await store.write(first("c", b"[0]"))
                    with pytest.raises(StoreDown):
                        await store.probe()
                    assert not store.is_ready

        asyncio.run(scene())
