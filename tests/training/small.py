"""Train with few games: `python -m tests.training.small` is `croupier` in every other respect."""

import sys

from croupier.cli import main
from croupier.training import lasvegas


def shrink() -> None:
    """Let every round of Las Vegas take a second or two, at all kinds of tables."""
    lasvegas.CHUNKS, lasvegas.HANDS = len(lasvegas.TABLES), 600
    lasvegas.LESSONS, lasvegas.PLAYOUTS = 70, 10


# Processes that play chunks import this under the second name, and are to play as few games.
if __name__ in ("__main__", "__mp_main__"):
    shrink()
if __name__ == "__main__":
    sys.exit(main())
