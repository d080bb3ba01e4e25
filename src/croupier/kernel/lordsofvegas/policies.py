"""How players in the kernel choose: uniform ones, with or without trades."""

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.movegen import Moves, actions_of, answers, choices, so_many
from croupier.kernel.lordsofvegas.row import ACTING, DRAWING, SEATS, Row
from croupier.kernel.lordsofvegas.rules import choose
from croupier.kernel.lordsofvegas.small_offers import any_partner, think_of_offer
from croupier.kernel.lordsofvegas.trading import move, offer, withdraw
from croupier.kernel.luck import below

POLICIES = ("uniform",)
"""The players the kernel knows, by the names of the bots they are twins of."""
ACTION_KINDS = codes.GAMBLE - codes.END_TURN + 1
"""The end of the turn and the five actions."""
ANSWER_KINDS = codes.WITHDRAW - codes.ACCEPT + 1


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

    A kind of which there is nothing is drawn again, so all others are equally likely.
    """
    while True:
        kind = codes.END_TURN + below(row.luck, ACTION_KINDS)
        if kind == codes.END_TURN:
            return codes.END_TURN
        found = actions_of(row, kind, moves, so_many(0))
        if found:
            return with_any_bet(row, int(moves[below(row.luck, found)]))


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
