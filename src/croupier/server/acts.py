"""What can be done about a table besides playing at it: by its host, or by agreement."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from croupier.core.seats import MOST_SEATS

SeatAtTable = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class _Act(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class RemoveSeat(_Act, frozen=True, tag="remove"):
    """Take a seat from whoever holds it: open before the game, a bot's during it."""

    seat: SeatAtTable


class MuteSeat(_Act, frozen=True, tag="mute"):
    """Let nobody hear what is said on a seat, or let them hear it again."""

    seat: SeatAtTable
    muted: bool


class ReplaceSeat(_Act, frozen=True, tag="replace"):
    """Let a bot play at once for somebody who is not there, until they are back."""

    seat: SeatAtTable


class PauseGame(_Act, frozen=True, tag="pause"):
    """Stop the game and all its clocks, or let it go on."""

    paused: bool


class EndGame(_Act, frozen=True, tag="end"):
    """End the game without a result."""


class ChangeTable(_Act, frozen=True, tag="change"):
    """Agree on other options or another time limit; during a game its options stay as they are."""

    options: Raw
    timer: Annotated[int, Meta(ge=10, le=3600)] | None


class AllowGallery(_Act, frozen=True, tag="gallery"):
    """Let those who watch talk among themselves, or let them no more."""

    allowed: bool


class AskSeat(_Act, frozen=True, tag="seat"):
    """Give a seat to somebody who says that it was theirs, and is called like that now."""

    seat: SeatAtTable
    name: str


Deed = RemoveSeat | MuteSeat | PauseGame | EndGame | ChangeTable | AllowGallery
"""What is kept as it was done; a bot that steps in has an entry of its own."""
Act = Deed | ReplaceSeat
"""What a host may do or propose, and those who are left where there is none."""
Matter = Act | AskSeat
"""What can be voted on."""
