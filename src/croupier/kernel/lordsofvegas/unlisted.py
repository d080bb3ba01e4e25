"""Actions drawn without listing any: quicker than `movegen` where anything legal will do.

A kind is drawn, then what luck points at, and both again if that is not legal. So kinds of which
little is legal are rarer than among uniform players.
"""

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import nth
from croupier.kernel.lordsofvegas.casinos import tiles_left
from croupier.kernel.lordsofvegas.legality import (
    beside,
    highest_bet,
    lots_to_build,
    lots_to_sprawl,
    may_become,
    may_remodel,
    may_reorganize,
    must_move_die,
    open_to_bets,
)
from croupier.kernel.lordsofvegas.policies import ACTION_KINDS
from croupier.kernel.lordsofvegas.row import COLOURS, Mask, Row
from croupier.kernel.luck import below


@compiled
def unlisted_action(row: Row) -> int:
    """Choose an action, or the end of the turn."""
    while True:
        kind = codes.END_TURN + below(row.luck, ACTION_KINDS)
        action = codes.END_TURN if kind == codes.END_TURN else drawn(row, kind)
        if action != codes.NOTHING:
            return action


@compiled
def drawn(row: Row, kind: int) -> int:
    """Return what luck points at of a kind, or nothing."""
    if kind == codes.BUILD:
        return any_build(row)
    if kind == codes.REORGANIZE:
        return any_reorganization(row)
    if kind == codes.GAMBLE:
        return any_gamble(row)
    if not row.bossed[row.turn]:
        return codes.NOTHING
    casino = any_of(row, row.bossed[row.turn])
    return any_sprawl(row, casino) if kind == codes.SPRAWL else any_remodel(row, casino)


@compiled
def any_of(row: Row, lots: Mask) -> int:
    """Return any of some lots."""
    return nth(lots, below(row.luck, count(lots)))


@compiled
def with_any_die(row: Row, move: int) -> int:
    """Return a move for which any die moves, if one must (LOV-14.4)."""
    if must_move_die(row):
        return codes.with_moving(move, any_of(row, row.dice[row.turn]))
    return move


@compiled
def any_build(row: Row) -> int:
    """Return where to build what, or nothing."""
    lots, colour = lots_to_build(row), below(row.luck, COLOURS)
    if not lots or tiles_left(row, colour) == 0:
        return codes.NOTHING
    return with_any_die(row, codes.code(codes.BUILD, any_of(row, lots), colour))


@compiled
def any_sprawl(row: Row, casino: int) -> int:
    """Return where a casino sprawls, or nothing."""
    lots = beside(row, row.casino[casino], lots_to_sprawl(row))
    if not lots:
        return codes.NOTHING
    return with_any_die(row, codes.code(codes.SPRAWL, casino, any_of(row, lots)))


@compiled
def any_remodel(row: Row, casino: int) -> int:
    """Return the colour a casino gets, or nothing."""
    tiles, colour = row.casino[casino], below(row.luck, COLOURS)
    if may_remodel(row, tiles) and may_become(row, tiles, colour):
        return codes.code(codes.REMODEL, casino, colour)
    return codes.NOTHING


@compiled
def any_reorganization(row: Row) -> int:
    """Return what to reorganize, or nothing."""
    if not row.reps:
        return codes.NOTHING
    casino = any_of(row, row.reps)
    if may_reorganize(row, row.casino[casino]):
        return codes.code(codes.REORGANIZE, casino)
    return codes.NOTHING


@compiled
def any_gamble(row: Row) -> int:
    """Return where to bet how much, or nothing."""
    reps = open_to_bets(row)
    if not reps:
        return codes.NOTHING
    casino = any_of(row, reps)
    most = highest_bet(row, row.casino[casino])
    if most == 0:
        return codes.NOTHING
    return codes.code(codes.GAMBLE, casino, 1 + below(row.luck, most))
