"""Bots for Lords of Vegas."""

from random import Random

from croupier.bots.bot import Bot, Bots
from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas.greedy import Greedy
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State

__all__ = ["BOTS", "Greedy", "Uniform", "searcher"]


def searcher(luck: Random, limit: Limit | None = None) -> Bot[State, Move]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lordsofvegas.montecarlo import USUAL, MonteCarlo

    return MonteCarlo(luck, limit or USUAL)


BOTS: Bots[State, Move] = Bots({"uniform": Uniform, "greedy": Greedy}, {"montecarlo": searcher})
"""The bots of this game."""
