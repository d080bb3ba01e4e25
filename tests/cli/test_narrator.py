"""What happened, told in sentences under headings."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from croupier.cli.narrator import Narrator
from croupier.cli.terminal import Terminal
from croupier.core.seats import Seat
from croupier.lasvegas.events import DiceRolled, Event, NoteTurned, RoundBegan
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Face, Roll
from croupier.locales import Speech
from croupier.screens.lasvegas.screen import LasVegasScreen
from tests.strategies import GAME

NAMES = ["Anna", "Benno"]
ANNA, BENNO = Seat(0), Seat(1)
EVENTS: list[Event] = [
    RoundBegan(1, ANNA),
    NoteTurned(Face(1), Dollars(60_000)),
    DiceRolled(ANNA, Roll((Face(1),), ())),
    DiceRolled(BENNO, Roll((Face(2),), ())),
]


def told(people: Sequence[Seat], *chapters: Sequence[Event]) -> list[str]:
    """Return what is told of events to these people, a picture with each of them."""
    out = StringIO()
    console = Console(file=out, width=60, color_system=None, markup=False, highlight=False)
    terminal = Terminal(console, StringIO())
    narrator = Narrator(GAME, LasVegasScreen(NAMES), Speech("en", NAMES), terminal, people)
    for events in chapters:
        narrator.tell(events, "(a picture)")
    return out.getvalue().splitlines()


def test_where_there_are_no_people_everything_is_told() -> None:
    lines = told((), EVENTS)

    assert "─ Round 1 ─" in lines[1]
    assert len(lines) == 2 + len(EVENTS)
    assert "(a picture)" not in lines


def test_people_are_told_what_they_do_not_see() -> None:
    """Notes turned up and one's own roll are on the table."""
    lines = told([ANNA], EVENTS)

    assert [line for line in lines if "rolls" in line] == [
        line for line in lines if line.startswith("Benno")
    ]
    assert not any("60,000" in line for line in lines)


def test_a_picture_stands_under_the_next_heading() -> None:
    lines = told([ANNA], EVENTS)

    assert lines.index("(a picture)") == 2


def test_a_heading_is_not_repeated() -> None:
    lines = told([ANNA], EVENTS, EVENTS)

    assert sum("Round 1 ─" in line for line in lines) == 1
