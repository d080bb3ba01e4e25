"""How likely every seat is to win: the net's judgement of positions, and what luck makes of it.

A position that waits for a choice is worth what the best plan for its seat leads to; one that waits
for luck, the mean of that over what luck may bring. So luck changes nothing on average, whatever
the net believes.
"""

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import ALL, CLOSED, first
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of, refresh
from croupier.kernel.lordsofvegas.dealer import draw, let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import CARDS, set_highest
from croupier.kernel.lordsofvegas.greedy import greedy_choice
from croupier.kernel.lordsofvegas.movegen import Moves, choices
from croupier.kernel.lordsofvegas.net import Net, chance_of, judge
from croupier.kernel.lordsofvegas.netplay import LIKELY, chance_after, net_action
from croupier.kernel.lordsofvegas.planning import ASIDE, ROOT, ROWS, TRIAL, plan_turn
from croupier.kernel.lordsofvegas.policies import next_seat
from croupier.kernel.lordsofvegas.rerolls import (
    ROUND,
    begins_kind,
    boss_in,
    come_out,
    kinds_in,
    roll_often,
)
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BETTING,
    DEALING,
    DRAWING,
    GIVING_UP,
    LOTS,
    MOVING_DIE,
    NEVER,
    OVER,
    REROLLING,
    REVEALING,
    SEATS,
    SETTLING,
    Floats,
    Numbers,
    Row,
    Rows,
)
from croupier.kernel.lordsofvegas.rules import choose, draw_card, is_closed, reveal, roll_bet
from croupier.kernel.lordsofvegas.searching import MOST_CARDS
from croupier.kernel.lordsofvegas.trading import move
from croupier.kernel.luck import below, seed
from croupier.lordsofvegas.gambling import DOUBLE, LOSING

BASE, CHOSEN, ANSWERED = ROWS, ROWS + 1, ROWS + 2
"""The position that is judged stands behind the rows of a search; behind it, what a choice and an
answer to a bet make of it."""
JUDGED_ROWS = ANSWERED + 1
_WINNING = tuple(total for total in range(2, len(LIKELY)) if total not in (*LOSING, *DOUBLE))
FALLS = np.array([LOSING[0], _WINNING[0], DOUBLE[0]])
"""A total of each kind that a bet can fall to: all of a kind come to the same."""
LIKELY_FALLS = np.array([LIKELY[[*kind]].sum() for kind in (LOSING, _WINNING, DOUBLE)])
"""How likely each kind is."""
DEALT, DEALS_FOR_PLAN = 100, 25
"""After how many deals a plan is sought, and how many are judged for each of them."""
PLANS_FOR_ROUND = 16
"""For how many plans that are to be sought dice are rolled another round, see `rerolls`."""
KINDS_FOR_PLAN = 16
"""How many kinds of rolls are judged at most for each plan that is to be sought."""
REROLLED = 24
"""How many plans are sought at most after dice that a card makes roll."""
FINE = 1 << 20
"""How many places there are where looking at even distances may begin."""
FAR = 1 << 40
"""How far apart the series of tries are."""
FOLLOWED = 12
"""How often it is tried what follows cards of blocks that are not used, of each colour."""


@compiled
def expect(rows: Rows, desk: Desk, net: Net, series: int, times: int, chances: Floats) -> None:
    """Write down the chances of all seats in the position, as luck may go on.

    Cards and bets are looked at one by one; after whatever else is rolled so many plans are sought.
    """
    row = rows[BASE]
    chances[:] = 0.0
    seed(row.luck, np.uint64(series), np.uint64(0))
    if row.phase == DEALING and row.deck == ALL:
        chances[: row.seats] = 1.0 / row.seats
        return
    if row.phase == DRAWING:
        draw_card(row)
    if row.phase == REVEALING:
        expect_card(rows, desk, net, series, chances)
    elif row.phase < DRAWING:
        expect_dealt(rows, desk, net, series, chances)
    else:
        expect_choice(rows, BASE, desk, net, series, times, chances)


@compiled
def place(rows: Rows, at: int, desk: Desk, net: Net) -> None:
    """Place markers and dice as well as can be, before anything else is done."""
    while is_placing(rows[at]):
        rows[ROOT] = rows[at]
        choose(rows[at], best_choice(rows, desk, net))


@compiled
def expect_choice(
    rows: Rows, at: int, desk: Desk, net: Net, series: int, times: int, chances: Floats
) -> None:
    """Add what a position in which no card is drawn next leads to."""
    place(rows, at, desk, net)
    phase = rows[at].phase
    if phase == ANSWERING:
        expect_answer(rows, at, desk, net, chances)
    elif phase == BETTING:
        expect_bet(rows, at, desk, net, chances)
    elif is_rolling(rows[at]):
        expect_dice(rows, at, desk, net, series, times, chances)
    else:
        rows[ROOT] = rows[at]
        add_decision(rows, desk, net, 1.0, chances)


@compiled
def expect_bet(rows: Rows, at: int, desk: Desk, net: Net, chances: Floats) -> None:
    """Add what a bet would lead to: one that is lost, one that is won, and one won twice over."""
    for fall in range(len(FALLS)):
        rows[ROOT] = rows[at]
        roll_bet(rows[ROOT], FALLS[fall])
        add_decision(rows, desk, net, LIKELY_FALLS[fall], chances)


@allocating
def expect_answer(rows: Rows, at: int, desk: Desk, net: Net, chances: Floats) -> None:
    """Add what a bet would lead to that its boss answers as well as can be."""
    best, boss = np.zeros(SEATS), rows[at].seat
    for kind in (codes.STAND, codes.LAY_OFF):
        tried = np.zeros(SEATS)
        rows[ANSWERED] = rows[at]
        choose(rows[ANSWERED], codes.code(kind))
        expect_bet(rows, ANSWERED, desk, net, tried)
        if tried[boss] >= best[boss]:
            put(best, tried)
    chances += best


@compiled
def is_placing(row: Row) -> bool:
    """Tell whether markers or dice are being placed, which comes before anything else."""
    return row.phase == GIVING_UP or row.phase == MOVING_DIE or row.phase == ARRANGING


@compiled
def is_rolling(row: Row) -> bool:
    """Tell whether dice of a casino are rolled next."""
    return row.phase == SETTLING or row.phase == REROLLING


@compiled
def expect_dealt(rows: Rows, desk: Desk, net: Net, series: int, chances: Floats) -> None:
    """Add what the rest of the deal would lead to, tried a number of times.

    The net judges many deals. In some of them the best plan is sought as well: by how much that
    differs from the net's judgement is added on average.
    """
    judged = DEALT * DEALS_FOR_PLAN
    for number in range(judged):
        rows[ROOT] = rows[BASE]
        seed(rows[ROOT].luck, np.uint64(series), np.uint64(number))
        let_luck_answer(rows[ROOT], desk.values)
        judge(rows[ROOT], desk, net)
        weight = 1.0 / judged - (1.0 / DEALT if number < DEALT else 0.0)
        for seat in range(rows[BASE].seats):
            chances[seat] += weight * desk.chances[seat]
        if number < DEALT:
            add_decision(rows, desk, net, 1.0 / DEALT, chances)


@allocating
def expect_dice(
    rows: Rows, at: int, desk: Desk, net: Net, series: int, times: int, chances: Floats
) -> None:
    """Add what the dice that are rolled next would lead to.

    The net judges every kind of roll. Where there are more kinds than plans are to be sought, that
    is done for some, at even distances when the kinds stand in the order of the boss and of what
    the net says: by how much plans differ from the net's judgement is added on average.
    """
    luck = rows[at].luck
    seed(luck, np.uint64(series), np.uint64(0))
    rolls = rolled(rows[at], times)
    kinds = kinds_in(rolls)
    firsts, judged, hopes = np.empty(kinds + 1, np.int64), np.empty((kinds, SEATS)), np.empty(kinds)
    judge_kinds(rows, at, desk, net, rolls, firsts, judged, hopes)
    passed, step = 0, len(rolls) / times
    point = step * (below(luck, FINE) + 0.5) / FINE
    for kind in np.argsort(hopes):
        alike = firsts[kind + 1] - firsts[kind]
        weight = alike / len(rolls)
        chances += weight * judged[kind]
        passed += alike
        if kinds > times:
            weight = 0.0
            while point < passed:
                weight += 1.0 / times
                point += step
        if weight > 0.0:
            rows[ROOT] = rows[at]
            come_out(rows[ROOT], rolls[firsts[kind]])
            add_decision(rows, desk, net, weight, chances)
            chances -= weight * judged[kind]


@allocating
def rolled(row: Row, times: int) -> Numbers:
    """Return rolls of the dice that are rolled next, of no more kinds than can be judged."""
    rolls = np.empty(ROUND * max(1, times // PLANS_FOR_ROUND), np.int64)
    roll_often(row, rolls)
    while kinds_in(rolls) > times * KINDS_FOR_PLAN:
        rolls = rolls[below(row.luck, 2) :: 2].copy()
    return rolls


@compiled
def judge_kinds(
    rows: Rows,
    at: int,
    desk: Desk,
    net: Net,
    rolls: Numbers,
    firsts: Numbers,
    judged: Floats,
    hopes: Floats,
) -> None:
    """Note where each kind of roll begins, what the net says of it, and what orders the kinds."""
    kind = 0
    for roll in range(len(rolls)):
        if begins_kind(rolls, roll):
            rows[ROOT] = rows[at]
            come_out(rows[ROOT], rolls[roll])
            judge(rows[ROOT], desk, net)
            firsts[kind] = roll
            judged[kind] = 0.0
            for seat in range(rows[at].seats):
                judged[kind, seat] = desk.chances[seat]
            hopes[kind] = 2 * boss_in(rolls[roll]) + judged[kind, rows[at].turn]
            kind += 1
    firsts[kind] = len(rolls)


@allocating
def expect_card(rows: Rows, desk: Desk, net: Net, series: int, chances: Floats) -> None:
    """Add what each of the cards not seen yet would lead to.

    Cards of blocks that are not used are alike if they pay alike; after them another is drawn.
    """
    row, found, mean = rows[BASE], np.zeros((LOTS, SEATS)), np.zeros(SEATS)
    likely = 1.0 / max(1, count(row.deck))
    deck = row.deck & ~CLOSED[row.seats]
    used = count(deck)
    while deck:
        card = lowest(deck)
        rows[CHOSEN] = row
        reveal(rows[CHOSEN], card)
        expect_choice(rows, CHOSEN, desk, net, series + card * FAR, REROLLED, found[card])
        mean += found[card] / used
        deck &= ~first(deck)
    chances += likely * used * mean
    for pays in range(len(CARDS)):
        alike = row.deck & CLOSED[row.seats] & CARDS[pays]
        if alike:
            card, weight = lowest(alike), likely * count(alike)
            expect_following(rows, desk, net, series, card, weight, found, mean, chances)


@allocating
def expect_following(
    rows: Rows,
    desk: Desk,
    net: Net,
    series: int,
    card: int,
    likely: float,
    found: Floats,
    mean: Floats,
    chances: Floats,
) -> None:
    """Add what a card of a block that is not used would lead to.

    Whichever is then the first that counts, all are as likely. So it is tried a few times by how
    much what comes of one differs from what would if it came first, which is known of them all.
    """
    chances += likely * mean
    for time in range(FOLLOWED):
        rows[CHOSEN] = rows[BASE]
        number = card * FOLLOWED + time
        seed(rows[CHOSEN].luck, np.uint64(series), np.uint64(number + 1))
        later = reveal_on(rows[CHOSEN], card)
        weight, tried = likely / FOLLOWED, np.zeros(SEATS)
        expect_choice(rows, CHOSEN, desk, net, series + number * FAR, REROLLED, tried)
        chances += weight * (tried - (mean if is_closed(rows[BASE], later) else found[later]))


@compiled
def reveal_on(row: Row, card: int) -> int:
    """Turn up a card of a block that is not used, and what follows; return the last one."""
    reveal(row, card)
    while row.phase == REVEALING:
        card = draw(row)
        reveal(row, card)
    return card


@compiled
def add_decision(rows: Rows, desk: Desk, net: Net, likely: float, chances: Floats) -> None:
    """Let luck answer in the root until somebody chooses, and add what that leads to."""
    row = rows[ROOT]
    let_luck_answer(row, desk.values)
    while row.phase == DRAWING:
        draw_card(row)
        let_luck_answer(row, desk.values)
    decide(rows, desk, net)
    for seat in range(row.seats):
        chances[seat] += likely * desk.before[seat]


@compiled
def decide(rows: Rows, desk: Desk, net: Net) -> None:
    """Find what is best for the seat that chooses in the root; `before` then has the chances."""
    row = rows[ROOT]
    while is_placing(row):
        choose(row, best_choice(rows, desk, net))
        let_luck_answer(row, desk.values)
    rows[TRIAL] = row
    if row.phase == ACTING:
        follow_best_plan(rows, desk, net)
    judge_luck(rows[TRIAL], desk, net)


@compiled
def follow_best_plan(rows: Rows, desk: Desk, net: Net) -> None:
    """Carry out the most promising plan for the turn."""
    plan_turn(rows, desk, net)
    best = 0
    for plan in range(desk.plans):
        if desk.hoped[plan] > desk.hoped[best]:
            best = plan
    rows[TRIAL] = rows[ROOT]
    for step in range(desk.length[best]):
        choose(rows[TRIAL], desk.plan[best, step])


@compiled
def best_choice(rows: Rows, desk: Desk, net: Net) -> int:
    """Return the choice that leaves most in the root, where it is not about actions."""
    row = rows[ROOT]
    seat, chosen, best = next_seat(row), codes.NOTHING, -1.0
    for number in range(choices(row, desk.moves)):
        hoped = chance_after(rows, ROOT, ASIDE, desk, net, desk.moves[number], seat)
        if hoped > best:
            chosen, best = int(desk.moves[number]), hoped
    return chosen


@compiled
def judge_luck(row: Row, desk: Desk, net: Net) -> None:
    """Judge a position at the end of a plan, which may be a reorganization."""
    desk.before[:] = 0.0
    if row.phase == REROLLING:
        dice = casino_of(row, row.lot) & all_dice(row)
        left, likely = dice, 1.0 / count(dice)
        while left:
            set_highest(row, dice, first(left))
            refresh(row, first(left))
            judge(row, desk, net)
            for seat in range(row.seats):
                desk.before[seat] += likely * desk.chances[seat]
            left &= ~first(left)
        return
    judge(row, desk, net)
    for seat in range(row.seats):
        desk.before[seat] = desk.chances[seat]


@compiled
def rate(rows: Rows, desk: Desk, net: Net, moves: Moves, seat: int, rated: Floats) -> None:
    """Note what each of these moves leaves a seat at first sight."""
    for number in range(len(moves)):
        rated[number] = chance_after(rows, BASE, ASIDE, desk, net, moves[number], seat)


@allocating
def rate_closely(
    rows: Rows, desk: Desk, net: Net, move: int, seat: int, series: int, times: int
) -> float:
    """Return what a move leaves a seat that goes on with its turn as well as it can."""
    chances = np.zeros(SEATS)
    rows[CHOSEN] = rows[BASE]
    choose(rows[CHOSEN], move)
    if rows[CHOSEN].phase == DRAWING:
        return chance_of(rows[CHOSEN], desk, net, seat)
    expect_choice(rows, CHOSEN, desk, net, series, times, chances)
    return float(chances[seat])


@compiled
def play_moves(
    rows: Rows,
    desk: Desk,
    net: Net,
    moves: Moves,
    seat: int,
    series: int,
    times: int,
    means: Floats,
) -> None:
    """Note what each of these moves leaves a seat on average of so many playouts.

    Playout k has the same luck whichever move it follows.
    """
    means[:] = 0.0
    rows[ROOT] = rows[BASE]
    for playout in range(times):
        for number in range(len(moves)):
            rows[TRIAL] = rows[BASE]
            seed(rows[TRIAL].luck, np.uint64(series), np.uint64(playout * MOST_CARDS))
            move(rows[TRIAL], moves[number])
            play_on(rows, desk, net, seat, series, playout)
            means[number] += chance_of(rows[TRIAL], desk, net, seat) / times


@compiled
def play_on(rows: Rows, desk: Desk, net: Net, seat: int, series: int, playout: int) -> None:
    """Play on until every seat has drawn once more, near the end of the game to the very end.

    Whatever is left of the own turn is played by the net, all others are greedy. Luck begins anew
    with each card, the same for all plans.
    """
    row = rows[TRIAL]
    now = rows[ROOT].above
    last = now - row.seats
    if last < row.seats:
        last = NEVER
    while True:
        if row.phase == REVEALING:
            seed(row.luck, np.uint64(series), np.uint64(playout * MOST_CARDS + row.above))
        let_luck_answer(row, desk.values)
        if row.phase == OVER or (row.phase == DRAWING and row.above <= last):
            return
        if row.phase == ACTING and row.turn == seat and row.above == now:
            choose(row, net_action(rows, TRIAL, ASIDE, desk, net))
        else:
            choose(row, greedy_choice(rows, TRIAL, ASIDE, desk))
