"""How the weights of all games came about, as a page with a plot for each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import getdoc
from math import sqrt

from croupier.nets.files import Origin, Title
from croupier.training.charts import Dot, Panel, Series, drawn
from croupier.training.recipe import Recipe

NINETY_FIVE = 1.96
"""How many standard errors a 95 % interval reaches to both sides."""

HEAD = """\
# How the weights were made

Every bot that judges by what it has learned reads one small file in `src/croupier/nets`. A file is
made from nothing but a seed by `croupier train`: games are played by compiled code, weights are
learned from how they ended, and the next games are played with these. The file says how it was
made, and this page is written from what the files say. The same seed makes the same weights as
long as it deals the same games; the changelog names the changes after which it deals others.
Weights from before such a change stay as they were made, and their strength today is on the page
of strength.

The loss is that of samples held out, which were not learned from. Strength is the share of games
won against opponents that never change, in games of other seeds than those learned from; by how
much it may be off is the 95 % interval of that many games.
"""


@dataclass(frozen=True)
class Trained:
    """The weights of a game: what it is called, who made them, and what their file says."""

    name: str
    recipe: Recipe
    title: Title
    size: int

    @property
    def picture(self) -> str:
        """The file of the plot."""
        return f"training-{self.title.game}.svg"


def files(trained: Sequence[Trained]) -> Mapping[str, str]:
    """Return all files of the report by their names."""
    plots = {one.picture: plot(one.title.origin) for one in trained}
    return {"training.md": "\n".join([HEAD, *map(section, trained)]), **plots}


def section(one: Trained) -> str:
    """Return what is told of one game."""
    return "\n".join(_lines(one))


def _lines(one: Trained) -> Iterator[str]:
    title, origin = one.title, one.title.origin
    yield f"## {one.name}\n"
    yield f"{getdoc(one.recipe) or ''}\n"
    yield "```"
    yield (
        f"croupier train {title.game} --seed {origin.seed} --rounds {len(origin.rounds)}"
        f" --games {origin.games}"
    )
    yield "```\n"
    opponents = [*origin.rounds[-1].strength]
    yield f"| round | samples | loss | {' | '.join(f'wins against {o}' for o in opponents)} |"
    yield f"|---|---|---|{'---|' * len(opponents)}"
    for number, what in enumerate(origin.rounds, start=1):
        loss = f"{what.losses[-1]:.4f}" if what.losses else "–"
        shares = (_share(what.strength.get(name), origin.games) for name in opponents)
        yield f"| {number} | {what.samples:,} | {loss} | {' | '.join(shares)} |"
    numbers = sum(shape.numbers for shape in title.arrays)
    yield (
        f"\n{numbers:,} numbers, {one.size:,} bytes; version {title.rules} of the rules,"
        f" layout {title.layout}; strength over {origin.games:,} games.\n"
    )
    yield f"![Loss and strength]({one.picture})\n"


def _share(won: float | None, games: int) -> str:
    """Write a share with by how much it may be off.

    >>> _share(0.5, 1000)
    '50.0 % ± 3.1'
    """
    return "–" if won is None else f"{won:.1%} ± {100 * error(won, games):.1f}".replace("%", " %")


def error(won: float, games: int) -> float:
    """Return how far a share of so many games may be off, with 95 %."""
    return NINETY_FIVE * sqrt(won * (1 - won) / games)


def plot(origin: Origin) -> str:
    """Draw the loss of every epoch, and the strength after every round."""
    return drawn([panel for panel in (losses(origin), strength(origin)) if panel.series])


def losses(origin: Origin) -> Panel:
    """Return the loss of every epoch, one line for each round."""
    lines = [
        Series(
            f"round {number}",
            [Dot(epoch, loss) for epoch, loss in enumerate(what.losses, start=1)],
        )
        for number, what in enumerate(origin.rounds, start=1)
        if what.losses
    ]
    return Panel("Loss of samples held out", "epoch", "loss", lines)


def strength(origin: Origin) -> Panel:
    """Return the share of games won after every round, one line for each opponent."""
    opponents = dict.fromkeys(name for what in origin.rounds for name in what.strength)
    lines = [
        Series(
            f"against {name}",
            [
                _dot(
                    number,
                    100 * what.strength[name],
                    100 * error(what.strength[name], origin.games),
                )
                for number, what in enumerate(origin.rounds, start=1)
                if name in what.strength
            ],
        )
        for name in opponents
    ]
    return Panel("Games won", "round", "%", lines)


def _dot(x: float, y: float, error: float) -> Dot:
    return Dot(x, y, y - error, y + error)
