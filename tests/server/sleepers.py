"""A worker that does odd things on demand: `python -m tests.server.sleepers`.

What it does is said by the luck of the question. Nothing is compiled: games count as warm at once,
or never, if so said by an argument, and the coach finds the first move best. Before it sleeps it
adds a letter to the file that `CROUPIER_ASLEEP` names, if it does. It lets nobody go first, for
tests run beside it on all cores.
"""

import os
import sys
import time
from pathlib import Path

from msgspec import Raw

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server import wire
from croupier.server.bot_worker import (
    ENCODER,
    Advised,
    Answered,
    Asked,
    Consult,
    Question,
    Reply,
    Warm,
    answer,
    main,
)

SLEEP, FAIL, PRINT, LEVEL = 1, 2, 3, 4
ASLEEP = "CROUPIER_ASLEEP"


def reply(asked: Asked) -> Reply:
    """Answer oddly, or advise without a judge."""
    return odd(asked) if isinstance(asked, Question) else advised(asked)


def advised(asked: Consult) -> Advised:
    """Find the first of all moves best, and each of the others a bit worse; one alone is none."""

    def said(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> wire.AnyAdvice:
        legal = edition.game.legal(edition.game.read(asked.position), asked.seat)
        moves = legal if len(legal) > 1 else ()
        options: list[wire.AdvisedMove[object, object]] = [
            wire.AdvisedMove(move, None, 1 / (n + 2)) for n, move in enumerate(moves)
        ]
        return wire.Advice(asked.seat, tuple(options))

    return Advised(Raw(ENCODER.encode(registry.edition(asked.game, asked.rules).use(said))))


def odd(question: Question) -> Answered:
    """Sleep, fail, print, or tell which level is asked; or answer as any worker does."""
    if question.luck == SLEEP:
        if ASLEEP in os.environ:
            with Path(os.environ[ASLEEP]).open("ab") as asleep:
                asleep.write(b"z")
        time.sleep(600)
    if question.luck == FAIL:
        raise ValueError("It was so said.")
    if question.luck == PRINT:
        print("Hello!", flush=True)
    if question.luck == LEVEL:
        return Answered(Raw(b'"%s"' % question.level.encode()))
    return answer(question)


def warm(_task: Warm) -> None:
    """Get warm, or fail to."""
    if "cold" in sys.argv:
        raise ValueError("It stays cold.")


if __name__ == "__main__":
    main(reply, warm, niceness=0)
