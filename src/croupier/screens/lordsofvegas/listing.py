"""Every legal action with what it leads to."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.lordsofvegas.moves import (
    Action,
    ActionKind,
    Build,
    Gamble,
    Remodel,
    Reorganize,
    Sprawl,
)
from croupier.lordsofvegas.previews import Changed, Deed, Outlook, casinos_of, deed
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.marks import tile
from croupier.screens.lordsofvegas.outlook import (
    bosses,
    cards_paying,
    changed,
    following,
    made,
    payments,
    possible,
)
from croupier.screens.lordsofvegas.overview import effect, is_a, price

HEADINGS = ("type", "cost", "makes", "boss", "pays each time", "cards", "points each time")


def listing(table: Table, kinds: Sequence[ActionKind]) -> RenderableType:
    """Return a row for each legal action of these kinds."""
    legal = possible(table)
    actions = [action for kind in kinds for action in legal if is_a(kind, action)]
    if not actions:
        return Text("There is nothing of the kind to do now.")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in HEADINGS:
        grid.add_column(no_wrap=True)
    grid.add_row(*(Text(heading, "dim") for heading in HEADINGS))
    before = casinos_of(table)
    for action in actions:
        foreseen = deed(table, action)
        effects = outcome(table, before, foreseen)
        grid.add_row(Text(command(action), "bold"), price(foreseen), *effects)
    return Group(grid, Text("cards: how many of those in the deck would pay it", "dim"))


def command(action: Action) -> str:
    """Write an action as it is typed.

    >>> command(Sprawl("A2", "A5")), command(Gamble("D4", 15))
    ('sprawl A2 A5', 'gamble D4 BET')
    """
    match action:
        case Build(lot, colour) | Remodel(lot, colour):
            return f"{action.__struct_config__.tag} {lot} {colour}"
        case Sprawl(casino, lot):
            return f"sprawl {casino} {lot}"
        case Reorganize(lot):
            return f"reorganize {lot}"
        case Gamble(lot):
            return f"gamble {lot} BET"


def outcome(table: Table, before: Sequence[Outlook], foreseen: Deed) -> tuple[Text, ...]:
    """Return what comes of an action, column by column."""
    if not isinstance(foreseen, Changed):
        return (effect(foreseen),)
    casino = made(foreseen)
    return (
        Text.assemble(tile(casino.colour), f" {len(casino.lots)}"),
        bosses(casino),
        payments(casino),
        Text(str(cards_paying(table, casino))),
        changed(before, following(before, foreseen.changes), table.turn),
    )
