import numpy as np
import pytest

from croupier.kernel.luck import below, mixed, next_word, seed

GOLDEN = 0x9E3779B97F4A7C15
SPLITMIX = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""What SplitMix64 gives from 1234567 on, as published on Rosetta Code (Splitmix64)."""
XOSHIRO = (
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
)
"""What xoshiro256** gives from the state 1, 2, 3, 4.

Made with its authors' xoshiro256starstar.c, as published with the tests of the crate rand_xoshiro.
"""


def test_splitmix_gives_the_published_numbers() -> None:
    states = [(1234567 + n * GOLDEN) % 2**64 for n in range(1, 6)]

    assert tuple(int(mixed(np.uint64(state))) for state in states) == SPLITMIX


def test_xoshiro_gives_the_published_numbers() -> None:
    luck = np.array([1, 2, 3, 4], np.uint64)

    assert tuple(int(next_word(luck)) for _ in XOSHIRO) == XOSHIRO


def test_every_game_of_a_series_has_luck_of_its_own() -> None:
    states = set()
    for series in range(10):
        for game in range(100):
            luck = np.zeros(4, np.uint64)
            seed(luck, np.uint64(series), np.uint64(game))
            states.add(luck.tobytes())

    assert len(states) == 1000


@pytest.mark.parametrize("limit", [1, 2, 6, 48])
def test_all_numbers_below_a_limit_come_equally_often(limit: int) -> None:
    luck = np.array([1, 2, 3, 4], np.uint64)
    for _ in range(20):
        next_word(luck)
    draws = 2000 * limit
    found = np.bincount([below(luck, limit) for _ in range(draws)], minlength=limit)

    assert len(found) == limit
    assert abs(found - 2000).max() < 6 * np.sqrt(2000)
