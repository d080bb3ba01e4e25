"""Bots for Lords of Vegas."""

from collections.abc import Callable, Mapping
from random import Random

from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas.greedy import Greedy
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State

__all__ = ["BOTS", "Greedy", "Uniform", "montecarlo"]


def montecarlo(luck: Random) -> Bot[State, Move]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lordsofvegas.montecarlo import MonteCarlo

    return MonteCarlo(luck)


BOTS: Mapping[str, Callable[[Random], Bot[State, Move]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "montecarlo": montecarlo,
}
"""The bots by the names they go by on the command line."""
