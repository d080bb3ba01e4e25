"""The final ranking."""

from collections.abc import Callable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from croupier.cli.terminal import Terminal
from croupier.core.game import EventT, MoveT, OptionsT, Result, StateT
from croupier.core.seats import Seat
from croupier.games.spec import Edition
from croupier.screens.screen import Screen


def rank(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    screen: Screen[StateT, MoveT, EventT],
    state: StateT,
    terminal: Terminal,
) -> None:
    """Show the ranking, if the game is over."""
    result = edition.game.result(state)
    if result is not None:
        names = [screen.sitter(Seat(seat)) for seat in range(len(result.scores))]
        terminal.show(ranking(result, names, edition.game.scores, edition.formats))


def ranking(
    result: Result,
    names: Sequence[Text],
    scores: Sequence[str],
    formats: Sequence[Callable[[int], str]],
) -> Table:
    """Return the seats by place, each with its scores."""
    table = Table("Place", "", box=box.SIMPLE_HEAD)
    for score in scores:
        table.add_column(score.capitalize(), justify="right")
    rows = zip(result.places, names, result.scores, strict=True)
    for place, name, values in sorted(rows, key=lambda row: row[0]):
        writers = formats or (str,) * len(values)
        written = (write(value) for write, value in zip(writers, values, strict=True))
        table.add_row(f"{place}.", name, *written, style="bold" if place == 1 else "")
    return table
