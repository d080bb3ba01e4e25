"""What is done for a seat whose time is up (LV-4.6)."""

from collections.abc import Sequence
from itertools import count

import pytest
from hypothesis import given

from croupier.core.chance import Dealer
from croupier.core.errors import Refusal
from croupier.core.game import End, Moved, Turn
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    Casino,
    Face,
    Hand,
    Options,
    Placing,
    Purse,
    Roll,
    Rolling,
    State,
    Table,
)
from croupier.lasvegas.timeouts import is_still_overdue, overdue
from croupier.lasvegas.validation import is_sound
from tests.strategies import GAME, placings, positions, seeds

ALL = Hand(8, 4)
"""What each of two has in hand at the start of a round with white dice (LV-7.2)."""


def placing(own: Sequence[int], white: Sequence[int] = (), waiting: Hand = ALL) -> Placing:
    """Set up a table for two, the second of whom has rolled; dice not in a hand are on casino 1."""
    hands = (waiting, Hand(len(own), len(white)))
    out = tuple(ALL.own - hand.own for hand in hands)
    full = Casino((Dollars(50_000),), out, sum(ALL.white - hand.white for hand in hands))
    empty = Casino((Dollars(50_000),), (0, 0), 0)
    table = Table(
        options=Options(white=True),
        round=4,
        starter=Seat(1),
        deck=(0,) * 9,
        casinos=(full, *[empty] * 5),
        hands=hands,
        winnings=(Purse(()), Purse(())),
    )
    state = Placing(table, Seat(1), Roll(tuple(map(Face, own)), tuple(map(Face, white))))
    assert is_sound(state)
    return state


class TestTheFaceChosen:
    def test_is_the_one_most_of_the_own_dice_show(self) -> None:
        """LV-4.6: white dice do not count, and are placed with them."""
        state = placing((2, 5, 5, 6), white=(2, 2, 2, 5))

        assert overdue(state, Seat(1)) == Place(Face(5))

    def test_is_the_lower_one_between_equals(self) -> None:
        """LV-4.6."""
        state = placing((1, 3, 3, 6, 6), white=(1, 6, 6, 6))

        assert overdue(state, Seat(1)) == Place(Face(3))

    def test_is_the_lowest_where_all_dice_are_white(self) -> None:
        """LV-4.6, LV-7.4."""
        state = placing((), white=(4, 6, 6))

        assert overdue(state, Seat(1)) == Place(Face(4))

    @given(placings())
    def test_is_shown_by_no_fewer_own_dice_than_any_other(self, state: Placing) -> None:
        """LV-4.6, read aloud: sort the faces by their own dice; take the lowest of the most."""
        rivals = [move.face for move in GAME.legal(state, state.seat)]
        most = max(state.roll.own.count(face) for face in rivals)
        lowest = next(face for face in sorted(rivals) if state.roll.own.count(face) == most)

        assert overdue(state, state.seat) == Place(lowest)


class TestASeatNobodyWaitsFor:
    def test_is_given_no_move(self) -> None:
        """LV-4.6."""
        state = placing((5,))

        with pytest.raises(Refusal, match="Nobody waits for seat 0") as refused:
            overdue(state, Seat(0))
        assert refused.value.code == "not-your-turn"
        assert not is_still_overdue(state, state, Seat(0))

    def test_is_every_seat_while_dice_are_rolled(self) -> None:
        """LV-4.1."""
        state = placing((5, 6))
        rolling = GAME.step(state, Moved(Seat(1), Place(Face(5)))).state
        assert isinstance(rolling, Rolling)

        with pytest.raises(Refusal, match="Nobody waits for seat 0"):
            overdue(rolling, rolling.seat)
        assert not is_still_overdue(rolling, rolling, rolling.seat)

    @given(positions())
    def test_is_refused_in_any_position(self, state: State) -> None:
        """LV-4.6."""
        awaited = GAME.awaited(state)
        for seat in map(Seat, range(5)):
            if not (isinstance(awaited, Turn) and awaited.seat == seat):
                assert not is_still_overdue(state, state, seat)
                with pytest.raises(Refusal, match=f"Nobody waits for seat {seat}"):
                    overdue(state, seat)


class TestOnePlacement:
    def test_is_all_that_is_done_also_for_the_last_one_with_dice(self) -> None:
        """LV-4.4, LV-4.6: having rolled anew, one has time to choose again."""
        state = placing((5, 6), waiting=Hand(0, 0))
        moves, then = done_for(state, Seat(1), Dealer.numbered(0))

        assert moves == [Place(Face(5))]
        assert isinstance(then, Placing)
        assert then.seat == 1
        assert GAME.legal(then, Seat(1))

    @given(placings(), seeds)
    def test_is_all_that_is_done_in_any_position(self, state: Placing, seed: bytes) -> None:
        """LV-4.6."""
        moves, then = done_for(state, state.seat, Dealer(seed))

        assert [*moves] == [overdue(state, state.seat)]
        assert {*moves} <= {*GAME.legal(state, state.seat)}
        assert not is_still_overdue(state, then, state.seat)


def done_for(state: State, seat: Seat, dealer: Dealer) -> tuple[list[Place], State]:
    """Do all that is done for a seat whose time is up; return it and where it led."""
    since, moves, outcomes = state, list[Place](), count()
    while is_still_overdue(since, state, seat):
        moves.append(overdue(state, seat))
        state = GAME.step(state, Moved(seat, moves[-1])).state
        while not isinstance(awaited := GAME.awaited(state), Turn | End):
            state = GAME.step(state, dealer.answer(awaited, next(outcomes))).state
    return moves, state
