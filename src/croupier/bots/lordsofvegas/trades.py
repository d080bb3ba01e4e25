"""Small trades that bots think of."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeVar

from croupier.bots.lordsofvegas.worth import lead
from croupier.core.errors import Refusal
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.weights import HAIR, MARGIN, SMALL_SUM
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import NEIGHBOURS, in_order
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.moves import Counter, Goods, Move, Offer, Terms
from croupier.lordsofvegas.state import Acting, Drawing, Marked, State, Table
from croupier.lordsofvegas.trading import exchange, proposal

T = TypeVar("T")


def small_offer(
    luck: Random, state: Drawing | Acting, seat: Seat, *, answering: int | None
) -> Move | None:
    """Think of one thing to give and one to take; return nothing if the rules refuse it."""
    table = state.table
    others = [Seat(other) for other in range(table.seats) if other != seat]
    partner = luck.choice(others) if answering is None else proposal(table, answering).maker
    terms = Terms(some_goods(luck, table, seat), some_goods(luck, table, partner))
    move: Move = Offer(partner, terms) if answering is None else Counter(answering, terms)
    return move if rules_allow(state, seat, move) else None


def some_goods(luck: Random, table: Table, owner: Seat) -> Goods:
    """Pick a little money, a lot or a die of a seat, or nothing where it has none."""
    kinds = [Goods()]
    if money := min(SMALL_SUM, table.money[owner]):
        kinds.append(Goods(money=luck.randint(1, money)))
    if lots := table.markers(owner):
        kinds.append(Goods(lots=(luck.choice(lots),)))
    if dice := table.dice(owner):
        kinds.append(Goods(dice=(luck.choice(dice),)))
    return luck.choice(kinds)


def rules_allow(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the rules would let a seat make a move now."""
    try:
        turns.move(state, seat, move)
    except Refusal:
        return False
    return True


def bargain(state: Acting, seat: Seat) -> Move | None:
    """Return the offer to buy that gains most, of those from which the seller gains as well."""
    offers = (
        (mutual_gain(state.table, seat, partner, terms), Offer(partner, terms))
        for partner, terms in purchases(state.table, seat)
    )
    best, _ = last_best(
        (gain, offer) for gain, offer in offers if gain > 0 and rules_allow(state, seat, offer)
    )
    return best


def last_best(gains: Iterable[tuple[float, T]]) -> tuple[T | None, float]:
    """Return what gains most, and its gain; of equal ones the last.

    Gains are equal if only rounding may have made them differ.

    >>> last_best([(0.3, "first"), (0.1 + 0.2, "second"), (0.1, "third")])
    ('second', 0.30000000000000004)
    """
    best: T | None = None
    most = 0.0
    for gain, item in gains:
        if best is None or gain > most - HAIR:
            best, most = item, gain
    return best, most


def purchases(table: Table, seat: Seat) -> Iterator[tuple[Seat, Terms]]:
    """Yield prices for lots beside own casinos, and for dice of others among the own."""
    for casino in casinos(table):
        if not casino.dice_of(seat):
            continue
        beside = in_order({lot for tile in casino.lots for lot in NEIGHBOURS[tile]})
        for lot in beside:
            plot = table.plot(lot)
            if isinstance(plot, Marked) and plot.owner != seat:
                yield from prices(table, seat, plot.owner, Goods(lots=(lot,)))
        for lot, die in casino.dice:
            if die.owner != seat:
                yield from prices(table, seat, die.owner, Goods(dice=(lot,)))


def prices(table: Table, seat: Seat, owner: Seat, goods: Goods) -> Iterator[tuple[Seat, Terms]]:
    """Yield a low and a high price for goods."""
    money = table.money[seat]
    yield from ((owner, Terms(Goods(money=sum_), goods)) for sum_ in (money // 4, money // 2))


def mutual_gain(table: Table, seat: Seat, partner: Seat, terms: Terms) -> float:
    """Return what a trade gains a seat, or nothing if its partner would not gain."""
    traded = exchange(table, seat, partner, terms)
    theirs = lead(traded, partner) - lead(table, partner)
    return lead(traded, seat) - lead(table, seat) if theirs > MARGIN else 0.0
