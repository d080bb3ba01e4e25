"""What happens at the table, as it is told to people.

Every change of money is in the events: an amount by seat, a cost, a price or a win.
"""

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import CardColour, Colour, Lot
from croupier.lordsofvegas.moves import Action, Terms
from croupier.lordsofvegas.state import Plot


class StartCardDealt(Struct, frozen=True, gc=False, tag="start-card-dealt"):
    """A start card gave its seat a lot and money."""

    seat: Seat
    lot: Lot
    money: int


class StartCardReplaced(Struct, frozen=True, gc=False, tag="start-card-replaced"):
    """A start card of block F was thrown away (LOV-21.2)."""

    seat: Seat
    lot: Lot


class StartRolled(Struct, frozen=True, gc=False, tag="start-rolled"):
    """A seat rolled for who begins."""

    seat: Seat
    dice: tuple[int, int]


class StartTied(Struct, frozen=True, gc=False, tag="start-tied"):
    """These seats share the highest roll and roll again."""

    seats: tuple[Seat, ...]


class TurnBegan(Struct, frozen=True, gc=False, tag="turn-began"):
    """A seat is on turn and may draw."""

    seat: Seat


class CardDrawn(Struct, frozen=True, gc=False, tag="card-drawn"):
    """A property card was turned up."""

    seat: Seat
    lot: Lot
    colour: CardColour


class EndCardDrawn(Struct, frozen=True, gc=False, tag="end-card-drawn"):
    """The End of Game card was turned up."""

    seat: Seat


class LotMarked(Struct, frozen=True, gc=False, tag="lot-marked"):
    """A seat placed a marker on a lot."""

    seat: Seat
    lot: Lot


class LotGivenUp(Struct, frozen=True, gc=False, tag="lot-given-up"):
    """A seat took its last marker from another lot."""

    seat: Seat
    lot: Lot


class DieReplaced(Struct, frozen=True, gc=False, tag="die-replaced"):
    """A die of another seat went back to its owner's supply (LOV-5.4)."""

    seat: Seat
    lot: Lot
    owner: Seat


class DiePlaced(Struct, frozen=True, gc=False, tag="die-placed"):
    """A seat placed a die on a tile it took over."""

    seat: Seat
    lot: Lot
    value: int


class DieMoved(Struct, frozen=True, gc=False, tag="die-moved"):
    """A seat with no die left took one from this lot."""

    seat: Seat
    lot: Lot


class LotKept(Struct, frozen=True, gc=False, tag="lot-kept"):
    """The card named a lot on which the seat has its own die already (LOV-5.5)."""

    seat: Seat
    lot: Lot


class BlockClosed(Struct, frozen=True, gc=False, tag="block-closed"):
    """The card is of block F, which two players do not use: another card follows (LOV-21.3)."""

    seat: Seat
    lot: Lot


class LotsPaid(Struct, frozen=True, gc=False, tag="lots-paid"):
    """Every marker paid its owner."""

    money: tuple[int, ...]


class CasinoPaid(Struct, frozen=True, gc=False, tag="casino-paid"):
    """A casino paid the owners of its dice."""

    casino: tuple[Lot, ...]
    colour: Colour
    money: tuple[int, ...]


class PointsScored(Struct, frozen=True, gc=False, tag="points-scored"):
    """The boss of a casino got points; the chip moved as far as they reached (LOV-7.2)."""

    seat: Seat
    casino: tuple[Lot, ...]
    points: int
    before: int
    after: int


class CasinoBuilt(Struct, frozen=True, gc=False, tag="casino-built"):
    """A seat built on its lot."""

    seat: Seat
    lot: Lot
    colour: Colour
    value: int
    cost: int


class CasinoSprawled(Struct, frozen=True, gc=False, tag="casino-sprawled"):
    """A seat sprawled onto a lot."""

    seat: Seat
    lot: Lot
    colour: Colour
    value: int
    cost: int


class CasinoRemodeled(Struct, frozen=True, gc=False, tag="casino-remodeled"):
    """A seat changed the colour of a casino."""

    seat: Seat
    casino: tuple[Lot, ...]
    former: Colour
    colour: Colour
    cost: int


class CasinoReorganized(Struct, frozen=True, gc=False, tag="casino-reorganized"):
    """A seat paid for rerolling all dice of a casino."""

    seat: Seat
    casino: tuple[Lot, ...]
    cost: int


class DiceRerolled(Struct, frozen=True, gc=False, tag="dice-rerolled"):
    """The dice on these lots were rerolled in a reorganization."""

    lots: tuple[Lot, ...]
    values: tuple[int, ...]


class DiceArranged(Struct, frozen=True, gc=False, tag="dice-arranged"):
    """A seat chose where its rolled values go."""

    seat: Seat
    lots: tuple[Lot, ...]
    values: tuple[int, ...]


class TieRerolled(Struct, frozen=True, gc=False, tag="tie-rerolled"):
    """The tied highest dice of a casino, all of this value, were rerolled."""

    lots: tuple[Lot, ...]
    tied: int
    values: tuple[int, ...]


class BetMade(Struct, frozen=True, gc=False, tag="bet-made"):
    """A seat gambles at a casino."""

    seat: Seat
    casino: tuple[Lot, ...]
    bet: int
    boss: Seat


class BetLaidOff(Struct, frozen=True, gc=False, tag="bet-laid-off"):
    """The boss laid off half the bet to the bank."""

    boss: Seat


class BetStood(Struct, frozen=True, gc=False, tag="bet-stood"):
    """The boss stands for the whole bet."""

    boss: Seat


class BetSettled(Struct, frozen=True, gc=False, tag="bet-settled"):
    """The dice decided a bet: what the gambler and the boss gained, below zero if they lost."""

    seat: Seat
    boss: Seat
    dice: tuple[int, int]
    gambler_gain: int
    boss_gain: int


class ActionTakenBack(Struct, frozen=True, gc=False, tag="action-taken-back"):
    """A seat took its latest action back: this lies on the lots again, and the money is back."""

    seat: Seat
    action: Action
    plots: tuple[tuple[Lot, Plot], ...]
    money: int


class OfferMade(Struct, frozen=True, gc=False, tag="offer-made"):
    """A seat offered a trade."""

    number: int
    seat: Seat
    to: Seat
    terms: Terms


class OfferAccepted(Struct, frozen=True, gc=False, tag="offer-accepted"):
    """Both agreed, and all changed hands at once."""

    number: int
    seat: Seat
    to: Seat
    terms: Terms


class OfferRefused(Struct, frozen=True, gc=False, tag="offer-refused"):
    """A seat refused an offer."""

    number: int
    seat: Seat
    to: Seat


class OfferWithdrawn(Struct, frozen=True, gc=False, tag="offer-withdrawn"):
    """A seat withdrew its offer."""

    number: int
    seat: Seat
    to: Seat


class OfferVoid(Struct, frozen=True, gc=False, tag="offer-void"):
    """An offer can no longer be carried out; `why` is the code of what stands against it."""

    number: int
    seat: Seat
    to: Seat
    why: str


class OfferReopened(Struct, frozen=True, gc=False, tag="offer-reopened"):
    """An offer that had lapsed is open again, for what it lapsed through was taken back."""

    number: int
    seat: Seat
    to: Seat
    terms: Terms


class TurnEnded(Struct, frozen=True, gc=False, tag="turn-ended"):
    """A seat ended its turn."""

    seat: Seat


class GameEnded(Struct, frozen=True, gc=False, tag="game-ended"):
    """The game is over; here are each seat's points, money and place."""

    points: tuple[int, ...]
    money: tuple[int, ...]
    places: tuple[int, ...]


CardEvent = (
    StartCardDealt
    | StartCardReplaced
    | StartRolled
    | StartTied
    | TurnBegan
    | CardDrawn
    | EndCardDrawn
    | LotMarked
    | LotGivenUp
    | DieReplaced
    | DiePlaced
    | DieMoved
    | LotKept
    | BlockClosed
    | LotsPaid
    | CasinoPaid
    | PointsScored
    | TurnEnded
    | GameEnded
)
"""What cards bring, from the first to the last."""

ActionEvent = (
    CasinoBuilt
    | CasinoSprawled
    | CasinoRemodeled
    | CasinoReorganized
    | DiceRerolled
    | DiceArranged
    | TieRerolled
    | BetMade
    | BetLaidOff
    | BetStood
    | BetSettled
    | ActionTakenBack
)
"""What actions lead to."""

TradeEvent = OfferMade | OfferAccepted | OfferRefused | OfferWithdrawn | OfferVoid | OfferReopened

Event = CardEvent | ActionEvent | TradeEvent
