"""What a bot's worker does, in a process of its own.

It reads lines and writes lines, in JSON. It answers one question at a time; meanwhile a thread may
warm a game: load and compile what its hard bot needs. The server's own process never does.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Lock, Thread

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server.entries import Level
from croupier.server.games import shelf

NICENESS = 5
"""How far bots stand back where there are too few processors: people come first."""


class Question(Struct, frozen=True, tag="question"):
    """Which move a bot chooses for a seat.

    `view` is what the seat sees, as one line; `has_offered`, that it has made its offer of this
    turn.
    """

    game: str
    rules: int
    level: Level
    seat: Seat
    view: str
    luck: int
    has_offered: bool = False


class Warm(Struct, frozen=True, tag="warm"):
    """Get ready for hard questions of a game."""

    game: str
    rules: int


class Ready(Struct, frozen=True, tag="ready"):
    """All that is needed is loaded, and tasks are begun with at once."""


class Answered(Struct, frozen=True, tag="answered"):
    """The move chosen."""

    move: Raw


class Warmed(Struct, frozen=True, tag="warmed"):
    """Hard questions of a game are answered from now on."""

    game: str
    rules: int


class Failed(Struct, frozen=True, tag="failed"):
    """The task could not be done."""

    task: Question | Warm
    why: str


Task = Question | Warm
Report = Ready | Answered | Warmed | Failed

ENCODER = Encoder()
QUESTIONS = Decoder(Question)
TASKS: Decoder[Task] = Decoder(Task)
REPORTS: Decoder[Report] = Decoder(Report)


def answer(question: Question) -> bytes:
    """Return the move chosen, as JSON; the same question gets the same answer.

    Only a hard one may not, if its bot searches for so long and not so much.
    """
    return shelf(question.game, question.rules).chosen(
        question.level,
        question.seat,
        question.view,
        question.luck,
        has_offered=question.has_offered,
    )


def warm(task: Warm) -> None:
    """Load and compile what the hard bot of a game needs."""
    shelf(task.game, task.rules).warm()


class BotWorker:
    """Does what it is told, and reports."""

    def __init__(
        self,
        report: Callable[[bytes], object],
        answer: Callable[[Question], bytes] = answer,
        warm: Callable[[Warm], None] = warm,
    ) -> None:
        self._report = report
        self._answer = answer
        self._warm = warm
        self._warmed: set[tuple[str, int]] = set()
        self._writing = Lock()

    def work(self, lines: Iterable[bytes]) -> None:
        """Do all tasks there are, and return when there are no more."""
        for line in lines:
            match TASKS.decode(line):
                case Question() as question:
                    self._choose(question)
                case Warm() as task:
                    Thread(target=self._get_warm, args=(task,), daemon=True).start()

    def _choose(self, question: Question) -> None:
        try:
            move = self._answer(self._within_reach(question))
        except Exception as error:
            self.tell(Failed(question, repr(error)))
        else:
            self.tell(Answered(Raw(move)))

    def _within_reach(self, question: Question) -> Question:
        """Return the question as it can be answered at once: a hard one only if all is compiled."""
        if question.level == "hard" and (question.game, question.rules) not in self._warmed:
            return replace(question, level="medium")
        return question

    def _get_warm(self, task: Warm) -> None:
        try:
            self._warm(task)
        except Exception as error:
            self.tell(Failed(task, repr(error)))
        else:
            self._warmed.add((task.game, task.rules))
            self.tell(Warmed(task.game, task.rules))

    def tell(self, report: Report) -> None:
        """Report something."""
        # If the server has ended, there is soon nothing more to read either.
        with self._writing, suppress(BrokenPipeError):
            self._report(ENCODER.encode(report) + b"\n")


def main(answer: Callable[[Question], bytes] = answer, warm: Callable[[Warm], None] = warm) -> None:
    """Work until there is nothing more to read, that is, until the server has ended."""
    # An interrupt typed at the terminal is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    # Whatever else is printed goes where errors go.
    with os.fdopen(os.dup(1), "wb", buffering=0) as reports:
        os.dup2(2, 1)
        worker = BotWorker(reports.write, answer, warm)
        worker.tell(Ready())
        worker.work(sys.stdin.buffer)
    # A thread that still compiles is not waited for.
    os._exit(0)


if __name__ == "__main__":
    main()
