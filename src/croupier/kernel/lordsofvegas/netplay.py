"""How players choose who look one step ahead and judge by the net."""

import numpy as np

from croupier.core.chance import FACES
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of, pips, refresh
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import set_highest
from croupier.kernel.lordsofvegas.gains import list_gains
from croupier.kernel.lordsofvegas.greedy import bet, put_bargain
from croupier.kernel.lordsofvegas.movegen import choices
from croupier.kernel.lordsofvegas.net import Net, chance_of
from croupier.kernel.lordsofvegas.policies import asked_by, awaited_seat, next_seat
from croupier.kernel.lordsofvegas.row import ACTING, BETTING, DRAWING, SEATS, Row, Rows
from croupier.kernel.lordsofvegas.rules import choose, roll_bet
from croupier.kernel.lordsofvegas.trading import (
    binds,
    carry_out,
    exchange,
    move,
    offer,
    withdraw,
)
from croupier.kernel.lordsofvegas.weights import NO_GAIN

GLANCED = 12
"""How many actions are judged: those of the highest gain at first sight."""
WORTHWHILE = 0.0005
"""How much a chance to win must rise for an action."""
REAL_GAIN = 0.004
"""How much a chance to win must rise for a trade."""
_TOTALS = [a + b for a in FACES for b in FACES]
LIKELY = np.array([_TOTALS.count(total) / len(_TOTALS) for total in range(max(_TOTALS) + 1)])
"""How likely two dice come to a total."""


@compiled
def chance_after(
    rows: Rows, at: int, aside: int, desk: Desk, net: Net, action: int, seat: int
) -> float:
    """Return the chance to win that a move leaves a seat, tried aside.

    Of a reorganization it is the mean over which die comes out highest, as greedy players see it.
    """
    rows[aside] = rows[at]
    row = rows[aside]
    if codes.kind_of(action) == codes.REORGANIZE:
        return chance_reorganized(row, desk, net, codes.part(action, 0), seat)
    choose(row, action)
    if row.phase == BETTING:
        return chance_betting(rows, aside, desk, net, seat)
    return chance_of(row, desk, net, seat)


@compiled
def chance_reorganized(row: Row, desk: Desk, net: Net, casino: int, seat: int) -> float:
    """Return the mean chance of a seat over which die of a casino comes out highest."""
    dice = casino_of(row, casino) & all_dice(row)
    row.money[row.turn] -= pips(row, dice)
    left, total = dice, 0.0
    while left:
        set_highest(row, dice, first(left))
        refresh(row, first(left))
        total += chance_of(row, desk, net, seat)
        left &= ~first(left)
    return total / count(dice)


@compiled
def chance_betting(rows: Rows, at: int, desk: Desk, net: Net, seat: int) -> float:
    """Return the mean chance of a seat over what the dice of a bet may show."""
    row = rows[at]
    total, bet_, boss, laid_off = 0.0, row.bet, row.seat, row.laid_off
    mine, theirs = row.money[row.turn], row.money[boss]
    for dice in range(2, len(LIKELY)):
        row.bet, row.seat, row.laid_off = bet_, boss, laid_off
        row.money[row.turn], row.money[boss] = mine, theirs
        roll_bet(row, dice)
        total += LIKELY[dice] * chance_of(row, desk, net, seat)
    return total


@compiled
def net_choice(rows: Rows, at: int, aside: int, desk: Desk, net: Net) -> int:
    """Choose for the seat that is waited for, apart from trades."""
    row = rows[at]
    if row.phase == DRAWING:
        return codes.DRAW
    if row.phase == ACTING:
        return net_action(rows, at, aside, desk, net)
    seat, chosen, best = next_seat(row), codes.NOTHING, -1.0
    for number in range(choices(row, desk.moves)):
        hoped = chance_after(rows, at, aside, desk, net, desk.moves[number], seat)
        if hoped > best:
            chosen, best = int(desk.moves[number]), hoped
    return chosen


@compiled
def net_action(rows: Rows, at: int, aside: int, desk: Desk, net: Net) -> int:
    """Choose the action that leaves the best chance, or the end of the turn."""
    row = rows[at]
    found = most_promising(desk, list_gains(rows, at, aside, desk), GLANCED)
    best, chosen = chance_of(row, desk, net, row.turn) + WORTHWHILE, codes.END_TURN
    for number in range(found):
        hoped = chance_after(rows, at, aside, desk, net, desk.moves[number], row.turn)
        if hoped > best:
            chosen, best = int(desk.moves[number]), hoped
    return bet(rows, at, aside, desk) if chosen == codes.END_TURN else chosen


@compiled
def most_promising(desk: Desk, found: int, most: int) -> int:
    """Put those of the moves listed that gain most in front; return how many, at most so many."""
    kept = min(found, most)
    for place in range(kept):
        best = place
        for number in range(place + 1, found):
            if desk.gains[number] > desk.gains[best]:
                best = number
        desk.moves[place], desk.moves[best] = desk.moves[best], desk.moves[place]
        desk.gains[place], desk.gains[best] = desk.gains[best], desk.gains[place]
    return kept


@compiled
def gain_from_trade(
    rows: Rows, at: int, aside: int, desk: Desk, net: Net, slot: int, seat: int
) -> float:
    """Return by how much an offer, if carried out, raises a seat's chance to win.

    What the seat itself would have to leave undone is not seen one step ahead, so it sells none.
    """
    if binds(rows[at], slot, seat):
        return NO_GAIN
    rows[aside] = rows[at]
    row = rows[aside]
    before = chance_of(row, desk, net, seat)
    action = row.offer_action[slot]
    if codes.kind_of(action) == codes.REORGANIZE:
        exchange(row, slot, slot // SEATS, slot % SEATS)
        return chance_reorganized(row, desk, net, codes.part(action, 0), seat) - before
    carry_out(row, slot)
    return chance_of(row, desk, net, seat) - before


@compiled
def net_decision(rows: Rows, at: int, aside: int, desk: Desk, net: Net) -> int:
    """Choose for the seat that moves next; to accept an own offer, in its slot, is to make it."""
    row = rows[at]
    if row.phase == DRAWING or row.phase == ACTING:
        seat = awaited_seat(row)
        maker = asked_by(row, seat)
        if maker >= 0:
            slot = maker * SEATS + seat
            good = gain_from_trade(rows, at, aside, desk, net, slot, seat) > REAL_GAIN
            return codes.code(codes.ACCEPT if good else codes.REFUSE, slot)
        if row.phase == ACTING and row.offered_at[seat] != row.above:
            row.offered_at[seat] = row.above
            slot = put_bargain(row, desk)
            if slot >= 0:
                if gain_from_trade(rows, at, aside, desk, net, slot, seat) > REAL_GAIN:
                    return codes.code(codes.ACCEPT, slot)
                withdraw(row, slot)
    return net_choice(rows, at, aside, desk, net)


@compiled
def make_decision(row: Row, chosen: int) -> None:
    """Make a move that was chosen; to accept an own offer, put in its slot, is to make it."""
    slot = codes.part(chosen, 0)
    if codes.kind_of(chosen) == codes.ACCEPT and row.offer_number[slot] == 0:
        offer(row, slot)
    else:
        move(row, chosen)


@compiled
def move_by_net(rows: Rows, at: int, aside: int, desk: Desk, net: Net) -> None:
    """Make one move of the seat that moves next, which judges by the net."""
    make_decision(rows[at], net_decision(rows, at, aside, desk, net))
