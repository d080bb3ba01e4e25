"""Taking an action, or noting what it still lacks."""

from croupier.env.lordsofvegas import actions
from croupier.env.lordsofvegas.draft import Draft, open_offer
from croupier.env.lordsofvegas.offering import lay_offer
from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes, trading
from croupier.kernel.lordsofvegas.bitboard import bit, first, spread
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.legality import must_move_die
from croupier.kernel.lordsofvegas.row import COLOURS, LOTS, Numbers, Row


@compiled
def act(row: Row, draft: Draft, action: int, values: Numbers) -> None:
    """Take an action that is in the mask, and let luck answer; `values` is room for its dice."""
    if action >= actions.OFFER_TO:
        move = traded(row, draft, action)
    elif draft.pending:
        move = completed(draft, action)
    else:
        move = begun(row, draft, code_of(row, action))
    if move != codes.NOTHING:
        trading.move(row, move)
        let_luck_answer(row, values)


@compiled
def traded(row: Row, draft: Draft, action: int) -> int:
    """Go on with an offer, or return the answer to one."""
    if action >= actions.ACCEPT:
        answer = codes.ACCEPT if action == actions.ACCEPT else codes.REFUSE
        return codes.code(answer, open_offer(row))
    if action < actions.GIVE:
        draft.partner = (row.turn + 1 + action - actions.OFFER_TO) % row.seats + 1
    elif action < actions.TAKE:
        draft.giving = 1 + action - actions.GIVE
    else:
        lay_offer(row, draft, action - actions.TAKE)
    return codes.NOTHING


@compiled
def completed(draft: Draft, action: int) -> int:
    """Return a gamble with its bet, or a build or a sprawl with the die to move."""
    kind = codes.kind_of(draft.pending)
    a, b = codes.part(draft.pending, 0), codes.part(draft.pending, 1)
    draft.pending = 0
    if kind == codes.GAMBLE:
        return codes.code(kind, a, 1 + action - actions.BET)
    return codes.code(kind, a, b, 1 + action - actions.MOVE_DIE)


@compiled
def begun(row: Row, draft: Draft, move: int) -> int:
    """Return a move, unless something has to be asked first."""
    kind = codes.kind_of(move)
    if kind == codes.END_TURN:
        draft.offered = 0
    places_die = kind == codes.BUILD or kind == codes.SPRAWL
    if kind == codes.GAMBLE or (places_die and must_move_die(row)):
        draft.pending = move
        return codes.NOTHING
    return move


@compiled
def code_of(row: Row, action: int) -> int:
    """Return the code of the move an action stands for, without what is asked for later."""
    if action == actions.DRAW:
        return codes.DRAW
    if action == actions.END_TURN:
        return codes.END_TURN
    if action < actions.REORGANIZE:
        return coloured_code(row, action)
    if action < actions.GAMBLE:
        return codes.code(codes.REORGANIZE, action - actions.REORGANIZE)
    if action < actions.BET:
        return codes.code(codes.GAMBLE, action - actions.GAMBLE)
    if action < actions.MOVE_DIE:
        return codes.code(codes.GIVE_UP, action - actions.GIVE_UP)
    if action < actions.ARRANGE:
        return codes.code(codes.MOVE_DIE, action - actions.MOVE_DIE)
    if action < actions.LAY_OFF:
        return codes.code(codes.ARRANGE, 1 + action - actions.ARRANGE)
    return codes.LAY_OFF if action == actions.LAY_OFF else codes.STAND


@compiled
def coloured_code(row: Row, action: int) -> int:
    """Return the code of a build, a sprawl or a remodel."""
    family = (action - actions.BUILD) // (LOTS * COLOURS)
    lot = (action - actions.BUILD) // COLOURS % LOTS
    colour = (action - actions.BUILD) % COLOURS
    if family == 0:
        return codes.code(codes.BUILD, lot, colour)
    if family == 1:
        return codes.code(codes.SPRAWL, neighbour(row, lot, colour), lot)
    return codes.code(codes.REMODEL, lot, colour)


@compiled
def neighbour(row: Row, lot: int, colour: int) -> int:
    """Return the first casino of a colour the seat on turn can sprawl from onto a lot.

    If there are several, it does not matter which: the new tile joins them all (LOV-9.3).
    """
    reps = row.bossed[row.turn] & row.tiles[colour]
    while reps:
        if spread(row.casino[lowest(reps)]) & bit(lot):
            return lowest(reps)
        reps &= ~first(reps)
    return lot
