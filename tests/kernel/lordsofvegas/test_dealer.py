"""Luck over rows."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import dealer
from croupier.kernel.lordsofvegas.codec import decode
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.state import Acting, Drawing
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import GAME, lots, position

VALUES = np.zeros(dealer.MOST_DICE, np.int64)


def test_a_die_shows_every_face_and_two_every_total() -> None:
    luck = laid(position("drawing")).luck

    assert {dealer.roll_die(luck) for _ in range(200)} == {*range(1, 7)}
    assert {dealer.roll_two(luck) for _ in range(1000)} == {*range(2, 13)}


def test_cards_are_drawn_from_those_not_seen_yet() -> None:
    row = laid(position("drawing", deck=lots("A3 C1 F9")))

    assert {LOTS[dealer.draw(row)] for _ in range(100)} == {*lots("A3 C1 F9")}


def test_a_card_is_turned_up_and_its_lot_taken_over() -> None:
    """LOV-5.3."""
    row = laid(position("revealing", deck=lots("A3"), above=1))
    dealer.let_luck_answer(row, VALUES)
    state = decode(row)

    assert isinstance(state, Acting)
    assert state.table.markers(state.table.turn) == lots("A3")


@pytest.mark.parametrize("luck", range(5))
def test_a_tie_is_rerolled_until_somebody_is_boss(luck: int) -> None:
    """LOV-13.1."""
    row = laid(position("settling", "A1:gold.0.3 A2:gold.1.3", then="act"), luck)
    dealer.let_luck_answer(row, VALUES)
    state = decode(row)

    assert isinstance(state, Acting)
    assert state.table.die(lots("A1")[0]) != state.table.die(lots("A2")[0])
    assert not row.tied


def test_a_new_game_is_dealt_until_somebody_draws() -> None:
    """LOV-3.2, LOV-3.6."""
    row = laid(GAME.start(4, GAME.codec.options.decode("{}")).state)
    dealer.let_luck_answer(row, VALUES)
    state = decode(row)

    assert isinstance(state, Drawing)
    assert len(state.table.deck) == len(LOTS) - 8
