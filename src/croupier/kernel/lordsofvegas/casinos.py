"""Casinos, their bosses and their dice. Twin: lordsofvegas.casinos."""

import numpy as np

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import NONE, bit, first, joined
from croupier.kernel.lordsofvegas.row import COLOURS, PLANES, SEATS, Mask, Row
from croupier.lordsofvegas.state import TILES


@compiled
def all_tiles(row: Row) -> Mask:
    """Return the lots with a tile."""
    lots = NONE
    for colour in range(COLOURS):
        lots |= row.tiles[colour]
    return lots


@compiled
def all_dice(row: Row) -> Mask:
    """Return the lots with a die."""
    lots = NONE
    for seat in range(SEATS):
        lots |= row.dice[seat]
    return lots


@compiled
def all_markers(row: Row) -> Mask:
    """Return the lots with a marker."""
    lots = NONE
    for seat in range(SEATS):
        lots |= row.markers[seat]
    return lots


@compiled
def tiles_left(row: Row, colour: int) -> int:
    """Return the tiles in supply. Twin: Table.tiles_left."""
    return TILES - count(row.tiles[colour])


@compiled
def colours_left(row: Row) -> int:
    """Return the colours with tiles in supply, one bit for each."""
    colours = 0
    for colour in range(COLOURS):
        colours |= int(tiles_left(row, colour) > 0) << colour
    return colours


@compiled
def colour_of(row: Row, at: Mask) -> int:
    """Return the colour of the tile on a lot, or none: COLOURS."""
    found = COLOURS
    for colour in range(COLOURS):
        found = colour if row.tiles[colour] & at else found
    return found


@compiled
def owner_of(row: Row, at: Mask) -> int:
    """Return whose die is on a lot, or nobody: the number of seats."""
    for seat in range(row.seats):
        if row.dice[seat] & at:
            return seat
    return row.seats


@compiled
def casino_of(row: Row, lot: int) -> Mask:
    """Return the tiles of the casino on a lot. Twin: conditions.require_casino.

    Mostly it is named by its first lot, and then known.
    """
    if row.reps & bit(lot):
        return np.uint64(row.casino[lot])
    return joined(bit(lot), row.tiles[colour_of(row, bit(lot))])


@compiled
def value_of(row: Row, at: Mask) -> int:
    """Return the value of the die on a lot."""
    ones, twos, fours = row.plane[0] & at, row.plane[1] & at, row.plane[2] & at
    return int(ones != NONE) + 2 * int(twos != NONE) + 4 * int(fours != NONE)


@compiled
def pips(row: Row, dice: Mask) -> int:
    """Return the pips of these dice together. Twin: Casino.pips.

    With the values in binary, three counts do for any number of dice.
    """
    ones, twos, fours = row.plane[0] & dice, row.plane[1] & dice, row.plane[2] & dice
    return count(ones) + 2 * count(twos) + 4 * count(fours)


@compiled
def highest(row: Row, dice: Mask) -> Mask:
    """Return those of these dice that show the highest value. Twin: Casino.highest.

    From the highest bit down: where some of the dice have it, the others are out.
    """
    for plane in range(PLANES - 1, -1, -1):
        higher = dice & row.plane[plane]
        if higher:
            dice = higher
    return dice


@compiled
def set_value(row: Row, at: Mask, value: int) -> None:
    """Turn the die on a lot to a value, 0 for no die."""
    for plane in range(PLANES):
        others = row.plane[plane] & ~at
        row.plane[plane] = others | at if (value >> plane) & 1 else others


@compiled
def take_die(row: Row, at: Mask) -> None:
    """Take the die off a lot."""
    for seat in range(row.seats):
        row.dice[seat] &= ~at
    row.marked &= ~at
    set_value(row, at, 0)


@compiled
def put_die(row: Row, at: Mask, seat: int, value: int) -> None:
    """Put a die of a seat on a lot."""
    row.dice[seat] |= at
    set_value(row, at, value)


@compiled
def refresh(row: Row, at: Mask) -> None:
    """Renew what is known of the casino on a lot: its tiles, its boss or its tie.

    This is called for every casino that was touched. It need not look for parts of it, as casinos
    never split.
    """
    tiles = joined(at, row.tiles[colour_of(row, at)])
    row.reps = (row.reps & ~tiles) | first(tiles)
    row.casino[lowest(tiles)] = tiles
    crown(row, tiles)


@compiled
def crown(row: Row, tiles: Mask) -> None:
    """Renew the boss or the tie of a casino: all that changes where only dice were turned."""
    rep = first(tiles)
    row.tied &= ~tiles
    leaders, boss = 0, 0
    top = highest(row, tiles & all_dice(row))
    for seat in range(row.seats):
        row.bossed[seat] &= ~tiles
        leads = row.dice[seat] & top != NONE
        leaders += int(leads)
        boss = seat if leads else boss
    if leaders == 1:
        row.bossed[boss] |= rep
    elif leaders > 1:
        row.tied |= rep


@compiled
def derive(row: Row) -> None:
    """Renew what is known of all casinos."""
    row.reps = NONE
    row.tied = NONE
    row.bossed[:] = NONE
    row.casino[:] = NONE
    left = all_tiles(row)
    while left:
        at = first(left)
        refresh(row, at)
        left &= ~joined(at, row.tiles[colour_of(row, at)])


@compiled
def boss_of(row: Row, rep: Mask) -> int:
    """Return the boss of a casino by its first lot, or the number of seats. Twin: Casino.boss."""
    for seat in range(row.seats):
        if row.bossed[seat] & rep:
            return seat
    return row.seats


@compiled
def know_the_same(row: Row, other: Row) -> bool:
    """Tell whether two rows know the same casinos, bosses and ties."""
    same = row.reps == other.reps and row.tied == other.tied
    for seat in range(row.seats):
        same = same and row.bossed[seat] == other.bossed[seat]
    reps = row.reps
    while reps:
        same = same and row.casino[lowest(reps)] == other.casino[lowest(reps)]
        reps &= ~first(reps)
    return bool(same)
