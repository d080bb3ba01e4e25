"""Moves as numbers: the kind in four bits, then up to three parts of six bits each."""

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


@compiled
def code(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Return the number of a move.

    >>> code(BUILD, 1, 4)
    4115
    """
    return kind | a << 4 | b << 10 | c << 16


@compiled
def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & 15


@compiled
def part(move: int, number: int) -> int:
    """Return a part of a move: 0, 1 or 2."""
    return (move >> (4 + 6 * number)) & 63
