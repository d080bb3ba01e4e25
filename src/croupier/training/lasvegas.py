"""How both nets of Las Vegas are learned: from who won, and from what faces were worth."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from croupier.kernel.lasvegas import chances, face_net, lessons, noting
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.champion import mind_of
from croupier.kernel.lasvegas.face_features import FEATURES as FACE_FEATURES
from croupier.kernel.lasvegas.features import FEATURES, PER_CASINO
from croupier.kernel.lasvegas.thinking import share_won
from croupier.kernel.lasvegas.weights import LAYOUT
from croupier.lasvegas.game import RULES, LasVegas
from croupier.nets.weights import Weights
from croupier.training.fitting import Arrays, Loss, cross_entropy, fitted
from croupier.training.recipe import Samples, Told, joined, shuffled

if TYPE_CHECKING:
    import jax

TABLES = ((2, 0), (5, 0), (2, 1), (5, 0), (3, 0), (2, 0), (4, 1), (5, 0), (4, 0), (3, 1))
"""The tables that are learned from in turn: how many sit there, and whether with white dice."""
CHUNKS = 40
JUDGING = 4
"""So many rounds, the first ones, teach to judge chances; the others, to choose faces by them."""

HANDS = 6000
"""How many seats are played in one chunk of games, at all its tables together."""
EVERY = 30
"""One in so many positions of a game is noted."""
MOST_NOTED = 40
"""More positions than are noted for one seat in a game, whatever its luck, if all were."""
LESSONS = 700
"""In one chunk of lessons."""
PLAYOUTS = 100
"""For each face of a lesson."""

ROUNDS_KEPT = 2
"""From how many rounds of a kind, the last ones, is learned: older players were weaker."""
JUDGING_EPOCHS, EPOCHS = 6, 40
BATCH, RATE = 512, 2e-3
SCALE = 0.03
"""The chance to win that counts as one."""
TEMPERATURE = 0.5
"""By how much scores must differ for two faces to be told apart, mostly."""
CALM = 0.02
"""What it counts to leave open which face is best: otherwise scores would grow for ever."""

FIRST_SCORES = {"gained": 1.0, "rivals-lose": 0.4, "own-placed": -0.05}
"""What a net goes by that has not learned anything: about what somebody greedy does."""
FIRST_SCALE = 8.0
FIRST_SPREADS = {"face_into": 0.25, "face_out": 0.05, "casino": 0.3, "seat": 0.2, "chance": 0.1}
"""How far the weights of layers are from nothing before anything is learned."""
SEARCHER = "champion:60"
"""Who plays with the weights where strength is measured: somebody who searches but little."""
OPPONENTS = {
    "greedy-1": (SEARCHER, "greedy-1"),
    "four greedy-1": (SEARCHER, *("greedy-1",) * 4),
    "four uniform": (SEARCHER, *("uniform",) * 4),
}


class LasVegasRecipe:
    """All kinds play against each other, and one net learns who wins, another what to choose.

    At first positions are noted with who won from there, and with how everyone played: at random,
    greedily, with care, or by what was learned, which is told the net that judges chances. In the
    first round the learned ones are about greedy, later they go by that net, one step ahead.

    Then come lessons. All faces are tried by playing the round on, against rivals of all kinds,
    and by the chances of where that leads the other net learns to choose what was worth most, fast
    enough to be asked at every turn of a playout.
    """

    game, rules, layout, rounds = LasVegas.name, RULES, LAYOUT, JUDGING + 2

    def chunks(self, _number: int, /) -> int:
        """Return in how many chunks a round is played."""
        return CHUNKS

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Play games, or write down lessons, of one kind of table."""
        luck = np.random.SeedSequence((seed, number, chunk))
        series = int(luck.generate_state(1, np.uint64)[0] >> np.uint64(2))
        known = weights or fresh(np.random.default_rng(seed))
        if number < JUDGING:
            return noted(known, series, *TABLES[chunk % len(TABLES)], by_net=number > 0)
        return taught(known, series, *TABLES[chunk % len(TABLES)])

    def learn(
        self, samples: Sequence[Samples], weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Fit one of the nets to the samples of its last rounds, in any order."""
        start = weights or fresh(np.random.default_rng(seed))
        loss: Loss
        if len(samples) <= JUDGING:
            loss, shapes, epochs = surprise, chances.SHAPES, JUDGING_EPOCHS
        else:
            loss, shapes, epochs = regret, face_net.SHAPES, EPOCHS
            samples = samples[JUDGING:]
        kept = shuffled(joined(samples[-ROUNDS_KEPT:]), seed)
        part = {name: start[name] for name in shapes}
        learned = fitted(loss, part, kept, seed, tell, epochs=epochs, batch=BATCH, rate=RATE)
        return {**start, **learned}

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Return how often a champion wins with these weights that searches but little."""
        return {
            name: share_won(weights, players, seed, games) for name, players in OPPONENTS.items()
        }


def noted(weights: Weights, series: int, seats: int, white: int, *, by_net: bool) -> Samples:
    """Play games, and return positions with who won from there."""
    games = HANDS // seats
    features = np.zeros((HANDS * MOST_NOTED // EVERY, r.SEATS, FEATURES), np.float32)
    targets = np.zeros((len(features), r.SEATS), np.float32)
    number = noting.note_games(
        r.rows(noting.NOTED_ROWS),
        face_net.net_of(weights),
        chances.net_of(weights),
        chances.scratch(),
        series,
        games,
        seats,
        white,
        int(by_net),
        EVERY,
        features,
        targets,
    )
    return Samples(features[:number], targets[:number])


def taught(weights: Weights, series: int, seats: int, white: int) -> Samples:
    """Play games, and return what was seen of faces with what they were worth."""
    seen = np.zeros((LESSONS, r.FACES, len(FACE_FEATURES)), np.float32)
    worth = np.zeros((LESSONS, r.FACES), np.float32)
    lessons.teach(r.rows(1), mind_of(weights), series, seats, white, PLAYOUTS, seen, worth)
    return Samples(seen, worth)


def fresh(luck: np.random.Generator) -> Weights:
    """Return weights nothing was learned by: two units are about greedy, the others are open."""
    weights = {
        name: luck.normal(0, FIRST_SPREADS.get(name, 0), shape).astype(np.float32)
        for name, shape in (face_net.SHAPES | chances.SHAPES).items()
    }
    greedy = np.array([FIRST_SCORES.get(name, 0.0) for name in FACE_FEATURES], np.float32)
    weights["face_into"][:, 0], weights["face_into"][:, 1] = greedy, -greedy
    weights["face_out"][:2] = FIRST_SCALE, -FIRST_SCALE
    return weights


def hopes(weights: Arrays, features: "jax.Array") -> "jax.Array":
    """Return what the net of chances makes of all seats. Twin: kernel.lasvegas.chances.hope."""
    import jax.numpy as jnp

    of_casinos, of_seat = jnp.split(features, [r.FACES * PER_CASINO], axis=-1)
    casinos = of_casinos.reshape(*features.shape[:-1], r.FACES, PER_CASINO)
    units = jnp.maximum(casinos @ weights["casino"] + weights["casino_bias"], 0).sum(-2)
    summed = jnp.concatenate([units, of_seat], -1)
    return jnp.maximum(summed @ weights["seat"] + weights["seat_bias"], 0) @ weights["chance"]


def surprise(weights: Arrays, features: "jax.Array", won: "jax.Array") -> "jax.Array":
    """Return how little the net expected who won, of each position: its cross entropy."""
    return cross_entropy(hopes(weights, features), won)


def scores(weights: Arrays, features: "jax.Array") -> "jax.Array":
    """Return what the net makes of all faces, rolled or not. Twin: kernel.lasvegas.face_net."""
    import jax.numpy as jnp

    hidden = jnp.maximum(features @ weights["face_into"] + weights["face_bias"], 0)
    return hidden @ weights["face_out"]


def regret(weights: Arrays, features: "jax.Array", worth: "jax.Array") -> "jax.Array":
    """Return how much worse than the best face the net's choice is on average, of each lesson."""
    import jax
    import jax.numpy as jnp

    is_rolled = worth >= 0
    scored = jnp.where(is_rolled, scores(weights, features) / TEMPERATURE, -jnp.inf)
    likely = jax.nn.softmax(scored)
    missed = jnp.where(is_rolled, worth.max(axis=1, keepdims=True) - worth, 0) / SCALE
    # A face that cannot be chosen is worth nothing to either sum.
    logarithm = jnp.where(is_rolled, jnp.log(jnp.where(is_rolled, likely + 1e-9, 1)), 0)
    return (likely * (missed + CALM * logarithm)).sum(axis=1)
