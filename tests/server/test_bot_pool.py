"""Bots that think in processes of their own: real ones, which are killed and overtaxed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.games import registry
from croupier.games.spec import SEARCHING, Edition, Level
from croupier.server.bot_pool import COMMAND, BotPool
from croupier.server.bot_worker import (
    Answered,
    Question,
    answer,
    overdue,
)
from croupier.server.bus import BusDown, LocalBus, open_bus
from tests.nats_service import NatsService, nats
from tests.server.questions import LAS_VEGAS, LORDS_OF_VEGAS, las_vegas, level_told, lords_of_vegas
from tests.server.sleepers import ASLEEP, FAIL, LEVEL, PRINT, SLEEP

__all__ = ["nats"]

PATIENCE = 30.0
SLEEPERS = (sys.executable, "-m", "tests.server.sleepers")
COLD_SLEEPERS = (*SLEEPERS, "cold")
EDITIONS = [edition for spec in registry.all_games() for edition in spec.editions.values()]
TO_WARM = len(EDITIONS) * len(SEARCHING) + sum(edition.has_judge for edition in EDITIONS)
"""The bots of all games, and those who judge them."""


def check(
    one: Edition[StateT, MoveT, EventT, OptionsT], question: Question, answered: Answered
) -> None:
    """Refuse an answer that the rules do not allow."""
    move = one.game.codec.moves.decode(answered.move)
    one.game.check(one.game.read(question.view), question.seat, move)


@asynccontextmanager
async def thinking(
    processes: int = 1, seconds: float = PATIENCE, command: Sequence[str] = SLEEPERS
) -> AsyncIterator[BotPool]:
    bots = BotPool(processes, LocalBus(), seconds, command)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class TestAnswers:
    @pytest.mark.parametrize("level", ["easy", "medium"])
    @pytest.mark.parametrize("make", [las_vegas, lords_of_vegas])
    def test_the_same_question_gets_the_same_answer(
        self, make: Callable[[Level, int], Question], level: Level
    ) -> None:
        question = make(level, 7)

        async def scenario() -> list[Answered]:
            async with thinking(2, command=COMMAND) as bots:
                return await asyncio.gather(*(bots.think(question) for _ in range(4)))

        assert asyncio.run(scenario()) == [answer(question)] * 4

    def test_other_luck_may_get_another_answer(self) -> None:
        assert len({bytes(answer(lords_of_vegas("easy", luck)).move) for luck in range(20)}) > 1

    def test_a_whole_game_is_played(self) -> None:
        game = LAS_VEGAS.game

        async def scenario() -> int:
            options = LAS_VEGAS.usual_options()
            sitting, moves = Sitting(game, 2, options, Dealer.numbered(1, 2)), 0
            async with thinking() as bots:
                while isinstance(turn := sitting.deal(), Turn):
                    view = game.text(game.view(sitting.state, turn.seat))
                    luck = 100 + moves
                    question = Question(game.name, game.rules, "medium", turn.seat, view, luck)
                    answered = await bots.think(question)
                    sitting.play(turn.seat, game.codec.moves.decode(answered.move))
                    moves += 1
            return moves

        assert asyncio.run(scenario()) > 10

    def test_what_a_bot_prints_does_no_harm(self) -> None:
        async def scenario() -> Answered:
            async with thinking() as bots:
                return await bots.think(las_vegas(luck=PRINT))

        assert asyncio.run(scenario()) == answer(las_vegas(luck=PRINT))


class TestWarming:
    def test_what_stays_cold_is_reported_and_answered_all_the_same(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def scenario() -> Answered:
            async with thinking(command=COLD_SLEEPERS) as bots:
                await until(lambda: len(caplog.messages) == TO_WARM)
                assert (bots.warm, bots.coaching) == (0, 0)
                return await bots.think(las_vegas("hard", LEVEL))

        assert asyncio.run(scenario()) == level_told("medium")
        assert all("does not get warm" in message for message in caplog.messages)

    def test_all_workers_get_warm_in_the_background(self) -> None:
        async def scenario() -> Answered:
            async with thinking(2) as bots:
                assert bots.warm == 0
                await until(lambda: bots.warm == 2)
                return await bots.think(las_vegas("hard", LEVEL))

        assert asyncio.run(scenario()) == level_told("hard")

    @pytest.mark.weekly(
        "src/croupier/server/bot_pool.py",
        "src/croupier/server/bot_worker.py",
        "src/croupier/bots",
        "src/croupier/kernel",
    )
    def test_hard_bots_search_once_they_are_warm(self) -> None:
        """Compiling takes a minute, if nobody did it before."""

        async def scenario() -> list[Answered]:
            async with thinking(command=COMMAND) as bots:
                async with asyncio.timeout(600):
                    while bots.warm == 0:
                        await asyncio.sleep(0.1)
                return [await bots.think(make("hard")) for make in (las_vegas, lords_of_vegas)]

        of_las_vegas, of_lords_of_vegas = asyncio.run(scenario())
        check(LAS_VEGAS, las_vegas(), of_las_vegas)
        check(LORDS_OF_VEGAS, lords_of_vegas(), of_lords_of_vegas)

    def test_the_server_itself_loads_no_compiler(self) -> None:
        program = """
import asyncio, sys
from croupier.server.bus import LocalBus
from croupier.server.bot_pool import BotPool

async def main():
    bots = BotPool(1, LocalBus(), 1)
    await bots.start()
    while not bots.pids:
        await asyncio.sleep(0.01)
    print(len(bots.pids), {"numba", "llvmlite", "numpy"} & sys.modules.keys())
    await bots.close()

asyncio.run(main())
"""
        ran = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
        )

        assert (ran.stdout, ran.stderr) == ("1 set()\n", "")


class TestTrouble:
    @pytest.fixture
    def asleep(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return a file with a letter for every worker that sleeps over a question."""
        path = tmp_path / "asleep"
        path.touch()
        monkeypatch.setenv(ASLEEP, str(path))
        return path

    def test_a_worker_killed_while_it_thinks_is_replaced(self, asleep: Path) -> None:
        asked, other = las_vegas("medium", SLEEP), lords_of_vegas("medium")

        async def scenario() -> tuple[Answered, Answered, float]:
            async with thinking() as bots:
                await until(lambda: bots.warm == 1)
                [pid] = bots.pids
                waiting = asyncio.create_task(bots.think(asked))
                await until(lambda: asleep.stat().st_size == 1)
                began = time.monotonic()
                os.kill(pid, signal.SIGKILL)
                given = await waiting
                took = time.monotonic() - began
                move = await bots.think(other)
                assert bots.pids != (pid,)
            return given, move, took

        given, move, took = asyncio.run(scenario())
        assert given == overdue(asked)
        assert move == answer(other)
        assert took < 5

    def test_a_worker_killed_while_it_waits_is_replaced_before_it_is_needed(self) -> None:
        async def scenario() -> Answered:
            async with thinking() as bots:
                await until(lambda: bots.warm == 1)
                [pid] = bots.pids
                os.kill(pid, signal.SIGKILL)
                await until(lambda: bots.warm == 1 and bots.pids != (pid,))
                return await bots.think(lords_of_vegas("medium"))

        assert asyncio.run(scenario()) == answer(lords_of_vegas("medium"))

    def test_a_worker_killed_while_it_gets_warm_does_not_keep_the_others_cold(self) -> None:
        async def scenario() -> None:
            async with thinking(2) as bots:
                await until(lambda: len(bots.pids) == 2)
                os.kill(bots.pids[0], signal.SIGKILL)
                await until(lambda: bots.warm == 2)

        asyncio.run(scenario())

    def test_a_worker_that_thinks_too_long_is_replaced(self) -> None:
        asked, other = lords_of_vegas("medium", SLEEP), las_vegas("medium")

        async def scenario() -> tuple[Answered, Answered, bool]:
            async with thinking(seconds=1) as bots:
                await until(lambda: bots.warm == 1)
                [pid] = bots.pids
                given = await bots.think(asked)
                await until(lambda: bots.warm == 1 and bots.pids != (pid,))
                return given, await bots.think(other), is_there(pid)

        assert asyncio.run(scenario()) == (overdue(asked), answer(other), False)

    def test_a_worker_that_starts_slowly_is_waited_for(self) -> None:
        asked = las_vegas("medium")
        late = (
            "import runpy, time; time.sleep(2); runpy.run_module('tests.server.sleepers', None,"
            " '__main__')"
        )

        async def scenario() -> tuple[Answered, Answered, bool]:
            async with thinking(seconds=1, command=(sys.executable, "-c", late)) as bots:
                await until(lambda: len(bots.pids) == 1)
                pids = bots.pids
                given = await bots.think(asked)
                await until(lambda: bots.warm == 1)
                return given, await bots.think(asked), bots.pids == pids

        assert asyncio.run(scenario()) == (overdue(asked), answer(asked), True)

    def test_the_loop_goes_on_meanwhile(self) -> None:
        async def scenario() -> float:
            longest = 0.0
            async with thinking(2, seconds=1) as bots:
                await until(lambda: bots.warm == 2)
                waiting = [asyncio.create_task(bots.think(las_vegas(luck=SLEEP))) for _ in range(4)]
                while not all(task.done() for task in waiting):
                    began = time.monotonic()
                    await asyncio.sleep(0.01)
                    longest = max(longest, time.monotonic() - began)
            return longest

        assert asyncio.run(scenario()) < 0.5

    def test_a_question_nobody_waits_for_any_more_is_dropped(self) -> None:
        """Two wait behind one that takes too long; the worker is then free for the next."""

        async def scenario() -> Answered:
            async with thinking(seconds=1) as bots:
                await until(lambda: bots.warm == 1)
                await asyncio.gather(*(bots.think(las_vegas(luck=SLEEP)) for _ in range(3)))
                await until(lambda: bots.warm == 1 and bots.waiting == 0)
                return await bots.think(las_vegas("medium"))

        assert asyncio.run(scenario()) == answer(las_vegas("medium"))

    def test_a_bot_that_fails_gives_in_and_its_worker_goes_on(self) -> None:
        asked, other = las_vegas("medium", FAIL), las_vegas("medium")

        async def scenario() -> tuple[Answered, Answered, bool]:
            async with thinking() as bots:
                await until(lambda: bots.warm == 1)
                pids = bots.pids
                given = await bots.think(asked)
                return given, await bots.think(other), bots.pids == pids

        assert asyncio.run(scenario()) == (overdue(asked), answer(other), True)

    @pytest.mark.parametrize(
        "command", [("/no/such/program",), (sys.executable, "-c", "print('Hello!')")]
    )
    def test_workers_that_do_not_work_are_no_harm(self, command: Sequence[str]) -> None:
        async def scenario() -> Answered:
            async with thinking(seconds=1, command=command) as bots:
                return await bots.think(las_vegas())

        assert asyncio.run(scenario()) == overdue(las_vegas())

    def test_work_that_is_no_question_is_refused(self) -> None:
        async def scenario() -> bytes:
            bus = LocalBus()
            bots = BotPool(1, bus, PATIENCE, SLEEPERS)
            await bots.start()
            try:
                return await bus.ask(b"{}\n{}", 1)
            finally:
                await bots.close()

        with pytest.raises(BusDown):
            asyncio.run(scenario())

    @pytest.mark.parametrize("workers", range(4))
    def test_it_may_be_closed_before_its_workers_have_started(self, workers: int) -> None:
        async def scenario() -> None:
            async with thinking(3) as bots:
                while len(bots.pids) < workers:
                    await asyncio.sleep(0)

        asyncio.run(scenario())

    @pytest.mark.parametrize("turns", [1, 2, 3, 5, 8, 13])
    def test_it_may_be_closed_while_they_are_being_started(self, turns: int) -> None:
        async def scenario() -> None:
            async with thinking(3):
                for _ in range(turns):
                    await asyncio.sleep(0)

        asyncio.run(scenario())

    def test_closing_ends_all_workers_whatever_they_do(self, asleep: Path) -> None:
        async def scenario() -> tuple[float, tuple[int, ...], list[Answered]]:
            async with thinking(2) as bots:
                await until(lambda: bots.warm == 2)
                pids = bots.pids
                waiting = [asyncio.create_task(bots.think(las_vegas(luck=SLEEP))) for _ in range(3)]
                await until(lambda: asleep.stat().st_size == 2)
                began = time.monotonic()
            given = await asyncio.gather(*waiting, bots.think(las_vegas(luck=SLEEP)))
            return time.monotonic() - began, pids, given

        took, pids, given = asyncio.run(scenario())
        assert took < 5
        assert not any(map(is_there, pids))
        assert given == [overdue(las_vegas(luck=SLEEP))] * 4

    def test_workers_end_when_the_server_is_killed(self) -> None:
        program = """
import asyncio, sys
from croupier.server.bus import LocalBus
from croupier.server.bot_pool import BotPool

async def main():
    bots = BotPool(1, LocalBus(), 1, sys.argv[1:])
    await bots.start()
    while not bots.warm:
        await asyncio.sleep(0.01)
    print(*bots.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""
        with subprocess.Popen(
            [sys.executable, "-c", program, *SLEEPERS], stdout=subprocess.PIPE
        ) as server:
            assert server.stdout is not None
            pid = int(server.stdout.readline())
            server.kill()

        asyncio.run(until(lambda: not is_there(pid)))


class TestManyProcesses:
    def test_those_without_workers_are_answered_by_those_that_have_some(
        self, nats: NatsService
    ) -> None:
        asked = [lords_of_vegas("easy", luck) for luck in range(100, 112)]

        async def scenario() -> list[Answered]:
            buses = [open_bus(nats.url) for _ in range(3)]
            thinkers = [
                BotPool(workers, bus, PATIENCE, SLEEPERS)
                for workers, bus in zip((0, 1, 1), buses, strict=True)
            ]
            for bus, bots in zip(buses, thinkers, strict=True):
                await bus.start()
                await bots.start()
            try:
                return await asyncio.gather(*map(thinkers[0].think, asked))
            finally:
                for bus, bots in zip(buses, thinkers, strict=True):
                    await bots.close()
                    await bus.close()

        assert asyncio.run(scenario()) == list(map(answer, asked))

    def test_a_bus_that_is_cut_off_gives_in_at_once(self, nats: NatsService) -> None:
        async def scenario() -> Answered:
            nats.kill()
            bus = open_bus(nats.url)
            bots = BotPool(0, bus, PATIENCE)
            await bus.start()
            await bots.start()
            try:
                async with asyncio.timeout(1):
                    return await bots.think(lords_of_vegas())
            finally:
                await bots.close()
                await bus.close()

        assert asyncio.run(scenario()) == overdue(lords_of_vegas())
