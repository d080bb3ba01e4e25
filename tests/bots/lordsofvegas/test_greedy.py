"""What greedy chooses in Lords of Vegas."""

from random import Random

import pytest

from croupier.bots.lordsofvegas import Greedy
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Build,
    DrawCard,
    EndTurn,
    GiveUp,
    LayOff,
    Move,
    Offer,
    Refuse,
    Stand,
    Terms,
)
from croupier.lordsofvegas.state import Proposal, State
from tests.lordsofvegas.boards import GAME, RED, YELLOW, goods, lots, position, terms


def choice(state: State, seat: Seat = RED) -> Move:
    """Return what greedy chooses in a position."""
    return Greedy(Random(1)).choose(seat, state, GAME.legal(state, seat))


def test_it_draws_and_ends_a_turn_in_which_nothing_gains() -> None:
    assert choice(position("drawing")) == DrawCard()
    assert choice(position("acting", money=(0, 0))) == EndTurn()


def test_it_builds_where_it_can() -> None:
    assert isinstance(choice(position("acting", "A1:0", money=(50, 50))), Build)


@pytest.mark.parametrize(
    ("deal", "answer"),
    [
        (terms(give=goods(9)), Accept(1)),
        (terms(take=goods(9)), Refuse(1)),
        (terms(goods(1), goods(0, dice="A1")), Refuse(1)),
    ],
)
def test_it_accepts_what_leaves_it_better_off(deal: Terms, answer: Move) -> None:
    offer = Proposal(1, YELLOW, RED, deal)

    assert choice(position("acting", "A1:gold.0.3", turn=YELLOW, offers=[offer])) == answer


@pytest.mark.parametrize(("money", "answer"), [(50, Stand()), (15, LayOff())])
def test_it_lays_off_a_bet_that_could_ruin_it(money: int, answer: Move) -> None:
    """LOV-12.3: a bet of 5 may cost 10."""
    state = position(
        "answering",
        "A1:gold.1.3",
        money=(50, money),
        gambled="yes",
        casino="A1",
        bet=5,
        boss=YELLOW,
    )

    assert choice(state, YELLOW) == answer


@pytest.mark.parametrize(("deck", "value"), [("F9", 5), ("A1 F9", 2)])
def test_it_puts_low_dice_where_a_card_may_bring_another_owner(deck: str, value: int) -> None:
    board = "A1:gold.0.2* A2:gold.0.5*"
    state = position("arranging", board, seat=RED, lots="A1.A2", deck=lots(deck))

    assert choice(state) == Arrange(value)


def test_it_gives_up_one_of_its_lots() -> None:
    ten = " ".join(f"C{number}:0" for number in range(1, 11))
    state = position("giving-up", ten, card="A1", deck=("F1",))

    assert isinstance(choice(state), GiveUp)


def test_it_offers_a_bargain_once_a_turn() -> None:
    state = position("acting", "A1:gold.0.6 A2:gold.1.1 C1:2")
    bot, legal = Greedy(Random(1)), GAME.legal(state, RED)

    assert isinstance(bot.choose(RED, state, legal), Offer)
    assert not isinstance(bot.choose(RED, state, legal), Offer)
