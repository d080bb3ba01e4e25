"""What the server knows of each game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import Refusal
from croupier.core.game import EventT, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Placing
from croupier.lasvegas.state import State as LasVegasState
from croupier.lordsofvegas.moves import EndTurn, Offer, Refuse
from croupier.lordsofvegas.state import State as LordsOfVegasState
from croupier.server.entries import Level
from croupier.server.games import (
    GAMES,
    LAS_VEGAS,
    LORDS_OF_VEGAS,
    Shelf,
    UnknownGame,
    latest,
    least_done,
    most_dice,
    shelf,
)
from tests.lordsofvegas.boards import BLUE, RED, YELLOW, after, goods, position, terms
from tests.lordsofvegas.strategies import positions as lords_of_vegas_positions
from tests.strategies import placings
from tests.strategies import positions as las_vegas_positions

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
numbers = st.integers(0, 2**32)


class TestShelves:
    def test_every_game_is_known_under_its_rules(self) -> None:
        assert [*GAMES] == [("las-vegas", 1), ("lords-of-vegas", 1)]

    @pytest.mark.parametrize(("name", "rules"), GAMES)
    def test_the_latest_rules_are_found_by_the_name_alone(self, name: str, rules: int) -> None:
        assert latest(name) is shelf(name, rules) is GAMES[name, rules]

    def test_an_unknown_game_is_named(self) -> None:
        for look_up in (latest, lambda name: shelf(name, 1)):
            with pytest.raises(UnknownGame, match="There is no game “chess”; known: las-vegas, lo"):
                look_up("chess")

    def test_an_unknown_version_is_named(self) -> None:
        with pytest.raises(UnknownGame) as refused:
            shelf("lords-of-vegas", 2)

        assert refused.value.code == "unknown-game"
        assert "no rules of version 2; known: 1." in refused.value.sentence

    def test_every_level_has_a_bot(self) -> None:
        assert all(LAS_VEGAS.levels[level] in LAS_VEGAS.bots for level in LEVELS)
        assert all(LORDS_OF_VEGAS.levels[level] in LORDS_OF_VEGAS.bots for level in LEVELS)


class TestMostDice:
    @given(placings())
    def test_no_face_has_more_own_dice_and_no_lower_one_as_many(self, state: Placing) -> None:
        own = state.roll.own
        face = most_dice(state, state.seat).face
        rivals = [move.face for move in LAS_VEGAS.game.legal(state, state.seat)]

        assert all(own.count(rival) <= own.count(face) for rival in rivals)
        assert all(own.count(rival) < own.count(face) for rival in rivals if rival < face)

    def test_white_dice_alone_are_placed_if_there_are_no_others(self) -> None:
        state = LAS_VEGAS.game.read(
            "las-vegas placing white=yes open=no start=lot round=4 starter=1"
            " deck=0.0.0.0.0.0.0.0.0"
            " casinos=50:8.8+3/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0"
            " hands=0+2,0+3 won=-,- seat=0 own=- white_dice=4.6"
        )

        assert most_dice(state, Seat(0)) == Place(LAS_VEGAS.game.legal(state, Seat(0))[0].face)


class TestLeastDone:
    def test_an_offer_is_refused_before_the_turn_is_ended(self) -> None:
        state = position("acting", "A1:0")
        for maker in (YELLOW, BLUE):
            state = after(state, Moved(maker, Offer(RED, terms(goods(1))))).state

        assert least_done(state, RED) == Refuse(1)
        state = after(state, Moved(RED, Refuse(1)), Moved(RED, Refuse(2))).state
        assert least_done(state, RED) == EndTurn()


def awaited_in(one: Shelf[StateT, MoveT, EventT, OptionsT], state: StateT) -> set[Seat]:
    """Return the seats that may be given a move."""
    awaited = one.game.awaited(state)
    return {awaited.seat, *awaited.asked} if isinstance(awaited, Turn) else set()


def allows_what_is_done(one: Shelf[StateT, MoveT, EventT, OptionsT], state: StateT) -> None:
    """Check that a move made for a seat is one the rules allow, and for others there is none."""
    awaited = awaited_in(one, state)
    for seat in map(Seat, range(5)):
        view = one.game.text(one.game.view(state, seat))
        if seat in awaited:
            one.game.check(state, seat, one.overdue(state, seat))
            assert one.given_in(seat, view) == one.given_in(seat, one.game.text(state))
        else:
            with pytest.raises(Refusal, match=f"Nobody waits for seat {seat}"):
                one.overdue(state, seat)


def chooses_what_is_legal(
    one: Shelf[StateT, MoveT, EventT, OptionsT], state: StateT, luck: int
) -> None:
    """Check that bots choose from a line of text what the rules allow, and always the same."""
    for seat in awaited_in(one, state):
        view = one.game.text(one.game.view(state, seat))
        for level in LEVELS[:2]:
            move = one.chosen(level, seat, view, luck)
            assert one.chosen(level, seat, view, luck) == move
            entry = b'{"type":"moved","seat":%d,"move":%s}' % (seat, move)
            one.game.step(state, one.game.codec.entries.decode(entry))


class TestAnyPosition:
    @given(las_vegas_positions())
    def test_a_seat_of_las_vegas_is_given_a_move(self, state: LasVegasState) -> None:
        allows_what_is_done(LAS_VEGAS, state)

    @given(lords_of_vegas_positions())
    def test_a_seat_of_lords_of_vegas_is_given_a_move(self, state: LordsOfVegasState) -> None:
        allows_what_is_done(LORDS_OF_VEGAS, state)

    @given(placings(), numbers)
    def test_bots_play_las_vegas_from_text(self, state: Placing, luck: int) -> None:
        chooses_what_is_legal(LAS_VEGAS, state, luck)

    @given(lords_of_vegas_positions(), numbers)
    def test_bots_play_lords_of_vegas_from_text(self, state: LordsOfVegasState, luck: int) -> None:
        chooses_what_is_legal(LORDS_OF_VEGAS, state, luck)
