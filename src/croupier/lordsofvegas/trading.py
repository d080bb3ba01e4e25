"""Trading: offers, answers, and the exchange itself (LOV-15 to LOV-19)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import act, check_action
from croupier.lordsofvegas.board import PLACE, Lot, in_order
from croupier.lordsofvegas.conditions import require_lot
from croupier.lordsofvegas.events import (
    Event,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferVoid,
    OfferWithdrawn,
)
from croupier.lordsofvegas.moves import ACTION_KINDS, NOTHING, Goods, Promise, Terms
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    Acting,
    Die,
    Drawing,
    Marked,
    Proposal,
    State,
    Table,
    ToAct,
    ToDraw,
)

Trading = Drawing | Acting
"""The phases in which trades are made (LOV-16.1)."""


def check_offer(state: Trading, maker: Seat, to: Seat, terms: Terms) -> None:
    """Refuse an offer that could not be carried out at once (LOV-15)."""
    table = state.table
    if to == maker or not 0 <= to < table.seats:
        raise Refusal("bad-partner", "A trade is made with another seat at this table.")
    if terms == Terms():
        raise Refusal("empty-trade", "An offer needs something in it.")
    require_goods(table, maker, terms.give)
    require_goods(table, to, terms.take)
    require_deeds(table, maker, to, terms)
    traded = exchange(table, maker, to, terms)
    require_limits(traded, maker)
    require_limits(traded, to)
    if terms.action is not None:
        if isinstance(state, Drawing):
            raise Refusal("draw-first", "Actions come after the card is drawn.")
        check_action(traded, terms.action)


def require_goods(table: Table, owner: Seat, goods: Goods) -> None:
    """Refuse goods their giver does not own (LOV-15.2)."""
    if goods.money < 0:
        raise Refusal("bad-money", f"One can give 0 or more millions, not {goods.money}.")
    lots = (*goods.lots, *goods.dice)
    for lot in lots:
        require_lot(lot)
    if len({*lots}) < len(lots):
        raise Refusal("given-twice", "The same lot or die is named twice.")
    for lot in goods.lots:
        if table.plot(lot) != Marked(owner):
            raise Refusal("not-owned", f"{lot} is not a lot of the seat that would give it.")
    for lot in goods.dice:
        if not owns_die(table, owner, lot):
            raise Refusal("not-owned", f"The seat that would give the die on {lot} has none there.")


def owns_die(table: Table, owner: Seat, lot: Lot) -> bool:
    """Tell whether a seat has a die on a lot."""
    die = table.die(lot)
    return die is not None and die.owner == owner


def require_deeds(table: Table, maker: Seat, to: Seat, terms: Terms) -> None:
    """Refuse actions, or promises to leave them undone, of a seat not on turn (LOV-15.4)."""
    if (terms.action is not None or terms.promises) and table.turn not in (maker, to):
        raise Refusal("not-on-turn", "Only the seat on turn can trade actions of this turn.")
    for promise in terms.promises:
        require_lot(promise.lot)


def require_limits(table: Table, seat: Seat) -> None:
    """Refuse an exchange after which a seat is over its limits (LOV-15.6)."""
    if table.money[seat] < 0:
        raise Refusal("no-money", "One side does not have the money it would give.")
    if len(table.dice(seat)) > DICE:
        raise Refusal("too-many-dice", f"Nobody can have more than {DICE} dice on the board.")
    if len(table.markers(seat)) > MARKERS:
        raise Refusal("too-many-markers", f"Nobody can have more than {MARKERS} markers.")


def exchange(table: Table, maker: Seat, to: Seat, terms: Terms) -> Table:
    """Return the table once everything has changed hands (LOV-15.5)."""
    table = table.with_money(
        {maker: terms.take.money - terms.give.money, to: terms.give.money - terms.take.money}
    )
    for goods, owner in ((terms.give, to), (terms.take, maker)):
        table = handed_over(table, goods, owner)
    return replace(table, promises=promises_in_order((*table.promises, *terms.promises)))


def handed_over(table: Table, goods: Goods, owner: Seat) -> Table:
    """Return the table with lots and dice in new hands; value and mark of a die stay (LOV-15.3)."""
    table = table.with_plots({lot: Marked(owner) for lot in goods.lots})
    for lot in goods.dice:
        die = table.die(lot)
        assert die is not None
        table = table.with_die(lot, Die(owner, die.value, die.reorganized))
    return table


def offer(state: Trading, maker: Seat, to: Seat, terms: Terms) -> Step[State, Event]:
    """Lay an offer on the table; a second one to the same seat waits for the first."""
    check_offer(state, maker, to, terms)
    table, terms = state.table, in_table_order(terms)
    if any((other.maker, other.to) == (maker, to) for other in table.offers):
        raise Refusal("offer-open", "You have an open offer to that seat; withdraw it first.")
    number = table.offers_made + 1
    offers = (*table.offers, Proposal(number, maker, to, terms))
    table = replace(table, offers=offers, offers_made=number)
    return Step(replace(state, table=table), (OfferMade(number, maker, to, terms),))


def in_table_order(terms: Terms) -> Terms:
    """Return terms with everything in the order of the lots, so that equal offers look equal."""
    return Terms(
        give=goods_in_order(terms.give),
        take=goods_in_order(terms.take),
        action=terms.action,
        promises=promises_in_order(terms.promises),
    )


def goods_in_order(goods: Goods) -> Goods:
    """Return goods with lots and dice in the order of the table."""
    ordered = Goods(goods.money, in_order({*goods.lots}), in_order({*goods.dice}))
    return NOTHING if ordered == NOTHING else ordered


def promises_in_order(promises: Sequence[Promise]) -> tuple[Promise, ...]:
    """Return promises once each, by kind and then by lot."""
    return tuple(sorted({*promises}, key=lambda p: (ACTION_KINDS.index(p.kind), PLACE[p.lot])))


def proposal(table: Table, number: int) -> Proposal:
    """Return the open offer of a number, or refuse the number."""
    for open_offer in table.offers:
        if open_offer.number == number:
            return open_offer
    raise Refusal("no-offer", f"There is no open offer {number}.")


def offer_to(table: Table, seat: Seat, number: int) -> Proposal:
    """Return an offer made to this seat, or refuse to let another one answer it."""
    if (found := proposal(table, number)).to != seat:
        raise Refusal("not-your-offer", f"Offer {number} was not made to you.")
    return found


def without_offers(table: Table, gone: Iterable[Proposal]) -> Table:
    """Return the table without these offers."""
    numbers = {offer.number for offer in gone}
    return replace(table, offers=tuple(o for o in table.offers if o.number not in numbers))


def accept(state: Trading, seat: Seat, number: int) -> Step[State, Event]:
    """Carry out an offer: the exchange, the action in it, then one check for ties (LOV-18.2)."""
    deal = offer_to(state.table, seat, number)
    table = without_offers(state.table, [deal])
    table = exchange(table, deal.maker, deal.to, deal.terms)
    event = OfferAccepted(number, deal.maker, deal.to, deal.terms)
    if deal.terms.action is not None:
        return act(table, deal.terms.action).after(event)
    return settle(table, ToDraw() if isinstance(state, Drawing) else ToAct()).after(event)


def refuse(state: Trading, seat: Seat, number: int) -> Step[State, Event]:
    """Turn an offer down."""
    gone = offer_to(state.table, seat, number)
    event = OfferRefused(number, gone.maker, gone.to)
    return Step(taken_off(state, gone), (event,))


def counter(state: Trading, seat: Seat, number: int, terms: Terms) -> Step[State, Event]:
    """Turn an offer down and offer other terms to its maker."""
    gone = offer_to(state.table, seat, number)
    event = OfferRefused(number, gone.maker, gone.to)
    return offer(taken_off(state, gone), seat, gone.maker, terms).after(event)


def withdraw(state: Trading, seat: Seat, number: int) -> Step[State, Event]:
    """Take an own offer back."""
    gone = proposal(state.table, number)
    if gone.maker != seat:
        raise Refusal("not-your-offer", f"Offer {number} is not yours to withdraw.")
    return Step(taken_off(state, gone), (OfferWithdrawn(number, gone.maker, gone.to),))


def taken_off(state: Trading, gone: Proposal) -> Trading:
    """Return the state without an offer."""
    return replace(state, table=without_offers(state.table, [gone]))


def lapse_all(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """Let every offer lapse, for a card is drawn (LOV-17.1)."""
    return _lapsed(table, [(offer, "card-drawn") for offer in table.offers])


def lapse_deeds(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """Let offers with an action or a promise lapse, for the turn ends (LOV-17.2)."""
    deeds = [offer for offer in table.offers if offer.terms.action or offer.terms.promises]
    return _lapsed(table, [(offer, "turn-ended") for offer in deeds])


def lapse_impossible(state: Trading) -> Step[State, Event]:
    """Let offers lapse that can no longer be carried out (LOV-17.1)."""
    void = [(offer, why) for offer in state.table.offers if (why := _against(state, offer))]
    if not void:
        return Step(state, ())
    table, events = _lapsed(state.table, void)
    return Step(replace(state, table=table), events)


def _against(state: Trading, offer: Proposal) -> str:
    """Return the code of what stands against an offer now, or nothing."""
    try:
        check_offer(state, offer.maker, offer.to, offer.terms)
    except Refusal as refusal:
        return refusal.code
    return ""


def _lapsed(table: Table, void: Iterable[tuple[Proposal, str]]) -> tuple[Table, tuple[Event, ...]]:
    void = tuple(void)
    events = tuple(OfferVoid(o.number, o.maker, o.to, why) for o, why in void)
    return without_offers(table, (offer for offer, _ in void)), events
