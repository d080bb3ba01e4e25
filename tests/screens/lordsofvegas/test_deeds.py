"""Actions, read from their words."""

import pytest
from msgspec.structs import replace

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.state import Built, Die
from croupier.screens.lordsofvegas.reading import read
from croupier.screens.screen import Unreadable
from tests.screens.lordsofvegas.scenes import NAMES, position
from tests.screens.lordsofvegas.tables import ANNA


def test_a_lot_beside_two_own_casinos_is_sprawled_onto_from_one_of_them() -> None:
    state = position("acting")
    table = state.table.with_plots({Lot("D9"): Built("purple", Die(ANNA, 5))})
    between = table.with_plots({Lot("D6"): Built("gold", Die(ANNA, 5))})
    view = replace(state, table=between)

    with pytest.raises(Unreadable, match="Say from where: sprawl D1 D3 or sprawl D6 D3"):
        read("sprawl D3", view, ANNA, NAMES)
