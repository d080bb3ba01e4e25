"""How players in the kernel choose a face."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import MOST_DICE, nth_face, shown
from croupier.kernel.lasvegas.row import FACES, MOST_NOTES, WHITE, Row
from croupier.kernel.lasvegas.rules import behind_first, choices, first_in_line, ranking
from croupier.kernel.luck import below

UNIFORM, GREEDY, HASTY = range(3)
"""The players that need nothing but a position and luck."""
MORE_THAN_DICE = MOST_DICE + 1
"""What a gain is counted in, so that dice decide only between equal gains."""
DISTRACTED = 5
"""One choice in so many of somebody hasty is just anything."""


@compiled
def choose(row: Row, player: int) -> int:
    """Choose a face, from 0, as this player would."""
    if player == UNIFORM:
        return uniform_face(row)
    return greedy_face(row) if player == GREEDY else hasty_face(row)


@compiled
def uniform_face(row: Row) -> int:
    """Choose any face that was rolled. Twin: bots.bot.Uniform."""
    may = choices(row)
    return nth_face(may, below(row.luck, count(np.uint64(may))))


@compiled
def greedy_face(row: Row) -> int:
    """Choose the face with the best standing now. Twin: bots.lasvegas.Greedy."""
    best, best_face, equals = 0, -1, 1
    for face in range(FACES):
        if shown(row.rolled[0] + row.rolled[1], face):
            worth = greedy_worth(row, face)
            if best_face < 0 or worth > best:
                best, best_face, equals = worth, face, 1
            elif worth == best:
                # The n-th of equals is taken with a chance of 1 in n: so all are equally likely.
                equals += 1
                if below(row.luck, equals) == 0:
                    best_face = face
    return best_face


@compiled
def greedy_worth(row: Row, face: int) -> int:
    """Return what a face is worth to somebody greedy: of equal gains, the one of fewer dice."""
    return MORE_THAN_DICE * gain(row, face) - shown(row.rolled[0] + row.rolled[1], face)


@compiled
def hasty_face(row: Row) -> int:
    """Choose as somebody greedy, if not distracted. Twin: bots.lasvegas.Hasty."""
    return uniform_face(row) if below(row.luck, DISTRACTED) == 0 else greedy_face(row)


@compiled
def gain(row: Row, face: int) -> int:
    """Return what placing a face adds to the standing of the seat on turn."""
    before = standing(row, face)
    own, white = shown(row.rolled[0], face), shown(row.rolled[1], face)
    row.dice[face, row.turn] += own
    row.dice[face, WHITE] += white
    after = standing(row, face)
    row.dice[face, row.turn] -= own
    row.dice[face, WHITE] -= white
    return after - before


@compiled
def standing(row: Row, casino: int) -> int:
    """Return what a casino would pay the seat on turn, times its rivals, less what they get.

    Twin: bots.lasvegas.standing, times the number of rivals and without the other casinos,
    which a placement leaves as they are.
    """
    alone, holders = ranking(row, casino)
    total, place_ = 0, 0
    while alone and place_ < MOST_NOTES and row.notes[casino, place_]:
        claimant, note = first_in_line(alone, holders), int(np.int64(row.notes[casino, place_]))
        if claimant == row.turn:
            total += note * (row.seats - 1)
        elif claimant != WHITE:
            total -= note
        alone, place_ = behind_first(alone), place_ + 1
    return total
