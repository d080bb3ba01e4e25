"""Casinos, their bosses and their dice, compared with those of the rules."""

import numpy as np
from hypothesis import given

from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import casinos as kernel
from croupier.kernel.lordsofvegas.bitboard import bit
from croupier.kernel.lordsofvegas.codec import lots_in, mask
from croupier.lordsofvegas.board import COLOURS, PLACE
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.state import Acting
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import RED, YELLOW, lots, position
from tests.lordsofvegas.strategies import acting


@given(acting())
def test_they_are_those_of_the_rules(state: Acting) -> None:
    """LOV-2.3, LOV-2.5."""
    row, found = laid(state), casinos(state.table)

    assert lots_in(int(row.reps)) == tuple(casino.lots[0] for casino in found)
    for casino in found:
        place = PLACE[casino.lots[0]]
        boss = state.table.seats if casino.boss is None else casino.boss
        tiles = kernel.casino_of(row, place)
        assert lots_in(int(tiles)) == casino.lots
        assert kernel.boss_of(row, bit(place)) == boss
        assert kernel.pips(row, tiles & kernel.all_dice(row)) == casino.pips


@given(acting())
def test_tiles_dice_and_markers_are_where_they_lie(state: Acting) -> None:
    row, table = laid(state), state.table
    seats = [*map(Seat, range(table.seats))]

    assert {*lots_in(int(kernel.all_dice(row)))} == {
        lot for seat in seats for lot in table.dice(seat)
    }
    assert {*lots_in(int(kernel.all_markers(row)))} == {
        lot for seat in seats for lot in table.markers(seat)
    }
    for number, colour in enumerate(COLOURS):
        assert kernel.tiles_left(row, number) == table.tiles_left(colour)


def test_the_highest_dice_are_found_bit_by_bit() -> None:
    row = laid(position("acting", "A1:gold.0.4 B1:gold.1.6 C1:gold.0.6 D1:gold.1.5"))
    dice = np.uint64(mask(lots("A1 B1 C1 D1")))

    assert lots_in(int(kernel.highest(row, dice))) == lots("B1 C1")
    assert [kernel.value_of(row, bit(PLACE[lot])) for lot in lots("A1 B1 D1 A6")] == [4, 6, 5, 0]


def test_a_die_that_goes_or_comes_makes_another_boss() -> None:
    row = laid(position("acting", "A1:gold.0.4 A2:gold.1.3"))
    a1, a2 = (bit(PLACE[lot]) for lot in lots("A1 A2"))
    kernel.take_die(row, a1)
    kernel.refresh(row, a1)
    assert (kernel.boss_of(row, a1), kernel.owner_of(row, a1)) == (YELLOW, row.seats)

    kernel.put_die(row, a1, RED, 3)
    kernel.refresh(row, a2)
    assert (kernel.boss_of(row, a1), bool(row.tied & a1)) == (row.seats, True)


def test_what_is_known_of_two_rows_is_compared() -> None:
    one, other = (laid(position("acting", f"A1:gold.0.{n} A2:gold.1.3")) for n in (4, 5))
    assert kernel.know_the_same(one, other)

    tied = laid(position("acting", "A1:gold.0.4 A3:gold.1.3"))
    assert not kernel.know_the_same(one, tied)
