"""Who sits at the tables of these tests, and what lies on them."""

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.state import Plot, Table, Vacant

ANNA, BENNO, CARLA = map(Seat, range(3))


def a_table(seats: int, plots: dict[Lot, Plot], deck: tuple[Lot, ...] = ()) -> Table:
    """Lay out a table with nothing else on the board."""
    vacant: tuple[Plot, ...] = (Vacant(),) * len(LOTS)
    empty = Table(vacant, (0,) * seats, (0,) * seats, deck, above=0, turn=ANNA)
    return empty.with_plots(plots)
