"""What a seat sees of a game of Lords of Vegas: everything, from its own chair (LOV-1.13)."""

from croupier.core.chance import FACES
from croupier.env.batched import NOBODY, Observations
from croupier.env.layout import Layout, Part
from croupier.env.lordsofvegas.actions import AMOUNT, FIRST_DIE, FIRST_LOT, FIRST_MONEY, MOST_BET
from croupier.env.lordsofvegas.draft import Draft, awaited, open_offer
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import ABOVE, TRACK, bit, first
from croupier.kernel.lordsofvegas.casinos import colour_of, value_of
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BETTING,
    COLOURS,
    DRAWING,
    GIVING_UP,
    LOTS,
    MOVING_DIE,
    SEATS,
    Mask,
    Row,
)

QUESTIONS = (
    "draw",
    "act",
    "give-up",
    "move-die",
    "arrange",
    "answer-bet",
    "die-to-build",
    "die-to-sprawl",
    "bet",
)
"""What a seat can be asked, in the order of the part `asked`."""
DRAW, ACT, GIVE_UP, MOVE_DIE, ARRANGE, ANSWER_BET, TO_BUILD, TO_SPRAWL, BET = range(9)

OFFER_QUESTIONS = ("give", "take", "answer")
"""What a seat can be asked about an offer, in the order of the part `offer_asked`."""
OFFER_GIVE, OFFER_TAKE, OFFER_ANSWER = range(3)

MOST_MONEY = 20_000
"""More than a game can bring: each of its 34 cards at most pays all seats together 40 for lots and
6 for each of 45 tiles, and each of its turns 90 for a bet."""
MOST_OFFERS = 100


def layout(seats: int, *, trades: bool) -> Layout:
    """Return the parts of an observation; seats are counted from the one that sees it."""
    parts = [
        Part("asked", (len(QUESTIONS),)),
        Part("awaited", (seats,)),
        Part("turn", (seats,)),
        Part("tiles", (COLOURS, LOTS)),
        Part("dice", (seats, LOTS), most=max(FACES)),
        Part("markers", (seats, LOTS)),
        Part("boss", (seats, LOTS)),
        Part("reorganized", (LOTS,)),
        Part("deck", (LOTS,)),
        Part("lot", (LOTS,)),
        Part("lots", (LOTS,)),
        Part("colour", (COLOURS,)),
        Part("money", (seats,), most=MOST_MONEY),
        Part("points", (seats,), most=int(TRACK[-1])),
        Part("above", (1,), most=int(ABOVE[LOTS])),
        Part("gambled", (1,)),
        Part("value", (1,), most=max(FACES)),
        Part("bet", (1,), most=MOST_BET),
    ]
    offer = [
        Part("offer_asked", (len(OFFER_QUESTIONS),)),
        Part("offer_maker", (seats,)),
        Part("offer_to", (seats,)),
        Part("offer_lots", (2, LOTS)),
        Part("offer_dice", (2, LOTS)),
        Part("offer_money", (2,), most=int(AMOUNT[-1])),
        Part("offers_left", (1,), most=MOST_OFFERS),
    ]
    return Layout(parts + offer if trades else parts)


@compiled
def observe(row: Row, draft: Draft, seat: int, out: Observations) -> None:
    """Write down what a seat sees, part after part in the order of the layout."""
    out[:] = 0
    question = asked(row, draft.pending)
    if question >= 0:
        out[question] = 1
    at = len(QUESTIONS)
    if awaited(row) != NOBODY:
        out[at + (awaited(row) + row.seats - seat) % row.seats] = 1
    at += row.seats
    out[at + (row.turn + row.seats - seat) % row.seats] = 1
    at = observe_board(row, seat, out, at + row.seats)
    at = observe_question(row, draft.pending, out, at)
    at = observe_seats(row, seat, out, at)
    if draft.limit:
        observe_offer(row, draft, seat, out, at)


@compiled
def asked(row: Row, pending: int) -> int:
    """Return the number of the question, or -1 while nobody is asked."""
    kind = codes.kind_of(pending)
    if kind == codes.GAMBLE:
        return BET
    if kind == codes.BUILD:
        return TO_BUILD
    if kind == codes.SPRAWL:
        return TO_SPRAWL
    if row.phase == ACTING:
        return ACT
    if row.phase == DRAWING:
        return DRAW
    if row.phase == GIVING_UP:
        return GIVE_UP
    if row.phase == MOVING_DIE:
        return MOVE_DIE
    if row.phase == ARRANGING:
        return ARRANGE
    return ANSWER_BET if row.phase == ANSWERING else -1


@compiled
def put_lots(out: Observations, at: int, lots: Mask) -> int:
    """Mark some lots; return where the next part begins."""
    while lots:
        out[at + lowest(lots)] = 1
        lots &= ~first(lots)
    return at + LOTS


@compiled
def observe_board(row: Row, seat: int, out: Observations, at: int) -> int:
    """Write down tiles, dice with their values, markers, bosses, marks and the deck."""
    for colour in range(COLOURS):
        at = put_lots(out, at, row.tiles[colour])
    for step in range(row.seats):
        dice = row.dice[(seat + step) % row.seats]
        while dice:
            out[at + lowest(dice)] = value_of(row, first(dice))
            dice &= ~first(dice)
        at += LOTS
    for step in range(row.seats):
        at = put_lots(out, at, row.markers[(seat + step) % row.seats])
    for step in range(row.seats):
        reps = row.bossed[(seat + step) % row.seats]
        while reps:
            put_lots(out, at, row.casino[lowest(reps)])
            reps &= ~first(reps)
        at += LOTS
    at = put_lots(out, at, row.marked)
    return put_lots(out, at, row.deck)


@compiled
def observe_question(row: Row, pending: int, out: Observations, at: int) -> int:
    """Write down the lot or casino, the lots to be arranged, and the colour in question."""
    kind, a, b = codes.kind_of(pending), codes.part(pending, 0), codes.part(pending, 1)
    colours = at + 2 * LOTS
    if kind == codes.BUILD:
        out[at + a] = 1
        out[colours + b] = 1
    elif kind == codes.SPRAWL:
        out[at + b] = 1
        out[colours + colour_of(row, bit(a))] = 1
    elif kind == codes.GAMBLE:
        out[at + a] = 1
    elif row.phase in (GIVING_UP, MOVING_DIE, ANSWERING, BETTING):
        out[at + row.lot] = 1
    put_lots(out, at + LOTS, row.lots)
    return colours + COLOURS


@compiled
def observe_seats(row: Row, seat: int, out: Observations, at: int) -> int:
    """Write down everyone's money and points, and the single numbers."""
    for step in range(row.seats):
        out[at + step] = row.money[(seat + step) % row.seats]
        out[at + row.seats + step] = TRACK[row.space[(seat + step) % row.seats]]
    at += 2 * row.seats
    out[at] = row.above
    out[at + 1] = row.gambled
    out[at + 2] = row.value
    out[at + 3] = row.bet
    return at + 4


@compiled
def observe_offer(row: Row, draft: Draft, seat: int, out: Observations, at: int) -> None:
    """Write down the offer on the table, or as much of it as is made."""
    slot = open_offer(row)
    goods = at + len(OFFER_QUESTIONS) + 2 * row.seats
    out[goods + 4 * LOTS + 2] = draft.limit - draft.offered
    if not slot and not draft.partner:
        return
    to = slot % SEATS if slot else draft.partner - 1
    question = OFFER_ANSWER if slot else (OFFER_TAKE if draft.giving else OFFER_GIVE)
    out[at + question] = 1
    at += len(OFFER_QUESTIONS)
    out[at + (row.turn + row.seats - seat) % row.seats] = 1
    out[at + row.seats + (to + row.seats - seat) % row.seats] = 1
    if slot:
        for side in range(2):
            put_lots(out, goods + side * LOTS, row.offer_lots[slot, side])
            put_lots(out, goods + (2 + side) * LOTS, row.offer_dice[slot, side])
            out[goods + 4 * LOTS + side] = row.offer_money[slot, side]
    else:
        put_given(out, goods, draft.giving - 1)


@compiled
def put_given(out: Observations, at: int, good: int) -> None:
    """Write down the good that is given, while what is taken is still to be named."""
    if good >= FIRST_DIE:
        out[at + 2 * LOTS + good - FIRST_DIE] = 1
    elif good >= FIRST_LOT:
        out[at + good - FIRST_LOT] = 1
    elif good >= FIRST_MONEY:
        out[at + 4 * LOTS] = AMOUNT[good - FIRST_MONEY]
