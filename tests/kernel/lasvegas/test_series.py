"""Many games of Las Vegas in the kernel."""

from random import Random
from statistics import fmean

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.core.chance import Dealer
from croupier.kernel.figures import Figures
from croupier.kernel.lasvegas.series import simulate
from croupier.lasvegas import LasVegas, Options
from tests.kernel.averages import FAR, GAMES, deviation, no_news


def las_vegas(games: int, jobs: int) -> Figures:
    return simulate(["uniform"] * 4, Options(white=True), games, 7, jobs=jobs, tell=no_news)


def test_the_numbers_are_the_same_whatever_the_number_of_jobs() -> None:
    assert las_vegas(1700, 1) == las_vegas(1700, 2) == las_vegas(1700, 3)


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    simulate(["greedy", "uniform"], Options(), 1234, 1, jobs=2, tell=told.append)

    assert sum(told) == 1234


def test_las_vegas_has_the_averages_of_the_rules() -> None:
    game, money, notes = LasVegas(), list[float](), list[float]()
    for number in range(GAMES):
        bots = [Uniform(Random(f"{number} {seat}")) for seat in range(4)]
        result = game.result(
            play(game, bots, Options(white=True), Dealer.numbered(3, number)).state
        )
        assert result is not None
        money.append(fmean(score[0] for score in result.scores))
        notes.append(fmean(score[1] for score in result.scores))
    figures = las_vegas(20_000, 2)

    assert deviation(money, fmean(seat.means[0] for seat in figures.by_seat)) < FAR
    assert deviation(notes, fmean(seat.means[1] for seat in figures.by_seat)) < FAR
