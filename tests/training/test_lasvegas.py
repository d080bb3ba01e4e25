"""The recipe of Las Vegas: its lessons, what is learned, and the net in both its forms."""

from unittest.mock import patch

import jax.numpy as jnp
import numpy as np
import pytest

from croupier.kernel.lasvegas import chances
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.dealer import begin, deal
from croupier.kernel.lasvegas.face_features import FEATURES, Floats
from croupier.kernel.lasvegas.face_net import SHAPES, applied, net_of
from croupier.kernel.lasvegas.policies import uniform_face
from croupier.kernel.lasvegas.rules import place
from croupier.kernel.lasvegas.weights import trained_weights
from croupier.kernel.lasvegas.winners import win_share
from croupier.nets.weights import Weights
from croupier.training import lasvegas
from croupier.training.fitting import Arrays
from croupier.training.lasvegas import (
    JUDGING,
    OPPONENTS,
    TABLES,
    LasVegasRecipe,
    fresh,
    hopes,
    regret,
    scores,
    surprise,
)
from croupier.training.recipe import Samples, joined

pytestmark = pytest.mark.weekly(
    "src/croupier/kernel", "src/croupier/training", "src/croupier/lasvegas", day="training of nets"
)

RECIPE = LasVegasRecipe()


def as_jax(weights: Weights) -> Arrays:
    return {name: jnp.asarray(array) for name, array in weights.items()}


def regrets(weights: Weights, features: Floats, worth: Floats) -> Floats:
    """Return what JAX makes of lessons."""
    return np.asarray(regret(as_jax(weights), jnp.asarray(features), jnp.asarray(worth)))


def surprises(weights: Weights, features: Floats, won: Floats) -> Floats:
    """Return what JAX makes of positions."""
    return np.asarray(surprise(as_jax(weights), jnp.asarray(features), jnp.asarray(won)))


@pytest.fixture(scope="module")
def lessons() -> list[Samples]:
    """Return a short round of lessons, one chunk of tables of two and one of five."""
    with patch.object(lasvegas, "LESSONS", 300), patch.object(lasvegas, "PLAYOUTS", 30):
        return [RECIPE.play(None, 1, JUDGING, chunk) for chunk in range(2)]


@pytest.fixture(scope="module")
def positions() -> list[Samples]:
    """Return a short round of positions, one chunk of tables of two and one of five."""
    with patch.object(lasvegas, "HANDS", 2000):
        return [RECIPE.play(None, 1, 0, chunk) for chunk in range(2)]


def won_by_chances(weights: Weights, games: int) -> float:
    """Return the share of games of two that the net which judges chances wins against uniform.

    It is alone: it takes the face after which its chance looks best, and nobody searches.
    """
    rows, net, scratch = r.rows(3), chances.net_of(weights), chances.scratch()
    row, won = rows[0], 0.0
    for game in range(games):
        seat = game % 2
        begin(rows, 0, 5, game, 2, 0, r.LOT)
        while row.phase != r.OVER:
            is_own = row.turn == seat
            place(row, chances.best_face(rows, 0, 1, net, scratch) if is_own else uniform_face(row))
            deal(row)
        won += win_share(row, seat)
    return won / games


def test_a_short_training_learns_visibly(positions: list[Samples]) -> None:
    """From games of a few seconds a net that loses to anybody learns to beat uniform players."""
    told: list[tuple[int, float]] = []
    start = fresh(np.random.default_rng(2))
    whole = joined(positions)
    weights = RECIPE.learn([whole], start, 1, lambda epoch, loss: told.append((epoch, loss)))

    assert [epoch for epoch, _ in told] == [*range(1, 7)]
    before = float(surprises(start, whole.features, whole.targets).mean())
    assert told[-1][1] < 0.9 * before
    assert won_by_chances(start, 300) < 0.3
    assert won_by_chances(weights, 300) > 0.9


def test_a_few_lessons_make_for_better_choices(lessons: list[Samples]) -> None:
    told: list[float] = []
    start = fresh(np.random.default_rng(1))
    rounds = [lessons[0]] * JUDGING + [joined(lessons)]
    with patch.object(lasvegas, "EPOCHS", 6):
        weights = RECIPE.learn(rounds, start, 1, lambda _epoch, loss: told.append(loss))

    assert told[-1] < float(regrets(start, lessons[0].features, lessons[0].targets).mean())
    changed = {name for name in weights if not np.array_equal(weights[name], start[name])}
    assert changed == {*SHAPES}, "the net that judges stays as it is"


def test_lessons_are_a_function_of_seed_round_and_chunk(lessons: list[Samples]) -> None:
    with patch.object(lasvegas, "LESSONS", 300), patch.object(lasvegas, "PLAYOUTS", 30):
        again, other = RECIPE.play(None, 1, JUDGING, 0), RECIPE.play(None, 1, JUDGING + 1, 0)

    assert (again.targets == lessons[0].targets).all()
    assert not (other.targets == lessons[0].targets).all()


def test_the_kernel_computes_what_jax_does(lessons: list[Samples]) -> None:
    weights = trained_weights()
    net = net_of(weights)
    seen = lessons[1].features.reshape(-1, len(FEATURES))[::7]
    by_jax = np.asarray(scores(as_jax(weights), jnp.asarray(seen)))

    assert [applied(net, one) for one in seen] == pytest.approx(by_jax, abs=1e-3)


def test_the_kernel_judges_as_jax_does(positions: list[Samples]) -> None:
    weights, scratch = trained_weights(), chances.scratch()
    net = chances.net_of(weights)
    seen = positions[1].features.reshape(-1, positions[1].features.shape[-1])[::97]
    by_jax = np.asarray(hopes(as_jax(weights), jnp.asarray(seen)))

    assert [chances.hope(net, scratch, one) for one in seen] == pytest.approx(by_jax, abs=1e-3)


def test_regret_is_what_the_choice_costs() -> None:
    """One hidden unit makes the first feature the score; the worse of two faces is preferred."""
    weights = {
        "face_into": np.eye(len(FEATURES), 1, dtype=np.float32),
        "face_bias": np.zeros(1, np.float32),
        "face_out": np.full(1, 100, np.float32),
    }
    features = np.zeros((1, 6, len(FEATURES)), np.float32)
    features[0, 2, 0] = 1
    worth = np.array([[0.5, -1, 0.2, -1, -1, -1]], np.float32)

    assert float(regrets(weights, features, worth)[0]) == pytest.approx(0.3 / lasvegas.SCALE)


def test_every_kind_of_table_is_learned_from() -> None:
    assert {seats for seats, _ in TABLES} == {2, 3, 4, 5}
    assert {seats for seats, white in TABLES if white} == {2, 3, 4}
    assert RECIPE.chunks(0) % len(TABLES) == 0


def test_strength_is_told_against_frozen_opponents() -> None:
    assert RECIPE.strength(fresh(np.random.default_rng(1)), 1, 4).keys() == OPPONENTS.keys()
