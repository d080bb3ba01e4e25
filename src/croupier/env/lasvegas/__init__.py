"""Las Vegas for learning."""

from typing import TYPE_CHECKING, Literal

from croupier.env.batch import Batch
from croupier.env.environments import Environments, GameTree, Parameters
from croupier.env.lasvegas.batched import LasVegasGames
from croupier.env.lasvegas.tree import LasVegasTree
from croupier.env.nodes import Node, rolls
from croupier.kernel.lasvegas.rules import OWN_DICE, ROUNDS, WHITE_DICE
from croupier.lasvegas.dealing import LEAST_SEATS, MOST_SEATS

if TYPE_CHECKING:
    from croupier.env.aec import TableEnv
    from croupier.env.rendering import RenderMode

__all__ = ["ENVIRONMENTS", "batch"]


def batch(
    games: int,
    *,
    seats: int = 5,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
    auto_reset: bool = True,
) -> Batch:
    """Return many games at once."""
    many = LasVegasGames(games, seats=seats, white=white, open_money=open_money, reward=reward)
    return Batch(many, auto_reset=auto_reset)


def raw_env(
    *,
    seats: int = 5,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
    render_mode: "RenderMode | None" = None,
) -> "TableEnv":
    """Return one game for PettingZoo, which is loaded only now."""
    from croupier.env.aec import TableEnv

    game = LasVegasGames(1, seats=seats, white=white, open_money=open_money, reward=reward)
    return TableEnv(game, render_mode)


def tree(parameters: Parameters) -> GameTree:
    """Return the tree of a game; `players` sit down, and `white` plays with white dice."""
    seats, white = int(parameters["players"]), bool(parameters["white"])
    game = LasVegasTree(seats, white=white)
    return GameTree(
        Node(game, game.start()),
        most_outcomes=len(rolls(OWN_DICE)),
        most_decisions=ROUNDS * (OWN_DICE * seats + WHITE_DICE * white),
    )


ENVIRONMENTS = Environments(
    name="las_vegas",
    title="Las Vegas",
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    raw_env=raw_env,
    batch=batch,
    parameters={"players": 5, "white": False},
    tree=tree,
)
