"""Bots for Lords of Vegas."""

from collections.abc import Callable, Mapping
from random import Random

from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas.greedy import Greedy
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State

__all__ = ["BOTS", "Greedy", "Uniform"]

BOTS: Mapping[str, Callable[[Random], Bot[State, Move]]] = {"uniform": Uniform, "greedy": Greedy}
"""The bots by the names they go by on the command line."""
