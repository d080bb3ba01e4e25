"""What a series of games came to, as JSON and as a table."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw, Struct
from rich import box
from rich.console import Group
from rich.table import Table


class SeatReport(Struct, frozen=True):
    """One seat over all games; a shared win counts as its fraction."""

    bot: str
    win_share: float
    scores: Mapping[str, float]


class Report(Struct, frozen=True):
    """All games of a series."""

    engine: str
    game: str
    options: Raw
    games: int
    seconds: float
    means: Mapping[str, float]
    shared_wins: float
    by_seat: Sequence[SeatReport]

    @property
    def games_per_second(self) -> float:
        """How fast the games were played."""
        return self.games / self.seconds


def as_json(report: Report) -> str:
    """Write a report as one JSON object, indented for people."""
    fields = {
        "game": report.game,
        "engine": report.engine,
        "seats": len(report.by_seat),
        "options": report.options,
        "games": report.games,
        "seconds": report.seconds,
        "games_per_second": report.games_per_second,
        **report.means,
        "shared_wins": report.shared_wins,
        "by_seat": [_seat_fields(seat) for seat in report.by_seat],
    }
    return msgspec.json.format(msgspec.json.encode(fields)).decode()


def _seat_fields(seat: SeatReport) -> Mapping[str, str | float]:
    return {"bot": seat.bot, "win_share": seat.win_share, **seat.scores}


def as_table(report: Report) -> Group:
    """Lay a report out for reading."""
    table = Table("Seat", "Bot", box=box.SIMPLE_HEAD)
    for heading in ("win share", *report.by_seat[0].scores):
        table.add_column(heading.replace("_", " ").capitalize(), justify="right")
    for number, seat in enumerate(report.by_seat):
        figures = map(_figure, seat.scores.values())
        table.add_row(str(number), seat.bot, f"{seat.win_share:.1%}", *figures)
    return Group(table, *_remarks(report))


def _figure(value: float) -> str:
    """Write a figure as precisely as one reads it.

    >>> _figure(261_034.5), _figure(7.25)
    ('261,034', '7.25')
    """
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def _remarks(report: Report) -> list[str]:
    shared = f"Shared wins: {report.shared_wins:.1%}"
    means = (f"{name.removesuffix('_mean')} per game: {m:.1f}" for name, m in report.means.items())
    counted = ", ".join(means)
    return [
        f"{report.games:,} games of {report.game} in {report.seconds:.1f} s"
        f" ({report.games_per_second:,.0f} per second, by the {report.engine}).",
        f"{shared}; {counted}." if counted else f"{shared}.",
    ]
