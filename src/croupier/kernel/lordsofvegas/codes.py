"""Moves as numbers: the kind in four bits, then up to three parts of six bits each.

A list of moves is then a plain array of numbers, and comparing two moves is comparing numbers.
"""

from croupier.kernel.compiling import compiled

(
    NOTHING,
    DRAW,
    END_TURN,
    BUILD,
    SPRAWL,
    REMODEL,
    REORGANIZE,
    GAMBLE,
    GIVE_UP,
    MOVE_DIE,
    ARRANGE,
    LAY_OFF,
    STAND,
    ACCEPT,
    REFUSE,
    WITHDRAW,
) = range(16)
"""Build: lot, colour, lot of the die to move plus 1. Sprawl: casino, lot, likewise. Remodel:
casino, colour. Gamble: casino, bet. Arrange: value. Answers to offers: the slot of the offer."""

FIRST_ACTION = BUILD

KIND_BITS = 4
KIND = (1 << KIND_BITS) - 1
PART_BITS = 6
"""Room for a lot plus 1, for the highest bet and for the slot of an offer."""
PART = (1 << PART_BITS) - 1


@compiled
def code(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Return the number of a move.

    >>> code(BUILD, 1, 4)
    4115
    """
    parts = a | b << PART_BITS | c << 2 * PART_BITS
    return kind | parts << KIND_BITS


@compiled
def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & KIND


@compiled
def part(move: int, number: int) -> int:
    """Return a part of a move: 0, 1 or 2."""
    return (move >> (KIND_BITS + PART_BITS * number)) & PART


@compiled
def with_moving(move: int, lot: int) -> int:
    """Return a build or a sprawl for which the die on a lot moves."""
    return move | (lot + 1) << (KIND_BITS + 2 * PART_BITS)
