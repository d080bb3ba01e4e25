"""What a card pays (LOV-6)."""

from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import CardColour
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.events import CasinoPaid, Event, LotsPaid, PointsScored
from croupier.lordsofvegas.scoring import advance
from croupier.lordsofvegas.state import Table

Told = tuple[Table, tuple[Event, ...]]
"""A table, and what happened to it."""


def pay(table: Table, colour: CardColour) -> Told:
    """Pay lots first, then every casino the card names, the smallest first (LOV-6, LOV-7.1)."""
    table, events = pay_lots(table)
    for casino in paying(table, colour):
        table, paid = pay_casino(table, casino)
        events += paid
    return table, events


def pay_lots(table: Table) -> Told:
    """Pay each seat 1 for each of its markers (LOV-6.1)."""
    money = tuple(len(table.markers(Seat(seat))) for seat in range(table.seats))
    return with_amounts(table, money), (LotsPaid(money),)


def paying(table: Table, colour: CardColour) -> tuple[Casino, ...]:
    """Return the casinos a card pays, the smallest first (LOV-6.2, LOV-6.3, LOV-7.1)."""
    named = (
        casino
        for casino in casinos(table)
        if casino.dice and (casino.is_on_strip if colour == "strip" else casino.colour == colour)
    )
    return tuple(sorted(named, key=lambda casino: casino.tiles))


def pay_casino(table: Table, casino: Casino) -> Told:
    """Pay every die 1 per pip, and the boss 1 point per tile (LOV-6.4, LOV-6.5)."""
    money = [0] * table.seats
    for _, die in casino.dice:
        money[die.owner] += die.value
    table = with_amounts(table, tuple(money))
    paid = CasinoPaid(casino.lots, casino.colour, tuple(money))
    boss = casino.boss
    assert boss is not None
    before, after = table.points[boss], advance(table.points[boss], casino.tiles)
    points = (*table.points[:boss], after, *table.points[boss + 1 :])
    scored = PointsScored(boss, casino.lots, casino.tiles, before, after)
    return replace(table, points=points), (paid, scored)


def with_amounts(table: Table, amounts: tuple[int, ...]) -> Table:
    """Return the table after every seat got its amount."""
    return table.with_money({Seat(seat): amount for seat, amount in enumerate(amounts)})
