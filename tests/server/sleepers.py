"""A worker that does odd things on demand: `python -m tests.server.sleepers`.

What it does is said by the luck of the question. Nothing is compiled: games count as warm at once,
or never, if so said by an argument. Before it sleeps it adds a letter to the file that
`CROUPIER_ASLEEP` names, if it does.
"""

import os
import sys
import time
from pathlib import Path

from msgspec import Raw

from croupier.server.bot_worker import Answered, Question, Warm, answer, main

SLEEP, FAIL, PRINT, LEVEL = 1, 2, 3, 4
ASLEEP = "CROUPIER_ASLEEP"


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
    main(odd, warm)
