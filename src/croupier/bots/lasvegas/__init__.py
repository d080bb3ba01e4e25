"""Bots for Las Vegas."""

from functools import partial
from random import Random

from croupier.bots.bot import Bot, Bots, Uniform
from croupier.bots.lasvegas.greedy import Greedy, standing
from croupier.bots.lasvegas.hasty import Hasty
from croupier.bots.limits import Limit
from croupier.lasvegas.game import RULES, LasVegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State
from croupier.nets.files import why_not

__all__ = ["BOTS", "Greedy", "Hasty", "go_by_net", "make_champion", "searcher", "standing"]

NET_LAYOUT = 2
"""What the weights mean to the bots that go by them, as the kernel has it too."""


def searcher(luck: Random, limit: Limit | None = None) -> Bot[State, Place]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lasvegas.montecarlo import USUAL, MonteCarlo

    return MonteCarlo(luck, limit or USUAL)


def go_by_net(luck: Random) -> Bot[State, Place]:
    """Return a bot that goes by its net; the kernel it needs is loaded only now."""
    from croupier.bots.lasvegas.trained import Trained

    return Trained(luck)


def make_champion(luck: Random, limit: Limit | None = None) -> Bot[State, Place]:
    """Return the champion; the kernel it needs is loaded only now."""
    from croupier.bots.lasvegas.champion import Champion

    return Champion(luck, limit)


no_net = partial(why_not, LasVegas.name, RULES, NET_LAYOUT)

BOTS: Bots[State, Place] = Bots(
    {
        "uniform": Uniform,
        "hasty": Hasty,
        "greedy": Greedy,
        "greedy-1": Greedy,
        "trained": go_by_net,
    },
    {"montecarlo": searcher, "montecarlo-1": searcher, "champion": make_champion},
    {"trained": no_net, "champion": no_net},
)
"""The bots of this game; those with a number stay as they are, to measure others against."""
