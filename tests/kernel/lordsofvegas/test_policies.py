"""How players in the kernel choose."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import codes, movegen, policies
from croupier.kernel.lordsofvegas.codec import action_code, decode
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.moves import Gamble
from croupier.lordsofvegas.state import Proposal
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import GREEN, RED, YELLOW, goods, position, terms

MOVES = np.zeros(movegen.MOST_MOVES, np.int64)


def test_whoever_was_asked_moves_first() -> None:
    offers = [Proposal(1, RED, GREEN, terms(goods(1))), Proposal(2, RED, YELLOW, terms(goods(2)))]
    row = laid(position("drawing", "A1:0", offers=offers))

    assert policies.awaited_seat(row) == YELLOW
    assert policies.asked_by(row, GREEN) == RED
    assert policies.asked_by(row, RED) == -1
    assert policies.awaited_seat(laid(position("drawing", turn=GREEN))) == GREEN


def test_every_kind_of_action_is_chosen_equally_often() -> None:
    """Ends of a turn, builds, reorganizations and gambles: four kinds."""
    state = position("acting", "A1:0 C1:gold.1.5 C2:gold.0.4", money=(50, 50))
    row, counts = laid(state), dict.fromkeys(range(16), 0)
    for _ in range(2000):
        counts[codes.kind_of(policies.uniform_action(row, MOVES))] += 1
    kinds = {kind: count for kind, count in counts.items() if count}

    assert {*kinds} == {codes.END_TURN, codes.BUILD, codes.REORGANIZE, codes.GAMBLE}
    assert all(400 < count < 600 for count in kinds.values())


def test_a_gamble_has_any_bet_up_to_the_highest() -> None:
    row = laid(position("acting"))
    move = codes.code(codes.GAMBLE, 3, 5)
    bets = {policies.with_any_bet(row, move) for _ in range(200)}

    assert bets == {codes.code(codes.GAMBLE, 3, bet) for bet in range(1, 6)}
    assert policies.with_any_bet(row, codes.END_TURN) == codes.END_TURN


def test_without_a_choice_the_turn_ends() -> None:
    row = laid(position("acting", money=(0, 0)))

    assert policies.uniform_choice(row, MOVES) == codes.END_TURN


@pytest.mark.parametrize("luck", range(10))
def test_a_move_leads_to_a_position_of_the_game(luck: int) -> None:
    state = position("acting", "A1:0 B2:1 C1:gold.1.5 C2:gold.0.4", money=(9, 9))
    row = laid(state, luck)
    policies.trade_uniformly(row, MOVES)

    assert decode(row) != state


def test_actions_are_legal() -> None:
    state = position("acting", "A1:0 C1:gold.1.5 C2:gold.0.4", money=(20, 50))
    row = laid(state)
    legal = {action_code(action) for action in actions(state.table)}
    legal |= {
        action_code(Gamble(action.casino, bet))
        for action in actions(state.table)
        if isinstance(action, Gamble)
        for bet in range(1, action.bet + 1)
    }

    assert {policies.uniform_action(row, MOVES) for _ in range(300)} <= {codes.END_TURN, *legal}
