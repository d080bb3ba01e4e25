"""The legal actions in a few lines, grouped by kind."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import SITE, Lot
from croupier.lordsofvegas.casinos import Casino
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.moves import (
    Action,
    ActionKind,
    Build,
    Gamble,
    Remodel,
    Reorganize,
    Sprawl,
)
from croupier.lordsofvegas.remodeling import remodel_cost
from croupier.lordsofvegas.sprawling import sprawl_cost
from croupier.lordsofvegas.state import DICE, Table
from croupier.screens.lordsofvegas.flow import Flow, line
from croupier.screens.lordsofvegas.forms import ACTIONS
from croupier.screens.lordsofvegas.marks import dollars
from croupier.screens.lordsofvegas.outlook import Tiling, bosses, made, possible, sketch
from croupier.screens.marks import mark, name


def overview(table: Table, names: Sequence[str]) -> Group:
    """Return what the seat on turn may do, one kind after the other, and how to read it."""
    title = Text.assemble(
        name(table.turn, names), (f" may act with ${table.money[table.turn]}M", "bold")
    )
    return Group(title, *kinds(table), *notes(table), line("offer WHO …  end", HINTS))


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
    at_place: dict[tuple[Lot, str], list[Action]] = {}
    for action in actions:
        at_place.setdefault((place(action), price(table, action)), []).append(action)
    for (lot, cost), here in at_place.items():
        yield Text.assemble((lot, "bold"), f" {cost} ", effects(table, here))


def place(action: Action) -> Lot:
    """Return the lot by which an action is typed."""
    return action.lot if isinstance(action, Build | Sprawl) else action.casino


def price(table: Table, action: Action) -> str:
    """Write what an action costs."""
    match action:
        case Build(lot):
            return dollars(SITE[lot].build_cost)
        case Sprawl(_, lot):
            return dollars(sprawl_cost(lot))
        case Remodel(lot):
            return dollars(remodel_cost(require_casino(table, lot)))
        case Reorganize(lot):
            return dollars(require_casino(table, lot).pips)
        case Gamble(_, bet):
            return f"≤${bet}"


def effects(table: Table, actions: Sequence[Action]) -> Text:
    """Return as shortly as can be what actions at one place lead to, colours alike together."""
    alike: dict[str, list[Casino]] = {}
    for casino in (made(table, action) for action in actions if isinstance(action, Tiling)):
        alike.setdefault(f"{casino.tiles} {bosses(casino)}", []).append(casino)
    rolls = [effect(table, action) for action in actions if not isinstance(action, Tiling)]
    return Text(" ").join([*map(sketch, alike.values()), *rolls])


def effect(table: Table, action: Reorganize | Gamble) -> Text:
    """Return whose dice would be rolled, or whose casino one would bet at."""
    casino = require_casino(table, action.casino)
    return rolled(table, casino) if isinstance(action, Reorganize) else bosses(casino)


def rolled(table: Table, casino: Casino) -> Text:
    """Return how many dice of whom would be rolled."""
    owners = ((Seat(seat), len(casino.dice_of(Seat(seat)))) for seat in range(table.seats))
    return Text(" ").join(Text.assemble(mark(seat), str(n)) for seat, n in owners if n)


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
