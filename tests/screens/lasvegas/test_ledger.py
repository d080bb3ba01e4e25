"""What lies at a casino, line by line."""

from hypothesis import given

from croupier.lasvegas.payout import claims, pay
from croupier.lasvegas.state import Casino
from croupier.screens.lasvegas.ledger import ledger
from croupier.screens.lasvegas.marks import mark, thousands
from tests.strategies import casinos

NAMES = ("Anna", "Benno", "Carla", "Denny", "Erik")


class TestALedger:
    @given(casinos())
    def test_has_every_note_and_everyone_with_dice_once(self, casino: Casino) -> None:
        rows = ledger(casino, NAMES)
        listed = [row[0].plain for row in rows if row[0].plain not in ("", "–")]
        shapes = "".join(char for row in rows for char in row[2].plain if char in "●▲■◆★○")

        assert listed == [thousands(note) for note in casino.notes]
        assert sorted(shapes) == sorted(mark(who).plain for who in claims(casino))

    @given(casinos())
    def test_points_at_the_notes_that_would_be_paid(self, casino: Casino) -> None:
        arrows = [
            (row[2].plain[0], row[0].plain) for row in ledger(casino, NAMES) if row[1].plain == "←"
        ]

        assert arrows == [(mark(who).plain, thousands(note)) for who, note in pay(casino).paid]
