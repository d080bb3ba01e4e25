"""The legal moves of a row."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.board import AFFORD, ALL, MOST_COST, NONE, first, spread
from croupier.kernel.lordsofvegas.casinos import (
    all_markers,
    all_tiles,
    colour_of,
    pips,
    tiles_left,
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
from croupier.kernel.lordsofvegas.rules import BET_PER_TILE, COST_PER_TILE, DICE, dice_with

Moves = NDArray[np.int64]

MOST_MOVES = 2048

_BUILD, _SPRAWL, _REMODEL, _REORGANIZE, _GAMBLE = range(5)
"""The kinds of actions, in the order of the promises to leave them undone."""


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
        for value in range(1, 7):
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
def affordable(row: Row, factor: int) -> Mask:
    """Return the lots whose cost, times a factor, the seat on turn can pay."""
    return np.uint64(AFFORD[min(row.money[row.turn] // factor, MOST_COST)])


@compiled
def with_moving(row: Row, moves: Moves, found: int, move: int) -> int:
    """Add a move; with no die in supply, once for each die that may move (LOV-14.4)."""
    dice = row.dice[row.turn]
    if count(dice) < DICE:
        moves[found] = move
        return found + 1
    while dice:
        moves[found] = move | (lowest(dice) + 1) << 16
        dice &= ~first(dice)
        found += 1
    return found


@compiled
def builds(row: Row, moves: Moves, found: int) -> int:
    """List where to build, in which colours. Twin: building.check_build."""
    lots = row.markers[row.turn] & affordable(row, 1) & ~row.promised[_BUILD]
    while lots:
        for colour in range(COLOURS):
            if tiles_left(row, colour) > 0:
                move = codes.code(codes.BUILD, lowest(lots), colour)
                found = with_moving(row, moves, found, move)
        lots &= ~first(lots)
    return found


@compiled
def sprawls(row: Row, moves: Moves, found: int) -> int:
    """List where to sprawl. Twin: sprawling.check_sprawl."""
    free = ALL & ~all_tiles(row) & ~all_markers(row) & affordable(row, 2) & ~row.promised[_SPRAWL]
    reps = row.bossed[row.turn]
    while reps:
        rep = first(reps)
        lots = spread(row.casino[lowest(rep)]) & free
        if lots and tiles_left(row, colour_of(row, rep)) > 0:
            while lots:
                move = codes.code(codes.SPRAWL, lowest(rep), lowest(lots))
                found = with_moving(row, moves, found, move)
                lots &= ~first(lots)
        reps &= ~rep
    return found


@compiled
def remodels(row: Row, moves: Moves, found: int) -> int:
    """List what to remodel in which colours. Twin: remodeling.check_remodel."""
    reps = row.bossed[row.turn]
    while reps:
        rep = first(reps)
        tiles = row.casino[lowest(rep)]
        size = count(tiles)
        if row.money[row.turn] >= COST_PER_TILE * size and not tiles & row.promised[_REMODEL]:
            for colour in range(COLOURS):
                if not row.tiles[colour] & rep and tiles_left(row, colour) >= size:
                    moves[found] = codes.code(codes.REMODEL, lowest(rep), colour)
                    found += 1
        reps &= ~rep
    return found


@compiled
def reorganizations(row: Row, moves: Moves, found: int) -> int:
    """List what to reorganize. Twin: reorganizing.check_reorganize."""
    reps = row.reps
    while reps:
        tiles = row.casino[lowest(reps)]
        barred = tiles & (row.marked | row.promised[_REORGANIZE])
        if tiles & row.dice[row.turn] and not barred and pips(row, tiles) <= row.money[row.turn]:
            moves[found] = codes.code(codes.REORGANIZE, lowest(reps))
            found += 1
        reps &= ~first(reps)
    return found


@compiled
def gambles(row: Row, moves: Moves, found: int) -> int:
    """List where to gamble, with the highest bet. Twin: gambling.check_gamble."""
    if row.gambled or row.money[row.turn] == 0:
        return found
    reps = row.reps & ~row.bossed[row.turn] & ~row.tied
    while reps:
        rep = first(reps)
        tiles = row.casino[lowest(rep)]
        if has_boss(row, rep) and not tiles & row.promised[_GAMBLE]:
            bet = min(BET_PER_TILE * count(tiles), row.money[row.turn])
            moves[found] = codes.code(codes.GAMBLE, lowest(rep), bet)
            found += 1
        reps &= ~rep
    return found


@compiled
def has_boss(row: Row, rep: Mask) -> bool:
    """Tell whether a casino has a boss."""
    bossed = row.bossed[0] | row.bossed[1] | row.bossed[2] | row.bossed[3]
    return bool((bossed & rep) != NONE)


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
