"""Who sat where and how games ended, written anew from the logs."""

import logging
from collections.abc import Sequence
from random import Random

import pytest

from croupier.server.guests import digest
from croupier.server.rebuilding import Rebuilt, rebuild, rebuild_once, rebuilt
from croupier.store.pages import Kept, KeptResult
from croupier.store.store import Store
from tests.server.conftest import Open
from tests.server.house import ANNA, BENNO, EASY, OPEN, QUICK, Served


async def all_results(store: Store, profile: str) -> Sequence[tuple[str, bytes]]:
    return [(one.room, one.body) for one in await store.profiles.results(profile, 10)]


async def everything(store: Store) -> list[Rebuilt]:
    return [found async for found in rebuild(store)]


def play(house: Served) -> tuple[str, list[str]]:
    """Play two games, and open a table; return the profile and the rooms in their order."""
    anna = house.guest()
    anna.make_profile()
    rooms = [anna.create(*seats).room for seats in ((ANNA, EASY), (ANNA, BENNO), (ANNA, OPEN))]
    for room in rooms[:2]:
        anna.join(room).play(Random(1))
    return digest(anna.secret), rooms


def test_what_is_rebuilt_is_what_was_written_with_the_logs(house: Served) -> None:
    profile, rooms = play(house)
    store = house.house.store
    before = house.run(all_results(store, profile))
    found = house.run(everything(store))

    assert {room for room, _ in before} == {*rooms[:2]}
    assert house.run(all_results(store, profile)) == before
    assert house.run(store.profiles.rooms(profile)) == sorted(rooms)
    assert {one.room for one in found if one.guests == (profile,)} == {*rooms}
    assert house.run(store.has_history())


def test_a_database_from_before_is_brought_up_to_date_by_a_server(open_house: Open) -> None:
    house = open_house(QUICK)
    profile, rooms = play(house)
    before = house.run(all_results(house.house.store, profile))
    house.run(house.house.store.clear_history())
    assert house.run(house.house.store.profiles.rooms(profile)) == []
    house.restart()
    house.until(lambda: house.run(house.house.store.has_history()))

    assert house.run(all_results(house.house.store, profile)) == before
    assert house.run(house.house.store.profiles.rooms(profile)) == sorted(rooms)


def test_it_is_done_once(house: Served) -> None:
    store = house.house.store
    house.until(lambda: house.run(store.has_history()))
    room = house.guest().create(ANNA, OPEN).room
    house.run(store.keep_history(room, ("somebody",), None))
    house.run(rebuild_once(store))

    async def rooms() -> list[str]:
        return await store.profiles.rooms_of("somebody")

    assert house.run(rooms()) == [room]


def test_a_log_that_cannot_be_read_is_passed_over(
    house: Served, caplog: pytest.LogCaptureFixture
) -> None:
    profile, (room, *_) = play(house)
    lines = house.run(house.house.store.read(room))
    whole = rebuilt(room, lines)
    newer = [Kept(o.number, o.at, o.body.replace(b'"rules":1', b'"rules":99')) for o in lines]
    caplog.set_level(logging.WARNING)

    assert isinstance(whole.result, KeptResult)
    assert rebuilt(room, newer) == Rebuilt(room, (profile,), None, is_read=False)
    assert "cannot be read" in caplog.text


def test_a_table_without_a_game_has_guests_only() -> None:
    seated = b'{"type":"seated","seat":0,"name":"Anna","holders":["anna"]}'

    assert rebuilt("r", [Kept(1, 1.0, seated)]) == Rebuilt("r", ("anna",), None)
