"""The puzzle of a day is the same everywhere, and a day that is none has no puzzle."""

from datetime import date, timedelta

import pytest

from croupier.puzzles import daily
from croupier.puzzles.daily import PuzzlePlace, UnknownPuzzle, find, games, of_day, read_day
from croupier.puzzles.puzzle import puzzles_of

TODAY = date(2026, 11, 17)


def test_games_take_turns() -> None:
    days = [of_day(TODAY + timedelta(n)).game for n in range(4)]

    assert days[:2] == days[2:]
    assert {*days} == {*games()}


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    count = min(len(puzzles_of(game)) for game in games())
    places = [of_day(TODAY + timedelta(n)) for n in range(len(games()) * count)]

    assert len({*places}) == len(places)


def test_a_day_has_always_the_same() -> None:
    assert of_day(TODAY) == of_day(date.fromisoformat("2026-11-17"))
    assert find(of_day(TODAY)) == find(of_day(TODAY))


@pytest.mark.parametrize(
    "text", ["2026-02-30", "2026-13-01", "today", "", "20261117", "2026-W47-2", "-026-11-17"]
)
def test_a_day_that_does_not_exist_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(UnknownPuzzle, match="There is no such day"):
        read_day(text, TODAY)


def test_a_day_that_has_not_come_is_refused_but_somewhere_it_is_tomorrow() -> None:
    assert read_day("2026-11-18", TODAY) == date(2026, 11, 18)
    with pytest.raises(UnknownPuzzle, match="has not come"):
        read_day("2026-11-19", TODAY)


@pytest.mark.parametrize("number", [-1, 100_000])
def test_a_number_that_there_is_not_is_refused(number: int) -> None:
    with pytest.raises(UnknownPuzzle, match=r"Las Vegas has \d+ puzzles"):
        find(PuzzlePlace("las-vegas", number))


def test_without_any_puzzles_no_day_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "games", list)

    with pytest.raises(UnknownPuzzle, match="no puzzles here"):
        of_day(TODAY)
