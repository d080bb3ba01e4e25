"""Games from which the net learns: positions as they are met, and who won in the end."""

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk, Singles
from croupier.kernel.lordsofvegas.net import Net, judge
from croupier.kernel.lordsofvegas.netplay import move_by_net
from croupier.kernel.lordsofvegas.policies import (
    THOUSAND,
    asked_by,
    awaited_seat,
    move_greedily,
    uniform_action,
)
from croupier.kernel.lordsofvegas.row import ACTING, DRAWING, OVER, SEATS, Row, Rows
from croupier.kernel.lordsofvegas.rules import start
from croupier.kernel.lordsofvegas.series import ASIDE, GAME
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, SHREWD_STYLE
from croupier.kernel.lordsofvegas.trading import lapse_impossible, move
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.kernel.luck import below, seed

FAR_SIGHT = 0.85
"""What part of what is expected a turn later is left to the turns after it."""
ABSENT = -1.0
"""What a seat that nobody has is noted to have won."""


@compiled
def note_games(
    rows: Rows,
    desk: Desk,
    net: Net,
    series: int,
    first: int,
    games: int,
    seats: int,
    by_net: int,
    whims: int,
    every: int,
    features: Singles,
    targets: Singles,
) -> int:
    """Play games and note one in so many positions; return how many were noted.

    All seats are greedy, or all judge by the net; so many in a thousand of their actions are
    whims.
    """
    row, noted = rows[GAME], 0
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats)
        began, seen = noted, -1
        let_luck_answer(row, desk.values)
        while row.phase != OVER:
            if row.phase == DRAWING and row.above != seen:
                seen = row.above
                if noted < len(features) and below(row.luck, every) == 0:
                    note(row, desk, net, features[noted], targets[noted])
                    noted += 1
            put(desk.style, SHREWD_STYLE if by_net else GREEDY_STYLE)
            if is_free_to_act(row) and below(row.luck, THOUSAND) < whims:
                move(row, uniform_action(row, desk.moves))
            elif by_net:
                move_by_net(rows, GAME, ASIDE, desk, net)
            else:
                move_greedily(rows, GAME, ASIDE, desk)
            let_luck_answer(row, desk.values)
            lapse_impossible(row)
        look_back(row, targets[began:noted], FAR_SIGHT if by_net else 1.0)
    return noted


@compiled
def note(row: Row, desk: Desk, net: Net, features: Singles, target: Singles) -> None:
    """Note a position, and for the time being what the net expects of it."""
    judge(row, desk, net)
    for seat in range(row.seats):
        put(features[seat], desk.features[seat])
        target[seat] = desk.chances[seat]


@compiled
def look_back(row: Row, targets: Singles, far_sight: float) -> None:
    """Let what is noted of each position be what came after it, the sooner the more.

    What comes next is judged by the net, and of that only a part is put in place of who won in the
    end: luck has less to say then, and the net must not be right yet.
    """
    for seat in range(SEATS):
        after = win_share(row, seat) if seat < row.seats else ABSENT
        for number in range(len(targets) - 1, -1, -1):
            expected = targets[number, seat]
            targets[number, seat] = after
            if seat < row.seats:
                after = far_sight * after + (1 - far_sight) * expected


@compiled
def is_free_to_act(row: Row) -> bool:
    """Tell whether the seat on turn may act, and nobody is asked anything."""
    return row.phase == ACTING and asked_by(row, awaited_seat(row)) < 0
