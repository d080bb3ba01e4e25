from itertools import groupby

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.core.chance import Dice, Draw, Drawn, Rolled
from croupier.core.errors import InvalidOptions, WrongOutcome
from croupier.core.game import Step
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.lasvegas import dealing
from croupier.lasvegas.ending import next_round
from croupier.lasvegas.events import Event, NoteTurned, RoundBegan, StarterDrawn, WhiteScattered
from croupier.lasvegas.notes import COUNTS, VALUES, Dollars
from croupier.lasvegas.state import (
    FACES,
    Casino,
    Dealing,
    Hand,
    Options,
    Purse,
    Rolling,
    Scattering,
    Starting,
    State,
    Table,
    empty_casinos,
)
from tests.strategies import GAME, OFTEN, LasVegasSitting, sittings

LARGE = VALUES.index(dealing.FULL)
"""Where in a deck the notes begin that fill a casino at once."""


def begun(seats: int, options: Options) -> Table:
    """Return the table of a game before its first note."""
    state = dealing.begin(seats, options, Seat(0)).state
    assert isinstance(state, Dealing)
    return state.table


def full(table: Table) -> Table:
    """Return the table with a note of $90,000 in each casino."""
    return replace(table, casinos=(Casino((Dollars(90_000),), (0,) * table.seats, 0),) * 6)


class TestSeats:
    @pytest.mark.parametrize(
        ("seats", "options", "sentence"),
        [
            (0, Options(), "Las Vegas is for 2 to 5 seats, not 0."),
            (1, Options(), "Las Vegas is for 2 to 5 seats, not 1."),
            (6, Options(), "Las Vegas is for 2 to 5 seats, not 6."),
            (1, Options(white=True), "Las Vegas with white dice is for 2 to 4 seats, not 1."),
            (5, Options(white=True), "Las Vegas with white dice is for 2 to 4 seats, not 5."),
            (2, Options(start=Seat(2)), "The start player must be a seat from 0 to 1."),
            (5, Options(start=Seat(-1)), "The start player must be a seat from 0 to 4."),
        ],
    )
    def test_are_refused_where_no_game_is_for_them(
        self, seats: int, options: Options, sentence: str
    ) -> None:
        """LV-2.1, LV-2.2."""
        with pytest.raises(InvalidOptions) as refusal:
            dealing.start(seats, options)

        assert refusal.value.sentence == sentence

    @pytest.mark.parametrize(
        ("seats", "white"),
        [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (4, True)],
    )
    def test_are_two_to_five_and_with_white_dice_two_to_four(
        self, *, seats: int, white: bool
    ) -> None:
        """LV-2.1."""
        for start in range(seats):
            step = dealing.start(seats, Options(white=white, start=Seat(start)))
            assert step.events == (RoundBegan(1, Seat(start)),)


class TestStarting:
    def test_the_lot_decides_between_all_seats_when_nobody_is_named(self) -> None:
        """LV-2.2."""
        state = Starting(3, Options())

        assert dealing.start(3, Options()) == Step(state, ())
        assert dealing.lot(state) == Draw(((Seat(0), 1), (Seat(1), 1), (Seat(2), 1)))

    def test_the_seat_drawn_begins(self) -> None:
        """LV-2.2."""
        step = dealing.draw_starter(Starting(3, Options()), Drawn(1))

        assert step.events == (StarterDrawn(Seat(1)), RoundBegan(1, Seat(1)))
        assert step.state == dealing.begin(3, Options(), Seat(1)).state

    def test_a_seat_that_is_not_there_cannot_be_drawn(self) -> None:
        with pytest.raises(WrongOutcome):
            dealing.draw_starter(Starting(3, Options()), Drawn(3))

    def test_the_seat_named_begins_without_a_lot(self) -> None:
        """LV-2.2, LV-2.3, LV-3.3."""
        options = Options(start=Seat(2))

        assert dealing.start(3, options) == Step(
            Dealing(
                Table(
                    options=options,
                    round=1,
                    starter=Seat(2),
                    deck=COUNTS,
                    casinos=empty_casinos(3),
                    hands=(Hand(8, 0),) * 3,
                    winnings=(Purse(()),) * 3,
                )
            ),
            (RoundBegan(1, Seat(2)),),
        )


class TestTurningNotes:
    @given(sittings())
    def test_fills_casinos_1_to_6_in_order_each_until_it_shows_50_000_and_no_longer(
        self, sitting: LasVegasSitting
    ) -> None:
        """LV-3.1."""
        events = [event for step in replay(GAME, sitting.log) for event in step.events]
        turned = [event for event in events if isinstance(event, NoteTurned)]
        fills = [
            (face, [event.note for event in fill])
            for face, fill in groupby(turned, key=lambda event: event.casino)
        ]

        assert [face for face, _ in fills] == [*FACES] * 4
        assert all(sum(notes) >= 50_000 > sum(notes[:-1]) for _, notes in fills)

    def test_sorts_the_notes_of_a_casino_by_their_value(self) -> None:
        """LV-3.2."""
        state: State = Dealing(begun(2, Options()))
        for note in (20_000, 10_000, 10_000, 90_000):
            assert isinstance(state, Dealing)
            state = dealing.turn_note(state, Drawn(note)).state

        assert isinstance(state, Dealing)
        assert state.table.casinos[0].notes == (90_000, 20_000, 10_000, 10_000)
        assert state.table.deck == (4, 7, 8, 6, 6, 5, 5, 5, 4)

    def test_a_casino_with_exactly_50_000_is_full(self) -> None:
        """LV-3.1."""
        step = dealing.turn_note(Dealing(begun(2, Options())), Drawn(50_000))
        assert isinstance(step.state, Dealing)

        assert [*dealing.short_of_money(step.state.table.casinos)] == [2, 3, 4, 5, 6]

    def test_asks_only_for_notes_never_turned_up(self) -> None:
        """LV-2.3, LV-5.5."""
        state = Dealing(replace(begun(2, Options()), deck=(0, 8, 1, 0, 0, 0, 0, 0, 2)))

        assert dealing.notes_left(state) == Draw(((20_000, 8), (30_000, 1), (90_000, 2)))
        with pytest.raises(WrongOutcome, match="There is no 10000 left to draw"):
            dealing.turn_note(state, Drawn(10_000))


class TestTheDeck:
    @OFTEN
    @given(st.lists(st.integers(0, 10**6), min_size=1, max_size=52))
    @example([0])
    @example([-1])
    def test_never_runs_out_whatever_is_turned_up(self, whims: list[int]) -> None:
        """LV-3.4: of 54 notes a game turns up 52 at most."""
        state: State = Dealing(begun(2, Options()))
        turned = 0
        while isinstance(state, Dealing):
            left = dealing.notes_left(state).bag
            assert left
            note, _ = left[whims[turned % len(whims)] % len(left)]
            state = dealing.turn_note(state, Drawn(note)).state
            turned += 1
            if isinstance(state, Rolling) and state.table.round < 4:
                state = cleared(state.table).state

        assert turned + sum(deck_of(state)) == 54
        assert turned <= 52

    def test_has_two_notes_left_when_every_casino_takes_as_many_as_it_can(self) -> None:
        """LV-3.4: small notes as long as the casino stays short of $50,000, then a large one."""
        state: State = Dealing(begun(2, Options()))
        turned = 0
        while isinstance(state, Dealing):
            face = next(dealing.short_of_money(state.table.casinos))
            shown = sum(state.table.casinos[face - 1].notes)
            left = [note for note, _ in dealing.notes_left(state).bag]
            still_short = [note for note in left if shown + note < 50_000]
            large = [note for note in left if note >= 50_000]
            state = dealing.turn_note(state, Drawn(next(iter(still_short or large)))).state
            turned += 1
            if isinstance(state, Rolling) and state.table.round < 4:
                state = cleared(state.table).state

        assert turned == 52
        assert (sum(deck_of(state)[:LARGE]), sum(deck_of(state)[LARGE:])) == (0, 2)


def cleared(table: Table) -> Step[State, Event]:
    """Take the notes off the casinos and begin the next round."""
    return next_round(replace(table, casinos=empty_casinos(table.seats)))


def deck_of(state: State) -> tuple[int, ...]:
    assert isinstance(state, Rolling)
    return state.table.deck


class TestDice:
    @pytest.mark.parametrize(
        ("seats", "white", "hand"),
        [
            (2, False, Hand(8, 0)),
            (5, False, Hand(8, 0)),
            (2, True, Hand(8, 4)),
            (3, True, Hand(8, 2)),
            (4, True, Hand(8, 2)),
        ],
    )
    def test_everyone_takes_eight_and_their_share_of_the_white_ones(
        self, *, seats: int, white: bool, hand: Hand
    ) -> None:
        """LV-3.3, LV-7.2."""
        assert dealing.full_hand(seats, Options(white=white)) == hand

    @pytest.mark.parametrize(
        ("seats", "white", "left_over"),
        [
            (2, False, 0),
            (3, False, 0),
            (4, False, 0),
            (5, False, 0),
            (2, True, 0),
            (3, True, 2),
            (4, True, 0),
        ],
    )
    def test_two_white_ones_are_left_over_with_three_players_alone(
        self, *, seats: int, white: bool, left_over: int
    ) -> None:
        """LV-7.3."""
        assert dealing.left_over(begun(seats, Options(white=white))) == left_over

    @pytest.mark.parametrize(("seats", "white"), [(2, False), (3, False), (2, True), (4, True)])
    def test_the_start_player_rolls_when_all_casinos_are_dealt(
        self, *, seats: int, white: bool
    ) -> None:
        table = full(begun(seats, Options(white=white)))

        assert dealing.dealt(table) == Rolling(table, table.starter)


class TestScattering:
    def test_comes_before_the_first_turn(self) -> None:
        """LV-7.3."""
        table = full(begun(3, Options(white=True)))

        assert dealing.dealt(table) == Scattering(table)
        assert dealing.left_over_dice(Scattering(table)) == Dice((2,))

    @pytest.mark.parametrize(
        ("dice", "white"),
        [((1, 6), [1, 0, 0, 0, 0, 1]), ((3, 3), [0, 0, 2, 0, 0, 0])],
    )
    def test_places_each_white_die_on_the_casino_of_its_face(
        self, dice: tuple[int, ...], white: list[int]
    ) -> None:
        """LV-7.3."""
        table = full(begun(3, Options(white=True)))
        step = dealing.scatter(Scattering(table), Rolled(dice))

        assert isinstance(step.state, Rolling)
        assert step.state.seat == table.starter
        assert [casino.white for casino in step.state.table.casinos] == white
        assert all(casino.dice == (0, 0, 0) for casino in step.state.table.casinos)
        assert step.state.table.hands == table.hands
        assert step.events == (WhiteScattered(tuple(FACES[face - 1] for face in dice)),)

    def test_takes_exactly_two_dice(self) -> None:
        with pytest.raises(WrongOutcome, match="2 dice are to be rolled, not 1"):
            dealing.scatter(Scattering(full(begun(3, Options(white=True)))), Rolled((1,)))
