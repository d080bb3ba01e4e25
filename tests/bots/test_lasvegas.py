"""The bots of Las Vegas."""

from random import Random

from croupier.bots.bot import Uniform
from croupier.bots.lasvegas import BOTS, Greedy
from croupier.bots.lasvegas.montecarlo import MonteCarlo


def test_the_bots_go_by_their_names() -> None:
    assert {name: type(bot(Random(1))) for name, bot in BOTS.items()} == {
        "uniform": Uniform,
        "greedy": Greedy,
        "montecarlo": MonteCarlo,
    }
