"""The bots of Lords of Vegas."""

from random import Random

from croupier.bots.lordsofvegas import BOTS, Greedy, Hasty, Uniform
from croupier.bots.lordsofvegas.champion import Champion
from croupier.bots.lordsofvegas.montecarlo import MonteCarlo
from croupier.bots.lordsofvegas.trained import Trained


def test_the_bots_go_by_their_names() -> None:
    assert {name: type(bot(Random(1))) for name, bot in BOTS.items()} == {
        "uniform": Uniform,
        "hasty": Hasty,
        "greedy": Greedy,
        "greedy-1": Greedy,
        "trained": Trained,
        "montecarlo": MonteCarlo,
        "montecarlo-1": MonteCarlo,
        "champion": Champion,
    }
