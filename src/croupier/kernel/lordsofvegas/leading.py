"""Positions in which one choice seems to lead that nobody greedy makes.

A game is played by players who go by the net. Wherever a card is drawn, a few others are turned up
aside: each leads to a position of a game that began like this one.
"""

from collections.abc import Iterator

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codec, codes
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of, pips, refresh
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.evaluation import set_highest
from croupier.kernel.lordsofvegas.greedy import greedy_choice
from croupier.kernel.lordsofvegas.movegen import choices
from croupier.kernel.lordsofvegas.net import Net, chance_of, trained_net
from croupier.kernel.lordsofvegas.netplay import (
    chance_after,
    chance_reorganized,
    most_promising,
    move_by_net,
    net_action,
)
from croupier.kernel.lordsofvegas.policies import asked_by, next_seat
from croupier.kernel.lordsofvegas.row import ACTING, DRAWING, OVER, Rows
from croupier.kernel.lordsofvegas.rules import choose, draw_card, start
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, SHREWD_STYLE
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.luck import next_word, seed
from croupier.lordsofvegas.state import State

GAME, ASIDE, OTHER, FINISHED, ROLLED = range(5)
"""The game, where moves are tried, where another card is turned up, where a turn is finished, and
where dice have been rerolled before that."""
LEADING_ROWS = ROLLED + 1
OTHERS = 3
"""How many other cards are turned up for each that is drawn."""
LOOKED_AT = 7
"""How many choices are followed to the end of the turn: those that leave most at first sight."""
LEAST_GAIN = 0.03
"""What an action has to gain at first sight, beside the end of the turn."""
LEAST_LEAD = 0.05
"""By how much a choice has to lead when the turn is finished."""
ALIKE = 0.015
"""Two choices this close make it unlikely that another one leads."""
LONGEST = 8
"""How many actions finish a turn at most."""
NO_LEAD = 0.0
MOST = 64
"""How many positions are kept of a game at most."""


def leading_positions(seats: int, series: int, game: int) -> Iterator[State]:
    """Return the positions of a game of a series in which a choice seems to lead."""
    found = r.rows(MOST)
    kept = find_positions(r.rows(LEADING_ROWS), desk(), trained_net(), seats, series, game, found)
    return (codec.decode(found[number]) for number in range(kept))


@compiled
def find_positions(
    rows: Rows, desk: Desk, net: Net, seats: int, series: int, game: int, found: Rows
) -> int:
    """Play a game, and keep the positions in which a choice seems to lead; return how many.

    A position that only differs from the last one by an offer in between is not kept again.
    """
    row, kept, last = rows[GAME], 0, NO_LEAD
    put(desk.style, SHREWD_STYLE)
    seed(row.luck, np.uint64(series), np.uint64(game))
    start(row, seats)
    let_luck_answer(row, desk.values)
    while row.phase != OVER and kept < len(found):
        if row.phase == DRAWING and row.above:
            kept = turn_up_others(rows, desk, net, found, kept)
        elif row.phase != DRAWING and kept < len(found):
            left = leading_chance(rows, GAME, desk, net)
            if left not in (NO_LEAD, last):
                found[kept] = row
                kept, last = kept + 1, left
        move_by_net(rows, GAME, ASIDE, desk, net)
        let_luck_answer(row, desk.values)
        lapse_impossible(row)
    return kept


@compiled
def turn_up_others(rows: Rows, desk: Desk, net: Net, found: Rows, kept: int) -> int:
    """Keep a position that one of a few other cards leads to, if there is one; return how many."""
    row = rows[GAME]
    for _ in range(0 if asked_by(row, next_seat(row)) >= 0 else OTHERS):
        next_word(row.luck)
        rows[OTHER] = row
        draw_card(rows[OTHER])
        let_luck_answer(rows[OTHER], desk.values)
        if leading_chance(rows, OTHER, desk, net) > NO_LEAD and kept < len(found):
            found[kept] = rows[OTHER]
            return kept + 1
    return kept


@compiled
def leading_chance(rows: Rows, at: int, desk: Desk, net: Net) -> float:
    """Return what the leading choice leaves, or nothing if none leads or somebody greedy makes it.

    Every choice is followed to the end of the turn, as the net would go on: what can be done as
    well later leads by nothing.
    """
    row = rows[at]
    if row.phase == DRAWING or row.phase == OVER or asked_by(row, next_seat(row)) >= 0:
        return NO_LEAD
    looked_at = first_looked_at(rows, at, desk, net)
    best, second, chosen = NO_LEAD, NO_LEAD, codes.NOTHING
    for number in range(looked_at):
        left = chance_finished(rows, at, desk, net, desk.tried[number])
        if left > best:
            best, second, chosen = left, best, int(desk.tried[number])
        elif left > second:
            second = left
        if number > 1 and best - second < ALIKE:
            return NO_LEAD
    if looked_at < 2 or best - second < LEAST_LEAD:
        return NO_LEAD
    put(desk.style, GREEDY_STYLE)
    obvious = greedy_choice(rows, at, ASIDE, desk)
    put(desk.style, SHREWD_STYLE)
    return NO_LEAD if chosen == obvious else best


@compiled
def first_looked_at(rows: Rows, at: int, desk: Desk, net: Net) -> int:
    """List the choices that leave most at first sight; return how many, or 0 if little is gained.

    The end of a turn is listed before its actions.
    """
    row = rows[at]
    found, most = choices(row, desk.moves), 0.0
    for number in range(found):
        chance = chance_after(rows, at, ASIDE, desk, net, desk.moves[number], next_seat(row))
        desk.gains[number] = chance
        most = max(most, chance)
    if row.phase == ACTING and most - desk.gains[0] < LEAST_GAIN:
        return 0
    looked_at = most_promising(desk, found, LOOKED_AT)
    put(desk.tried, desk.moves[:looked_at])
    return looked_at


@compiled
def chance_finished(rows: Rows, at: int, desk: Desk, net: Net, move: int) -> float:
    """Return what a move leaves once the turn is finished; a bet, or no action, finishes it."""
    row, kind = rows[at], codes.kind_of(move)
    seat = next_seat(row)
    if row.phase != ACTING or kind == codes.END_TURN or kind == codes.GAMBLE:
        return chance_after(rows, at, ASIDE, desk, net, move, seat)
    rows[ROLLED] = row
    if kind == codes.REORGANIZE:
        return finish_reorganized(rows, desk, net, codes.part(move, 0), seat)
    choose(rows[ROLLED], move)
    return finish_turn(rows, desk, net, seat)


@compiled
def finish_reorganized(rows: Rows, desk: Desk, net: Net, casino: int, seat: int) -> float:
    """Return the mean over which die of a casino comes out highest, the turn then finished."""
    row = rows[ROLLED]
    dice = casino_of(row, casino) & all_dice(row)
    row.money[row.turn] -= pips(row, dice)
    row.marked |= dice
    left, total = dice, 0.0
    while left:
        set_highest(row, dice, first(left))
        refresh(row, first(left))
        total += finish_turn(rows, desk, net, seat)
        left &= ~first(left)
    return total / count(dice)


@compiled
def finish_turn(rows: Rows, desk: Desk, net: Net, seat: int) -> float:
    """Return what is left when the net has finished the turn, up to where luck decides."""
    rows[FINISHED] = rows[ROLLED]
    row = rows[FINISHED]
    for _ in range(LONGEST):
        if row.phase != ACTING:
            break
        action = net_action(rows, FINISHED, ASIDE, desk, net)
        kind = codes.kind_of(action)
        if kind == codes.END_TURN or kind == codes.GAMBLE:
            break
        if kind == codes.REORGANIZE:
            return chance_reorganized(row, desk, net, codes.part(action, 0), seat)
        choose(row, action)
    return chance_of(row, desk, net, seat)
