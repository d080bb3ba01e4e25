"""Samples of several chunks are those of one."""

import numpy as np

from croupier.training.recipe import Samples, joined, shuffled


def samples(first: int, count: int) -> Samples:
    """Return samples that can be told apart."""
    numbers = np.arange(first, first + count, dtype=np.float32)
    return Samples(numbers[:, None], 2 * numbers, 3 * numbers)


def test_parts_are_joined_in_their_order() -> None:
    whole = joined([samples(0, 2), samples(2, 3)])

    assert len(whole) == 5
    assert np.array_equal(whole.features, samples(0, 5).features)
    assert np.array_equal(whole.targets, samples(0, 5).targets)
    assert whole.importance is not None
    assert np.array_equal(whole.importance, 3 * np.arange(5))


def test_samples_that_all_count_alike_still_do_when_joined() -> None:
    one = Samples(np.zeros((2, 1), np.float32), np.zeros(2, np.float32))

    assert joined([one, one]).importance is None


def test_samples_are_shuffled_the_same_way_again() -> None:
    numbered = Samples(np.arange(9, dtype=np.float32), np.arange(9, dtype=np.float32))
    one, again = shuffled(numbered, 3), shuffled(numbered, 3)

    assert one.features.tolist() == again.features.tolist() == one.targets.tolist()
    assert sorted(one.features.tolist()) == numbered.features.tolist() != one.features.tolist()
