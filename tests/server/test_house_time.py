"""The time of a house goes on through restarts, whatever is done to the clock on the wall."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from croupier.server.house_time import LONGEST_RESTART, HouseTime, open_time
from croupier.store.store import Store, open_store
from tests.server.clock import ManualClock

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def scene(tmp_path: Path) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Return a way to play a scene with a store."""

    def run(play: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = open_store(f"sqlite:///{tmp_path / 'rooms.db'}")
            try:
                await play(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


Scene = Callable[[Callable[[Store], Awaitable[None]]], None]


async def noted(store: Store, clock: ManualClock) -> HouseTime:
    """Return the time of a house as a process that has just begun knows it."""
    time = HouseTime(store, clock)
    assert await time.note()
    return time


def test_begins_as_the_clock_on_the_wall(scene: Scene) -> None:
    async def play(store: Store) -> None:
        clock = ManualClock()
        clock.ahead = 5000.0
        time = await noted(store, clock)
        assert time.now() == clock.wall()
        assert time.moment(time.now() - 7.0) == clock.now() - 7.0
        assert time.at(clock.now() + 7.0) == time.now() + 7.0

    scene(play)


@pytest.mark.parametrize("jump", [3 * DAY, -3 * DAY])
def test_does_not_see_the_clock_being_set_while_it_runs(scene: Scene, jump: float) -> None:
    async def play(store: Store) -> None:
        clock = ManualClock()
        time = await noted(store, clock)
        before = time.now()
        clock.ahead += jump
        clock.leap(100.0)
        assert await time.note()
        assert time.now() == before + 100.0

    scene(play)


def test_counts_a_restart_by_the_clock_on_the_wall(scene: Scene) -> None:
    async def play(store: Store) -> None:
        clock = ManualClock()
        before = (await noted(store, clock)).now()
        clock.leap(LONGEST_RESTART / 2)
        assert (await noted(store, clock)).now() == before + LONGEST_RESTART / 2

    scene(play)


@pytest.mark.parametrize(("jump", "counted"), [(3 * DAY, LONGEST_RESTART), (-3 * DAY, 0.0)])
def test_believes_no_more_of_it_than_a_restart_takes(
    scene: Scene, jump: float, counted: float
) -> None:
    async def play(store: Store) -> None:
        clock = ManualClock()
        before = (await noted(store, clock)).now()
        clock.ahead += jump
        assert (await noted(store, clock)).now() == before + counted

    scene(play)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_while_a_server_was_open_counts_no_restart(scene: Scene, jump: float) -> None:
    async def play(store: Store) -> None:
        clock = ManualClock()
        before = open_time(store, clock)
        assert await before.note()
        clock.leap(7.0)
        assert await before.note()
        clock.ahead += jump
        after = open_time(store, clock)
        assert await after.note()
        assert after.now() == before.now()
        clock.leap(5.0)
        assert after.now() == before.now()

    scene(play)


def test_is_that_of_the_process_that_has_run_for_longest(scene: Scene) -> None:
    async def play(store: Store) -> None:
        here, there = ManualClock(), ManualClock()
        one = await noted(store, here)
        other = await noted(store, there)
        there.leap(DAY)
        assert await other.note()
        assert await one.note()
        assert one.now() == other.now()
        here.leap(10.0)
        assert await one.note()
        assert await other.note()
        assert other.now() == one.now()

    scene(play)


def test_is_not_known_before_the_store_was_read(scene: Scene) -> None:
    async def play(store: Store) -> None:
        time = HouseTime(store, ManualClock())
        await store.close()
        assert not await time.note()

    scene(play)
