"""The rules of Las Vegas over rows; every function names its twin in croupier.lasvegas."""

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import MOST_DICE, faces, shown
from croupier.kernel.lasvegas.row import (
    DEALING,
    FACE_UP,
    FACES,
    MOST_NOTES,
    OVER,
    PLACING,
    ROLLING,
    SCATTERING,
    SEATS,
    STARTING,
    VALUES,
    WHITE,
    Row,
)
from croupier.lasvegas import dealing, ending, notes
from croupier.lasvegas.state import Options

COUNTS = np.array(notes.COUNTS, np.uint8)
TEN_THOUSAND = int(notes.VALUES[0])
"""What the note of number 1 is worth; number n is worth n times as much."""
ALL_MONEY = sum(notes.VALUES[n] * count for n, count in enumerate(notes.COUNTS)) // TEN_THOUSAND
"""What all notes are worth together, in tens of thousands."""
FULL = dealing.FULL // TEN_THOUSAND
OWN_DICE = dealing.OWN_DICE
WHITE_DICE = dealing.WHITE_DICE
ROUNDS = ending.ROUNDS


def _white_each(seats: int) -> int:
    """Return the white dice of a seat, or none where so many cannot play with them."""
    if not dealing.LEAST_SEATS <= seats <= dealing.MOST_SEATS_WITH_WHITE:
        return 0
    return dealing.full_hand(seats, Options(white=True)).white


WHITE_EACH = np.array([_white_each(seats) for seats in range(SEATS + 1)], np.int64)
"""The white dice everyone gets, by the number of seats."""

CLAIMANT_BITS = 3
"""Room for every seat and white in a number that holds one of them for each count of dice."""
CLAIMANT = (1 << CLAIMANT_BITS) - 1
WITH_DICE = (1 << MOST_DICE) - 1
"""All who have dice, by how many they have less than the most there can be."""


@compiled
def start(row: Row, seats: int, plays_white: int, open_money: int, starter: int) -> None:
    """Set up a game. Twin: dealing.start (LV-2.2)."""
    row.seats = seats
    row.plays_white = plays_white
    row.open_money = open_money
    row.start = starter
    row.money[:] = 0
    row.won[:] = 0
    row.face_down[:] = FACE_UP
    clear(row)
    row.game_round = 0
    put(row.deck, COUNTS)
    row.phase = STARTING
    if starter >= 0:
        draw_starter(row, starter)


@compiled
def clear(row: Row) -> None:
    """Leave nothing on the table but what was won."""
    row.turn = row.starter = 0
    row.dice[:] = 0
    row.notes[:] = 0
    row.own[:] = 0
    row.white[:] = 0
    row.rolled[:] = 0


@compiled
def draw_starter(row: Row, seat: int) -> None:
    """Begin the game with a seat. Twin: dealing.draw_starter."""
    begin_round(row, seat)


@compiled
def begin_round(row: Row, starter: int) -> None:
    """Clear the casinos and fill the hands. Twins: dealing.begin, ending.next_round (LV-6.1)."""
    row.game_round += 1
    row.starter = starter
    row.turn = 0
    row.dice[:] = 0
    row.notes[:] = 0
    for seat in range(row.seats):
        row.own[seat] = OWN_DICE
        row.white[seat] = white_dice(row)
    row.phase = DEALING


@compiled
def white_dice(row: Row) -> int:
    """Return the white dice everyone gets. Twin: dealing.full_hand (LV-7.2)."""
    return int(WHITE_EACH[row.seats]) if row.plays_white else 0


@compiled
def left_over(row: Row) -> int:
    """Return the white dice left over. Twin: dealing.left_over (LV-7.3)."""
    return WHITE_DICE - row.seats * white_dice(row) if row.plays_white else 0


@compiled
def short_of_money(row: Row) -> int:
    """Return the first casino that shows too little, or FACES. Twin: dealing.short_of_money."""
    for casino in range(FACES):
        if worth(row, casino) < FULL:
            return casino
    return FACES


@compiled
def worth(row: Row, casino: int) -> int:
    """Return what the notes of a casino are worth together, in tens of thousands."""
    total = 0
    for place in range(MOST_NOTES):
        total += int(np.int64(row.notes[casino, place]))
    return total


@compiled
def turn_note(row: Row, note: int) -> None:
    """Lay a note on the casino being dealt. Twin: dealing.turn_note (LV-3.1, LV-3.2)."""
    lay_note(row, short_of_money(row), note)
    if short_of_money(row) == FACES:
        dealt(row)


@compiled
def lay_note(row: Row, casino: int, note: int) -> None:
    """Put a note among those of a casino, highest first."""
    row.deck[note - 1] -= 1
    for place in range(MOST_NOTES):
        there = int(np.int64(row.notes[casino, place]))
        row.notes[casino, place] = max(there, note)
        note = min(there, note)


@compiled
def dealt(row: Row) -> None:
    """Go on to the white dice left over, or to the first turn. Twin: dealing.dealt."""
    if left_over(row):
        row.phase = SCATTERING
    else:
        begin_turn(row, row.starter)


@compiled
def begin_turn(row: Row, seat: int) -> None:
    """Wait for a seat's roll."""
    row.phase = ROLLING
    row.turn = seat


@compiled
def scatter(row: Row, roll: int) -> None:
    """Place the white dice left over. Twin: dealing.scatter (LV-7.3)."""
    for face in range(FACES):
        row.dice[face, WHITE] += shown(roll, face)
    begin_turn(row, row.starter)


@compiled
def roll(row: Row, own: int, white: int) -> None:
    """Show what was rolled. Twin: placing.roll (LV-4.1)."""
    row.rolled[0] = own
    row.rolled[1] = white
    row.phase = PLACING


@compiled
def choices(row: Row) -> int:
    """Return the faces that may be chosen. Twin: placing.faces (LV-4.2, LV-7.4)."""
    return faces(row.rolled[0] | row.rolled[1])


@compiled
def place(row: Row, face: int) -> None:
    """Place all dice that show a face, and pass the turn. Twin: placing.place (LV-4.2)."""
    seat = row.turn
    own, white = shown(row.rolled[0], face), shown(row.rolled[1], face)
    row.dice[face, seat] += own
    row.dice[face, WHITE] += white
    row.own[seat] -= own
    row.white[seat] -= white
    row.rolled[0] = row.rolled[1] = 0
    following = next_to_roll(row)
    if following < row.seats:
        begin_turn(row, following)
    else:
        end_round(row)


@compiled
def next_to_roll(row: Row) -> int:
    """Return the next seat with dice, or the number of seats. Twin: placing.next_to_roll."""
    seat = row.turn
    for _ in range(row.seats):
        seat = seat + 1 if seat + 1 < row.seats else 0
        if row.own[seat] or row.white[seat]:
            return seat
    return row.seats


@compiled
def end_round(row: Row) -> None:
    """Pay out all casinos; go on or end the game. Twin: ending.end_round (LV-5.1)."""
    for casino in range(FACES):
        pay(row, casino)
    if row.game_round < ROUNDS:
        begin_round(row, (row.starter + 1) % row.seats)
    else:
        end_game(row)


@compiled
def pay(row: Row, casino: int) -> None:
    """Pay out a casino to all but white. Twins: payout.pay, ending.collect (LV-5.2, LV-7.6)."""
    alone, holders = ranking(row, casino)
    place = 0
    while alone and place < MOST_NOTES and row.notes[casino, place]:
        note = int(np.int64(row.notes[casino, place]))
        claimant = first_in_line(alone, holders)
        if claimant != WHITE:
            receive(row, claimant, note)
        alone, place = behind_first(alone), place + 1


@compiled
def ranking(row: Row, casino: int) -> tuple[int, int]:
    """Return who is in line for notes. Twin: payout.ranking (LV-5.2, LV-5.3).

    Bit n of the first number is set if exactly one has n dice less than the most there can be, so
    that the lowest bit is first in line; the second number tells who it is. Two numbers are cheaper
    than a sorted list, and it is cheaper to count those without dice, too, than to ask who has any.
    """
    once, twice, holders = 0, 0, 0
    for claimant in range(WHITE + 1):
        fewer = MOST_DICE - int(np.int64(row.dice[casino, claimant]))
        bit = 1 << fewer
        twice |= once & bit
        once |= bit
        holders |= claimant << (CLAIMANT_BITS * fewer)
    return once & ~twice & WITH_DICE, holders


@compiled
def first_in_line(alone: int, holders: int) -> int:
    """Return who has the most dice of those in line."""
    return (holders >> (CLAIMANT_BITS * lowest(np.uint64(alone)))) & CLAIMANT


@compiled
def behind_first(alone: int) -> int:
    """Return who is in line behind the first: one less than a number has all but its lowest bit."""
    return alone & (alone - 1)


@compiled
def receive(row: Row, seat: int, note: int) -> None:
    """Give a seat a note. Twin: state.with_note."""
    if row.face_down[seat] >= 0:
        row.face_down[seat] += 1
    else:
        row.won[seat, note - 1] += 1
        row.money[seat] += note * TEN_THOUSAND


@compiled
def end_game(row: Row) -> None:
    """Clear the table. Twin: ending.end_game (LV-6.2)."""
    clear(row)
    row.deck[:] = 0
    row.phase = OVER


@compiled
def count_money(row: Row) -> None:
    """Renew what follows from the notes won."""
    for seat in range(row.seats):
        row.money[seat] = 0
        for value in range(VALUES):
            row.money[seat] += int(np.int64(row.won[seat, value])) * (value + 1) * TEN_THOUSAND


@compiled
def notes_won(row: Row, seat: int) -> int:
    """Return how many notes a seat has."""
    total = 0
    for value in range(VALUES):
        total += int(np.int64(row.won[seat, value]))
    return total
