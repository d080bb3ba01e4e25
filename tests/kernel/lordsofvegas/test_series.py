"""Many games of Lords of Vegas in the kernel."""

from random import Random
from statistics import fmean

import pytest

from croupier.bots.arena import play
from croupier.bots.bot import MakeBot
from croupier.bots.lordsofvegas import Greedy
from croupier.bots.lordsofvegas import Uniform as Trader
from croupier.core.chance import Dealer
from croupier.kernel.figures import Figures
from croupier.kernel.lordsofvegas.series import simulate
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State
from tests.kernel.averages import FAR, GAMES, deviation, no_news


def lords_of_vegas(games: int, jobs: int, bot: str = "uniform") -> Figures:
    bots = [bot] * 4
    return simulate(bots, Options(), games, 7, jobs=jobs, tell=no_news)


def test_the_numbers_are_the_same_whatever_the_number_of_jobs() -> None:
    assert lords_of_vegas(1100, 1) == lords_of_vegas(1100, 2)


@pytest.mark.parametrize(
    ("name", "make", "games"), [("uniform", Trader, GAMES), ("greedy", Greedy, 30)]
)
def test_lords_of_vegas_has_the_averages_of_the_rules(
    name: str, make: MakeBot[State, Move], games: int
) -> None:
    game, points, money = LordsOfVegas(), list[float](), list[float]()
    for number in range(games):
        bots = [make(Random(f"{number} {seat}")) for seat in range(4)]
        result = game.result(play(game, bots, Options(), Dealer.numbered(3, number)).state)
        assert result is not None
        points.append(fmean(score[0] for score in result.scores))
        money.append(fmean(score[1] for score in result.scores))
    figures = lords_of_vegas(5_000, 2, name)

    assert deviation(points, fmean(seat.means[0] for seat in figures.by_seat)) < FAR
    assert deviation(money, fmean(seat.means[1] for seat in figures.by_seat)) < FAR
    assert 29 < figures.turns <= 30.0


def test_greedy_players_win_against_uniform_ones() -> None:
    bots = ["uniform", "greedy", "uniform"]
    figures = simulate(bots, Options(), 300, 7, jobs=1, tell=no_news)

    assert figures.by_seat[1].win_share > 0.9
