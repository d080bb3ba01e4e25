"""What is done for a seat whose time is up (LOV-22)."""

import pytest

from croupier.core.game import Moved
from croupier.lordsofvegas.moves import (
    Arrange,
    DrawCard,
    EndTurn,
    GiveUp,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Stand,
)
from croupier.lordsofvegas.timeouts import overdue, refusals
from croupier.lordsofvegas.turns import Choosing, chooser
from tests.lordsofvegas.boards import BLUE, GAME, RED, YELLOW, after, goods, position, terms
from tests.lordsofvegas.test_validation import ANSWERING, ARRANGING, GIVING_UP, MOVING_DIE


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (GIVING_UP, GiveUp),
        (MOVING_DIE, MoveDie),
        (ARRANGING, Arrange),
        (ANSWERING, Stand),
    ],
)
def test_a_choice_is_made_that_the_rules_allow(line: str, move: type[Move]) -> None:
    state = GAME.read(line)
    assert isinstance(state, Choosing)
    made = overdue(state)

    assert isinstance(made, move)
    assert made in GAME.legal(state, chooser(state))


def test_the_first_own_lot_or_die_in_table_order_is_given_up() -> None:
    giving_up, moving = GAME.read(GIVING_UP), GAME.read(MOVING_DIE)
    assert isinstance(giving_up, Choosing)
    assert isinstance(moving, Choosing)

    assert overdue(giving_up) == GiveUp(giving_up.table.markers(RED)[0])
    assert overdue(moving) == MoveDie(moving.table.dice(RED)[0])


def test_dice_stay_as_they_were_rolled() -> None:
    state = GAME.read(ARRANGING)
    before = state.table
    while isinstance(state, Choosing) and isinstance(move := overdue(state), Arrange):
        state = after(state, Moved(chooser(state), move)).state

    assert state.table.plots == before.plots


def test_a_card_is_drawn_and_the_turn_is_ended() -> None:
    drawing, acting = position("drawing", "A1:0"), position("acting", "A1:0")
    assert isinstance(drawing, Choosing)
    assert isinstance(acting, Choosing)

    assert overdue(drawing) == DrawCard()
    assert overdue(acting) == EndTurn()


def test_only_the_own_offers_are_refused() -> None:
    state = position("acting", "A1:0")
    for to in (YELLOW, BLUE):
        state = after(state, Moved(RED, Offer(to, terms(goods(1))))).state

    assert refusals(state.table, BLUE) == (Refuse(2),)
