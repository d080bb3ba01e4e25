"""Turns from the first to the last, and what wins (PIG-1, PIG-2, PIG-3)."""

from msgspec.structs import replace

from croupier.core.chance import Dice, Outcome, rolled
from croupier.core.errors import InvalidOptions, Refusal
from croupier.core.game import Result, Step
from croupier.core.seats import Seat
from croupier_pig.events import DieRolled, Event, GameEnded, PointsBanked, StakeLost
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import (
    LEAST_TARGET,
    MOST_TARGET,
    Choosing,
    Options,
    Over,
    Rolling,
    State,
    Table,
)

LEAST_SEATS = 2
MOST_SEATS = 8
"""How few and how many may play (PIG-1.2)."""
LOSING_FACE = 1
"""What ends a turn (PIG-2.4)."""
DIE = Dice((1,))
"""The one die there is (PIG-1.1)."""


def start(seats: int, options: Options) -> Step[State, Event]:
    """Set up a game, or refuse the seats or the target (PIG-1)."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise InvalidOptions(f"Pig is for {LEAST_SEATS} to {MOST_SEATS} seats, not {seats}.")
    if not LEAST_TARGET <= options.target <= MOST_TARGET:
        raise InvalidOptions(
            f"The target is from {LEAST_TARGET} to {MOST_TARGET} points, not {options.target}."
        )
    return Step(Choosing(Table(options, (0,) * seats), Seat(0), stake=0))


def is_won_by_rolling(rules: int, table: Table, seat: Seat, stake: int) -> bool:
    """Tell whether so much at stake wins without being held.

    It did in version 1, and does not since; all else is the same in both (PIG-4):

    >>> table = Table(Options(), banks=(88, 0))
    >>> [is_won_by_rolling(rules, table, Seat(0), stake=12) for rules in (1, 2)]
    [True, False]
    """
    return rules == 1 and table.banks[seat] + stake >= table.options.target


def moves(state: Choosing) -> tuple[Move, ...]:
    """List what can be done: holding only after a roll (PIG-2.2)."""
    return (Roll(), Hold()) if state.stake else (Roll(),)


def roll(state: Rolling, outcome: Outcome, rules: int) -> Step[State, Event]:
    """Put what was rolled at stake, unless it loses everything or wins (PIG-2.3, PIG-2.4)."""
    table, seat = state.table, state.seat
    (face,) = rolled(DIE, outcome)
    event = DieRolled(seat, face)
    if face == LOSING_FACE:
        return Step(next_turn(table, seat), (event, StakeLost(seat, state.stake)))
    stake = state.stake + face
    if is_won_by_rolling(rules, table, seat, stake):
        return bank(table, seat, stake).after(event)
    return Step(Choosing(table, seat, stake), (event,))


def bank(table: Table, seat: Seat, stake: int) -> Step[State, Event]:
    """Put what is at stake into the bank; that may be the end (PIG-2.5, PIG-3.1)."""
    total = table.banks[seat] + stake
    banks = (*table.banks[:seat], total, *table.banks[seat + 1 :])
    table, event = replace(table, banks=banks), PointsBanked(seat, stake, total)
    if total >= table.options.target:
        return Step(Over(table), (event, GameEnded(seat, total)))
    return Step(next_turn(table, seat), (event,))


def next_turn(table: Table, after: Seat) -> Choosing:
    """Let the next seat clockwise begin its turn (PIG-2.1).

    >>> next_turn(Table(Options(), banks=(0, 0, 9)), after=Seat(2)).seat
    0
    """
    return Choosing(table, Seat((after + 1) % table.seats), stake=0)


def result(over: Over) -> Result:
    """Rank by what is in the bank (PIG-3.2)."""
    return Result(tuple((points,) for points in over.table.banks))


def overdue(state: State, seat: Seat) -> Move:
    """Return the next move made for a seat whose time is up (PIG-2.6)."""
    if not isinstance(state, Choosing) or state.seat != seat:
        raise Refusal("not-your-turn", f"Nobody waits for seat {seat}.")
    return moves(state)[-1]


def is_still_overdue(_since: State, now: State, seat: Seat) -> bool:
    """Tell whether a seat whose time was up has rolled for it and is yet to hold (PIG-2.6)."""
    return isinstance(now, Choosing) and now.seat == seat
