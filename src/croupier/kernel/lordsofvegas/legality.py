"""Which actions the seat on turn may take. Twin: acting.check_action.

What an action needs is said here once: `is_legal` asks it of a single action, and the generator of
moves (`movegen`) of all of them. So it is said of many lots at once where that is possible, and
of a casino with `&` where `and` would be a branch that the processor cannot foresee.
"""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import (
    BUILD_AFFORD,
    MOST_COST,
    NONE,
    SPRAWL_AFFORD,
    bit,
    spread,
)
from croupier.kernel.lordsofvegas.casinos import (
    all_markers,
    all_tiles,
    casino_of,
    colour_of,
    pips,
    tiles_left,
)
from croupier.kernel.lordsofvegas.row import COLOURS, SEATS, Mask, Row
from croupier.lordsofvegas.gambling import BET_PER_TILE
from croupier.lordsofvegas.remodeling import COST_PER_TILE
from croupier.lordsofvegas.state import DICE


@compiled
def is_legal(row: Row, move: int) -> bool:
    """Tell whether the seat on turn may take an action now."""
    kind = codes.kind_of(move)
    a, b, c = codes.part(move, 0), codes.part(move, 1), codes.part(move, 2)
    if kind == codes.BUILD:
        return may_build(row, a, b, c)
    if colour_of(row, bit(a)) == COLOURS:
        return False
    tiles = casino_of(row, a)
    if kind == codes.SPRAWL:
        return may_sprawl(row, tiles, b, c)
    if kind == codes.REMODEL:
        return is_boss_of(row, tiles) and may_remodel(row, tiles) and may_become(row, tiles, b)
    if kind == codes.REORGANIZE:
        return may_reorganize(row, tiles)
    return bool(open_to_bets(row) & tiles) and 1 <= b <= highest_bet(row, tiles)


@compiled
def promised(row: Row, kind: int) -> Mask:
    """Return where an action was promised to be left undone. Twin: require_unpromised."""
    return np.uint64(row.promised[kind - codes.FIRST_ACTION])


@compiled
def purse(row: Row) -> int:
    """Return the money of the seat on turn, or the highest cost if it can pay any."""
    return int(min(row.money[row.turn], MOST_COST))


@compiled
def is_boss_of(row: Row, tiles: Mask) -> bool:
    """Tell whether the seat on turn is the boss of a casino. Twin: conditions.require_boss."""
    return bool(row.bossed[row.turn] & tiles)


@compiled
def must_move_die(row: Row) -> bool:
    """Tell whether a die must move as none is left in supply (LOV-14.4)."""
    return count(row.dice[row.turn]) == DICE


@compiled
def dice_to_move(row: Row) -> Mask:
    """Return the dice of which one must move, or none where there is one in supply."""
    return np.uint64(row.dice[row.turn]) if must_move_die(row) else NONE


@compiled
def may_move(row: Row, moving: int) -> bool:
    """Tell whether this die may, or none needs to, move. Twin: conditions.require_die."""
    if not must_move_die(row):
        return moving == 0
    return moving > 0 and bool(row.dice[row.turn] & bit(moving - 1))


@compiled
def lots_to_build(row: Row) -> Mask:
    """Return where the seat on turn may build. Twin: building.check_build (LOV-8.1)."""
    own = row.markers[row.turn]
    return np.uint64(own & BUILD_AFFORD[purse(row)] & ~promised(row, codes.BUILD))


@compiled
def may_build(row: Row, lot: int, colour: int, moving: int) -> bool:
    """Tell whether the seat on turn may build on a lot in a colour."""
    has_tile = tiles_left(row, colour) > 0
    return bool(lots_to_build(row) & bit(lot)) and has_tile and may_move(row, moving)


@compiled
def lots_to_sprawl(row: Row) -> Mask:
    """Return onto which lots the seat on turn may sprawl, if a casino of its own is beside."""
    taken = all_tiles(row) | all_markers(row) | promised(row, codes.SPRAWL)
    return np.uint64(SPRAWL_AFFORD[purse(row)] & ~taken)


@compiled
def beside(row: Row, tiles: Mask, lots: Mask) -> Mask:
    """Return those of these lots a casino can sprawl onto. Twin: sprawling.check_sprawl."""
    lots &= spread(tiles)
    if lots and tiles_left(row, colour_of(row, tiles)) == 0:
        return NONE
    return lots


@compiled
def may_sprawl(row: Row, tiles: Mask, lot: int, moving: int) -> bool:
    """Tell whether the seat on turn may sprawl from a casino onto a lot (LOV-9.1)."""
    reached = beside(row, tiles, lots_to_sprawl(row))
    return is_boss_of(row, tiles) and bool(reached & bit(lot)) and may_move(row, moving)


@compiled
def may_remodel(row: Row, tiles: Mask) -> bool:
    """Tell whether its boss may remodel a casino at all. Twin: remodeling.check_remodel."""
    has_money = row.money[row.turn] >= COST_PER_TILE * count(tiles)
    return bool(has_money) and not tiles & promised(row, codes.REMODEL)


@compiled
def may_become(row: Row, tiles: Mask, colour: int) -> bool:
    """Tell whether a casino that may be remodelled can get this colour (LOV-10.2)."""
    is_another = row.tiles[colour] & tiles == NONE
    return bool(is_another & (tiles_left(row, colour) >= count(tiles)))


@compiled
def may_reorganize(row: Row, tiles: Mask) -> bool:
    """Twin: reorganizing.check_reorganize (LOV-11.1, LOV-11.5)."""
    barred = row.marked | promised(row, codes.REORGANIZE)
    has_die, is_open = row.dice[row.turn] & tiles != NONE, barred & tiles == NONE
    has_money = row.money[row.turn] >= pips(row, tiles)
    return bool(has_die & is_open & has_money)


@compiled
def open_to_bets(row: Row) -> Mask:
    """Return the first lots of casinos with another boss; none if one may not bet (LOV-12.1)."""
    reps = NONE
    if not row.gambled and row.money[row.turn]:
        for seat in range(SEATS):
            reps |= row.bossed[seat]
    return np.uint64(reps & ~row.bossed[row.turn])


@compiled
def highest_bet(row: Row, tiles: Mask) -> int:
    """Return the most that may be bet, or 0 for nothing. Twin: gambling.check_gamble (LOV-12.2)."""
    if tiles & promised(row, codes.GAMBLE):
        return 0
    return int(min(BET_PER_TILE * count(tiles), row.money[row.turn]))
