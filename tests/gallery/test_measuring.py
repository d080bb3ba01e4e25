"""Means with the intervals they are in."""

import pytest

from gallery.measuring import mean_of, ratio_of, share_more, share_of


def test_four_times_as_many_numbers_halve_the_interval() -> None:
    few, many = mean_of("", [1.0, 2.0] * 50), mean_of("", [1.0, 2.0] * 200)

    assert many.mean == few.mean == 1.5
    assert many.margin == pytest.approx(few.margin / 2, rel=0.01)


def test_a_fair_share_is_nothing_more() -> None:
    assert share_more("", 0.2, 5, 100).mean == 0


def test_a_ratio_is_of_sums() -> None:
    assert ratio_of("", [0.0, 6.0], [1.0, 2.0]).mean == 2


def test_one_number_says_nothing_of_how_sure_it_is() -> None:
    assert mean_of("", [1.0]).margin == ratio_of("", [1.0], [2.0]).margin == float("inf")


def test_the_interval_of_a_share_is_widest_in_the_middle() -> None:
    assert share_of("", 0.5, 100).margin > share_of("", 0.1, 100).margin
