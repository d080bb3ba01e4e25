"""Which puzzle is that of a day: the same for everyone, on every server."""

import re
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from croupier.core.errors import CroupierError
from croupier.games import registry
from croupier.puzzles.puzzle import Puzzle, puzzles_of

_WRITTEN = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
"""How a day is written."""


class UnknownPuzzle(CroupierError):
    """A puzzle that there is not."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unknown-puzzle", sentence)


class PuzzlePlace(NamedTuple):
    """Where a puzzle stands: of which game, and the how manieth from 0."""

    game: str
    number: int


def games() -> Sequence[str]:
    """Return the games that have puzzles."""
    return [spec.name for spec in registry.all_games() if puzzles_of(spec.name)]


def of_day(day: date) -> PuzzlePlace:
    """Return the puzzle of a day: the games take turns, and each goes through all of its own."""
    playing = games()
    if not playing:
        raise UnknownPuzzle("There are no puzzles here.")
    turn, game = divmod(day.toordinal(), len(playing))
    name = playing[game]
    return PuzzlePlace(name, turn % len(puzzles_of(name)))


def read_day(text: str, today: date) -> date:
    """Read a day, written as 2026-11-17, or refuse one that does not exist or has not come.

    Somewhere it is tomorrow already.
    """
    try:
        day = date.fromisoformat(text) if _WRITTEN.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        raise UnknownPuzzle("There is no such day; write one like 2026-11-17.")
    if day.toordinal() > today.toordinal() + 1:
        raise UnknownPuzzle("That day has not come yet.")
    return day


def find(place: PuzzlePlace) -> Puzzle:
    """Return a puzzle, or refuse one that there is not."""
    found = puzzles_of(place.game)
    if not 0 <= place.number < len(found):
        raise UnknownPuzzle(f"{registry.find(place.game).title} has {len(found)} puzzles.")
    return found[place.number]
