"""The page and the plot of how strong the bots are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from benchmarks.matches import (
    LEVELS_MEET,
    SEED,
    Field,
    Match,
    Score,
    bots_of,
    frozen,
    level_bots,
    level_matches,
)
from benchmarks.rating import SCALE, Rating, ratings
from croupier.cli.tournament import interval
from croupier.games import registry
from croupier.training.charts import Dot, Panel, Series, drawn
from croupier.training.trainer import MEASURING

HEAD = """\
# How strong the bots are

`benchmarks/strength` plays every bot against tables of those that stay as they are (`uniform`, and
all whose name ends with a number), every deal in all seatings, and writes this page. The rating is
by who was placed before whom (Bradley and Terry's model): {scale} points more are ten to one, and
`{zero}` has 0. Its interval is what 95 of 100 samples of the deals come to. The win share is that
of one seat against a table full of the others, a shared win counting as its fraction; its interval
is Student's over the deals. The time is of the match in which a decision took least.

Nothing was tuned or trained on these games: they are of seed {seed}, which is used for nothing
else. Trials and training have seeds of their own, below 100,000, and where a training measures
strength, {apart:,} above these. At least {games:,} games were played in each match; how many is
said behind each interval. They are kept in `benchmarks/strength.jsonl`, from where the same command
goes on; after a change of a bot its lines there are to be deleted. Measured until {day}.

![Strength against time](strength.svg)
"""

NOTES = Path(__file__).with_name("strength_notes.md")
"""What was seen besides; it goes to the end of the page."""


@dataclass(frozen=True)
class Target:
    """What share of the wins a bot was to reach, and above what all of the interval was to be."""

    field: Field
    others: str
    asked: float | None = None
    above: float = 0.0
    bot: str = "champion"

    def verdict(self, share: float, low: float, high: float) -> str:
        """Tell whether it was reached; what lies within the interval is open.

        >>> Target(Field("las-vegas", 5, ()), "uniform", 0.73, 0.70).verdict(0.74, 0.71, 0.77)
        '73: met'
        """
        if self.asked is None:
            return "–"
        if share >= self.asked and low > self.above:
            said = "met"
        else:
            said = "open" if high >= self.asked else "missed"
        return f"{100 * self.asked:.0f}: {said}"


_LAS_VEGAS, _LORDS = "las-vegas", "lords-of-vegas"
TARGETS = (
    Target(Field(_LAS_VEGAS, 5, ()), "uniform", 0.73, above=0.70),
    Target(Field(_LAS_VEGAS, 5, ()), "greedy-1", 0.42, above=0.38),
    Target(Field(_LAS_VEGAS, 2, ()), "greedy-1", 0.84),
    Target(Field(_LAS_VEGAS, 2, ()), "montecarlo-1", 0.57),
    Target(Field(_LAS_VEGAS, 2, ("white",)), "greedy-1", 0.84),
    Target(Field(_LAS_VEGAS, 2, ("white",)), "montecarlo-1", 0.57),
    Target(Field(_LORDS, 4, ()), "greedy-1", 0.58),
    Target(Field(_LORDS, 4, ()), "montecarlo-1", 0.35),
    *(
        Target(Field(_LORDS, seats, ()), others)
        for seats in (3, 2)
        for others in ("greedy-1", "montecarlo-1")
    ),
)


@dataclass(frozen=True)
class Page:
    """Everything that was measured: whole kinds of tables, and what is known of any match."""

    found: Mapping[Field, Sequence[Score]]
    known: Callable[[Match], Score | None]
    games: int
    day: date

    def written(self) -> str:
        """Return the page."""
        head = HEAD.format(
            scale=SCALE,
            zero=zero([bot for field in self.found for bot in bots_of(field.game)]),
            seed=f"{SEED:,}",
            apart=MEASURING,
            games=self.games,
            day=self.day.isoformat(),
        )
        notes = NOTES.read_text(encoding="utf-8")
        return "\n".join([head, *self._targets(), *self._levels(), *self._games(), notes])

    def _targets(self) -> Iterator[str]:
        """Yield what was to be reached, and what was."""
        yield "## What was to be reached\n"
        yield "| game | who against whom | games | wins | 95 % | to reach |"
        yield "|---|---|---|---|---|---|"
        for target in TARGETS:
            score = self.known(Match(target.field, target.bot, target.others, 0))
            if score is not None:
                share, low, high = _estimate(score)
                verdict = target.verdict(share, low, high)
                against = _against(target.bot, target.others, target.field.seats)
                yield f"| {_table(target.field)} | {against} | {_figures(score)} | {verdict} |"
        yield "\n*Met*: the share is reached; *open*: it is not, but lies within the interval.\n"

    def _levels(self) -> Iterator[str]:
        """Yield how each level does against the one below it."""
        yield "## Levels\n"
        yield "Each against the one below it: two in three is to be met with, of four 40 %.\n"
        yield "| game | who against whom | games | wins | 95 % |"
        yield "|---|---|---|---|---|"
        for game in LEVELS_MEET:
            names = (f"{level} ({bot})" for level, bot in level_bots(game).items())
            for match, (below, level) in zip(level_matches(game, 0), pairwise(names), strict=True):
                score = self.known(match)
                if score is not None:
                    against = _against(level, below, match.field.seats)
                    yield f"| {_table(match.field)} | {against} | {_figures(score)} |"
        yield ""

    def _games(self) -> Iterator[str]:
        for game in dict.fromkeys(field.game for field in self.found):
            yield f"## {registry.find(game).title}\n"
            for field, scores in self.found.items():
                if field.game == game:
                    yield from _list(field, scores)

    def plotted(self) -> str:
        """Return the plot: for each game its largest table without variants."""
        largest = {field.game: field for field in self.found if not field.variant}
        return drawn([_panel(field, self.found[field]) for field in largest.values()])


def _table(field: Field) -> str:
    return f"{registry.find(field.game).title}, {field.title}"


def _against(bot: str, others: str, seats: int) -> str:
    return f"{bot} against {others}" if seats == 2 else f"{bot} against {seats - 1} × {others}"


def _estimate(score: Score) -> tuple[float, float, float]:
    """Return what share of the wins a bot had, and the interval of it."""
    return fmean(score.shares), *interval(score.shares, 1 / score.match.field.seats)


def _figures(score: Score) -> str:
    """Return games, share and interval, as they stand in a row."""
    share, low, high = (100 * value for value in _estimate(score))
    games = len(score.shares) * score.match.field.seats
    return f"{games:,} | {share:.1f} % | {low:.1f}–{high:.1f}"


def zero(bots: Sequence[str]) -> str:
    """Return who has 0 points: the frozen greedy one, or else the greedy one."""
    return "greedy-1" if "greedy-1" in bots else "greedy"


def rated(field: Field, scores: Sequence[Score]) -> list[Rating]:
    """Return the rating list of a field."""
    bots = bots_of(field.game)
    return ratings(scores, bots, zero(bots))


def _list(field: Field, scores: Sequence[Score]) -> Iterator[str]:
    """Yield the rating list of a field, as a table."""
    others = frozen(bots_of(field.game))
    yield f"### {field.title[0].upper()}{field.title[1:]}\n"
    heads = (f"wins against {field.seats - 1} {name}" for name in others)
    yield f"| bot | rating | 95 % | ms per decision | {' | '.join(heads)} |"
    yield f"|---|---|---|---|{'---|' * len(others)}"
    for one in rated(field, scores):
        own = {score.match.others: score for score in scores if score.match.bot == one.bot}
        shares = (_share(own.get(name)) for name in others)
        yield (
            f"| {one.bot} | {one.points:+.0f} | {one.low:+.0f} to {one.high:+.0f}"
            f" | {milliseconds(one.bot, scores):.2g} | {' | '.join(shares)} |"
        )
    yield f"\nA fair share is {1 / field.seats:.1%}.\n".replace("%", " %")


def _share(score: Score | None) -> str:
    if score is None:
        return "–"
    share, low, high = (100 * value for value in _estimate(score))
    return f"{share:.1f} % ({low:.0f}–{high:.0f}; {len(score.shares) * score.match.field.seats:,})"


def milliseconds(bot: str, scores: Sequence[Score]) -> float:
    """Return how long a bot took for a decision, in the match where others disturbed it least."""
    own = [score for score in scores if score.match.bot == bot]
    return min(1000 * score.seconds / max(1, score.decisions) for score in own)


def _panel(field: Field, scores: Sequence[Score]) -> Panel:
    """Return strength against time, a dot for each bot."""
    clouds = [
        Series(
            one.bot,
            [Dot(milliseconds(one.bot, scores), one.points, one.low, one.high, one.bot)],
            is_joined=False,
        )
        for one in rated(field, scores)
    ]
    title = f"{registry.find(field.game).title}, {field.title}"
    return Panel(title, "ms per decision", "rating", clouds, is_x_logarithmic=True)
