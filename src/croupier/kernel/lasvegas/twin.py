"""A row of Las Vegas that follows the rules step by step."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas import codec, row, rules, winners
from croupier.kernel.lasvegas.rolls import FACE_BITS
from croupier.kernel.lasvegas.row import DEALING, ROLLING, SCATTERING, STARTING, VALUES
from croupier.kernel.lockstep import end_alike
from croupier.lasvegas import text
from croupier.lasvegas.ending import result
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Dealing, Over, State

Plain = NDArray[np.void]
"""Rows as they are handed to compiled code, which takes a plain array quicker than any other."""

WHOLE, SEEN = 0, 1
"""The row of the game, and that of the game as spectators see it."""


class LasVegasTwin:
    """One game of Las Vegas in the kernel, for comparison.

    Beside it goes the same game as spectators see it, for bots search from rows in which money
    lies face down.
    """

    def __init__(self) -> None:
        self._rows = row.rows(2)
        self._plain: Plain = self._rows.view(np.ndarray)
        self._row: row.Row = self._rows[WHOLE]
        self._held = codec.part(self._rows, WHOLE)
        self._seen = codec.part(self._rows, SEEN)

    def put(self, state: State) -> None:
        """Set up the first state of a game."""
        codec.write(self._rows, WHOLE, state)
        codec.write(self._rows, SEEN, state)
        hide(self._plain)

    def play(self, _seat: Seat, move: Place) -> None:
        """Make a move."""
        place(self._plain, move.face - 1)

    def resolve(self, outcome: Outcome) -> None:
        """Take what luck decided."""
        match outcome:
            case Drawn(int(item)):
                taken = draw(self._plain, item)
            case Rolled(dice):
                own = own_dice(self._plain, len(dice))
                codes = codec.roll_code(dice[:own]), codec.roll_code(dice[own:])
                taken = roll(self._plain, *codes)
            case _:
                taken = False
        if not taken:
            raise CroupierError("no-outcome", f"This row takes no {outcome}: {self.text()}")

    def holds(self, state: State) -> bool:
        """Tell whether the row holds this state, and knows everyone's money and place.

        What spectators see can differ only after a payout, so it is compared then.
        """
        if codec.encode(state) != bytes(self._held) or not knows_the_money(self._plain):
            return False
        match state:
            case Dealing():
                return codec.encode(LasVegas().view(state, None)) == bytes(self._seen)
            case Over(_, purses):
                scores = [winners.final_score(self._row, seat) for seat in range(len(purses))]
                return end_alike(scores, winners.winners(self._row), result(state))
            case _:
                return True

    def lists(self, _seat: Seat, legal: Sequence[Place]) -> bool:
        """Tell whether these faces may be chosen."""
        return choices(self._plain) == sum(1 << FACE_BITS * (move.face - 1) for move in legal)

    def text(self) -> str:
        """Write what the row holds as one line."""
        return text.write(codec.state_of(self._row))

    def line(self, state: State) -> str:
        """Write as one line what a row would hold of a state: all of it."""
        return text.write(state)


@compiled
def hide(rows: Plain) -> None:
    """Lay the money of all seats face down before any is won, if that is how it is played."""
    row = rows[SEEN]
    if not row.open_money:
        row.face_down[: row.seats] = 0


@compiled
def place(rows: Plain, face: int) -> None:
    """Place dice in both rows."""
    for at in range(len(rows)):
        rules.place(rows[at], face)


@compiled
def draw(rows: Plain, item: int) -> bool:
    """Take in both rows what was drawn, or tell that they ask for dice."""
    for at in range(len(rows)):
        row = rows[at]
        if row.phase == STARTING:
            rules.draw_starter(row, item)
        elif row.phase == DEALING:
            rules.turn_note(row, item // rules.TEN_THOUSAND)
        else:
            return False
    return True


@compiled
def own_dice(rows: Plain, dice: int) -> int:
    """Return how many of the dice rolled are a seat's own: the first ones."""
    row = rows[WHOLE]
    return int(row.own[row.turn]) if row.phase == ROLLING else dice


@compiled
def roll(rows: Plain, own: int, white: int) -> bool:
    """Take in both rows what was rolled, or tell that they ask for something drawn."""
    for at in range(len(rows)):
        row = rows[at]
        if row.phase == SCATTERING:
            rules.scatter(row, own)
        elif row.phase == ROLLING:
            rules.roll(row, own, white)
        else:
            return False
    return True


@compiled
def choices(rows: Plain) -> int:
    """Return the faces that may be chosen."""
    return rules.choices(rows[WHOLE])


@compiled
def knows_the_money(rows: Plain) -> bool:
    """Tell whether everyone's money is what the notes won are worth."""
    row = rows[WHOLE]
    for seat in range(row.seats):
        worth = 0
        for value in range(VALUES):
            worth += int(np.int64(row.won[seat, value])) * (value + 1) * rules.TEN_THOUSAND
        if row.money[seat] != worth:
            return False
    return True
