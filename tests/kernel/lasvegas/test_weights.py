"""The weights of both nets."""

from croupier.kernel.lasvegas import chances, face_net
from croupier.kernel.lasvegas.weights import SHAPES, no_weights, trained_weights


def test_one_file_has_the_layers_of_both_nets() -> None:
    assert {name: array.shape for name, array in trained_weights().items()} == SHAPES
    assert SHAPES.keys() == face_net.SHAPES.keys() | chances.SHAPES.keys()


def test_there_may_be_weights_that_say_nothing() -> None:
    weights = no_weights()

    assert weights.keys() == SHAPES.keys()
    assert not any(array.any() for array in weights.values())
