"""Where the game stands: round, deck, and everyone's dice and winnings."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lasvegas.ending import ROUNDS, money
from croupier.lasvegas.state import FaceDown, Hand, Purse, Table, Winnings
from croupier.screens.lasvegas.marks import name, thousands


def header(table: Table, names: Sequence[str]) -> Group:
    """Return the round in a line, and a column for each seat."""
    line = Text.assemble(
        (f"Round {table.round} of {ROUNDS}", "bold"),
        " · start player ",
        name(table.starter, names),
        f" · {sum(table.deck)} notes left in the deck",
    )
    seats = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in names:
        seats.add_column(ratio=1)
    seats.add_row(*(name(Seat(seat), names) for seat in range(table.seats)))
    seats.add_row(*map(held, table.hands))
    seats.add_row(*map(won, table.winnings))
    return Group(line, seats)


def held(hand: Hand) -> str:
    """Write the dice in a hand.

    >>> held(Hand(8, 2)), held(Hand(1, 0))
    ('8 dice + 2 white', '1 die')
    """
    own = f"{hand.own} {'die' if hand.own == 1 else 'dice'}"
    return f"{own} + {hand.white} white" if hand.white else own


def won(winnings: Winnings) -> str:
    """Write what was won, as far as it is seen.

    >>> won(Purse((90_000, 30_000))), won(FaceDown(1)), won(FaceDown(0))
    ('2 notes, $120k', '1 note', 'no notes')
    """
    match winnings:
        case Purse((_, *_) as notes):
            return f"{notes_won(len(notes))}, {thousands(money(winnings))}"
        case Purse():
            return notes_won(0)
        case FaceDown(notes):
            return notes_won(notes)


def notes_won(notes: int) -> str:
    """Write how many notes were won."""
    return f"{notes or 'no'} {'note' if notes == 1 else 'notes'}"
