"""Puzzles over the wire: by day, by number, and played on."""

from datetime import date

import pytest
from msgspec.json import Decoder

from croupier.core.seats import Seat
from croupier.puzzles.daily import of_day
from croupier.puzzles.puzzle import puzzles_of
from croupier.server import entries as e
from croupier.server import wire
from tests.server.house import CREATED, PROBLEMS, Guest, Served

PUZZLES = Decoder(wire.AnyPuzzle)


def get(guest: Guest, path: str) -> wire.AnyPuzzle:
    """Return a puzzle."""
    answer = guest.http.get(path)
    assert answer.status_code == 200, answer.text
    return PUZZLES.decode(answer.content)


@pytest.mark.parametrize("game", ["las-vegas", "lords-of-vegas"])
def test_a_puzzle_is_seen_by_who_is_to_move_with_all_options(anna: Guest, game: str) -> None:
    puzzle = get(anna, f"/api/games/{game}/puzzles/1")
    (yours,) = puzzle.table.yours

    assert (puzzle.number, puzzle.count) == (1, len(puzzles_of(game)))
    assert puzzle.setup.game == game
    assert yours.seat == puzzle.seat
    legal = [choice.move for choice in yours.choices]
    assert all(option.move in legal for option in puzzle.options)
    assert puzzle.options[0].preview is not None


def test_the_puzzle_of_a_day_is_the_same_for_everyone(anna: Guest, benno: Guest) -> None:
    first, second = (get(guest, "/api/puzzles/1968-02-29") for guest in (anna, benno))

    assert first == second


def test_the_puzzle_of_a_day_is_the_one_of_its_number(anna: Guest) -> None:
    game, number = of_day(date(1968, 2, 29))

    assert get(anna, "/api/puzzles/1968-02-29") == get(
        anna, f"/api/games/{game}/puzzles/{number + 1}"
    )


@pytest.mark.parametrize(
    "path",
    [
        "/api/puzzles/2026-02-30",
        "/api/puzzles/yesterday",
        "/api/puzzles/9999-12-31",
        "/api/games/las-vegas/puzzles/0",
        "/api/games/las-vegas/puzzles/first",
        "/api/games/las-vegas/puzzles/999999",
        "/api/games/las-vegas/puzzles/12345678901234567890",
    ],
)
def test_what_is_no_puzzle_gets_a_sentence(anna: Guest, path: str) -> None:
    answer = anna.http.get(path)
    problem = PROBLEMS.decode(answer.content)

    assert (answer.status_code, problem.code) == (404, "unknown-puzzle")
    assert problem.sentence.endswith(".")


def test_a_game_that_there_is_not_has_no_puzzles(anna: Guest) -> None:
    answer = anna.http.get("/api/games/poker/puzzles/1")

    assert PROBLEMS.decode(answer.content).code == "unknown-game"


class TestPlayedOn:
    def test_begins_at_the_puzzle_on_the_seat_that_is_to_move(
        self, house: Served, anna: Guest
    ) -> None:
        puzzle = get(anna, "/api/games/lords-of-vegas/puzzles/1")
        answer = anna.post("/api/games/lords-of-vegas/puzzles/1/rooms", wire.PlayOn("Anna", "easy"))
        assert answer.status_code == 201
        room = CREATED.decode(answer.content).room
        view = anna.see(room).view

        assert view.table is not None
        assert view.table.state == puzzle.table.state
        assert view.you == (puzzle.seat,)
        assert [chair.kind for chair in view.chairs].count("bot") == len(puzzle.names) - 1
        assert (view.what_if, view.coach) == ("puzzle", "offered")
        opening = house.stored(room)[0]
        assert isinstance(opening, e.Opened)
        assert opening.position == puzzles_of("lords-of-vegas")[0].position

    @pytest.mark.parametrize("number", ["0", "99999", "x"])
    def test_is_refused_where_there_is_no_puzzle(self, anna: Guest, number: str) -> None:
        path = f"/api/games/las-vegas/puzzles/{number}/rooms"
        answer = anna.post(path, wire.PlayOn("Anna"))

        assert PROBLEMS.decode(answer.content).code == "unknown-puzzle"


def test_every_seat_of_a_puzzle_is_one_of_its_table() -> None:
    for game in ("las-vegas", "lords-of-vegas"):
        assert all(Seat(0) <= one.seat < one.seats for one in puzzles_of(game))
