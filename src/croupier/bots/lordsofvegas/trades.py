"""Small trades that bots think of."""

from random import Random

from croupier.core.errors import Refusal
from croupier.core.seats import Seat
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.moves import Counter, Goods, Move, Offer, Terms
from croupier.lordsofvegas.state import Acting, Drawing, State, Table
from croupier.lordsofvegas.trading import proposal

SMALL_SUM = 5


def small_offer(
    luck: Random, state: Drawing | Acting, seat: Seat, *, answering: int | None
) -> Move | None:
    """Think of one thing to give and one to take; return nothing if the rules refuse it."""
    table = state.table
    others = [Seat(other) for other in range(table.seats) if other != seat]
    partner = luck.choice(others) if answering is None else proposal(table, answering).maker
    terms = Terms(some_goods(luck, table, seat), some_goods(luck, table, partner))
    move: Move = Offer(partner, terms) if answering is None else Counter(answering, terms)
    return move if is_possible(state, seat, move) else None


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


def is_possible(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the rules would take the move."""
    try:
        turns.move(state, seat, move)
    except Refusal:
        return False
    return True
