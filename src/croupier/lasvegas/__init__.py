"""Las Vegas, the dice game by Rüdiger Dorn. Its rules are in rules/las-vegas.md."""

from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Options, State

__all__ = ["LasVegas", "Options", "Place", "State"]
