"""A bet at an own casino: what standing for it and laying off would bring."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.moves import LayOff, Stand
from croupier.lordsofvegas.previews import Fall, Risk, preview
from croupier.lordsofvegas.state import Answering
from croupier.screens.lordsofvegas.marks import casino_name
from croupier.screens.marks import name


def answering(view: Answering, names: Sequence[str]) -> Group:
    """Return what the dice would bring the boss who stands, or lays off."""
    lots = require_casino(view.table, view.casino).lots
    bet = f" bets ${view.bet}M at your casino {casino_name(lots)}"
    title = Text.assemble(name(view.boss, names), ": ", name(view.table.turn, names), bet)
    stand, lay_off = falls(view, Stand()), falls(view, LayOff())
    rows = Grid.grid(padding=(0, 3, 0, 0))
    rows.add_row("", *(Text(f"{spaced(f.totals)}  {chance(f.ways)}", "dim") for f in stand))
    rows.add_row(Text("stand", "bold"), *map(result, stand))
    rows.add_row(Text("lay-off", "bold"), *map(result, lay_off))
    return Group(title, rows)


def falls(view: Answering, answer: Stand | LayOff) -> Sequence[Fall]:
    """Return how the bet may end by an answer to it."""
    foreseen = preview(view, view.boss, answer)
    assert isinstance(foreseen, Risk)
    return foreseen.falls


def spaced(totals: Sequence[int]) -> str:
    """Write totals side by side.

    >>> spaced((5, 6, 7, 8))
    '5 6 7 8'
    """
    return " ".join(map(str, totals))


def chance(ways: int) -> str:
    """Write in how many of their 36 ways two dice fall.

    >>> chance(20), chance(14), chance(2)
    ('(56%)', '(39%)', '(6%)')
    """
    return f"({ways / 36:.0%})"


def result(fall: Fall) -> str:
    """Write what a fall of the dice would bring the boss."""
    return f"you get ${fall.boss}M" if fall.boss >= 0 else f"you pay ${-fall.boss}M"
