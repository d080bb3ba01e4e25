"""The rules of Pig, each by an example, and as they are read aloud."""

from collections.abc import Sequence

import pytest
from croupier_pig.events import DieRolled, Event, GameEnded, PointsBanked, StakeLost
from croupier_pig.game import Pig
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import Choosing, Options, Over, Rolling, State, Table
from croupier_pig.turns import is_still_overdue, overdue
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Drawn, Rolled
from croupier.core.errors import IllegalMove, InvalidOptions, Refusal, WrongOutcome
from croupier.core.game import Game, Moved, Result, Step
from croupier.core.seats import Seat
from tests.pig.strategies import games, openings, positions, walk, whims

ANNA, BENNO = Seat(0), Seat(1)
GAME = Pig()


def table(*banks: int, target: int = 100) -> Table:
    return Table(Options(target), banks)


def rolled(state: State, face: int, game: Pig = GAME) -> Step[State, Event]:
    return game.step(state, Rolled((face,)))


def test_pig_is_a_game_of_the_house() -> None:
    game: Game[State, Move, Event, Options] = Pig()

    assert (game.name, game.rules, game.scores) == ("pig", 2, ("points",))


def test_seat_0_begins_with_empty_banks() -> None:
    """PIG-1.3, PIG-2.1."""
    assert GAME.start(3, Options()) == Step(Choosing(table(0, 0, 0), ANNA, 0))


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_play(seats: int) -> None:
    """PIG-1.2."""
    with pytest.raises(InvalidOptions, match=f"2 to 8 seats, not {seats}"):
        GAME.start(seats, Options())


@pytest.mark.parametrize("target", [9, 1001])
def test_the_target_is_from_10_to_1000(target: int) -> None:
    """PIG-1.4."""
    with pytest.raises(InvalidOptions, match=f"10 to 1000 points, not {target}"):
        GAME.start(2, Options(target))


def test_a_turn_begins_with_a_roll() -> None:
    """PIG-2.2."""
    state = GAME.start(2, Options()).state

    assert GAME.legal(state, ANNA) == (Roll(),)
    with pytest.raises(IllegalMove, match="a turn begins with a roll"):
        GAME.step(state, Moved(ANNA, Hold()))
    assert GAME.step(state, Moved(ANNA, Roll())) == Step(Rolling(table(0, 0), ANNA, 0))


def test_what_is_rolled_is_put_at_stake() -> None:
    """PIG-2.3."""
    step = rolled(Rolling(table(30, 0), ANNA, 9), 5)

    assert step == Step(Choosing(table(30, 0), ANNA, 14), (DieRolled(ANNA, 5),))
    assert GAME.legal(step.state, ANNA) == (Roll(), Hold())


def test_a_1_loses_what_is_at_stake_and_the_turn() -> None:
    """PIG-2.4."""
    step = rolled(Rolling(table(0, 30), BENNO, 9), 1)

    assert step.state == Choosing(table(0, 30), ANNA, 0)
    assert step.events == (DieRolled(BENNO, 1), StakeLost(BENNO, 9))


def test_holding_banks_what_is_at_stake_and_ends_the_turn() -> None:
    """PIG-2.5."""
    step = GAME.step(Choosing(table(30, 0), ANNA, 14), Moved(ANNA, Hold()))

    assert step == Step(Choosing(table(44, 0), BENNO, 0), (PointsBanked(ANNA, 14, 44),))


def test_whoever_is_out_of_time_rolls_once_and_then_holds() -> None:
    """PIG-2.6."""
    begun = Choosing(table(0, 0), ANNA, 0)
    assert overdue(begun, ANNA) == Roll()
    lucky, unlucky = Choosing(table(0, 0), ANNA, 4), Choosing(table(0, 0), BENNO, 0)
    assert is_still_overdue(begun, lucky, ANNA)
    assert overdue(lucky, ANNA) == Hold()
    assert not is_still_overdue(begun, unlucky, ANNA)
    with pytest.raises(Refusal, match="Nobody waits for seat 0"):
        overdue(unlucky, ANNA)


def test_whoever_holds_the_target_has_won() -> None:
    """PIG-3.1, PIG-3.2."""
    step = GAME.step(Choosing(table(88, 40, 40), ANNA, 12), Moved(ANNA, Hold()))

    assert step.state == Over(table(100, 40, 40))
    assert step.events == (PointsBanked(ANNA, 12, 100), GameEnded(ANNA, 100))
    assert GAME.result(step.state) == Result(((100,), (40,), (40,)))
    assert GAME.legal(step.state, BENNO) == ()
    with pytest.raises(IllegalMove, match="The game is over"):
        GAME.check(step.state, BENNO, Roll())


def test_version_1_is_won_by_rolling_and_version_2_only_by_holding() -> None:
    """PIG-4."""
    close = Rolling(table(88, 0), ANNA, 8)

    assert rolled(close, 4, Pig(1)).state == Over(table(100, 0))
    assert rolled(close, 4, Pig(2)).state == Choosing(table(88, 0), ANNA, 12)


def test_nobody_moves_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="It is not your turn"):
        GAME.check(Choosing(table(0, 0), ANNA, 4), BENNO, Hold())
    with pytest.raises(IllegalMove, match="It is not your turn"):
        GAME.check(Rolling(table(0, 0), ANNA, 4), ANNA, Hold())


def test_nothing_is_rolled_that_was_not_asked_for() -> None:
    with pytest.raises(WrongOutcome, match="Nothing is to be rolled"):
        rolled(Choosing(table(0, 0), ANNA, 4), 3)
    with pytest.raises(WrongOutcome, match="Dice are to be rolled"):
        GAME.step(Rolling(table(0, 0), ANNA, 4), Drawn(3))


@given(positions(), st.sampled_from([Roll(), Hold()]), st.integers(0, 7).map(Seat))
def test_a_move_is_legal_if_nothing_is_said_against_it(
    position: tuple[Pig, State], move: Move, seat: Seat
) -> None:
    game, state = position
    if move in game.legal(state, seat):
        game.check(state, seat, move)
        return
    with pytest.raises(IllegalMove) as refused:
        game.check(state, seat, move)
    assert refused.value.position == game.text(state)


@given(games, openings, whims)
def test_agrees_with_the_game_read_aloud(
    game: Pig, opening: tuple[int, Options], whims: Sequence[int]
) -> None:
    """Take a slip of paper for each player; roll, add up, strike out, write down."""
    seats, options = opening
    slips, turn, adding = [0] * seats, 0, 0
    for state, entry in walk(game, opening, whims):
        assert [*state.table.banks] == slips
        assert isinstance(state, Choosing | Rolling)
        assert (state.seat, state.stake) == (turn % seats, adding)
        match entry:
            case Rolled((1,)):
                turn, adding = turn + 1, 0
            case Rolled((face,)):
                adding += face
                if game.rules == 1 and slips[turn % seats] + adding >= options.target:
                    slips[turn % seats] += adding
            case Moved(_, Hold()):
                slips[turn % seats] += adding
                turn, adding = turn + 1, 0
            case _:
                pass
    over = game.step(state, entry).state
    assert over == Over(Table(options, tuple(slips)))
    assert sum(slip >= options.target for slip in slips) == 1
