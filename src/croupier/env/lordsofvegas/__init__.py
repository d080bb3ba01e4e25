"""Lords of Vegas for learning."""

from typing import TYPE_CHECKING, Literal

from croupier.env.batch import Batch
from croupier.env.environments import Environments, GameTree, Parameters
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.env.lordsofvegas.tree import LordsOfVegasTree
from croupier.env.nodes import Node
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.dealing import LEAST_SEATS, MOST_SEATS

if TYPE_CHECKING:
    from croupier.env.aec import TableEnv
    from croupier.env.rendering import RenderMode

__all__ = ["ENVIRONMENTS", "batch"]

MOST_DECISIONS = 5_000
"""More than a game has: its money runs out before."""


def batch(
    games: int,
    *,
    seats: int = 4,
    offers: int = 0,
    reward: Literal["win", "points", "money"] = "win",
    auto_reset: bool = True,
) -> Batch:
    """Return many games at once, by default without trades."""
    many = LordsOfVegasGames(games, seats=seats, offers=offers, reward=reward)
    return Batch(many, auto_reset=auto_reset)


def raw_env(
    *,
    seats: int = 4,
    offers: int = 1,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: "RenderMode | None" = None,
) -> "TableEnv":
    """Return one game for PettingZoo, which is loaded only now.

    `offers` is how many trades the seat on turn may propose in one turn; with 0 there are none,
    and neither the actions nor the observation have room for them.
    """
    from croupier.env.aec import TableEnv

    game = LordsOfVegasGames(1, seats=seats, offers=offers, reward=reward)
    return TableEnv(game, render_mode)


def tree(parameters: Parameters) -> GameTree:
    """Return the tree of a game without trades; `players` sit down."""
    game = LordsOfVegasTree(int(parameters["players"]))
    return GameTree(
        Node(game, game.start()), most_outcomes=len(LOTS), most_decisions=MOST_DECISIONS
    )


ENVIRONMENTS = Environments(
    name="lords_of_vegas",
    title="Lords of Vegas",
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    raw_env=raw_env,
    batch=batch,
    parameters={"players": 4},
    tree=tree,
)
