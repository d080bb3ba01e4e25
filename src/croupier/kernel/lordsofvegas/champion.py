"""How the champion chooses: whole turns are planned, and played on to the end of the game."""

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bargains import answer, offer_in_turn
from croupier.kernel.lordsofvegas.desk import PLANS, Desk
from croupier.kernel.lordsofvegas.movegen import choices
from croupier.kernel.lordsofvegas.net import Net
from croupier.kernel.lordsofvegas.netplay import chance_after, most_promising
from croupier.kernel.lordsofvegas.planning import ASIDE, ROOT, TRIAL, plan_turn
from croupier.kernel.lordsofvegas.playouts import begin_playout, drop_half, finish_playout
from croupier.kernel.lordsofvegas.policies import asked_by, next_seat
from croupier.kernel.lordsofvegas.row import ACTING, DRAWING, SEATS, Rows
from croupier.kernel.lordsofvegas.trading import move

TRUST = 8
"""As how many playouts counts what the net says of a plan without any."""


@compiled
def champion_choice(rows: Rows, desk: Desk, net: Net, series: int, playouts: int) -> int:
    """Choose for the seat that moves next in the root; to accept an own offer is to make it.

    Trades are played out so many times in all, and so are plans.
    """
    row = rows[ROOT]
    seat = next_seat(row)
    if row.phase == DRAWING or row.phase == ACTING:
        maker = asked_by(row, seat)
        if maker >= 0:
            return answer(rows, desk, net, maker * SEATS + seat, series, playouts)
    if row.phase == ACTING:
        slot = offer_in_turn(rows, desk, net, series, playouts)
        if slot >= 0:
            return codes.code(codes.ACCEPT, slot)
    return best_choice(rows, desk, net, series, playouts)


@compiled
def best_choice(rows: Rows, desk: Desk, net: Net, series: int, playouts: int) -> int:
    """Choose for the seat that is waited for in the root, apart from trades."""
    row = rows[ROOT]
    if row.phase == DRAWING:
        return codes.DRAW
    if row.phase == ACTING:
        plan_turn(rows, desk, net)
    else:
        plan_choice(rows, desk, net)
    best = best_plan(rows, desk, net, next_seat(row), series, playouts)
    return codes.END_TURN if desk.length[best] == 0 else int(desk.plan[best, 0])


@compiled
def plan_choice(rows: Rows, desk: Desk, net: Net) -> None:
    """Plan each of the most promising choices outside of a turn's actions."""
    row = rows[ROOT]
    found = choices(row, desk.moves)
    for number in range(found):
        desk.gains[number] = chance_after(
            rows, ROOT, ASIDE, desk, net, desk.moves[number], next_seat(row)
        )
    desk.plans = most_promising(desk, found, PLANS)
    for plan in range(desk.plans):
        desk.plan[plan, 0] = desk.moves[plan]
        desk.length[plan] = 1
        desk.hoped[plan] = desk.gains[plan]


@compiled
def best_plan(rows: Rows, desk: Desk, net: Net, seat: int, series: int, playouts: int) -> int:
    """Play all plans on; drop the worse half; again, until one is left."""
    left, first, rounds = int(desk.plans), 0, 1
    for plan in range(left):
        desk.left[plan] = plan
        desk.sums[plan] = desk.hoped[plan] * TRUST
    while 1 << rounds < left:
        rounds += 1
    while left > 1:
        times = max(1, playouts // (rounds * left))
        for playout in range(first, first + times):
            for number in range(left):
                plan = desk.left[number]
                desk.sums[plan] += chance_along(rows, desk, net, plan, seat, series, playout)
        first += times
        left = drop_half(desk, left)
    return int(desk.left[0])


@compiled
def chance_along(
    rows: Rows, desk: Desk, net: Net, plan: int, seat: int, series: int, playout: int
) -> float:
    """Return the chance to win that one playout of a plan leaves a seat."""
    begin_playout(rows, series, playout)
    row = rows[TRIAL]
    for step in range(desk.length[plan]):
        move(row, desk.plan[plan, step])
    if rows[ROOT].phase == ACTING and row.phase == ACTING:
        move(row, codes.END_TURN)
    finish_playout(rows, desk, net, seat, series, playout)
    return float(desk.hopes[seat])
