"""Which actions the seat has that is asked."""

import numpy as np
import pytest
from hypothesis import given

from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.env.lordsofvegas.meaning import moves
from croupier.lordsofvegas.state import Acting
from tests.env.lordsofvegas.seeing import TWELVE, mask_at, mask_in, names_in
from tests.lordsofvegas import strategies
from tests.lordsofvegas.boards import position


@given(strategies.acting())
def test_every_position_has_its_legal_moves(state: Acting) -> None:
    mask = mask_at(state)

    assert {*np.flatnonzero(mask).tolist()} == {*moves(state)}


@pytest.mark.parametrize("name", ["giving-up", "moving-die"])
def test_what_runs_out_in_a_take_over_is_asked_for(name: str) -> None:
    ten = " ".join(f"C{n}:0" for n in range(1, 11))
    games = LordsOfVegasGames(1)
    if name == "giving-up":
        games.put(0, position("giving-up", ten, card="A1", deck=("F1", "F2")))
        expected = [f"give-up C{n}" for n in range(1, 11)]
    else:
        games.put(0, position("moving-die", f"A1:gold {TWELVE}", card="A1", value=3))
        expected = [f"move-die C{n}" for n in range(1, 13)]

    assert [*names_in(mask_in(games))] == expected
