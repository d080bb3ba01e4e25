import pytest
from hypothesis import given

from croupier.core.errors import CroupierError
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    Casino,
    FaceDown,
    Purse,
    empty_casinos,
    face_down,
    turned_up,
    with_note,
)
from tests.strategies import notes, pile, purses


@given(purses, notes)
def test_a_note_won_is_laid_among_the_others_by_its_value(purse: Purse, note: Dollars) -> None:
    assert with_note(purse, note) == Purse(pile([note, *purse.notes]))


@given(purses, notes)
def test_a_note_won_face_down_is_only_counted(purse: Purse, note: Dollars) -> None:
    assert with_note(face_down(purse), note) == face_down(with_note(purse, note))


@given(purses)
def test_of_money_face_down_only_the_number_of_notes_is_seen(purse: Purse) -> None:
    """LV-5.6."""
    assert face_down(purse) == FaceDown(len(purse.notes))
    assert face_down(face_down(purse)) == face_down(purse)


@given(purses)
def test_money_face_up_is_turned_up_as_it_is(purse: Purse) -> None:
    assert turned_up(purse) == purse


def test_nobody_counts_what_lies_face_down() -> None:
    with pytest.raises(CroupierError) as refusal:
        turned_up(FaceDown(2))

    assert refusal.value.code == "face-down"
    assert refusal.value.sentence == "The money of another seat cannot be counted."


def test_an_empty_casino_has_neither_notes_nor_dice() -> None:
    assert empty_casinos(3) == (Casino((), (0, 0, 0), 0),) * 6
