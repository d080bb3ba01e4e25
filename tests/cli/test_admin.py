"""The command `croupier admin`."""

import asyncio
import json
from contextlib import closing
from pathlib import Path

import pytest

from croupier.server.commands import begin
from croupier.server.room_log import first_page
from croupier.store.sqlite import Sqlite
from croupier.store.store import open_store
from tests.cli.conftest import Croupier
from tests.cli.running import Ran
from tests.server.tables import DEALER, gathered, opening
from tests.services import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a database with one room that is played in."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'rooms.db'}"
    else:
        address = request.getfixturevalue("postgres")

    async def fill() -> None:
        store = open_store(address)
        change = begin(gathered(opening(listed=True), "anna", "benno"), DEALER)
        await store.write(first_page(change.before.opened, change, DEALER))
        await store.close()

    asyncio.run(fill())
    return address


def said(ran: Ran) -> list[str]:
    """Return what was said, where nothing went wrong."""
    assert (ran.code, ran.err) == (0, "")
    return ran.lines


def test_rooms_are_listed_and_shown(croupier: Croupier, url: str) -> None:
    [line] = said(croupier("admin", "rooms", "--database", url))
    assert line.split()[:3] == ["room", "las-vegas", "playing"]
    assert line.endswith("listed")
    assert said(croupier("admin", "rooms", "--stage", "over", "--database", url)) == []

    lines = said(croupier("admin", "room", "room", "--database", url))
    assert lines[0] == "room: las-vegas, rules 1, playing"
    assert lines[-4:] == ["seat 1: anna", "  anna", "seat 2: benno", "  benno"]


def test_a_room_is_closed_and_pruned(croupier: Croupier, url: str) -> None:
    assert said(croupier("admin", "close", "room", "--database", url))[0].startswith("The table is")
    ran = croupier("admin", "close", "room", "--database", url)
    assert (ran.code, ran.err) == (2, "The game at this table is over already.\n")

    prune = ("admin", "prune", "--stage", "closed", "--database", url, "--days")
    assert said(croupier(*prune, "1")) == ["0 tables were removed."]
    assert said(croupier(*prune, "0")) == ["1 tables were removed."]
    ran = croupier("admin", "room", "room", "--database", url)
    assert (ran.code, ran.err) == (2, "There is no such table.\n")


def test_guests_are_listed_banned_and_let_in_again(croupier: Croupier, url: str) -> None:
    lines = said(croupier("admin", "guests", "--database", url))
    assert lines == ["anna  1 tables  anna", "benno  1 tables  benno"]

    said(croupier("admin", "ban", "room/2", "--why", "shouting", "--database", url))
    [line] = said(croupier("admin", "bans", "--database", url))
    assert line.startswith("benno  ")
    assert line.endswith("  shouting")
    assert said(croupier("admin", "unban", "benno", "--database", url)) == [
        "benno is let in again."
    ]
    ran = croupier("admin", "unban", "benno", "--database", url)
    assert (ran.code, ran.err) == (2, "Nobody is banned by that id.\n")


def test_rooms_and_guests_are_exported(croupier: Croupier, url: str, tmp_path: Path) -> None:
    lines = said(croupier("admin", "export", "room", "--database", url))
    assert json.loads(lines[1])["entry"]["type"] == "opened"

    file = tmp_path / "anna.json"
    export = ("admin", "export", "anna", "--out", str(file), "--database", url)
    assert said(croupier(*export))[0].startswith("Written to")
    assert json.loads(file.read_text(encoding="utf-8"))["guest"] == "anna"
    ran = croupier(*export)
    assert ran.code == 2
    assert "cannot be written" in ran.err


def test_a_backup_is_restored_into_an_empty_database(
    croupier: Croupier, url: str, tmp_path: Path
) -> None:
    file, other = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'other.db'}"
    written = said(croupier("admin", "backup", str(file), "--database", url))[0]
    read = said(croupier("admin", "restore", str(file), "--database", other))[0]

    assert written.split()[0] == read.split()[0]
    assert croupier("check", "--database", other).code == 0
    assert said(croupier("admin", "rooms", "--database", other)) == said(
        croupier("admin", "rooms", "--database", url)
    )


def test_nothing_is_restored_under_a_server(croupier: Croupier, url: str, tmp_path: Path) -> None:
    file, other = tmp_path / "all.backup", tmp_path / "other.db"
    said(croupier("admin", "backup", str(file), "--database", url))
    with closing(Sqlite(other).reserve(alone=True)):
        ran = croupier("admin", "restore", str(file), "--database", f"sqlite:///{other}")

    assert ran.code == 2
    assert ran.err.startswith("Another server uses")


@pytest.mark.parametrize("words", [("rooms",), ("backup", "file")], ids=str)
def test_a_file_that_is_not_there_is_not_made(
    croupier: Croupier, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "nothing.db"
    ran = croupier("admin", *words, "--database", f"sqlite:///{file}")

    assert (ran.code, ran.err) == (2, f"There is no file {file}.\n")
    assert not file.exists()


def test_a_database_that_does_not_answer_is_said_without_its_password(
    croupier: Croupier, tmp_path: Path
) -> None:
    url = "postgresql://postgres:secret@127.0.0.1:1/x"
    ran = croupier("admin", "backup", str(tmp_path / "b"), "--database", url)

    assert ran.code == 2
    assert "does not answer" in ran.err
    assert "secret" not in ran.err
