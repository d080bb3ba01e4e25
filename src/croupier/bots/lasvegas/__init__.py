"""Bots for Las Vegas."""

from random import Random

from croupier.bots.bot import Bot, Bots, Uniform
from croupier.bots.lasvegas.greedy import Greedy, standing
from croupier.bots.limits import Limit
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

__all__ = ["BOTS", "Greedy", "searcher", "standing"]


def searcher(luck: Random, limit: Limit | None = None) -> Bot[State, Place]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lasvegas.montecarlo import USUAL, MonteCarlo

    return MonteCarlo(luck, limit or USUAL)


BOTS: Bots[State, Place] = Bots({"uniform": Uniform, "greedy": Greedy}, {"montecarlo": searcher})
"""The bots of this game."""
