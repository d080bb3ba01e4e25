"""What the searching bot chooses in Lords of Vegas."""

from random import Random
from time import perf_counter

import pytest

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas import Uniform
from croupier.bots.lordsofvegas.montecarlo import MonteCarlo
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Accept, Build, EndTurn, Goods, Move, Offer, Refuse, Terms
from croupier.lordsofvegas.state import Options, Over, Proposal, State
from tests.lordsofvegas.boards import GAME, RED, YELLOW, position

FEW = Limit(playouts=300)


def choice(state: State, seat: Seat = RED, limit: Limit = FEW, seed: int = 1) -> Move:
    """Return what the searching bot chooses in a position."""
    return MonteCarlo(Random(seed), limit).choose(seat, state, GAME.legal(state, seat))


class TestMonteCarlo:
    def test_takes_the_win_that_is_there(self) -> None:
        """The End of Game card is next and pays the Strip: a tile on B1 is the point that wins."""
        state = position("acting", "B1:0 A1:0", money=(15, 0, 0, 0), points=(7, 7, 0, 0), above=0)

        assert isinstance(chosen := choice(state), Build)
        assert chosen.lot == Lot("B1")

    def test_does_not_trade_the_win_away(self) -> None:
        """The Strip pays once more: the die is the point that wins, and money only breaks ties."""
        state = position(
            "drawing",
            "A3:green.0.5",
            points=(5, 5, 0, 0),
            money=(0, 30, 0, 0),
            above=0,
            turn=YELLOW,
            offers=[offered(Terms(Goods(money=20), Goods(dice=(Lot("A3"),))))],
        )

        assert choice(state) == Refuse(1)

    def test_accepts_a_gift(self) -> None:
        state = position("drawing", "A1:1 B1:1", offers=[offered(Terms(Goods(lots=(Lot("B1"),))))])

        assert choice(state) == Accept(1)

    def test_offers_a_trade_once_a_turn(self) -> None:
        """Yellow is boss of the casino red has a die in, and pays for it."""
        state = position("acting", "A1:gold.0.3 A4:gold.1.4", money=(0, 90, 0, 0))
        bot, legal = MonteCarlo(Random(1), FEW), GAME.legal(state, RED)
        offer = bot.choose(RED, state, legal)

        assert isinstance(offer, Offer)
        assert offer.terms.give == Goods(dice=(Lot("A1"),))
        assert bot.choose(RED, state, legal) == EndTurn()

    def test_chooses_the_same_with_the_same_luck(self) -> None:
        state = position("acting", "A1:0 A2:0 B1:1 B2:gold.1.2 B3:0")

        assert len({repr(choice(state, seed=7)) for _ in range(3)}) == 1

    def test_does_with_a_single_playout(self) -> None:
        state = position("acting", "A1:0 A2:0")

        assert choice(state, limit=Limit(playouts=1)) in GAME.legal(state, RED)

    def test_keeps_to_its_time(self) -> None:
        state = position("acting", "A1:0 A2:0")
        choice(state)
        began = perf_counter()

        assert choice(state, limit=Limit(seconds=0.02)) in GAME.legal(state, RED)
        assert perf_counter() - began >= 0.02

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_plays_with_traders_to_the_end(self, seats: int) -> None:
        others = [Uniform(Random(seat)) for seat in range(1, seats)]
        bots: list[Bot[State, Move]] = [MonteCarlo(Random(0), Limit(playouts=20)), *others]

        assert isinstance(play(GAME, bots, Options(), Dealer.numbered(4)).state, Over)


def offered(terms: Terms) -> Proposal:
    """Return an offer of yellow to red."""
    return Proposal(1, YELLOW, RED, terms)


def test_montecarlo_wins_clearly_more_than_its_share_against_three_uniforms() -> None:
    """Of 8 games its share would be 2."""
    wins = 0.0
    for number in range(8):
        seated: list[Bot[State, Move]] = [Uniform(Random(10 * number + seat)) for seat in range(4)]
        seated[number % 4] = MonteCarlo(Random(number), FEW)
        result = GAME.result(play(GAME, seated, Options(), Dealer.numbered(6, number)).state)
        assert result is not None
        wins += float(result.win_shares[number % 4])

    assert wins > 6
