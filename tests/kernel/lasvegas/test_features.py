"""What the net that judges chances sees of a position."""

import numpy as np
import pytest

from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lasvegas.features import FEATURES, KINDS, PER_CASINO, STANDING, look
from croupier.kernel.lasvegas.models import GREEDY, MODELS, TRAINED, UNIFORM
from croupier.kernel.lasvegas.row import FACES
from tests.strategies import GAME

STATE = GAME.read(
    "las-vegas rolling white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)
"""Everyone would be paid 90,000; seat 1 has two dice left."""


def seen() -> tuple[list[list[float]], list[float]]:
    """Return the features and standings of all seats."""
    rows = row.rows(1)
    codec.write(rows, 0, STATE)
    features = np.zeros((row.SEATS, FEATURES), np.float32)
    standings = np.zeros(row.SEATS, np.float32)
    beliefs = np.eye(MODELS)[[UNIFORM, GREEDY, TRAINED, TRAINED, TRAINED]]
    look(rows[0], beliefs, features, standings)
    return features[:3].tolist(), standings[:3].tolist()


def test_standings_are_what_casinos_would_pay() -> None:
    assert seen()[1] == [9, 9, 9]


def test_a_casino_is_seen_from_ones_own_seat() -> None:
    features, _ = seen()
    own = features[0][:PER_CASINO]
    other = features[1][:PER_CASINO]

    assert (own[4], own[5], own[6], own[7]) == (1, 0, 1, 0), "paid, others paid, own dice, theirs"
    assert (other[4], other[5], other[6], other[7]) == (0, 1, 0, 1)
    assert (own[15], other[15]) == (1, 0), "who leads"


def test_equals_are_neither_ahead_nor_behind() -> None:
    features, _ = seen()
    beside = [seat[FACES * PER_CASINO :] for seat in features]

    assert [seat[2] for seat in beside] == [0, 0, 0]
    assert [seat[7] for seat in beside] == pytest.approx([0, 0.25, 0])


def test_it_is_seen_how_a_seat_and_its_rivals_play() -> None:
    """Seat 0 plays at random, seat 1 greedily; seat 2 has learned, which is nothing of these."""
    features, _ = seen()
    play = [np.array(seat[FACES * PER_CASINO + STANDING :]).reshape(3, KINDS) for seat in features]
    rounds = (3 + 2 / 24) / 4

    assert play[0] == pytest.approx(np.array([[1, 0, 0], [rounds, 0, 0], [0, 0.5, 0]]))
    assert play[1] == pytest.approx(np.array([[0, 1, 0], [0, rounds, 0], [0.5, 0, 0]]))
    assert play[2] == pytest.approx(np.array([[0, 0, 0], [0, 0, 0], [0.5, 0.5, 0]]))
