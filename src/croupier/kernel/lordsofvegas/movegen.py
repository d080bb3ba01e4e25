"""The legal moves of a row.

Which actions are legal is said in `legality`; here they are only gone through. Where about as many
are legal as not, a move is written down first and only then counted, or else written over: the
processor could not foresee a branch.
"""

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import FACES
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.casinos import colours_left
from croupier.kernel.lordsofvegas.legality import (
    beside,
    dice_to_move,
    highest_bet,
    lots_to_build,
    lots_to_sprawl,
    may_become,
    may_remodel,
    may_reorganize,
    open_to_bets,
)
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    COLOURS,
    DRAWING,
    GIVING_UP,
    MOVING_DIE,
    SEATS,
    Mask,
    Row,
)
from croupier.kernel.lordsofvegas.rules import dice_with

Moves = NDArray[np.int64]

MOST_MOVES = 2048
"""More than there can be. With 10 markers, 5 colours and 12 dice there are 600 ways to build, with
62 pairs of neighbours fewer than 744 to sprawl; all other moves together are fewer than 200."""


@compiled
def so_many(found: int) -> int:
    """Return a number as one like any other: for each constant all would be compiled anew."""
    return int(np.int64(found))


@compiled
def choices(row: Row, moves: Moves) -> int:
    """List the moves of the seat that is waited for; return how many. Twin: turns.choices."""
    if row.phase == ACTING:
        moves[0] = codes.code(codes.END_TURN)
        return actions(row, moves, so_many(1))
    if row.phase == DRAWING:
        moves[0] = codes.code(codes.DRAW)
        return 1
    if row.phase == GIVING_UP:
        return _each(moves, codes.GIVE_UP, row.markers[row.turn])
    if row.phase == MOVING_DIE:
        return _each(moves, codes.MOVE_DIE, row.dice[row.turn])
    if row.phase == ANSWERING:
        moves[0] = codes.code(codes.STAND)
        moves[1] = codes.code(codes.LAY_OFF)
        return 2
    found = 0
    if row.phase == ARRANGING:
        for value in FACES:
            if dice_with(row, row.lots, value):
                moves[found] = codes.code(codes.ARRANGE, value)
                found += 1
    return found


@compiled
def _each(moves: Moves, kind: int, lots: Mask) -> int:
    found = 0
    while lots:
        moves[found] = codes.code(kind, lowest(lots))
        lots &= ~first(lots)
        found += 1
    return found


@compiled
def actions(row: Row, moves: Moves, found: int) -> int:
    """List the actions of the seat on turn. Twin: acting.actions."""
    for kind in range(codes.BUILD, codes.GAMBLE + 1):
        found = actions_of(row, kind, moves, found)
    return found


@compiled
def actions_of(row: Row, kind: int, moves: Moves, found: int) -> int:
    """List the actions of one kind."""
    if kind == codes.BUILD:
        return builds(row, moves, found)
    if kind == codes.SPRAWL:
        return sprawls(row, moves, found)
    if kind == codes.REMODEL:
        return remodels(row, moves, found)
    if kind == codes.REORGANIZE:
        return reorganizations(row, moves, found)
    return gambles(row, moves, found)


@compiled
def with_each_die(dice: Mask, moves: Moves, found: int, move: int) -> int:
    """Add a move; where one of some dice must move, once for each of them (LOV-14.4)."""
    if not dice:
        moves[found] = move
        return found + 1
    while dice:
        moves[found] = codes.with_moving(move, lowest(dice))
        dice &= ~first(dice)
        found += 1
    return found


@compiled
def builds(row: Row, moves: Moves, found: int) -> int:
    """List where to build, in which colours."""
    lots, dice, colours = lots_to_build(row), dice_to_move(row), colours_left(row)
    while lots:
        for colour in range(COLOURS):
            if (colours >> colour) & 1:
                move = codes.code(codes.BUILD, lowest(lots), colour)
                found = with_each_die(dice, moves, found, move)
        lots &= ~first(lots)
    return found


@compiled
def sprawls(row: Row, moves: Moves, found: int) -> int:
    """List where to sprawl."""
    free, reps, dice = lots_to_sprawl(row), row.bossed[row.turn], dice_to_move(row)
    while reps:
        casino = lowest(reps)
        lots = beside(row, row.casino[casino], free)
        while lots:
            move = codes.code(codes.SPRAWL, casino, lowest(lots))
            found = with_each_die(dice, moves, found, move)
            lots &= ~first(lots)
        reps &= ~first(reps)
    return found


@compiled
def remodels(row: Row, moves: Moves, found: int) -> int:
    """List what to remodel in which colours."""
    reps = row.bossed[row.turn]
    while reps:
        casino = lowest(reps)
        tiles = row.casino[casino]
        if may_remodel(row, tiles):
            for colour in range(COLOURS):
                moves[found] = codes.code(codes.REMODEL, casino, colour)
                found += int(may_become(row, tiles, colour))
        reps &= ~first(reps)
    return found


@compiled
def reorganizations(row: Row, moves: Moves, found: int) -> int:
    """List what to reorganize."""
    reps = row.reps
    while reps:
        casino = lowest(reps)
        moves[found] = codes.code(codes.REORGANIZE, casino)
        found += int(may_reorganize(row, row.casino[casino]))
        reps &= ~first(reps)
    return found


@compiled
def gambles(row: Row, moves: Moves, found: int) -> int:
    """List where to gamble, with the highest bet."""
    reps = open_to_bets(row)
    while reps:
        casino = lowest(reps)
        bet = highest_bet(row, row.casino[casino])
        if bet:
            moves[found] = codes.code(codes.GAMBLE, casino, bet)
            found += 1
        reps &= ~first(reps)
    return found


@compiled
def answers(row: Row, seat: int, kind: int, moves: Moves) -> int:
    """List what a seat may say to the open offers: one of three kinds. Twin: turns.answers."""
    found = 0
    for other in range(row.seats):
        slot = seat * SEATS + other if kind == codes.WITHDRAW else other * SEATS + seat
        if row.offer_number[slot]:
            moves[found] = codes.code(kind, slot)
            found += 1
    return found
