"""Greedy players in the kernel beside the readable ones."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas import Greedy, Uniform
from croupier.bots.lordsofvegas.bargaining import bargaining
from croupier.core.chance import Dealer
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, desk, policies, row
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Acting, State
from croupier.lordsofvegas.turns import awaited
from tests.lordsofvegas.boards import GAME as RULES
from tests.lordsofvegas.strategies import acting

GAME, ASIDE = range(2)


class Compared:
    """A greedy bot that fails where the one in the kernel moves otherwise."""

    def __init__(self) -> None:
        self._bot = Greedy(Random(0))
        self._rows = row.rows(2)
        self._desk = desk.desk()
        self._rows[GAME].offered_at[:] = row.NEVER
        self.compared = 0

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        move = self._bot.choose(seat, view, legal)
        codec.write(self._rows, GAME, view)
        policies.move_greedily(self._rows, GAME, ASIDE, self._desk)
        after = RULES.step(view, Moved(seat, move)).state
        assert bytes(codec.part(self._rows, GAME)) == codec.encode(after), (RULES.text(view), move)
        self.compared += 1
        return move


class Bargaining:
    """A bot that plays uniformly and offers all kinds of things."""

    def __init__(self, luck: Random) -> None:
        self.choose = bargaining(Uniform(luck).choose, luck)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strangers", [0, 1])
def test_it_makes_every_move_of_whole_games(seats: int, strangers: int) -> None:
    """Beside a stranger it meets boards and offers that its like never make."""
    game, compared = LordsOfVegas(), Compared()
    bots: list[Bot[State, Move]] = [compared, *(Greedy(Random(0)) for _ in range(seats - 1))]
    for number in range(strangers):
        bots[-1 - number] = Bargaining(Random(seats))
    for deal in range(6):
        play(game, bots, Options(), Dealer.numbered(deal, seats))

    assert compared.compared > 50 * seats


@settings(max_examples=300)
@given(acting())
def test_it_makes_the_move_in_any_position(state: Acting) -> None:
    turn = awaited(state)
    assert isinstance(turn, Turn)
    seat = turn.next_to_move
    Compared().choose(seat, state, RULES.legal(state, seat))
