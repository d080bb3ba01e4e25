"""What looks into a finished game, in a process of its own: a record goes in, JSON comes out."""

import os
import sys
from collections.abc import Callable

from msgspec.json import encode

from croupier.analysis.findings import Judge, found
from croupier.core import records
from croupier.core.errors import CroupierError
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition, UnknownGame

POLITE = 10
"""By how much whoever plays comes first."""


def loads_judge(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
) -> Callable[[], Judge[StateT, MoveT]]:
    """Return what loads the judge of a game, or refuse one that nobody here judges."""
    if edition.judge is None:
        raise UnknownGame(f"Nobody here judges games of {edition.name}.")
    return edition.judge


def analysis(text: str) -> bytes:
    """Return what is found in a record, as JSON."""

    def looked_into(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> bytes:
        game, judge = edition.game, loads_judge(edition)()
        return encode(found(game, judge, records.read(game, text).log))

    return registry.edition_of(text).use(looked_into)


def main() -> int:
    """Look into the record on standard input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        written = analysis(sys.stdin.read())
    except CroupierError as error:
        print(error.sentence, file=sys.stderr)
        return 1
    sys.stdout.buffer.write(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
