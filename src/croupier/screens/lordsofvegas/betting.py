"""A bet at an own casino: what standing for it and laying off would bring."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.gambling import DOUBLE, LOSING, gains
from croupier.lordsofvegas.state import Answering, Betting
from croupier.screens.lordsofvegas.marks import casino_name
from croupier.screens.marks import name

WINNING = tuple(total for total in range(2, 13) if total not in (*LOSING, *DOUBLE))
FALLS = (LOSING, WINNING, DOUBLE)
"""The totals that mean the same for a bet (LOV-12.4 to LOV-12.6)."""


def answering(view: Answering, names: Sequence[str]) -> Group:
    """Return what the dice would bring the boss who stands, or lays off."""
    lots = require_casino(view.table, view.casino).lots
    bet = f" bets ${view.bet}M at your casino {casino_name(lots)}"
    title = Text.assemble(name(view.boss, names), ": ", name(view.table.turn, names), bet)
    rows = Grid.grid(padding=(0, 3, 0, 0))
    rows.add_row("", *(Text(f"{spaced(totals)}  {chance(totals)}", "dim") for totals in FALLS))
    rows.add_row(Text("stand", "bold"), *results(view, is_laid_off=False))
    rows.add_row(Text("lay-off", "bold"), *results(view, is_laid_off=True))
    return Group(title, rows)


def spaced(totals: Sequence[int]) -> str:
    """Write totals side by side.

    >>> spaced(LOSING)
    '5 6 7 8'
    """
    return " ".join(map(str, totals))


def chance(totals: Sequence[int]) -> str:
    """Write how often two dice show one of these totals.

    >>> chance(LOSING), chance(WINNING), chance(DOUBLE)
    ('(56%)', '(39%)', '(6%)')
    """
    ways = sum(6 - abs(7 - total) for total in totals)
    return f"({ways / 36:.0%})"


def results(view: Answering, *, is_laid_off: bool) -> Iterator[str]:
    """Yield what each fall of the dice would bring the boss."""
    bet = Betting(view.table, view.casino, view.bet, view.boss, laid_off=is_laid_off)
    for totals in FALLS:
        gain = gains(bet, totals[0]).boss
        yield f"you get ${gain}M" if gain >= 0 else f"you pay ${-gain}M"
