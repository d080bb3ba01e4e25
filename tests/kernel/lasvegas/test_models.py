"""Models of how others play, and what is believed of somebody after some choices."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.kernel.lasvegas import models
from croupier.kernel.lasvegas.face_net import net_of
from croupier.kernel.lasvegas.models import (
    CAREFUL,
    GREEDY,
    MODELS,
    PRIOR,
    TRAINED,
    UNIFORM,
    begin_to_watch,
    beliefs_of_nobody,
    drawn_model,
    foresee,
    fraction,
    is_forced,
    model_face,
    watch,
)
from croupier.kernel.lasvegas.policies import greedy_face, uniform_face
from croupier.kernel.lasvegas.row import FACES
from croupier.kernel.lasvegas.rules import place
from croupier.kernel.lasvegas.weights import no_weights
from croupier.kernel.luck import seed
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Placing
from croupier.nets.weights import Weights
from tests.bots.lasvegas.positions import placing
from tests.bots.lasvegas.test_hasty import SPOILING
from tests.kernel.lasvegas.laying import laid
from tests.kernel.lasvegas.test_face_net import any_weights
from tests.strategies import placings

kinds = st.sampled_from([UNIFORM, GREEDY, CAREFUL, TRAINED])
TIMES = 600


@given(placings(), kinds)
def test_what_is_foreseen_adds_up_to_one(state: Placing, model: int) -> None:
    chances = np.zeros(FACES)
    foresee(laid(state), model, net_of(any_weights(1)), chances)

    rolled = {face - 1 for face in faces(state.roll)}
    assert chances.sum() == pytest.approx(1)
    assert {face for face in range(FACES) if chances[face] > 0} <= rolled


@settings(max_examples=25)
@given(placings(), kinds)
def test_what_is_foreseen_happens_as_often(state: Placing, model: int) -> None:
    net, chances, row = net_of(any_weights(2)), np.zeros(FACES), laid(state)
    foresee(row, model, net, chances)
    chosen = Counter(model_face(row, model, net) for _ in range(TIMES))

    for face in range(FACES):
        assert chosen[face] / TIMES == pytest.approx(chances[face], abs=0.1)


@given(placings())
def test_nobody_has_a_choice_where_all_dice_are_alike(state: Placing) -> None:
    assert is_forced(laid(state)) == (len(faces(state.roll)) == 1)


def test_somebody_careful_goes_where_less_is_at_risk() -> None:
    """For both faces there are 50,000; on twos a rival has a die, and seven more in the hand."""
    state = placing("50:0.0+0/50:0.1+0/50:4.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "4+0,7+0", "1.1.2.2")

    assert models.careful_face(laid(state), net_of(any_weights(1))) == 0


class TestBeliefs:
    POSITION = placing(
        "90:0.0+0/80:0.0+0/50:0.2+0/60:0.0+0/50:3.0+0/70:0.3+0", "5+0,3+0", "1.3.4.5.6"
    )

    def after(self, policy: int, times: int, state: Placing, weights: Weights) -> list[float]:
        """Return what is believed of somebody after so many choices of the same kind."""
        net, believed, chances = net_of(weights), beliefs_of_nobody(), np.zeros(FACES)
        row = laid(state)
        for _ in range(times):
            face = greedy_face(row) if policy == GREEDY else uniform_face(row)
            watch(row, face, net, believed, chances)
        assert believed[1].tolist() == PRIOR.tolist()
        assert believed[0].sum() == pytest.approx(1)
        likely: list[float] = believed[0].tolist()
        return likely

    def test_see_who_is_greedy(self) -> None:
        assert self.after(GREEDY, 12, SPOILING, no_weights())[GREEDY] > 0.9

    def test_see_who_is_not(self) -> None:
        assert self.after(UNIFORM, 30, self.POSITION, any_weights(3))[UNIFORM] > 0.9

    def test_do_not_change_where_there_is_no_choice(self) -> None:
        forced = placing("50:0.0+0/50:0.1+0/50:7.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "1+0,7+0", "2")
        believed, chances = beliefs_of_nobody(), np.zeros(FACES)
        row = laid(forced)
        watch(row, 1, net_of(any_weights(1)), believed, chances)
        place(row, 1)

        assert believed.tolist() == beliefs_of_nobody().tolist()

    def test_begin_anew_with_a_game(self) -> None:
        believed = np.ones((5, MODELS))
        begin_to_watch(believed)

        assert believed.tolist() == beliefs_of_nobody().tolist()
        assert sum(PRIOR) == pytest.approx(1)


def test_models_are_drawn_as_often_as_they_are_likely() -> None:
    luck, likely = np.zeros(4, np.uint64), np.array([0.1, 0.2, 0.0, 0.7])
    seed(luck, np.uint64(1), np.uint64(1))
    drawn = Counter(drawn_model(luck, likely) for _ in range(4000))

    for model, share in enumerate(likely):
        assert drawn[model] / 4000 == pytest.approx(share, abs=0.03)


def test_fractions_are_spread_evenly() -> None:
    luck = np.zeros(4, np.uint64)
    seed(luck, np.uint64(1), np.uint64(2))
    drawn = [fraction(luck) for _ in range(4000)]

    assert all(0 <= one < 1 for one in drawn)
    assert np.histogram(drawn, 4, (0, 1))[0] == pytest.approx([1000] * 4, abs=120)
