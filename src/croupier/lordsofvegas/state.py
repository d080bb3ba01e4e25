"""The states of a game: one record for each phase."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.remembering import once, remembered
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, PLACE, Colour, Lot
from croupier.lordsofvegas.moves import Action, Promise, Terms

DICE = 12
MARKERS = 10
TILES = 9
"""What each seat has of dice and markers, and each colour of tiles (LOV-1.6, LOV-1.8)."""


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table may agree on before the game: nothing, so far."""


class Die(Struct, frozen=True, gc=False, cache_hash=True):
    """A die on a tile; `reorganized` marks it for the rest of the turn (LOV-11.6)."""

    owner: Seat
    value: int
    reorganized: bool = False


class Vacant(Struct, frozen=True, gc=False, cache_hash=True, tag="vacant"):
    """A lot that is nobody's."""


class Marked(Struct, frozen=True, gc=False, cache_hash=True, tag="marked"):
    """A lot that belongs to whoever has a marker on it."""

    owner: Seat


class Built(Struct, frozen=True, gc=False, cache_hash=True, tag="built"):
    """A lot with a casino tile, with or without a die."""

    colour: Colour
    die: Die | None


Plot = Vacant | Marked | Built
VACANT = Vacant()


class Proposal(Struct, frozen=True, gc=False):
    """An offer that waits for its answer."""

    number: int
    maker: Seat
    to: Seat
    terms: Terms


class Table(Struct, frozen=True, dict=True):
    """All that lies on the table.

    `deck` holds the cards not seen yet, in the order of the lots; `above` of them lie above the
    End of Game card. While the start cards are dealt, `turn` is the seat they are dealt to.
    """

    plots: tuple[Plot, ...]
    money: tuple[int, ...]
    points: tuple[int, ...]
    deck: tuple[Lot, ...]
    above: int
    turn: Seat
    gambled: bool = False
    promises: tuple[Promise, ...] = ()
    offers: tuple[Proposal, ...] = ()
    offers_made: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.money)

    def plot(self, lot: Lot) -> Plot:
        """Return what lies on a lot."""
        return self.plots[PLACE[lot]]

    def die(self, lot: Lot) -> Die | None:
        """Return the die on a lot, if there is one."""
        plot = self.plot(lot)
        return plot.die if isinstance(plot, Built) else None

    def dice(self, seat: Seat) -> tuple[Lot, ...]:
        """Return the lots on which a seat has dice."""
        return self._holdings.dice.get(seat, ())

    def markers(self, seat: Seat) -> tuple[Lot, ...]:
        """Return the lots on which a seat has markers."""
        return self._holdings.markers.get(seat, ())

    def tiles_left(self, colour: Colour) -> int:
        """Return how many tiles of a colour are in the supply."""
        return TILES - self._holdings.tiles.get(colour, 0)

    @once
    def _holdings(self) -> "_Holdings":
        return _holdings(self.plots)

    def with_plots(self, changes: dict[Lot, Plot]) -> "Table":
        """Return the table with other things on these lots."""
        if not changes:
            return self
        plots = list(self.plots)
        for lot, plot in changes.items():
            plots[PLACE[lot]] = plot
        return replace(self, plots=tuple(plots))

    def with_die(self, lot: Lot, die: Die | None) -> "Table":
        """Return the table with this die, or none, on the tile of a lot."""
        plot = self.plot(lot)
        assert isinstance(plot, Built)
        return self.with_plots({lot: Built(plot.colour, die)})

    def with_money(self, changes: dict[Seat, int]) -> "Table":
        """Return the table after money came to seats or left them."""
        money = list(self.money)
        for seat, change in changes.items():
            money[seat] += change
        return replace(self, money=tuple(money))


class _Holdings(Struct, frozen=True, gc=False):
    """What of each kind lies on the board, by its owner or colour."""

    dice: Mapping[Seat, tuple[Lot, ...]]
    markers: Mapping[Seat, tuple[Lot, ...]]
    tiles: Mapping[Colour, int]


@remembered(most=2048)
@lru_cache(maxsize=1024)
def _holdings(plots: tuple[Plot, ...]) -> _Holdings:
    dice: dict[Seat, tuple[Lot, ...]] = {}
    markers: dict[Seat, tuple[Lot, ...]] = {}
    tiles: dict[Colour, int] = {}
    # Not `isinstance`, which takes six times as long to say that a record is of another kind.
    for lot, plot in zip(LOTS, plots, strict=True):
        if type(plot) is Marked:
            markers[plot.owner] = (*markers.get(plot.owner, ()), lot)
        elif type(plot) is Built:
            tiles[plot.colour] = tiles.get(plot.colour, 0) + 1
            if (die := plot.die) is not None:
                dice[die.owner] = (*dice.get(die.owner, ()), lot)
    return _Holdings(dice, markers, tiles)


class ToDraw(Struct, frozen=True, gc=False, tag="to-draw"):
    """Then the seat on turn draws its card."""


class ToAct(Struct, frozen=True, gc=False, tag="to-act"):
    """Then the seat on turn goes on with its actions."""


class ToPay(Struct, frozen=True, gc=False, tag="to-pay"):
    """Then this card pays."""

    card: Lot


Then = ToDraw | ToAct | ToPay


class Dealing(Struct, frozen=True, gc=False, tag="dealing"):
    """A seat is dealt a start card."""

    table: Table


class Beginning(Struct, frozen=True, gc=False, tag="beginning"):
    """These seats roll for who begins."""

    table: Table
    contenders: tuple[Seat, ...]


class Drawing(Struct, frozen=True, gc=False, tag="drawing"):
    """The seat on turn is about to draw; all may trade."""

    table: Table


class Revealing(Struct, frozen=True, gc=False, tag="revealing"):
    """The top card is being turned up."""

    table: Table


class GivingUp(Struct, frozen=True, gc=False, tag="giving-up"):
    """With no marker left, the seat on turn chooses one to move to the lot drawn."""

    table: Table
    card: Lot


class MovingDie(Struct, frozen=True, gc=False, tag="moving-die"):
    """With no die left, the seat on turn chooses one to move to the lot drawn, to show `value`."""

    table: Table
    card: Lot
    value: int


class Settling(Struct, frozen=True, gc=False, tag="settling"):
    """The highest dice of a casino are tied and are rerolled; then the game goes on."""

    table: Table
    then: Then


class Unanswered(Struct, frozen=True, gc=False):
    """An action that neither luck nor anybody else has answered, and what it changed (LOV-4.6).

    `plots` has what lay there before, `cost` what was paid, `offers` those that lapsed through it.
    """

    action: Action
    plots: tuple[tuple[Lot, Plot], ...]
    cost: int
    offers: tuple[Proposal, ...] = ()


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """The seat on turn acts or ends its turn; all may trade."""

    table: Table
    unanswered: tuple[Unanswered, ...] = ()


class Rerolling(Struct, frozen=True, gc=False, tag="rerolling"):
    """All dice of the casino that holds this lot are being rerolled."""

    table: Table
    casino: Lot


class Arranging(Struct, frozen=True, gc=False, tag="arranging"):
    """A seat arranges the values it rolled on its own tiles, these lots still to come."""

    table: Table
    seat: Seat
    lots: tuple[Lot, ...]


class Answering(Struct, frozen=True, gc=False, tag="answering"):
    """The boss of a casino decides whether to lay off half of a bet."""

    table: Table
    casino: Lot
    bet: int
    boss: Seat
    unanswered: tuple[Unanswered, ...] = ()


class Betting(Struct, frozen=True, gc=False, tag="betting"):
    """The dice of a bet are being rolled."""

    table: Table
    casino: Lot
    bet: int
    boss: Seat
    laid_off: bool


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended."""

    table: Table


State = (
    Dealing
    | Beginning
    | Drawing
    | Revealing
    | GivingUp
    | MovingDie
    | Settling
    | Acting
    | Rerolling
    | Arranging
    | Answering
    | Betting
    | Over
)
