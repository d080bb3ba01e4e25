"""Whoever looks into games may fail; then nobody waits for ever."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import pytest

from croupier.server.analysing import MOST_WAITING, PER_ADDRESS, PER_GUEST, Analyst
from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker, TooOften

FAILING = (sys.executable, "-c", "raise SystemExit(1)")
ENDLESS = (sys.executable, "-c", "import time; time.sleep(600)")
COUNTING = (
    sys.executable,
    "-c",
    'import sys; print(\'{"luck":[%d],"missed":[]}\' % len(sys.stdin.read()))',
)
ANNA = Asker("192.0.2.1", "anna")


def text(record: str) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        return record

    return read


def test_what_fails_is_refused_and_can_be_asked_for_again() -> None:
    async def ask() -> None:
        analyst = Analyst(FAILING)
        for _ in range(2):
            with pytest.raises(HouseFull, match=r"^This game cannot be looked into now\.$"):
                await analyst.analysis("room", text(""), ANNA)

    asyncio.run(ask())


def test_a_program_that_is_not_there_is_a_failure_like_any_other() -> None:
    async def ask() -> None:
        with pytest.raises(HouseFull):
            await Analyst(("no-such-program",)).analysis("room", text(""), ANNA)

    asyncio.run(ask())


def test_so_many_may_wait_and_no_more_and_are_sent_away_at_the_end() -> None:
    async def ask() -> None:
        analyst = Analyst(ENDLESS)
        asking = [
            asyncio.create_task(
                analyst.analysis(f"room {number}", text(""), Asker(f"192.0.2.{number}"))
            )
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(HouseFull, match=r"^Many are waiting for the like"):
            await analyst.analysis("one more", text(""), ANNA)
        assert analyst.waiting == MOST_WAITING
        await analyst.close()
        ends = await asyncio.gather(*asking, return_exceptions=True)
        assert {str(end) for end in ends} == {"The server is restarting; ask again in a moment."}
        assert all(isinstance(end, HouseFull) for end in ends)
        with pytest.raises(HouseFull, match=r"^The server is restarting"):
            await analyst.analysis("after all", text(""), ANNA)

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
    askers: list[Asker], most: int
) -> None:
    async def ask() -> None:
        analyst = Analyst(ENDLESS)
        asking = [
            asyncio.create_task(analyst.analysis(f"room {number}", text(""), asker))
            for number, asker in enumerate(askers)
        ]
        await asyncio.sleep(0.05)
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
        await asyncio.sleep(0)
        assert analyst.waiting == most + 1
        await analyst.close()
        await asyncio.gather(other, return_exceptions=True)
        assert analyst.waiting == 0

    asyncio.run(ask())


def test_all_who_ask_for_a_game_get_what_was_found_first() -> None:
    async def ask() -> None:
        analyst = Analyst(COUNTING)
        first, second = await asyncio.gather(
            analyst.analysis("room", text("abc"), ANNA),
            analyst.analysis("room", text("abcdef"), Asker("192.0.2.2")),
        )
        assert first == second == await analyst.analysis("room", text(""), ANNA)
        assert first == b'{"luck":[3.0],"missed":[]}'

    asyncio.run(ask())
