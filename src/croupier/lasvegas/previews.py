"""What each move leads to, and what the casinos would pay: for page and terminal."""

from functools import lru_cache

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lasvegas.moves import Move
from croupier.lasvegas.payout import Payout, pay
from croupier.lasvegas.placing import hand_and_casino
from croupier.lasvegas.state import WITH_TABLE, Placing, State

paid = lru_cache(maxsize=16_384)(pay)
"""What a casino would pay; most casinos stay as they are from one move to the next.

That many are shown at a thousand tables: as they are, and as each move would make them."""


class DiceThere(Struct, frozen=True, gc=False, omit_defaults=True):
    """How many dice of each seat lie in a casino, and white ones where there are any."""

    dice: tuple[int, ...]
    white: int = 0


class Preview(Struct, frozen=True, gc=False):
    """What lies in the casino then, what it would pay, and how many dice are left.

    It goes to whoever chooses, for every face, so it says nothing that the table does already: the
    notes stay as they are.
    """

    casino: DiceThere
    payout: Payout
    left: int


Standing = tuple[Payout, ...]
"""What each casino would pay, from 1 to 6."""


def preview(state: State, seat: Seat, move: Move) -> Preview | None:
    """Return what a legal move of a seat leads to, or nothing where it has none.

    All other casinos stay as they are (LV-4.2).
    """
    if not isinstance(state, Placing) or state.seat != seat:
        return None
    hand, casino = hand_and_casino(state, move.face)
    there = DiceThere(casino.dice, casino.white)
    return Preview(there, paid(casino), hand.own + hand.white)


def standing(state: State) -> Standing:
    """Return what every casino would pay if the round ended now (LV-5).

    That is nothing while the lot decides who starts, and once the game is over.
    """
    if not isinstance(state, WITH_TABLE):
        return ()
    return tuple(map(paid, state.table.casinos))
