"""The states of a game: one record for each phase."""

from collections.abc import Mapping
from typing import Annotated, NewType

from msgspec import Meta, Struct

from croupier.core.errors import CroupierError
from croupier.core.remembering import remembered
from croupier.core.seats import Seat
from croupier.lasvegas.notes import Deck, Dollars

Face = NewType("Face", int)
"""A face of a die, 1 to 6, and the number of a casino."""

FACES = tuple(Face(n) for n in (1, 2, 3, 4, 5, 6))


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table may agree on before the game.

    `white` plays with white dice (LV-7), `open_money` with winnings face up (LV-5.6), and
    `start` names the start player; left out, the lot decides (LV-2.2).
    """

    white: Annotated[bool, Meta(description="play with white dice (2 to 4 seats)")] = False
    open_money: Annotated[bool, Meta(description="play with winnings face up")] = False
    start: Annotated[
        Seat | None,
        Meta(description="the seat that starts, counted from 0 (default: drawn by lot)"),
    ] = None


class Casino(Struct, frozen=True, gc=False, cache_hash=True):
    """A casino: its notes, highest first, the dice of each seat on it, and the white ones."""

    notes: tuple[Dollars, ...]
    dice: tuple[int, ...]
    white: int


class Hand(Struct, frozen=True, gc=False):
    """The dice a seat still holds."""

    own: int
    white: int


EMPTY_HAND = Hand(0, 0)


class Purse(Struct, frozen=True, gc=False, tag="purse"):
    """Winnings one can see, highest note first."""

    notes: tuple[Dollars, ...]


class FaceDown(Struct, frozen=True, gc=False, tag="face-down"):
    """Winnings of which only the number of notes is seen (LV-5.6)."""

    notes: int


Winnings = Purse | FaceDown


class Table(Struct, frozen=True, gc=False):
    """All that lies on the table during a round."""

    options: Options
    round: int
    starter: Seat
    deck: Deck
    casinos: tuple[Casino, ...]
    hands: tuple[Hand, ...]
    winnings: tuple[Winnings, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


class Roll(Struct, frozen=True, gc=False, cache_hash=True, omit_defaults=True):
    """The faces a seat rolled with its own dice and with any white ones, in ascending order."""

    own: tuple[Face, ...]
    white: tuple[Face, ...] = ()


class Starting(Struct, frozen=True, gc=False, tag="starting"):
    """The lot has yet to decide who starts."""

    seats: int
    options: Options


class Dealing(Struct, frozen=True, gc=False, tag="dealing"):
    """A casino waits for its next note."""

    table: Table


class Scattering(Struct, frozen=True, gc=False, tag="scattering"):
    """The white dice left over with three players are about to be rolled."""

    table: Table


class Rolling(Struct, frozen=True, gc=False, tag="rolling"):
    """A seat is about to roll its dice."""

    table: Table
    seat: Seat


class Placing(Struct, frozen=True, gc=False, tag="placing"):
    """A seat has rolled and chooses a face."""

    table: Table
    seat: Seat
    roll: Roll


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended; everybody's money is turned up."""

    options: Options
    purses: tuple[Purse, ...]


WITH_TABLE = (Placing, Rolling, Dealing, Scattering)
State = Starting | Dealing | Scattering | Rolling | Placing | Over


def empty_casinos(seats: int) -> tuple[Casino, ...]:
    """Return the six casinos with nothing on them."""
    return tuple(Casino(notes=(), dice=(0,) * seats, white=0) for _ in FACES)


def with_note(winnings: Winnings, note: Dollars) -> Winnings:
    """Return the winnings with one more note.

    >>> with_note(Purse((90_000, 10_000)), 30_000)
    Purse(notes=(90000, 30000, 10000))
    >>> with_note(FaceDown(2), 30_000)
    FaceDown(notes=3)
    """
    match winnings:
        case Purse(notes):
            return Purse(tuple(sorted((*notes, note), reverse=True)))
        case FaceDown(notes):
            return FaceDown(notes + 1)


def face_down(winnings: Winnings) -> FaceDown:
    """Return the winnings as others see them (LV-5.6).

    >>> face_down(Purse((90_000, 10_000)))
    FaceDown(notes=2)
    """
    match winnings:
        case Purse(notes):
            return FaceDown(len(notes))
        case FaceDown():
            return winnings


@remembered(most=4096)
def seen_winnings(winnings: tuple[Winnings, ...]) -> Mapping[Seat | None, tuple[Winnings, ...]]:
    """Return the winnings of all as each seat sees them, and as a spectator does (LV-5.6).

    They stay as they are for a whole round.
    """
    down = tuple(map(face_down, winnings))
    seen: dict[Seat | None, tuple[Winnings, ...]] = {None: down}
    for seat, own in enumerate(winnings):
        seen[Seat(seat)] = (*down[:seat], own, *down[seat + 1 :])
    return seen


def secret_winnings(state: State, seat: Seat) -> Winnings | None:
    """Return what lies face down before a seat and only it may look at, if anything (LV-5.6)."""
    if not isinstance(state, WITH_TABLE) or state.table.options.open_money:
        return None
    return state.table.winnings[seat]


def turned_up(winnings: Winnings) -> Purse:
    """Return winnings one can see, or refuse to guess what lies face down."""
    match winnings:
        case Purse():
            return winnings
        case FaceDown():
            raise CroupierError("face-down", "The money of another seat cannot be counted.")
