"""The offers an environment knows: one good for one good, or for nothing (LOV-15)."""

from croupier.env.batched import Masks
from croupier.env.lordsofvegas.actions import (
    ALL_GOODS,
    AMOUNT,
    FIRST_DIE,
    FIRST_LOT,
    FIRST_MONEY,
    GIVE,
    OFFER_TO,
    TAKE,
)
from croupier.env.lordsofvegas.draft import Draft
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import trading
from croupier.kernel.lordsofvegas.bitboard import bit
from croupier.kernel.lordsofvegas.row import SEATS, Row


@compiled
def owns(row: Row, seat: int, good: int) -> bool:
    """Tell whether a seat could hand over a good."""
    if good < FIRST_MONEY:
        return True
    if good < FIRST_LOT:
        return bool(row.money[seat] >= AMOUNT[good - FIRST_MONEY])
    if good < FIRST_DIE:
        return bool(row.markers[seat] & bit(good - FIRST_LOT))
    return bool(row.dice[seat] & bit(good - FIRST_DIE))


@compiled
def put_good(row: Row, slot: int, side: int, good: int) -> None:
    """Write a good on one side of an offer."""
    if good >= FIRST_DIE:
        row.offer_dice[slot, side] = bit(good - FIRST_DIE)
    elif good >= FIRST_LOT:
        row.offer_lots[slot, side] = bit(good - FIRST_LOT)
    elif good >= FIRST_MONEY:
        row.offer_money[slot, side] = AMOUNT[good - FIRST_MONEY]


@compiled
def may_trade(row: Row, to: int, give: int, take: int) -> bool:
    """Tell whether the seat on turn may offer this; money is never offered for money (LOV-15.8)."""
    if (give < FIRST_LOT and take < FIRST_LOT and give * take) or give + take == 0:
        return False
    if not (owns(row, row.turn, give) and owns(row, to, take)):
        return False
    slot = row.turn * SEATS + to
    put_good(row, slot, 0, give)
    put_good(row, slot, 1, take)
    possible = trading.is_possible(row, slot)
    trading.withdraw(row, slot)
    return possible


@compiled
def may_give(row: Row, to: int, give: int) -> bool:
    """Tell whether there is something to be taken for a good."""
    if not owns(row, row.turn, give):
        return False
    found = False
    for take in range(ALL_GOODS):
        found = found or may_trade(row, to, give, take)
    return found


@compiled
def may_offer(row: Row, to: int) -> bool:
    """Tell whether there is anything at all to be offered to a seat."""
    found = False
    for give in range(ALL_GOODS):
        found = found or may_give(row, to, give)
    return found


@compiled
def mask_partners(row: Row, draft: Draft, actions: Masks) -> None:
    """Mark the seats an offer can be made to."""
    if draft.offered < draft.limit:
        for step in range(1, row.seats):
            actions[OFFER_TO + step - 1] = may_offer(row, (row.turn + step) % row.seats)


@compiled
def mask_goods(row: Row, draft: Draft, actions: Masks) -> None:
    """Mark what can be given, or once that is named, what can be taken for it."""
    to = draft.partner - 1
    for good in range(ALL_GOODS):
        if draft.giving:
            actions[TAKE + good] = may_trade(row, to, draft.giving - 1, good)
        else:
            actions[GIVE + good] = may_give(row, to, good)


@compiled
def lay_offer(row: Row, draft: Draft, take: int) -> None:
    """Lay the offer on the table that was made piece by piece."""
    slot = row.turn * SEATS + draft.partner - 1
    put_good(row, slot, 0, draft.giving - 1)
    put_good(row, slot, 1, take)
    trading.offer(row, slot)
    draft.partner = draft.giving = 0
    draft.offered += 1
