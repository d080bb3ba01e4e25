"""A turn: rolling all dice in hand and placing those of one face (LV-4, LV-7.4, LV-7.5)."""

from functools import lru_cache

from msgspec.structs import replace

from croupier.core.chance import Dice, Outcome, rolled
from croupier.core.game import Step
from croupier.core.seats import Seat, clockwise
from croupier.lasvegas.ending import end_round
from croupier.lasvegas.events import DicePlaced, DiceRolled, Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import (
    EMPTY_HAND,
    Casino,
    Face,
    Hand,
    Placing,
    Roll,
    Rolling,
    State,
    Table,
)

ROLLS = 8192
"""Of how many rolls is remembered what they show: without white dice there are 3,002."""


def dice_in_hand(state: Rolling) -> Dice:
    """Ask for a roll of all dice the seat still holds, own and white (LV-4.1)."""
    hand = state.table.hands[state.seat]
    return Dice((hand.own, hand.white))


def roll(state: Rolling, outcome: Outcome) -> Step[State, Event]:
    """Show what was rolled and wait for the seat to choose a face."""
    ask = dice_in_hand(state)
    shown = _shown(rolled(ask, outcome), ask.alike[0])
    return Step(Placing(state.table, state.seat, shown), (DiceRolled(state.seat, shown),))


@lru_cache(maxsize=ROLLS)
def _shown(dice: tuple[int, ...], own: int) -> Roll:
    faces = tuple(map(Face, dice))
    return Roll(faces[:own], faces[own:])


@lru_cache(maxsize=ROLLS)
def placements(roll: Roll) -> tuple[Place, ...]:
    """List the moves of whoever has rolled this."""
    return tuple(map(Place, faces(roll)))


@lru_cache(maxsize=ROLLS)
def faces(roll: Roll) -> tuple[Face, ...]:
    """Return the faces one may choose: each that was rolled, also by white dice alone (LV-7.4).

    >>> faces(Roll(own=(1, 1, 5), white=(1, 6)))
    (1, 5, 6)
    """
    return tuple(sorted({*roll.own, *roll.white}))


def place(state: Placing, face: Face) -> Step[State, Event]:
    """Place every die that shows the face on its casino, then pass the turn on (LV-4.2)."""
    table = placed(state, face)
    event = DicePlaced(state.seat, face, state.roll.own.count(face), state.roll.white.count(face))
    seat = next_to_roll(table, state.seat)
    if seat is not None:
        return Step(Rolling(table, seat), (event,))
    return end_round(table).after(event)


def placed(state: Placing, face: Face) -> Table:
    """Return the table once the dice of this face lie on their casino."""
    table, seat = state.table, state.seat
    hands, casinos = list(table.hands), list(table.casinos)
    hands[seat], casinos[face - 1] = hand_and_casino(state, face)
    return replace(table, hands=tuple(hands), casinos=tuple(casinos))


def hand_and_casino(state: Placing, face: Face) -> tuple[Hand, Casino]:
    """Return the hand of the seat and the casino once the dice of this face lie there."""
    own, white = state.roll.own.count(face), state.roll.white.count(face)
    hand, casino = state.table.hands[state.seat], state.table.casinos[face - 1]
    left = Hand(hand.own - own, hand.white - white)
    return left, with_dice(casino, state.seat, own, white)


def with_dice(casino: Casino, seat: Seat, own: int, white: int) -> Casino:
    """Return the casino with more dice on it.

    >>> with_dice(Casino((90_000,), (1, 0), 0), Seat(1), own=2, white=1)
    Casino(notes=(90000,), dice=(1, 2), white=1)
    """
    dice = list(casino.dice)
    dice[seat] += own
    return Casino(casino.notes, tuple(dice), casino.white + white)


def next_to_roll(table: Table, after: Seat) -> Seat | None:
    """Return the next seat to the left that holds dice, perhaps the same one again (LV-4.4)."""
    for seat in clockwise(table.seats, Seat(after + 1)):
        if table.hands[seat] != EMPTY_HAND:
            return seat
    return None
