"""The command `croupier check`: rooms and their snapshots, compared with the logs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.server.answers import Answers
from croupier.server.commands import begin
from croupier.server.room_log import first_page
from croupier.server.snapshots import snapshot_of
from croupier.store.store import open_store
from tests.cli.conftest import Croupier
from tests.server.tables import DEALER, gathered, opening


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with two rooms, one of them with a snapshot."""
    path = tmp_path / "rooms.db"
    asyncio.run(_fill(f"sqlite:///{path}"))
    return path


async def _fill(url: str) -> None:
    store = open_store(url)
    change = begin(gathered(opening(), "anna", "benno"), DEALER)
    page = first_page(change.before.opened, change, DEALER)
    snapshot = snapshot_of(change.room, Answers().after(change.steps))
    await store.write(replace(page, snapshot=snapshot.body), replace(page, room="other"))
    await store.close()


def change(file: Path, statement: str) -> None:
    """Change what is in the file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as line:
        line.execute(statement)


def test_a_database_that_is_right_is_said_to_be(croupier: Croupier, file: Path) -> None:
    ran = croupier("check", "--database", f"sqlite:///{file}")

    sentence = "2 rooms were read from their logs; in 0 something is wrong.\n"
    assert (ran.code, ran.out, ran.err) == (0, sentence, "")


def test_each_room_that_differs_gets_a_sentence(croupier: Croupier, file: Path) -> None:
    change(file, "UPDATE snapshots SET body = replace(body, '\"anna\"', '\"Anna\"')")
    change(file, "DELETE FROM entries WHERE room = 'other' AND number = 0")
    ran = croupier("check", "--database", f"sqlite:///{file}")

    assert ran.code == 1
    assert ran.out.splitlines()[:-1] == [
        "The log of room other cannot be read: a room begins with its opening",
        "The snapshot of room room before entry 14 is not what its log comes to: chairs.",
    ]
    assert ran.out.endswith("in 2 something is wrong.\n")


def test_the_environment_may_name_the_database(
    croupier: Croupier, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROUPIER_DATABASE", f"sqlite:///{file}")

    assert croupier("check").code == 0
