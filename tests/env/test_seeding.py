"""Seeds as series of games."""

from croupier.env import las_vegas_v0
from tests.env.lasvegas.tables import state_of
from tests.env.players import turns


def test_a_seed_determines_the_game() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()

    for _ in zip(turns(a, seed=8), turns(b, seed=8), strict=True):
        assert state_of(a) == state_of(b)


def test_a_reset_without_a_seed_goes_on_to_the_next_game_of_the_series() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()
    first = []
    for env in (a, b):
        env.reset(seed=9)
        first.append(state_of(env))
        env.reset()

    assert state_of(a) == state_of(b)
    assert first[0] == first[1] != state_of(a)


def test_without_any_seed_every_environment_has_its_own_luck() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()
    a.reset()
    b.reset()

    assert state_of(a) != state_of(b)
