"""What a game brings to be learned: one record in the package of each game here.

A package beside this module that has `ENVIRONMENTS` is a game; nothing else here names one.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from croupier import env
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


def environments() -> Iterator[Environments]:
    """Yield those of every game.

    >>> [game.name for game in environments()]
    ['las_vegas', 'lords_of_vegas']
    """
    for module in iter_modules(env.__path__, f"{env.__name__}."):
        if module.ispkg:
            found: Environments = import_module(module.name).ENVIRONMENTS
            yield found
