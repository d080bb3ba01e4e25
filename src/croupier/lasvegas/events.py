"""What happens at the table, as it is told to people."""

from typing import Literal

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Face, Roll

Claimant = Seat | Literal["white"]
"""Who has dice in a casino; white counts as one more player (LV-7.6)."""


class StarterDrawn(Struct, frozen=True, gc=False, tag="starter-drawn"):
    """The lot decided who starts."""

    seat: Seat


class RoundBegan(Struct, frozen=True, gc=False, tag="round-began"):
    """A round begins with an empty Strip."""

    round: int
    starter: Seat


class NoteTurned(Struct, frozen=True, gc=False, tag="note-turned"):
    """A note was turned up from the deck for a casino."""

    casino: Face
    note: Dollars


class WhiteScattered(Struct, frozen=True, gc=False, tag="white-scattered"):
    """The white dice left over went each to the casino of its face."""

    dice: tuple[Face, ...]


class DiceRolled(Struct, frozen=True, gc=False, tag="dice-rolled"):
    """A seat rolled all its dice."""

    seat: Seat
    roll: Roll


class DicePlaced(Struct, frozen=True, gc=False, tag="dice-placed", omit_defaults=True):
    """A seat placed dice on a casino, white ones where there are any."""

    seat: Seat
    casino: Face
    own: int
    white: int = 0


class TieCancelled(Struct, frozen=True, gc=False, tag="tie-cancelled"):
    """All who have this many dice in a casino get nothing there."""

    casino: Face
    dice: int
    claimants: tuple[Claimant, ...]


class NoteTaken(Struct, frozen=True, gc=False, tag="note-taken"):
    """A note went to whoever was next in line; to white means under the deck."""

    casino: Face
    note: Dollars
    claimant: Claimant


class WentEmpty(Struct, frozen=True, gc=False, tag="went-empty"):
    """The notes of a casino ran out before these were paid."""

    casino: Face
    claimants: tuple[Claimant, ...]


class NotesReturned(Struct, frozen=True, gc=False, tag="notes-returned"):
    """Nobody took these notes; they went under the deck."""

    casino: Face
    notes: tuple[Dollars, ...]


class GameEnded(Struct, frozen=True, gc=False, tag="game-ended"):
    """The last round was paid; here is each seat's money, notes and place."""

    money: tuple[Dollars, ...]
    notes: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    StarterDrawn
    | RoundBegan
    | NoteTurned
    | WhiteScattered
    | DiceRolled
    | DicePlaced
    | TieCancelled
    | NoteTaken
    | WentEmpty
    | NotesReturned
    | GameEnded
)
