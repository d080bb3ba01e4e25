"""A store whose database fails says so soon, is unready, and comes back with it."""

import asyncio
import logging
import resource
import sqlite3
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from croupier.core.errors import InvalidOptions
from croupier.store import postgres as postgres_module
from croupier.store import sqlite as sqlite_module
from croupier.store import store as store_module
from croupier.store import writing
from croupier.store.database import Value
from croupier.store.errors import StoreDown
from croupier.store.pages import Page
from croupier.store.postgres import PostgresConnection
from croupier.store.reading import READERS
from croupier.store.sqlite import SharedFile, SqliteConnection
from croupier.store.store import Store, database_at, open_store
from tests.services import PostgresServer, free_port
from tests.store.rooms import bodies, first, is_down, opened, page, until


async def _recovers(store: Store) -> None:
    """Wait until a probe goes well, as somebody who asks for readiness would."""
    deadline = time.monotonic() + 10
    while not store.is_ready:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)
        try:
            await store.probe()
        except StoreDown:
            continue


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
            await _recovers(store)
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


@pytest.mark.parametrize("stroke", [SystemExit, KeyboardInterrupt])
def test_a_writer_that_dies_lets_nobody_wait(
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    stroke: type[BaseException],
) -> None:
    is_served, may_strike = threading.Event(), threading.Event()

    def strike(*_: object, **__: object) -> set[str]:
        is_served.set()
        may_strike.wait(5)
        raise stroke

    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            with _appending(strike, monkeypatch):
                # One is being served, the others wait behind it.
                writes = [
                    asyncio.create_task(is_down(store, page("a", number))) for number in range(1, 9)
                ]
                await until(is_served.is_set)
                may_strike.set()
                assert await asyncio.wait_for(asyncio.gather(*writes), 5) == [True] * 8
            assert not store.is_ready
            assert await asyncio.wait_for(is_down(store, page("a", 1)), 1)
            with pytest.raises(StoreDown):
                await asyncio.wait_for(store.probe(), 1)
            assert await bodies(store, "a") == [b"{}"]
            await _closes_within(store, 1)

    asyncio.run(scene())
    assert "The writer of the store has died" in caplog.text


def test_a_writer_that_fails_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> set[str]:
        raise MemoryError

    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            with _appending(fail, monkeypatch):
                assert await is_down(store, page("a", 1))
                assert not store.is_ready
            await store.write(page("a", 1))
            assert store.is_ready

    asyncio.run(scene())


@contextmanager
def _appending(append: Callable[..., set[str]], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        for connection in (SqliteConnection, PostgresConnection):
            patch.setattr(connection, "append", append)
        yield


class _Stuck:
    """A connection that never answers, and a database of such."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.asked = 0
        """How often it was asked something."""

    def _hang(self) -> None:
        self.asked += 1
        self.released.wait(30)

    def migrate(self) -> None:
        """Do nothing."""

    def connect(self, *, durably: bool) -> "_Stuck":
        del durably
        return self

    def now(self) -> float:
        self._hang()
        return 0.0

    def rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        del statement, values
        self._hang()
        return []

    def pulse(self) -> None:
        self.released.wait(30)

    def append(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        del together
        self._hang()
        return {page.room for page in pages}

    def close(self) -> None:
        """Do nothing: it is as closed as it was open."""


def test_a_database_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.1)
    monkeypatch.setattr(store_module, "CLOSING_SECONDS", 0.1)

    async def scene() -> None:
        stuck = _Stuck()
        store = Store(stuck)
        assert await is_down(store, first("a"))
        assert not store.is_ready
        for question in (store.read("a"), store.claim("a", 1, "me", 60), store.probe()):
            with pytest.raises(StoreDown):
                await question
        await _closes_within(store, 1)
        stuck.released.set()

    asyncio.run(scene())


def test_a_store_that_is_closed_while_it_hangs_refuses_what_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_module, "CLOSING_SECONDS", 0.1)

    async def scene() -> None:
        stuck = _Stuck()
        store = Store(stuck)
        writes = [asyncio.create_task(is_down(store, first(room))) for room in "abc"]
        reads = [asyncio.create_task(store.read("a")) for _ in range(2 * READERS)]
        await until(lambda: stuck.asked == 1 + READERS)
        await _closes_within(store, 1)
        assert await asyncio.wait_for(asyncio.gather(*writes), 1) == [True] * 3
        stuck.released.set()
        answers = await asyncio.gather(*reads, return_exceptions=True)
        assert answers[:READERS] == [[]] * READERS
        assert all(isinstance(answer, StoreDown) for answer in answers[READERS:])

    asyncio.run(scene())


def test_no_more_than_so_many_writes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "QUEUE", 5)

    async def scene() -> None:
        stuck = _Stuck()
        store = Store(stuck)
        writes = [asyncio.create_task(is_down(store, first("a")))]
        await until(lambda: stuck.asked == 1)
        writes += [asyncio.create_task(is_down(store, first(str(n)))) for n in range(8)]
        await asyncio.sleep(0)
        assert store.waiting == 5
        stuck.released.set()
        assert (await asyncio.gather(*writes)).count(True) == 3
        await store.close()

    asyncio.run(scene())


def test_a_write_that_nobody_waits_for_any_more_harms_nobody(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            write = asyncio.create_task(store.write(first("a")))
            await asyncio.sleep(0)
            write.cancel()
            await store.write(first("b"))
            assert await bodies(store, "a") == [b"{}"]

    asyncio.run(scene())


def test_a_server_that_crashes_and_is_back_is_found_again(
    server: PostgresServer, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(postgres) as store:
            await store.write(first("a", b"[0]"))
            await store.stored_room("a")
            server.kill()
            try:
                for _ in range(2):
                    assert await is_down(store, page("a", 1))
                    with pytest.raises(StoreDown):
                        await store.read("a")
                assert not store.is_ready
            finally:
                server.start()
            await _recovers(store)
            await store.write(page("a", 1, b"[1]"))
            assert await bodies(store, "a") == [b"[0]", b"[1]"]

    with caplog.at_level(logging.DEBUG):
        asyncio.run(scene())
    assert "The store failed: " in caplog.text
    assert server.password not in caplog.text


def test_a_server_that_stands_still_is_noticed(
    server: PostgresServer, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module.PatientConnection, "patience", 0.5)

    async def scene() -> None:
        async with opened(postgres) as store:
            await store.write(first("a", b"[0]"))
            await store.stored_room("a")
            server.pause()
            try:
                began = time.monotonic()
                assert await is_down(store, page("a", 1, b"[1]"))
                with pytest.raises(StoreDown):
                    await store.read("a")
                assert time.monotonic() - began < 3
                assert not store.is_ready
                await _closes_within(store, 6)
            finally:
                server.resume()
        async with opened(postgres) as store:
            # It was sent, and nobody knew: it may be there or not, but it is not there twice.
            number = len(await bodies(store, "a"))
            await store.write(page("a", number, b"[2]"))
            assert await bodies(store, "a") in ([b"[0]", b"[1]", b"[2]"], [b"[0]", b"[2]"])

    asyncio.run(scene())


def test_a_connection_cut_in_the_middle_of_a_write_leaves_nothing_by_halves(
    server: PostgresServer, postgres: str
) -> None:
    async def scene(other: psycopg.Connection[tuple[object, ...]]) -> None:
        async with opened(postgres) as store:
            await store.write(first("a", b"[0]"))
            # Another has begun to write this entry, so that ours waits for it.
            other.execute("INSERT INTO entries VALUES ('a', 1, 0, '[\"other\"]')")
            write = asyncio.create_task(is_down(store, page("a", 1, b"[1]", b"[2]")))
            await asyncio.to_thread(_cut_who_waits, server)
            assert await write
            other.rollback()
            await _recovers(store)
            await store.write(page("a", 1, b"[1]", b"[2]"))
            assert await bodies(store, "a") == [b"[0]", b"[1]", b"[2]"]

    with closing(psycopg.connect(postgres)) as other:
        asyncio.run(scene(other))


def _cut_who_waits(server: PostgresServer) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    deadline = time.monotonic() + 5
    while not server.query(cut):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_writer_in_a_file_waits_for_the_disk_and_readers_need_not(sqlite: str) -> None:
    _open_and_close(sqlite)
    with closing(database_at(sqlite).connect(durably=True)) as writer:
        assert [*writer.rows("PRAGMA journal_mode")] == [("wal",)]
        assert [*writer.rows("PRAGMA synchronous")] == [(2,)]
        assert [*writer.rows("PRAGMA foreign_keys")] == [(1,)]
    with closing(database_at(sqlite).connect(durably=False)) as reader:
        assert [*reader.rows("PRAGMA synchronous")] == [(1,)]
    assert _file(sqlite).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(("asked", "got"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_a_writer_at_a_server_waits_for_the_disk_whatever_the_default(
    postgres: str, asked: str, got: str
) -> None:
    database = database_at(f"{postgres}%20-csynchronous_commit%3D{asked}")

    with closing(database.connect(durably=True)) as writer:
        assert [*writer.rows("SHOW synchronous_commit")] == [(got,)]
    with closing(database.connect(durably=False)) as reader:
        assert [*reader.rows("SHOW synchronous_commit")] == [("off",)]


def test_a_connection_that_cannot_be_set_up_is_let_go(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "_SET_UP", "SET house_edge = 0")

    with pytest.raises(StoreDown, match="house_edge"):
        open_store(postgres)


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


@pytest.mark.parametrize(
    "url",
    [
        "rooms.db",
        "sqlite://rooms.db",
        "sqlite:///",
        "sqlite:///:memory:",
        "mysql://me:s3cret@db.example/rooms",
        "postgresql:/me:s3cret@db.example/rooms",
        "postgresql://me:s3cret@db.example/rooms?nonsense=1",
        "postgresql://db.example:x/rooms?password=s3cret&port=%zz",
        "host=db.example password=s3cret",
    ],
)
def test_what_is_no_address_is_refused_and_its_password_kept(url: str) -> None:
    with pytest.raises(InvalidOptions, match="is no address of a database") as refused:
        open_store(url)

    assert "s3cret" not in "".join(traceback.format_exception(refused.value))
    assert url[:6] in refused.value.sentence


def _closed_port() -> str:
    return f"postgresql://me:s3cret@127.0.0.1:{free_port()}/rooms"


def _no_folder() -> str:
    return "sqlite:////nowhere/at/all/s3cretly.db"


@pytest.mark.parametrize("address", [_closed_port, _no_folder])
def test_a_database_that_is_not_there_is_said_by_name(address: Callable[[], str]) -> None:
    with pytest.raises(StoreDown, match=r"(127\.0\.0\.1:\d+/rooms|cretly\.db) cannot be opened: "):
        open_store(address())


def test_a_wrong_password_is_refused_without_repeating_it(
    server: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreDown) as refused:
        open_store(server.url.replace(server.password, "wr0ng"))

    assert "wr0ng" not in refused.value.sentence
    assert "wr0ng" not in caplog.text


def test_a_file_that_is_no_database_is_refused(sqlite: str) -> None:
    _file(sqlite).write_bytes(b"Rien ne va plus. " * 100)

    with pytest.raises(StoreDown, match="not a database"):
        open_store(sqlite)


def _open_and_close(url: str) -> None:
    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())


async def _closes_within(store: Store, seconds: float) -> None:
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < seconds


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

    @pytest.mark.parametrize("name", ["rooms.db", "rooms.db-wal"])
    @pytest.mark.parametrize("what", ["moved", "deleted", "replaced"])
    def test_that_is_not_what_it_was_takes_nothing_more(
        self, tmp_path: Path, name: str, what: str
    ) -> None:
        async def scene() -> None:
            async with opened(f"sqlite:///{tmp_path}/rooms.db") as store:
                await store.write(first("a", b"[0]"))
                file = tmp_path / name
                if what == "moved":
                    file.rename(tmp_path / "elsewhere")
                else:
                    file.unlink()
                if what == "replaced":
                    async with opened(f"sqlite:///{tmp_path}/other.db") as other:
                        await other.write(first("b", b"[0]"))
                        (tmp_path / name.replace("rooms", "other")).rename(file)
                for _ in range(3):
                    with pytest.raises(StoreDown):
                        await store.write(first("c", b"[0]"))
                    with pytest.raises(StoreDown):
                        await store.probe()
                    assert not store.is_ready

        asyncio.run(scene())
