"""Trades that the champion thinks of and agrees to, judged by what they lead to in playouts."""

from math import floor

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import NONE, bit, first
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import ahead, dollar_with, lead, time_left, weigh
from croupier.kernel.lordsofvegas.gains import list_gains
from croupier.kernel.lordsofvegas.net import Net, chance_of, judge
from croupier.kernel.lordsofvegas.planning import ASIDE, ROOT, TRIAL
from croupier.kernel.lordsofvegas.playouts import begin_playout, drop_half, finish_playout
from croupier.kernel.lordsofvegas.row import SEATS, Mask, Row, Rows
from croupier.kernel.lordsofvegas.rules import act
from croupier.kernel.lordsofvegas.trading import (
    accept,
    carry_out,
    exchange,
    has_deeds,
    is_possible,
    lots_left_alone,
    withdraw,
)
from croupier.kernel.lordsofvegas.weights import ENOUGH, MARGIN

MY_GAIN = 0.008
"""How much an offer must raise the own chance to win to be made."""
THEIR_LOSS = 0.03
"""How much it may lower that of the other side, whose lead it must raise all the same, beyond an
equal part of what all others lose by the own gain."""
REAL_GAIN = 0.008
"""How much an offer must raise the own chance to win to be accepted."""
LOOKS_BAD = -1.0
"""What a trade may look like at the least to the own side: so many points of lead."""
LEADING = 0.4
"""Whoever leads with more than this chance to win is not helped."""
MOST_OFFERS = 3
"""How many offers are made in a turn."""
DOUBT = 30
"""As how many playouts counts what was thought of a trade before any: of an own one, nothing."""
HUNCH = 20
"""As how many playouts counts what the net says of an own trade beside others."""
UNFAIR = 10.0
"""How much what costs the other side too much counts against a trade beside others."""
BUY, SELL, SWAP, ACT = range(4)
KINDS = ACT + 1


@compiled
def note_turn(row: Row, desk: Desk, seat: int) -> None:
    """Forget what was offered before the last turn, if a new one of this seat has begun."""
    if desk.turn_seen[seat] != row.above:
        desk.turn_seen[seat] = row.above
        desk.offered_before[seat] = desk.offered[seat]
        desk.offered[seat] = NONE
        desk.offers[seat] = 0


@compiled
def answer(rows: Rows, desk: Desk, net: Net, slot: int, series: int, playouts: int) -> int:
    """Accept an offer in the root, or refuse it."""
    row = rows[ROOT]
    if not is_undoing(row, desk, slot) and is_good(rows, desk, net, slot, series, playouts):
        desk.offered[slot % SEATS] |= lots_in(row, slot)
        return codes.code(codes.ACCEPT, slot)
    return codes.code(codes.REFUSE, slot)


@compiled
def is_undoing(row: Row, desk: Desk, slot: int) -> bool:
    """Tell whether an offer gives and takes only what was just traded or offered."""
    seat, goods = slot % SEATS, goods_in(row, slot)
    return bool(goods) and not goods & ~(desk.offered[seat] | desk.offered_before[seat])


@compiled
def offer_in_turn(rows: Rows, desk: Desk, net: Net, series: int, playouts: int) -> int:
    """Put an offer of the seat on turn in its slot; return the slot, or -1 for none any more."""
    row = rows[ROOT]
    seat = row.turn
    note_turn(row, desk, seat)
    if desk.offers[seat] >= MOST_OFFERS:
        return -1
    slot = think_of_trade(rows, desk, net, series, playouts)
    if slot < 0:
        desk.offers[seat] = MOST_OFFERS
        return -1
    desk.offers[seat] += 1
    desk.offered[seat] |= lots_in(row, slot)
    return slot


@compiled
def goods_in(row: Row, slot: int) -> Mask:
    """Return the lots of an offer, given, taken or with dice on them."""
    lots = row.offer_lots[slot, 0] | row.offer_lots[slot, 1]
    return np.uint64(lots | row.offer_dice[slot, 0] | row.offer_dice[slot, 1])


@compiled
def lots_in(row: Row, slot: int) -> Mask:
    """Return all lots an offer speaks of. Twin: bots.lordsofvegas.tact.lots_in."""
    lots = goods_in(row, slot) | lots_left_alone(row, slot)
    action = int(row.offer_action[slot])
    return np.uint64(lots | places_of(action)) if action else lots


@compiled
def places_of(action: int) -> Mask:
    """Return the lots that are named where something is done."""
    places = bit(codes.part(action, 0))
    if codes.kind_of(action) == codes.SPRAWL:
        places |= bit(codes.part(action, 1))
    return np.uint64(places)


@compiled
def think_of_trade(rows: Rows, desk: Desk, net: Net, series: int, playouts: int) -> int:
    """Put the best offer of the seat on turn in its slot, not yet made; return the slot, or -1."""
    row = rows[ROOT]
    judge(row, desk, net)
    put(desk.before, desk.chances)
    deals = list_deals(rows, desk, net)
    if deals == 0:
        return -1
    best, times = best_deal(rows, desk, net, deals, series, playouts)
    gain = (desk.mine[best] - desk.without[row.turn]) / (times + DOUBT)
    if gain < MY_GAIN or cost_too_much(row, desk, best, times) > 0:
        return -1
    put_deal(row, desk, best)
    return int(desk.deal_slot[best])


@compiled
def cost_too_much(row: Row, desk: Desk, deal: int, times: int) -> float:
    """Return by how much a trade costs the other side more than it may, in so many playouts.

    What the own side gains, all others lose together, whoever trades.
    """
    lost = desk.without[desk.deal_slot[deal] % SEATS] - desk.theirs[deal]
    gained = max(0.0, desk.mine[deal] - desk.without[row.turn])
    return float(lost - THEIR_LOSS * (times + DOUBT) - gained / (row.seats - 1))


@compiled
def list_deals(rows: Rows, desk: Desk, net: Net) -> int:
    """List the trades to play out: of each kind, the best with each other seat."""
    row, deals = rows[ROOT], 0
    for partner in range(row.seats):
        slot = row.turn * SEATS + partner
        if partner == row.turn or row.offer_number[slot]:
            continue
        for kind in range(KINDS):
            if find_kind(rows, desk, net, slot, kind, deals):
                rows[ASIDE] = row
                put_deal(rows[ASIDE], desk, deals)
                if is_possible(rows[ASIDE], slot):
                    carry_out(rows[ASIDE], slot)
                    judge(rows[ASIDE], desk, net)
                    deals += int(not helps_leader(desk, row.seats, partner))
    return deals


@compiled
def find_kind(rows: Rows, desk: Desk, net: Net, slot: int, kind: int, deal: int) -> bool:
    """Note the trade of a kind that the net finds best, if it looks good to the other side too.

    Return whether there is any.
    """
    desk.deal_hope[deal] = 0.0
    if kind == ACT:
        find_action(rows, desk, net, slot, deal)
    else:
        find_deal(rows, desk, net, slot, kind, deal)
    return bool(desk.deal_hope[deal] > 0)


@compiled
def find_action(rows: Rows, desk: Desk, net: Net, slot: int, deal: int) -> None:
    """Find the action, of those that are no matter of luck, to be paid for by the other side."""
    row = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    mine, theirs = lead(row, maker), lead(row, to) + MARGIN
    tired = desk.offered[maker] | desk.offered_before[maker]
    for number in range(list_gains(rows, ROOT, ASIDE, desk)):
        action = int(desk.moves[number])
        if is_certain(action) and not places_of(action) & tired:
            rows[ASIDE] = row
            act(rows[ASIDE], action)
            if note_priced(rows, desk, net, slot, ACT, deal, mine, theirs):
                desk.deal_give[deal] = desk.deal_take[deal] = NONE
                desk.deal_action[deal] = action


@compiled
def is_certain(action: int) -> bool:
    """Tell whether no dice decide what comes of an action."""
    kind = codes.kind_of(action)
    return bool(kind != codes.REORGANIZE and kind != codes.GAMBLE)


@compiled
def find_deal(rows: Rows, desk: Desk, net: Net, slot: int, kind: int, deal: int) -> None:
    """Find the goods to buy, to sell, or to swap."""
    row = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    mine, theirs = lead(row, maker), lead(row, to) + MARGIN
    tired = desk.offered[maker] | desk.offered_before[maker]
    give = next_of(goods_of(row, maker) & ~tired, NONE) if kind != BUY else NONE
    while give or kind == BUY:
        take = next_of(goods_of(row, to) & ~tired, NONE) if kind != SELL else NONE
        while take or kind == SELL:
            rows[ASIDE] = row
            put_goods(rows[ASIDE], slot, give, take)
            exchange(rows[ASIDE], slot, maker, to)
            if note_priced(rows, desk, net, slot, kind, deal, mine, theirs):
                desk.deal_give[deal], desk.deal_take[deal] = give, take
                desk.deal_action[deal] = codes.NOTHING
            if kind == SELL:
                break
            take = next_of(goods_of(row, to) & ~tired, take)
        if kind == BUY:
            break
        give = next_of(goods_of(row, maker) & ~tired, give)


@compiled
def note_priced(
    rows: Rows, desk: Desk, net: Net, slot: int, kind: int, deal: int, mine: float, theirs: float
) -> bool:
    """Price what was done aside, and note it if it is the best so far; tell whether it is.

    A million that changes hands adds as much to one lead as it takes from the other, so the price
    follows from what is traded.
    """
    row, aside = rows[ROOT], rows[ASIDE]
    maker, to = slot // SEATS, slot % SEATS
    million = dollar_with(time_left(row)) * row.seats / (row.seats - 1)
    weigh(aside)
    price = floor((theirs - ahead(aside, to)) / million) + 1
    gain = ahead(aside, maker) - mine - price * million
    if gain <= LOOKS_BAD or not is_payable(row, slot, kind, price):
        return False
    aside.money[maker] -= price
    aside.money[to] += price
    hope = chance_of(aside, desk, net, maker) - desk.before[maker]
    if hope <= desk.deal_hope[deal]:
        return False
    desk.deal_hope[deal] = hope
    desk.deal_slot[deal], desk.deal_price[deal] = slot, price
    return True


@compiled
def is_payable(row: Row, slot: int, kind: int, price: int) -> bool:
    """Tell whether whoever is to pay can, and neither side would give nothing."""
    if (kind == BUY and price <= 0) or (kind in (SELL, ACT) and price >= 0):
        return False
    return bool(-row.money[slot % SEATS] <= price <= row.money[slot // SEATS])


@compiled
def goods_of(row: Row, seat: int) -> Mask:
    """Return the lots on which a seat has a marker or a die."""
    return np.uint64(row.markers[seat] | row.dice[seat])


@compiled
def next_of(lots: Mask, at: Mask) -> Mask:
    """Return the lot after one among some, the first after none, and none after the last."""
    higher = lots & ~(at | (at - np.uint64(1))) if at else lots
    return first(higher) if higher else NONE


@compiled
def put_goods(row: Row, slot: int, give: Mask, take: Mask) -> None:
    """Put lots, or the dice on them, in a slot, and no money yet."""
    withdraw(row, slot)
    markers = row.markers[slot // SEATS] | row.markers[slot % SEATS]
    row.offer_lots[slot, 0], row.offer_dice[slot, 0] = give & markers, give & ~markers
    row.offer_lots[slot, 1], row.offer_dice[slot, 1] = take & markers, take & ~markers


@compiled
def put_deal(row: Row, desk: Desk, deal: int) -> None:
    """Put a trade that was noted in its slot."""
    slot, price = desk.deal_slot[deal], desk.deal_price[deal]
    put_goods(row, slot, desk.deal_give[deal], desk.deal_take[deal])
    row.offer_action[slot] = desk.deal_action[deal]
    row.offer_money[slot, 0] = max(0, price)
    row.offer_money[slot, 1] = max(0, -price)


@compiled
def best_deal(
    rows: Rows, desk: Desk, net: Net, deals: int, series: int, playouts: int
) -> tuple[int, int]:
    """Play all trades on, and the turn without any; drop the worse half, until one is left.

    Return that one, and how often it was played out.
    """
    seat, left, done, rounds = rows[ROOT].turn, deals, 0, 1
    for deal in range(deals):
        desk.left[deal] = deal
        desk.mine[deal] = desk.theirs[deal] = 0.0
    desk.without[:] = 0.0
    while 1 << rounds < deals:
        rounds += 1
    for _ in range(rounds):
        times = max(1, playouts // (rounds * (left + 1)))
        for playout in range(done, done + times):
            begin_playout(rows, series, playout)
            finish_playout(rows, desk, net, seat, series, playout)
            desk.without += desk.hopes
            for number in range(left):
                try_deal(rows, desk, net, desk.left[number], seat, series, playout)
        done += times
        for number in range(left):
            deal = desk.left[number]
            desk.sums[deal] = desk.mine[deal] + HUNCH * desk.deal_hope[deal]
            desk.sums[deal] -= UNFAIR * max(0.0, cost_too_much(rows[ROOT], desk, deal, done))
        if left > 1:
            left = drop_half(desk, left)
    return int(desk.left[0]), done


@compiled
def try_deal(
    rows: Rows, desk: Desk, net: Net, deal: int, seat: int, series: int, playout: int
) -> None:
    """Add what one playout of a trade leaves both sides."""
    begin_playout(rows, series, playout)
    slot = desk.deal_slot[deal]
    put_deal(rows[TRIAL], desk, deal)
    accept(rows[TRIAL], slot)
    finish_playout(rows, desk, net, seat, series, playout)
    desk.mine[deal] += desk.hopes[seat]
    desk.theirs[deal] += desk.hopes[slot % SEATS]


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
def is_good(rows: Rows, desk: Desk, net: Net, slot: int, series: int, playouts: int) -> bool:
    """Tell whether to agree to an offer in the root: a real gain, that costs no gift.

    What is done or left undone in the own turn is no gift, whatever it looks like: only playouts
    tell what it costs.
    """
    row = rows[ROOT]
    maker, to = slot // SEATS, slot % SEATS
    if gives_nothing(row, slot, 0, maker):
        return False
    judge(row, desk, net)
    put(desk.before, desk.chances)
    rows[ASIDE] = row
    if is_certain(row.offer_action[slot]):
        carry_out(rows[ASIDE], slot)
    else:
        exchange(rows[ASIDE], slot, maker, to)
    looks = lead(rows[ASIDE], to) - lead(row, to)
    judge(rows[ASIDE], desk, net)
    if gives_nothing(row, slot, 1, to):
        return looks > ENOUGH
    looks_bad = looks <= LOOKS_BAD and is_certain(row.offer_action[slot])
    if looks_bad or helps_leader(desk, row.seats, maker):
        return False
    times, thought = max(1, playouts // 2), desk.chances[to] - desk.before[to]
    gained = gain_played_out(rows, desk, net, slot, series, times)
    return bool((gained + DOUBT * thought) / (times + DOUBT) > REAL_GAIN)


@compiled
def gain_played_out(rows: Rows, desk: Desk, net: Net, slot: int, series: int, times: int) -> float:
    """Return by how much an offer in the root raises the chance of whom it is made to, added up."""
    seat, gain = slot % SEATS, 0.0
    for playout in range(times):
        begin_playout(rows, series, playout)
        accept(rows[TRIAL], slot)
        finish_playout(rows, desk, net, seat, series, playout)
        gain += desk.hopes[seat]
        begin_playout(rows, series, playout)
        withdraw(rows[TRIAL], slot)
        finish_playout(rows, desk, net, seat, series, playout)
        gain -= desk.hopes[seat]
    return gain


@compiled
def gives_nothing(row: Row, slot: int, side: int, seat: int) -> bool:
    """Tell whether a seat, one side of an offer, hands over nothing, and sells none of its turn."""
    goods = row.offer_lots[slot, side] | row.offer_dice[slot, side]
    is_idle = row.turn != seat or not has_deeds(row, slot)
    return bool(goods == NONE and row.offer_money[slot, side] == 0 and is_idle)
