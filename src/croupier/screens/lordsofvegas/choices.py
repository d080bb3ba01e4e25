"""What there is to decide when a card is drawn or dice are arranged."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.text import Text

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import MoveDie
from croupier.lordsofvegas.previews import Changed, casinos_of, preview
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    Arranging,
    Drawing,
    GivingUp,
    MovingDie,
)
from croupier.screens.lordsofvegas.cells import price
from croupier.screens.lordsofvegas.flow import Flow
from croupier.screens.lordsofvegas.forms import FORMS
from croupier.screens.lordsofvegas.header import counted
from croupier.screens.lordsofvegas.marks import die_text
from croupier.screens.lordsofvegas.outlook import changed, following, holding, sketch
from croupier.screens.marks import name


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
        name(turn, names), f" has no marker left for {view.card}: give up another lot"
    )
    lots = [Text.assemble((lot, "bold"), f" {price(lot)}") for lot in view.table.markers(turn)]
    return Group(title, Flow(FORMS["give-up"].pattern, lots, "list", MARKERS))


def moving_die(view: MovingDie, names: Sequence[str]) -> Group:
    """Return the dice one of which is to be moved, with what that means for their casinos."""
    turn = view.table.turn
    title = Text.assemble(
        name(turn, names), f" has no die left for {view.card}: move one there, to show {view.value}"
    )
    dice = [moved(view, lot) for lot in view.table.dice(turn)]
    return Group(title, Flow(FORMS["move"].pattern, dice, "list", DICE))


def moved(view: MovingDie, lot: Lot) -> Text:
    """Return a die, its casino, and who would get more or fewer points once it has moved."""
    before, turn = casinos_of(view.table), view.table.turn
    foreseen = preview(view, turn, MoveDie(lot))
    assert isinstance(foreseen, Changed)
    casino = holding(before, lot)
    die = Text.assemble((lot, "bold"), " ", die_text(dict(casino.dice)[lot]))
    change = changed(before, following(before, foreseen.changes), turn)
    means = Text.assemble(" (", change, ")") if change else Text()
    return Text.assemble(die, " in ", sketch([casino]), means)


def arranging(view: Arranging, names: Sequence[str]) -> Group:
    """Return the values rolled and the tiles still to be filled."""
    values = " ".join(map(str, sorted(values_on(view.table, view.lots), reverse=True)))
    tiles = Text(", ").join(Text(lot, "bold") for lot in view.lots)
    title = Text.assemble(name(view.seat, names), " arranges ", (values, "bold"), " on ", tiles)
    return Group(title, *risks(view))


def risks(view: Arranging) -> Iterator[Text]:
    """Yield which of the dice may yet be taken over (LOV-5.4)."""
    if at_risk := [lot for lot in view.lots if lot in view.table.deck]:
        text = f"still in the deck: {', '.join(at_risk)}; whoever draws such a card takes the die"
        yield Text(text, "dim")
