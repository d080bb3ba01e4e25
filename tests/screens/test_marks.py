"""How seats are marked."""

from croupier.core.seats import Seat
from croupier.screens.marks import COLOURS, SHAPES, mark, name, style


def test_every_seat_has_a_shape_and_a_colour_of_its_own() -> None:
    assert len({*SHAPES}) == len({*COLOURS}) == len(SHAPES) == len(COLOURS)
    assert [mark(Seat(seat)).plain for seat in range(3)] == ["●", "▲", "■"]


def test_a_name_stands_beside_its_shape_in_one_colour() -> None:
    called = name(Seat(1), ["Anna", "Benno"])

    assert called.plain == "▲ Benno"
    assert {str(span.style) for span in called.spans} == {style(Seat(1))} == {"bold cyan"}
