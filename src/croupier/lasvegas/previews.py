"""What each move leads to, for those who have no rules of their own."""

from functools import lru_cache

from msgspec import Struct

from croupier.lasvegas.moves import Place
from croupier.lasvegas.payout import Payout, pay
from croupier.lasvegas.placing import placed
from croupier.lasvegas.state import Casino, Hand, Placing, Table

paid = lru_cache(maxsize=4096)(pay)
"""What a casino would pay; most casinos stay as they are from one move to the next."""


class Preview(Struct, frozen=True):
    """The casino once the dice lie there, what it would pay, and the dice left in hand."""

    casino: Casino
    payout: Payout
    hand: Hand


def preview(state: Placing, move: Place) -> Preview:
    """Return what placing a face leads to; all other casinos stay as they are (LV-4.2)."""
    table = placed(state, move.face)
    casino = table.casinos[move.face - 1]
    return Preview(casino, paid(casino), table.hands[state.seat])


def standing(table: Table) -> tuple[Payout, ...]:
    """Return what every casino would pay if the round ended now (LV-5)."""
    return tuple(map(paid, table.casinos))
