"""How players and things are marked in Las Vegas."""

from croupier.core.seats import Seat
from croupier.lasvegas.state import FACES
from croupier.screens.lasvegas.marks import mark, marks, name, pips, thousands


def test_white_has_a_mark_like_a_player_but_no_colour() -> None:
    """LV-7.6."""
    assert (mark("white").plain, str(mark("white").style)) == ("○", "bold")
    assert name("white", ["Anna"]).plain == "○ White"
    assert name(Seat(0), ["Anna"]).plain == "● Anna"


def test_several_marks_stand_side_by_side() -> None:
    assert marks([Seat(1), "white", Seat(0)]).plain == "▲ ○ ●"
    assert marks([]).plain == ""


def test_sums_and_faces_are_written_short() -> None:
    assert [thousands(amount) for amount in (10_000, 120_000, 0)] == ["$10k", "$120k", "$0k"]
    assert "".join(map(pips, FACES)) == "⚀⚁⚂⚃⚄⚅"
