"""Ratings are those of the tournament, with intervals."""

import numpy as np
import pytest

from benchmarks.matches import Field, Match, Score
from benchmarks.rating import ratings, strengths
from croupier.cli.tournament import PlayedGame
from croupier.cli.tournament import ratings as ratings_of_a_tournament
from croupier.core.game import Result

FIELD = Field("las-vegas", 2, ())
BOTS = ["strong", "middling", "weak"]


def score(bot: str, others: str, won: int, lost: int) -> Score:
    """Return so many deals of one game each."""
    beaten = (1.0,) * won + (0.0,) * lost
    match = Match(FIELD, bot, others, won + lost)
    return Score(match, beaten, beaten, met=1, seconds=1.0, decisions=100)


SCORES = [score("strong", "middling", 30, 10), score("weak", "middling", 5, 35)]


def games(one: Score) -> list[PlayedGame]:
    """Return the games of a match as a tournament has them."""
    seating = (one.match.bot, one.match.others)
    return [
        PlayedGame(seating, Result(((won,), (1 - won,))), (0.0, 0.0), (1, 1))
        for won in map(int, one.beaten)
    ]


def test_are_those_of_a_tournament_between_the_same() -> None:
    one = SCORES[0]
    by_tournament = ratings_of_a_tournament(games(one))
    strong, middling = ratings([one], ["strong", "middling"], "middling")

    assert strong.points == pytest.approx(by_tournament["strong"] - by_tournament["middling"])
    assert middling.points == 0


def test_everyone_is_in_one_list_though_not_all_have_met() -> None:
    listed = ratings(SCORES, BOTS, "middling")

    assert [one.bot for one in listed] == BOTS
    assert listed[0].points > 0 == listed[1].points > listed[2].points
    assert all(one.low <= one.points <= one.high for one in listed)


def test_more_games_make_it_surer() -> None:
    few = ratings([score("strong", "weak", 12, 4)], ["strong", "weak"], "weak")[0]
    many = ratings([score("strong", "weak", 300, 100)], ["strong", "weak"], "weak")[0]

    assert many.high - many.low < few.high - few.low


def test_many_tables_are_rated_as_each_alone() -> None:
    tables = np.array([[[0, 3.0], [1.0, 0]], [[0, 1.0], [9.0, 0]]])

    together = strengths(tables)

    assert np.allclose(together[0], strengths(tables[:1])[0])
    assert np.allclose(together[1], strengths(tables[1:])[0])
