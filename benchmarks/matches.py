"""Matches of one bot against a table of another, for all bots, tables and variants."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from croupier.cli.processes import workers
from croupier.cli.tournament import (
    Deal,
    engine_for,
    game_by_rules,
    game_in_kernel,
    play_deals,
    seatings,
    share,
    warm_up,
)
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition, Level

SEED = 777_001
"""Of the games on the page: nothing is tuned or trained by it."""

FIELDS: Mapping[str, Sequence[tuple[int, Mapping[str, bool]]]] = {
    "las-vegas": [
        *((seats, {}) for seats in (2, 3, 4, 5)),
        *((seats, {"white": True}) for seats in (2, 3, 4)),
    ],
    "lords-of-vegas": [(seats, {}) for seats in (2, 3, 4)],
}
"""How many play, and what is agreed on, by game."""
LEVELS_MEET: Mapping[str, int] = {"las-vegas": 2, "lords-of-vegas": 4}
"""At tables of how many each level meets the one below it, by game."""


class Field(Struct, frozen=True):
    """A kind of table: all of its matches make up one rating list."""

    game: str
    seats: int
    variant: tuple[str, ...]

    @property
    def title(self) -> str:
        """What it is called on the page."""
        agreed = f", {' and '.join(self.variant)}" if self.variant else ""
        return f"{self.seats} seats{agreed}"


class Match(Struct, frozen=True):
    """One bot against a table of another, and how many games they play."""

    field: Field
    bot: str
    others: str
    games: int
    seed: int = SEED


class Score(Struct, frozen=True):
    """What came of a match, deal by deal: every deal is played in all seatings.

    `shares` are the bot's shares of the wins, `beaten` how many of the `met` others it was placed
    before, where a shared place counts half.
    """

    match: Match
    shares: tuple[float, ...]
    beaten: tuple[float, ...]
    met: int
    seconds: float
    decisions: int


def fields(games: Sequence[str], seats: int | None) -> Iterator[Field]:
    """Yield the kinds of tables of these games."""
    for game in games:
        for count, agreed in FIELDS[game]:
            if seats in (None, count):
                yield Field(game, count, tuple(name for name, value in agreed.items() if value))


def bots_of(game: str) -> list[str]:
    """Return all bots of a game by their names; one that is still as it was frozen counts once."""
    return registry.find(game).newest.use(lambda edition: once([*edition.bots.items()]))


def once(bots: Sequence[tuple[str, object]]) -> list[str]:
    """Return the names of bots, of those that are the same only the one that is frozen.

    >>> once([("greedy", 1), ("greedy-1", 1), ("champion", 2), ("champion-1", 3)])
    ['greedy-1', 'champion', 'champion-1']
    """
    names = {maker: name for name, maker in bots if name.endswith("-1")}
    return [name for name, maker in bots if names.get(maker, name) == name]


def frozen(bots: Sequence[str]) -> list[str]:
    """Return those that stay as they are: others are measured against them.

    >>> frozen(["uniform", "greedy", "greedy-1", "champion", "montecarlo-1"])
    ['uniform', 'greedy-1', 'montecarlo-1']
    """
    found = [bot for bot in bots if bot == "uniform" or bot.endswith("-1")]
    return found if len(found) > 1 else [bot for bot in bots if bot in ("uniform", "greedy")]


def matches(field: Field, games: int) -> Iterator[Match]:
    """Yield every bot against every frozen one, but not against itself."""
    bots = bots_of(field.game)
    for others in frozen(bots):
        for bot in bots:
            if bot != others:
                yield Match(field, bot, others, games)


def level_bots(game: str) -> dict[Level, str]:
    """Return who plays at each level, from the weakest to the strongest.

    Whoever looks at a clock there does as many playouts here as is usual.

    >>> level_bots("las-vegas")["champion"]
    'champion'
    """
    edition = registry.find(game).newest
    bots = {level: edition.bot_name(level) for level in edition.levels_offered}
    return {
        level: bot.partition(":")[0] if bot.endswith("ms") else bot for level, bot in bots.items()
    }


def level_matches(game: str, games: int) -> Iterator[Match]:
    """Yield every level against the one below it."""
    field = Field(game, LEVELS_MEET[game], ())
    for others, bot in pairwise(level_bots(game).values()):
        yield Match(field, bot, others, games)


def played(match: Match, jobs: int, known: Score | None = None) -> Score:
    """Play a match, on from what is known of its first games."""
    first = 0 if known is None else len(known.shares)
    score = registry.find(match.field.game).newest.use(
        lambda edition: _played(edition, match, jobs, first)
    )
    return score if known is None else joined(known, score)


def _played(
    edition: Edition[StateT, MoveT, EventT, OptionsT], match: Match, jobs: int, first: int
) -> Score:
    agreed = dict.fromkeys(match.field.variant, True)
    options = msgspec.convert(agreed, type(edition.usual_options()))
    tables = seatings([match.bot, *(match.others,) * (match.field.seats - 1)])
    numbers = [range(n, n + 1) for n in range(first, ceil(match.games / len(tables)))]
    engine = engine_for(edition, tables[0], "kernel")
    play_one = game_in_kernel if engine == "kernel" else game_by_rules
    play = partial(play_deals, play_one, edition, options, tables, match.seed)
    prepare = partial(warm_up, edition, options, tables[0], engine)
    deals = list[Deal]()
    with workers(min(jobs, len(numbers)), prepare) as do:
        for some in do(play, numbers):
            deals += some
    return score(match, deals)


def score(match: Match, deals: Sequence[Deal]) -> Score:
    """Sum up a match."""
    clocks = [
        (seconds, decisions)
        for deal in deals
        for game in deal
        for name, seconds, decisions in zip(game.seating, game.seconds, game.decisions, strict=True)
        if name == match.bot
    ]
    return Score(
        match=match,
        shares=tuple(share(deal, match.bot) for deal in deals),
        beaten=tuple(_beaten(deal, match.bot) for deal in deals),
        met=sum(len(game.seating) - 1 for game in deals[0]),
        seconds=sum(seconds for seconds, _ in clocks),
        decisions=sum(decisions for _, decisions in clocks),
    )


def joined(first: Score, more: Score) -> Score:
    """Return what came of the first games of a match and of those after them."""
    return Score(
        match=more.match,
        shares=first.shares + more.shares,
        beaten=first.beaten + more.beaten,
        met=more.met,
        seconds=first.seconds + more.seconds,
        decisions=first.decisions + more.decisions,
    )


def _beaten(deal: Deal, bot: str) -> float:
    """Return how many others the bot was placed before in a deal."""
    beaten = 0.0
    for game in deal:
        own = game.result.places[game.seating.index(bot)]
        places = zip(game.seating, game.result.places, strict=True)
        theirs = [place for name, place in places if name != bot]
        beaten += sum((own < place) + (own == place) / 2 for place in theirs)
    return beaten


class Kept:
    """A file of scores: what is in it, with as many games or more, need not be played again."""

    def __init__(self, file: Path) -> None:
        self._file = file
        lines = file.read_bytes().splitlines() if file.exists() else []
        scores = (msgspec.json.decode(line, type=Score) for line in lines)
        self._scores = dict[Match, Score]()
        for score in scores:
            self._note(score)

    def score(self, match: Match) -> Score | None:
        """Return what came of a match, if it was played with as many games."""
        found = self.begun(match)
        return found if found is not None and found.match.games >= match.games else None

    def begun(self, match: Match) -> Score | None:
        """Return what came of a match so far, with however many games."""
        return self._scores.get(replace(match, games=0))

    def keep(self, score: Score) -> None:
        """Keep a score."""
        self._note(score)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(score) + b"\n")

    def tidy(self) -> None:
        """Leave out of the file what stands there again with more games."""
        lines = (msgspec.json.encode(score) + b"\n" for score in self._scores.values())
        self._file.write_bytes(b"".join(lines))

    def _note(self, score: Score) -> None:
        """Know a score, unless one of more games is known."""
        pairing = replace(score.match, games=0)
        known = self._scores.get(pairing)
        if known is None or known.match.games <= score.match.games:
            self._scores[pairing] = score
