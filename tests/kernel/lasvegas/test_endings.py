"""Endings of rounds: all that may happen, added up in another way."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.kernel.lasvegas import champion, codec, dealer, policies, row, rules
from croupier.kernel.lasvegas.champion import Mind, mind_of
from croupier.kernel.lasvegas.endings import EXACT_DICE, chance_of, expect
from croupier.kernel.lasvegas.models import MODELS, foresee
from croupier.kernel.lasvegas.rolls import BEGINS, CHANCES, LISTED, shown
from croupier.kernel.lasvegas.row import FACES, PLACING, ROLLING, Rows
from croupier.kernel.lasvegas.searching import ROOT, TRIAL
from croupier.kernel.luck import seed
from croupier.lasvegas.placing import faces, placed
from croupier.lasvegas.state import Placing
from tests.kernel.lasvegas.test_face_net import any_weights
from tests.strategies import GAME

OVER = "las-vegas over white=no open=no start=lot won=90,80,90"


def added_up(rows: Rows, at: int, seat: int, mind: Mind) -> float:
    """Return what `expect` does, by a function that calls itself."""
    if rows[at].phase != ROLLING:
        return chance_of(rows[at], seat, mind.judge, mind.scratch)
    turn, total = rows[at].turn, 0.0
    own, white = int(rows[at].own[turn]), int(rows[at].white[turn])
    for first in range(BEGINS[own], BEGINS[own + 1]):
        for second in range(BEGINS[white], BEGINS[white + 1]):
            rows[at + 1] = rows[at]
            rules.roll(rows[at + 1], LISTED[first], LISTED[second])
            total += CHANCES[first] * CHANCES[second] * chosen(rows, at + 1, seat, mind)
    return total


def chosen(rows: Rows, at: int, seat: int, mind: Mind) -> float:
    """Return what a roll is worth to a seat, whoever has thrown it."""
    turn, rolled = rows[at].turn, rows[at].rolled[0] + rows[at].rolled[1]
    likely, chances, values = np.zeros(FACES), np.zeros(FACES), np.zeros(FACES)
    for model in range(MODELS):
        foresee(rows[at], model, mind.net, chances)
        likely += mind.beliefs[turn, model] * chances
    for face in range(FACES):
        if shown(rolled, face):
            rows[at + 1] = rows[at]
            rules.place(rows[at + 1], face)
            values[face] = added_up(rows, at + 1, seat, mind)
    return float(values.max() if turn == seat else likely @ values)


def near_the_end(number: int, seats: int, white: int) -> Placing:
    """Return a position of any game after which few dice are left, whatever is placed."""
    one: row.Row = row.rows(1)[0]
    seed(one.luck, np.uint64(7), np.uint64(number))
    rules.start(one, seats, white, 0, 0)
    dealer.deal(one)
    while True:
        state = codec.state_of(one)
        assert isinstance(state, Placing), "every round comes to its end"
        if dice_left(state) <= EXACT_DICE and len(faces(state.roll)) > 1:
            return state
        rules.place(one, policies.uniform_face(one))
        dealer.deal(one)


def dice_left(state: Placing) -> int:
    """Return how many dice are in all hands after the face of the fewest is placed."""
    return max(
        sum(hand.own + hand.white for hand in placed(state, face).hands)
        for face in faces(state.roll)
    )


@pytest.mark.weekly("src/croupier/kernel")
@settings(max_examples=15)
@given(st.integers(0, 999), st.integers(2, 4), st.integers(0, 1))
def test_is_the_mean_over_all_that_may_happen(number: int, seats: int, white: int) -> None:
    state, mind = near_the_end(number, seats, white), mind_of(any_weights(number))
    codec.write(mind.rows, ROOT, state)
    champion.begin_search(mind)
    others = row.rows(TRIAL + 1 + 2 * EXACT_DICE)
    for face in faces(state.roll):
        others[TRIAL] = mind.rows[ROOT]
        rules.place(others[TRIAL], face - 1)

        exact = champion.exact_chance(mind, face - 1)
        assert exact == pytest.approx(added_up(others, TRIAL, state.seat, mind))
        assert 0 <= exact <= 1 + 1e-9


def test_after_the_round_it_is_the_chance_to_win() -> None:
    mind = mind_of(any_weights(1))
    one = mind.rows[TRIAL]
    rules.start(one, 2, 0, 0, 0)
    one.game_round, one.money[0] = 3, 50_000

    assert one.phase not in (ROLLING, PLACING)
    judge = mind.judge, mind.scratch
    found = expect(mind.rows, TRIAL, 0, mind.net, *judge, mind.beliefs, mind.ends)
    assert found == chance_of(one, 0, *judge)


def test_after_the_game_it_is_the_share_of_the_win() -> None:
    mind = mind_of(any_weights(1))
    codec.write(mind.rows, TRIAL, GAME.read(OVER))

    shares = [chance_of(mind.rows[TRIAL], seat, mind.judge, mind.scratch) for seat in range(3)]
    assert shares == [0.5, 0, 0.5]
