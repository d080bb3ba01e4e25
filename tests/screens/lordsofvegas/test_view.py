"""The whole table, as much as there is room for."""

import pytest

from croupier.screens.lordsofvegas.view import TALL, WIDE, TableView
from tests.lordsofvegas.boards import table
from tests.screens.showing import shown

VIEW = TableView(table("A1:gold.0.3 C5:gold.1.1", money=(9, 9)), ["Anna", "Benno"])


@pytest.mark.parametrize(("columns", "is_listed"), [(WIDE, True), (WIDE - 1, False)])
def test_casinos_are_listed_beside_the_board_where_there_is_room(
    columns: int, *, is_listed: bool
) -> None:
    lines = shown(VIEW, columns)

    assert any("pays each time" in line for line in lines) == is_listed
    assert lines[0].startswith("Cards gone/left")


def test_every_lot_has_two_lines_on_a_tall_screen() -> None:
    low, tall = shown(VIEW, lines=TALL - 1), shown(VIEW, lines=TALL)

    assert len(tall) - len(low) == 10
    assert tall[-1] == ""
