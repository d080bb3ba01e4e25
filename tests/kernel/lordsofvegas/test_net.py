"""The net that judges positions."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.lordsofvegas import net
from croupier.kernel.lordsofvegas.desk import desk
from croupier.lordsofvegas.state import Acting
from croupier.nets import weights as files
from croupier.nets.files import FOLDER, UnusableNet
from croupier.training.lordsofvegas import ratings
from tests.kernel.lordsofvegas.laying import laid
from tests.kernel.lordsofvegas.nets import by_worth, random_weights
from tests.lordsofvegas.boards import RED, YELLOW, position
from tests.lordsofvegas.strategies import acting

DESK = desk()


@given(acting(), st.integers(0, 5))
def test_it_says_what_jax_says(state: Acting, seed: int) -> None:
    import jax
    import jax.numpy as jnp

    weights, row = random_weights(seed), laid(state)
    net.judge(row, DESK, net.net_of(weights))
    features = jnp.asarray(DESK.features[: row.seats])
    arrays = {name: jnp.asarray(array) for name, array in weights.items()}
    expected = np.asarray(jax.nn.softmax(ratings(arrays, features)))

    assert DESK.chances[: row.seats] == pytest.approx(expected, abs=1e-5)


@given(acting())
def test_the_chances_of_all_seats_add_up(state: Acting) -> None:
    row = laid(state)
    net.judge(row, DESK, by_worth())

    assert DESK.chances[: row.seats].sum() == pytest.approx(1)


def test_after_the_end_it_says_who_has_won() -> None:
    over = laid(position("over", points=(3, 5, 5, 0), money=(9, 7, 7, 7), above=0))
    net.judge(over, DESK, by_worth())

    assert DESK.chances.tolist() == [0, 0.5, 0.5, 0]


def test_a_turn_is_judged_as_if_it_ended_now() -> None:
    """Of the last card it matters who draws it."""
    board = "A1:0 B1:1"
    acting_now = laid(position("acting", board, above=1, turn=RED))
    drawing_next = laid(position("drawing", board, above=1, turn=YELLOW))
    any_net = net.net_of(random_weights(3))

    assert net.chance_of(acting_now, DESK, any_net, RED) == net.chance_of(
        drawing_next, DESK, any_net, RED
    )


def test_without_weights_all_seats_are_alike() -> None:
    assert net.chance_of(laid(position("acting")), DESK, net.no_net(), RED) == 0.25


def test_weights_that_do_not_fit_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path_factory.mktemp("nets")))
    files._loaded.cache_clear()

    with pytest.raises(UnusableNet, match="cannot be read"):
        net.trained_net()
