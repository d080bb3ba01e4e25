"""What is fitted comes close to what made the samples, and comes out the same again."""

import jax
import jax.numpy as jnp
import numpy as np

from croupier.nets.weights import Weights
from croupier.training.fitting import Arrays, fitted
from croupier.training.recipe import Samples

START: Weights = {"slope": np.zeros(3, np.float32), "level": np.zeros((), np.float32)}
SLOPE = np.array([1.0, -2.0, 0.5], np.float32)


def squares(weights: Arrays, features: jax.Array, targets: jax.Array) -> jax.Array:
    """Return by how much a plane misses each target, squared."""
    return jnp.square(features @ weights["slope"] + weights["level"] - targets)


def samples(count: int = 2000) -> Samples:
    """Return points of a plane."""
    features = np.random.default_rng(1).normal(size=(count, 3)).astype(np.float32)
    return Samples(features, features @ SLOPE + np.float32(3))


def learned(seed: int, losses: list[float], given: Samples | None = None) -> Weights:
    """Return what is fitted to points of a plane; note the losses."""

    def tell(epoch: int, loss: float) -> None:
        losses.append(loss)
        assert epoch == len(losses)

    return fitted(
        squares, START, given or samples(), seed, tell, epochs=30, batch=64, rate=0.05, decay=0.0
    )


def test_comes_close_to_what_made_the_samples() -> None:
    losses: list[float] = []
    weights = learned(1, losses)

    assert np.allclose(weights["slope"], SLOPE, atol=0.01)
    assert np.allclose(weights["level"], 3, atol=0.01)
    assert len(losses) == 30
    assert losses[-1] < 0.001 < losses[0]


def test_the_same_seed_gives_the_same_weights_and_another_one_others() -> None:
    once, again, other = (learned(seed, []) for seed in (1, 1, 2))

    assert all(np.array_equal(once[name], again[name]) for name in START)
    assert not np.array_equal(once["slope"], other["slope"])


def test_samples_that_count_for_nothing_are_not_learned_from() -> None:
    """Half of the samples are wrong, and have no weight."""
    right = samples()
    both = Samples(
        np.concatenate([right.features, right.features]),
        np.concatenate([right.targets, -right.targets]),
        np.repeat(np.array([1, 0], np.float32), len(right)),
    )
    mixed = np.random.default_rng(2).permutation(len(both))
    assert both.importance is not None
    shuffled = Samples(both.features[mixed], both.targets[mixed], both.importance[mixed])

    assert np.allclose(learned(1, [], shuffled)["slope"], SLOPE, atol=0.01)


def test_a_few_samples_are_enough_to_learn_from() -> None:
    losses: list[float] = []
    learned(1, losses, samples(10))

    assert losses[-1] < losses[0]
