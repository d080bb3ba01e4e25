import pytest
from hypothesis import given

from croupier.core.chance import Dealer, Dice, Draw, Rolled, Tape
from croupier.core.errors import IllegalMove, InvalidOptions, WrongOutcome
from croupier.core.game import End, Moved, Turn
from croupier.core.log import Log, Sitting, decisions, replay
from croupier.core.seats import Seat
from croupier.lasvegas.events import DicePlaced, DiceRolled, RoundBegan, StarterDrawn
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Options, Placing
from tests.golden.record import RECIPES, played
from tests.strategies import GAME, LasVegasSitting, outcomes_in, sittings


@given(sittings())
def test_replaying_a_log_gives_the_same_states(sitting: LasVegasSitting) -> None:
    log = sitting.log
    again = Sitting(GAME, log.seats, log.options, Tape(outcomes_in(log.entries)))
    steps = list(replay(GAME, log))
    moves = [entry for entry in log.entries if isinstance(entry, Moved)]
    after_moves = [
        step.state for step, entry in zip(steps[1:], log.entries, strict=True) if entry in moves
    ]

    assert len(steps) == 1 + len(log.entries)
    assert again.state == steps[0].state
    for entry, state in zip(moves, after_moves, strict=True):
        again.deal()
        again.play(entry.seat, entry.move)
        assert again.state == state
    assert again.state == steps[-1].state == sitting.state
    assert again.log == log


@given(sittings())
def test_news_are_the_events_of_every_step_in_order(sitting: LasVegasSitting) -> None:
    told = tuple(event for step in replay(GAME, sitting.log) for event in step.events)

    assert tuple(sitting.news()) == told
    assert tuple(sitting.news()) == ()
    assert tuple(sitting.events) == told


def sit_down() -> LasVegasSitting:
    return Sitting(GAME, 3, Options(start=Seat(2)), Dealer.numbered(1))


class TestSitting:
    def test_opens_with_an_empty_log_and_the_events_of_the_start(self) -> None:
        sitting = sit_down()

        assert sitting.log == Log(3, Options(start=Seat(2)))
        assert sitting.news() == [RoundBegan(1, Seat(2))]
        assert isinstance(sitting.awaited, Draw)

    def test_deals_until_a_seat_is_waited_for(self) -> None:
        sitting = sit_down()

        assert sitting.deal() == sitting.awaited == Turn(Seat(2))
        assert sitting.log.entries == tuple(outcomes_in(sitting.log.entries))
        assert isinstance(sitting.state, Placing)

    def test_deals_nothing_while_a_seat_is_waited_for(self) -> None:
        sitting = sit_down()
        sitting.deal()
        log = sitting.log

        assert sitting.deal() == Turn(Seat(2))
        assert sitting.log == log

    def test_deals_until_the_game_is_over(self) -> None:
        sitting = sit_down()
        while isinstance(turn := sitting.deal(), Turn):
            sitting.play(turn.seat, GAME.legal(sitting.state, turn.seat)[0])

        assert turn == sitting.awaited == End()

    def test_numbers_the_outcomes_and_not_the_moves(self) -> None:
        sitting, dealer = sit_down(), Dealer.numbered(1)
        sitting.deal()
        before = len(sitting.log.entries)
        sitting.play(Seat(2), GAME.legal(sitting.state, Seat(2))[0])
        sitting.deal()

        assert sitting.log.entries[before + 1] == dealer.answer(Dice((8, 0)), before)

    def test_tells_only_what_is_new(self) -> None:
        sitting = sit_down()
        sitting.deal()
        sitting.news()
        face = GAME.legal(sitting.state, Seat(2))[0].face
        sitting.play(Seat(2), Place(face))

        (placed,) = sitting.news()
        assert isinstance(placed, DicePlaced)
        assert (placed.seat, placed.casino) == (2, face)

    def test_has_not_changed_when_a_move_was_refused(self) -> None:
        sitting = sit_down()
        sitting.deal()
        sitting.news()
        state, log = sitting.state, sitting.log

        with pytest.raises(IllegalMove):
            sitting.play(Seat(2), Place(Face(7)))

        assert (sitting.state, sitting.log, sitting.news()) == (state, log, [])

    def test_refuses_seats_the_game_is_not_for(self) -> None:
        with pytest.raises(InvalidOptions):
            Sitting(GAME, 6, Options(), Dealer.numbered(1))


def test_the_lot_is_the_first_outcome_when_nobody_is_named() -> None:
    sitting = Sitting(GAME, 2, Options(), Dealer.numbered(1))
    sitting.deal()
    drawn, began, *_, rolled = sitting.news()

    assert isinstance(drawn, StarterDrawn)
    assert began == RoundBegan(1, drawn.seat)
    assert isinstance(rolled, DiceRolled)
    assert rolled.seat == drawn.seat


def test_a_log_with_an_entry_the_rules_refuse_is_replayed_up_to_there() -> None:
    steps = replay(GAME, Log(2, Options(), (Rolled((1,)),)))

    next(steps)
    with pytest.raises(WrongOutcome, match="Something is to be drawn here"):
        next(steps)


def test_only_what_somebody_chose_is_a_decision() -> None:
    log = played(RECIPES["won-outright"]).log
    moves = [entry for entry in log.entries if isinstance(entry, Moved)]

    assert decisions(log) == len(moves)
    assert 0 < len(moves) < len(log.entries)
