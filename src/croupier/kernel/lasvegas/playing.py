"""Luck and players over rows: whole games inside compiled code."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import nth_face, rolled, shown
from croupier.kernel.lasvegas.row import (
    DEALING,
    FACES,
    OVER,
    ROLLING,
    SCATTERING,
    STARTING,
    VALUES,
    WHITE,
    Numbers,
    Row,
    Rows,
)
from croupier.kernel.lasvegas.rules import (
    FULL,
    TEN_THOUSAND,
    begin_turn,
    choices,
    dealt,
    draw_starter,
    lay_note,
    left_over,
    notes_won,
    place,
    ranking,
    roll,
    score,
    start,
    worth,
)
from croupier.kernel.luck import below, seed
from croupier.kernel.simulating import Sums, Totals

UNIFORM, GREEDY = range(2)
WHIMS = 3
"""One choice in so many is a whim where it is guessed what others do: they are not all greedy."""
POLICIES = ("uniform", "greedy")
"""The players the kernel knows, by the names of the bots they are twins of."""


@compiled
def draw_note(row: Row) -> int:
    """Draw the number of a note from those never turned up."""
    left = 0
    for value in range(VALUES):
        left += int(np.int64(row.deck[value]))
    drawn = below(row.luck, left)
    for value in range(VALUES):
        drawn -= int(np.int64(row.deck[value]))
        if drawn < 0:
            return value + 1
    return VALUES


@compiled
def deal(row: Row) -> None:
    """Let luck answer until a seat has rolled, or the game is over."""
    if row.phase == STARTING:
        draw_starter(row, below(row.luck, row.seats))
    if row.phase == DEALING:
        deal_notes(row)
    if row.phase == SCATTERING:
        deal_left_over(row)
    if row.phase == ROLLING:
        roll_dice(row)


@compiled
def roll_dice(row: Row) -> None:
    """Roll the dice of the seat on turn."""
    white = row.white[row.turn]
    own_roll = rolled(row.luck, row.own[row.turn])
    roll(row, own_roll, rolled(row.luck, white) if white else 0)


@compiled
def deal_notes(row: Row) -> None:
    """Fill all casinos that are short of money."""
    for casino in range(FACES):
        while worth(row, casino) < FULL:
            lay_note(row, casino, draw_note(row))
    dealt(row)


@compiled
def deal_left_over(row: Row) -> None:
    """Roll the white dice left over, each to its casino."""
    for _ in range(left_over(row)):
        row.dice[below(row.luck, FACES), WHITE] += 1
    begin_turn(row, row.starter)


@compiled
def choose(row: Row, policy: int) -> int:
    """Choose a face, from 0, as this player would."""
    return greedy_face(row) if policy == GREEDY else uniform_face(row)


@compiled
def uniform_face(row: Row) -> int:
    """Choose any face that was rolled. Twin: bots.bot.Uniform."""
    may = choices(row)
    return nth_face(may, below(row.luck, count(np.uint64(may))))


@compiled
def greedy_face(row: Row) -> int:
    """Choose the face with the best standing now. Twin: bots.lasvegas.Greedy."""
    best, best_face, equals = 0, -1, 1
    both = row.rolled[0] + row.rolled[1]
    for face in range(FACES):
        dice = shown(both, face)
        if dice:
            worth_ = 16 * gain(row, face) - dice
            if best_face < 0 or worth_ > best:
                best, best_face, equals = worth_, face, 1
            elif worth_ == best:
                equals += 1
                if below(row.luck, equals) == 0:
                    best_face = face
    return best_face


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
    total, place_, dice = 0, 0, 12
    while dice and place_ < 5 and row.notes[casino, place_]:
        if (alone >> dice) & 1:
            claimant = (holders >> (3 * dice)) & 7
            note = int(np.int64(row.notes[casino, place_]))
            if claimant == row.turn:
                total += note * (row.seats - 1)
            elif claimant != WHITE:
                total -= note
            place_ += 1
        dice -= 1
    return total


@compiled
def play_out(row: Row, policies: Numbers) -> int:
    """Play a game to its end; return how many decisions were taken."""
    decisions = 0
    deal(row)
    while row.phase != OVER:
        place(row, choose(row, policies[row.turn]))
        decisions += 1
        deal(row)
    return decisions


@compiled
def play_round(row: Row, seat: int) -> None:
    """Play a round whose next roll is due to its end: a seat greedy, the others mostly so."""
    while row.phase == ROLLING:
        roll_dice(row)
        is_whim = row.turn != seat and below(row.luck, WHIMS) == 0
        place(row, uniform_face(row) if is_whim else greedy_face(row))


@compiled
def play_many(
    rows: Rows,
    totals: Totals,
    at: int,
    series: int,
    first: int,
    games: int,
    policies: Numbers,
    seats: int,
    plays_white: int,
    starter: int,
) -> None:
    """Play games of a series in one row, and add up how they ended."""
    row = rows[at]
    sums = totals[at]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats, plays_white, 0, starter)
        sums.decisions += play_out(row, policies)
        add_up(row, sums)


@compiled
def add_up(row: Row, sums: Sums) -> None:
    """Add the end of a game to the totals, money in tens of thousands. Twin: core.game.Result."""
    best, winners = 0, 0
    for seat in range(row.seats):
        this = score(row, seat)
        if this > best:
            best, winners = this, 0
        winners += this == best
    sums.shared += winners > 1
    for seat in range(row.seats):
        money = row.money[seat] // TEN_THOUSAND
        sums.scores[seat, 0] += money
        sums.scores[seat, 1] += notes_won(row, seat)
        sums.squares[seat] += money * money
        if score(row, seat) == best:
            sums.wins[seat, winners - 1] += 1
