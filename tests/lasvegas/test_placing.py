import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.core.chance import Dice, Rolled
from croupier.core.errors import WrongOutcome
from croupier.core.seats import Seat
from croupier.lasvegas.events import DicePlaced, DiceRolled, NoteTaken, RoundBegan
from croupier.lasvegas.placing import dice_in_hand, faces, next_to_roll, place, placed, roll
from croupier.lasvegas.state import Dealing, Face, Hand, Placing, Roll, Rolling, Table
from tests.strategies import GAME, placings, rolls


def rolling(line: str) -> Rolling:
    state = GAME.read(line)
    assert isinstance(state, Rolling)
    return state


ALONE = rolling(
    "las-vegas rolling white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)
ONLY_WHITE = rolling(
    "las-vegas rolling white=yes open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0+0/90:0.6+4/90:0.0+0/90:0.0+0/90:0.0+0/80:0.0+0"
    " hands=0+3,2+1 won=-,- seat=0"
)


class TestRolling:
    def test_asks_for_all_dice_in_hand_own_and_white_apart(self) -> None:
        """LV-4.1, LV-7.4."""
        assert dice_in_hand(ALONE) == Dice((2, 0))
        assert dice_in_hand(Rolling(ONLY_WHITE.table, Seat(1))) == Dice((2, 1))

    def test_asks_also_a_seat_that_has_only_white_dice_left(self) -> None:
        """LV-7.5."""
        assert dice_in_hand(ONLY_WHITE) == Dice((0, 3))

    def test_shows_own_dice_and_white_ones_apart_and_waits_for_the_seat(self) -> None:
        """LV-4.1."""
        step = roll(Rolling(ONLY_WHITE.table, Seat(1)), Rolled((2, 6, 1)))
        shown = Roll((Face(2), Face(6)), (Face(1),))

        assert step.state == Placing(ONLY_WHITE.table, Seat(1), shown)
        assert step.events == (DiceRolled(Seat(1), shown),)

    def test_takes_exactly_the_dice_in_hand(self) -> None:
        """LV-4.1."""
        with pytest.raises(WrongOutcome, match="2 dice are to be rolled, not 3"):
            roll(ALONE, Rolled((1, 1, 1)))


class TestFaces:
    @given(rolls)
    def test_are_those_at_least_one_die_shows(self, shown: Roll) -> None:
        """LV-4.2, LV-7.4."""
        dice = (*shown.own, *shown.white)

        assert faces(shown) == tuple(face for face in range(1, 7) if dice.count(Face(face)))

    def test_where_all_dice_show_one_there_is_one_choice(self) -> None:
        """LV-4.3."""
        assert faces(Roll((Face(4), Face(4)), (Face(4),))) == (4,)


class TestPlacing:
    @given(placings(), st.data())
    def test_moves_every_die_of_the_face_and_no_other(
        self, state: Placing, data: st.DataObject
    ) -> None:
        """LV-4.2, LV-7.4."""
        face = data.draw(st.sampled_from(faces(state.roll)))
        table = placed(state, face)

        own = [die for die in state.roll.own if die != face]
        white = [die for die in state.roll.white if die != face]
        hands = dict(enumerate(state.table.hands))
        assert dict(enumerate(table.hands)) == {**hands, state.seat: Hand(len(own), len(white))}
        assert dice_by_face(table) == {
            **dice_by_face(state.table),
            face: [
                dice + added
                for dice, added in zip(
                    dice_by_face(state.table)[face], added_by(state, face), strict=True
                )
            ],
        }
        assert [c.notes for c in table.casinos] == [c.notes for c in state.table.casinos]
        assert (table.deck, table.winnings) == (state.table.deck, state.table.winnings)

    def test_where_others_have_dice_is_no_hindrance(self) -> None:
        """LV-4.2."""
        step = place(Placing(ALONE.table, Seat(1), Roll((Face(1), Face(2)), ())), Face(1))

        assert isinstance(step.state, Rolling)
        assert step.state.table.casinos[0].dice == (8, 1, 0)

    def test_the_last_one_with_dice_goes_on_alone(self) -> None:
        """LV-4.4."""
        step = place(Placing(ALONE.table, Seat(1), Roll((Face(4), Face(5)), ())), Face(4))

        assert isinstance(step.state, Rolling)
        assert step.state.seat == 1
        assert step.state.table.hands[1] == Hand(1, 0)
        assert step.events == (DicePlaced(Seat(1), Face(4), own=1, white=0),)

    def test_the_last_dice_of_all_end_the_round(self) -> None:
        """LV-4.5."""
        step = place(Placing(ALONE.table, Seat(1), Roll((Face(4), Face(4)), ())), Face(4))

        assert isinstance(step.state, Dealing)
        assert step.events[0] == DicePlaced(Seat(1), Face(4), own=2, white=0)
        assert [event.claimant for event in step.events if isinstance(event, NoteTaken)] == [
            0,
            1,
            2,
            1,
        ]
        assert step.events[-1] == RoundBegan(2, Seat(1))

    def test_white_dice_alone_are_placed_for_nobody(self) -> None:
        """LV-7.4, LV-7.5."""
        shown = Roll((), (Face(3), Face(3), Face(5)))
        step = place(Placing(ONLY_WHITE.table, Seat(0), shown), Face(3))

        assert isinstance(step.state, Rolling)
        assert step.events == (DicePlaced(Seat(0), Face(3), own=0, white=2),)
        assert step.state.table.casinos[2].dice == (0, 0)
        assert step.state.table.casinos[2].white == 2
        assert step.state.table.hands == (Hand(0, 1), Hand(2, 1))
        assert step.state.seat == 1


def dice_by_face(table: Table) -> dict[int, list[int]]:
    """Return the dice on each casino, those of each seat and then the white ones."""
    return {face: [*c.dice, c.white] for face, c in enumerate(table.casinos, 1)}


def added_by(state: Placing, face: Face) -> list[int]:
    """Return the dice a choice adds for each seat and for white, counted one by one."""
    added = [0] * (state.table.seats + 1)
    for die in state.roll.own:
        added[state.seat] += die == face
    for die in state.roll.white:
        added[-1] += die == face
    return added


class TestNextToRoll:
    @pytest.mark.parametrize(
        ("hands", "after", "seat"),
        [
            ([1, 1, 1], 0, 1),
            ([1, 1, 1], 2, 0),
            ([1, 0, 1], 0, 2),
            ([1, 0, 0], 0, 0),
            ([0, 1, 0], 2, 1),
            ([0, 0, 0], 1, None),
        ],
    )
    def test_is_the_next_seat_to_the_left_that_holds_dice(
        self, hands: list[int], after: int, seat: int | None
    ) -> None:
        """LV-4.4, LV-4.5."""
        table = replace(ALONE.table, hands=tuple(Hand(own, 0) for own in hands))

        assert next_to_roll(table, Seat(after)) == seat

    def test_is_also_a_seat_that_has_only_white_dice(self) -> None:
        """LV-7.5."""
        assert next_to_roll(ONLY_WHITE.table, Seat(1)) == 0
