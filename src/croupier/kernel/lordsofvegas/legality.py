"""Whether one action is legal, for actions that are part of a deal. Twin: acting.check_action."""

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.board import COST, bit, first, spread
from croupier.kernel.lordsofvegas.casinos import (
    all_markers,
    all_tiles,
    boss_of,
    casino_of,
    colour_of,
    pips,
    tiles_left,
)
from croupier.kernel.lordsofvegas.row import COLOURS, Row
from croupier.kernel.lordsofvegas.rules import BET_PER_TILE, COST_PER_TILE, DICE


@compiled
def is_legal(row: Row, move: int) -> bool:
    """Tell whether the seat on turn may take an action now."""
    kind = codes.kind_of(move)
    a, b, c = codes.part(move, 0), codes.part(move, 1), codes.part(move, 2)
    if kind == codes.BUILD:
        return may_build(row, a, b, c)
    if colour_of(row, bit(a)) == COLOURS:
        return False
    if kind == codes.SPRAWL:
        return may_sprawl(row, a, b, c)
    if kind == codes.REMODEL:
        return may_remodel(row, a, b)
    if kind == codes.REORGANIZE:
        return may_reorganize(row, a)
    return may_gamble(row, a, b)


@compiled
def may_move(row: Row, moving: int) -> bool:
    """Tell whether this die may, or none needs to, move. Twin: conditions.require_die."""
    own = row.dice[row.turn]
    if count(own) < DICE:
        return moving == 0
    return moving > 0 and bool(own & bit(moving - 1))


@compiled
def may_build(row: Row, lot: int, colour: int, moving: int) -> bool:
    """Twin: building.check_build (LOV-8.1)."""
    at = bit(lot)
    return (
        bool(row.markers[row.turn] & at)
        and not row.promised[0] & at
        and tiles_left(row, colour) > 0
        and row.money[row.turn] >= COST[lot]
        and may_move(row, moving)
    )


@compiled
def may_sprawl(row: Row, casino: int, lot: int, moving: int) -> bool:
    """Twin: sprawling.check_sprawl (LOV-9.1)."""
    at, tiles = bit(lot), casino_of(row, casino)
    return (
        boss_of(row, first(tiles)) == row.turn
        and bool(spread(tiles) & at)
        and not (all_tiles(row) | all_markers(row) | row.promised[1]) & at
        and tiles_left(row, colour_of(row, tiles)) > 0
        and row.money[row.turn] >= 2 * COST[lot]
        and may_move(row, moving)
    )


@compiled
def may_remodel(row: Row, casino: int, colour: int) -> bool:
    """Twin: remodeling.check_remodel (LOV-10)."""
    tiles = casino_of(row, casino)
    return (
        boss_of(row, first(tiles)) == row.turn
        and not row.tiles[colour] & tiles
        and not row.promised[2] & tiles
        and tiles_left(row, colour) >= count(tiles)
        and row.money[row.turn] >= COST_PER_TILE * count(tiles)
    )


@compiled
def may_reorganize(row: Row, casino: int) -> bool:
    """Twin: reorganizing.check_reorganize (LOV-11.1, LOV-11.5)."""
    tiles = casino_of(row, casino)
    return (
        bool(row.dice[row.turn] & tiles)
        and not (row.marked | row.promised[3]) & tiles
        and row.money[row.turn] >= pips(row, tiles)
    )


@compiled
def may_gamble(row: Row, casino: int, bet: int) -> bool:
    """Twin: gambling.check_gamble (LOV-12.1, LOV-12.2)."""
    tiles = casino_of(row, casino)
    boss = boss_of(row, first(tiles))
    return (
        not row.gambled
        and boss != row.turn
        and boss < row.seats
        and not row.promised[4] & tiles
        and 1 <= bet <= BET_PER_TILE * count(tiles)
        and row.money[row.turn] >= bet
    )
