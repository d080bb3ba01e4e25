"""Which actions the seat has that is asked."""

from croupier.env.batched import Masks
from croupier.env.lordsofvegas import actions
from croupier.env.lordsofvegas.draft import Draft, open_offer
from croupier.env.lordsofvegas.offering import mask_goods, mask_partners
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import bit, first
from croupier.kernel.lordsofvegas.casinos import casino_of, colour_of
from croupier.kernel.lordsofvegas.legality import highest_bet
from croupier.kernel.lordsofvegas.movegen import Moves, choices
from croupier.kernel.lordsofvegas.row import ACTING, COLOURS, DRAWING, OVER, Row


@compiled
def mask(row: Row, draft: Draft, moves: Moves, out: Masks) -> None:
    """Mark the actions of the seat that is asked; `moves` is room to list them."""
    out[:] = 0
    if row.phase == OVER:
        return
    if draft.pending:
        mask_missing(row, draft.pending, out)
    elif draft.partner:
        mask_goods(row, draft, out)
    elif open_offer(row):
        out[actions.ACCEPT] = out[actions.REFUSE] = 1
    else:
        for i in range(choices(row, moves)):
            out[action_of(row, moves[i])] = 1
        if row.phase == DRAWING or row.phase == ACTING:
            mask_partners(row, draft, out)


@compiled
def mask_missing(row: Row, pending: int, out: Masks) -> None:
    """Mark the bets of a gamble, or the dice that may move (LOV-12.2, LOV-14.4)."""
    if codes.kind_of(pending) == codes.GAMBLE:
        for bet in range(highest_bet(row, casino_of(row, codes.part(pending, 0)))):
            out[actions.BET + bet] = 1
    else:
        dice = row.dice[row.turn]
        while dice:
            out[actions.MOVE_DIE + lowest(dice)] = 1
            dice &= ~first(dice)


@compiled
def action_of(row: Row, move: int) -> int:
    """Return the action a move begins with."""
    kind, a, b = codes.kind_of(move), codes.part(move, 0), codes.part(move, 1)
    if kind == codes.BUILD:
        return actions.BUILD + COLOURS * a + b
    if kind == codes.SPRAWL:
        return actions.SPRAWL + COLOURS * b + colour_of(row, bit(a))
    if kind == codes.REMODEL:
        return actions.REMODEL + COLOURS * a + b
    if kind == codes.REORGANIZE:
        return actions.REORGANIZE + a
    if kind == codes.GAMBLE:
        return actions.GAMBLE + a
    if kind == codes.GIVE_UP:
        return actions.GIVE_UP + a
    if kind == codes.MOVE_DIE:
        return actions.MOVE_DIE + a
    if kind == codes.ARRANGE:
        return actions.ARRANGE + a - 1
    if kind == codes.LAY_OFF:
        return actions.LAY_OFF
    if kind == codes.STAND:
        return actions.STAND
    return actions.END_TURN if kind == codes.END_TURN else actions.DRAW
