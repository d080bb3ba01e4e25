"""Profiles in both databases: devices, codes, passkeys, and what is written beside the logs."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from croupier.store import profiles, reading
from croupier.store.pages import Kept, KeptResult
from croupier.store.profiles import KeptDevice, KeptPasskey, KeptProfile
from croupier.store.store import Store
from tests.store.rooms import first, is_kept, opened, page

DAY = "2026-11-17"
ANNA = KeptProfile("anna", "Anna", 2, "is", "", DAY)
COMPUTER = KeptDevice("anna", "anna", "c", "computer", DAY, DAY)
PHONE = KeptDevice("phone", "anna", "p", "phone", "2026-11-18", "2026-11-18")
KEY = KeptPasskey("key", "anna", "localhost", "public", 0, DAY)


def run(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await store.profiles.make(ANNA, COMPUTER)
            await scene(store)

    asyncio.run(whole())


def test_a_profile_is_made_once_and_changed(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        await shelf.make(replace(ANNA, name="Other"), COMPUTER)
        assert await shelf.profile("anna") == ANNA
        assert await shelf.profile("benno") is None
        assert await shelf.profile("\x00") is None
        await shelf.change("anna", "Anne", 1, "de")
        assert await shelf.profile("anna") == replace(ANNA, name="Anne", colour=1, language="de")

    run(url, scene)


def test_devices_join_are_seen_and_end(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        guest = KeptDevice("guest", "anna", "g", "phone", DAY, DAY)
        await shelf.join(PHONE, guest)
        assert [one.device for one in await shelf.devices("anna")] == ["phone", "anna", "guest"]
        before = await shelf.device("guest")
        assert before is not None
        assert before.ended == 1
        await shelf.see("phone", "2026-11-20")
        seen = await shelf.device("phone")
        assert seen == replace(PHONE, seen_on="2026-11-20")
        assert await shelf.end("anna", "p") == "phone"
        assert await shelf.end("anna", "p") is None
        assert await shelf.end("benno", "c") is None
        ended = await shelf.device("phone")
        assert ended is not None
        assert ended.ended == 1

    run(url, scene)


def test_a_code_is_good_once_and_until_then(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        await shelf.add_code("old", "anna", until=20.0, now=10.0)
        await shelf.add_code("new", "anna", until=30.0, now=10.0)
        assert await shelf.use_code("old", 10.0) is None
        assert await shelf.use_code("new", 31.0) is None
        assert await shelf.use_code("new", 30.0) == "anna"
        assert await shelf.use_code("new", 30.0) is None

    run(url, scene)


def test_two_who_use_a_code_at_once_do_not_both_get_in(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.profiles.add_code("code", "anna", until=20.0, now=10.0)
        async with opened(url) as other:
            both = await asyncio.gather(
                *(one.profiles.use_code("code", 11.0) for one in (store, other))
            )
        assert sorted(both, key=str) == ["anna", None] or sorted(both, key=str) == [None, "anna"]

    run(url, scene)


def test_the_printed_code_is_found_by_its_digest(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        await shelf.set_recovery("anna", "digest")
        found = await shelf.recovered("digest")
        assert found is not None
        assert found.profile == "anna"
        assert await shelf.recovered("other") is None

    run(url, scene)


def test_passkeys_are_kept_counted_and_removed(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        await shelf.add_passkey(KEY)
        await shelf.add_passkey(replace(KEY, profile="anna", public_key="forged"))
        assert await shelf.passkeys("anna") == [KEY]
        await shelf.count_use("key", 7)
        assert await shelf.passkey("key") == replace(KEY, uses=7)
        await shelf.remove_passkey("benno", "key")
        assert await shelf.passkey("key") is not None
        await shelf.remove_passkey("anna", "key")
        assert await shelf.passkey("key") is None

    run(url, scene)


def test_a_challenge_is_signed_once_for_its_purpose(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "MOST_CHALLENGES", 2)

    async def scene(store: Store) -> None:
        shelf = store.profiles
        assert await shelf.challenge("one", "open", until=20.0, now=10.0)
        assert await shelf.challenge("two", "open", until=50.0, now=10.0)
        assert not await shelf.challenge("three", "open", until=50.0, now=10.0)
        assert await shelf.challenge("four", "open", until=50.0, now=21.0)
        assert not await shelf.spend_challenge("two", "anna", 22.0)
        assert not await shelf.spend_challenge("two", "open", 51.0)
        assert await shelf.spend_challenge("two", "open", 22.0)
        assert not await shelf.spend_challenge("two", "open", 22.0)

    run(url, scene)


def test_who_sat_where_and_how_it_ended_is_written_with_the_log(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(replace(first("a"), guests=("anna", "benno")))
        await store.write(replace(first("b"), guests=("anna",)))
        ended = replace(page("a", 1, stage="over"), guests=("anna",), result=b'{"a":1}')
        assert await is_kept(store, ended)
        lost = replace(page("b", 7, stage="over"), guests=("carla",), result=b'{"b":1}')
        assert not await is_kept(store, lost)
        shelf = store.profiles
        assert await shelf.rooms("anna") == ["a", "b"]
        assert await shelf.rooms_of("anna") == ["b"]
        assert await shelf.rooms_of("carla") == []
        running = await store.ask(lambda line: reading.running(line, ["anna"], 10))
        assert running == [("b", "las-vegas")]
        await store.keep_analysis("a", b'{"found":1}')
        (result,) = await shelf.results("anna", 10)
        assert (result.room, result.body) == ("a", b'{"a":1}')
        assert result.analysis == b'{"found":1}'
        assert await store.result("a") == b'{"a":1}'
        assert await store.result("b") is None

    run(url, scene)


def test_it_can_be_cleared_and_written_anew(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(replace(first("a"), guests=("anna",), result=b"{}"))
        await store.note_history()
        assert await store.has_history()
        await store.clear_history()
        assert not await store.has_history()
        assert await store.profiles.rooms("anna") == []
        await store.keep_history("a", ("anna", "benno"), KeptResult("a", 5.0, b'{"n":1}'))
        await store.keep_history("a", ("anna",), None)
        assert await store.profiles.results("anna", 10) == [KeptResult("a", 5.0, b'{"n":1}')]

    run(url, scene)


def test_a_room_is_rewritten_as_if_somebody_had_not_been_there(url: str) -> None:
    async def scene(store: Store) -> None:
        opening = replace(first("a", b'{"n":0}', b'{"n":1}', b'{"n":2}'), guests=("anna", "benno"))
        await store.write(replace(opening, result=b'{"r":1}', snapshot=b"{}"))
        lines = [Kept(1, 0.0, b'{"new":1}'), Kept(2, 0.0, b"")]
        await store.rewrite("a", lines, b'{"r":2}', ("anna",))
        assert [(one.number, one.body) for one in await store.read("a")] == [
            (0, b'{"n":0}'),
            (1, b'{"new":1}'),
        ]
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded.snapshot is None
        assert await store.profiles.rooms("anna") == []
        assert await store.result("a") == b'{"r":2}'
        await store.rewrite("a", [], None, ("benno",))
        assert await store.result("a") is None

    run(url, scene)


def test_a_profile_is_forgotten_in_two_steps(url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = store.profiles
        await store.write(replace(first("a"), guests=("anna",)))
        await shelf.add_passkey(KEY)
        await shelf.add_code("code", "anna", until=20.0, now=10.0)
        await shelf.set_recovery("anna", "digest")
        await shelf.forget("anna")
        assert await shelf.profile("anna") is None
        assert await shelf.recovered("digest") is None
        assert await shelf.use_code("code", 11.0) is None
        assert await shelf.passkey("key") is None
        assert [one.ended for one in await shelf.devices("anna")] == [1]
        assert await shelf.forgotten() == ["anna"]
        assert await shelf.rooms("anna") == ["a"]
        await shelf.remove("anna")
        assert await shelf.forgotten() == []
        assert await shelf.devices("anna") == []

    run(url, scene)


def test_old_rooms_go_with_who_sat_there(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(replace(first("a"), guests=("anna",), result=b"{}"))
        assert await store.prune("gathering", -1.0) == 1
        assert await store.profiles.rooms("anna") == []

    run(url, scene)
