"""What a seat chooses."""

from typing import Literal

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Colour, Lot


class DrawCard(Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Draw the card that begins the turn (LOV-4.3)."""


class EndTurn(Struct, frozen=True, gc=False, tag="end-turn", forbid_unknown_fields=True):
    """Take no further action."""


class Build(
    Struct, frozen=True, gc=False, tag="build", forbid_unknown_fields=True, omit_defaults=True
):
    """Build on an own lot; with no die in supply, move the die from `moving` (LOV-8, LOV-14)."""

    lot: Lot
    colour: Colour
    moving: Lot | None = None


class Sprawl(
    Struct, frozen=True, gc=False, tag="sprawl", forbid_unknown_fields=True, omit_defaults=True
):
    """Sprawl from the casino that holds a lot onto an adjacent one (LOV-9)."""

    casino: Lot
    lot: Lot
    moving: Lot | None = None


class Remodel(Struct, frozen=True, gc=False, tag="remodel", forbid_unknown_fields=True):
    """Remodel the casino that holds a lot (LOV-10)."""

    casino: Lot
    colour: Colour


class Reorganize(Struct, frozen=True, gc=False, tag="reorganize", forbid_unknown_fields=True):
    """Reorganize the casino that holds a lot (LOV-11)."""

    casino: Lot


class Gamble(Struct, frozen=True, gc=False, tag="gamble", forbid_unknown_fields=True):
    """Gamble at the casino that holds a lot (LOV-12)."""

    casino: Lot
    bet: int


Action = Build | Sprawl | Remodel | Reorganize | Gamble


class GiveUp(Struct, frozen=True, gc=False, tag="give-up", forbid_unknown_fields=True):
    """Give up a lot, for its marker is needed on the one taken over (LOV-14.6)."""

    lot: Lot


class MoveDie(Struct, frozen=True, gc=False, tag="move-die", forbid_unknown_fields=True):
    """Move the own die on a lot to the one taken over (LOV-14.2)."""

    lot: Lot


class Arrange(Struct, frozen=True, gc=False, tag="arrange", forbid_unknown_fields=True):
    """Put a rolled value on the next of the own tiles, in the order of the table (LOV-11.2)."""

    value: int


class LayOff(Struct, frozen=True, gc=False, tag="lay-off", forbid_unknown_fields=True):
    """Lay off half the bet to the bank (LOV-12.3)."""


class Stand(Struct, frozen=True, gc=False, tag="stand", forbid_unknown_fields=True):
    """Stand for the whole bet."""


class Goods(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What one side of a trade hands over: money, lots, and dice by the lots they stand on."""

    money: int = 0
    lots: tuple[Lot, ...] = ()
    dice: tuple[Lot, ...] = ()


NOTHING = Goods()

ActionKind = Literal["build", "sprawl", "remodel", "reorganize", "gamble"]
ACTION_KINDS: tuple[ActionKind, ...] = ("build", "sprawl", "remodel", "reorganize", "gamble")


class Promise(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Leave this kind of action undone at this lot for the rest of the turn (LOV-19)."""

    kind: ActionKind
    lot: Lot


class Terms(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What an offer's maker gives and takes, and what the seat on turn does or leaves undone."""

    give: Goods = NOTHING
    take: Goods = NOTHING
    action: Action | None = None
    promises: tuple[Promise, ...] = ()


class Offer(Struct, frozen=True, gc=False, tag="offer", forbid_unknown_fields=True):
    """Offer a trade to another seat (LOV-15)."""

    to: Seat
    terms: Terms


class Accept(Struct, frozen=True, gc=False, tag="accept", forbid_unknown_fields=True):
    """Agree to the offer of this number."""

    offer: int


class Refuse(Struct, frozen=True, gc=False, tag="refuse", forbid_unknown_fields=True):
    """Refuse the offer of this number."""

    offer: int


class Counter(Struct, frozen=True, gc=False, tag="counter", forbid_unknown_fields=True):
    """Refuse the offer of this number and offer other terms to its maker."""

    offer: int
    terms: Terms


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw", forbid_unknown_fields=True):
    """Withdraw the own offer of this number."""

    offer: int


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back the own latest action (LOV-4.6)."""


Choice = DrawCard | EndTurn | Action | GiveUp | MoveDie | Arrange | LayOff | Stand
"""What the seat that is waited for may choose."""

Trade = Offer | Accept | Refuse | Counter | Withdraw
"""What any seat may say while trades are made."""

Move = Choice | Trade | TakeBack
