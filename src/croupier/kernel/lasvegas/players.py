"""All players the kernel knows, by the names of the bots they are twins of."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.lasvegas.policies import GREEDY, HASTY, UNIFORM

TRAINED, MONTECARLO, CHAMPION = range(HASTY + 1, HASTY + 4)
PLAYERS = {
    "uniform": UNIFORM,
    "hasty": HASTY,
    "greedy": GREEDY,
    "greedy-1": GREEDY,
    "trained": TRAINED,
    "montecarlo": MONTECARLO,
    "montecarlo-1": MONTECARLO,
    "champion": CHAMPION,
}
PLAIN = (UNIFORM, GREEDY, HASTY)
WITH_NET = (TRAINED, CHAMPION)
BY_DICE = 0
"""Playouts whose number is up to how many dice are left."""
PLAYOUTS = {MONTECARLO: 2400, CHAMPION: BY_DICE}
"""How many playouts those who search do where nobody says anything."""

Numbers = NDArray[np.int64]


def player_of(word: str) -> tuple[int, int]:
    """Return a player and its playouts, from a name that may say how many.

    >>> player_of("montecarlo:50"), player_of("greedy")
    ((4, 50), (1, 0))
    """
    name, _, playouts = word.partition(":")
    player = PLAYERS[name]
    return player, int(playouts) if playouts else PLAYOUTS.get(player, 0)


def players_of(words: Sequence[str]) -> tuple[Numbers, Numbers]:
    """Return the players of these names, and their playouts."""
    players = [player_of(word) for word in words]
    return np.array([kind for kind, _ in players]), np.array([times for _, times in players])


def are_plain(players: Numbers) -> bool:
    """Tell whether no player needs more than a position and luck."""
    return all(player in PLAIN for player in players)
