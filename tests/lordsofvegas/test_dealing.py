"""Set-up: start cards, the place of the End of Game card, and who begins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Dealer, Dice, Draw, Drawn, Rolled
from croupier.core.errors import InvalidOptions, WrongOutcome
from croupier.core.game import Entry, Moved, Step, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, SITE, Lot
from croupier.lordsofvegas.events import (
    CardDrawn,
    EndCardDrawn,
    Event,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    StartTied,
    TurnBegan,
)
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Beginning, Dealing, Drawing, Options, Over, State
from tests.lordsofvegas.boards import BLUE, GAME, GREEN, RED, YELLOW, after, shown

players = st.integers(2, 4)
seeds = st.integers(0, 2**32 - 1)


def started(seats: int) -> State:
    return GAME.start(seats, Options()).state


def dealt(seats: int, cards: str) -> Step[State, Event]:
    return after(started(seats), *map(Drawn, cards.split()))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 9])
def test_lords_of_vegas_is_for_2_to_4(seats: int) -> None:
    """LOV-1.1."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.start(seats, Options())

    assert refused.value.sentence == f"Lords of Vegas is for 2 to 4 seats, not {seats}."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_an_empty_board_and_all_cards_unseen(seats: int) -> None:
    """LOV-3.1."""
    step = GAME.start(seats, Options())
    table = step.state.table

    assert isinstance(step.state, Dealing)
    assert step.events == ()
    assert shown(step.state) == "-"
    assert (table.deck, table.above) == (LOTS, 36)
    assert (table.money, table.points) == ((0,) * seats, (0,) * seats)
    assert GAME.awaited(step.state) == Draw(tuple((lot, 1) for lot in LOTS))


def test_each_seat_is_dealt_two_cards_and_their_money() -> None:
    """LOV-3.2, LOV-3.3."""
    step = dealt(3, "C5 E6 A1 B4 F8 D2")

    assert step.events == (
        StartCardDealt(RED, Lot("C5"), 9),
        StartCardDealt(RED, Lot("E6"), 4),
        StartCardDealt(YELLOW, Lot("A1"), 7),
        StartCardDealt(YELLOW, Lot("B4"), 4),
        StartCardDealt(GREEN, Lot("F8"), 8),
        StartCardDealt(GREEN, Lot("D2"), 7),
    )
    assert step.state.table.money == (13, 11, 15)
    assert shown(step.state) == "A1:1 B4:1 C5:0 D2:2 E6:0 F8:2"
    assert step.state.table.deck == tuple(
        lot for lot in LOTS if lot not in ("C5", "E6", "A1", "B4", "F8", "D2")
    )
    assert isinstance(step.state, Beginning)


def test_no_card_is_dealt_twice() -> None:
    with pytest.raises(WrongOutcome, match="There is no A1 left to draw"):
        dealt(3, "A1 A1")


class TestWithTwoPlayers:
    def test_a_start_card_of_block_f_is_replaced_with_no_other_effect(self) -> None:
        """LOV-21.2."""
        step = dealt(2, "F1 A1 F9 F8 A2 B1 F2 B2")

        assert step.events == (
            StartCardReplaced(RED, Lot("F1")),
            StartCardDealt(RED, Lot("A1"), 7),
            StartCardReplaced(RED, Lot("F9")),
            StartCardReplaced(RED, Lot("F8")),
            StartCardDealt(RED, Lot("A2"), 8),
            StartCardDealt(YELLOW, Lot("B1"), 5),
            StartCardReplaced(YELLOW, Lot("F2")),
            StartCardDealt(YELLOW, Lot("B2"), 8),
        )
        assert step.state.table.money == (15, 13)
        assert shown(step.state) == "A1:0 A2:0 B1:1 B2:1"
        assert len(step.state.table.deck) == 40
        assert step.state.table.above == 30

    @pytest.mark.parametrize(
        ("thrown", "above"),
        [(0, 33), (1, 33), (2, 32), (3, 31), (4, 30), (5, 30), (6, 29), (7, 28), (8, 27), (9, 27)],
    )
    def test_the_end_lies_as_deep_as_the_cards_left_say(self, thrown: int, above: int) -> None:
        """LOV-3.4, LOV-3.5: it is card 28 to 34."""
        cards = [*LOTS[-9:][:thrown], "A1", "A2", "B1", "B2"]
        table = dealt(2, " ".join(cards)).state.table

        assert len(table.deck) == 44 - thrown
        assert table.above == above


@pytest.mark.parametrize(("seats", "above", "deck"), [(3, 32, 42), (4, 30, 40)])
@given(seed=seeds)
def test_with_more_players_the_end_is_always_as_deep(
    seats: int, above: int, deck: int, seed: int
) -> None:
    """LOV-3.4, LOV-3.5: card 31 for four, 33 for three."""
    state, dealer = started(seats), Dealer.numbered(seed)
    for number in range(2 * seats):
        ask = GAME.awaited(state)
        assert isinstance(ask, Draw)
        state = GAME.step(state, dealer.answer(ask, number)).state

    assert isinstance(state, Beginning)
    assert (state.table.above, len(state.table.deck)) == (above, deck)
    assert len(state.table.deck) - above == deck // 4
    assert sum(state.table.money) == sum(
        SITE[lot].start_money for lot in LOTS if lot not in state.table.deck
    )


@pytest.mark.parametrize(("seats", "number"), [(3, 33), (4, 31)])
def test_the_end_of_game_card_comes_at_its_number(seats: int, number: int) -> None:
    """LOV-3.5, LOV-5.8: the lowest card comes first, and nobody does more than they must."""
    state = GAME.step(beginning(seats), Rolled((6, 6, *(1, 1) * (seats - 1)))).state
    events: list[Event] = []
    while not isinstance(state, Over):
        step = GAME.step(state, simplest(state))
        state = step.state
        events += step.events

    cards = [event for event in events if isinstance(event, CardDrawn | EndCardDrawn)]
    assert [isinstance(card, EndCardDrawn) for card in cards] == [False] * (number - 1) + [True]


def simplest(state: State) -> Entry[Move]:
    """Draw the lowest card, or make the first move."""
    awaited = GAME.awaited(state)
    if isinstance(awaited, Turn):
        return Moved(awaited.seat, GAME.legal(state, awaited.seat)[0])
    assert isinstance(awaited, Draw)
    return Drawn(awaited.bag[0][0])


def beginning(seats: int) -> State:
    return dealt(seats, " ".join(LOTS[: 2 * seats])).state


class TestWhoBegins:
    def test_is_decided_by_two_dice_each(self) -> None:
        """LOV-3.6."""
        state = beginning(4)

        assert GAME.awaited(state) == Dice((2, 2, 2, 2))
        step = GAME.step(state, Rolled((1, 6, 4, 4, 2, 3, 1, 1)))
        assert step.events == (
            StartRolled(RED, (1, 6)),
            StartRolled(YELLOW, (4, 4)),
            StartRolled(GREEN, (2, 3)),
            StartRolled(BLUE, (1, 1)),
            TurnBegan(YELLOW),
        )
        assert isinstance(step.state, Drawing)
        assert GAME.awaited(step.state) == Turn(YELLOW)

    def test_tied_leaders_roll_again_until_one_is_highest(self) -> None:
        """LOV-3.6: it is the total that counts."""
        state = beginning(4)
        tied = GAME.step(state, Rolled((2, 6, 1, 1, 3, 5, 4, 4)))

        assert tied.events[-1] == StartTied((RED, GREEN, BLUE))
        assert GAME.awaited(tied.state) == Dice((2, 2, 2))
        again = GAME.step(tied.state, Rolled((1, 2, 6, 6, 6, 6)))
        assert again.events == (
            StartRolled(RED, (1, 2)),
            StartRolled(GREEN, (6, 6)),
            StartRolled(BLUE, (6, 6)),
            StartTied((GREEN, BLUE)),
        )
        last = GAME.step(again.state, Rolled((1, 1, 1, 2)))
        assert last.events[-1] == TurnBegan(BLUE)

    @given(players, seeds)
    def test_is_the_seat_that_rolled_most(self, seats: int, seed: int) -> None:
        """LOV-3.6."""
        state, dealer = beginning(seats), Dealer.numbered(seed)
        contenders = [Seat(seat) for seat in range(seats)]
        for number in range(100):
            ask = GAME.awaited(state)
            if isinstance(ask, Turn):
                break
            assert ask == Dice((2,) * len(contenders))
            assert isinstance(ask, Dice)
            outcome = dealer.answer(ask, number)
            assert isinstance(outcome, Rolled)
            totals = [sum(outcome.dice[2 * i : 2 * i + 2]) for i in range(len(contenders))]
            contenders = [
                seat for seat, total in zip(contenders, totals, strict=True) if total == max(totals)
            ]
            state = GAME.step(state, outcome).state

        assert [state.table.turn] == contenders

    def test_what_is_no_roll_of_so_many_dice_is_refused(self) -> None:
        with pytest.raises(WrongOutcome, match="6 dice are to be rolled, not 2"):
            GAME.step(beginning(3), Rolled((1, 2)))
