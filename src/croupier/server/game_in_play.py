"""A game as a room plays it, the same for the room whichever game it is."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from croupier.core import records
from croupier.core.chance import Chance, Dice, Draw
from croupier.core.errors import CroupierError
from croupier.core.game import (
    UNREADABLE,
    Awaited,
    End,
    Entry,
    EventT,
    Moved,
    MoveT,
    OptionsT,
    Result,
    StateT,
    Turn,
)
from croupier.core.log import Log
from croupier.core.phrases import Phrase
from croupier.core.remembering import once
from croupier.core.seats import Seat, Sitter
from croupier.games import registry
from croupier.games.spec import AnyEdition, Edition, Encodable
from croupier.server import wire
from croupier.server.entries import By


class UnknownMove(CroupierError):
    """A move that belongs to no game, or to another one."""

    def __init__(self) -> None:
        super().__init__("invalid-move", "This game knows no such move.")


class InvalidSetup(CroupierError):
    """Options that a game does not have, or values it does not take."""

    def __init__(self, game: str) -> None:
        super().__init__("invalid-options", f"A table of {game} cannot agree on such options.")


class JudgedEntry(NamedTuple):
    """An entry that the rules have taken, as it is kept, and the game after it."""

    entry: Raw
    game: "GameInPlay"


class KeptGame(Struct, frozen=True):
    """A game as it is kept: all of its position as one line, and how often chance has answered."""

    line: str
    outcomes: int


class GameInPlay(Protocol):
    """A game being played: a value, as its states are."""

    @property
    def awaited(self) -> Awaited:
        """Who is waited for."""
        ...

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        ...

    def after(self, entry: Raw) -> "GameInPlay":
        """Return the game after an entry of its log, or refuse it."""
        ...

    def move(self, seat: Seat, move: Raw) -> JudgedEntry:
        """Make a move for a seat, or refuse it."""
        ...

    def deal(self, chance: Chance) -> JudgedEntry | None:
        """Take what chance answers, if chance is waited for."""
        ...

    def overdue(self, seat: Seat) -> JudgedEntry:
        """Make the next move for a seat whose time is up."""
        ...

    def is_still_overdue(self, since: "GameInPlay", seat: Seat) -> bool:
        """Tell whether more is to be done for a seat whose time was up at an earlier point."""
        ...

    def text(self, seat: Seat) -> str:
        """Return what a seat sees as one line, for a bot."""
        ...

    def kept(self) -> KeptGame:
        """Return the game as it is kept; what happened last is not."""
        ...

    def has_choice(self, seat: Seat) -> bool:
        """Tell whether a seat is waited for, or asked something."""
        ...

    def seen(self, viewer: Seat | None, acting: Sequence[Seat]) -> wire.AnySeen:
        """Return the game as a seat or a spectator sees it, with what these seats may choose."""
        ...

    def watched(self, viewer: Seat | None) -> wire.AnySeen:
        """Return the game as a seat or a spectator sees it who only watches."""
        ...

    def choices(self, viewer: Seat | None, acting: Sequence[Seat]) -> tuple[wire.AnyChoices, ...]:
        """Return what these seats may choose, as one of them sees it, or a spectator."""
        ...

    def is_open_since(self, before: "GameInPlay", viewer: Seat | None) -> bool:
        """Tell whether all that has changed for a seat has changed for a spectator, too."""
        ...

    def told(self, number: int, by: By) -> wire.AnyPlayed:
        """Tell what the last entry brought."""
        ...

    def considered(self, seat: Seat, move: Raw) -> Encodable:
        """Return what a move would lead to that is not listed, or refuse it."""
        ...

    def record(self, sitters: Sequence[Sitter], entries: Sequence[Raw], seed: bytes) -> str:
        """Return the record of the game."""
        ...


class TypedGame(Struct, Generic[StateT, MoveT, EventT, OptionsT], frozen=True, dict=True):
    """A game of one kind being played."""

    edition: Edition[StateT, MoveT, EventT, OptionsT]
    options: OptionsT
    seats: int
    state: StateT
    outcomes: int = 0
    events: tuple[EventT, ...] = ()

    @once
    def awaited(self) -> Awaited:
        """Who is waited for."""
        return self.edition.game.awaited(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.edition.game.result(self.state)

    def after(self, entry: Raw) -> "TypedGame[StateT, MoveT, EventT, OptionsT]":
        """Return the game after an entry of its log, or refuse it."""
        return self._after(self._read(entry))

    def _read(self, entry: Raw) -> Entry[MoveT]:
        try:
            return self.edition.game.codec.entries.decode(entry)
        except UNREADABLE:
            raise UnknownMove from None

    def _after(self, entry: Entry[MoveT]) -> "TypedGame[StateT, MoveT, EventT, OptionsT]":
        step = self.edition.game.step(self.state, entry)
        outcomes = self.outcomes + (type(entry) is not Moved)
        return replace(self, state=step.state, events=step.events, outcomes=outcomes)

    def _take(self, entry: Entry[MoveT]) -> JudgedEntry:
        """Take an entry, and write it down as it is kept."""
        after = self._after(entry)
        return JudgedEntry(Raw(msgspec.json.encode(entry)), after)

    def move(self, seat: Seat, move: Raw) -> JudgedEntry:
        """Make a move for a seat, or refuse it."""
        return self._take(Moved(seat, self._read_move(move)))

    def _read_move(self, move: Raw) -> MoveT:
        try:
            return self.edition.game.codec.moves.decode(move)
        except UNREADABLE:
            raise UnknownMove from None

    def deal(self, chance: Chance) -> JudgedEntry | None:
        """Take what chance answers, if chance is waited for."""
        awaited = self.awaited
        # Mostly a seat is: `isinstance` takes six times as long to say that it is none of these.
        if type(awaited) is Turn or not isinstance(awaited, (Dice, Draw)):
            return None
        return self._take(chance.answer(awaited, self.outcomes))

    def overdue(self, seat: Seat) -> JudgedEntry:
        """Make the next move for a seat whose time is up."""
        return self._take(Moved(seat, self.edition.overdue(self.state, seat)))

    def is_still_overdue(self, since: GameInPlay, seat: Seat) -> bool:
        """Tell whether more is to be done for a seat whose time was up at an earlier point."""
        assert isinstance(since, TypedGame), "the same game, a little earlier"
        return self.edition.is_still_overdue(since.state, self.state, seat)

    def text(self, seat: Seat) -> str:
        """Return what a seat sees as one line, for a bot."""
        game = self.edition.game
        return game.text(game.view(self.state, seat))

    def kept(self) -> KeptGame:
        """Return the game as it is kept; what happened last is not."""
        return KeptGame(self.edition.game.text(self.state), self.outcomes)

    def has_choice(self, seat: Seat) -> bool:
        """Tell whether a seat is waited for, or asked something."""
        return isinstance(self.awaited, Turn) and seat in (self.awaited.seat, *self.awaited.asked)

    def seen(self, viewer: Seat | None, acting: Sequence[Seat]) -> wire.AnySeen:
        """Return the game as a seat or a spectator sees it, with what these seats may choose."""
        return replace(self.watched(viewer), yours=self.choices(viewer, acting))

    def watched(self, viewer: Seat | None) -> wire.AnySeen:
        """Return the game as a seat or a spectator sees it who only watches."""
        return self._spectated if viewer is None else self._watched(viewer)

    @once
    def _spectated(self) -> wire.AnySeen:
        return self._watched(None)

    def _watched(self, viewer: Seat | None) -> wire.AnySeen:
        view, wording = self.edition.game.view(self.state, viewer), self.edition.wording
        return wire.Seen(
            state=view,
            turn=self.awaited if isinstance(self.awaited, Turn) else None,
            standing=self._standing,
            yours=(),
            ending=self._ending,
            position=tuple(wording.position(view)) if wording is not None else (),
        )

    def choices(self, viewer: Seat | None, acting: Sequence[Seat]) -> tuple[wire.AnyChoices, ...]:
        """Return what these seats may choose, as one of them sees it, or a spectator."""
        game = self.edition.game
        legal = [(seat, moves) for seat in acting if (moves := game.legal(self.state, seat))]
        if not legal:
            return ()
        view = game.view(self.state, viewer)
        return tuple(self._choices(view, seat, moves) for seat, moves in legal)

    def is_open_since(self, before: GameInPlay, viewer: Seat | None) -> bool:
        """Tell whether all that has changed for a seat has changed for a spectator, too."""
        assert isinstance(before, TypedGame), "the same game, a little earlier"
        if viewer is None:
            return True
        # What is said in sentences may speak of a secret that has not changed.
        if self.edition.secret is None or self.edition.wording is not None:
            return False
        return bool(before._secrets[viewer] == self._secrets[viewer])

    @once
    def _secrets(self) -> tuple[object, ...]:
        """Return what each seat alone may see: compared with that before and that after."""
        secret = self.edition.secret
        assert secret is not None, "there are secrets"
        return tuple([secret(self.state, Seat(seat)) for seat in range(self.seats)])

    def _choices(
        self, view: StateT, seat: Seat, moves: Sequence[MoveT]
    ) -> wire.Choices[MoveT, Encodable]:
        previews, wording = self.edition.previews, self.edition.wording
        choices: Iterator[wire.Choice[MoveT, Encodable]] = (
            wire.Choice(
                move,
                previews.preview(view, seat, move) if previews is not None else None,
                wording.move(move) if wording is not None else None,
            )
            for move in moves
        )
        return wire.Choices(seat, tuple(choices))

    @property
    def _ending(self) -> wire.Ending | None:
        result = self.result if type(self.awaited) is End else None
        return wire.Ending(result.scores, result.places) if result is not None else None

    @once
    def _standing(self) -> Encodable:
        previews = self.edition.previews
        return previews.standing(self.state) if previews is not None else None

    def told(self, number: int, by: By) -> wire.AnyPlayed:
        """Tell what the last entry brought."""
        name, phrase = self.edition.name, self.edition.game.phrase
        return wire.Played(number, tuple([told(name, phrase, event) for event in self.events]), by)

    def considered(self, seat: Seat, move: Raw) -> Encodable:
        """Return what a move would lead to that is not listed, or refuse it."""
        previews = self.edition.previews
        if previews is None or previews.considered is None:
            raise UnknownMove
        return previews.considered(self.state, seat, self._read_move(move))

    def record(self, sitters: Sequence[Sitter], entries: Sequence[Raw], seed: bytes) -> str:
        """Return the record of the game."""
        log = Log[MoveT, OptionsT](self.seats, self.options, tuple(map(self._read, entries)))
        return records.write(self.edition.game, records.Record(tuple(sitters), log, seed))


# At a thousand tables the same happens again and again.
@lru_cache(maxsize=8192)
def told(game: str, phrase: Callable[[EventT], Phrase], event: EventT) -> wire.EventTold[EventT]:
    """Return an event of a game with its words; a message that is called like it needs no name."""
    assert isinstance(event, Struct), "events are records"
    said, usual = phrase(event), f"{game}-{event.__struct_config__.tag}"
    return wire.EventTold(event, said.words, "" if said.message == usual else said.message)


class Agreed(NamedTuple):
    """What a table has agreed on: a game under some rules, and its options as they are kept."""

    edition: AnyEdition
    options: Raw

    def begin(self, seats: int) -> GameInPlay:
        """Set up the game, or refuse the seats or the options."""

        def begin(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> GameInPlay:
            options = read_options(edition, self.options)
            step = edition.game.start(seats, options)
            return TypedGame(edition, options, seats, step.state, 0, step.events)

        return self.edition.use(begin)

    def resume(self, seats: int, kept: KeptGame) -> GameInPlay:
        """Go on with a game that was kept, or refuse a line that cannot be read."""

        def resume(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> GameInPlay:
            options = read_options(edition, self.options)
            return TypedGame(edition, options, seats, edition.game.read(kept.line), kept.outcomes)

        return self.edition.use(resume)

    @property
    def variant(self) -> Raw:
        """The options that make another game of it, as they are kept."""

        def variant(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Raw:
            return Raw(msgspec.json.encode(edition.variant(read_options(edition, self.options))))

        return self.edition.use(variant)


def agreed(game: str, rules: int, options: Raw) -> Agreed:
    """Return what a table plays, or refuse a game or rules this server does not know.

    Options are written down as the game writes them, whoever has typed them.
    """
    edition = registry.edition(game, rules)

    def written(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Raw:
        return Raw(msgspec.json.encode(read_options(edition, options)))

    return Agreed(edition, edition.use(written))


def read_options(edition: Edition[StateT, MoveT, EventT, OptionsT], options: Raw) -> OptionsT:
    """Read the options of a table, or refuse them."""
    try:
        return edition.game.codec.options.decode(options)
    except UNREADABLE:
        raise InvalidSetup(edition.name) from None
