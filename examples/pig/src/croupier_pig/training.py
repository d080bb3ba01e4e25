"""How the chance to win at a table of two is learned: the example of a recipe.

It has no compiled game, for arrays do: many games are played at once, one array for each thing on
their tables.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from croupier.core.seats import Seat
from croupier.nets.weights import Weights
from croupier.training.fitting import Arrays, fitted
from croupier.training.recipe import Samples, Told, joined
from croupier_pig.bots import HOLD_AT, at_stake
from croupier_pig.game import RULES
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import Options, State

if TYPE_CHECKING:
    import jax

TARGET = Options().target
HIDDEN = 16
GAMES = 500
"""In one chunk."""
WHIMS = 0.1
"""How often a learning player does anything at all."""

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Luck = np.random.Generator
Policy = Callable[[Luck, Floats], Bools]
"""Tells where to hold, of many positions: own bank, the other's, what is at stake."""


class PigRecipe:
    """Two players of all temperaments play, and a net learns who wins from where.

    In the first round everyone holds at a number of their own; in later ones the net plays against
    itself, now and then on a whim. A position is the two banks and what is at stake.
    """

    game, rules, layout, rounds = "pig", RULES, 1, 2

    def chunks(self, _number: int, /) -> int:
        """Return in how many chunks a round is played."""
        return 4

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Play games; whoever moved either won in the end or did not."""
        luck = np.random.default_rng((seed, number, chunk))
        if weights is None:
            held_at = luck.integers(5, 40, size=(2, GAMES)).astype(np.float32)
            return played((hold_at(held_at[0]), hold_at(held_at[1])), GAMES, luck)[0]
        return played((by_chances(weights, WHIMS),) * 2, GAMES, luck)[0]

    def learn(
        self, samples: Sequence[Samples], weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Fit the net to the results of all games."""
        start = weights or fresh(np.random.default_rng(seed))
        return fitted(surprise, start, joined(samples), seed, tell, epochs=6, rate=0.01)

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Return how often the net wins against players that never change."""
        own = by_chances(weights, whims=0.0)
        return {
            name: _share(own, other, games, np.random.default_rng((seed, number)))
            for number, (name, other) in enumerate(
                {"uniform": hold_anywhere, "hold-at-20": hold_at(np.float32(HOLD_AT))}.items()
            )
        }


def _share(own: Policy, other: Policy, games: int, luck: Luck) -> float:
    """Return the share of games won by the one in the first place, who begins every other game."""
    half = games // 2
    begun, answered = played((own, other), half, luck)[1], played((other, own), half, luck)[1]
    return float(np.concatenate([begun == 0, answered == 1]).mean())


def played(policies: Sequence[Policy], games: int, luck: Luck) -> tuple[Samples, NDArray[np.int8]]:
    """Play many games between two; return all decisions, and who won each game (PIG-2, PIG-3)."""
    banks = np.zeros((2, games), np.float32)
    stake, winner = np.zeros(games, np.float32), np.full(games, -1, np.int8)
    seen, movers, tables = list[Floats](), list[int](), list[NDArray[np.intp]]()
    mover = 0
    while (winner < 0).any():
        own, other = banks[mover], banks[1 - mover]
        turn = winner < 0
        while turn.any():
            stake = np.where(turn, _rolled(stake, luck), stake)
            turn &= stake > 0
            positions: Floats = np.stack([own, other, stake], axis=1)
            seen.append(positions[turn] / np.float32(TARGET))
            movers.append(mover)
            tables.append(np.flatnonzero(turn))
            turn &= ~policies[mover](luck, positions)
        own += np.where(winner < 0, stake, 0)
        winner[(winner < 0) & (own >= TARGET)] = mover
        stake[:] = 0
        mover = 1 - mover
    won = [winner[where] == who for where, who in zip(tables, movers, strict=True)]
    return Samples(np.concatenate(seen), np.concatenate(won).astype(np.float32)), winner


def _rolled(stake: Floats, luck: Luck) -> Floats:
    """Return what is at stake after a roll: nothing after a 1 (PIG-2.3, PIG-2.4)."""
    faces = luck.integers(1, 7, size=len(stake))
    return np.where(faces == 1, 0, stake + faces).astype(np.float32)


def hold_anywhere(luck: Luck, positions: Floats) -> Bools:
    """Hold or roll, both equally often."""
    return luck.random(len(positions)) < 0.5


def hold_at(enough: Floats | np.float32) -> Policy:
    """Return who holds with so much at stake, or whenever that wins."""

    def policy(_luck: Luck, positions: Floats) -> Bools:
        own, _, stake = positions.T
        held: Bools = stake >= np.minimum(enough, TARGET - own)
        return held

    return policy


def by_chances(weights: Weights, whims: float) -> Policy:
    """Return who does what wins more often, as far as a net can tell; now and then anything."""

    def policy(luck: Luck, positions: Floats) -> Bools:
        better = held_wins(weights, positions) >= rolled_wins(weights, positions)
        return np.where(luck.random(len(positions)) < whims, ~better, better)

    return policy


def held_wins(weights: Weights, positions: Floats) -> Floats:
    """Return the chances to win of whoever holds."""
    own, other, stake = positions.T
    goes_on = 1 - chances(weights, other, own + stake, np.zeros_like(stake))
    return np.where(own + stake >= TARGET, np.float32(1), goes_on)


def rolled_wins(weights: Weights, positions: Floats) -> Floats:
    """Return the chances to win of whoever rolls."""
    own, other, stake = positions.T
    lost = 1 - chances(weights, other, own, np.zeros_like(stake))
    gained = [chances(weights, own, other, stake + np.float32(face)) for face in range(2, 7)]
    mean: Floats = np.mean([lost, *gained], axis=0)
    return mean


def chances(weights: Weights, own: Floats, other: Floats, stake: Floats) -> Floats:
    """Return the chances to win of whoever is to move."""
    features = np.stack([own, other, stake], axis=1) / np.float32(TARGET)
    hidden = np.tanh(features @ weights["hidden"] + weights["hidden_bias"])
    chance: Floats = 1 / (1 + np.exp(-(hidden @ weights["out"] + weights["out_bias"])))
    return chance


def fresh(luck: Luck) -> Weights:
    """Return weights nothing was learned by."""
    return {
        "hidden": luck.normal(size=(3, HIDDEN)).astype(np.float32),
        "hidden_bias": np.zeros(HIDDEN, np.float32),
        "out": np.zeros(HIDDEN, np.float32),
        "out_bias": np.zeros((), np.float32),
    }


def surprise(weights: Arrays, features: "jax.Array", targets: "jax.Array") -> "jax.Array":
    """Return how little each result was expected: minus the logarithm of its chance."""
    import jax
    import jax.numpy as jnp

    hidden = jnp.tanh(features @ weights["hidden"] + weights["hidden_bias"])
    score = hidden @ weights["out"] + weights["out_bias"]
    return jax.nn.softplus(score) - targets * score


class ByChances:
    """A bot for two that does what wins more often, as far as its net can tell."""

    def __init__(self, weights: Weights) -> None:
        self._policy = by_chances(weights, whims=0.0)

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Hold where that wins more often."""
        banks = view.table.banks[seat], view.table.banks[1 - seat]
        position = np.array([(*banks, at_stake(view))], np.float32)
        luck = np.random.default_rng(0)
        return Hold() if Hold() in legal and self._policy(luck, position)[0] else Roll()
