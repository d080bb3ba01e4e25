"""How the net of Lords of Vegas is learned: from who won the games in which positions were met."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from croupier.kernel.lordsofvegas import arena, noting
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.desk import FEATURES, desk
from croupier.kernel.lordsofvegas.net import LAYOUT, SHAPES, net_of, no_net
from croupier.lordsofvegas.game import RULES, LordsOfVegas
from croupier.nets.weights import Weights
from croupier.training.fitting import Arrays, cross_entropy, fitted
from croupier.training.recipe import Samples, Told, joined, shuffled

if TYPE_CHECKING:
    import jax

SEATS = (4, 3, 4, 2, 4, 4, 3, 4, 2, 4)
"""The seats of the tables that are learned from in turn."""
WHIMS = (0, 80, 160)
"""How many in a thousand actions are whims, in turn: so the net meets what nobody would do."""
CHUNKS = (60, 60, 90)
"""In how many chunks the games of each round come."""
GAMES = (800, 240, 160)
"""How many games of each round a chunk has."""
EVERY = (4, 2, 1)
"""One in so many positions of a game is noted."""
MOST_NOTED = 40
"""More than there are turns in a game."""
ROUNDS_KEPT = 2
"""From how many rounds, the last ones, is learned: older players were weaker."""
EPOCHS = 8
BATCH, RATE = 512, 2e-3
OPPONENTS = {
    "greedy-1": ("trained", "greedy"),
    "two greedy-1": ("trained", *("greedy",) * 2),
    "three greedy-1": ("trained", *("greedy",) * 3),
}


class LordsOfVegasRecipe:
    """Everybody plays alike, and the net learns who wins from where.

    In the first round all are greedy, later all go by the net so far, one step ahead; at every
    table some of their actions are whims.
    """

    game, rules, layout, rounds = LordsOfVegas.name, RULES, LAYOUT, len(CHUNKS)

    def chunks(self, number: int, /) -> int:
        """Return in how many chunks a round is played."""
        return of_round(CHUNKS, number)

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Play games at one kind of table, and note positions with who won from there."""
        luck = np.random.SeedSequence((seed, number, chunk))
        series = int(luck.generate_state(1, np.uint64)[0] >> np.uint64(2))
        games, every = of_round(GAMES, number), of_round(EVERY, number)
        features = np.zeros((games * MOST_NOTED // every, r.SEATS, FEATURES), np.float32)
        targets = np.zeros((len(features), r.SEATS), np.float32)
        seats, whims = SEATS[chunk % len(SEATS)], WHIMS[chunk // len(SEATS) % len(WHIMS)]
        net = no_net() if weights is None else net_of(weights)
        noted = noting.note_games(
            *(r.rows(2), desk(), net, series, 0, games, seats),
            *(int(weights is not None), whims, every, features, targets),
        )
        return Samples(features[:noted], targets[:noted])

    def learn(
        self, samples: Sequence[Samples], weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Fit the net to the positions of the last rounds, in any order."""
        noted = shuffled(joined(samples[-ROUNDS_KEPT:]), seed)
        start = weights or fresh(np.random.default_rng(seed))
        return fitted(surprise, start, noted, seed, tell, epochs=EPOCHS, batch=BATCH, rate=RATE)

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Return how often the net wins by itself, one step ahead and without any search."""
        return {
            name: share_won(weights, players, seed, games) for name, players in OPPONENTS.items()
        }


def of_round(numbers: Sequence[int], number: int) -> int:
    """Return the number of a round; later rounds are like the last one.

    >>> [of_round((60, 30), number) for number in range(4)]
    [60, 30, 30, 30]
    """
    return numbers[min(number, len(numbers) - 1)]


def fresh(luck: np.random.Generator) -> Weights:
    """Return weights nothing was learned by."""
    spread = {"outer": np.sqrt(2 / FEATURES), "inner": np.sqrt(2 / SHAPES["inner"][0]), "last": 0.1}
    return {
        name: luck.normal(0, spread.get(name, 0), shape).astype(np.float32)
        for name, shape in SHAPES.items()
    }


def ratings(weights: Arrays, features: "jax.Array") -> "jax.Array":
    """Return what the net makes of all seats. Twin: kernel.lordsofvegas.net.rating."""
    import jax.numpy as jnp

    outer = jnp.maximum(features @ weights["outer"] + weights["outer_bias"], 0)
    inner = jnp.maximum(outer @ weights["inner"] + weights["inner_bias"], 0)
    return inner @ weights["last"]


def surprise(weights: Arrays, features: "jax.Array", won: "jax.Array") -> "jax.Array":
    """Return how little the net expected who won, of each position: its cross entropy."""
    return cross_entropy(ratings(weights, features), won)


def share_won(weights: Weights, players: Sequence[str], seed: int, games: int) -> float:
    """Return what part of games the first of some players wins, by these weights, in every seat."""
    won, tables = 0.0, len(players)
    for number in range(games):
        turn = number % tables
        seated = (*players[tables - turn :], *players[: tables - turn])
        room = arena.room_for(seated, net_of(weights))
        arena.play_game(*room, seed, number // tables)
        won += arena.share_of_win(room[0], turn)
    return won / games
