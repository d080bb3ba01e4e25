"""Luck over rows: whatever is rolled or drawn next, until a seat has to choose."""

from croupier.core.chance import FACES
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import nth
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of
from croupier.kernel.lordsofvegas.row import (
    BEGINNING,
    BETTING,
    DEALING,
    REROLLING,
    REVEALING,
    SETTLING,
    Numbers,
    Row,
)
from croupier.kernel.lordsofvegas.rules import (
    begin,
    deal,
    reroll,
    reroll_tied,
    reveal,
    roll_bet,
    tied_dice,
)
from croupier.kernel.luck import Luck, below

MOST_DICE = 16
"""Room for the dice of one roll, at most 9 of a casino, and to a whole line of the cache."""


@compiled
def roll_die(luck: Luck) -> int:
    """Roll one die."""
    return 1 + below(luck, len(FACES))


@compiled
def roll_two(luck: Luck) -> int:
    """Return the total of two dice."""
    return roll_die(luck) + roll_die(luck)


@compiled
def roll_dice(luck: Luck, dice: int, values: Numbers) -> None:
    """Roll dice that can be told apart."""
    for die in range(dice):
        values[die] = roll_die(luck)


@compiled
def draw(row: Row) -> int:
    """Draw a card from those not seen yet."""
    return nth(row.deck, below(row.luck, count(row.deck)))


@compiled
def let_luck_answer(row: Row, values: Numbers) -> None:
    """Let luck answer until a seat is waited for, or the game is over."""
    while True:
        if row.phase == REVEALING:
            reveal(row, draw(row))
        elif row.phase == SETTLING:
            roll_dice(row.luck, count(tied_dice(row)), values)
            reroll_tied(row, values)
        elif row.phase == REROLLING:
            roll_dice(row.luck, count(casino_of(row, row.lot) & all_dice(row)), values)
            reroll(row, values)
        elif row.phase == BETTING:
            roll_bet(row, roll_two(row.luck))
        elif row.phase == DEALING:
            deal(row, draw(row))
        elif row.phase == BEGINNING:
            for seat in range(row.seats):
                values[seat] = roll_two(row.luck)
            begin(row, values)
        else:
            return
