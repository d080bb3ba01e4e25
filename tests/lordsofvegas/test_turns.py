"""Who may do what in which phase: what is listed is what is allowed."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Dice, Draw, Drawn, Outcome, Rolled
from croupier.core.errors import IllegalMove, Refusal, WrongOutcome
from croupier.core.game import End, Moved, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import COLOURS, LOTS, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Build,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Withdraw,
)
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Beginning,
    Betting,
    Dealing,
    Drawing,
    GivingUp,
    MovingDie,
    Over,
    Rerolling,
    Revealing,
    Settling,
    State,
)
from tests.lordsofvegas.boards import GAME, position, reorganize
from tests.lordsofvegas.strategies import acting, positions
from tests.lordsofvegas.traders import is_allowed

NAMES = (*LOTS, Lot("A7"), Lot("a1"), Lot(""))


def thinkable(state: State, seat: Seat) -> Iterator[Move]:
    """Yield moves of every kind, sensible or not; bets from nothing to one above the limit."""
    table = state.table
    yield from (DrawCard(), EndTurn(), LayOff(), Stand())
    yield from map(Arrange, range(-1, 8))
    for name in NAMES:
        yield from (GiveUp(name), MoveDie(name), Reorganize(name), Gamble(name, 1))
        yield from (Remodel(name, colour) for colour in COLOURS)
    for number in range(table.offers_made + 2):
        yield from (Accept(number), Refuse(number), Withdraw(number))
    moving = (None, *table.dice(seat)[-1:], Lot("E5"))
    for die in moving:
        yield from (Build(name, colour, die) for name in NAMES for colour in COLOURS)
    for casino in casinos(table):
        named = (casino.lots[0], casino.lots[-1])
        for die in moving:
            yield from (Sprawl(tile, name, die) for tile in named for name in NAMES)
        bets = range(5 * casino.tiles + 2)
        yield from (Gamble(tile, bet) for tile in named for bet in bets)


def listed(state: State, seat: Seat) -> set[Move]:
    """Spell the list of legal moves out: casinos by any lot, and every bet up to the highest."""
    all_lots = {casino.lots[0]: casino.lots for casino in casinos(state.table)}
    moves: set[Move] = set()
    for move in GAME.legal(state, seat):
        match move:
            case Sprawl(casino, lot, moving):
                moves |= {Sprawl(name, lot, moving) for name in all_lots[casino]}
            case Remodel(casino, colour):
                moves |= {Remodel(name, colour) for name in all_lots[casino]}
            case Reorganize(casino):
                moves |= {Reorganize(name) for name in all_lots[casino]}
            case Gamble(casino, highest):
                bets = range(1, highest + 1)
                moves |= {Gamble(name, bet) for name in all_lots[casino] for bet in bets}
            case _:
                moves.add(move)
    return moves


def compare(state: State, seat: Seat) -> None:
    """Compare what is listed with what is allowed."""
    legal = GAME.legal(state, seat)
    assert len({*legal}) == len(legal)
    for move in legal:
        GAME.check(state, seat, move)
    thought_of = {*thinkable(state, seat)}
    allowed = {move for move in thought_of if is_possible(state, seat, move)}
    assert allowed == listed(state, seat) & thought_of


def is_possible(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the rules take a move, without asking for the text of the position."""
    try:
        turns.move(state, seat, move)
    except Refusal:
        return False
    return True


class TestMoves:
    @given(acting())
    def test_on_any_board_are_allowed_if_and_only_if_they_are_listed(self, state: Acting) -> None:
        compare(state, state.table.turn)

    @given(positions(), st.integers(-1, 4))
    def test_in_any_game_are_allowed_if_and_only_if_they_are_listed(
        self, state: State, number: int
    ) -> None:
        awaited = GAME.awaited(state)
        compare(state, awaited.seat if isinstance(awaited, Turn) else Seat(number))

    @given(positions(), st.integers(-1, 4))
    def test_of_those_who_are_not_waited_for_are_answers_to_offers(
        self, state: State, number: int
    ) -> None:
        """LOV-16.3."""
        awaited, seat = GAME.awaited(state), Seat(number)
        if isinstance(awaited, Turn) and awaited.seat == seat:
            return
        for move in GAME.legal(state, seat):
            assert isinstance(move, Accept | Refuse | Withdraw)
        for move in (DrawCard(), EndTurn(), Stand(), LayOff(), Arrange(1), reorganize("A1")):
            with pytest.raises(IllegalMove) as refused:
                GAME.check(state, seat, move)
            over = isinstance(state, Over)
            assert refused.value.code == ("game-over" if over else "not-your-turn")
            assert refused.value.position == GAME.text(state)

    @given(positions(), st.data())
    def test_that_are_refused_change_nothing(self, state: State, data: st.DataObject) -> None:
        seat = Seat(data.draw(st.integers(-1, state.table.seats)))
        before = GAME.text(state)
        move = data.draw(st.sampled_from([*thinkable(state, seat)]))
        if is_allowed(state, seat, move):
            assert GAME.step(state, Moved(seat, move)).state != state
        else:
            with pytest.raises(IllegalMove) as refused:
                GAME.step(state, Moved(seat, move))
            assert refused.value.code
            assert refused.value.sentence.endswith(".")
            assert refused.value.position == before
        assert GAME.text(state) == before


class TestAwaited:
    @given(positions())
    def test_is_what_the_phase_needs(self, state: State) -> None:
        awaited, table = GAME.awaited(state), state.table
        match state:
            case Dealing() | Revealing():
                assert awaited == Draw(tuple((lot, 1) for lot in table.deck))
            case Beginning(_, contenders):
                assert awaited == Dice((2,) * len(contenders))
            case Settling() | Rerolling():
                assert isinstance(awaited, Dice)
                assert {*awaited.alike} == {1}
            case Betting():
                assert awaited == Dice((2,))
            case Drawing() | Acting():
                assert isinstance(awaited, Turn)
                assert awaited.seat == table.turn
            case GivingUp() | MovingDie():
                assert awaited == Turn(table.turn)
            case Arranging(_, seat):
                assert awaited == Turn(seat)
            case Answering():
                assert awaited == Turn(state.boss)
            case Over():
                assert awaited == End()

    def test_takes_no_outcome_while_somebody_is_to_act(self) -> None:
        with pytest.raises(WrongOutcome, match=r"^Nothing is to be rolled or drawn here\.$"):
            GAME.step(position("acting", "A1:0"), Rolled((1,)))

    @given(positions(), st.sampled_from([Rolled((7,)), Drawn("Luxor"), Rolled(()), Drawn(1)]))
    def test_takes_no_outcome_that_was_not_asked_for(self, state: State, outcome: Outcome) -> None:
        with pytest.raises(WrongOutcome) as refused:
            GAME.step(state, outcome)

        if isinstance(GAME.awaited(state), Turn | End):
            assert refused.value.sentence == "Nothing is to be rolled or drawn here."


def test_nobody_is_waited_for_at_the_end() -> None:
    assert GAME.awaited(position("over", "A1:0", above=0)) == End()
