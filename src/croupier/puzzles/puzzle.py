"""A puzzle, and the files of them: a line for each, as text.

The first line says which game they are of, and what makes the same ones again.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.games.spec import Level

CLEAR = 0.06
"""By how much the best move of a puzzle is better than any other: six of a hundred games."""


class UnusablePuzzles(CroupierError):
    """A file of puzzles that is missing or damaged."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unusable-puzzles", sentence)


class PuzzleMove(Struct, frozen=True):
    """A move of a puzzle, as records have it, and the chance to win that it leaves."""

    move: Raw
    chance: float


class Puzzle(Struct, frozen=True):
    """A position: who plays, what they agreed on, and what the seat on turn may do, best first.

    `found` are the levels of bots that find the best move.
    """

    seats: int
    options: Raw
    position: str
    seat: Seat
    moves: tuple[PuzzleMove, ...]
    found: tuple[Level, ...]


class Heading(Struct, frozen=True):
    """What puzzles are of, and the seed they come from."""

    game: str
    rules: int
    seed: int


_ENCODER = Encoder()
_HEADINGS, _PUZZLES = Decoder(Heading), Decoder(Puzzle)


def place(game: str) -> Path:
    """Return where the puzzles of a game are kept."""
    return Path(__file__).parent / f"{game}.jsonl"


def line_of(puzzle: Heading | Puzzle) -> str:
    """Return a line of a file."""
    return _ENCODER.encode(puzzle).decode() + "\n"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; of one that has none, nothing."""
    path = place(game)
    return tuple(read(path)) if path.exists() else ()


def read(path: Path) -> Sequence[Puzzle]:
    """Read the puzzles of a file, or say what is wrong with it."""
    return read_whole(path)[1]


def read_whole(path: Path) -> tuple[Heading, Sequence[Puzzle]]:
    """Read a file of puzzles with its heading."""
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        return _HEADINGS.decode(first), [_PUZZLES.decode(line) for line in lines]
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise UnusablePuzzles(f"The puzzles in {path.name} cannot be read: {error}.") from None
