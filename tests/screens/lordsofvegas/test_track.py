"""The scoring track as it is drawn."""

from croupier.screens.lordsofvegas.track import track
from tests.screens.lordsofvegas.scenes import position
from tests.screens.lordsofvegas.tables import a_table


class TestTheTrack:
    def test_begins_with_chips_that_have_not_moved(self) -> None:
        table = a_table(4, {})
        line = track(table).plain

        assert line.startswith("●▲■◆ 1 2 3 4 5 6 7 8│10 12 14 16 18 20│23 26 29 32│36 40 44│49")
        assert line.endswith("│49 54│60 66│73│81│90")
        assert len(line) == 80

    def test_begins_where_the_hindmost_chip_stands(self) -> None:
        assert track(position("three-seats").table).plain.startswith("8●■│10 12▲ 14 16")
