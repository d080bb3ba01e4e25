"""What a net sees of a face that may be placed: a few numbers, most of them between -1 and 1."""

from math import comb

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import MOST_DICE, shown
from croupier.kernel.lasvegas.row import FACES, MOST_NOTES, SEATS, VALUES, WHITE, Row
from croupier.kernel.lasvegas.rules import (
    OWN_DICE,
    ROUNDS,
    WHITE_DICE,
    behind_first,
    first_in_line,
    ranking,
)

Floats = NDArray[np.float32]

FEATURES = (
    *("own-placed", "white-placed", "own-left", "white-left"),
    *("mine", "most-of-others", "next-of-others", "margin", "others-alike", "is-ahead"),
    *("first-note", "second-note", "third-note"),
    *("paid", "gained", "rivals-lose", "leader-loses", "hope-for-first"),
    *("threat", "hope", "paid-at-risk", "rivals-paid"),
    *("rival-dice", "rivals-to-roll", "dice-ahead", "white-in-hands"),
    *("lead", "rounds-left", "seats", "free-notes"),
)
"""What is seen, by its place; a test says the same of each in the words of the rules."""
OF_HAND, OF_CASINO, OF_TABLE = 0, 4, 22
"""Where what is seen of the hand, the casino and the table begins."""

LEAD = 100_000.0
"""The money by which a lead counts as one."""
MOST_LEAD = 2.0
MOST_MARGIN = 4.0


def _catching() -> NDArray[np.float32]:
    """Return how likely so many dice, thrown once, show a face at least so often."""
    numbers = range(MOST_DICE + 1)
    ways = [[comb(n, k) * 5 ** (n - k) for k in range(n + 1)] for n in numbers]
    return np.array([[sum(ways[n][k:]) / 6**n for k in numbers] for n in numbers], np.float32)


CATCHING = _catching()


@compiled
def look(row: Row, seen: Floats) -> None:
    """Write down what the seat on turn sees of every face that was rolled, a line for each."""
    best = leader(row)
    for face in range(FACES):
        own, white = shown(row.rolled[0], face), shown(row.rolled[1], face)
        if own or white:
            look_at_hand(row, own, white, seen[face])
            look_at_casino(row, face, own, white, best, seen[face])
            look_at_table(row, own, white, best, seen[face])


@compiled
def leader(row: Row) -> int:
    """Return the rival with the most money, the first of equals."""
    best = -1
    for seat in range(row.seats):
        if seat != row.turn and (best < 0 or row.money[seat] > row.money[best]):
            best = seat
    return best


@compiled
def look_at_hand(row: Row, own: int, white: int, out: Floats) -> None:
    """Write down what is placed, and what stays in the hand."""
    out[OF_HAND] = own / OWN_DICE
    out[OF_HAND + 1] = white / WHITE_DICE
    out[OF_HAND + 2] = (np.int64(row.own[row.turn]) - own) / OWN_DICE
    out[OF_HAND + 3] = (np.int64(row.white[row.turn]) - white) / WHITE_DICE


@compiled
def look_at_casino(row: Row, casino: int, own: int, white: int, best: int, out: Floats) -> None:
    """Write down how a casino stands after the dice are placed, and what that changes."""
    paid_before, rivals_before, best_before = standing(row, casino, best)
    row.dice[casino, row.turn] += own
    row.dice[casino, WHITE] += white
    paid, rivals, bests = standing(row, casino, best)
    look_at_dice(row, casino, int(np.int64(row.own[row.turn])) - own, out)
    row.dice[casino, row.turn] -= own
    row.dice[casino, WHITE] -= white
    first = np.int64(row.notes[casino, 0]) / VALUES
    out[OF_CASINO + 6] = first
    out[OF_CASINO + 7] = np.int64(row.notes[casino, 1]) / VALUES
    out[OF_CASINO + 8] = np.int64(row.notes[casino, 2]) / VALUES
    out[OF_CASINO + 9] = paid / VALUES
    out[OF_CASINO + 10] = (paid - paid_before) / VALUES
    out[OF_CASINO + 11] = (rivals_before - rivals) / VALUES
    out[OF_CASINO + 12] = (best_before - bests) / VALUES
    out[OF_CASINO + 13] = out[OF_CASINO + 15] * first
    out[OF_CASINO + 16] = out[OF_CASINO + 14] * paid / VALUES
    out[OF_CASINO + 17] = rivals / VALUES


@compiled
def look_at_dice(row: Row, casino: int, left: int, out: Floats) -> None:
    """Write down who else has dice in a casino, and who may yet catch whom, with dice left."""
    mine, first, second, alike = int(np.int64(row.dice[casino, row.turn])), 0, 0, 0
    threat, hope = np.float32(0), np.float32(0)
    for claimant in range(WHITE + 1):
        if claimant == row.turn:
            continue
        dice = int(np.int64(row.dice[casino, claimant]))
        if dice > first:
            first, second = dice, first
        elif dice > second:
            second = dice
        alike += int(dice == mine and mine > 0)
        if mine > dice and claimant < row.seats:
            threat += CATCHING[np.int64(row.own[claimant]), mine - dice]
        elif dice > 0 and mine <= dice < MOST_DICE + mine:
            hope += CATCHING[left, dice - mine + 1]
    out[OF_CASINO] = mine / MOST_DICE
    out[OF_CASINO + 1] = first / MOST_DICE
    out[OF_CASINO + 2] = second / MOST_DICE
    out[OF_CASINO + 3] = min(MOST_MARGIN, max(-MOST_MARGIN, mine - first)) / MOST_MARGIN
    out[OF_CASINO + 4] = alike / 2
    out[OF_CASINO + 5] = int(mine > first)
    out[OF_CASINO + 14] = threat
    out[OF_CASINO + 15] = hope


@compiled
def standing(row: Row, casino: int, one: int) -> tuple[int, int, int]:
    """Return what a casino would pay the seat on turn, all its rivals together, and one of them."""
    alone, holders = ranking(row, casino)
    own, rivals, ones, place = 0, 0, 0, 0
    while alone and place < MOST_NOTES and row.notes[casino, place]:
        claimant, note = first_in_line(alone, holders), int(np.int64(row.notes[casino, place]))
        if claimant == row.turn:
            own = note
        elif claimant != WHITE:
            rivals += note
            ones += note * int(claimant == one)
        alone, place = behind_first(alone), place + 1
    return own, rivals, ones


@compiled
def look_at_table(row: Row, own: int, white: int, best: int, out: Floats) -> None:
    """Write down what is the same for every casino: hands, money and time."""
    dice, rolling, whites = 0, 0, 0
    for seat in range(row.seats):
        whites += int(np.int64(row.white[seat]))
        if seat != row.turn:
            dice += int(np.int64(row.own[seat]))
            rolling += int(row.own[seat] > 0 or row.white[seat] > 0)
    left = np.int64(row.own[row.turn]) - own
    lead = (row.money[row.turn] - row.money[best]) / LEAD
    out[OF_TABLE] = dice / (OWN_DICE * (SEATS - 1))
    out[OF_TABLE + 1] = rolling / (SEATS - 1)
    out[OF_TABLE + 2] = (left - dice / (row.seats - 1)) / OWN_DICE
    out[OF_TABLE + 3] = (whites - white) / WHITE_DICE
    out[OF_TABLE + 4] = min(MOST_LEAD, max(-MOST_LEAD, lead))
    out[OF_TABLE + 5] = (ROUNDS - row.game_round) / (ROUNDS - 1)
    out[OF_TABLE + 6] = (row.seats - 2) / (SEATS - 2)
    out[OF_TABLE + 7] = free_notes(row) / (VALUES * FACES)


@compiled
def free_notes(row: Row) -> int:
    """Return what the highest notes of casinos without dice are worth, in tens of thousands."""
    total = 0
    for casino in range(FACES):
        dice = 0
        for claimant in range(WHITE + 1):
            dice += int(np.int64(row.dice[casino, claimant]))
        if dice == 0:
            total += int(np.int64(row.notes[casino, 0]))
    return total
