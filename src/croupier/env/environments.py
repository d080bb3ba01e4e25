"""What a game brings to be learned: one record, which its edition leads to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.env.batch import Batch
from croupier.env.nodes import Position

if TYPE_CHECKING:
    from croupier.env.aec import TableEnv

Parameters = Mapping[str, int | float | str | bool]


@dataclass(frozen=True)
class GameTree:
    """A game as a tree: its root, and bounds that no game comes near.

    `most_outcomes` is how many chance can have in one position, `most_decisions` how many seats
    take in a whole game.
    """

    root: Position
    most_outcomes: int
    most_decisions: int


@dataclass(frozen=True)
class Environments:
    """The environments of a game.

    `name` is that of its PettingZoo module without the version, `raw_env` makes the environment
    of that module, `batch` many games at once. `tree` makes a tree from parameters, of which
    `parameters` are all there are, with their defaults; `players` is among them.
    """

    name: str
    title: str
    least_seats: int
    most_seats: int
    raw_env: Callable[..., "TableEnv"]
    batch: Callable[..., Batch]
    parameters: Parameters
    tree: Callable[[Parameters], GameTree]
