"""Bots for Lords of Vegas."""

from functools import partial
from random import Random

from croupier.bots.bot import Bot, Bots
from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas.greedy import Greedy
from croupier.bots.lordsofvegas.hasty import Hasty
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.lordsofvegas.game import RULES, LordsOfVegas
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State
from croupier.nets.files import why_not

__all__ = ["BOTS", "Greedy", "Hasty", "Uniform", "go_by_net", "make_champion", "searcher"]

NET_LAYOUT = 1
"""What the weights mean to the bots that go by them, as the kernel has it too."""


def searcher(luck: Random, limit: Limit | None = None) -> Bot[State, Move]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lordsofvegas.montecarlo import USUAL, MonteCarlo

    return MonteCarlo(luck, limit or USUAL)


def go_by_net(luck: Random) -> Bot[State, Move]:
    """Return a bot that goes by its net; the kernel it needs is loaded only now."""
    from croupier.bots.lordsofvegas.trained import Trained

    return Trained(luck)


def make_champion(luck: Random, limit: Limit | None = None) -> Bot[State, Move]:
    """Return the champion; the kernel it needs is loaded only now."""
    from croupier.bots.lordsofvegas.champion import USUAL, Champion

    return Champion(luck, limit or USUAL)


no_net = partial(why_not, LordsOfVegas.name, RULES, NET_LAYOUT)

BOTS: Bots[State, Move] = Bots(
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
