"""The page and the plot of how strong the bots are."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import fmean

from benchmarks.matches import SEED, Field, Score, bots_of, frozen
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
is Student's over the deals.

Nothing was tuned or trained on these games: they are of seed {seed}, which is used for nothing
else. Trials and training have seeds of their own, below 100,000, and where a training measures
strength, {apart:,} above these. At least {games:,} games in each match, {jobs} at a time; how many
is said behind each interval. Measured {day}.

![Strength against time](strength.svg)
"""


@dataclass(frozen=True)
class Page:
    """Everything that was measured, and how."""

    found: Mapping[Field, Sequence[Score]]
    games: int
    jobs: int
    day: date

    def written(self) -> str:
        """Return the page."""
        head = HEAD.format(
            scale=SCALE,
            zero=zero([bot for field in self.found for bot in bots_of(field.game)]),
            seed=f"{SEED:,}",
            apart=MEASURING,
            games=self.games,
            jobs=self.jobs,
            day=self.day.isoformat(),
        )
        return "\n".join([head, *self._games()])

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
    low, high = interval(score.shares, 1 / score.match.field.seats)
    games = len(score.shares) * score.match.field.seats
    return f"{100 * fmean(score.shares):.1f} % ({100 * low:.0f}–{100 * high:.0f}; {games:,})"


def milliseconds(bot: str, scores: Sequence[Score]) -> float:
    """Return how long a bot took for a decision."""
    own = [score for score in scores if score.match.bot == bot]
    seconds, decisions = sum(s.seconds for s in own), sum(s.decisions for s in own)
    return 1000 * seconds / max(1, decisions)


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
