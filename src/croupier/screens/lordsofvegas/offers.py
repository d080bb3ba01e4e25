"""Open offers, with what they would change."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Goods
from croupier.lordsofvegas.previews import Changed, Deal, Outlook, casinos_of, trade_preview
from croupier.lordsofvegas.state import Proposal, Table
from croupier.screens.lordsofvegas.cells import price
from croupier.screens.lordsofvegas.listing import command
from croupier.screens.lordsofvegas.marks import die_text
from croupier.screens.lordsofvegas.outlook import changed, following, holding, sketch
from croupier.screens.marks import name

NOTHING = "nothing"


def offers_to(table: Table, you: Seat) -> list[Proposal]:
    """Return the offers a seat has to answer."""
    return [offer for offer in table.offers if offer.to == you]


def asked(table: Table, you: Seat, names: Sequence[str]) -> Group:
    """Return all that is offered to a seat."""
    return Group(*(picture(table, offer, names) for offer in offers_to(table, you)))


def picture(table: Table, offer: Proposal, names: Sequence[str]) -> Group:
    """Return an offer as the seat it is made to sees it."""
    title = Text.assemble(
        name(offer.to, names), ": ", name(offer.maker, names), f" makes you offer {offer.number}"
    )
    rows = Grid.grid(padding=(0, 2, 0, 2))
    for label, text in lines(table, offer, names):
        rows.add_row(Text(label, "bold"), text)
    return Group(title, rows)


def lines(table: Table, offer: Proposal, names: Sequence[str]) -> Iterator[tuple[str, Text]]:
    """Yield what one gets and gives, what is done or left undone, and what that changes."""
    terms = offer.terms
    deal = trade_preview(table, terms, offer.maker, offer.to)
    actor = "you" if table.turn == offer.to else names[table.turn]
    yield "you get", goods(table, terms.give)
    yield "you give", goods(table, terms.take)
    if terms.action is not None:
        yield f"{actor} then", Text(command(terms.action), "bold")
    for promise in terms.promises:
        yield f"{actor} will not", Text(f"{promise.kind} {promise.lot}", "bold")
    money, left = table.money[offer.to], deal.money[offer.to]
    yield "your money", Text(f"${money}M" if money == left else f"${money}M, then ${left}M")
    before = casinos_of(table)
    change = changed(before, agreed(before, deal), offer.to)
    yield "points each time", change or Text("no change", "dim")


def goods(table: Table, given: Goods) -> Text:
    """Return what one side would hand over."""
    money = [Text(f"${given.money}M")] if given.money else []
    lots = [Text(f"the lot {lot} ({price(lot)})") for lot in given.lots]
    dice = [die_on(table, lot) for lot in given.dice]
    return Text(", ").join([*money, *lots, *dice] or [Text(NOTHING, "dim")])


def die_on(table: Table, lot: Lot) -> Text:
    """Return a die, where it stands, and its casino."""
    casino = holding(casinos_of(table), lot)
    die = dict(casino.dice)[lot]
    return Text.assemble("the die ", die_text(die), f" on {lot} (", sketch([casino]), ")")


def agreed(casinos: Sequence[Outlook], deal: Deal) -> tuple[Outlook, ...]:
    """Return all casinos as a deal would leave them, before ties are rerolled."""
    traded = following(casinos, deal.changes)
    match deal.action:
        case Changed(_, changes):
            return following(traded, changes)
        case _:
            return traded
