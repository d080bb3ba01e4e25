"""What a move would lead to."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import act, actions
from croupier.lordsofvegas.board import SITE, CardColour
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.moves import Action, Build, Remodel, Sprawl
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.marks import PAINTS, TIED, called
from croupier.screens.marks import mark

Tiling = Build | Sprawl | Remodel
"""The actions that lay tiles."""


def possible(table: Table) -> tuple[Action, ...]:
    """Return what the seat on turn may do, whichever die it would move for it."""
    return tuple(dict.fromkeys(map(without_die, actions(table))))


def without_die(action: Action) -> Action:
    """Return an action without the die to be moved for it."""
    match action:
        case Build(lot, colour):
            return Build(lot, colour)
        case Sprawl(casino, lot):
            return Sprawl(casino, lot)
        case _:
            return action


def after(table: Table, action: Action) -> Table:
    """Return the table once an action is taken, before ties are rerolled."""
    return act(table, action).state.table


def made(table: Table, action: Tiling) -> Casino:
    """Return the casino that tiles would be a part of."""
    lot = action.casino if isinstance(action, Remodel) else action.lot
    return require_casino(after(table, action), lot)


def sketch(casinos: Sequence[Casino]) -> Text:
    """Return casinos that are alike in a few signs: their colours, tiles and boss.

    A tie names all who share the highest value.
    """
    letters = "".join(PAINTS[casino.colour].letter for casino in casinos)
    return Text.assemble((f"{letters}{casinos[0].tiles}", "bold"), bosses(casinos[0]))


def bosses(casino: Casino) -> Text:
    """Return the shape of the boss, or of those who are tied."""
    shapes = Text().join(map(mark, sorted(casino.leaders)))
    return Text.assemble(TIED, shapes) if casino.is_tied else shapes


def payments(casino: Casino) -> Text:
    """Return what a casino pays each owner of its dice, every time."""
    pips: Counter[Seat] = Counter()
    for _, die in casino.dice:
        pips[die.owner] += die.value
    paid = (Text.assemble(mark(seat), f" ${pips[seat]}") for seat in sorted(pips))
    return Text("  ").join(paid)


def cards_paying(table: Table, casino: Casino) -> int:
    """Return how many of the cards in the deck would pay a casino."""
    colours: tuple[CardColour, ...] = (casino.colour,)
    if casino.is_on_strip:
        colours = (casino.colour, "strip")
    return sum(SITE[lot].card in colours for lot in table.deck)


def points(table: Table) -> Counter[Seat]:
    """Return the points each seat would get if all casinos paid once."""
    due: Counter[Seat] = Counter()
    for casino in casinos(table):
        if casino.boss is not None:
            due[casino.boss] += casino.tiles
    return due


def changes(before: Mapping[Seat, int], after: Mapping[Seat, int], you: Seat) -> Text:
    """Return who gains and who loses, beginning with oneself, or nothing.

    >>> changes({0: 2, 1: 1}, {0: 1, 1: 4}, Seat(1)).plain
    'you +3  ● −1'
    """
    seats = sorted({*before, *after}, key=lambda seat: (seat != you, seat))
    gains = ((seat, after.get(seat, 0) - before.get(seat, 0)) for seat in seats)
    parts = [Text.assemble(called(seat, you), f" {signed(gain)}") for seat, gain in gains if gain]
    return Text("  ").join(parts)


def changed(before: Table, then: Table, you: Seat) -> Text:
    """Return whose casinos would bring more or fewer points, and where a tie is to be rerolled."""
    ties = [casino.lots[0] for casino in casinos(then) if casino.is_tied]
    note = [Text(f"tie on {', '.join(ties)}")] if ties else []
    gains = changes(points(before), points(then), you)
    return Text("  ").join([*([gains] if gains else []), *note])


def signed(number: int) -> str:
    """Write a gain or a loss.

    >>> signed(3), signed(-3)
    ('+3', '−3')
    """
    return f"+{number}" if number > 0 else f"−{-number}"
