"""What the server knows of each game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol

import msgspec

from croupier.bots.bot import Bot, MakeBot
from croupier.bots.lasvegas import BOTS as LAS_VEGAS_BOTS
from croupier.bots.lordsofvegas import BOTS as LORDS_OF_VEGAS_BOTS
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError, Refusal
from croupier.core.game import EventT, Game, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.lasvegas import LasVegas, placing
from croupier.lasvegas.events import Event as LasVegasEvent
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Options as LasVegasOptions
from croupier.lasvegas.state import Placing
from croupier.lasvegas.state import State as LasVegasState
from croupier.lordsofvegas import LordsOfVegas, timeouts, turns
from croupier.lordsofvegas.events import Event as LordsOfVegasEvent
from croupier.lordsofvegas.moves import Move as LordsOfVegasMove
from croupier.lordsofvegas.moves import Offer
from croupier.lordsofvegas.state import Acting, Drawing
from croupier.lordsofvegas.state import Options as LordsOfVegasOptions
from croupier.lordsofvegas.state import State as LordsOfVegasState
from croupier.server.entries import Level

LEVELS: Mapping[Level, str] = {"easy": "uniform", "medium": "greedy", "hard": "montecarlo:200ms"}
"""The bots of each level, by their names."""

WARMING_MOVES = 8
"""How many moves are chosen to compile all that is needed: the first ones offer no choice."""


class UnknownGame(CroupierError):
    """A game, or a version of its rules, that is not played here."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unknown-game", sentence)


class AnyShelf(Protocol):
    """Any game of the house: positions come and moves go as text."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> int: ...

    def chosen(
        self, level: Level, seat: Seat, view: str, luck: int, *, has_offered: bool = False
    ) -> bytes: ...

    def is_offer(self, move: bytes) -> bool: ...

    def given_in(self, seat: Seat, view: str) -> bytes: ...

    def warm(self) -> None: ...


@dataclass(frozen=True)
class Shelf(Generic[StateT, MoveT, EventT, OptionsT]):
    """The rules of a game and who may play it.

    `levels` names the bot of each level, `overdue` says what is done for a seat whose time is up,
    and `offers` are the moves a bot makes at most once a turn.
    """

    game: Game[StateT, MoveT, EventT, OptionsT]
    levels: Mapping[Level, str]
    bots: Mapping[str, MakeBot[StateT, MoveT]]
    overdue: Callable[[StateT, Seat], MoveT]
    offers: tuple[type[MoveT], ...] = ()

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def rules(self) -> int:
        """The version of its rules."""
        return self.game.rules

    def bot(self, level: Level, luck: int) -> Bot[StateT, MoveT]:
        """Return a bot of that level, with luck of its own."""
        return self.bots[self.levels[level]](Random(luck))

    def chosen(
        self, level: Level, seat: Seat, view: str, luck: int, *, has_offered: bool = False
    ) -> bytes:
        """Return the move a bot chooses in a position, as JSON.

        It is made anew for every move, and must be told if it has made an offer in this turn.
        """
        seen, bot = self.game.read(view), self.bot(level, luck)
        legal = self.game.legal(seen, seat)
        move = bot.choose(seat, seen, legal)
        while has_offered and isinstance(move, self.offers):
            move = bot.choose(seat, seen, legal)
        return msgspec.json.encode(move)

    def is_offer(self, move: bytes) -> bool:
        """Tell whether a move, as JSON, is an offer."""
        entry = self.game.codec.entries.decode(b'{"type":"moved","seat":0,"move":%s}' % move)
        return isinstance(entry, Moved) and isinstance(entry.move, self.offers)

    def given_in(self, seat: Seat, view: str) -> bytes:
        """Return the move made for a seat that does not choose in time, as JSON."""
        return msgspec.json.encode(self.overdue(self.game.read(view), seat))

    def warm(self) -> None:
        """Let the hard bot choose a few moves, so that all it needs is compiled."""
        bot = self.bot("hard", 0)
        options = self.game.codec.options.decode(b"{}")
        sitting = Sitting(self.game, 2, options, Dealer.numbered(0, 0))
        for _ in range(WARMING_MOVES):
            turn = sitting.deal()
            assert isinstance(turn, Turn), "no game is over so soon"
            seat, state = turn.next_to_move, sitting.state
            view, legal = self.game.view(state, seat), self.game.legal(state, seat)
            sitting.play(seat, bot.choose(seat, view, legal))


def most_dice(state: LasVegasState, seat: Seat) -> Place:
    """Return the move made for a seat of Las Vegas (LV-4.6)."""
    if not isinstance(state, Placing) or state.seat != seat:
        raise _not_waited_for(seat)
    own = state.roll.own
    return Place(max(placing.faces(state.roll), key=lambda face: (own.count(face), -face)))


def least_done(state: LordsOfVegasState, seat: Seat) -> LordsOfVegasMove:
    """Return the move made for a seat of Lords of Vegas: an offer to it is refused first (LOV-22).

    One at a time, as the others are: it may be asked again.
    """
    if isinstance(state, Drawing | Acting) and (refusals := timeouts.refusals(state.table, seat)):
        return refusals[0]
    if not isinstance(state, turns.Choosing) or turns.chooser(state) != seat:
        raise _not_waited_for(seat)
    return timeouts.overdue(state)


def _not_waited_for(seat: Seat) -> Refusal:
    return Refusal("not-your-turn", f"Nobody waits for seat {seat}.")


LAS_VEGAS: Shelf[LasVegasState, Place, LasVegasEvent, LasVegasOptions] = Shelf(
    LasVegas(), LEVELS, LAS_VEGAS_BOTS, most_dice
)
LORDS_OF_VEGAS: Shelf[
    LordsOfVegasState, LordsOfVegasMove, LordsOfVegasEvent, LordsOfVegasOptions
] = Shelf(LordsOfVegas(), LEVELS, LORDS_OF_VEGAS_BOTS, least_done, (Offer,))

_SHELVES: tuple[AnyShelf, ...] = (LAS_VEGAS, LORDS_OF_VEGAS)

GAMES: Mapping[tuple[str, int], AnyShelf] = {(shelf.name, shelf.rules): shelf for shelf in _SHELVES}
"""The games by their names and the versions of their rules."""


def latest(name: str) -> AnyShelf:
    """Return a game under its newest rules, or say which games there are.

    >>> latest("chess")
    Traceback (most recent call last):
    croupier.server.games.UnknownGame: There is no game “chess”; known: las-vegas, lords-of-vegas.
    """
    return GAMES[name, max(_versions(name))]


def shelf(name: str, rules: int) -> AnyShelf:
    """Return a game under these rules, or say which of its rules are known.

    >>> shelf("las-vegas", 7)
    Traceback (most recent call last):
    croupier.server.games.UnknownGame: Of las-vegas there are no rules of version 7; known: 1.
    """
    versions = _versions(name)
    if rules not in versions:
        known = ", ".join(map(str, versions))
        raise UnknownGame(f"Of {name} there are no rules of version {rules}; known: {known}.")
    return GAMES[name, rules]


def _versions(name: str) -> list[int]:
    versions = [rules for known, rules in GAMES if known == name]
    if not versions:
        known = ", ".join(dict.fromkeys(name for name, _ in GAMES))
        raise UnknownGame(f"There is no game “{name}”; known: {known}.")
    return versions
