"""Weights fitted to samples with JAX and optax: what every recipe needs in order to learn."""

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np

from croupier.nets.weights import Weights
from croupier.training.recipe import Samples, Told

if TYPE_CHECKING:
    import jax
    import optax

HELD_OUT = 20
"""One in so many samples, the last ones, is not learned from but tells the loss."""

Arrays = dict[str, "jax.Array"]
Loss = Callable[[Arrays, "jax.Array", "jax.Array"], "jax.Array"]
"""The loss of every sample, by weights, features and targets; written with `jax.numpy`."""
Learned = tuple[Arrays, "optax.OptState"]
Rows = tuple["jax.Array", "jax.Array", "jax.Array"]
"""Features, targets and importance of samples."""


def fitted(
    loss: Loss,
    start: Weights,
    samples: Samples,
    seed: int,
    tell: Told,
    *,
    epochs: int,
    batch: int = 1024,
    rate: float = 1e-3,
    decay: float = 1e-4,
) -> Weights:
    """Return weights of a small loss, by AdamW with steps that shrink along a cosine.

    Luck comes from the seed, and one thread adds up: on the same kind of processor the same
    weights come out again. `tell` hears the loss of the samples held out.
    """
    load_jax()
    import jax
    import jax.numpy as jnp
    import optax

    known = len(samples) - len(samples) // HELD_OUT
    rows = _rows(samples)
    unseen = tuple(column[known:] for column in rows) if known < len(samples) else rows
    batch = min(batch, known)
    steps = known // batch
    optimizer = optax.adamw(optax.cosine_decay_schedule(rate, epochs * steps), weight_decay=decay)
    learn = jax.jit(partial(_epoch, loss, optimizer))
    told = jax.jit(partial(_mean_loss, loss))
    weights = {name: jnp.asarray(array) for name, array in start.items()}
    learned, luck = (weights, optimizer.init(weights)), np.random.default_rng(seed)
    for epoch in range(1, epochs + 1):
        order = luck.permutation(known)[: steps * batch].reshape(steps, batch)
        learned = learn(learned, rows, jnp.asarray(order))
        tell(epoch, float(told(learned[0], unseen)))
    return {name: np.asarray(array, np.float32) for name, array in learned[0].items()}


def load_jax() -> None:
    """Load what is learned with; it is to compute on the processor, and in one thread."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    for package in ("jax", "optax"):
        import_module(package)


def cross_entropy(rated: "jax.Array", won: "jax.Array") -> "jax.Array":
    """Return how little was expected who won, of each position: seats nobody has won less than 0.

    The chances of the seats are in proportion to the exponentials of what they are rated.
    """
    import jax
    import jax.numpy as jnp

    is_there = won >= 0
    among = jnp.where(is_there, rated, -jnp.inf)
    logarithm = jnp.where(is_there, jax.nn.log_softmax(among), 0)
    return -(jnp.where(is_there, won, 0) * logarithm).sum(axis=1)


def _rows(samples: Samples) -> Rows:
    import jax.numpy as jnp

    alike = np.ones(len(samples), np.float32)
    counts = alike if samples.importance is None else samples.importance
    return jnp.asarray(samples.features), jnp.asarray(samples.targets), jnp.asarray(counts)


def _mean_loss(loss: Loss, weights: Arrays, rows: Rows) -> "jax.Array":
    features, targets, counts = rows
    return (loss(weights, features, targets) * counts).sum() / counts.sum()


def _epoch(
    loss: Loss,
    optimizer: "optax.GradientTransformationExtraArgs",
    learned: Learned,
    rows: Rows,
    order: "jax.Array",
) -> Learned:
    """Take one step for each batch, given by the numbers of its samples."""
    import jax
    import optax

    def step(learned: Learned, batch: "jax.Array") -> tuple[Learned, None]:
        weights, state = learned
        features, targets, counts = rows
        chosen = features[batch], targets[batch], counts[batch]
        slopes = jax.grad(_mean_loss, argnums=1)(loss, weights, chosen)
        updates, state = optimizer.update(slopes, state, weights)
        return (optax.apply_updates(weights, updates), state), None

    return jax.lax.scan(step, learned, order)[0]
