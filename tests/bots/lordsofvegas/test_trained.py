"""What the bot that goes by its net chooses in Lords of Vegas."""

from collections.abc import Callable
from random import Random

import pytest

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas import Greedy, Hasty
from croupier.bots.lordsofvegas.trained import Trained
from croupier.core.chance import Dealer
from croupier.lordsofvegas.moves import Accept, Build, DrawCard, EndTurn, Move, Offer, Refuse
from croupier.lordsofvegas.state import Options, Over, Proposal, State
from tests.lordsofvegas.boards import GAME, RED, YELLOW, goods, position, terms


def choice(state: State) -> Move:
    """Return what it chooses in a position."""
    return Trained(Random(1)).choose(RED, state, GAME.legal(state, RED))


def test_it_builds_and_draws_and_ends_its_turn() -> None:
    assert isinstance(choice(position("acting", "C3:0", money=(50, 50))), Build)
    assert choice(position("drawing")) == DrawCard()
    assert choice(position("acting", money=(0, 0))) == EndTurn()


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_whole_games(seats: int) -> None:
    bots: list[Bot[State, Move]] = [Trained(Random(1))]
    bots += [Greedy(Random(1)) for _ in range(seats - 1)]

    assert isinstance(play(GAME, bots, Options(), Dealer.numbered(3)).state, Over)


@pytest.mark.parametrize("bot", [Trained, Greedy, Hasty])
def test_those_who_look_one_step_ahead_sell_nothing_they_may_do(
    bot: Callable[[Random], Bot[State, Move]],
) -> None:
    """They would not see what it costs them; what another one leaves undone is another matter."""
    deal = terms(goods(20), undone="build@C1")
    offers = [Proposal(1, YELLOW, RED, deal)]
    for turn, answer in ((RED, Refuse(1)), (YELLOW, Accept(1))):
        state = position("acting", "A1:gold.0.6 C1:0", money=(20, 40), turn=turn, offers=offers)
        assert bot(Random(1)).choose(RED, state, GAME.legal(state, RED)) == answer


def test_it_makes_no_second_offer_in_a_turn() -> None:
    state = position("acting", "A1:gold.0.6 A2:gold.1.1 C1:2", money=(60, 2, 9))
    bot, legal = Trained(Random(1)), GAME.legal(state, RED)
    moves = [bot.choose(RED, state, legal) for _ in range(2)]

    assert not isinstance(moves[1], Offer)
