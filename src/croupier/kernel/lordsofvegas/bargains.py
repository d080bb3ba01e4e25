"""Trades that the champion thinks of and agrees to, judged by the chances to win of both sides."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import NONE, first, spread
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import lead
from croupier.kernel.lordsofvegas.features import around_own
from croupier.kernel.lordsofvegas.net import Net, judge
from croupier.kernel.lordsofvegas.netplay import chance_reorganized
from croupier.kernel.lordsofvegas.planning import ASIDE, ROOT
from croupier.kernel.lordsofvegas.row import SEATS, Mask, Row, Rows
from croupier.kernel.lordsofvegas.rules import act
from croupier.kernel.lordsofvegas.trading import exchange, is_possible, withdraw
from croupier.kernel.lordsofvegas.weights import ENOUGH, MARGIN

MY_GAIN = 0.008
"""How much an offer must raise the own chance to win to be made."""
THEIR_GAIN, THEIR_PART = 0.003, 0.2
"""How much it must raise the chance of the other side: so much, and that part of the own gain."""
REAL_GAIN = 0.008
"""How much an offer must raise the own chance to win to be accepted."""
LEADING = 0.4
"""Whoever leads with more than this chance to win is not helped."""
MOST_OFFERS = 2
"""How many offers are made in a turn."""
STEPS = 6
"""How many prices are tried, each half as much again as the one before."""
FIRST_PRICE = 3


@compiled
def note_turn(row: Row, desk: Desk, seat: int) -> None:
    """Forget what was offered before the last turn, if a new one of this seat has begun."""
    if desk.turn_seen[seat] != row.above:
        desk.turn_seen[seat] = row.above
        desk.offered_before[seat] = desk.offered[seat]
        desk.offered[seat] = NONE
        desk.offers[seat] = 0


@compiled
def answer(rows: Rows, desk: Desk, net: Net, slot: int) -> int:
    """Accept an offer in the root, or refuse it."""
    row = rows[ROOT]
    if is_real_gain(rows, desk, net, slot) and not is_undoing(row, desk, slot):
        desk.offered[slot % SEATS] |= goods_in(row, slot)
        return codes.code(codes.ACCEPT, slot)
    return codes.code(codes.REFUSE, slot)


@compiled
def is_undoing(row: Row, desk: Desk, slot: int) -> bool:
    """Tell whether an offer gives and takes only what was just traded or offered."""
    seat, goods = slot % SEATS, goods_in(row, slot)
    return bool(goods) and not goods & ~(desk.offered[seat] | desk.offered_before[seat])


@compiled
def offer_in_turn(rows: Rows, desk: Desk, net: Net) -> int:
    """Put an offer of the seat on turn in its slot; return the slot, or -1 for none any more."""
    row = rows[ROOT]
    seat = row.turn
    note_turn(row, desk, seat)
    if desk.offers[seat] >= MOST_OFFERS:
        return -1
    slot = think_of_trade(rows, desk, net)
    if slot >= 0:
        desk.offers[seat] += 1
        desk.offered[seat] |= goods_in(row, slot)
    return slot


@compiled
def goods_in(row: Row, slot: int) -> Mask:
    """Return the lots of an offer, given, taken or with dice on them."""
    lots = row.offer_lots[slot, 0] | row.offer_lots[slot, 1]
    return np.uint64(lots | row.offer_dice[slot, 0] | row.offer_dice[slot, 1])


@compiled
def think_of_trade(rows: Rows, desk: Desk, net: Net) -> int:
    """Put the best offer of the seat on turn in its slot, not yet made; return the slot, or -1."""
    row = rows[ROOT]
    judge(row, desk, net)
    desk.before[:] = desk.chances
    best, slot, give, take = MY_GAIN, -1, NONE, NONE
    for partner in range(row.seats):
        here = row.turn * SEATS + partner
        if partner == row.turn or row.offer_number[here]:
            continue
        gain, given, taken = best_goods(rows, desk, net, here)
        if gain > best:
            best, slot, give, take = gain, here, given, taken
    if slot >= 0:
        put_goods(row, slot, give, take)
        best_price(rows, desk, net, slot)
    return slot


@compiled
def best_goods(rows: Rows, desk: Desk, net: Net, slot: int) -> tuple[float, Mask, Mask]:
    """Return the best gain from a trade with one seat, and what is given and taken for it."""
    row = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    tired = desk.offered[maker] | desk.offered_before[maker]
    mine, theirs = wanted(row, maker, to, tired), wanted(row, to, maker, tired)
    best, best_give, best_take = 0.0, NONE, NONE
    give, is_first = NONE, True
    while give or is_first:
        is_first = False
        take = next_of(theirs, NONE) if not give else NONE
        while give or take:
            put_goods(row, slot, give, take)
            gain = best_price(rows, desk, net, slot)
            if gain > best:
                best, best_give, best_take = gain, give, take
            take = next_of(theirs, take)
            if not take:
                break
        give = next_of(mine, give)
    withdraw(row, slot)
    return best, best_give, best_take


@compiled
def next_of(lots: Mask, at: Mask) -> Mask:
    """Return the lot after one among some, the first after none, and none after the last."""
    higher = lots & ~(at | (at - np.uint64(1))) if at else lots
    return first(higher) if higher else NONE


@compiled
def wanted(row: Row, owner: int, partner: int, tired: Mask) -> Mask:
    """Return what of a seat another may want: dice among its own, lots beside what it has."""
    near, reps = around_own(row, partner) | spread(row.markers[partner]), row.reps
    shared = NONE
    while reps:
        rep = first(reps)
        reps &= ~rep
        tiles = row.casino[lowest_of(rep)]
        if tiles & row.dice[partner]:
            shared |= tiles
            near |= spread(tiles)
    return np.uint64(((row.dice[owner] & shared) | (row.markers[owner] & near)) & ~tired)


@compiled
def lowest_of(at: Mask) -> int:
    """Return the lot of a mask of one."""
    return count(at - np.uint64(1))


@compiled
def put_goods(row: Row, slot: int, give: Mask, take: Mask) -> None:
    """Put lots, or the dice on them, in a slot, and no money yet."""
    withdraw(row, slot)
    markers = row.markers[slot // SEATS] | row.markers[slot % SEATS]
    row.offer_lots[slot, 0], row.offer_dice[slot, 0] = give & markers, give & ~markers
    row.offer_lots[slot, 1], row.offer_dice[slot, 1] = take & markers, take & ~markers


@compiled
def best_price(rows: Rows, desk: Desk, net: Net, slot: int) -> float:
    """Find a price at which the other side gains its part; return the own gain, 0 for none.

    Without money the one who gains is to pay, more and more until both do.
    """
    row = rows[ROOT]
    mine, theirs = gains_of(rows, desk, net, slot)
    if fits(rows, desk, slot, mine, theirs):
        return mine
    payer = 0 if mine > theirs else 1
    if max(mine, theirs) < MY_GAIN:
        return 0.0
    price, most = FIRST_PRICE, row.money[slot // SEATS if payer == 0 else slot % SEATS]
    for _ in range(STEPS):
        if price > most:
            return 0.0
        row.offer_money[slot, payer] = price
        mine, theirs = gains_of(rows, desk, net, slot)
        if fits(rows, desk, slot, mine, theirs):
            return mine
        price += max(2, price // 2)
    return 0.0


@compiled
def gains_of(rows: Rows, desk: Desk, net: Net, slot: int) -> tuple[float, float]:
    """Return by how much an offer would raise the chances of its maker and of the other side."""
    rows[ASIDE] = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    exchange(rows[ASIDE], slot, maker, to)
    judge(rows[ASIDE], desk, net)
    return (
        float(desk.chances[maker] - desk.before[maker]),
        float(desk.chances[to] - desk.before[to]),
    )


@compiled
def fits(rows: Rows, desk: Desk, slot: int, mine: float, theirs: float) -> bool:
    """Tell whether an offer is worth making, and likely to be accepted, as just tried aside."""
    if mine < MY_GAIN or theirs < max(THEIR_GAIN, THEIR_PART * mine):
        return False
    partner = slot % SEATS
    if helps_leader(desk, rows[ROOT].seats, partner):
        return False
    looks = lead(rows[ASIDE], partner) - lead(rows[ROOT], partner)
    return looks > MARGIN and is_possible(rows[ROOT], slot)


@compiled
def helps_leader(desk: Desk, seats: int, partner: int) -> bool:
    """Tell whether a trade helps a seat that leads and is likely to win."""
    if desk.chances[partner] <= desk.before[partner] or desk.chances[partner] < LEADING:
        return False
    highest = 0.0
    for seat in range(seats):
        highest = max(highest, desk.chances[seat])
    return bool(desk.chances[partner] == highest)


@compiled
def is_real_gain(rows: Rows, desk: Desk, net: Net, slot: int) -> bool:
    """Tell whether to agree to an offer in the root: a real gain, that costs no gift."""
    row = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    judge(row, desk, net)
    desk.before[:] = desk.chances
    rows[ASIDE] = row
    traded = rows[ASIDE]
    action = row.offer_action[slot]
    exchange(traded, slot, maker, to)
    looks = lead(traded, to) - lead(row, to)
    if action and codes.kind_of(action) == codes.REORGANIZE:
        gain = chance_reorganized(traded, desk, net, codes.part(action, 0), to) - desk.before[to]
        judge(traded, desk, net)
    else:
        if action:
            act(traded, action)
        judge(traded, desk, net)
        gain = desk.chances[to] - desk.before[to]
    if gives_nothing(row, slot, 0) and not action:
        return False
    if gives_nothing(row, slot, 1) and not action:
        return looks > ENOUGH
    return gain > REAL_GAIN and looks > -1.0 and not helps_leader(desk, row.seats, maker)


@compiled
def gives_nothing(row: Row, slot: int, side: int) -> bool:
    """Tell whether one side of an offer hands over nothing."""
    goods = row.offer_lots[slot, side] | row.offer_dice[slot, side]
    return bool(goods == NONE and row.offer_money[slot, side] == 0)
