"""The legal actions in a few lines, grouped by kind."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group
from rich.text import Text

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Action, ActionKind, Build, Sprawl
from croupier.lordsofvegas.previews import Changed, Deed, Outlook, Reroll, Wager, deed
from croupier.lordsofvegas.state import DICE, Acting, Die, Table
from croupier.screens.lordsofvegas.flow import Flow, line
from croupier.screens.lordsofvegas.forms import ACTIONS, TAKE_BACK
from croupier.screens.lordsofvegas.marks import dollars
from croupier.screens.lordsofvegas.outlook import bosses, made, possible, sketch
from croupier.screens.marks import mark, name


def overview(view: Acting, names: Sequence[str]) -> Group:
    """Return what the seat on turn may do, one kind after the other, and how to read it."""
    table, back = view.table, f"{TAKE_BACK}  " if view.unanswered else ""
    title = Text.assemble(
        name(table.turn, names), (f" may act with ${table.money[table.turn]}M", "bold")
    )
    return Group(title, *kinds(table), *notes(table), line(f"offer WHO …  {back}end", HINTS))


HINTS = Text("list: all actions and their effects   table   ?: help", "dim")


def kinds(table: Table) -> Iterator[Flow]:
    """Yield every kind of action there is to take."""
    actions = possible(table)
    for kind, form in ACTIONS.items():
        if entries := list(places(table, (action for action in actions if is_a(kind, action)))):
            yield Flow(form.pattern, entries, f"list {kind}")


def is_a(kind: ActionKind, action: Action) -> bool:
    """Tell whether an action is of a kind."""
    return action.__struct_config__.tag == kind


def places(table: Table, actions: Iterable[Action]) -> Iterator[Text]:
    """Yield each place with its price and all that actions of one kind lead to there."""
    at_place: dict[tuple[Lot, str], list[Deed]] = {}
    for action in actions:
        foreseen = deed(table, action)
        at_place.setdefault((place(action), price(foreseen)), []).append(foreseen)
    for (lot, cost), here in at_place.items():
        yield Text.assemble((lot, "bold"), f" {cost} ", effects(here))


def place(action: Action) -> Lot:
    """Return the lot by which an action is typed."""
    return action.lot if isinstance(action, Build | Sprawl) else action.casino


def price(foreseen: Deed) -> str:
    """Write what an action costs, or how high a bet may be."""
    match foreseen:
        case Changed(cost) | Reroll(cost):
            return dollars(cost)
        case Wager():
            return f"≤{dollars(foreseen.highest)}"


def effects(foreseen: Sequence[Deed]) -> Text:
    """Return as shortly as can be what actions at one place lead to, colours alike together."""
    alike: dict[str, list[Outlook]] = {}
    for casino in (made(one) for one in foreseen if isinstance(one, Changed)):
        alike.setdefault(f"{len(casino.lots)} {bosses(casino)}", []).append(casino)
    rolls = [effect(one) for one in foreseen if not isinstance(one, Changed)]
    return Text(" ").join([*map(sketch, alike.values()), *rolls])


def effect(foreseen: Reroll | Wager) -> Text:
    """Return whose dice would be rolled, or whose casino one would bet at."""
    match foreseen:
        case Reroll(_, dice):
            return rolled(die for _, die in dice)
        case Wager(boss):
            return mark(boss)


def rolled(dice: Iterable[Die]) -> Text:
    """Return how many dice of whom would be rolled."""
    owners = sorted(Counter(die.owner for die in dice).items())
    return Text(" ").join(Text.assemble(mark(seat), str(n)) for seat, n in owners)


def notes(table: Table) -> Iterator[Text]:
    """Yield what else is to be known."""
    if len(table.dice(table.turn)) == DICE:
        text = "All your dice are out: add “moving LOT” to build or sprawl."
        yield line("", Text(text))
    for promise in table.promises:
        yield line("", Text(f"You have promised not to {promise.kind} at {promise.lot}."))
    for offer in table.offers:
        if offer.maker == table.turn:
            text = f"Your offer {offer.number} is open; withdraw {offer.number} takes it back."
            yield line("", Text(text))
    yield Text(LEGEND, "dim")


LEGEND = "GV3▲: gold or green makes 3 tiles, boss ▲; =: tie, rerolled; ▲3 ■1: dice rolled"
