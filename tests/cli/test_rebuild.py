"""The command `croupier rebuild`: who played and won, from the logs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.server.commands import begin
from croupier.server.room_log import first_page
from croupier.store.store import open_store
from tests.cli.conftest import Croupier
from tests.server.tables import DEALER, gathered, opening
from tests.server.test_results import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with a finished game, of which is not written down who played."""
    path = tmp_path / "rooms.db"

    async def fill() -> None:
        store = open_store(f"sqlite:///{path}")
        change = begin(gathered(opening(), "anna", "benno"), DEALER)
        whole = played(change.room)
        steps = type(change)(change.before, (*change.steps, *whole.steps))
        await store.write(first_page(change.before.opened, steps, DEALER))
        await store.clear_history()
        await store.close()

    asyncio.run(fill())
    return path


def rows(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as line:
        ((count,),) = line.execute(f"SELECT count(*) FROM {table}")
        return int(count)


def test_it_is_written_down(croupier: Croupier, file: Path) -> None:
    assert rows(file, "results") == rows(file, "seatings") == 0
    ran = croupier("rebuild", "--database", f"sqlite:///{file}")

    assert ran.code == 0
    assert "1 rooms were read from their logs, with 1 finished games." in ran.out
    assert (rows(file, "results"), rows(file, "seatings")) == (1, 2)


def test_a_log_that_cannot_be_read_is_told(croupier: Croupier, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as line:
        line.execute("""UPDATE entries SET body = replace(body, '"rules":1', '"rules":99')""")
    ran = croupier("rebuild", "--database", f"sqlite:///{file}")

    assert ran.code == 1
    assert "1 logs could not be read." in ran.out
    assert rows(file, "seatings") == 2
