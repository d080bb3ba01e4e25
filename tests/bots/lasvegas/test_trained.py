"""What the bot chooses that goes by its net alone."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from croupier.bots.lasvegas.trained import Trained
from croupier.kernel.lasvegas.models import weigh
from croupier.kernel.lasvegas.row import FACES
from croupier.kernel.lasvegas.thinking import TEMPERATURE, mind_for
from croupier.lasvegas.state import Face, Placing
from tests.bots.lasvegas.positions import placing
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, placings

POSITION = placing("90:0.0+0/80:0.0+0/50:0.2+0/60:0.0+0/50:3.0+0/70:0.3+0", "5+0,3+0", "1.3.4.5.6")
TIMES = 400


@settings(max_examples=20)
@given(placings())
def test_chooses_a_face_that_was_rolled(state: Placing) -> None:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

    assert Trained(Random(1)).choose(state.seat, view, legal) in legal


def test_chooses_as_often_as_its_net_says() -> None:
    chances = np.zeros(FACES)
    weigh(laid(POSITION), mind_for(["trained"]).net, TEMPERATURE, chances)
    bot, legal = Trained(Random(1)), GAME.legal(POSITION, POSITION.seat)
    chosen = Counter(bot.choose(POSITION.seat, POSITION, legal).face for _ in range(TIMES))

    for face in range(FACES):
        assert chosen[Face(face + 1)] / TIMES == pytest.approx(chances[face], abs=0.08)
