"""The board as masks, compared with the board of the rules."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import bitboard
from croupier.kernel.lordsofvegas.codec import lots_in, mask
from croupier.kernel.lordsofvegas.row import Mask
from croupier.lordsofvegas.board import LOTS, NEIGHBOURS, PLACE, SITE, in_order
from croupier.lordsofvegas.scoring import TRACK, advance
from tests.lordsofvegas.boards import lots


def bits(names: str) -> Mask:
    return np.uint64(mask(lots(names)))


@pytest.mark.parametrize("lot", LOTS)
def test_a_lot_spreads_to_its_neighbours(lot: str) -> None:
    """LOV-2.2."""
    name = lots(lot)[0]
    reached = bitboard.spread(bitboard.bit(PLACE[name]))

    assert lots_in(int(reached)) == in_order({name, *NEIGHBOURS[name]})


def test_tiles_are_joined_that_touch_one_another() -> None:
    """LOV-2.3: A4 touches A1, C1 lies in another block."""
    tiles = bits("A1 A4 A3 C1")

    assert lots_in(int(bitboard.joined(bits("A1"), tiles))) == lots("A1 A4")
    assert lots_in(int(bitboard.joined(bits("A3"), tiles))) == lots("A3")


def test_lots_of_a_mask_are_counted_in_their_order() -> None:
    some = bits("A2 B1 F9")

    assert lots_in(int(bitboard.first(some))) == lots("A2")
    assert [LOTS[bitboard.nth(some, number)] for number in range(3)] == ["A2", "B1", "F9"]


@pytest.mark.parametrize("money", [0, 6, 8, 15, bitboard.MOST_COST])
def test_what_can_be_paid_for_is_what_costs_no_more(money: int) -> None:
    """LOV-8.2, LOV-9.2."""
    costs = {lot: SITE[lot].build_cost for lot in LOTS}
    build, sprawl = bitboard.BUILD_AFFORD[money], bitboard.SPRAWL_AFFORD[money]

    assert lots_in(int(build)) == tuple(lot for lot in LOTS if costs[lot] <= money)
    assert lots_in(int(sprawl)) == tuple(lot for lot in LOTS if 2 * costs[lot] <= money)


def test_a_chip_comes_to_stand_where_the_rules_put_it() -> None:
    """LOV-7.2."""
    for place, space in enumerate(TRACK):
        reached = [TRACK[int(there)] for there in bitboard.ADVANCE[place]]

        assert reached == [advance(space, points) for points in range(len(reached))]
