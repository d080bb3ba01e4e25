"""How likely every seat is to win: a net's judgement of positions, and what luck makes of it.

The net judges positions in which no roll lies on the table, given how the seats are believed to
play. One that waits for a choice is worth
what the choice that is best for its seat leads to; one that waits for luck, the mean of that over
what luck may bring. So luck changes nothing on average, whatever the net believes.
"""

from collections.abc import Mapping
from math import exp
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.arrays import put
from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lasvegas.dealer import deal_table
from croupier.kernel.lasvegas.features import FEATURES, PER_CASINO, PER_SEAT, Floats, look
from croupier.kernel.lasvegas.models import MODELS, TRAINED, Beliefs
from croupier.kernel.lasvegas.rolls import BEGINS, CHANCES, FACE_BITS, LISTED, faces, shown
from croupier.kernel.lasvegas.row import FACES, OVER, PLACING, ROLLING, SEATS, Row, Rows
from croupier.kernel.lasvegas.rules import OWN_DICE, WHITE_EACH, choices, place
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import seed

ROOT, TRIAL, ASIDE, LAST = range(4)
"""The rows of a judgement: the position, what luck made of it, and where a face and the last die
of a round are tried."""

MOST_WHITE = int(WHITE_EACH.max())
ROLLS_ONCE_IN = 32
"""In one of so many deals all rolls are looked at."""
CASINO_UNITS = 16
UNITS = 32
WEIGHTS = np.dtype(
    [
        ("casino", np.float32, (PER_CASINO, CASINO_UNITS)),
        ("casino_bias", np.float32, CASINO_UNITS),
        ("seat", np.float32, (CASINO_UNITS + PER_SEAT, UNITS)),
        ("seat_bias", np.float32, UNITS),
        ("chance", np.float32, UNITS),
    ]
)
"""Every casino passes the same layer; their sum and what a seat knows of itself pass another."""
SHAPES = {name: WEIGHTS[name].shape for name in WEIGHTS.names or ()}
"""The layers by their names."""

SCRATCH = np.dtype(
    [
        ("beliefs", np.float64, (SEATS, MODELS)),
        ("features", np.float32, (SEATS, FEATURES)),
        ("standings", np.float32, SEATS),
        ("casino", np.float32, CASINO_UNITS),
        ("summed", np.float32, CASINO_UNITS + PER_SEAT),
        ("unit", np.float32, UNITS),
        ("tried", np.float64, SEATS),
        ("dealt", np.float64, SEATS),
        ("last", np.float64, SEATS),
        ("best", np.float64, SEATS),
        ("placed", np.float64, (FACES, OWN_DICE + 1, MOST_WHITE + 1, SEATS)),
    ]
)
"""Where a judgement is worked out."""


class Net(Protocol):
    """The fields of the weights, as the kernel sees them."""

    casino: Floats
    casino_bias: Floats
    seat: Floats
    seat_bias: Floats
    chance: Floats


class Scratch(Protocol):
    """The fields of the scratch, as the kernel sees them."""

    beliefs: Beliefs
    features: Floats
    standings: Floats
    casino: Floats
    summed: Floats
    unit: Floats
    tried: NDArray[np.float64]
    dealt: NDArray[np.float64]
    last: NDArray[np.float64]
    best: NDArray[np.float64]
    placed: NDArray[np.float64]


def net_of(weights: Mapping[str, Floats]) -> Net:
    """Return weights as the kernel reads them."""
    net = np.zeros(1, WEIGHTS).view(np.recarray)
    for name in SHAPES:
        net[0][name] = weights[name]
    made: Net = net[0]
    return made


def scratch() -> Scratch:
    """Return room to work out a judgement, as if everyone played by what was learned."""
    made: Scratch = np.zeros(1, SCRATCH).view(np.recarray)[0]
    made.beliefs[:, TRAINED] = 1.0
    return made


@compiled
def judge(rows: Rows, at: int, net: Net, scratch: Scratch, chances: NDArray[np.float64]) -> None:
    """Write down the chances of all seats in a position without a roll.

    The last die of a round is rolled in every way, in the row behind.
    """
    row = rows[at]
    if row.phase != ROLLING or dice_left(row) > 1:
        believe(row, net, scratch, chances)
        return
    chances[:] = 0.0
    for face in range(FACES):
        rows[at + 1] = row
        trial = rows[at + 1]
        trial.rolled[int(row.own[row.turn] == 0)] = 1 << FACE_BITS * face
        place(trial, face)
        believe(trial, net, scratch, scratch.last)
        for seat in range(row.seats):
            chances[seat] += scratch.last[seat] / FACES


@compiled
def dice_left(row: Row) -> int:
    """Return how many dice of all seats are still to be placed in this round."""
    left = 0
    for seat in range(row.seats):
        left += int(np.int64(row.own[seat])) + int(np.int64(row.white[seat]))
    return left


@compiled
def believe(row: Row, net: Net, scratch: Scratch, chances: NDArray[np.float64]) -> None:
    """Write down the chances of all seats as the net believes, or at the end as they are."""
    if row.phase == OVER:
        for seat in range(row.seats):
            chances[seat] = win_share(row, seat)
        return
    look(row, scratch.beliefs, scratch.features, scratch.standings)
    total = 0.0
    for seat in range(row.seats):
        chances[seat] = exp(hope(net, scratch, scratch.features[seat]))
        total += chances[seat]
    for seat in range(row.seats):
        chances[seat] /= total


@compiled
def hope(net: Net, scratch: Scratch, features: Floats) -> float:
    """Return what the net makes of what a seat sees: its chance, as an exponent."""
    summed, casino, unit = scratch.summed, scratch.casino, scratch.unit
    summed[:CASINO_UNITS] = 0.0
    for number in range(FACES):
        put(casino, net.casino_bias)
        for feature in range(PER_CASINO):
            value = features[number * PER_CASINO + feature]
            if value != 0.0:
                for u in range(CASINO_UNITS):
                    casino[u] += value * net.casino[feature, u]
        for u in range(CASINO_UNITS):
            summed[u] += max(casino[u], np.float32(0.0))
    put(summed[CASINO_UNITS:], features[FACES * PER_CASINO :])
    put(unit, net.seat_bias)
    for feature in range(CASINO_UNITS + PER_SEAT):
        value = summed[feature]
        for u in range(UNITS):
            unit[u] += value * net.seat[feature, u]
    total = np.float32(0.0)
    for u in range(UNITS):
        total += max(unit[u], np.float32(0.0)) * net.chance[u]
    return float(total)


@compiled
def best_face(rows: Rows, at: int, aside: int, net: Net, scratch: Scratch) -> int:
    """Return the face that is best for the seat on turn; `best` then has the chances of all."""
    row = rows[at]
    may = choices(row)
    seat, chosen = row.turn, -1
    for face in range(FACES):
        if (may >> FACE_BITS * face) & 1:
            rows[aside] = row
            place(rows[aside], face)
            judge(rows, aside, net, scratch, scratch.tried)
            if chosen < 0 or scratch.tried[seat] > scratch.best[seat]:
                chosen = face
                put(scratch.best, scratch.tried)
    return chosen


@compiled
def expect_roll(
    rows: Rows, at: int, aside: int, net: Net, scratch: Scratch, chances: NDArray[np.float64]
) -> None:
    """Write down the chances of all seats before a roll: the mean over all rolls.

    What a placement leads to depends on its face and its dice alone, so few are judged.
    """
    row = rows[at]
    judge_placements(rows, at, aside, net, scratch)
    chances[:] = 0.0
    own, white = int(np.int64(row.own[row.turn])), int(np.int64(row.white[row.turn]))
    for number in range(BEGINS[own], BEGINS[own + 1]):
        for other in range(BEGINS[white], BEGINS[white + 1]):
            add_roll(row, LISTED[number], LISTED[other], scratch)
            probability = CHANCES[number] * CHANCES[other]
            for seat in range(row.seats):
                chances[seat] += probability * scratch.best[seat]


@compiled
def judge_placements(rows: Rows, at: int, aside: int, net: Net, scratch: Scratch) -> None:
    """Judge whatever the seat whose roll is due could place."""
    row = rows[at]
    own, white = int(np.int64(row.own[row.turn])), int(np.int64(row.white[row.turn]))
    for face in range(FACES):
        for mine in range(own + 1):
            for common in range(white + 1):
                if mine + common:
                    rows[aside] = row
                    trial = rows[aside]
                    trial.rolled[0] = mine << FACE_BITS * face
                    trial.rolled[1] = common << FACE_BITS * face
                    place(trial, face)
                    judge(rows, aside, net, scratch, scratch.placed[face, mine, common])


@compiled
def add_roll(row: Row, own: int, white: int, scratch: Scratch) -> None:
    """Find out which of the placements a roll allows is best; `best` then has all chances."""
    chosen, most = -1, -1.0
    may = faces(own | white)
    for face in range(FACES):
        if (may >> FACE_BITS * face) & 1:
            chance = scratch.placed[face, shown(own, face), shown(white, face), row.turn]
            if chance > most:
                chosen, most = face, chance
    put(scratch.best, scratch.placed[chosen, shown(own, chosen), shown(white, chosen)])


@compiled
def expect(
    rows: Rows,
    net: Net,
    scratch: Scratch,
    series: int,
    times: int,
    sums: NDArray[np.float64],
) -> None:
    """Write down the chances of all seats in any position, luck being tried so many times.

    Only notes have to be tried: of rolls all are looked at.
    """
    row = rows[TRIAL]
    sums[:] = 0.0
    rows[TRIAL] = rows[ROOT]
    if row.phase == PLACING:
        best_face(rows, TRIAL, ASIDE, net, scratch)
        put(sums, scratch.best)
    elif row.phase == ROLLING:
        expect_roll(rows, TRIAL, ASIDE, net, scratch, sums)
    elif row.phase == OVER:
        judge(rows, TRIAL, net, scratch, sums)
    else:
        expect_deal(rows, net, scratch, series, times, sums)


@allocating
def expect_deal(
    rows: Rows,
    net: Net,
    scratch: Scratch,
    series: int,
    times: int,
    sums: NDArray[np.float64],
) -> None:
    """Write down the chances of all seats before notes are dealt.

    The net judges many deals. In one of so many all rolls are looked at as well: by how much that
    differs from the net's judgement is added on average.
    """
    row = rows[TRIAL]
    looked, looks = np.zeros(SEATS), times // ROLLS_ONCE_IN
    for number in range(times):
        rows[TRIAL] = rows[ROOT]
        seed(row.luck, np.uint64(series), np.uint64(number))
        deal_table(row)
        judge(rows, TRIAL, net, scratch, scratch.dealt)
        for seat in range(row.seats):
            sums[seat] += scratch.dealt[seat] / times
        if number < looks:
            expect_roll(rows, TRIAL, ASIDE, net, scratch, looked)
            for seat in range(row.seats):
                sums[seat] += (looked[seat] - scratch.dealt[seat]) / looks
