"""A bot that tries everything."""

from collections import Counter
from random import Random

from croupier.bots.lordsofvegas import Uniform
from croupier.lordsofvegas.moves import EndTurn, Gamble, Move, Offer
from croupier.lordsofvegas.state import State
from tests.lordsofvegas.boards import GAME, RED, gamble, position

STATE = position("acting", "A1:0 B2:0 C1:gold.1.5", money=(50, 50))


def choices(state: State, *, trades: bool, times: int = 900) -> list[Move]:
    """Return what is chosen in a position again and again."""
    bot, legal = Uniform(Random(5), trades=trades), GAME.legal(state, RED)
    return [bot.choose(RED, state, legal) for _ in range(times)]


def test_every_kind_of_move_is_chosen_equally_often() -> None:
    """There are ten ways to build, one to gamble and one to end the turn."""
    kinds = Counter(type(move).__name__ for move in choices(STATE, trades=False))

    assert {*kinds} == {"Build", "Gamble", "EndTurn"}
    assert all(250 < count < 350 for count in kinds.values())


def test_offers_are_one_kind_more_and_the_rules_allow_them() -> None:
    offers = [move for move in choices(STATE, trades=True) if isinstance(move, Offer)]

    assert offers
    for offer in offers:
        GAME.check(STATE, RED, offer)


def test_a_bet_is_any_up_to_the_highest() -> None:
    bets = {move for move in choices(STATE, trades=False) if isinstance(move, Gamble)}

    assert bets == {gamble("C1", bet) for bet in range(1, 6)}


def test_without_a_choice_the_turn_ends() -> None:
    state = position("acting", money=(0, 0))

    assert {*choices(state, trades=False, times=5)} == {EndTurn()}
