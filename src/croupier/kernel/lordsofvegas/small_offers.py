"""Small offers that players in the kernel think of. Twin: bots.lordsofvegas.trades."""

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import NONE, bit, nth
from croupier.kernel.lordsofvegas.row import SEATS, Row
from croupier.kernel.lordsofvegas.trading import is_possible, withdraw
from croupier.kernel.lordsofvegas.weights import SMALL_SUM
from croupier.kernel.luck import below


@compiled
def think_of_offer(row: Row, seat: int, to: int) -> int:
    """Put a small offer to a seat in its slot, not yet made; return the slot, or -1 for none."""
    slot = seat * SEATS + to
    if row.offer_number[slot]:
        return -1
    put_goods(row, slot, 0, seat)
    put_goods(row, slot, 1, to)
    if not is_empty(row, slot) and is_possible(row, slot):
        return slot
    withdraw(row, slot)
    return -1


@compiled
def any_partner(row: Row, seat: int) -> int:
    """Return any other seat."""
    return (seat + 1 + below(row.luck, row.seats - 1)) % row.seats


@compiled
def put_goods(row: Row, slot: int, side: int, owner: int) -> None:
    """Pick a little money, a lot, a die or nothing. Twin: trades.some_goods."""
    money = min(SMALL_SUM, row.money[owner])
    lots, dice = row.markers[owner], row.dice[owner]
    kinds = 1 + int(money > 0) + int(lots != NONE) + int(dice != NONE)
    kind = below(row.luck, kinds)
    if kind > 0 and money == 0:
        kind += 1
    if kind > 1 and lots == NONE:
        kind += 1
    if kind == 1:
        row.offer_money[slot, side] = 1 + below(row.luck, money)
    elif kind == 2:
        row.offer_lots[slot, side] = bit(nth(lots, below(row.luck, count(lots))))
    elif kind == 3:
        row.offer_dice[slot, side] = bit(nth(dice, below(row.luck, count(dice))))


@compiled
def is_empty(row: Row, slot: int) -> bool:
    """Tell whether an offer has nothing in it."""
    money = row.offer_money[slot, 0] + row.offer_money[slot, 1]
    goods = row.offer_lots[slot, 0] | row.offer_lots[slot, 1]
    goods |= row.offer_dice[slot, 0] | row.offer_dice[slot, 1]
    return bool(money == 0 and goods == NONE)
