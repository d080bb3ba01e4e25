"""Bots for Las Vegas."""

from collections.abc import Callable, Mapping
from random import Random

from croupier.bots.bot import Bot, Uniform
from croupier.bots.lasvegas.greedy import Greedy, standing
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

__all__ = ["BOTS", "Greedy", "montecarlo", "standing"]


def montecarlo(luck: Random) -> Bot[State, Place]:
    """Return a searching bot; the kernel it needs is loaded only now."""
    from croupier.bots.lasvegas.montecarlo import MonteCarlo

    return MonteCarlo(luck)


BOTS: Mapping[str, Callable[[Random], Bot[State, Place]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "montecarlo": montecarlo,
}
"""The bots by the names they go by on the command line."""
