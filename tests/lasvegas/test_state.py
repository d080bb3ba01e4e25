import pytest
from hypothesis import given

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.lasvegas import LasVegas, Options
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    Casino,
    FaceDown,
    Purse,
    empty_casinos,
    face_down,
    secret_winnings,
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


@pytest.mark.parametrize(("is_open", "won"), [("no", Purse((Dollars(90_000),))), ("yes", None)])
def test_only_money_that_lies_face_down_is_a_secret(is_open: str, won: Purse | None) -> None:
    """LV-5.6."""
    casinos = "/".join(["50:0.0+0"] * 6)
    state = LasVegas().read(
        f"las-vegas placing white=no open={is_open} start=lot round=2 starter=1"
        f" deck=6.8.8.6.0.5.5.5.4 casinos={casinos} hands=8+0,8+0 won=90,-"
        " seat=1 own=1.1.2.2.3.5.6.6 white_dice=-"
    )

    assert secret_winnings(state, Seat(0)) == won


def test_nobody_has_a_secret_before_anything_lies_on_the_table() -> None:
    assert secret_winnings(LasVegas().start(2, Options()).state, Seat(0)) is None
