"""Whoever looks into games may fail; then nobody waits for ever."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from croupier.server import analysing
from croupier.server.analysing import MOST_WAITING, PER_ADDRESS, PER_GUEST, Analyst
from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker, TooOften
from croupier.store.store import Store, open_store
from tests.store.rooms import first

FAILING = (sys.executable, "-c", "raise SystemExit(1)")
ENDLESS = (sys.executable, "-c", "import time; time.sleep(600)")
SAYING = """
import os, sys, time
for line in sys.stdin:
    for known in (1, 2):
        print('{"type":"seen","positions":%d,"is_complete":false,"insight":"some"}' % known)
    sys.stdout.flush()
    while "slow" in line and not os.path.exists(line.split()[1]):
        time.sleep(0.01)
    print('{"type":"seen","positions":2,"is_complete":true,"insight":%s}' % INSIGHT, flush=True)
"""
INSIGHT = '{"movers":[],"seats":[],"chances":[[%d]],"errors":[],"is_complete":true}'
COUNTING = (sys.executable, "-c", SAYING.replace("INSIGHT", f"'{INSIGHT}' % len(line)"))
"""Finds how long the line is that was read; of slow ones some is known, until a file is there."""
REFUSING = (sys.executable, "-c", 'input(); print(\'{"type":"refused","why":"No."}\')')
MUMBLING = (sys.executable, "-c", "input(); print('hm')")
ANNA = Asker("192.0.2.1", "anna")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(f"sqlite:///{tmp_path / 'rooms.db'}")


@asynccontextmanager
async def opened(store: Store, command: Sequence[str]) -> AsyncIterator[Analyst]:
    """Let somebody look into games, and look no further in the end."""
    analyst = Analyst(store, command)
    try:
        yield analyst
    finally:
        await analyst.close()
        await store.close()


def text(record: str) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        return record

    return read


@pytest.mark.parametrize("command", [FAILING, REFUSING, MUMBLING, ("no-such-program",)])
def test_what_fails_is_refused_and_can_be_asked_for_again(
    store: Store, command: Sequence[str]
) -> None:
    async def ask() -> None:
        async with opened(store, command) as analyst:
            await analyst.start()
            for _ in range(2):
                with pytest.raises(HouseFull, match=r"^This game cannot be looked into now\.$"):
                    await analyst.analysis("room", text(""), ANNA)
            assert await store.analysis("room") is None

    asyncio.run(ask())


def test_so_many_may_wait_and_no_more_and_are_sent_away_at_the_end(store: Store) -> None:
    async def ask() -> None:
        analyst = Analyst(store, ENDLESS)
        asking = [
            asyncio.create_task(
                analyst.analysis(f"room {number}", text(""), Asker(f"192.0.2.{number}"))
            )
            for number in range(MOST_WAITING)
        ]
        while analyst.waiting < MOST_WAITING:
            await asyncio.sleep(0.01)
        with pytest.raises(HouseFull, match=r"^Many are waiting for the like"):
            await analyst.analysis("one more", text(""), ANNA)
        assert analyst.waiting == MOST_WAITING
        await analyst.close()
        ends = await asyncio.gather(*asking, return_exceptions=True)
        assert {str(end) for end in ends} == {"The server is restarting; ask again in a moment."}
        assert all(isinstance(end, HouseFull) for end in ends)
        with pytest.raises(HouseFull, match=r"^The server is restarting"):
            await analyst.analysis("after all", text(""), ANNA)
        await store.close()

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("askers", "most"),
    [
        ([Asker("192.0.2.1", f"guest {number}") for number in range(100)], PER_ADDRESS),
        ([Asker(f"192.0.2.{number}", "anna") for number in range(100)], PER_GUEST),
        ([Asker("192.0.2.1")] * 100, PER_ADDRESS),
    ],
    ids=["from one address", "of one guest", "without secrets"],
)
def test_who_asks_for_a_hundred_games_leaves_places_for_others(
    askers: list[Asker], most: int, store: Store
) -> None:
    async def ask() -> None:
        analyst = Analyst(store, ENDLESS)
        asking = [
            asyncio.create_task(analyst.analysis(f"room {number}", text(""), asker))
            for number, asker in enumerate(askers)
        ]
        while sum(task.done() for task in asking) < len(asking) - most:
            await asyncio.sleep(0.01)
        refused = [task for task in asking if task.done()]
        assert len(asking) - len(refused) == analyst.waiting == most
        assert all(isinstance(task.exception(), TooOften) for task in refused)
        # Going away makes no place: what was begun for them goes on.
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        with pytest.raises(TooOften):
            await analyst.analysis("again", text(""), askers[0])
        other = asyncio.create_task(analyst.analysis("other", text(""), Asker("::1", "benno")))
        while analyst.waiting < most + 1:
            await asyncio.sleep(0.01)
        await analyst.close()
        await asyncio.gather(other, return_exceptions=True)
        assert analyst.waiting == 0
        await store.close()

    asyncio.run(ask())


def test_a_hundred_who_ask_for_a_game_get_what_was_found_once_and_kept(store: Store) -> None:
    async def ask() -> None:
        async with opened(store, COUNTING) as analyst:
            await store.write(first("room"))
            asked = (
                analyst.analysis("room", text("x" * number), Asker(f"192.0.2.{number}"))
                for number in range(100)
            )
            found = {*await asyncio.gather(*asked)}
            assert len(found) == 1
            assert {await store.analysis("room")} == found
            # Somebody else, who could find nothing, has it from the store.
            other = Analyst(store, FAILING)
            assert {await other.analysis("room", text(""), ANNA)} == found

    asyncio.run(ask())


def test_what_is_kept_and_cannot_be_read_any_more_is_found_again(store: Store) -> None:
    async def ask() -> None:
        async with opened(store, COUNTING) as analyst:
            await store.write(first("room"))
            await store.keep_analysis("room", b'{"luck":[0.1]}')
            found = await analyst.analysis("room", text(""), ANNA)
            assert found == await store.analysis("room")

    asyncio.run(ask())


def test_one_process_looks_into_all_games(store: Store) -> None:
    async def ask() -> None:
        async with opened(store, COUNTING) as analyst:
            await analyst.start()
            began = analyst.pid
            for room in ("a", "b", "c"):
                await analyst.analysis(room, text(""), ANNA)
            assert began is not None
            assert analyst.pid == began
        with pytest.raises(ProcessLookupError):
            os.kill(began, 0)

    asyncio.run(ask())


def test_what_is_known_is_told_to_those_who_know_less(store: Store, tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"

    async def ask() -> None:
        async with opened(store, COUNTING) as analyst:
            some = await analyst.analysis("room", text(f"slow {go_on} slow"), ANNA, known=0)
            assert some == b'"some"'
            assert analyst.waiting == 1
            whole = asyncio.create_task(analyst.analysis("room", text(""), ANNA, known=2))
            await asyncio.sleep(3 * analysing.TICK)
            assert not whole.done()
            go_on.touch()
            assert b'"is_complete":true' in await whole

    asyncio.run(ask())


def test_the_house_has_as_many_places_as_one_address_and_is_refused_nothing(store: Store) -> None:
    async def ask() -> None:
        analyst = Analyst(store, ENDLESS)
        preparing = [analyst.prepare(f"room {number}", text("")) for number in range(MOST_WAITING)]
        while sum(task.done() for task in preparing) < MOST_WAITING - PER_ADDRESS:
            await asyncio.sleep(0.01)
        assert analyst.waiting == PER_ADDRESS
        await analyst.close()
        assert await asyncio.gather(*preparing) == [None] * MOST_WAITING
        await store.close()

    asyncio.run(ask())
