"""One list of all bots: how strong each is, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from benchmarks.matches import Score

SCALE = 400
"""Points of rating by which ten to one are apart."""
RESAMPLED = 400
"""How often the games are drawn again from those that were played, to see what might have been."""
STEPS = 2000

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, with the 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


def ratings(scores: Sequence[Score], bots: Sequence[str], zero: str) -> list[Rating]:
    """Rate bots by who was placed before whom (Bradley and Terry's model), the strongest first.

    `zero` has 0 points. As if every two had met once more and drawn, so that nobody is out of all
    reach. The interval is what 95 of 100 samples of the deals come to, drawn with repetition.
    """
    luck = np.random.default_rng(len(scores))
    whole, samples = _wins(scores, bots, None), list[Floats]()
    for _ in range(RESAMPLED):
        samples.append(_wins(scores, bots, luck))
    points = strengths(np.stack([whole, *samples]))
    points -= points[:, [bots.index(zero)]]
    low, high = np.percentile(points[1:], (2.5, 97.5), axis=0)
    rated = [
        Rating(bot, float(points[0, n]), float(low[n]), float(high[n]))
        for n, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def _wins(scores: Sequence[Score], bots: Sequence[str], luck: np.random.Generator | None) -> Floats:
    """Return how often each bot was placed before each other, in all deals or in a sample."""
    wins = np.full((len(bots), len(bots)), 0.5)
    np.fill_diagonal(wins, 0)
    for score in scores:
        beaten = np.array(score.beaten)
        drawn = beaten if luck is None else luck.choice(beaten, len(beaten))
        own, other = bots.index(score.match.bot), bots.index(score.match.others)
        wins[own, other] += drawn.sum()
        wins[other, own] += score.met * len(beaten) - drawn.sum()
    return wins


def strengths(wins: Floats) -> Floats:
    """Return the points of each bot, for many tables of wins at once.

    The one who wins three times as often as the other is stronger by the logarithm of three:

    >>> points = strengths(np.array([[[0, 30.0], [10.0, 0]]]))
    >>> round(float(points[0, 0] - points[0, 1]), 1)
    190.8
    """
    met, won = wins + wins.transpose(0, 2, 1), wins.sum(axis=2)
    strength = np.ones_like(won)
    for _ in range(STEPS):
        strength = won / (met / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    points: Floats = SCALE * np.log10(strength)
    return points
