"""How players in the kernel choose a face, compared with the bots they are twins of."""

from random import Random

from hypothesis import given

from croupier.bots.lasvegas import Greedy, Hasty
from croupier.kernel.lasvegas import policies
from croupier.lasvegas.state import Placing
from tests.bots.lasvegas.positions import choices, placing
from tests.bots.lasvegas.test_hasty import SPOILING
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, placings

EVEN = placing("50:4.8+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "4+0,0+0", "2.2.5.5")
"""Twos and fives are worth the same."""


@given(placings())
def test_a_greedy_one_chooses_what_the_greedy_bot_may_choose(state: Placing) -> None:
    legal = GAME.legal(state, state.seat)
    bots = {Greedy(Random(n)).choose(state.seat, state, legal).face for n in range(60)}

    assert policies.greedy_face(laid(state)) + 1 in bots


def test_luck_decides_between_equals() -> None:
    faces = {policies.choose(laid(EVEN, luck), policies.GREEDY) + 1 for luck in range(40)}

    assert faces == choices(EVEN) == {2, 5}


def test_a_uniform_one_chooses_every_face_that_was_rolled() -> None:
    state = placing("50:4.8+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "4+0,0+0", "1.2.2.6")
    row = laid(state)
    chosen = [policies.choose(row, policies.UNIFORM) + 1 for _ in range(300)]

    assert {*chosen} == {1, 2, 6}
    assert all(70 < chosen.count(face) < 130 for face in (1, 2, 6))


@given(placings())
def test_a_hasty_one_chooses_what_the_hasty_bot_may_choose(state: Placing) -> None:
    legal = GAME.legal(state, state.seat)
    bots = {Hasty(Random(n)).choose(state.seat, state, legal).face for n in range(60)}

    assert policies.choose(laid(state), policies.HASTY) + 1 in bots


def test_a_hasty_one_is_distracted_at_times() -> None:
    row = laid(SPOILING)
    chosen = [policies.hasty_face(row) + 1 for _ in range(600)]

    assert {*chosen} == {1, 2}
    assert 0.5 < chosen.count(1) * 2 * policies.DISTRACTED / 600 < 1.5


def test_trying_a_face_leaves_the_dice_where_they_are() -> None:
    row = laid(EVEN)
    before = row.dice.tolist()

    assert policies.gain(row, 1) == policies.gain(row, 4) == 5
    assert row.dice.tolist() == before
