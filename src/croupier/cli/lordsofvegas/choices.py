"""What there is to decide in each phase, and what it leads to."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.lasvegas.marks import name
from croupier.cli.lordsofvegas.cells import price
from croupier.cli.lordsofvegas.flow import GAP
from croupier.cli.lordsofvegas.header import counted
from croupier.cli.lordsofvegas.marks import casino_name, die_text
from croupier.cli.lordsofvegas.offers import changed
from croupier.cli.lordsofvegas.outlook import sketch
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.gambling import DOUBLE, LOSING, gains
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.state import (
    Answering,
    Arranging,
    Betting,
    Drawing,
    GivingUp,
    MovingDie,
    Table,
)

TOTALS = range(2, 13)
WINNING = tuple(total for total in TOTALS if total not in (*LOSING, *DOUBLE))


def drawing(view: Drawing, names: Sequence[str]) -> Text:
    """Return how the deck stands, for whoever is about to draw."""
    above = view.table.above
    if above:
        deck = f"{counted(above, 'card')} before the End of Game card"
    else:
        deck = "the next card is the End of Game card"
    return Text.assemble(
        name(view.table.turn, names), f": {deck}  ", ("(table: the board, ?: help)", "dim")
    )


def giving_up(view: GivingUp, names: Sequence[str]) -> Group:
    """Return the lots one of which is to be given up."""
    turn = view.table.turn
    title = Text.assemble(
        name(turn, names), f" has no marker left for {view.card}: give up one of your lots"
    )
    lots = (Text.assemble((lot, "bold"), f" {price(lot)}") for lot in view.table.markers(turn))
    return Group(title, GAP.join(lots))


def moving_die(view: MovingDie, names: Sequence[str]) -> Group:
    """Return the dice one of which is to be moved, with what its casino loses."""
    turn = view.table.turn
    title = Text.assemble(
        name(turn, names), f" has no die left for {view.card}: move one, to show {view.value}"
    )
    rows = Grid.grid(padding=(0, 2, 0, 0))
    rows.add_row(*(Text(heading, "dim") for heading in ("from", "die", "casino", "points")))
    for lot in view.table.dice(turn):
        rows.add_row(*moved(view.table, lot, turn))
    return Group(title, rows)


def moved(table: Table, lot: Lot, you: Seat) -> tuple[RenderableType, ...]:
    """Return what comes of taking a die away."""
    die, casino = table.die(lot), require_casino(table, lot)
    shown = die_text(die) if die else Text()
    return (
        Text(lot, "bold"),
        shown,
        sketch([casino]),
        changed(table, table.with_die(lot, None), you),
    )


def arranging(view: Arranging, names: Sequence[str]) -> Group:
    """Return the values rolled and the tiles still to be filled."""
    values = " ".join(map(str, sorted(values_on(view.table, view.lots), reverse=True)))
    title = Text.assemble(name(view.seat, names), " arranges ", (values, "bold"), " on ")
    title.append(Text(", ").join(Text(lot, "bold") for lot in view.lots))
    return Group(title, *risks(view))


def risks(view: Arranging) -> Iterator[Text]:
    """Yield which of the dice may yet be taken over."""
    if at_risk := [lot for lot in view.lots if lot in view.table.deck]:
        cards = "Its card is" if len(at_risk) == 1 else "Their cards are"
        text = f"{', '.join(at_risk)}: {cards} still in the deck; whoever draws one takes the die."
        yield Text(text, "dim")


def answering(view: Answering, names: Sequence[str]) -> Group:
    """Return what the dice would bring the boss who stands, or lays off."""
    lots = require_casino(view.table, view.casino).lots
    title = Text.assemble(
        name(view.boss, names),
        ": ",
        name(view.table.turn, names),
        f" bets ${view.bet}M at your casino {casino_name(lots)}",
    )
    rows = Grid.grid(padding=(0, 3, 0, 0))
    rows.add_row("", *(Text(f"{dashed(totals)}  {chance(totals)}", "dim") for totals in FALLS))
    for word in ("stand", "lay-off"):
        rows.add_row(Text(word, "bold"), *bet_results(view, is_laid_off=word == "lay-off"))
    return Group(title, rows)


FALLS = (LOSING, WINNING, DOUBLE)
"""The totals that mean the same for a bet (LOV-12.4 to LOV-12.6)."""


def dashed(totals: Sequence[int]) -> str:
    """Write totals as one rolls them.

    >>> dashed(LOSING)
    '5 6 7 8'
    """
    return " ".join(map(str, totals))


def chance(totals: Sequence[int]) -> str:
    """Write how often one of these totals is rolled with two dice.

    >>> chance(LOSING), chance(WINNING), chance(DOUBLE)
    ('(56%)', '(39%)', '(6%)')
    """
    ways = sum(6 - abs(7 - total) for total in totals)
    return f"({ways / 36:.0%})"


def bet_results(view: Answering, *, is_laid_off: bool) -> Iterator[str]:
    """Yield what each fall of the dice would bring the boss."""
    bet = Betting(view.table, view.casino, view.bet, view.boss, laid_off=is_laid_off)
    for totals in FALLS:
        gain = gains(bet, totals[0]).boss
        yield f"you get ${gain}M" if gain >= 0 else f"you pay ${-gain}M"
