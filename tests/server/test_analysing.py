"""Whoever looks into games may fail; then nobody waits for ever."""

import asyncio
import sys

import pytest

from croupier.server.analysing import MOST_WAITING, Analyst
from croupier.server.hub import HouseFull

FAILING = (sys.executable, "-c", "raise SystemExit(1)")
ENDLESS = (sys.executable, "-c", "import time; time.sleep(600)")
COUNTING = (
    sys.executable,
    "-c",
    'import sys; print(\'{"luck":[%d],"missed":[]}\' % len(sys.stdin.read()))',
)


def test_what_fails_is_refused_and_can_be_asked_for_again() -> None:
    async def ask() -> None:
        analyst = Analyst(FAILING)
        for _ in range(2):
            with pytest.raises(HouseFull, match=r"^This game cannot be looked into now\.$"):
                await analyst.analysis("room", "")

    asyncio.run(ask())


def test_a_program_that_is_not_there_is_a_failure_like_any_other() -> None:
    async def ask() -> None:
        with pytest.raises(HouseFull):
            await Analyst(("no-such-program",)).analysis("room", "")

    asyncio.run(ask())


def test_so_many_may_wait_and_no_more() -> None:
    async def ask() -> None:
        analyst = Analyst(ENDLESS)
        asking = [
            asyncio.create_task(analyst.analysis(f"room {number}", ""))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(HouseFull, match=r"^Many games are being looked into"):
            await analyst.analysis("one more", "")
        await analyst.close()
        assert all(
            isinstance(end, asyncio.CancelledError)
            for end in await asyncio.gather(*asking, return_exceptions=True)
        )

    asyncio.run(ask())


def test_all_who_ask_for_a_game_get_what_was_found_first() -> None:
    async def ask() -> None:
        analyst = Analyst(COUNTING)
        first, second = await asyncio.gather(
            analyst.analysis("room", "abc"), analyst.analysis("room", "abcdef")
        )
        assert first == second == await analyst.analysis("room", "")
        assert first.luck == (3,)

    asyncio.run(ask())
