"""What the house knows of a game: one record, whichever game it is."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from croupier.bots.bot import Bot, MakeBot, NotOffered
from croupier.core.errors import CroupierError, Refusal
from croupier.core.game import Entry, EventT, Game, MoveT, OptionsT, StateT
from croupier.core.lessons import Chapter
from croupier.core.log import Log
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat

if TYPE_CHECKING:
    from croupier.analysis.findings import Judge
    from croupier.env.environments import Environments
    from croupier.kernel.figures import Figures
    from croupier.kernel.lockstep import Choose, Twin
    from croupier.screens.screen import Screen
    from croupier.training.recipe import Recipe

Level = Literal["easy", "medium", "hard", "champion"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "champion")
"""From the weakest to the strongest."""
NEEDED: tuple[Level, ...] = LEVELS[:3]
"""The levels every game has."""
Searching = Literal["hard", "champion"]
SEARCHING: tuple[Searching, ...] = ("hard", "champion")
"""The levels that may need compiled code, which takes a while to load."""

Encodable = Struct | tuple[Struct, ...] | None
"""What is sent on as it is: its game and its look know what it means, nobody between them does."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
SettledT = TypeVar("SettledT", contravariant=True)


class UnknownGame(CroupierError):
    """A game, or a version of its rules, that is not played here."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unknown-game", sentence)


class Simulate(Protocol[SettledT]):
    """Plays many games in the kernel between players of these names."""

    def __call__(
        self,
        bots: Sequence[str],
        options: SettledT,
        games: int,
        seed: int,
        *,
        jobs: int,
        tell: Callable[[int], None],
        first_game: int = 0,
    ) -> "Figures":
        """Return what they come to; `tell` hears how many were played since it last did.

        Every game of a series has luck of its own, so it can be played in parts: from a first
        game on.
        """
        ...


class GamePlayed(NamedTuple):
    """A game in the kernel: its scores, and what the decisions of each seat took."""

    scores: tuple[tuple[int, ...], ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


class PlayGame(Protocol[SettledT]):
    """Plays the game of a number in the kernel, with a clock for every seat.

    The luck of the dealer is that of the number, whoever sits where.
    """

    def __call__(
        self, bots: Sequence[str], options: SettledT, seed: int, number: int, /
    ) -> GamePlayed:
        """Return how it went."""
        ...


@dataclass(frozen=True)
class Kernel(Generic[StateT, MoveT, OptionsT]):
    """A game in compiled code: which bots have a twin there, and what it can do.

    A bot that searches plays there too, if its playouts are counted and no clock is looked at.

    To compare it with the rules there are its twin, one that tries everything for all seats, and
    every kind of table.
    """

    bots: Sequence[str]
    simulate: Simulate[OptionsT]
    twin: Callable[[], "Twin[StateT, MoveT]"]
    trying: Callable[[Random], "Choose[StateT, MoveT]"]
    tables: Sequence[tuple[int, OptionsT]]
    play: PlayGame[OptionsT] | None = None

    def knows(self, bots: Iterable[str]) -> bool:
        """Tell whether all these bots have a twin; one that searches by time has none."""
        named = (bot.partition(":") for bot in bots)
        return all(name in self.bots and not limit.endswith("ms") for name, _, limit in named)


@dataclass(frozen=True)
class Timeouts(Generic[StateT, MoveT]):
    """What is done for a seat whose time is up.

    `overdue` gives the next move made for it. One may not be all: once luck has answered,
    `is_still_overdue` compares the state in which time ran out with the state now.
    """

    overdue: Callable[[StateT, Seat], MoveT]
    is_still_overdue: Callable[[StateT, StateT, Seat], bool]


@dataclass(frozen=True)
class Previews(Generic[StateT, MoveT]):
    """What moves lead to, for those who have no rules of their own.

    `preview` says it of a legal move, `standing` how the table stands for everyone alike, and
    `considered` what a move that is not listed would lead to, or why it cannot be made.
    """

    preview: Callable[[StateT, Seat, MoveT], Encodable]
    standing: Callable[[StateT], Encodable]
    considered: Callable[[StateT, Seat, MoveT], Encodable] | None = None


@dataclass(frozen=True)
class Puzzling(Generic[StateT, OptionsT]):
    """What puzzles of a game come from.

    `tables` are those at which everyone sees all there is to see, `strong` is who plays at them,
    and `levels` who tries the puzzles: bots whose playouts are counted, so that all comes out
    the same again. `per_game` is how many come from one game at most.

    Where compiled code plays the games, `positions` returns what is worth a look in the game of a
    seed and a number, with so many seats; in all others everything is looked at.
    """

    tables: Sequence[tuple[int, OptionsT]]
    strong: str
    levels: Mapping[Level, str]
    per_game: int = 2
    positions: Callable[[int, OptionsT, int, int], Iterable[StateT]] | None = None


@dataclass(frozen=True)
class Wording(Generic[StateT, MoveT]):
    """A game in sentences, for tables without a look of their own."""

    position: Callable[[StateT], Sequence[Phrase]]
    move: Callable[[MoveT], Phrase]


@dataclass(frozen=True)
class Types:
    """The types of a game that go over the wire, for its description there."""

    options: object
    state: object
    move: object
    event: object
    preview: object = None
    standing: object = None
    considered: object = None


class Work(Protocol[T_co]):
    """Something done with any edition, whatever its states and moves are."""

    def __call__(self, edition: "Edition[StateT, MoveT, EventT, OptionsT]", /) -> T_co:
        """Do it."""
        ...


class AnyEdition(Protocol):
    """An edition whose states and moves nobody needs to know."""

    @property
    def name(self) -> str:
        """The name of the game."""
        ...

    @property
    def rules(self) -> int:
        """The version of its rules."""
        ...

    @property
    def types(self) -> Types:
        """The types that go over the wire."""
        ...

    @property
    def levels(self) -> Mapping[Level, str]:
        """The bot of each level, by its name."""
        ...

    @property
    def attentive(self) -> Collection[Level]:
        """The levels whose bots hear what happened so far."""
        ...

    @property
    def strengths(self) -> Mapping[Level, float]:
        """The fixed ratings of the levels, where they were measured."""
        ...

    @property
    def levels_offered(self) -> tuple[Level, ...]:
        """The levels whose bot can play, from the weakest to the strongest."""
        ...

    def bot_name(self, level: Level, /) -> str:
        """Return the name of the bot that plays at a level."""
        ...

    @property
    def has_judge(self) -> bool:
        """Whether somebody here judges its positions."""
        ...

    def require_judge(self) -> None:
        """Refuse a game that nobody here judges."""
        ...

    @property
    def facts(self) -> Callable[[], Mapping[str, object]]:
        """The figures of the rules that the client shows or checks."""
        ...

    def use(self, work: Work[T], /) -> T:
        """Do something with this edition that works with any."""
        ...


def nothing_taken_back(_entries: Sequence[Entry[MoveT]]) -> Collection[int]:
    """Return no places of a log, for a game in which nothing is taken back."""
    return ()


def as_agreed(options: OptionsT) -> OptionsT:
    """Return options as they are, for a game all of whose options make another game."""
    return options


def nothing_said_before(_entries: Sequence[Entry[MoveT]], _seat: Seat, _move: MoveT) -> bool:
    """Tell that nothing is said twice, for a game without offers."""
    return False


def no_facts() -> Mapping[str, object]:
    """Return nothing."""
    return {}


@dataclass(frozen=True)
class Edition(Generic[StateT, MoveT, EventT, OptionsT]):
    """A game under one version of its rules, with all that the house does with it.

    `levels` names the bot of each level, of which champion may be missing, and `attentive` are the
    levels whose bots hear what happened so far. `strengths` are the ratings of the levels, on the
    scale of OpenSkill on which a newcomer has 25, and `variant` returns options without those that
    make no other game: what is the same then is rated together. `offers` are the moves a bot makes
    at most once a turn, `said_before` tells which of them were heard too lately, `taken_back` the
    places in a log that came to nothing. `secret` is what a seat sees and a spectator does not: as
    long as it stays the same, both see the same changes.
    `counts` are what a simulation counts in every game, `formats` write the scores, `facts` are the
    figures of the rules that the client shows or checks, `lessons` what is learned by playing,
    `puzzling` what puzzles come from. Whatever takes long to load, or needs what not everyone has
    installed, is loaded when it is called for: the kernel, the judge of positions, learning
    environments, the recipe its weights are trained by, the screen in the terminal.
    """

    game: Game[StateT, MoveT, EventT, OptionsT]
    types: Types
    bots: Mapping[str, MakeBot[StateT, MoveT]]
    levels: Mapping[Level, str]
    attentive: Collection[Level] = ()
    strengths: Mapping[Level, float] = field(default_factory=dict)
    variant: Callable[[OptionsT], OptionsT] = as_agreed
    offers: tuple[type[MoveT], ...] = ()
    said_before: Callable[[Sequence[Entry[MoveT]], Seat, MoveT], bool] = nothing_said_before
    timeouts: Timeouts[StateT, MoveT] | None = None
    taken_back: Callable[[Sequence[Entry[MoveT]]], Collection[int]] = nothing_taken_back
    previews: Previews[StateT, MoveT] | None = None
    wording: Wording[StateT, MoveT] | None = None
    secret: Callable[[StateT, Seat], object] | None = None
    counts: Mapping[str, Callable[[Log[MoveT, OptionsT]], int]] = field(default_factory=dict)
    formats: Sequence[Callable[[int], str]] = ()
    facts: Callable[[], Mapping[str, object]] = no_facts
    lessons: Sequence[Chapter[MoveT]] = ()
    kernel: Callable[[], Kernel[StateT, MoveT, OptionsT]] | None = None
    judge: "Callable[[], Judge[StateT, MoveT]] | None" = None
    puzzling: Puzzling[StateT, OptionsT] | None = None
    environments: "Callable[[], Environments] | None" = None
    training: "Callable[[], Recipe] | None" = None
    screen: "Callable[[Sequence[str]], Screen[StateT, MoveT, EventT]] | None" = None

    def __post_init__(self) -> None:
        """Refuse a game without a bot for every level: any table may ask for any of them."""
        missing = [level for level in NEEDED if not self._knows(self.levels.get(level, ""))]
        if missing:
            raise ValueError(f"{self.name} has no bot that is {' or '.join(missing)}")

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def rules(self) -> int:
        """The version of its rules."""
        return self.game.rules

    @property
    def levels_offered(self) -> tuple[Level, ...]:
        """The levels whose bot can play, from the weakest to the strongest."""
        return tuple(level for level in LEVELS if self.levels.get(level, "") in self.bots)

    def _knows(self, bot: str) -> bool:
        """Tell whether there is such a bot, even if something keeps it from playing."""
        try:
            return callable(self.bots[bot])
        except KeyError as error:
            return isinstance(error, NotOffered)

    def use(self, work: Work[T], /) -> T:
        """Do something with this edition that works with any."""
        return work(self)

    def usual_options(self) -> OptionsT:
        """Return what is agreed on where nobody says anything."""
        return self.game.codec.options.decode(b"{}")

    def bot(self, level: Level, luck: Random) -> Bot[StateT, MoveT]:
        """Return a bot of that level, with luck of its own."""
        return self.bots[self.bot_name(level)](luck)

    def bot_name(self, level: Level, /) -> str:
        """Return the name of the bot that plays at a level.

        If there is none, or something keeps it from playing, it is that of the next level below.
        """
        below = LEVELS[: LEVELS.index(level) + 1]
        playing = [lower for lower in below if lower in self.levels_offered]
        return self.levels[playing[-1] if playing else level]

    @property
    def has_judge(self) -> bool:
        """Whether somebody here judges its positions."""
        return self.judge is not None

    def require_judge(self) -> None:
        """Refuse a game that nobody here judges."""
        if self.judge is None:
            raise UnknownGame(f"Nobody here judges games of {self.name}.")

    def new_judge(self) -> "Judge[StateT, MoveT]":
        """Return who judges positions, or refuse a game that nobody here judges."""
        self.require_judge()
        assert self.judge is not None, "or it was refused"
        return self.judge()

    def overdue(self, state: StateT, seat: Seat) -> MoveT:
        """Return the next move made for a seat whose time is up."""
        if self.timeouts is not None:
            return self.timeouts.overdue(state, seat)
        legal = self.game.legal(state, seat)
        if not legal:
            raise Refusal("not-your-turn", f"Nobody waits for seat {seat}.")
        return legal[0]

    def is_still_overdue(self, since: StateT, now: StateT, seat: Seat) -> bool:
        """Tell whether more is to be done for a seat whose time was up at an earlier state."""
        return self.timeouts is not None and self.timeouts.is_still_overdue(since, now, seat)


@dataclass(frozen=True)
class GameSpec:
    """A game: its name, its title for people, and its editions by the version of their rules.

    `sentences` are its messages in the format of Fluent, by language, where the house's own files
    do not have them; English is always among them.
    """

    name: str
    title: str
    editions: Mapping[int, AnyEdition]
    sentences: Mapping[str, str] = field(default_factory=dict)

    @property
    def newest(self) -> AnyEdition:
        """The edition new tables are played by."""
        return self.editions[max(self.editions)]

    def edition(self, rules: int) -> AnyEdition:
        """Return the edition of a version of the rules, or say which there are."""
        if rules not in self.editions:
            known = ", ".join(map(str, sorted(self.editions)))
            raise UnknownGame(
                f"Of {self.name} there are no rules of version {rules}; known: {known}."
            )
        return self.editions[rules]

    def sentences_in(self, language: str) -> str:
        """Return the game's own messages in a language, or else in English."""
        return self.sentences.get(language, self.sentences.get("en", ""))


def editions(*all_of_them: AnyEdition) -> Mapping[int, AnyEdition]:
    """Return the editions of a game by the versions of their rules."""
    return {edition.rules: edition for edition in all_of_them}
