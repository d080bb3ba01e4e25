"""What a move would lead to, in a few signs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.moves import Action, Build, Sprawl
from croupier.lordsofvegas.previews import CasinoChange, Changed, Outlook, colours_left
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.marks import PAINTS, TIED, called
from croupier.screens.marks import mark


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


def made(deed: Changed) -> Outlook:
    """Return the casino that tiles would be a part of, if no die is moved for them."""
    (change,) = deed.changes
    return change.after


def holding(casinos: Iterable[Outlook], lot: Lot) -> Outlook:
    """Return the casino that holds a lot."""
    return next(casino for casino in casinos if lot in casino.lots)


def sketch(casinos: Sequence[Outlook]) -> Text:
    """Return casinos that are alike in a few signs: their colours, tiles and boss.

    A tie names all who share the highest value.
    """
    letters = "".join(PAINTS[casino.colour].letter for casino in casinos)
    return Text.assemble((f"{letters}{len(casinos[0].lots)}", "bold"), bosses(casinos[0]))


def bosses(casino: Outlook) -> Text:
    """Return the shape of the boss, or of those who are tied, or of nobody."""
    if casino.tied:
        return Text.assemble(TIED, *map(mark, casino.tied))
    return Text() if casino.boss is None else mark(casino.boss)


def payments(casino: Outlook) -> Text:
    """Return what a casino pays each owner of its dice, every time."""
    owed = [(Seat(seat), money) for seat, money in enumerate(casino.money) if money]
    return Text("  ").join(Text.assemble(mark(seat), f" ${money}") for seat, money in owed)


def cards_paying(table: Table, casino: Outlook) -> int:
    """Return how many of the cards in the deck would pay a casino."""
    return sum(row.cards for row in colours_left(table) if row.colour in casino.cards)


def points(casinos: Iterable[Outlook]) -> Counter[Seat]:
    """Return the points each seat would get if all casinos paid once."""
    due: Counter[Seat] = Counter()
    for casino in casinos:
        if casino.boss is not None:
            due[casino.boss] += len(casino.lots)
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


def following(casinos: Iterable[Outlook], changes: Sequence[CasinoChange]) -> tuple[Outlook, ...]:
    """Return all casinos once some have changed, before ties are rerolled."""
    gone = {lot for change in changes for lot, _ in change.before}
    kept = (casino for casino in casinos if casino.lots[0] not in gone)
    then = (*kept, *(change.after for change in changes))
    return tuple(sorted(then, key=lambda casino: PLACE[casino.lots[0]]))


def changed(before: Sequence[Outlook], then: Sequence[Outlook], you: Seat) -> Text:
    """Return whose casinos would bring more or fewer points, and where a tie is to be rerolled."""
    ties = [casino.lots[0] for casino in then if casino.tied]
    note = [Text(f"tie on {', '.join(ties)}")] if ties else []
    gains = changes(points(before), points(then), you)
    return Text("  ").join([*([gains] if gains else []), *note])


def signed(number: int) -> str:
    """Write a gain or a loss.

    >>> signed(3), signed(-3)
    ('+3', '−3')
    """
    return f"+{number}" if number > 0 else f"−{-number}"
