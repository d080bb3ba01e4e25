"""The bots of Lords of Vegas."""

from random import Random

from croupier.bots.lordsofvegas import BOTS, Greedy, Uniform
from croupier.bots.lordsofvegas.montecarlo import MonteCarlo


def test_the_bots_go_by_their_names() -> None:
    assert {name: type(bot(Random(1))) for name, bot in BOTS.items()} == {
        "uniform": Uniform,
        "greedy": Greedy,
        "montecarlo": MonteCarlo,
    }
