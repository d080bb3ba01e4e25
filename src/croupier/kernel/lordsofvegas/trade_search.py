"""Trades that both sides gain from, at the price that is best for the seat on turn."""

from math import floor

import numpy as np

from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.casinos import refresh
from croupier.kernel.lordsofvegas.evaluation import ahead, dollar_with, lead, time_left, weigh
from croupier.kernel.lordsofvegas.row import SEATS, Mask, Numbers, Row, Rows
from croupier.kernel.lordsofvegas.searching import ASIDE, ROOT, TRIAL
from croupier.kernel.lordsofvegas.trading import is_within_limits
from croupier.kernel.lordsofvegas.weights import MARGIN

BUY_LOT, BUY_DIE, SELL_LOT, SELL_DIE = range(1, 5)
LOTS, BOUGHT = (BUY_LOT, SELL_LOT), (BUY_LOT, BUY_DIE)
PARTS = 3
"""A trade is one of these kinds, a lot, and a price: below 0 what the other side pays."""


@compiled
def search_trades(rows: Rows, trades: Numbers) -> None:
    """Search the trade with every other seat that gains most; where none does, note nothing."""
    rows[TRIAL] = rows[ROOT]
    row = rows[TRIAL]
    for partner in range(row.seats):
        if partner != row.turn and row.offer_number[row.turn * SEATS + partner] == 0:
            search_trade_with(rows, partner, trades)


@compiled
def search_trade_with(rows: Rows, partner: int, trades: Numbers) -> None:
    """Search the trade of one lot or die with a seat that gains most.

    A million that changes hands adds as much to one lead as it takes from the other, for it is
    one's own and lowers the average of the others: so the price follows from the goods alone.
    """
    row = rows[TRIAL]
    mine, theirs = lead(row, row.turn), lead(row, partner) + MARGIN
    million = dollar_with(time_left(row)) * row.seats / (row.seats - 1)
    best = MARGIN
    for kind in range(BUY_LOT, SELL_DIE + 1):
        goods = goods_of(row, partner if kind in BOUGHT else row.turn, kind)
        while goods:
            at = first(goods)
            goods &= ~at
            if change_hands(rows, partner, kind, at):
                aside = rows[ASIDE]
                price = floor((theirs - ahead(aside, partner)) / million) + 1
                price = max(price, -row.money[partner])
                gain = ahead(aside, row.turn) - mine - price * million
                if gain > best and price <= row.money[row.turn]:
                    best = gain
                    trades[partner, 0] = kind
                    trades[partner, 1] = lowest(at)
                    trades[partner, 2] = price


@compiled
def goods_of(row: Row, owner: int, kind: int) -> Mask:
    """Return what a seat could give: its lots, or its dice."""
    return np.uint64(row.markers[owner] if kind in LOTS else row.dice[owner])


@compiled
def change_hands(rows: Rows, partner: int, kind: int, at: Mask) -> bool:
    """Let one lot or die change hands aside and weigh it; tell whether the taker has room."""
    rows[ASIDE] = rows[TRIAL]
    row = rows[ASIDE]
    giver, taker = (partner, row.turn) if kind in BOUGHT else (row.turn, partner)
    if kind in LOTS:
        row.markers[giver] &= ~at
        row.markers[taker] |= at
    else:
        row.dice[giver] &= ~at
        row.dice[taker] |= at
        refresh(row, at)
    weigh(row)
    return is_within_limits(row, taker)
