"""Bots for Las Vegas."""

from collections.abc import Callable, Mapping
from random import Random

from croupier.bots.bot import Bot, Uniform
from croupier.bots.lasvegas.greedy import Greedy, standing
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

__all__ = ["BOTS", "Greedy", "standing"]

BOTS: Mapping[str, Callable[[Random], Bot[State, Place]]] = {"uniform": Uniform, "greedy": Greedy}
"""The bots by the names they go by on the command line."""
