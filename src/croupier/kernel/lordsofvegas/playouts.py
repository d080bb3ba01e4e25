"""Playouts of the champion: a position is played on to the end of the game.

Everyone takes what gains most at once, the others as greedy players do, the seat whose chances are
asked for in the style of those who judge by the net. What a playout says of a chance to win is in
part what the net says once everyone has drawn again, and in part who has won in the end: the first
is less a matter of luck, the second of belief.
"""

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.greedy import greedy_choice
from croupier.kernel.lordsofvegas.net import Net, judge
from croupier.kernel.lordsofvegas.planning import ASIDE, ROOT, TRIAL
from croupier.kernel.lordsofvegas.policies import next_seat
from croupier.kernel.lordsofvegas.row import DRAWING, OVER, REVEALING, Rows
from croupier.kernel.lordsofvegas.rules import choose
from croupier.kernel.lordsofvegas.searching import MOST_CARDS
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, SHREWD_STYLE
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.kernel.luck import seed

BELIEF = 0.7
"""What part of a chance is what the net says a round later."""


@compiled
def begin_playout(rows: Rows, series: int, playout: int) -> None:
    """Begin a playout of the root in the trial, with luck of its own."""
    rows[TRIAL] = rows[ROOT]
    seed(rows[TRIAL].luck, np.uint64(series), np.uint64(playout * MOST_CARDS))


@compiled
def finish_playout(rows: Rows, desk: Desk, net: Net, seat: int, series: int, playout: int) -> None:
    """Play the trial on to the end, and write down as hopes what that says of all chances.

    Luck begins anew with each card, the same for all that is compared.
    """
    row = rows[TRIAL]
    believed = row.seats
    last = rows[ROOT].above - row.seats
    desk.hopes[:] = 0.0
    while row.phase != OVER:
        if row.phase == REVEALING:
            seed(row.luck, np.uint64(series), np.uint64(playout * MOST_CARDS + row.above))
        let_luck_answer(row, desk.values)
        if believed and row.phase == DRAWING and row.above <= last:
            believed = 0
            judge(row, desk, net)
            put(desk.hopes, desk.chances)
        if row.phase != OVER:
            put(desk.style, SHREWD_STYLE if next_seat(row) == seat else GREEDY_STYLE)
            choose(row, greedy_choice(rows, TRIAL, ASIDE, desk))
    put(desk.style, SHREWD_STYLE)
    belief = 0.0 if believed else BELIEF
    for one in range(row.seats):
        desk.hopes[one] = belief * desk.hopes[one] + (1 - belief) * win_share(row, one)


@compiled
def play_idly(rows: Rows, desk: Desk, net: Net, series: int, times: int) -> None:
    """Play the root on so many times for nothing but to see how long it takes."""
    for playout in range(times):
        begin_playout(rows, series, playout)
        finish_playout(rows, desk, net, next_seat(rows[ROOT]), series, playout)


@compiled
def drop_half(desk: Desk, left: int) -> int:
    """Put the better half of what is left in front; return how many that are."""
    kept = (left + 1) // 2
    for place in range(kept):
        best = place
        for number in range(place + 1, left):
            if desk.sums[desk.left[number]] > desk.sums[desk.left[best]]:
                best = number
        desk.left[place], desk.left[best] = desk.left[best], desk.left[place]
    return kept
