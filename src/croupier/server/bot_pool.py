"""Bots that think outside the event loop, and the coach.

Each worker is a process of its own, and one that ends or thinks too long is replaced. Whoever asks
gets a move in any case: if no bot chooses in time, what the clock would do for the seat.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from msgspec import DecodeError

from croupier.core.errors import CroupierError
from croupier.games import registry
from croupier.games.spec import SEARCHING
from croupier.server.bot_worker import (
    ENCODER,
    QUESTIONS,
    REPLIES,
    REPORTS,
    Advised,
    Answered,
    Asked,
    Consult,
    Failed,
    Question,
    Ready,
    Reply,
    Report,
    Task,
    Warm,
    Warmed,
    overdue,
)
from croupier.server.bus import Bus, BusDown

COMMAND = (sys.executable, "-P", "-m", "croupier.server.bot_worker")
"""How a worker is started."""

PAUSE_SECONDS = 0.5
"""How long to wait before a worker is replaced: one that cannot start shall not keep us busy."""
STARTING_SECONDS = 60
"""How long a worker may take to start; until then no question is lost to it."""
WARMING_SECONDS = 300
"""How long the other workers wait for the one that compiles."""
CLOSE_SECONDS = 5

GONE = "its process has ended"
CLOSING = "the server is closing"

LOG = logging.getLogger(__name__)

T = TypeVar("T")


class NoAnswer(CroupierError):
    """A worker ended, or failed, before it had chosen."""

    def __init__(self, why: str) -> None:
        super().__init__("no-answer", f"The bot has not chosen: {why}.")
        self.why = why


@dataclass(frozen=True)
class _Job:
    """A question, and who waits for the answer."""

    question: Asked
    answer: "asyncio.Future[Reply]"


class BotPool:
    """Chooses moves for bots, in as many processes as it is given.

    A question has so many seconds, and a worker as many again once it has begun with it.
    """

    def __init__(
        self, processes: int, bus: Bus, seconds: float, command: Sequence[str] = COMMAND
    ) -> None:
        self._processes = processes
        self._bus = bus
        self._seconds = seconds
        self._command = command
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._compiling = asyncio.Lock()
        self._workers: set[WorkerProcess] = set()
        self._keeping: list[asyncio.Task[None]] = []
        editions = [edition for spec in registry.all_games() for edition in spec.editions.values()]
        self._bots = [
            Warm(edition.name, edition.rules, level) for level in SEARCHING for edition in editions
        ]
        self._judges = [
            Warm(edition.name, edition.rules, "judge") for edition in editions if edition.has_judge
        ]

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes of the workers there are now."""
        return tuple(worker.process.pid for worker in self._workers)

    @property
    def warmed(self) -> frozenset[Warm]:
        """What some worker is ready for."""
        return frozenset().union(*(worker.warmed for worker in self._workers))

    @property
    def warm(self) -> int:
        """How many workers can answer hard questions of all games."""
        return sum(worker.warmed.issuperset(self._bots) for worker in self._workers)

    @property
    def coaching(self) -> int:
        """How many workers let the coach of all games speak."""
        return sum(worker.warmed.issuperset(self._judges) for worker in self._workers)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._jobs.qsize()

    async def start(self) -> None:
        """Start the workers in the background, and offer to work for all."""
        self._keeping = [asyncio.create_task(self._keep()) for _ in range(self._processes)]
        if self._keeping:
            await self._bus.work(self._do)

    async def think(self, question: Question) -> Answered:
        """Return the move a bot chooses, or what is done for the seat if none does in time."""
        reply = await self._asked(question)
        return reply if isinstance(reply, Answered) else overdue(question)

    async def consult(self, consult: Consult) -> Advised | None:
        """Return what the coach says, or nothing if it does not answer in time."""
        reply = await self._asked(consult)
        return reply if isinstance(reply, Advised) else None

    async def _asked(self, asked: Asked) -> Reply | None:
        try:
            return REPLIES.decode(await self._bus.ask(ENCODER.encode(asked), self._seconds))
        except (TimeoutError, BusDown) as error:
            LOG.warning("nobody has answered: %s", type(error).__name__)
            return None

    async def close(self) -> None:
        """End all workers. They keep nothing, so nothing is lost."""
        keeping, self._keeping = self._keeping, []
        for task in keeping:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(*keeping, return_exceptions=True)
                # Those that were just being ended.
                await asyncio.gather(*(worker.end() for worker in self._workers))
        while not self._jobs.empty():
            _fail(self._jobs.get_nowait().answer, CLOSING)

    async def _do(self, work: bytes) -> bytes:
        """Have a worker choose. What is asked over the bus may be given up by whoever asked."""
        if not self._keeping:
            raise NoAnswer(CLOSING)
        job = _Job(QUESTIONS.decode(work), asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        async with asyncio.timeout(2 * self._seconds):
            return ENCODER.encode(await job.answer)

    async def _keep(self) -> None:
        """Keep one worker: when it ends, start another."""
        while True:
            try:
                await self._employ()
            except OSError as error:
                LOG.error("a bot's worker cannot be started: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _employ(self) -> None:
        """Start a worker, and give it work until it ends."""
        worker = await hired(self._command)
        self._workers.add(worker)
        warming = asyncio.create_task(self._warm(worker))
        try:
            # On a busy machine it may take longer to start than a question has.
            await worker.started()
            while (job := await self._next_job(worker)) is not None:
                await self._give(worker, job)
            LOG.warning("a bot's worker has ended: process %d", worker.process.pid)
        finally:
            warming.cancel()
            await worker.end()
            self._workers.discard(worker)

    async def _warm(self, worker: "WorkerProcess") -> None:
        """Get a worker warm, the weaker bots of all games first, for most tables have these.

        The first worker compiles, the others find it done.
        """
        async with self._compiling:
            for task in (*self._bots, *self._judges):
                try:
                    async with asyncio.timeout(WARMING_SECONDS):
                        await worker.warm(task)
                except (NoAnswer, TimeoutError) as error:
                    LOG.warning("a bot's worker does not get warm: %s", error)

    async def _next_job(self, worker: "WorkerProcess") -> _Job | None:
        """Return the next question somebody still waits for, or none once the worker has ended."""
        while not worker.listening.done():
            getting = asyncio.ensure_future(self._jobs.get())
            try:
                await asyncio.wait((getting, worker.listening), return_when=asyncio.FIRST_COMPLETED)
            finally:
                getting.cancel()
            if not getting.done():
                continue
            job = getting.result()
            if worker.listening.done():
                self._jobs.put_nowait(job)
            elif not job.answer.done():
                return job
        return None

    async def _give(self, worker: "WorkerProcess", job: _Job) -> None:
        """Have a question answered; a worker that thinks too long is ended."""
        try:
            async with asyncio.timeout(self._seconds):
                answered = await worker.ask(job.question)
        except TimeoutError:
            _fail(job.answer, "it thinks for too long")
            await worker.end()
        except NoAnswer as error:
            _fail(job.answer, error.why)
        except asyncio.CancelledError:
            _fail(job.answer, CLOSING)
            raise
        else:
            _settle(job.answer, answered)


class WorkerProcess:
    """A process that chooses moves, seen from the server."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.warmed: set[Warm] = set()
        self._tasks = process.stdin
        self._reports = process.stdout
        self._ready = asyncio.Event()
        self._choosing: asyncio.Future[Reply] | None = None
        self._warming: asyncio.Future[None] | None = None
        self.listening = asyncio.create_task(self._listen())

    async def started(self) -> None:
        """Wait until it is ready, or has ended, or for so long that it never will be."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTING_SECONDS):
                await self._ready.wait()

    async def ask(self, question: Asked) -> Reply:
        """Have a question answered; there is one at a time."""
        self._choosing = asyncio.get_running_loop().create_future()
        await self._tell(question, self._choosing)
        return await self._choosing

    async def warm(self, task: Warm) -> None:
        """Get warm for a game; there is one at a time."""
        self._warming = asyncio.get_running_loop().create_future()
        await self._tell(task, self._warming)
        await self._warming

    async def end(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self._tasks.close()
        await asyncio.wait([self.listening])
        await self._reports.read()
        await self.process.wait()

    async def _tell(
        self, task: Task, waiting: "asyncio.Future[Reply] | asyncio.Future[None]"
    ) -> None:
        if self.listening.done():
            _fail(waiting, GONE)
            return
        # If it cannot be told, its reports end too, and then nobody waits any longer.
        with suppress(OSError):
            self._tasks.write(ENCODER.encode(task) + b"\n")
            await self._tasks.drain()

    async def _listen(self) -> None:
        """Hear what it reports, to its end."""
        try:
            async for line in self._reports:
                self._hear(REPORTS.decode(line))
        except (DecodeError, ValueError) as error:
            LOG.error("a bot's worker cannot be understood: %s", error)
        finally:
            self._ready.set()
            _fail(self._choosing, GONE)
            _fail(self._warming, GONE)

    def _hear(self, report: Report) -> None:
        match report:
            case Ready():
                self._ready.set()
            case Answered() | Advised():
                _settle(self._choosing, report)
            case Warmed(game, rules, who):
                self.warmed.add(Warm(game, rules, who))
                _settle(self._warming, None)
            case Failed(task, why):
                _fail(self._warming if isinstance(task, Warm) else self._choosing, why)


async def hired(command: Sequence[str]) -> WorkerProcess:
    """Start a worker."""
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    )
    try:
        return WorkerProcess(await asyncio.shield(starting))
    except asyncio.CancelledError:
        # A process that is half started cannot be ended: wait until it is whole.
        await WorkerProcess(await starting).end()
        raise


def _settle(waiting: "asyncio.Future[T] | None", outcome: T) -> None:
    """Hand over what was waited for, if it still is."""
    if waiting is not None and not waiting.done():
        waiting.set_result(outcome)


def _fail(waiting: "asyncio.Future[Reply] | asyncio.Future[None] | None", why: str) -> None:
    """Say why there is nothing, to whoever still waits."""
    if waiting is not None and not waiting.done():
        waiting.set_exception(NoAnswer(why))
