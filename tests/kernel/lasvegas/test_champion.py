"""How the champion tries faces."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from croupier.kernel.lasvegas import champion, codec, row, rules
from croupier.kernel.lasvegas.champion import (
    UNKNOWN,
    begin_search,
    begin_turn,
    chance_after,
    draw_models,
    exact_chance,
    mind_of,
    suppose,
    try_faces,
    usual_playouts,
)
from croupier.kernel.lasvegas.endings import chance_of
from croupier.kernel.lasvegas.models import GREEDY, MODELS, TRAINED
from croupier.kernel.lasvegas.searching import ROOT
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Placing
from tests.kernel.lasvegas.laying import laid
from tests.kernel.lasvegas.test_endings import near_the_end
from tests.kernel.lasvegas.test_face_net import any_weights
from tests.strategies import GAME, placings


def mind_before(state: Placing) -> champion.Mind:
    """Return a mind that is about to search in a position."""
    mind = mind_of(any_weights(1))
    codec.write(mind.rows, ROOT, state)
    begin_search(mind)
    return mind


def rolled(state: Placing) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([face - 1 for face in faces(state.roll)])


@settings(max_examples=30)
@given(placings())
def test_faces_are_tried_as_often_as_asked(state: Placing) -> None:
    mind = mind_before(state)
    before = bytes(codec.part(mind.rows, ROOT))
    try_faces(mind, rolled(state), 5, 0, 4)
    once = mind.chances.copy()
    begin_search(mind)
    for playout in range(4):
        try_faces(mind, rolled(state), 5, playout, 1)

    assert bytes(codec.part(mind.rows, ROOT)) == before
    assert mind.chances == pytest.approx(once)
    assert all(0 <= chance <= 4 + 1e-9 for chance in once)
    others = [face for face in range(row.FACES) if face + 1 not in faces(state.roll)]
    assert not once[others].any()


def test_the_same_luck_gives_the_same_chances_and_other_luck_others() -> None:
    state = next(s for s in states(3) if len(faces(s.roll)) > 2)
    sums = []
    for series in (5, 5, 6):
        mind = mind_before(state)
        try_faces(mind, rolled(state), series, 0, 10)
        sums.append(mind.chances.tolist())

    assert sums[0] == sums[1] != sums[2]


def states(seed: int) -> list[Placing]:
    """Return the choices of the first moves of a game."""
    from croupier.bots.arena import play
    from croupier.bots.bot import Uniform
    from croupier.core.chance import Dealer
    from croupier.core.log import replay
    from croupier.lasvegas.state import Options

    bots = [Uniform(Random(seat)) for seat in range(3)]
    steps = replay(GAME, play(GAME, bots, Options(), Dealer.numbered(seed)).log)
    return [step.state for step in steps if isinstance(step.state, Placing)]


def test_near_the_end_chances_are_exact_and_found_out_once() -> None:
    state = near_the_end(3, 3, 0)
    mind = mind_before(state)
    try_faces(mind, rolled(state), 5, 0, 7)
    exact = mind.exact[rolled(state)]
    try_faces(mind, rolled(state), 6, 7, 3)

    assert (exact != UNKNOWN).all()
    assert mind.chances[rolled(state)] == pytest.approx(10 * exact)


def test_the_judge_is_told_how_everyone_plays_in_a_playout() -> None:
    state = next(s for s in states(3) if len(faces(s.roll)) > 2)
    mind = mind_before(state)
    mind.beliefs[:] = np.eye(MODELS)[GREEDY]
    draw_models(mind, 5, 0)

    told = mind.scratch.beliefs[:3].argmax(axis=1).tolist()
    assert told == [TRAINED if seat == state.seat else GREEDY for seat in range(3)]
    assert mind.scratch.beliefs.sum() == 3


def test_near_the_end_the_judge_is_told_what_is_believed() -> None:
    state = near_the_end(3, 3, 0)
    mind = mind_before(state)
    mind.beliefs[:] = [0.25, 0.75, 0, 0]
    exact_chance(mind, faces(state.roll)[0] - 1)

    others = [seat for seat in range(3) if seat != state.seat]
    assert mind.scratch.beliefs[others].tolist() == [[0.25, 0.75, 0, 0]] * 2
    assert mind.scratch.beliefs[state.seat].tolist() == [0, 0, 0, 1]


@pytest.mark.parametrize("lead", [-1_200_000, -10_000, 0, 30_000, 2_500_000])
@pytest.mark.parametrize("game_round", [2, 3, 4])
@pytest.mark.parametrize("model", range(MODELS))
def test_of_two_seats_the_judge_says_the_same_whenever_the_lead_is(
    lead: int, game_round: int, model: int
) -> None:
    mind = mind_of(any_weights(2))
    begin_search(mind)
    one = mind.rows[ROOT]
    rules.start(one, 2, 0, 0, 0)
    one.game_round, mind.models[1] = game_round, model
    suppose(mind)
    for poorer in (0, 70_000):
        one.money[:2] = poorer + max(0, lead), poorer + max(0, -lead)
        judged = chance_of(one, 0, mind.judge, mind.scratch)
        assert chance_after(mind, one, 0) == judged
    one.money[:2] = 0, 10_000
    assert chance_after(mind, one, 0) == chance_of(one, 0, mind.judge, mind.scratch)
    assert (mind.judged != UNKNOWN).sum() == len({lead, -10_000})


@given(placings())
def test_the_fewer_dice_are_left_the_more_playouts_there_are(state: Placing) -> None:
    dice = sum(hand.own for hand in state.table.hands)
    playouts = 2_400 if state.table.options.white else min(8_000, 2_400 * 40 // dice)

    assert usual_playouts(laid(state)) == playouts


def test_what_lies_face_down_is_guessed_and_not_looked_at_exactly() -> None:
    number = next(n for n in range(99) if near_the_end(n, 3, 0).table.round > 1)
    state = near_the_end(number, 3, 0)
    view = GAME.view(state, state.seat)
    assert isinstance(view, Placing)
    mind = mind_before(view)
    try_faces(mind, rolled(state), 5, 0, 7)

    assert (mind.exact == UNKNOWN).all()
    assert mind.chances.any()


def test_in_a_playout_a_seat_with_as_many_dice_rolls_the_same() -> None:
    state = states(1)[0]
    one, other = laid(state, luck=1), laid(state, luck=2)
    begin_turn(one, 3, 8)
    begin_turn(other, 3, 8)
    same = one.rolled.tolist()
    assert same == other.rolled.tolist()
    begin_turn(other, 3, 9)
    assert same != other.rolled.tolist()
