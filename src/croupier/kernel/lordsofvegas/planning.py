"""Plans for the rest of a turn: sequences of actions, judged by the net as they grow.

A few unfinished plans are followed up at a time, those that promise most. A plan ends where luck
decides: in a reorganization, or in a tie that has to be rerolled.
"""

from croupier.kernel.arrays import put
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.desk import BEAM, DEPTH, PLANS, Desk
from croupier.kernel.lordsofvegas.gains import list_gains
from croupier.kernel.lordsofvegas.legality import highest_bet, open_to_bets
from croupier.kernel.lordsofvegas.net import Net, chance_of
from croupier.kernel.lordsofvegas.netplay import chance_after, most_promising
from croupier.kernel.lordsofvegas.row import ACTING, Row, Rows
from croupier.kernel.lordsofvegas.rules import choose

ROOT, TRIAL, ASIDE, NODES = range(4)
"""The rows of a search: the position, where it is played on, where moves are tried, and from here
on two generations of unfinished plans."""
ROWS = NODES + 2 * BEAM
EXPANDED = 14
"""How many actions of an unfinished plan are judged: those of the highest gain at first sight."""
SAME = 1e-12
"""Plans that leave chances as close as this lead to the same position in another order."""
HOPELESS = 0.05
"""How much worse than the best a plan may look to be played out."""
SMALLEST_BET = 3
"""Bets for less are not considered."""


@compiled
def plan_turn(rows: Rows, desk: Desk, net: Net) -> None:
    """Find the most promising plans for the turn; the first of them is to end it."""
    row = rows[ROOT]
    desk.plans = 1
    desk.length[0] = 0
    desk.hoped[0] = chance_of(row, desk, net, row.turn)
    rows[NODES] = row
    width, nodes, others = 1, NODES, NODES + BEAM
    for depth in range(DEPTH):
        children = 0
        for node in range(width):
            children = expand(rows, desk, net, nodes + node, depth, children)
        for number in range(children):
            grow(rows, desk, number, others + number, depth)
        width, nodes, others = children, others, nodes
    drop_hopeless(desk)
    consider_bet(rows, desk, net)


@compiled
def drop_hopeless(desk: Desk) -> None:
    """Drop plans that leave far worse chances than the best one, but not to end the turn."""
    best, kept = 0.0, 1
    for plan in range(desk.plans):
        best = max(best, desk.hoped[plan])
    for plan in range(1, desk.plans):
        if desk.hoped[plan] >= best - HOPELESS:
            put(desk.plan[kept], desk.plan[plan])
            desk.length[kept] = desk.length[plan]
            desk.hoped[kept] = desk.hoped[plan]
            kept += 1
    desk.plans = kept


@compiled
def expand(rows: Rows, desk: Desk, net: Net, at: int, depth: int, children: int) -> int:
    """Judge what a plan may go on with; return how many unfinished plans are kept by now."""
    found = most_promising(desk, list_gains(rows, at, ASIDE, desk), EXPANDED)
    for number in range(found):
        action = int(desk.moves[number])
        hoped = chance_after(rows, at, ASIDE, desk, net, action, rows[at].turn)
        note_plan(desk, at - NODES, depth, action, hoped)
        is_certain = rows[ASIDE].phase == ACTING and codes.kind_of(action) != codes.REORGANIZE
        if is_certain:
            children = note_child(desk, at, action, hoped, children)
    return children


@compiled
def note_plan(desk: Desk, node: int, depth: int, action: int, hoped: float) -> None:
    """Keep a plan if it is among the best; one that leads where another does is none."""
    worst = 1
    for plan in range(1, desk.plans):
        if abs(desk.hoped[plan] - hoped) < SAME:
            return
        if desk.hoped[plan] < desk.hoped[worst]:
            worst = plan
    if desk.plans < PLANS - 1:
        worst = desk.plans
        desk.plans += 1
    elif desk.hoped[worst] >= hoped:
        return
    for step in range(depth):
        desk.plan[worst, step] = desk.path[node, step]
    desk.plan[worst, depth] = action
    desk.length[worst] = depth + 1
    desk.hoped[worst] = hoped


@compiled
def note_child(desk: Desk, at: int, action: int, hoped: float, children: int) -> int:
    """Keep an unfinished plan if it is among the best; return how many are kept."""
    worst = 0
    for child in range(children):
        if abs(desk.promise[child] - hoped) < SAME:
            return children
        if desk.promise[child] < desk.promise[worst]:
            worst = child
    if children < BEAM:
        worst = children
        children += 1
    elif desk.promise[worst] >= hoped:
        return children
    desk.parent[worst] = at
    desk.child[worst] = action
    desk.promise[worst] = hoped
    return children


@compiled
def grow(rows: Rows, desk: Desk, number: int, at: int, depth: int) -> None:
    """Let an unfinished plan grow by its next action."""
    parent = desk.parent[number]
    rows[at] = rows[parent]
    choose(rows[at], desk.child[number])
    for step in range(depth):
        desk.path[at - NODES, step] = desk.path[parent - NODES, step]
    desk.path[at - NODES, depth] = desk.child[number]


@compiled
def consider_bet(rows: Rows, desk: Desk, net: Net) -> None:
    """Add the highest bet there is to the plans."""
    row = rows[ROOT]
    bet = highest_gamble(row)
    if codes.part(bet, 1) >= SMALLEST_BET:
        plan = desk.plans
        desk.plan[plan, 0] = bet
        desk.length[plan] = 1
        desk.hoped[plan] = chance_of(row, desk, net, row.turn)
        desk.plans += 1


@compiled
def highest_gamble(row: Row) -> int:
    """Return the gamble with the highest bet, or nothing."""
    chosen, most, reps = codes.NOTHING, 0, open_to_bets(row)
    while reps:
        casino = lowest(reps)
        reps &= ~first(reps)
        bet = highest_bet(row, row.casino[casino])
        if bet > most:
            chosen, most = codes.code(codes.GAMBLE, casino, bet), bet
    return chosen
