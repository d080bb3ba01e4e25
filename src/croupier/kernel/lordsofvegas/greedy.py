"""How greedy players choose. Twin: bots.lordsofvegas.Greedy."""

from croupier.core.chance import FACES
from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import NONE, bit, first
from croupier.kernel.lordsofvegas.casinos import all_dice, colour_of, owner_of, take_die
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import lead
from croupier.kernel.lordsofvegas.gains import (
    best,
    better,
    gain_from_money,
    million,
    share_of,
    weigh_rivals,
)
from croupier.kernel.lordsofvegas.legality import highest_bet, open_to_bets
from croupier.kernel.lordsofvegas.movegen import choices
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    DRAWING,
    GIVING_UP,
    SEATS,
    Mask,
    Row,
    Rows,
)
from croupier.kernel.lordsofvegas.styles import LEAST
from croupier.kernel.lordsofvegas.trading import binds, carry_out
from croupier.kernel.lordsofvegas.weights import HAIR, MARGIN, NO_GAIN
from croupier.lordsofvegas.gambling import LOSING
from croupier.lordsofvegas.state import DICE

_TOTALS = [a + b for a in FACES for b in FACES]
WIN = sum(total not in LOSING for total in _TOTALS) / len(_TOTALS)
"""How often a bet is won."""


@compiled
def greedy_choice(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """Choose for the seat that is waited for, apart from trades. Twin: Greedy.choose."""
    row = rows[at]
    if row.phase == ACTING:
        return best_action(rows, at, aside, desk)
    if row.phase == DRAWING:
        return codes.DRAW
    if row.phase == ARRANGING:
        found = choices(row, desk.moves)
        return int(desk.moves[0 if row.deck & first(row.lots) else found - 1])
    if row.phase == ANSWERING:
        return codes.LAY_OFF if 2 * row.bet > row.money[row.seat] / 2 else codes.STAND
    return best_to_lose(rows, at, aside, desk)


@compiled
def best_action(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """Return the best action, a bet on one that money lacks for, or the end of the turn."""
    chosen, gain = best(rows, at, aside, desk)
    return chosen if gain > desk.style[LEAST] else bet(rows, at, aside, desk)


@compiled
def bet(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """Return a bet that, if won, pays for an action worth the risk, or the end of the turn."""
    row = rows[at]
    reps = open_to_bets(row)
    casino, stake = 0, 0
    while reps:
        rep = lowest(reps)
        reps &= ~first(reps)
        most = highest_bet(row, row.casino[rep])
        if most > stake:
            casino, stake = rep, most
    if stake:
        gain = gain_from_money(rows, at, aside, desk, stake)
        if WIN * gain > (1 - WIN) * stake * million(row, desk):
            return codes.code(codes.GAMBLE, casino, stake)
    return codes.END_TURN


@compiled
def best_to_lose(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """Choose a lot to give up, or a die to move: the first that is missed least."""
    row, chosen, best = rows[at], codes.NOTHING, NO_GAIN
    for number in range(choices(row, desk.moves)):
        rows[aside] = row
        without = rows[aside]
        here = bit(codes.part(desk.moves[number], 0))
        if row.phase == GIVING_UP:
            without.markers[row.turn] &= ~here
        else:
            take_die(without, here)
        left = lead(without, row.turn)
        if left > best + HAIR:
            chosen, best = int(desk.moves[number]), left
    return chosen


@compiled
def gain_from(rows: Rows, at: int, aside: int, slot: int) -> float:
    """Return what an offer adds to the lead of the seat it is made to. Twin: greedy.gain_from."""
    to = slot % SEATS
    if binds(rows[at], slot, to):
        return NO_GAIN
    rows[aside] = rows[at]
    carry_out(rows[aside], slot)
    return lead(rows[aside], to) - lead(rows[at], to)


@compiled
def put_bargain(row: Row, desk: Desk) -> int:
    """Put the offer to buy that gains most in its slot, not yet made; return the slot, or -1.

    Twin: trades.bargain, which also looks at lots: but one gains from a lot what another loses, so
    that nothing comes of it.
    """
    best, die, price, partner = HAIR, NONE, 0, -1
    if count(row.dice[row.turn]) == DICE:
        return -1
    reps = row.reps
    while reps:
        tiles = row.casino[lowest(reps)]
        reps &= ~first(reps)
        if not tiles & row.dice[row.turn]:
            continue
        dice = tiles & all_dice(row) & ~row.dice[row.turn]
        while dice:
            at = first(dice)
            dice &= ~at
            owner = owner_of(row, at)
            if row.offer_number[row.turn * SEATS + owner] == 0:
                for part in (4, 2):
                    money = row.money[row.turn] // part
                    gain = mutual_gain(row, desk, tiles, at, owner, money)
                    if gain > 0 and better(gain, best):
                        best, die, price, partner = gain, at, money, owner
    if partner < 0:
        return -1
    slot = row.turn * SEATS + partner
    row.offer_money[slot, 0] = price
    row.offer_dice[slot, 1] = die
    return int(slot)


@compiled
def mutual_gain(row: Row, desk: Desk, tiles: Mask, at: Mask, partner: int, money: int) -> float:
    """Return what buying a die gains the seat on turn, or nothing if its partner would not gain.

    Twin: trades.mutual_gain.
    """
    turn, colour = row.turn, colour_of(row, at)
    paid = money * million(row, desk)
    weigh_rivals(row, desk, turn)
    mine = -paid + desk.counts[partner] * paid - share_of(row, desk, tiles, colour)
    pass_die(row, at, partner, turn)
    mine += share_of(row, desk, tiles, colour)
    weigh_rivals(row, desk, partner)
    theirs = paid - desk.counts[turn] * paid + share_of(row, desk, tiles, colour)
    pass_die(row, at, turn, partner)
    theirs -= share_of(row, desk, tiles, colour)
    return mine if theirs > MARGIN else 0.0


@compiled
def pass_die(row: Row, at: Mask, giver: int, taker: int) -> None:
    """Let a die change hands, whoever is boss then."""
    row.dice[giver] &= ~at
    row.dice[taker] |= at
