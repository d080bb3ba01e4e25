"""What the net sees of a position without a roll.

Each seat looks at every casino alike, and then at itself against the others.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lasvegas.models import TRAINED, Beliefs
from croupier.kernel.lasvegas.row import FACES, MOST_NOTES, SEATS, WHITE, Row
from croupier.kernel.lasvegas.rules import (
    OWN_DICE,
    ROUNDS,
    TEN_THOUSAND,
    behind_first,
    first_in_line,
    ranking,
)

PER_CASINO = 16
"""How many numbers say how a seat stands in a casino."""
STANDING = 16
"""How many numbers say how a seat stands beside."""
KINDS = TRAINED
"""The models of play that are told apart from those who play by what they learned."""
PER_SEAT = STANDING + 3 * KINDS
"""With how a seat plays, that times the rounds to come, and how its rivals play."""
FEATURES = FACES * PER_CASINO + PER_SEAT
HIGHEST = 9.0
"""What notes are measured in: the highest of them."""
LEAD = 10.0
"""What money is measured in: ten notes of the lowest value."""
SPREAD = 5.0
"""By how much a round deviates, in the lowest notes."""

Floats = NDArray[np.float32]


@compiled
def look(row: Row, beliefs: Beliefs, features: Floats, standings: Floats) -> None:
    """Write down what every seat sees, given how likely each seat plays by each model.

    `standings` has what casinos would pay every seat now.
    """
    look_at_casinos(row, features, standings)
    dice = 0.0
    for seat in range(row.seats):
        dice += row.own[seat]
    for seat in range(row.seats):
        look_at_seat(row, features[seat], standings, seat, dice)
        look_at_play(row, beliefs, features[seat], seat, dice)


@allocating
def look_at_casinos(row: Row, features: Floats, standings: Floats) -> None:
    """Write down how every seat stands in every casino."""
    standings[:] = 0.0
    paid = np.zeros(SEATS + 1, np.float32)
    for casino in range(FACES):
        paid[:] = 0.0
        pay_now(row, casino, paid)
        total = 0.0
        for seat in range(row.seats):
            standings[seat] += paid[seat]
            total += paid[seat]
        for seat in range(row.seats):
            own = features[seat, casino * PER_CASINO : (casino + 1) * PER_CASINO]
            look_at_casino(row, own, casino, seat)
            own[4] = paid[seat] / HIGHEST
            own[5] = (total - paid[seat]) / HIGHEST


@compiled
def pay_now(row: Row, casino: int, paid: Floats) -> None:
    """Note what a casino would pay if the round ended now. Twin: rules.pay."""
    alone, holders = ranking(row, casino)
    place = 0
    while alone and place < MOST_NOTES and row.notes[casino, place]:
        paid[first_in_line(alone, holders)] = row.notes[casino, place]
        alone, place = behind_first(alone), place + 1


@compiled
def look_at_casino(row: Row, own: Floats, casino: int, seat: int) -> None:
    """Write down how a seat stands in a casino, but for what it would be paid."""
    mine = int(np.int64(row.dice[casino, seat]))
    most, second, present, tied, reach = 0, 0, 0, 0, 0
    for other in range(WHITE + 1):
        dice = int(np.int64(row.dice[casino, other]))
        if other == seat:
            continue
        if other < row.seats:
            reach = max(reach, dice + int(np.int64(row.own[other])))
        if dice:
            present += 1
            tied += int(dice == mine)
            if dice > most:
                most, second = dice, most
            elif dice > second:
                second = dice
    own[0] = row.notes[casino, 0] / HIGHEST
    own[1] = row.notes[casino, 1] / HIGHEST
    own[2] = row.notes[casino, 2] / HIGHEST
    own[3] = (int(np.int64(row.notes[casino, 3])) + int(np.int64(row.notes[casino, 4]))) / HIGHEST
    own[6] = mine / OWN_DICE
    own[7] = most / OWN_DICE
    own[8] = second / OWN_DICE
    own[9] = present / SEATS
    own[10] = tied
    own[11] = row.own[seat] / OWN_DICE
    own[12] = row.white[seat] / OWN_DICE
    own[13] = reach / OWN_DICE
    own[14] = row.dice[casino, WHITE] / OWN_DICE
    own[15] = int(mine > most)


@compiled
def look_at_seat(row: Row, features: Floats, standings: Floats, seat: int, dice: float) -> None:
    """Write down how a seat stands against the others."""
    own = features[FACES * PER_CASINO :]
    money = row.money[seat] / TEN_THOUSAND
    best = best_now = -1e9
    mean = mean_now = 0.0
    ahead = 0
    for other in range(row.seats):
        if other != seat:
            theirs = row.money[other] / TEN_THOUSAND
            now = theirs + standings[other]
            best, best_now = max(best, theirs), max(best_now, now)
            mean, mean_now = mean + theirs, mean_now + now
            ahead += int(now > money + standings[seat])
    rivals = row.seats - 1
    left = ROUNDS - row.game_round
    rounds = left + dice / (OWN_DICE * row.seats)
    now = money + standings[seat]
    own[0] = (money - best) / LEAD
    own[1] = (money - mean / rivals) / LEAD
    own[2] = (now - best_now) / LEAD
    own[3] = (now - mean_now / rivals) / LEAD
    own[4] = (now - best_now) / (SPREAD * sqrt(rounds + 0.1))
    own[5] = (now - mean_now / rivals) / (SPREAD * sqrt(rounds + 0.1))
    own[6] = ahead / rivals
    own[7] = row.own[seat] / OWN_DICE
    own[8] = (dice - row.own[seat]) / rivals / OWN_DICE
    own[9] = row.white[seat] / OWN_DICE
    own[10] = ((seat - row.turn) % row.seats) / row.seats
    own[11] = ((seat - row.starter) % row.seats) / row.seats if left else 0.0
    own[12] = left / ROUNDS
    own[13] = int(left == 0)
    own[14] = rivals / SEATS
    own[15] = row.plays_white


@compiled
def look_at_play(row: Row, beliefs: Beliefs, features: Floats, seat: int, dice: float) -> None:
    """Write down how a seat and its rivals are believed to play."""
    own = features[FACES * PER_CASINO + STANDING :]
    rounds = ROUNDS - row.game_round + dice / (OWN_DICE * row.seats)
    for kind in range(KINDS):
        others = 0.0
        for other in range(row.seats):
            if other != seat:
                others += beliefs[other, kind]
        own[kind] = beliefs[seat, kind]
        own[KINDS + kind] = beliefs[seat, kind] * rounds / ROUNDS
        own[2 * KINDS + kind] = others / (row.seats - 1)
