"""Rolls of dice that are alike, drawn whole from a table.

A roll is a number with four bits for each face: how many dice show it. Every way in which a handful
of dice can fall has its place in a table, so that half a random word is a roll.
"""

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


def _rolls(dice: int) -> tuple[list[int], list[float]]:
    """Return all rolls of so many dice, with their chances."""
    rolls, chances = [], []
    for outcome, p in outcomes(Dice((dice,))):
        assert isinstance(outcome, Rolled)
        rolls.append(packed([outcome.dice.count(face) for face in chance.FACES]))
        chances.append(float(p))
    return rolls, chances


def _handful(dice: int) -> list[int]:
    """Return what so many dice show, for each of the equally likely ways in which they fall."""
    if not dice:
        return [0]
    return [roll + (1 << FACE_BITS * face) for roll in _handful(dice - 1) for face in range(FACES)]


HANDFUL = MOST_DICE // 2
"""So many dice are looked up at once: all ways they can fall fit beside the game into the nearest
cache, and half a random word is even enough for them."""
WAYS = np.array([FACES**dice for dice in range(HANDFUL + 1)], np.uint64)
ROLLS = np.array([roll for dice in range(HANDFUL + 1) for roll in _handful(dice)], np.uint32)
"""What dice show for each way in which they fall, those of fewer dice first."""
FIRST = np.array([sum(FACES**fewer for fewer in range(dice)) for dice in range(HANDFUL + 1)])
"""Where the rolls of so many dice begin."""


def _listed() -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64]]:
    """Return all rolls of every number of dice, one number after the other, with their chances."""
    listed = [_rolls(dice) for dice in range(MOST_DICE + 1)]
    rolls = [roll for numbers, _ in listed for roll in numbers]
    chances = [chance for _, chances in listed for chance in chances]
    begins = np.cumsum([0, *(len(numbers) for numbers, _ in listed)])
    return np.array(rolls), np.array(chances), begins


LISTED, CHANCES, BEGINS = _listed()
"""All rolls and their chances, and where those of every number of dice begin."""


@compiled
def rolled(luck: Luck, dice: int) -> int:
    """Roll dice that are alike: a handful by each half of a random word."""
    word = next_word(luck)
    first = min(dice, HANDFUL)
    return rolled_by(word >> _32, first) + rolled_by(word & LOW, dice - first)


@compiled
def rolled_by(half: np.uint64, dice: int) -> int:
    """Return how a handful of dice falls, by half a random word."""
    way = np.int64((half * WAYS[dice]) >> _32)
    return int(np.int64(ROLLS[FIRST[dice] + way]))


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
