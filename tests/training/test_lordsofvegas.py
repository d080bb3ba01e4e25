"""How the net of Lords of Vegas is learned."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas.net import SHAPES
from croupier.training import lordsofvegas as recipe
from croupier.training.lordsofvegas import LordsOfVegasRecipe
from croupier.training.recipe import Told, joined
from tests.kernel.lordsofvegas.nets import weights_by_worth

pytestmark = pytest.mark.weekly(
    "src/croupier/kernel",
    "src/croupier/training",
    "src/croupier/lordsofvegas",
    day="training of nets",
)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recipe, "GAMES", (40, 10))
    monkeypatch.setattr(recipe, "CHUNKS", (10, 10))


def heard() -> tuple[list[float], Told]:
    """Return a list of losses, and who adds to it."""
    losses = list[float]()
    return losses, lambda _, loss: losses.append(loss)


def test_it_visibly_learns() -> None:
    """From four hundred games it learns to beat uniform players, and greedy ones at times."""
    made, (losses, tell) = LordsOfVegasRecipe(), heard()
    samples = [made.play(None, 1, 0, chunk) for chunk in range(made.chunks(0))]
    weights = made.learn([joined(samples)], None, 1, tell)

    assert losses[-1] < losses[0]
    assert {name: array.shape for name, array in weights.items()} == SHAPES
    start, players = recipe.fresh(np.random.default_rng(1)), ("trained", "uniform")
    assert recipe.share_won(start, players, 2, 40) < 0.1
    assert recipe.share_won(weights, players, 2, 40) > 0.9


def test_the_same_seed_gives_the_same_samples() -> None:
    made = LordsOfVegasRecipe()
    one, again, other = (made.play(None, seed, 0, 1) for seed in (1, 1, 2))

    assert (one.features == again.features).all()
    assert one.features.shape != other.features.shape or (one.features != other.features).any()


def test_later_rounds_are_played_by_the_net() -> None:
    made = LordsOfVegasRecipe()
    greedy, by_net = made.play(None, 1, 1, 0), made.play(weights_by_worth(), 1, 1, 0)

    assert greedy.features.sum() != by_net.features.sum()
    assert np.isfinite(by_net.features).all()


def test_strength_is_told_against_frozen_opponents() -> None:
    told = LordsOfVegasRecipe().strength(weights_by_worth(), 1, 8)

    assert {*told} == {"greedy-1", "two greedy-1", "three greedy-1"}
    assert all(0 <= share <= 1 for share in told.values())


def test_seats_that_nobody_has_do_not_count() -> None:
    import jax.numpy as jnp

    weights = {name: jnp.asarray(array) for name, array in weights_by_worth().items()}
    features = jnp.zeros((1, 4, SHAPES["outer"][0]))
    two, four = (
        float(recipe.surprise(weights, features, jnp.asarray([won]))[0])
        for won in ([1.0, 0.0, -1.0, -1.0], [1.0, 0.0, 0.0, 0.0])
    )

    assert two == pytest.approx(np.log(2))
    assert four == pytest.approx(np.log(4))
