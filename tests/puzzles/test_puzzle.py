"""The files of puzzles: what is shipped, and what cannot be read."""

from pathlib import Path

import pytest

from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.puzzles.puzzle import (
    CLEAR,
    Heading,
    Puzzle,
    UnusablePuzzles,
    line_of,
    place,
    puzzles_of,
    read,
)

GAMES = ["las-vegas", "lords-of-vegas"]
SHIPPED = {"las-vegas": 300, "lords-of-vegas": 300}
"""How many there are at least."""


@pytest.mark.parametrize("game", GAMES)
class TestShipped:
    def test_there_are_enough_and_no_two_alike(self, game: str) -> None:
        positions = [puzzle.position for puzzle in puzzles_of(game)]

        assert len(positions) >= SHIPPED[game]
        assert len({*positions}) == len(positions)

    def test_one_move_is_clearly_best(self, game: str) -> None:
        for puzzle in puzzles_of(game):
            best, second, *_ = chances = [move.chance for move in puzzle.moves]
            assert best - second >= CLEAR
            assert chances == sorted(chances, reverse=True)

    def test_all_moves_are_legal_for_the_seat_that_is_waited_for(self, game: str) -> None:
        def checked(edition: Edition[StateT, MoveT, EventT, OptionsT], puzzle: Puzzle) -> None:
            state = edition.game.read(puzzle.position)
            turn = edition.game.awaited(state)
            assert isinstance(turn, Turn)
            assert turn.next_to_move == puzzle.seat
            for one in puzzle.moves:
                move = edition.game.codec.moves.decode(one.move)
                edition.game.check(state, puzzle.seat, move)

        for puzzle in puzzles_of(game):
            registry.find(game).newest.use(lambda edition, one=puzzle: checked(edition, one))

    def test_nobody_greedy_finds_them(self, game: str) -> None:
        assert all("medium" not in puzzle.found for puzzle in puzzles_of(game))

    def test_the_file_says_what_it_is_of(self, game: str) -> None:
        first = place(game).read_text(encoding="utf-8").splitlines()[0]

        assert first == line_of(Heading(game, 1, 1)).strip()


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert puzzles_of("pig") == ()


@pytest.mark.parametrize("text", ["", "{}\n", line_of(Heading("las-vegas", 1, 1)) + "nothing\n"])
def test_a_damaged_file_is_refused_in_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(UnusablePuzzles, match=r"The puzzles in damaged\.jsonl cannot be read"):
        read(file)
