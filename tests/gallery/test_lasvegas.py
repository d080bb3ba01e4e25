"""Questions about Las Vegas, asked of few games."""

import pytest

from gallery.lasvegas import casinos, seats, white_dice


def test_what_seats_win_more_or_less_adds_up_to_nothing() -> None:
    found = seats(200)

    assert [len(estimates) for estimates in found.series.values()] == [2, 3, 4, 5]
    for estimates in found.series.values():
        assert sum(estimate.mean for estimate in estimates) == pytest.approx(0, abs=0.001)


def test_a_stronger_bot_wins_more_than_its_share_with_and_without_white_dice() -> None:
    for estimate in white_dice(400).series["greedy among three uniform"]:
        assert estimate.mean - estimate.margin > 0.25


def test_a_die_earns_something_everywhere() -> None:
    found = casinos(3).series["earned by a die"]

    assert [estimate.of for estimate in found] == ["1", "2", "3", "4", "5", "6"]
    assert all(estimate.mean > 0 for estimate in found)


def test_the_same_games_say_the_same() -> None:
    assert casinos(2) == casinos(2)
