"""A store at a server: one that crashes, stands still, or cuts the line."""

import asyncio
import logging
import time
from contextlib import closing

import psycopg
import pytest

from croupier.store import postgres as postgres_module
from croupier.store.errors import StoreDown
from croupier.store.store import database_at, open_store
from tests.services import PostgresServer
from tests.store.rooms import bodies, closes_within, first, is_down, opened, page, recovers


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
            await recovers(store)
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
                await closes_within(store, 6)
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
            await recovers(store)
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


def test_a_wrong_password_is_refused_without_repeating_it(
    server: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreDown) as refused:
        open_store(server.url.replace(server.password, "wr0ng"))

    assert "wr0ng" not in refused.value.sentence
    assert "wr0ng" not in caplog.text
