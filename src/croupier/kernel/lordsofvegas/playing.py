"""Luck and players over rows: whole games inside compiled code."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.board import TRACK, nth
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of
from croupier.kernel.lordsofvegas.listing import Moves, actions_of, answers, choices, so_many
from croupier.kernel.lordsofvegas.offering import any_partner, think_of_offer
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    BEGINNING,
    BETTING,
    DEALING,
    DRAWING,
    OVER,
    REROLLING,
    REVEALING,
    SEATS,
    SETTLING,
    Numbers,
    Row,
    Rows,
)
from croupier.kernel.lordsofvegas.rules import (
    begin,
    choose,
    deal,
    reroll,
    reroll_tied,
    reveal,
    roll_bet,
    start,
    tied_dice,
)
from croupier.kernel.lordsofvegas.trading import lapse_impossible, move, offer, withdraw
from croupier.kernel.luck import Luck, below, seed
from croupier.kernel.simulating import Sums, Totals

ACTION_KINDS = codes.GAMBLE - codes.END_TURN + 1
"""The end of the turn and the five actions."""
ANSWER_KINDS = codes.WITHDRAW - codes.ACCEPT + 1


@compiled
def roll_dice(luck: Luck, dice: int, values: Numbers) -> None:
    """Roll dice that can be told apart."""
    for die in range(dice):
        values[die] = 1 + below(luck, 6)


@compiled
def draw(row: Row) -> int:
    """Draw a card from those not seen yet."""
    return nth(row.deck, below(row.luck, count(row.deck)))


@compiled
def let_luck_answer(row: Row, values: Numbers) -> None:
    """Let luck answer until a seat is waited for, or the game is over."""
    while True:
        if row.phase == REVEALING:
            reveal(row, draw(row))
        elif row.phase == SETTLING:
            roll_dice(row.luck, count(tied_dice(row)), values)
            reroll_tied(row, values)
        elif row.phase == REROLLING:
            roll_dice(row.luck, count(casino_of(row, row.lot) & all_dice(row)), values)
            reroll(row, values)
        elif row.phase == BETTING:
            roll_bet(row, 2 + below(row.luck, 6) + below(row.luck, 6))
        elif row.phase == DEALING:
            deal(row, draw(row))
        elif row.phase == BEGINNING:
            for seat in range(row.seats):
                values[seat] = 2 + below(row.luck, 6) + below(row.luck, 6)
            begin(row, values)
        else:
            return


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


@compiled
def play_out(row: Row, moves: Moves, values: Numbers, trades: int) -> int:
    """Play a game to its end, all seats uniform; return how many decisions were taken."""
    decisions = 0
    let_luck_answer(row, values)
    while row.phase != OVER:
        if trades:
            trade_uniformly(row, moves)
        else:
            choose(row, uniform_choice(row, moves))
        decisions += 1
        let_luck_answer(row, values)
        if trades:
            lapse_impossible(row)
    return decisions


@compiled
def play_many(
    rows: Rows,
    moves: Moves,
    values: Numbers,
    totals: Totals,
    at: int,
    series: int,
    first: int,
    games: int,
    seats: int,
    trades: int,
) -> None:
    """Play games of a series in one row, and add up how they ended."""
    row = rows[at]
    sums = totals[at]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats)
        sums.decisions += play_out(row, moves[at], values[at], trades)
        add_up(row, sums)


@compiled
def add_up(row: Row, sums: Sums) -> None:
    """Add the end of a game to the totals. Twin: core.game.Result."""
    best, winners = -1, 0
    for seat in range(row.seats):
        this = score_of(row, seat)
        if this > best:
            best, winners = this, 0
        winners += this == best
    sums.shared += winners > 1
    sums.turns += row.turns
    for seat in range(row.seats):
        points = TRACK[row.space[seat]]
        sums.scores[seat, 0] += points
        sums.scores[seat, 1] += row.money[seat]
        sums.squares[seat] += points * points
        if score_of(row, seat) == best:
            sums.wins[seat, winners - 1] += 1


@compiled
def score_of(row: Row, seat: int) -> int:
    """Return points and money as one number that ranks seats. Twin: ending.result."""
    return int(row.space[seat] * 1_000_000 + row.money[seat])
