"""What a bot's worker does, in a process of its own.

It reads lines and writes lines, in JSON. It answers one question at a time; meanwhile a thread may
warm a game: load and compile what its hard bot needs. The server's own process never does.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from threading import Lock, Thread

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition, Level

WARMING_MOVES = 8
"""How many moves are chosen to compile all that is needed: the first ones offer no choice."""
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
    """The move chosen, and whether it is an offer: a bot makes one a turn."""

    move: Raw
    is_offer: bool = False


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
ANSWERS = Decoder(Answered)


def answer(question: Question) -> Answered:
    """Return the move chosen; the same question gets the same answer.

    Only a hard one may not, if its bot searches for so long and not so much. The bot is made anew
    for every move, and must be told if it has made an offer in this turn.
    """

    def chosen(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Answered:
        view = edition.game.read(question.view)
        bot = edition.bot(question.level, Random(question.luck))
        legal = edition.game.legal(view, question.seat)
        move = bot.choose(question.seat, view, legal)
        while question.has_offered and isinstance(move, edition.offers):
            move = bot.choose(question.seat, view, legal)
        return Answered(Raw(ENCODER.encode(move)), isinstance(move, edition.offers))

    return registry.edition(question.game, question.rules).use(chosen)


def overdue(question: Question) -> Answered:
    """Return the move made for a seat whose bot does not choose in time."""

    def given(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Answered:
        move = edition.overdue(edition.game.read(question.view), question.seat)
        return Answered(Raw(ENCODER.encode(move)))

    return registry.edition(question.game, question.rules).use(given)


def warm(task: Warm) -> None:
    """Load and compile what the hard bot of a game needs: let it choose a few moves."""

    def warmed(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
        bot, game = edition.bot("hard", Random(0)), edition.game
        sitting = Sitting(game, 2, edition.usual_options(), Dealer.numbered(0, 0))
        for _ in range(WARMING_MOVES):
            turn = sitting.deal()
            if not isinstance(turn, Turn):
                break
            seat, state = turn.next_to_move, sitting.state
            sitting.play(seat, bot.choose(seat, game.view(state, seat), game.legal(state, seat)))

    registry.edition(task.game, task.rules).use(warmed)


class BotWorker:
    """Does what it is told, and reports."""

    def __init__(
        self,
        report: Callable[[bytes], object],
        answer: Callable[[Question], Answered] = answer,
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
            answered = self._answer(self._within_reach(question))
        except Exception as error:
            self.tell(Failed(question, repr(error)))
        else:
            self.tell(answered)

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


def main(
    answer: Callable[[Question], Answered] = answer, warm: Callable[[Warm], None] = warm
) -> None:
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
