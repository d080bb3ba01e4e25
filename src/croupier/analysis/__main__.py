"""Read a record and write what is found in it."""

import os
import sys

from msgspec.json import encode

from croupier.analysis.findings import Analysis, found
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.core import records
from croupier.core.errors import CroupierError
from croupier.lasvegas import LasVegas
from croupier.lasvegas.moves import Place
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas.moves import Move

POLITE = 10
"""By how much whoever plays comes first."""


def analysis(text: str) -> Analysis[Place] | Analysis[Move]:
    """Return what is found in a record."""
    name = records.game_of(text)
    if name == LasVegas.name:
        las_vegas = LasVegas()
        return found(las_vegas, LasVegasJudge(), records.read(las_vegas, text).log)
    lords = LordsOfVegas()
    return found(lords, LordsOfVegasJudge(), records.read(lords, text).log)


def main() -> int:
    """Look into the record on standard input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        found_ = analysis(sys.stdin.read())
    except CroupierError as error:
        print(error.sentence, file=sys.stderr)
        return 1
    sys.stdout.buffer.write(encode(found_))
    return 0


if __name__ == "__main__":
    sys.exit(main())
