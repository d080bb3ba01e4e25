"""Offers and answers over rows. Twin: lordsofvegas.trading."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import NONE, first
from croupier.kernel.lordsofvegas.casinos import refresh
from croupier.kernel.lordsofvegas.legality import is_legal
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    DRAWING,
    KINDS,
    SEATS,
    SLOTS,
    TO_ACT,
    TO_DRAW,
    Mask,
    Row,
)
from croupier.kernel.lordsofvegas.rules import act, choose, settle
from croupier.lordsofvegas.state import DICE, MARKERS


@compiled
def is_possible(row: Row, slot: int) -> bool:
    """Tell whether an offer could be carried out now. Twin: trading.check_offer (LOV-15)."""
    maker, to = slot // SEATS, slot % SEATS
    if not (owns(row, maker, slot, 0) and owns(row, to, slot, 1)):
        return False
    if has_deeds(row, slot) and row.turn != maker and row.turn != to:
        return False
    action = row.offer_action[slot]
    if action and row.phase != ACTING:
        return False
    # The exchange is tried in the row itself and taken back, which is cheaper than a copy of the
    # row; promises only add up, so those there were are kept aside, in numbers without allocation.
    p = row.promised
    before = p[0], p[1], p[2], p[3], p[4]
    exchange(row, slot, maker, to)
    possible = is_within_limits(row, maker) and is_within_limits(row, to)
    if possible and action:
        possible = is_legal(row, action)
    hand_over(row, slot, 0, to, maker)
    hand_over(row, slot, 1, maker, to)
    p[0], p[1], p[2], p[3], p[4] = before
    return possible


@compiled
def has_deeds(row: Row, slot: int) -> bool:
    """Tell whether an offer holds an action or a promise to leave one undone."""
    return bool(lots_left_alone(row, slot) != NONE or row.offer_action[slot] != 0)


@compiled
def lots_left_alone(row: Row, slot: int) -> Mask:
    """Return the lots at which an offer promises to leave something undone."""
    lots = NONE
    for kind in range(KINDS):
        lots |= row.offer_promised[slot, kind]
    return np.uint64(lots)


@compiled
def binds(row: Row, slot: int, seat: int) -> bool:
    """Tell whether an offer forbids a seat, which is on turn, some of its actions (LOV-19)."""
    return row.turn == seat and lots_left_alone(row, slot) != NONE


@compiled
def owns(row: Row, seat: int, slot: int, side: int) -> bool:
    """Tell whether a seat has what it would give. Twin: trading.require_goods (LOV-15.2)."""
    lots, dice = row.offer_lots[slot, side], row.offer_dice[slot, side]
    return not lots & ~row.markers[seat] and not dice & ~row.dice[seat]


@compiled
def is_within_limits(row: Row, seat: int) -> bool:
    """Tell whether a seat is within its limits. Twin: trading.require_limits (LOV-15.6)."""
    dice, markers = count(row.dice[seat]), count(row.markers[seat])
    return bool(row.money[seat] >= 0) and dice <= DICE and markers <= MARKERS


@compiled
def exchange(row: Row, slot: int, maker: int, to: int) -> None:
    """Let everything change hands. Twin: trading.exchange (LOV-15.5)."""
    hand_over(row, slot, 0, maker, to)
    hand_over(row, slot, 1, to, maker)
    for kind in range(KINDS):
        row.promised[kind] |= row.offer_promised[slot, kind]


@compiled
def carry_out(row: Row, slot: int) -> None:
    """Let everything change hands, and take the action of the offer, if there is one."""
    exchange(row, slot, slot // SEATS, slot % SEATS)
    if row.offer_action[slot]:
        act(row, row.offer_action[slot])


@compiled
def hand_over(row: Row, slot: int, side: int, giver: int, taker: int) -> None:
    """Put the goods of one side in new hands. Twin: trading.handed_over (LOV-15.3)."""
    row.money[giver] -= row.offer_money[slot, side]
    row.money[taker] += row.offer_money[slot, side]
    lots, dice = row.offer_lots[slot, side], row.offer_dice[slot, side]
    row.markers[giver] &= ~lots
    row.markers[taker] |= lots
    row.dice[giver] &= ~dice
    row.dice[taker] |= dice
    while dice:
        refresh(row, first(dice))
        dice &= ~first(dice)


@compiled
def offer(row: Row, slot: int) -> None:
    """Lay an offer whose goods are in a slot on the table. Twin: trading.offer."""
    row.offers_made += 1
    row.offer_number[slot] = row.offers_made


@compiled
def withdraw(row: Row, slot: int) -> None:
    """Take an offer off the table. Twins: trading.taken_off, trading.refuse, trading.withdraw."""
    row.offer_number[slot] = 0
    row.offer_lots[slot] = 0
    row.offer_dice[slot] = 0
    row.offer_money[slot] = 0
    row.offer_promised[slot] = 0
    row.offer_action[slot] = 0


@compiled
def accept(row: Row, slot: int) -> None:
    """Carry out an offer, then its action, then check for ties. Twin: trading.accept (LOV-18.2)."""
    then = TO_DRAW if row.phase == DRAWING else TO_ACT
    action = row.offer_action[slot]
    exchange(row, slot, slot // SEATS, slot % SEATS)
    withdraw(row, slot)
    if action:
        act(row, action)
    else:
        settle(row, then, 0)


@compiled
def move(row: Row, code: int) -> None:
    """Make any move but an offer; impossible offers lapse. Twin: game.LordsOfVegas.step."""
    kind, slot = codes.kind_of(code), codes.part(code, 0)
    if kind == codes.ACCEPT:
        accept(row, slot)
    elif kind in (codes.REFUSE, codes.WITHDRAW):
        withdraw(row, slot)
    else:
        if kind == codes.DRAW:
            lapse_all(row)
        elif kind == codes.END_TURN:
            lapse_deeds(row)
        choose(row, code)
    lapse_impossible(row)


@compiled
def lapse_all(row: Row) -> None:
    """Let every offer lapse. Twin: trading.lapse_all (LOV-17.1)."""
    for slot in range(SLOTS):
        if row.offer_number[slot]:
            withdraw(row, slot)


@compiled
def lapse_deeds(row: Row) -> None:
    """Let offers with deeds lapse. Twin: trading.lapse_deeds (LOV-17.2)."""
    for slot in range(SLOTS):
        if row.offer_number[slot] and has_deeds(row, slot):
            withdraw(row, slot)


@compiled
def lapse_impossible(row: Row) -> None:
    """Let offers lapse that cannot be carried out. Twin: trading.lapse_impossible (LOV-17.1)."""
    if row.phase == DRAWING or row.phase == ACTING:
        for slot in range(SLOTS):
            if row.offer_number[slot] and not is_possible(row, slot):
                withdraw(row, slot)
