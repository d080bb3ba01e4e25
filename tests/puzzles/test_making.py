"""Puzzles made with a judge whose mind is known: the last face is always the best."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

import pytest

from croupier.analysis.findings import Option
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import Edition, Puzzling, UnknownGame
from croupier.lasvegas import Options, Place, State
from croupier.lasvegas.events import Event
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Placing
from croupier.puzzles.making import (
    Find,
    PuzzleMaker,
    Search,
    distinct,
    look_through,
    puzzles_in,
)
from croupier.puzzles.puzzle import CLEAR, Puzzle
from tests.strategies import GAME

LasVegasEdition = Edition[State, Place, Event, Options]


@dataclass
class LastFace:
    """Finds the highest face best, by so much; and with fresh luck by so much."""

    lead: float = 0.1
    again: float = 0.1

    def chances(self, _state: State) -> Sequence[float]:
        """Find all seats alike."""
        raise AssertionError("nobody asks")

    def options(
        self, state: State, _seat: Seat, _also: Place | None = None
    ) -> Sequence[Option[Place]]:
        """Return all faces."""
        moves = [Place(face) for face in faces(state.roll)] if isinstance(state, Placing) else []
        return [Option(move, 0.3 + self.lead * (move == moves[-1])) for move in moves]

    def glance(self, state: State, seat: Seat) -> Sequence[Option[Place]]:
        """Find the same at first sight."""
        return self.options(state, seat)

    def compare(self, _state: State, _seat: Seat, moves: Sequence[Place]) -> Sequence[float]:
        """Find the first of some moves best."""
        return [0.4 + self.again * (at == 0) for at in range(len(moves))]


def edition(judge: LastFace) -> LasVegasEdition:
    """Return the game with such a judge, and quick players."""
    puzzling: Puzzling[State, Options] = Puzzling(
        tables=[(2, Options(open_money=True))],
        strong="greedy",
        levels={"easy": "hasty", "medium": "greedy"},
    )
    return replace(VERSION_1, judge=lambda: judge, puzzling=puzzling)


def made(judge: LastFace, number: int = 0) -> list[Puzzle]:
    """Return the puzzles of one game."""
    one = edition(judge)
    assert one.puzzling is not None
    return [*PuzzleMaker(one, one.puzzling, 1).puzzles(number)]


def searching(seed: int = 1) -> Search:
    """Return who looks through games of a series."""
    return lambda numbers: (puzzles_in(edition(LastFace()), seed, number) for number in numbers)


def test_the_same_seed_makes_the_same_puzzles_and_no_two_alike() -> None:
    first, again = ([*islice(distinct(look_through(searching(5))), 6)] for _ in range(2))

    assert first == again
    assert len({puzzle.position for puzzle in first}) == len(first)


def test_another_seed_makes_others() -> None:
    one, other = (next(distinct(look_through(searching(seed)))) for seed in (1, 2))

    assert one.position != other.position


def test_what_was_found_before_is_not_found_again() -> None:
    one, two = (puzzles_in(edition(LastFace()), 1, number)[0] for number in (0, 1))

    assert [*distinct([[one], [one, two], [two]])] == [one, two]


def test_a_game_has_the_same_puzzles_whoever_looks_through_it() -> None:
    found = Find("las-vegas", 1, 3)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "edition", lambda _name, _rules: edition(LastFace()))
        assert found(2) == puzzles_in(edition(LastFace()), 3, 2)


def test_a_puzzle_has_its_best_move_first_and_nobody_greedy_finds_it() -> None:
    puzzles = made(LastFace())
    assert 1 <= len(puzzles) <= 2
    for puzzle in puzzles:
        state = GAME.read(puzzle.position)
        assert isinstance(state, Placing)
        best, *others = puzzle.moves
        legal = GAME.legal(state, puzzle.seat)
        chosen = VERSION_1.bot("medium", Random(0)).choose(puzzle.seat, state, legal)

        assert GAME.codec.moves.decode(best.move) == legal[-1] != chosen
        assert all(best.chance - other.chance >= CLEAR for other in others)
        assert "medium" not in puzzle.found


@pytest.mark.parametrize("judge", [LastFace(lead=0.05), LastFace(again=0.05), LastFace(again=-0.1)])
def test_what_is_not_clear_or_proves_otherwise_is_no_puzzle(judge: LastFace) -> None:
    assert not made(judge)


def test_what_cannot_be_explained_is_no_puzzle() -> None:
    one = replace(edition(LastFace()), previews=None)
    assert one.puzzling is not None

    assert not [*PuzzleMaker(one, one.puzzling, 1).puzzles(0)]


def test_it_can_be_gone_on_from_any_game() -> None:
    games = [*islice(look_through(searching()), 5)]

    assert [*islice(look_through(searching(), 3), 2)] == games[3:]


def test_where_positions_are_found_for_it_those_are_looked_at() -> None:
    position = made(LastFace())[0].position
    one = edition(LastFace())
    assert one.puzzling is not None
    asked: list[tuple[int, Options, int, int]] = []

    def positions(*game: *tuple[int, Options, int, int]) -> list[State]:
        asked.append(game)
        return [GAME.read(position)] * 3

    puzzling = replace(one.puzzling, positions=positions, per_game=1)
    found = [*PuzzleMaker(one, puzzling, 4).puzzles(9)]

    assert [puzzle.position for puzzle in found] == [position]
    assert asked == [(2, Options(open_money=True), 4, 9)]


def test_a_game_that_nobody_makes_puzzles_of_is_refused() -> None:
    with pytest.raises(UnknownGame, match="Nobody here makes puzzles"):
        puzzles_in(replace(VERSION_1, puzzling=None), 1, 0)
