"""What can be done, in a few lines."""

import pytest
from msgspec.structs import replace

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Build, Promise, Sprawl
from croupier.screens.lordsofvegas.outlook import possible
from croupier.screens.lordsofvegas.overview import kinds, notes
from tests.screens.lordsofvegas.scenes import position
from tests.screens.lordsofvegas.tables import BENNO


class TestTheOverview:
    @pytest.mark.parametrize("name", ["acting", "two-seats", "three-seats"])
    def test_has_an_entry_wherever_something_can_be_done(self, name: str) -> None:
        table = position(name).table
        entries = [entry.plain.split()[0] for kind in kinds(table) for entry in kind.entries]
        builds = {action.lot for action in possible(table) if isinstance(action, Build)}
        others = {
            (type(action), action.lot if isinstance(action, Sprawl) else action.casino)
            for action in possible(table)
            if not isinstance(action, Build)
        }

        assert len(entries) == len(builds) + len(others)

    def test_reminds_of_promises_and_open_offers(self) -> None:
        table = position("offer").table
        promised = replace(table, promises=(Promise("build", Lot("B5")),), turn=BENNO)
        told = [note.plain.strip() for note in notes(promised)]

        assert "You have promised not to build at B5." in told
        assert "Your offer 20 is open; withdraw 20 takes it back." in told
