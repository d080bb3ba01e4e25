"""`croupier serve` with workers that note every question they answer, and compile nothing.

`python -m tests.faults.counting serve …` is such a server; what its workers answer is noted in the
file that `CROUPIER_COUNT` names, one line each. Its clock on the wall is the one in the file that
`CROUPIER_CLOCK` names, if it names one.
"""

import os
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from unittest.mock import patch

from croupier.cli import main as croupier
from croupier.server import serving
from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Asked, Question, Reply, Warm, main, reply
from tests.faults import clocks

FILE = "CROUPIER_COUNT"
WORKER = (sys.executable, "-m", "tests.faults.counting", "work")


def counted(asked: Asked) -> Reply:
    """Note a question to a bot, and answer it."""
    if isinstance(asked, Question):
        with Path(os.environ[FILE]).open("ab", buffering=0) as notes:
            notes.write(b"%s %d %d\n" % (asked.game.encode(), asked.seat, asked.luck))
    return reply(asked)


def warm(_task: Warm) -> None:
    """Count as warm at once."""


if __name__ == "__main__":
    if sys.argv[1:] == ["work"]:
        main(counted, warm)
    clock = os.environ.get(clocks.FILE)
    with (
        patch.object(serving, "BotPool", partial(BotPool, command=WORKER)),
        clocks.looking_at(Path(clock)) if clock else nullcontext(),
    ):
        sys.exit(croupier())
