"""Both games as OpenSpiel loads them."""

from random import Random

import pyspiel
import pytest

import croupier.games.open_spiel  # noqa: F401, for it registers the games
from croupier.env.open_spiel import TreeState

GAMES = [
    "croupier_las_vegas",
    "croupier_las_vegas(players=2,white=true)",
    "croupier_las_vegas(players=3,white=true)",
    "croupier_lords_of_vegas",
    "croupier_lords_of_vegas(players=2)",
]
every_game = pytest.mark.parametrize("name", GAMES)


def root(name: str) -> TreeState:
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, TreeState)
    return state


def go_on(state: TreeState, random: Random) -> None:
    """Let chance answer, or choose anything."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(numbers, chances)[0])
    elif not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
