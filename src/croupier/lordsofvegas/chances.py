"""Who becomes boss when the dice of a casino are rolled anew (LOV-11, LOV-13)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb

from croupier.core.chance import FACES

HIGHEST = max(FACES)
DEEPEST = 1
"""After so many ties the rest is shared out by dice: that is right to about a hundredth."""

Counts = tuple[int, ...]
"""How many dice each seat has."""
Groups = tuple[Counts, ...]
"""The dice by how high each can still be, from 1 up: within that they are equally likely."""


def boss_chances(dice: Sequence[int]) -> tuple[float, ...]:
    """Return how likely each seat is to become boss, given how many dice it rolls.

    Dice count for a little more than their share, because a tie is rolled again:

    >>> [round(chance, 2) for chance in boss_chances((1, 1))]
    [0.5, 0.5]
    >>> [round(chance, 2) for chance in boss_chances((2, 1))]
    [0.68, 0.32]

    Most tables ask for few counts, so those of one order are worked out once.
    """
    order = sorted(range(len(dice)), key=lambda seat: -dice[seat])
    there = [seat for seat in order if dice[seat]]
    chances = dict(zip(there, _chances(tuple(dice[seat] for seat in there)), strict=True))
    return tuple(chances.get(seat, 0.0) for seat in range(len(dice)))


@lru_cache(maxsize=512)
def _chances(dice: Counts) -> tuple[float, ...]:
    nothing = (0,) * len(dice)
    return _settled((*(nothing,) * (HIGHEST - 1), dice), 0)


@lru_cache(maxsize=65536)
def _settled(groups: Groups, ties: int) -> tuple[float, ...]:
    """Return the chances while nothing is known of the dice but how high each can be."""
    height = max(height for height, dice in enumerate(groups, 1) if any(dice))
    dice = groups[height - 1]
    found = [0.0] * len(dice)
    for top, likely in _tops(dice, height):
        leaders = [seat for seat, count in enumerate(top) if count]
        lower = tuple(all_ - at_top for all_, at_top in zip(dice, top, strict=True))
        if len(leaders) == 1:
            after: Sequence[float] = [float(seat == leaders[0]) for seat in range(len(dice))]
        elif not leaders:
            after = _settled(_lowered(groups, height, lower), ties)
        elif ties == DEEPEST:
            after = [count / sum(top) for count in top]
        else:
            after = _settled(_rolled_again(_lowered(groups, height, lower), top), ties + 1)
        for seat, chance in enumerate(after):
            found[seat] += likely * chance
    return tuple(found)


def _tops(dice: Counts, height: int) -> Iterator[tuple[Counts, float]]:
    """Yield how many dice of each seat may show the highest value they can, and how likely."""
    for top in product(*(range(count + 1) for count in dice)):
        likely = 1.0
        for count, at_top in zip(dice, top, strict=True):
            likely *= comb(count, at_top) * (height - 1) ** (count - at_top) / height**count
        if likely:
            yield top, likely


def _lowered(groups: Groups, height: int, lower: Counts) -> Groups:
    """Return the dice once those at this height are known to be lower, or are gone."""
    found = list(groups)
    found[height - 1] = (0,) * len(lower)
    if height > 1:
        found[height - 2] = _sum(found[height - 2], lower)
    return tuple(found)


def _rolled_again(groups: Groups, dice: Counts) -> Groups:
    return (*groups[:-1], _sum(groups[-1], dice))


def _sum(some: Counts, others: Counts) -> Counts:
    return tuple(one + other for one, other in zip(some, others, strict=True))
