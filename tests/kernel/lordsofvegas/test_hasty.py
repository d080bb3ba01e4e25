"""Hasty players in the kernel beside the readable ones: what falls to one, falls to the other."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas import Hasty
from croupier.bots.lordsofvegas.greedy import expected_lead
from croupier.bots.lordsofvegas.worth import lead
from croupier.core.chance import Dealer
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, desk, policies, row
from croupier.kernel.lordsofvegas.weights import DISTRACTED, ENOUGH, HAIR, OVERLOOKED
from croupier.kernel.luck import seed
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.moves import Gamble, Move
from croupier.lordsofvegas.state import Acting, State, Table
from croupier.lordsofvegas.turns import awaited
from tests.kernel.lordsofvegas.test_greedy import Bargaining
from tests.lordsofvegas.boards import GAME as RULES
from tests.lordsofvegas.strategies import acting

GAME, ASIDE, BEFORE = range(3)
HAPPENS, DOES_NOT = 0.0, 0.999


class ToldLuck(Random):
    """Luck that is told beforehand."""

    def __init__(self, told: Iterator[float]) -> None:
        super().__init__(0)
        self._told = told

    def random(self) -> float:
        return next(self._told)


class Compared:
    """A hasty bot that fails where the one in the kernel, with the same luck, moves otherwise."""

    def __init__(self, luck: int) -> None:
        self._rows = row.rows(3)
        self._desk = desk.desk()
        self._unasked = Random(luck)
        seed(self._rows[GAME].luck, np.uint64(luck), np.uint64(0))
        self.compared = 0
        self.overlooked = 0

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        self._rows[BEFORE].luck[:] = self._rows[GAME].luck
        codec.write(self._rows, GAME, view)
        move = Hasty(ToldLuck(self._told(view.table, seat))).choose(seat, view, legal)
        policies.move_hastily(self._rows, GAME, ASIDE, self._desk)
        after = RULES.step(view, Moved(seat, move)).state
        assert bytes(codec.part(self._rows, GAME)) == codec.encode(after), (RULES.text(view), move)
        assert self._rows[GAME].luck.tolist() == self._rows[BEFORE].luck.tolist()
        self.compared += 1
        return move

    def _told(self, table: Table, seat: Seat) -> Iterator[float]:
        """Tell what happens to the one in the kernel, which asks luck only about what is better.

        Of all else it makes no difference whether it is overlooked: that is drawn here.
        """
        yield self._happens(DISTRACTED)
        now, most = lead(table, seat), ENOUGH
        for action in actions(table):
            if isinstance(action, Gamble):
                continue
            gain = expected_lead(table, seat, action) - now
            if gain <= most - HAIR:
                yield self._unasked.choice((HAPPENS, DOES_NOT))
                continue
            told = self._happens(OVERLOOKED)
            if told == DOES_NOT:
                most = gain
            else:
                self.overlooked += 1
            yield told

    def _happens(self, chance: float) -> float:
        return HAPPENS if policies.happens(self._rows[BEFORE], chance) else DOES_NOT


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strangers", [0, 1])
def test_it_makes_every_move_of_whole_games(seats: int, strangers: int) -> None:
    """Beside a stranger it meets boards and offers that its like never make."""
    game, compared = LordsOfVegas(), Compared(seats)
    bots: list[Bot[State, Move]] = [compared] * seats
    for number in range(strangers):
        bots[-1 - number] = Bargaining(Random(seats))
    for deal in range(3):
        play(game, bots, Options(), Dealer.numbered(deal, seats))

    assert compared.compared > 50 * seats
    assert compared.overlooked > 10 * seats


@settings(max_examples=150)
@given(acting(), st.integers(0, 10**6))
def test_it_makes_the_move_in_any_position_with_any_luck(state: Acting, luck: int) -> None:
    turn = awaited(state)
    assert isinstance(turn, Turn)
    seat = turn.next_to_move
    legal = RULES.legal(state, seat)
    for number in range(4):
        Compared(luck + number).choose(seat, state, legal)
