"""All casinos in a list."""

from croupier.lordsofvegas.casinos import casinos
from croupier.screens.lordsofvegas.ledger import ledger
from tests.screens.lordsofvegas.scenes import position


class TestTheLedger:
    def test_lists_as_many_casinos_as_there_is_room_for(self) -> None:
        table = position("acting").table

        assert ledger(table, rows=20).row_count == 1 + len(casinos(table))
        assert ledger(table, rows=5).row_count == 5
