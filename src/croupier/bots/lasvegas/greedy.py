"""A bot that looks one step ahead."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.payout import pay
from croupier.lasvegas.placing import placed
from croupier.lasvegas.state import Placing, State, Table


class Greedy:
    """Places where it gains most if the round were paid out at once.

    What counts is its own money less the average of the others', so spoiling a rival's note
    counts too. Between equals it keeps the most dice for later, then takes the luck's word.
    """

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def choose(self, seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the face with the best standing now."""
        assert isinstance(view, Placing)

        def worth(move: Place) -> tuple[Fraction, int, float]:
            dice = view.roll.own.count(move.face) + view.roll.white.count(move.face)
            return standing(placed(view, move.face), seat), -dice, self._luck.random()

        return max(legal, key=worth)


def standing(table: Table, seat: Seat) -> Fraction:
    """Return what a seat would be paid now, less what the others would be paid on average."""
    paid = [0] * table.seats
    for casino in table.casinos:
        for claimant, note in pay(casino).paid:
            if claimant != "white":
                paid[claimant] += note
    own = paid.pop(seat)
    return own - Fraction(sum(paid), len(paid))
