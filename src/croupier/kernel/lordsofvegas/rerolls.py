"""How the dice of a casino come out when they are rolled, its ties settled.

Who is boss of a casino and what it pays follows from the highest die and the pips of every seat.
Rolls that are alike in these are of one kind: they lead to the same, and there are far fewer kinds
than rolls.
"""

import numpy as np

from croupier.core.chance import FACES
from croupier.kernel.arrays import put
from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.casinos import (
    all_dice,
    casino_of,
    owner_of,
    refresh,
    set_value,
    value_of,
)
from croupier.kernel.lordsofvegas.dealer import roll_die
from croupier.kernel.lordsofvegas.row import (
    PLANES,
    REROLLING,
    SEATS,
    TO_ACT,
    Mask,
    Numbers,
    Row,
)
from croupier.kernel.lordsofvegas.rules import settle
from croupier.kernel.luck import Luck
from croupier.lordsofvegas.state import TILES

EVENLY = 5
"""So many of the dice are rolled in every way equally often, further ones by luck."""
ROUND = len(FACES) ** EVENLY
"""How many rolls that takes; rolls are always tried in whole rounds."""
PIPS = (TILES * max(FACES)).bit_length()
"""How many bits the pips of a seat take in the number of a roll."""
SEAT = PIPS + PLANES
"""How many bits the pips and the highest die of a seat take."""
SHOWN = TILES * PLANES
"""How many bits the values of all dice take: they are the lowest, above them is the kind."""


@compiled
def dice_rolled(row: Row) -> Mask:
    """Return all dice of the casino in which some are rolled next."""
    lot = row.lot if row.phase == REROLLING else lowest(row.tied)
    return casino_of(row, lot) & all_dice(row)


@allocating
def roll_often(row: Row, rolls: Numbers) -> None:
    """Roll the dice that are rolled next many times; note how they come out, kind after kind."""
    dice = dice_rolled(row)
    owners, before = np.zeros(TILES, np.int64), np.zeros(TILES, np.int64)
    for die in range(count(dice)):
        owners[die] = owner_of(row, first(dice))
        # All are rolled together if none shows anything.
        before[die] = 0 if row.phase == REROLLING else value_of(row, first(dice))
        dice &= ~first(dice)
    number = count(dice_rolled(row))
    values, highest = before[:number].copy(), np.zeros(SEATS, np.int64)
    for roll in range(len(rolls)):
        put(values, before[:number])
        roll_highest(row.luck, values, roll, EVENLY)
        while is_tied(values, owners):
            roll_highest(row.luck, values, 0, 0)
        rolls[roll] = written(values, owners, highest)
    rolls.sort()


@compiled
def roll_highest(luck: Luck, values: Numbers, digits: int, given: int) -> None:
    """Roll the dice that show the highest value, so many of them as the digits say."""
    highest = 0
    for value in values:
        highest = max(highest, value)
    for die in range(len(values)):
        if values[die] == highest:
            if given:
                values[die] = 1 + digits % len(FACES)
                digits //= len(FACES)
                given -= 1
            else:
                values[die] = roll_die(luck)


@compiled
def is_tied(values: Numbers, owners: Numbers) -> bool:
    """Tell whether several seats have the highest die."""
    highest, leader = 0, 0
    tied = False
    for die in range(len(values)):
        if values[die] > highest:
            highest, leader, tied = values[die], owners[die], False
        elif values[die] == highest and owners[die] != leader:
            tied = True
    return tied


@compiled
def written(values: Numbers, owners: Numbers, highest: Numbers) -> int:
    """Return the number of a roll: of every seat the highest die and the pips, then all values."""
    roll = 0
    highest[:] = 0
    for die in range(len(values)):
        seat = owners[die]
        highest[seat] = max(highest[seat], values[die])
        roll += values[die] << (PLANES * die)
        roll += values[die] << (SHOWN + SEAT * seat)
    for seat in range(SEATS):
        roll += highest[seat] << (SHOWN + SEAT * seat + PIPS)
    return roll


@compiled
def boss_in(roll: int) -> int:
    """Return who is boss after a roll."""
    boss, best = 0, -1
    for seat in range(SEATS):
        highest = (roll >> (SHOWN + SEAT * seat + PIPS)) % (1 << PLANES)
        if highest > best:
            boss, best = seat, highest
    return boss


@compiled
def kinds_in(rolls: Numbers) -> int:
    """Return how many kinds of rolls there are."""
    kinds = 0
    for roll in range(len(rolls)):
        kinds += int(begins_kind(rolls, roll))
    return kinds


@compiled
def begins_kind(rolls: Numbers, roll: int) -> bool:
    """Tell whether a roll is the first of its kind."""
    return roll == 0 or bool(rolls[roll] >> SHOWN != rolls[roll - 1] >> SHOWN)


@compiled
def come_out(row: Row, roll: int) -> None:
    """Let the dice come out as in a roll, and go on as after it."""
    dice, then, card = dice_rolled(row), row.then, row.lot
    if row.phase == REROLLING:
        row.marked |= dice
        then, card = TO_ACT, 0
    left, values = dice, roll
    while left:
        set_value(row, first(left), values % (1 << PLANES))
        values >>= PLANES
        left &= ~first(left)
    refresh(row, first(dice))
    settle(row, then, card)
