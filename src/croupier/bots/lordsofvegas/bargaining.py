"""Offers with actions and promises in them: for lockstep, as bots think of none."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.trades import rules_allow
from croupier.core.seats import Seat
from croupier.kernel.lockstep import Choose
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.moves import (
    ACTION_KINDS,
    Action,
    Counter,
    Move,
    Offer,
    Promise,
    Terms,
)
from croupier.lordsofvegas.state import Acting, State, Table, Vacant


def bargaining(choose: Choose[State, Move], luck: Random) -> Choose[State, Move]:
    """Return a chooser that puts deeds into the offers another one makes, where rules let it."""

    def choose_more(seat: Seat, state: State, legal: Sequence[Move]) -> Move:
        move = choose(seat, state, legal)
        if not isinstance(move, Offer | Counter):
            return move
        terms = with_deeds(luck, state, move.terms)
        more = Offer(move.to, terms) if isinstance(move, Offer) else Counter(move.offer, terms)
        return more if rules_allow(state, seat, more) else move

    return choose_more


def with_deeds(luck: Random, state: State, terms: Terms) -> Terms:
    """Return terms with some action of the seat on turn in them, or some promises, or both."""
    possible = actions(state.table) if isinstance(state, Acting) else ()
    by_kind = {type(action): action for action in luck.sample(possible, len(possible))}
    action: Action | None = luck.choice([None, *by_kind.values()])
    promises = some_promises(luck, state.table) if luck.random() < 0.5 else ()
    return Terms(terms.give, terms.take, action, promises)


def some_promises(luck: Random, table: Table) -> tuple[Promise, ...]:
    """Return promises to leave something undone, most of them where it could be done."""
    taken = [lot for lot in LOTS if table.plot(lot) != Vacant()]
    return tuple(
        Promise(luck.choice(ACTION_KINDS), luck.choice(lots)) for lots in (taken, taken, LOTS)
    )
