"""Rolls of dice that are alike, drawn whole from a table.

A roll is a number with four bits for each face: how many dice show it. For every number of dice
an alias table (Walker's method) holds all rolls with their exact chances, so that one random word
is a roll.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from croupier.core import chance
from croupier.core.chance import Dice, Rolled, outcomes
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.luck import LOW, Luck, next_word
from croupier.lasvegas import dealing

FACES = len(chance.FACES)
MOST_DICE = max(dealing.OWN_DICE, dealing.WHITE_DICE)
"""More dice that are alike there are not."""
FACE_BITS = 4
"""Room for that many dice of one face."""
COUNT = (1 << FACE_BITS) - 1

_32 = np.uint64(32)
ANY = sum(1 << FACE_BITS * face for face in range(FACES))
"""The lowest bit of every face."""
EIGHTS = 8 * ANY
"""The highest bit of every face."""
ALL = COUNT * ANY


def packed(counts: list[int]) -> int:
    """Return a roll from how many dice show each face.

    >>> hex(packed([2, 0, 0, 0, 1, 0]))
    '0x10002'
    """
    return sum(n << FACE_BITS * face for face, n in enumerate(counts))


def unpacked(roll: int) -> list[int]:
    """Return how many dice show each face."""
    return [roll >> FACE_BITS * face & COUNT for face in range(FACES)]


@cache
def _rolls(dice: int) -> tuple[list[int], list[float]]:
    """Return all rolls of so many dice, with their chances."""
    rolls, chances = [], []
    for outcome, p in outcomes(Dice((dice,))):
        assert isinstance(outcome, Rolled)
        rolls.append(packed([outcome.dice.count(face) for face in chance.FACES]))
        chances.append(float(p))
    return rolls, chances


def _aliases(chances: list[float]) -> tuple[list[int], list[int]]:
    """Return for every place the share of 2**32 that stays there, and where the rest goes."""
    size = len(chances)
    shares = [chance * size for chance in chances]
    stay, other = [2**32 - 1] * size, list(range(size))
    small = [place for place in range(size) if shares[place] < 1]
    large = [place for place in range(size) if shares[place] >= 1]
    while small and large:
        poor, rich = small.pop(), large[-1]
        stay[poor], other[poor] = round(shares[poor] * 2**32), rich
        shares[rich] -= 1 - shares[poor]
        if shares[rich] < 1:
            small.append(large.pop())
    return stay, other


def _tables() -> tuple[NDArray[np.int64], NDArray[np.uint64], NDArray[np.int64]]:
    """Return where the table of every number of dice begins, and all tables one after another."""
    begins, stays, pairs = [0], [], []
    for dice in range(MOST_DICE + 1):
        rolls, chances = _rolls(dice)
        stay, other = _aliases(chances)
        stays += stay
        pairs += [(rolls[place], rolls[other[place]]) for place in range(len(rolls))]
        begins.append(len(pairs))
    return np.array(begins), np.array(stays, np.uint64), np.array(pairs)


BEGINS, STAYS, ROLLS = _tables()


def _listed() -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return all rolls of every number of dice, one number after the other, with their chances."""
    listed = [_rolls(dice) for dice in range(MOST_DICE + 1)]
    rolls = [roll for numbers, _ in listed for roll in numbers]
    return np.array(rolls), np.array([chance for _, chances in listed for chance in chances])


LISTED, CHANCES = _listed()
"""All rolls and their chances, where `BEGINS` says: as many as there are places in the tables."""


@compiled
def rolled(luck: Luck, dice: int) -> int:
    """Roll dice that are alike.

    The upper half of a random word picks a place of the table, the lower half whether to stay
    there.
    """
    word = next_word(luck)
    begin = BEGINS[dice]
    size = np.uint64(BEGINS[dice + 1] - begin)
    place = begin + np.int64(((word >> _32) * size) >> _32)
    return int(ROLLS[place, np.int64((word & LOW) >= STAYS[place])])


@compiled
def faces(roll: int) -> int:
    """Return the faces shown, each as the lowest of its four bits.

    A count up to eight has one bit set at least: all four are laid over the lowest.
    """
    return (roll | roll >> 1 | roll >> 2 | roll >> 3) & ANY


@compiled
def shown(roll: int, face: int) -> int:
    """Return how many dice show a face, from 0."""
    return (roll >> FACE_BITS * face) & COUNT


@compiled
def nth_face(shown_faces: int, number: int) -> int:
    """Return the face of this number, from 0, among those shown.

    It is how many faces have no more than so many shown up to and with them: all are counted by one
    product, and compared by one difference, whose eights are left where that is so.
    """
    up_to = shown_faces * ANY & ALL
    return count(np.uint64((number * ANY + EIGHTS - up_to) & EIGHTS))
