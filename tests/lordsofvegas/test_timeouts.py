"""What is done for a seat whose time is up (LOV-22)."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from croupier.core.chance import Chance, Dealer, Drawn, Rolled, Tape
from croupier.core.errors import IllegalMove, Refusal
from croupier.core.game import End, Moved, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    DrawCard,
    EndTurn,
    GiveUp,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Reorganize,
    Stand,
)
from croupier.lordsofvegas.state import Acting, Arranging, Drawing, Over, State
from croupier.lordsofvegas.timeouts import is_still_overdue, overdue
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    after,
    gamble,
    goods,
    position,
    terms,
)
from tests.lordsofvegas.strategies import acting, offers, positions, seeds
from tests.lordsofvegas.test_validation import (
    ANSWERING,
    ARRANGING,
    BETTING,
    GIVING_UP,
    MOVING_DIE,
    OVER,
)

MOST = 3 + 8 + 1
"""The most that is done: offers of three others, all but the last of nine dice, the turn's end."""


def done_for(state: State, seat: Seat, chance: Chance) -> tuple[list[Move], State]:
    """Do all that is done for a seat whose time is up; return it and where it led."""
    since, moves, outcomes = state, list[Move](), count()
    while is_still_overdue(since, state, seat):
        moves.append(overdue(state, seat))
        state = GAME.step(state, Moved(seat, moves[-1])).state
        while not isinstance(awaited := GAME.awaited(state), Turn | End):
            state = GAME.step(state, chance.answer(awaited, next(outcomes))).state
    return moves, state


def offered(state: State, *offers: tuple[Seat, Seat]) -> State:
    """Lay offers of a gift on the table, by their makers and to whom they are made."""
    for maker, to in offers:
        state = after(state, Moved(maker, Offer(to, terms(goods(1))))).state
    return state


class TestABet:
    def test_is_stood_for_and_nothing_more(self) -> None:
        """LOV-22.1: the turn is another's and goes on."""
        moves, then = done_for(GAME.read(ANSWERING), YELLOW, Tape([Rolled((3, 4))]))

        assert moves == [Stand()]
        assert isinstance(then, Acting)
        assert then.table.turn == RED

    def test_leaves_an_offer_open_for_which_there_is_time_again(self) -> None:
        """LOV-22.1, LOV-22.4."""
        state = offered(position("acting", "A1:gold.1.3"), (RED, YELLOW))
        asked = after(state, Moved(RED, gamble("A1", 3))).state
        moves, then = done_for(asked, YELLOW, Tape([Rolled((3, 4))]))

        assert moves == [Stand()]
        assert GAME.awaited(then) == Turn(RED, asked=(YELLOW,))


class TestDice:
    def test_stay_as_they_were_rolled(self) -> None:
        """LOV-22.2, LOV-22.5: on the own turn that is its end too."""
        state = GAME.read(ARRANGING)
        moves, then = done_for(state, RED, Tape([]))

        assert moves == [Arrange(3), EndTurn()]
        assert (
            then.table.plots == after(Acting(state.table), Moved(RED, EndTurn())).state.table.plots
        )

    def test_stay_as_they_were_rolled_one_after_the_other(self) -> None:
        """LOV-22.2."""
        board = "A1:gold.0.3* A2:gold.0.5* A3:gold.0.2* A4:gold.0.5*"
        state = position("arranging", board, seat=RED, lots="A1.A2.A3.A4")

        assert done_for(state, RED, Tape([]))[0] == [Arrange(3), Arrange(5), Arrange(2), EndTurn()]

    def test_of_others_are_waited_for_before_the_turn_can_be_ended(self) -> None:
        """LOV-22.6: first red's time is up, then yellow's, and then red has time again."""
        board = "A1:gold.0.3* A2:gold.0.2* A3:gold.1.4* A5:gold.1.1*"
        state = position("arranging", board, seat=RED, lots="A1.A2")
        moves, waiting = done_for(state, RED, Tape([]))

        assert moves == [Arrange(3)]
        assert isinstance(waiting, Arranging)
        assert waiting.seat == YELLOW
        moves, then = done_for(waiting, YELLOW, Tape([]))
        assert moves == [Arrange(4)]
        assert then == Acting(state.table)


class TestWhatMustBeChosen:
    def test_is_the_first_own_lot(self) -> None:
        """LOV-22.3, LOV-22.5."""
        state = GAME.read(GIVING_UP)

        assert state.table.markers(RED)[0] == "C1"
        assert done_for(state, RED, Tape([]))[0] == [GiveUp(state.table.markers(RED)[0]), EndTurn()]

    def test_is_the_first_own_die(self) -> None:
        """LOV-22.3, LOV-22.5."""
        state = GAME.read(MOVING_DIE)

        assert state.table.dice(RED)[0] == "C1"
        assert done_for(state, RED, Tape([]))[0] == [MoveDie(state.table.dice(RED)[0]), EndTurn()]


class TestOffers:
    def test_are_all_refused_and_nothing_more_on_the_turn_of_another(self) -> None:
        """LOV-22.4: those to others stay open."""
        state = position("acting", "A1:0")
        asked = offered(state, (RED, BLUE), (RED, YELLOW), (YELLOW, BLUE))
        moves, then = done_for(asked, BLUE, Tape([]))

        assert moves == [Refuse(1), Refuse(3)]
        assert isinstance(then, Acting)
        assert [offer.number for offer in then.table.offers] == [2]

    def test_are_refused_before_the_turn_is_ended(self) -> None:
        """LOV-22.4, LOV-22.5."""
        state = offered(position("acting", "A1:0"), (YELLOW, RED), (BLUE, RED))

        assert done_for(state, RED, Tape([]))[0] == [Refuse(1), Refuse(2), EndTurn()]

    def test_are_refused_before_a_card_is_drawn(self) -> None:
        """LOV-22.4, LOV-22.5."""
        state = offered(position("drawing", "A1:0"), (YELLOW, RED))
        moves, _ = done_for(state, RED, Tape([Drawn("B1")]))

        assert moves == [Refuse(1), DrawCard(), EndTurn()]


class TestATurn:
    def test_is_ended(self) -> None:
        """LOV-22.5."""
        moves, then = done_for(position("acting", "A1:0"), RED, Tape([]))

        assert moves == [EndTurn()]
        assert isinstance(then, Drawing)
        assert then.table.turn == YELLOW

    def test_is_ended_once_its_card_is_drawn(self) -> None:
        """LOV-22.5."""
        moves, then = done_for(position("drawing", "A1:0"), RED, Tape([Drawn("B1")]))

        assert moves == [DrawCard(), EndTurn()]
        assert then.table.markers(RED) == ("A1", "B1")
        assert then.table.turn == YELLOW

    def test_is_ended_after_all_that_its_card_asks_for(self) -> None:
        """LOV-22.3, LOV-22.5: a marker has to move."""
        markers = " ".join(f"C{number}:0" for number in range(1, 11))
        moves, then = done_for(position("drawing", markers), RED, Tape([Drawn("B1")]))

        assert moves == [DrawCard(), GiveUp(GAME.read(GIVING_UP).table.markers(RED)[0]), EndTurn()]
        assert then.table.turn == YELLOW

    def test_is_ended_after_luck_has_settled_what_is_tied(self) -> None:
        """LOV-13.1, LOV-22.5."""
        state = position("drawing", "A1:gold A2:gold.1.3", deck=("A1", "B1"))
        moves, then = done_for(state, RED, Tape([Drawn("A1"), Rolled((2, 6))]))

        assert moves == [DrawCard(), EndTurn()]
        assert then.table.turn == YELLOW

    def test_of_one_of_two_players_is_ended_after_the_last_card(self) -> None:
        """LOV-21.3, LOV-22.5."""
        state = position("drawing", "A1:0", money=(9, 9))
        moves, then = done_for(state, RED, Tape([Drawn("F1"), Drawn("F2"), Drawn("B1")]))

        assert moves == [DrawCard(), EndTurn()]
        assert then.table.turn == YELLOW

    def test_may_end_the_game(self) -> None:
        """LOV-5.8, LOV-22.5."""
        moves, then = done_for(position("drawing", "A1:0", above=0), RED, Tape([]))

        assert moves == [DrawCard()]
        assert isinstance(then, Over)

    def test_is_all_that_is_overdue(self) -> None:
        """LOV-22.5: an offer on the next turn is another matter."""
        next_turn = offered(position("drawing", "A1:0", turn=YELLOW), (YELLOW, RED))

        assert not is_still_overdue(position("acting", "A1:0"), next_turn, RED)
        assert is_still_overdue(next_turn, next_turn, RED)


class TestASeatNobodyWaitsFor:
    @pytest.mark.parametrize(
        ("line", "seat"),
        [
            (GAME.text(position("acting", "A1:0")), YELLOW),
            (ANSWERING, RED),
            (ARRANGING, YELLOW),
            (BETTING, RED),
            (OVER, RED),
        ],
    )
    def test_is_given_no_move(self, line: str, seat: Seat) -> None:
        """LOV-22."""
        state = GAME.read(line)

        assert not is_still_overdue(state, state, seat)
        with pytest.raises(Refusal, match=f"Nobody waits for seat {seat}") as refused:
            overdue(state, seat)
        assert refused.value.code == "not-your-turn"

    @given(positions())
    def test_is_refused_in_any_position(self, state: State) -> None:
        """LOV-22."""
        for seat in {*map(Seat, range(4))} - waited_for(state):
            assert not is_still_overdue(state, state, seat)
            with pytest.raises(Refusal, match=f"Nobody waits for seat {seat}"):
                overdue(state, seat)


def waited_for(state: State) -> set[Seat]:
    """Return the seats that may be given a move."""
    awaited = GAME.awaited(state)
    return {awaited.seat, *awaited.asked} if isinstance(awaited, Turn) else set()


class TestAnyPosition:
    @given(positions(), seeds)
    def test_waits_no_longer_for_a_seat_that_was_overdue(self, state: State, seed: int) -> None:
        """LOV-22: moves the rules allow, and not many."""
        for seat in waited_for(state):
            is_enough(state, seat, seed)

    @given(acting() | positions(), seeds, st.data())
    def test_with_an_offer_waits_no_longer_either(
        self, state: State, seed: int, data: DataObject
    ) -> None:
        """LOV-22.4."""
        maker, to, deal = data.draw(offers(state))
        try:
            asked = GAME.step(state, Moved(maker, Offer(to, deal))).state
        except IllegalMove:
            return
        for seat in waited_for(asked):
            is_enough(asked, seat, seed)

    @given(acting(), seeds)
    def test_in_which_dice_are_arranged_waits_no_longer(self, state: Acting, seed: int) -> None:
        """LOV-22.2, LOV-22.6."""
        for move in GAME.legal(state, state.table.turn):
            if isinstance(move, Reorganize):
                rerolling = GAME.step(state, Moved(state.table.turn, move)).state
                awaited = GAME.awaited(rerolling)
                assert not isinstance(awaited, Turn | End)
                then = GAME.step(rerolling, Dealer.numbered(seed).answer(awaited, 0)).state
                for seat in waited_for(then):
                    is_enough(then, seat, seed)


def is_enough(state: State, seat: Seat, seed: int) -> None:
    """Check that all that is done for a seat leaves nothing to wait for from it."""
    moves, then = done_for(state, seat, Dealer.numbered(seed))

    assert 1 <= len(moves) <= MOST
    assert not any(isinstance(move, Accept) for move in moves)
    if state.table.turn == seat:
        passed = GAME.awaited(then) == End() or then.table.turn != seat
        assert passed or (isinstance(then, Arranging) and then.seat != seat)
    else:
        assert then.table.turn == state.table.turn
        assert type(then) is not type(state) or seat not in waited_for(then)
