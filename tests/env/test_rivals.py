"""Whom a learner plays against."""

import numpy as np
import pytest

from croupier.core.errors import InvalidOptions
from croupier.env import las_vegas_v0, lords_of_vegas_v0
from croupier.env.lasvegas.rivals import LINEUP
from croupier.env.lordsofvegas.rivals import LINEUP as LORDS_LINEUP
from croupier.env.rivals import Lineup, Rivals, learners_of
from croupier.games.lasvegas import LAS_VEGAS
from croupier.games.lordsofvegas import LORDS_OF_VEGAS
from croupier.games.spec import AnyEdition


def test_one_word_is_for_all_rivals_and_a_level_is_a_bot() -> None:
    assert LINEUP.bots("hard", 3) == ("trained", "trained")
    assert LINEUP.bots(["uniform", "montecarlo:50"], 3) == ("uniform", "montecarlo:50")


@pytest.mark.parametrize(
    ("edition", "lineup"), [(LAS_VEGAS.newest, LINEUP), (LORDS_OF_VEGAS.newest, LORDS_LINEUP)]
)
def test_a_level_is_the_same_bot_as_at_a_table_and_counts_where_that_one_has_a_clock(
    edition: AnyEdition, lineup: Lineup
) -> None:
    assert [*lineup.levels] == [*edition.levels]
    for level, at_a_table in edition.levels.items():
        bot, _, limit = at_a_table.partition(":")
        if limit.endswith("ms"):
            name, _, playouts = lineup.levels[level].partition(":")
            assert (name, playouts.isdecimal()) == (bot, True)
        else:
            assert lineup.levels[level] == at_a_table


@pytest.mark.parametrize(
    "word", ["", "brilliant", "greedy:50", "montecarlo:", "montecarlo:0", "montecarlo:50ms"]
)
def test_a_rival_there_is_not_is_refused_by_name(word: str) -> None:
    with pytest.raises(
        InvalidOptions, match="A rival is easy, medium, hard, champion, uniform, "
    ) as refused:
        las_vegas_v0.solo_env(seats=2, rivals=word)

    assert repr(word) in str(refused.value)


@pytest.mark.parametrize("rivals", [[], ["greedy"] * 3])
def test_too_few_rivals_and_too_many_are_refused(rivals: Rivals) -> None:
    with pytest.raises(InvalidOptions, match=f"at 3 seats has 2 rivals, not {len(rivals)}"):
        lords_of_vegas_v0.solo_env(seats=3, rivals=rivals)


@pytest.mark.parametrize("seats", [1, 6])
def test_a_table_for_too_many_or_for_nobody_else_is_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions, match=f"for 2 to 5 seats, not {seats}"):
        las_vegas_v0.solo_env(seats=seats)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_the_table_does_not_have_is_refused(seat: int) -> None:
    with pytest.raises(InvalidOptions, match=f"seat is 0 to 2 or None, not {seat}"):
        las_vegas_v0.vector_env(2, seats=3, seat=seat)


def test_games_of_a_series_and_series_side_by_side_have_every_seat() -> None:
    zeros, others = np.zeros(3, np.uint64), np.arange(3, dtype=np.uint64)
    highest = np.full(3, 2**64 - 1, np.uint64)

    assert {*learners_of(zeros, others, 3, None).tolist()} == {0, 1, 2}
    assert {*learners_of(others, zeros, 3, None).tolist()} == {0, 1, 2}
    assert {*learners_of(highest, others, 3, None).tolist()} == {0, 1, 2}
    assert learners_of(others, others, 3, 1).tolist() == [1, 1, 1]
