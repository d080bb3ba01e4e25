"""Puzzles that are made in several goes."""

from pathlib import Path

import pytest
from msgspec import Raw

from croupier.core.seats import Seat
from croupier.puzzles.progress import Begun, OthersBegun, Progress, begin
from croupier.puzzles.puzzle import Heading, Puzzle, PuzzleMove

BEGUN = begin(Heading("las-vegas", 1, 1))


def puzzle(position: str) -> Puzzle:
    """Return some puzzle."""
    moves = tuple(PuzzleMove(Raw(b'{"type":"place","face":1}'), chance) for chance in (0.5, 0.4))
    return Puzzle(2, Raw(b"{}"), position, Seat(0), moves, ("hard",))


GAMES = [[puzzle("one")], [], [puzzle("two"), puzzle("three")]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.unfinished"


def test_what_was_never_begun_has_no_games(path: Path) -> None:
    assert not Progress(path, BEGUN).games()


def test_games_are_kept_as_they_come(path: Path) -> None:
    progress = Progress(path, BEGUN)
    going = progress.keeping([], GAMES)

    for number, game in enumerate(GAMES):
        assert next(going) == game
        assert Progress(path, BEGUN).games() == GAMES[: number + 1]


def test_it_goes_on_where_it_was(path: Path) -> None:
    [*Progress(path, BEGUN).keeping([], GAMES[:2])]
    again = Progress(path, BEGUN)

    assert [*again.keeping(again.games(), GAMES[2:])] == GAMES
    assert again.games() == GAMES


def test_a_line_that_was_not_finished_is_left_out(path: Path) -> None:
    [*Progress(path, BEGUN).keeping([], GAMES)]
    path.write_bytes(path.read_bytes()[:-20])

    assert Progress(path, BEGUN).games() == GAMES[:2]


@pytest.mark.parametrize(
    "other",
    [
        begin(Heading("las-vegas", 1, 2)),
        begin(Heading("lords-of-vegas", 1, 1)),
        Begun(BEGUN.heading, "other weights"),
    ],
)
def test_what_others_have_begun_is_refused_and_stays(path: Path, other: Begun) -> None:
    [*Progress(path, other).keeping([], GAMES)]
    before = path.read_bytes()

    with pytest.raises(OthersBegun, match="has other puzzles"):
        Progress(path, BEGUN).games()
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"what is this?\n", b"\xff\n"])
def test_a_file_that_is_none_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    with pytest.raises(OthersBegun):
        Progress(path, BEGUN).games()


def test_in_the_end_nothing_is_left(path: Path) -> None:
    progress = Progress(path, BEGUN)
    [*progress.keeping([], GAMES)]
    progress.end()
    progress.end()

    assert not path.exists()
    assert not progress.games()


def test_a_game_without_weights_can_be_begun() -> None:
    assert begin(Heading("pig", 1, 1)).weights != BEGUN.weights
