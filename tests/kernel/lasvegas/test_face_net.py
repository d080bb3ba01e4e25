"""The small net, compared with the same sums in NumPy."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.lasvegas.face_features import FEATURES, look
from croupier.kernel.lasvegas.face_net import net_of, score, trained_face
from croupier.kernel.lasvegas.row import FACES
from croupier.kernel.lasvegas.weights import SHAPES, no_weights
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Placing
from croupier.nets.weights import Weights
from tests.kernel.lasvegas.laying import laid
from tests.strategies import placings


def any_weights(seed: int) -> Weights:
    """Return some weights of both nets."""
    luck = np.random.default_rng(seed)
    return {
        name: luck.normal(0, 1 if name.startswith("face") else 0.2, shape).astype(np.float32)
        for name, shape in SHAPES.items()
    }


@given(placings(), st.integers(0, 99))
def test_scores_are_those_of_two_layers(state: Placing, seed: int) -> None:
    weights, row = any_weights(seed), laid(state)
    net, seen = net_of(weights), np.zeros((FACES, len(FEATURES)), np.float32)
    score(row, net)
    look(row, seen)
    hidden = np.maximum(seen @ weights["face_into"] + weights["face_bias"], 0)
    rolled = [face - 1 for face in faces(state.roll)]

    assert net.scores[rolled] == pytest.approx((hidden @ weights["face_out"])[rolled], abs=1e-3)
    assert trained_face(row, net) == rolled[int(np.argmax(net.scores[rolled]))]


@given(placings())
def test_without_weights_all_faces_are_alike(state: Placing) -> None:
    net = net_of(no_weights())
    score(laid(state), net)

    assert not net.scores.any()
