"""What a bot's worker does, in a process of its own.

It reads lines and writes lines, in JSON. It answers one question at a time, what a bot chooses or
what the coach says; meanwhile a thread may warm a game: load and compile what its strong bots or
its judge need. The server's own process never does.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from threading import Lock, Thread
from typing import Literal

from msgspec import Raw, Struct, structs
from msgspec.json import Decoder, Encoder

from croupier.bots.bot import Attentive, Bot, Listeners, Restrained
from croupier.core.chance import Dealer
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Log, Sitting, replay
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import LEVELS, SEARCHING, Edition, Level, Searching
from croupier.server.advising import advice
from croupier.server.analysis_worker import let_judge

WARMING_MOVES = 8
"""How many moves are chosen to compile all that is needed: the first ones offer no choice."""
NICENESS = 5
"""How far bots stand back where there are too few processors: people come first."""


class KeptLog(Struct, frozen=True):
    """The log of a game as it is kept: how many play, what they agreed on, moves and outcomes."""

    seats: int
    options: Raw
    entries: tuple[Raw, ...]


class Question(Struct, frozen=True, tag="question"):
    """Which move a bot chooses for a seat.

    `view` is what the seat sees, as one line; `has_offered`, that it has made its offer of this
    turn; `log`, what everyone has seen so far, for a bot that listens.
    """

    game: str
    rules: int
    level: Level
    seat: Seat
    view: str
    luck: int
    has_offered: bool = False
    log: KeptLog | None = None


class Consult(Struct, frozen=True, tag="consult"):
    """What the coach says to a seat in a position, which is written as one line."""

    game: str
    rules: int
    seat: Seat
    position: str


Asked = Question | Consult
"""What is answered one after the other."""

Warming = Literal[Searching, "judge"]
"""Who of a game gets ready: the bot of a level that searches, or who judges."""


class Warm(Struct, frozen=True, tag="warm"):
    """Get ready for hard questions of a game: to a bot that searches, or to its judge."""

    game: str
    rules: int
    who: Warming


class Ready(Struct, frozen=True, tag="ready"):
    """All that is needed is loaded, and tasks are begun with at once."""


class Answered(Struct, frozen=True, tag="answered"):
    """The move chosen, and whether it is an offer: a bot makes one a turn."""

    move: Raw
    is_offer: bool = False


class Advised(Struct, frozen=True, tag="advised"):
    """What the coach says, as it is sent on."""

    advice: Raw


class Warmed(Struct, frozen=True, tag="warmed"):
    """Hard questions of a game are answered from now on."""

    game: str
    rules: int
    who: Warming


class Failed(Struct, frozen=True, tag="failed"):
    """The task could not be done."""

    task: Asked | Warm
    why: str


Reply = Answered | Advised
Task = Asked | Warm
Report = Ready | Reply | Warmed | Failed

ENCODER = Encoder()
QUESTIONS: Decoder[Asked] = Decoder(Asked)
TASKS: Decoder[Task] = Decoder(Task)
REPORTS: Decoder[Report] = Decoder(Report)
REPLIES: Decoder[Reply] = Decoder(Reply)


def reply(asked: Asked) -> Reply:
    """Return what is said to a question."""
    return answer(asked) if isinstance(asked, Question) else consulted(asked)


def consulted(asked: Consult) -> Advised:
    """Return what the coach says."""

    def said(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Advised:
        return Advised(Raw(ENCODER.encode(advice(edition, asked.position, asked.seat))))

    return registry.edition(asked.game, asked.rules).use(said)


def answer(question: Question) -> Answered:
    """Return the move chosen; the same question gets the same answer.

    Only a hard one may not, if its bot searches for so long and not so much. The bot is made anew
    for every move, and must be told if it has made an offer in this turn.
    """

    def chosen(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Answered:
        view = edition.game.read(question.view)
        bot = edition.bot(question.level, Random(question.luck))
        legal = edition.game.legal(view, question.seat)
        if question.log is not None and isinstance(bot, Attentive):
            bot.hear(events_of(edition.game, question.log))
        if question.has_offered and isinstance(bot, Restrained):
            bot.offer_nothing()
        move = bot.choose(question.seat, view, legal)
        while question.has_offered and isinstance(move, edition.offers):
            move = bot.choose(question.seat, view, legal)
        return Answered(Raw(ENCODER.encode(move)), isinstance(move, edition.offers))

    return registry.edition(question.game, question.rules).use(chosen)


def was_said_before(log: KeptLog, question: Question, move: Raw) -> bool:
    """Tell whether a move is an offer that the others have heard too lately."""

    def told(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> bool:
        codec = edition.game.codec
        entries = [codec.entries.decode(entry) for entry in log.entries]
        return edition.said_before(entries, question.seat, codec.moves.decode(move))

    return registry.edition(question.game, question.rules).use(told)


def events_of(game: Game[StateT, MoveT, EventT, OptionsT], kept: KeptLog) -> Sequence[EventT]:
    """Return all that happened in a game, as its rules tell it."""
    log = Log[MoveT, OptionsT](
        kept.seats,
        game.codec.options.decode(kept.options),
        tuple(map(game.codec.entries.decode, kept.entries)),
    )
    return [event for step in replay(game, log) for event in step.events]


def overdue(question: Question) -> Answered:
    """Return the move made for a seat whose bot does not choose in time."""

    def given(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Answered:
        move = edition.overdue(edition.game.read(question.view), question.seat)
        return Answered(Raw(ENCODER.encode(move)))

    return registry.edition(question.game, question.rules).use(given)


def warm(task: Warm) -> None:
    """Load and compile what a strong bot of a game or its judge needs: let it choose some moves."""
    who = task.who

    def warmed(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
        if who == "judge":
            let_judge(edition)
        else:
            let_choose(edition, edition.bot(who, Random(0)))

    registry.edition(task.game, task.rules).use(warmed)


def let_choose(edition: Edition[StateT, MoveT, EventT, OptionsT], bot: Bot[StateT, MoveT]) -> None:
    """Let a bot begin a game, on all seats."""
    game = edition.game
    sitting = Sitting(game, 2, edition.usual_options(), Dealer.numbered(0, 0))
    listeners: Listeners[EventT] = Listeners([bot])
    for _ in range(WARMING_MOVES):
        turn = sitting.deal()
        if not isinstance(turn, Turn):
            break
        listeners.tell(sitting.events)
        seat, state = turn.next_to_move, sitting.state
        sitting.play(seat, bot.choose(seat, game.view(state, seat), game.legal(state, seat)))


class BotWorker:
    """Does what it is told, and reports."""

    def __init__(
        self,
        report: Callable[[bytes], object],
        reply: Callable[[Asked], Reply] = reply,
        warm: Callable[[Warm], None] = warm,
    ) -> None:
        self._report = report
        self._reply = reply
        self._warm = warm
        self._warmed: set[Warm] = set()
        self._writing = Lock()

    def work(self, lines: Iterable[bytes]) -> None:
        """Do all tasks there are, and return when there are no more."""
        for line in lines:
            match TASKS.decode(line):
                case Question() | Consult() as asked:
                    self._answer(asked)
                case Warm() as task:
                    Thread(target=self._get_warm, args=(task,), daemon=True).start()

    def _answer(self, asked: Asked) -> None:
        if isinstance(asked, Consult) and not self._is_warm(asked, "judge"):
            self.tell(Failed(asked, "it is still getting ready"))
            return
        try:
            reply = self._reply(self._within_reach(asked))
        except Exception as error:
            self.tell(Failed(asked, repr(error)))
        else:
            self.tell(reply)

    def _is_warm(self, asked: Asked, who: Warming) -> bool:
        return Warm(asked.game, asked.rules, who) in self._warmed

    def _within_reach(self, asked: Asked) -> Asked:
        """Return the question as it can be answered at once: a hard one only if all is compiled.

        Until then a weaker bot chooses, the strongest of those that are ready.
        """
        if not isinstance(asked, Question) or asked.level not in SEARCHING:
            return asked
        cold = {level for level in SEARCHING if not self._is_warm(asked, level)}
        weaker = LEVELS[: LEVELS.index(asked.level) + 1]
        *_, strongest = (level for level in weaker if level not in cold)
        return structs.replace(asked, level=strongest)

    def _get_warm(self, task: Warm) -> None:
        try:
            self._warm(task)
        except Exception as error:
            self.tell(Failed(task, repr(error)))
        else:
            self._warmed.add(task)
            self.tell(Warmed(task.game, task.rules, task.who))

    def tell(self, report: Report) -> None:
        """Report something."""
        # If the server has ended, there is soon nothing more to read either.
        with self._writing, suppress(BrokenPipeError):
            self._report(ENCODER.encode(report) + b"\n")


def main(
    reply: Callable[[Asked], Reply] = reply,
    warm: Callable[[Warm], None] = warm,
    niceness: int = NICENESS,
) -> None:
    """Work until there is nothing more to read, that is, until the server has ended."""
    # An interrupt typed at the terminal is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    # Whatever else is printed goes where errors go.
    with os.fdopen(os.dup(1), "wb", buffering=0) as reports:
        os.dup2(2, 1)
        worker = BotWorker(reports.write, reply, warm)
        worker.tell(Ready())
        worker.work(sys.stdin.buffer)
    # A thread that still compiles is not waited for.
    os._exit(0)


if __name__ == "__main__":
    main()
