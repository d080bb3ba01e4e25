"""How players choose who play moves on many times. Twin: bots.lordsofvegas.montecarlo."""

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import bit
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import expected_lead
from croupier.kernel.lordsofvegas.gains import list_gains
from croupier.kernel.lordsofvegas.movegen import answers, choices
from croupier.kernel.lordsofvegas.planning import highest_gamble
from croupier.kernel.lordsofvegas.policies import asked_by, next_seat
from croupier.kernel.lordsofvegas.row import ACTING, DRAWING, SEATS, Row, Rows
from croupier.kernel.lordsofvegas.searching import ASIDE, ROOT, TRIAL, try_moves
from croupier.kernel.lordsofvegas.trade_search import BOUGHT, LOTS, search_trades
from croupier.kernel.lordsofvegas.trading import is_possible, offer, withdraw
from croupier.kernel.lordsofvegas.weights import NO_GAIN

CANDIDATES = 16
"""How many actions are tried: those that a look one step ahead finds best."""
BATCH = 256
"""Playouts between two looks at the clock, if there is one."""


@compiled
def montecarlo_choice(rows: Rows, desk: Desk, series: int, playouts: int) -> int:
    """Choose for the seat that moves next in the root; to accept an own offer is to make it.

    Twin: MonteCarlo.choose.
    """
    row = rows[ROOT]
    seat = next_seat(row)
    if (row.phase == DRAWING or row.phase == ACTING) and asked_by(row, seat) >= 0:
        found = 0
        for kind in (codes.ACCEPT, codes.REFUSE):
            for number in range(answers(row, seat, kind, desk.moves)):
                desk.tried[found] = desk.moves[number]
                found += 1
    elif row.phase == ACTING:
        found = list_promising(rows, desk)
        if row.offered_at[seat] != row.above:
            found = list_bargains(rows, desk, found)
    else:
        found = choices(row, desk.moves)
        put(desk.tried, desk.moves[:found])
    return int(desk.tried[best_tried(rows, desk, found, seat, series, playouts)])


@compiled
def list_promising(rows: Rows, desk: Desk) -> int:
    """List the end of the turn, actions that look best, and the highest bet. Twin: promising."""
    desk.tried[0] = codes.END_TURN
    rows[TRIAL] = rows[ROOT]
    actions = list_gains(rows, TRIAL, ASIDE, desk)
    for number in range(actions):
        desk.gains[number] = expected_lead(rows, TRIAL, ASIDE, desk.moves[number])
    found = 1
    for _ in range(min(actions, CANDIDATES)):
        best = 0
        for number in range(1, actions):
            if desk.gains[number] > desk.gains[best]:
                best = number
        desk.tried[found] = desk.moves[best]
        desk.gains[best] = NO_GAIN
        found += 1
    gamble = highest_gamble(rows[ROOT])
    if gamble != codes.NOTHING:
        desk.tried[found] = gamble
        found += 1
    return found


@compiled
def list_bargains(rows: Rows, desk: Desk, found: int) -> int:
    """List the best trade with each other seat, and lay it on the table. Twin: _bargains."""
    row = rows[ROOT]
    desk.trades[:] = 0
    search_trades(rows, desk.trades)
    for partner in range(row.seats):
        if desk.trades[partner, 0]:
            slot = row.turn * SEATS + partner
            put_trade(row, desk, slot)
            if is_possible(row, slot):
                offer(row, slot)
                desk.tried[found] = codes.code(codes.ACCEPT, slot)
                found += 1
            else:
                withdraw(row, slot)
    return found


@compiled
def put_trade(row: Row, desk: Desk, slot: int) -> None:
    """Put a trade that was thought of in its slot. Twin: montecarlo.offer_of."""
    trade = desk.trades[slot % SEATS]
    kind, price = trade[0], trade[2]
    side = 1 if kind in BOUGHT else 0
    row.offer_money[slot, 0] = max(0, price)
    row.offer_money[slot, 1] = max(0, -price)
    if kind in LOTS:
        row.offer_lots[slot, side] = bit(trade[1])
    else:
        row.offer_dice[slot, side] = bit(trade[1])


@compiled
def best_tried(rows: Rows, desk: Desk, found: int, seat: int, series: int, playouts: int) -> int:
    """Play all moves on; drop the worse half; again with what is left. Twin: MonteCarlo._best."""
    rounds, first, left = 1, 0, found
    while 1 << rounds < found:
        rounds += 1
    for number in range(found):
        desk.order[number] = number
        desk.worth[number] = 0.0
    while left > 1:
        todo = max(1, playouts // rounds)
        while todo > 0:
            times = max(1, min(BATCH, todo) // left)
            try_round(rows, desk, left, seat, series, first, times)
            first += times
            todo -= BATCH
        left = keep_better(desk, left)
    return int(desk.order[0])


@compiled
def try_round(
    rows: Rows, desk: Desk, left: int, seat: int, series: int, first: int, times: int
) -> None:
    """Play those moves on that are left."""
    for number in range(left):
        desk.trying[number] = desk.tried[desk.order[number]]
        desk.worths[number] = 0.0
    tried, worths = desk.trying[:left], desk.worths[:left]
    try_moves(rows, tried, desk.moves, desk.values, seat, series, first, times, worths)
    for number in range(left):
        desk.worth[desk.order[number]] += desk.worths[number]


@compiled
def keep_better(desk: Desk, left: int) -> int:
    """Sort what is left, equals as they were, and return how many the better half is."""
    for place in range(1, left):
        moved, at = desk.order[place], place
        while at > 0 and desk.worth[desk.order[at - 1]] < desk.worth[moved]:
            desk.order[at] = desk.order[at - 1]
            at -= 1
        desk.order[at] = moved
    return (left + 1) // 2
