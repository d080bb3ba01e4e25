"""How players in the kernel choose: uniform ones, with or without trades, and greedy ones."""

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.gains import better, list_gains
from croupier.kernel.lordsofvegas.greedy import gain_from, greedy_choice, put_bargain
from croupier.kernel.lordsofvegas.movegen import Moves, actions_of, answers, choices, so_many
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    DRAWING,
    SEATS,
    Numbers,
    Row,
    Rows,
)
from croupier.kernel.lordsofvegas.rules import choose
from croupier.kernel.lordsofvegas.small_offers import any_partner, think_of_offer
from croupier.kernel.lordsofvegas.trading import move, offer, withdraw
from croupier.kernel.lordsofvegas.weights import DISTRACTED, ENOUGH, OVERLOOKED, TEMPTING
from croupier.kernel.luck import below

UNIFORM, GREEDY, HASTY = range(3)
POLICIES = {"uniform": UNIFORM, "hasty": HASTY, "greedy": GREEDY, "greedy-1": GREEDY}
"""The players who do not search, by the names of the bots they are twins of."""
THOUSAND = 1000
"""What chances are counted in."""
ACTION_KINDS = codes.GAMBLE - codes.END_TURN + 1
"""The end of the turn and the five actions."""
ANSWER_KINDS = codes.WITHDRAW - codes.ACCEPT + 1


@compiled
def next_seat(row: Row) -> int:
    """Return the seat that moves next. Twins: turns.awaited, core.game.Turn.next_to_move."""
    if row.phase == DRAWING or row.phase == ACTING:
        return awaited_seat(row)
    return row.seat if row.phase in (ARRANGING, ANSWERING) else row.turn


@compiled
def awaited_seat(row: Row) -> int:
    """Return the seat that moves while trades are made: one that is asked first, if any is."""
    for seat in range(row.seats):
        if asked_by(row, seat) >= 0:
            return seat
    return row.turn


@compiled
def asked_by(row: Row, seat: int) -> int:
    """Return the maker of the first offer to a seat, or -1."""
    maker, number = -1, 0
    for other in range(row.seats):
        this = row.offer_number[other * SEATS + seat]
        if this and (number == 0 or this < number):
            maker, number = other, this
    return maker


@compiled
def uniform_action(row: Row, moves: Moves) -> int:
    """Choose any kind of action that there is, or the end of the turn; then any of that kind.

    A kind of which there is nothing is drawn again, so all others are equally likely. It is
    remembered, one bit for each, and not listed twice.
    """
    empty = 0
    while True:
        kind = codes.END_TURN + below(row.luck, ACTION_KINDS)
        if kind == codes.END_TURN:
            return codes.END_TURN
        if not (empty >> kind) & 1:
            found = actions_of(row, kind, moves, so_many(0))
            if found:
                return with_any_bet(row, int(moves[below(row.luck, found)]))
            empty |= 1 << kind


@compiled
def uniform_choice(row: Row, moves: Moves) -> int:
    """Choose for the seat that is waited for. Twin: bots.lordsofvegas.Uniform without trades."""
    if row.phase == ACTING:
        return uniform_action(row, moves)
    return int(moves[below(row.luck, choices(row, moves))])


@compiled
def uniform_trade(row: Row, seat: int, moves: Moves, has_offer: int) -> int:
    """Choose while trades are made, among own choices, answers and an offer of one's own: -1.

    Twin: bots.lordsofvegas.Uniform.
    """
    own = 0
    if seat == row.turn:
        own = ACTION_KINDS if row.phase == ACTING else 1
    while True:
        kind = below(row.luck, own + ANSWER_KINDS + 1)
        if kind == own + ANSWER_KINDS:
            if has_offer:
                return -1
        elif kind >= own:
            found = answers(row, seat, codes.ACCEPT + kind - own, moves)
            if found:
                return int(moves[below(row.luck, found)])
        elif row.phase == DRAWING:
            return codes.DRAW
        elif kind == 0:
            return codes.END_TURN
        else:
            found = actions_of(row, codes.END_TURN + kind, moves, so_many(0))
            if found:
                return with_any_bet(row, int(moves[below(row.luck, found)]))


@compiled
def with_any_bet(row: Row, move: int) -> int:
    """Return a gamble with any bet up to the one listed, and every other move as it is."""
    if codes.kind_of(move) == codes.GAMBLE:
        bet = 1 + below(row.luck, codes.part(move, 1))
        return codes.code(codes.GAMBLE, codes.part(move, 0), bet)
    return move


@compiled
def trade_uniformly(row: Row, moves: Moves) -> None:
    """Make one move of the seat that moves next, small offers and their answers included."""
    if row.phase != DRAWING and row.phase != ACTING:
        choose(row, uniform_choice(row, moves))
        return
    seat = awaited_seat(row)
    maker = asked_by(row, seat)
    slot = think_of_offer(row, seat, any_partner(row, seat) if maker < 0 else maker)
    chosen = uniform_trade(row, seat, moves, int(slot >= 0))
    if chosen >= 0:
        if slot >= 0:
            withdraw(row, slot)
        move(row, chosen)
    else:
        if maker >= 0:
            withdraw(row, maker * SEATS + seat)
        offer(row, slot)


@compiled
def move_greedily(rows: Rows, at: int, aside: int, desk: Desk) -> None:
    """Make one move of the seat that moves next. Twin: bots.lordsofvegas.Greedy."""
    row = rows[at]
    if row.phase == DRAWING or row.phase == ACTING:
        seat = awaited_seat(row)
        maker = asked_by(row, seat)
        if maker >= 0:
            slot = maker * SEATS + seat
            good = gain_from(rows, at, aside, slot) > ENOUGH
            move(row, codes.code(codes.ACCEPT if good else codes.REFUSE, slot))
            return
        if row.phase == ACTING and row.offered_at[seat] != row.above:
            row.offered_at[seat] = row.above
            slot = put_bargain(row, desk)
            if slot >= 0:
                offer(row, slot)
                return
    move(row, greedy_choice(rows, at, aside, desk))


@compiled
def happens(row: Row, chance: float) -> bool:
    """Tell whether something happens that has this chance."""
    return below(row.luck, THOUSAND) < chance * THOUSAND


@compiled
def move_hastily(rows: Rows, at: int, aside: int, desk: Desk) -> None:
    """Make one move of the seat that moves next. Twin: bots.lordsofvegas.Hasty."""
    row = rows[at]
    if row.phase == DRAWING or row.phase == ACTING:
        seat = awaited_seat(row)
        maker = asked_by(row, seat)
        if maker >= 0:
            slot = maker * SEATS + seat
            good = gain_from(rows, at, aside, slot) > TEMPTING
            move(row, codes.code(codes.ACCEPT if good else codes.REFUSE, slot))
            return
    if row.phase == ACTING:
        move(row, hasty_action(rows, at, aside, desk))
    else:
        move(row, greedy_choice(rows, at, aside, desk))


@compiled
def hasty_action(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """Return the best action that is not overlooked, or the end of the turn."""
    row, chosen, most = rows[at], codes.END_TURN, ENOUGH
    if happens(row, DISTRACTED):
        return chosen
    for number in range(list_gains(rows, at, aside, desk)):
        if better(desk.gains[number], most) and not happens(row, OVERLOOKED):
            chosen, most = int(desk.moves[number]), float(desk.gains[number])
    return chosen


@compiled
def move_by(rows: Rows, at: int, aside: int, desk: Desk, policies: Numbers) -> None:
    """Make one move of the seat that moves next, as its player would."""
    policy = policies[next_seat(rows[at])]
    if policy == UNIFORM:
        trade_uniformly(rows[at], desk.moves)
    elif policy == HASTY:
        move_hastily(rows, at, aside, desk)
    else:
        move_greedily(rows, at, aside, desk)
