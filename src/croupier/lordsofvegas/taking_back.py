"""Taking back an own action that neither luck nor anybody else has answered (LOV-4.6)."""

from collections.abc import Iterable

from msgspec.structs import astuple, replace

from croupier.core.errors import Refusal
from croupier.core.game import Entry, Moved, Step
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.events import ActionTakenBack, Event, OfferReopened
from croupier.lordsofvegas.moves import (
    Action,
    Counter,
    Gamble,
    Move,
    Offer,
    Refuse,
    TakeBack,
    Withdraw,
)
from croupier.lordsofvegas.state import Acting, Answering, State, Table, Unanswered

OwnTalk = Offer | Counter | Refuse | Withdraw
"""What the seat on turn may say without letting its actions stand; to accept is to trade."""


def unanswered(state: State) -> tuple[Unanswered, ...]:
    """Return the actions that can be taken back, the latest one last."""
    return state.unanswered if isinstance(state, Acting | Answering) else ()


def take_back(state: State, seat: Seat) -> Step[State, Event]:
    """Undo the latest action of the seat on turn, or refuse to (LOV-4.6)."""
    actions = unanswered(state)
    if not actions or seat != state.table.turn:
        raise Refusal(
            "nothing-to-take-back",
            "You have no action here that neither luck nor anybody else has answered.",
        )
    *earlier, latest = actions
    table = undone(state.table, latest)
    back = ActionTakenBack(seat, latest.action, latest.plots, latest.cost)
    reopened = (OfferReopened(*astuple(o)) for o in table.offers if o not in state.table.offers)
    return Step(Acting(table, tuple(earlier)), (back, *reopened))


def undone(table: Table, latest: Unanswered) -> Table:
    """Return the table without the latest action; offers that lapsed through it are open again.

    Only one that its maker has meanwhile replaced by another stays away.
    """
    sides = {(offer.maker, offer.to) for offer in table.offers}
    back = (offer for offer in latest.offers if (offer.maker, offer.to) not in sides)
    offers = sorted((*table.offers, *back), key=lambda offer: offer.number)
    gambled = table.gambled and not isinstance(latest.action, Gamble)
    table = table.with_plots(dict(latest.plots)).with_money({table.turn: latest.cost})
    return replace(table, offers=tuple(offers), gambled=gambled)


def noted(before: State, entry: Entry[Move], after: State) -> State:
    """Return the state after an entry with the actions that can be taken back there.

    Outcomes and the moves of others answer what was done before; the seat on turn answers itself
    only by a trade and by the end of its turn.
    """
    if not isinstance(after, Acting | Answering) or not isinstance(entry, Moved):
        return after
    if isinstance(entry.move, Action):
        done = compared(entry.move, before.table, after.table)
        return replace(after, unanswered=(*unanswered(before), done))
    is_own = entry.seat == after.table.turn and isinstance(entry.move, TakeBack | OwnTalk)
    return after if is_own else replace(after, unanswered=())


def compared(action: Action, before: Table, after: Table) -> Unanswered:
    """Return an action with all that it has changed."""
    plots = zip(LOTS, before.plots, after.plots, strict=True)
    changed = tuple((lot, was) for lot, was, now in plots if was != now)
    cost = before.money[before.turn] - after.money[after.turn]
    lapsed = tuple(offer for offer in before.offers if offer not in after.offers)
    return Unanswered(action, changed, cost, lapsed)


def all_standing(state: State) -> State:
    """Return a state with nothing to take back in it: all that matters to those who go on."""
    return replace(state, unanswered=()) if unanswered(state) else state


def taken_back(entries: Iterable[Entry[Move]]) -> frozenset[int]:
    """Return the places in a log that came to nothing.

    Those are of actions that were taken back, of taking them back, and of what was said between.
    """
    standing: list[int] = []
    gone: set[int] = set()
    for number, entry in enumerate(entries):
        if not isinstance(entry, Moved):
            continue
        if isinstance(entry.move, Action):
            standing.append(number)
        elif isinstance(entry.move, TakeBack):
            gone.update(range(standing.pop(), number + 1))
    return frozenset(gone)
