"""A game at its table, the same for the room whichever game it is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from croupier.core import records
from croupier.core.chance import Chance
from croupier.core.errors import CroupierError
from croupier.core.game import (
    Awaited,
    End,
    Entry,
    EventT,
    Game,
    Moved,
    MoveT,
    OptionsT,
    Result,
    StateT,
    Turn,
)
from croupier.core.log import Log
from croupier.core.seats import Seat, Sitter
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lasvegas.events import Event as LasVegasEvent
from croupier.lasvegas.moves import Move as LasVegasMove
from croupier.lasvegas.payout import Payout
from croupier.lasvegas.previews import preview as las_vegas_preview
from croupier.lasvegas.previews import standing as las_vegas_standing
from croupier.lasvegas.state import Over, Placing, Starting
from croupier.lasvegas.state import State as LasVegasState
from croupier.lordsofvegas import Options as LordsOfVegasOptions
from croupier.lordsofvegas.events import Event as LordsOfVegasEvent
from croupier.lordsofvegas.moves import Accept, Action, EndTurn
from croupier.lordsofvegas.moves import Move as LordsOfVegasMove
from croupier.lordsofvegas.previews import Deal, Standing
from croupier.lordsofvegas.previews import preview as lords_of_vegas_preview
from croupier.lordsofvegas.previews import standing as lords_of_vegas_standing
from croupier.lordsofvegas.state import Acting
from croupier.lordsofvegas.state import State as LordsOfVegasState
from croupier.lordsofvegas.trading import exchange
from croupier.server import wire
from croupier.server.entries import By
from croupier.server.games import LAS_VEGAS, LORDS_OF_VEGAS, Shelf, shelf

StandingT = TypeVar("StandingT")
Choices = Sequence[tuple[Seat, Sequence[MoveT]]]
"""What each of some seats may choose."""


class Unreadable(CroupierError):
    """A move that belongs to no game, or to another one."""

    def __init__(self) -> None:
        super().__init__("invalid-move", "This game knows no such move.")


class Table(Protocol):
    """A game being played: a value, as its states are."""

    @property
    def awaited(self) -> Awaited:
        """Who is waited for."""
        ...

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    def take(self, entry: bytes) -> "Table":
        """Return the table after a move or an outcome, or refuse it."""
        ...

    def outcome(self, chance: Chance) -> bytes | None:
        """Return what chance answers, if chance is waited for."""
        ...

    def overdue(self, seat: Seat) -> bytes:
        """Return the move made for a seat whose time is up."""
        ...

    def text(self, seat: Seat) -> str:
        """Return what a seat sees as one line, for a bot."""
        ...

    def has_choice(self, seat: Seat) -> bool:
        """Tell whether a seat is waited for, or asked something."""
        ...

    def seen(self, viewer: Seat | None, acting: Sequence[Seat]) -> wire.Seen:
        """Return the table as a seat or a spectator sees it, with what these seats may choose."""
        ...

    def told(self, number: int, by: By) -> wire.LasVegasPlayed | wire.LordsOfVegasPlayed:
        """Tell what the last entry brought."""
        ...

    def considered(self, offer: bytes) -> wire.Considered:
        """Return what an offer would lead to, or refuse it."""
        ...

    def record(self, sitters: Sequence[Sitter], entries: Sequence[bytes], seed: bytes) -> str:
        """Return the record of the game."""
        ...


@dataclass(frozen=True)
class Look(Generic[StateT, MoveT, EventT, StandingT]):
    """How a game looks on the wire; the standing is the same for all who look."""

    standing: Callable[[StateT], StandingT]
    seen: Callable[[StateT, Turn | None, StandingT, Choices[MoveT], wire.Ending | None], wire.Seen]
    told: Callable[
        [int, By, Sequence[EventT]],
        wire.LasVegasPlayed | wire.LordsOfVegasPlayed,
    ]
    considered: Callable[[StateT], wire.Considered]


class GameTable(
    Struct, Generic[StateT, MoveT, EventT, OptionsT, StandingT], frozen=True, dict=True
):
    """A game of one kind at its table."""

    shelf: Shelf[StateT, MoveT, EventT, OptionsT]
    look: Look[StateT, MoveT, EventT, StandingT]
    options: OptionsT
    seats: int
    state: StateT
    outcomes: int = 0
    events: tuple[EventT, ...] = ()

    @property
    def _game(self) -> Game[StateT, MoveT, EventT, OptionsT]:
        return self.shelf.game

    @cached_property
    def awaited(self) -> Awaited:
        """Who is waited for."""
        return self._game.awaited(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self._game.result(self.state)

    def take(self, entry: bytes) -> "GameTable[StateT, MoveT, EventT, OptionsT, StandingT]":
        """Return the table after a move or an outcome, or refuse it."""
        read = self._read(entry)
        step = self._game.step(self.state, read)
        outcomes = self.outcomes + (not isinstance(read, Moved))
        return replace(self, state=step.state, events=step.events, outcomes=outcomes)

    def _read(self, entry: bytes) -> Entry[MoveT]:
        try:
            return self._game.codec.entries.decode(entry)
        except msgspec.DecodeError:
            raise Unreadable from None

    def outcome(self, chance: Chance) -> bytes | None:
        """Return what chance answers, if chance is waited for."""
        awaited = self.awaited
        if isinstance(awaited, Turn | End):
            return None
        return msgspec.json.encode(chance.answer(awaited, self.outcomes))

    def overdue(self, seat: Seat) -> bytes:
        """Return the move made for a seat whose time is up."""
        return msgspec.json.encode(Moved(seat, self.shelf.overdue(self.state, seat)))

    def text(self, seat: Seat) -> str:
        """Return what a seat sees as one line, for a bot."""
        return self._game.text(self._game.view(self.state, seat))

    def has_choice(self, seat: Seat) -> bool:
        """Tell whether a seat is waited for, or asked something."""
        return isinstance(self.awaited, Turn) and seat in (self.awaited.seat, *self.awaited.asked)

    def seen(self, viewer: Seat | None, acting: Sequence[Seat]) -> wire.Seen:
        """Return the table as a seat or a spectator sees it, with what these seats may choose."""
        turn = self.awaited if isinstance(self.awaited, Turn) else None
        choices = [(seat, self._game.legal(self.state, seat)) for seat in acting]
        view = self._game.view(self.state, viewer)
        result = self.result
        ending = wire.Ending(result.scores, result.places) if result is not None else None
        return self.look.seen(view, turn, self._standing, choices, ending)

    @cached_property
    def _standing(self) -> StandingT:
        return self.look.standing(self.state)

    def told(self, number: int, by: By) -> wire.LasVegasPlayed | wire.LordsOfVegasPlayed:
        """Tell what the last entry brought."""
        return self.look.told(number, by, self.events)

    def considered(self, offer: bytes) -> wire.Considered:
        """Return what an offer would lead to, or refuse it."""
        return self.look.considered(self.take(offer).state)

    def record(self, sitters: Sequence[Sitter], entries: Sequence[bytes], seed: bytes) -> str:
        """Return the record of the game."""
        log = Log[MoveT, OptionsT](self.seats, self.options, tuple(map(self._read, entries)))
        return records.write(self._game, records.Record(tuple(sitters), log, seed))


def _las_vegas_standing(state: LasVegasState) -> tuple[Payout, ...]:
    return () if isinstance(state, Starting | Over) else las_vegas_standing(state.table)


def _las_vegas_seen(
    state: LasVegasState,
    turn: Turn | None,
    standing: tuple[Payout, ...],
    choices: Choices[LasVegasMove],
    ending: wire.Ending | None,
) -> wire.Seen:
    yours = tuple(
        wire.LasVegasChoices(
            seat,
            tuple(wire.LasVegasChoice(move, las_vegas_preview(state, move)) for move in moves),
        )
        for seat, moves in choices
        if isinstance(state, Placing) and moves
    )
    return wire.LasVegasSeen(state, turn, standing, yours, ending)


def _las_vegas_told(number: int, by: By, events: Sequence[LasVegasEvent]) -> wire.LasVegasPlayed:
    phrase = LAS_VEGAS.game.phrase
    return wire.LasVegasPlayed(
        number, by, tuple(wire.LasVegasTold(event, phrase(event)) for event in events)
    )


def _las_vegas_considered(_state: LasVegasState) -> wire.Considered:
    raise AssertionError("Las Vegas knows no offers, and has refused this one")


def _lords_standing(state: LordsOfVegasState) -> Standing:
    return lords_of_vegas_standing(state.table)


def _lords_seen(
    state: LordsOfVegasState,
    turn: Turn | None,
    standing: Standing,
    choices: Choices[LordsOfVegasMove],
    ending: wire.Ending | None,
) -> wire.Seen:
    yours = tuple(
        wire.LordsOfVegasChoices(seat, _lords_choices(state, seat, moves))
        for seat, moves in choices
        if moves
    )
    return wire.LordsOfVegasSeen(state, turn, standing, yours, ending)


def _lords_choices(
    state: LordsOfVegasState, seat: Seat, moves: Iterable[LordsOfVegasMove]
) -> tuple[wire.LordsOfVegasChoice, ...]:
    return tuple(
        wire.LordsOfVegasChoice(move, lords_of_vegas_preview(state, seat, move)) for move in moves
    )


def _lords_told(
    number: int, by: By, events: Sequence[LordsOfVegasEvent]
) -> wire.LordsOfVegasPlayed:
    phrase = LORDS_OF_VEGAS.game.phrase
    return wire.LordsOfVegasPlayed(
        number, by, tuple(wire.LordsOfVegasTold(event, phrase(event)) for event in events)
    )


def _lords_considered(state: LordsOfVegasState) -> wire.Considered:
    """Return what the offer made last leads to, and what could then be done."""
    last = state.table.offers[-1]
    found = lords_of_vegas_preview(state, last.to, Accept(last.number))
    assert isinstance(found, Deal), "an offer that can be made can be carried out"
    if not isinstance(state, Acting):
        return wire.Considered(found, (), None)
    traded = Acting(exchange(state.table, last.maker, last.to, last.terms))
    turn = traded.table.turn
    legal = LORDS_OF_VEGAS.game.legal(traded, turn)
    deeds = [move for move in legal if isinstance(move, Action | EndTurn)]
    return wire.Considered(found, _lords_choices(traded, turn, deeds), None)


def _las_vegas(seats: int, options: LasVegasOptions) -> Table:
    step = LAS_VEGAS.game.start(seats, options)
    look = Look(_las_vegas_standing, _las_vegas_seen, _las_vegas_told, _las_vegas_considered)
    return GameTable(LAS_VEGAS, look, options, seats, step.state, 0, step.events)


def _lords_of_vegas(seats: int, options: LordsOfVegasOptions) -> Table:
    step = LORDS_OF_VEGAS.game.start(seats, options)
    look = Look(_lords_standing, _lords_seen, _lords_told, _lords_considered)
    return GameTable(LORDS_OF_VEGAS, look, options, seats, step.state, 0, step.events)


def game_of(setup: wire.Setup) -> str:
    """Return the name of the game that is set up."""
    return LAS_VEGAS.name if isinstance(setup, wire.LasVegasSetup) else LORDS_OF_VEGAS.name


def start(setup: wire.Setup, rules: int, seats: int) -> Table:
    """Set up a game, or refuse the seats, the options or rules this server does not know."""
    shelf(game_of(setup), rules)
    match setup:
        case wire.LasVegasSetup(options):
            return _las_vegas(seats, options)
        case wire.LordsOfVegasSetup(options):
            return _lords_of_vegas(seats, options)
