"""A game without a screen of its own: Pig, in sentences."""

import pytest
from croupier_pig import PIG
from croupier_pig.events import DieRolled, Event
from croupier_pig.game import Pig
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import Choosing, Options, State, Table
from croupier_pig.wording import move, position

from croupier.core.seats import Seat
from croupier.locales import Speech
from croupier.screens.plain import PlainScreen
from croupier.screens.screen import Unreadable
from tests.screens.showing import shown

ANNA, BENNO = Seat(0), Seat(1)
NAMES = ("Anna", "Benno")
VIEW = Choosing(Table(Options(), (7, 0)), ANNA, 5)
FIRST = Choosing(Table(Options(), (7, 0)), BENNO, 0)


def screen() -> PlainScreen[State, Move, Event]:
    speech = Speech("en", NAMES, more=PIG.sentences_in("en"))
    return PlainScreen(Pig(), NAMES, speech, position, move)


def test_a_decision_is_the_position_and_a_number_for_every_move() -> None:
    lines = shown(screen().decision(VIEW, ANNA))

    assert lines[-3:] == ["● Anna", " 1  Roll", " 2  Hold"]
    assert any("Anna" in line and "7" in line for line in lines[:-3])


def test_the_question_tells_how_many_moves_there_are() -> None:
    """PIG-2.3: whoever has nothing at stake can only roll."""
    assert screen().question(VIEW, ANNA) == "Which move? (1 to 2)"
    assert screen().question(FIRST, BENNO) == "Which move? (1)"


def test_a_move_is_read_by_its_number() -> None:
    assert [screen().read(line, VIEW, ANNA) for line in ("1", "2")] == [Roll(), Hold()]


@pytest.mark.parametrize("line", ["0", "3", "roll", "", "-1", "²"])
def test_what_is_no_number_of_a_move_is_refused(line: str) -> None:
    with pytest.raises(Unreadable, match=r"^Type a number from 1 to 2, or \? for help\.$"):
        screen().read(line, VIEW, ANNA)


def test_everything_is_told_and_nothing_can_be_asked_to_see() -> None:
    plain = screen()

    assert plain.is_news(DieRolled(ANNA, 4), [ANNA])
    assert "Type the number of a move." in plain.manual
    assert plain.aside("table", VIEW, ANNA) is None
