"""The rollout policy, by which searches play on: quick, and better than a uniform one."""

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import first
from croupier.kernel.lordsofvegas.evaluation import expected_lead, lead
from croupier.kernel.lordsofvegas.movegen import Moves, actions_of, choices, so_many
from croupier.kernel.lordsofvegas.row import ACTING, ARRANGING, Rows
from croupier.kernel.lordsofvegas.weights import ENOUGH
from croupier.kernel.luck import below

GLANCES = 2
"""How many actions, picked by luck, are compared."""


@compiled
def rollout_choice(rows: Rows, at: int, aside: int, moves: Moves) -> int:
    """Choose for the seat that is waited for."""
    row = rows[at]
    if row.phase == ACTING:
        return rollout_action(rows, at, aside, moves)
    found = choices(row, moves)
    if row.phase == ARRANGING:
        return int(moves[0 if row.deck & first(row.lots) else found - 1])
    return int(moves[below(row.luck, found)])


@compiled
def rollout_action(rows: Rows, at: int, aside: int, moves: Moves) -> int:
    """Choose the best of a few actions, or the end of the turn if none of them gains.

    It does not gamble.
    """
    row = rows[at]
    found = so_many(0)
    for kind in range(codes.BUILD, codes.GAMBLE):
        found = actions_of(row, kind, moves, found)
    if found == 0:
        return codes.END_TURN
    best, chosen = lead(row, row.turn) + ENOUGH, codes.END_TURN
    for _ in range(GLANCES):
        action = int(moves[below(row.luck, found)])
        hoped = expected_lead(rows, at, aside, action)
        if hoped > best:
            best, chosen = hoped, action
    return chosen
