"""All that the rest of the house may know of a game.

Records made with every move say `gc=False`: none can refer to what refers to it, for it never
changes, so the garbage collector need not look at them. They are smaller for it, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeVar

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from croupier.core.chance import Ask, Drawn, Rolled
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat

StateT = TypeVar("StateT")
"""The states of a game."""
MoveT = TypeVar("MoveT")
"""The moves of a game."""
EventT = TypeVar("EventT")
"""The events of a game."""
OptionsT = TypeVar("OptionsT")
"""The options of a game."""


class Moved(Struct, Generic[MoveT], frozen=True, gc=False, tag="moved", forbid_unknown_fields=True):
    """What a seat chose."""

    seat: Seat
    move: MoveT


Entry = Moved[MoveT] | Rolled | Drawn
"""One line of a log: a move, or what luck decided."""


@dataclass(frozen=True)
class Codec(Generic[MoveT, OptionsT]):
    """How a game's entries, moves and options are read from JSON."""

    entries: Decoder[Entry[MoveT]]
    moves: Decoder[MoveT]
    options: Decoder[OptionsT]


UNREADABLE = (DecodeError, RecursionError, UnicodeError)
"""What a codec raises over bad JSON, JSON nested without end, and bytes that are no text."""


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """The game waits for this seat to move; those `asked` something may answer before it does."""

    seat: Seat
    asked: tuple[Seat, ...] = ()

    @property
    def next_to_move(self) -> Seat:
        """The seat that moves where everyone answers at once: the first one asked, if any is.

        >>> Turn(Seat(0)).next_to_move, Turn(Seat(0), asked=(Seat(2), Seat(3))).next_to_move
        (0, 2)
        """
        return self.asked[0] if self.asked else self.seat


class End(Struct, frozen=True, gc=False, tag="end"):
    """The game is over and waits for nobody."""


Settled = Turn | End
"""What is awaited once chance has answered: a seat, or nobody."""
Awaited = Settled | Ask


class Step(Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """Where an entry led, and what happened on the way."""

    state: StateT
    events: tuple[EventT, ...] = ()

    def after(self, *events: EventT) -> "Step[StateT, EventT]":
        """Return the step with these events told before its own."""
        return Step(self.state, (*events, *self.events))


class Result(Struct, frozen=True, gc=False):
    """How a game ended: each seat's scores, the deciding one first.

    >>> result = Result(((90, 2), (120, 1), (120, 1)))
    >>> result.places, result.winners
    ((3, 1, 1), (1, 2))
    """

    scores: tuple[tuple[int, ...], ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; equals share one."""
        return tuple(1 + sum(other > score for other in self.scores) for score in self.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)

    @property
    def win_shares(self) -> tuple[Fraction, ...]:
        """What each seat has of the win: one divided by the number of winners, or nothing."""
        share = Fraction(1, len(self.winners))
        return tuple(share if place == 1 else Fraction(0) for place in self.places)


class Game(Protocol[StateT, MoveT, EventT, OptionsT]):
    """The rules of a game, without any of its luck, its people or its looks."""

    @property
    def name(self) -> str:
        """The game's name on the command line, in records and on the wire."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules; a record is replayed only under its own."""
        ...

    @property
    def codec(self) -> Codec[MoveT, OptionsT]:
        """How entries, moves and options are read from JSON."""
        ...

    @property
    def scores(self) -> Sequence[str]:
        """What the scores in a result are called, the deciding one first."""
        ...

    def start(self, seats: int, options: OptionsT) -> Step[StateT, EventT]:
        """Set up a game, or refuse the seats or options."""
        ...

    def awaited(self, state: StateT) -> Awaited:
        """Return who is waited for: a seat, chance, or nobody."""
        ...

    def legal(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """List the moves the seat may make now."""
        ...

    def check(self, state: StateT, seat: Seat, move: MoveT) -> None:
        """Refuse a move the seat may not make now. This is the rule; `legal` follows it."""
        ...

    def step(self, state: StateT, entry: Entry[MoveT]) -> Step[StateT, EventT]:
        """Make a move, or take what luck decided."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> StateT:
        """Return the state as a seat sees it, or as a spectator does."""
        ...

    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, once it has."""
        ...

    def text(self, state: StateT) -> str:
        """Write a state as one line."""
        ...

    def read(self, line: str) -> StateT:
        """Read a state from its line."""
        ...

    def phrase(self, event: EventT) -> Phrase:
        """Say what happened, as words to be put into any language."""
        ...
