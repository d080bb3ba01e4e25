"""Short campaigns; the long ones are told of in docs/faults.md."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.server.commands import begin
from croupier.server.room_log import first_page
from croupier.server.rooms import RoomChange
from croupier.store.profiles import KeptDevice, KeptProfile
from croupier.store.store import open_store
from tests.faults.campaigns import FAULTS, campaign, kill_server, play, world
from tests.faults.disks import is_possible
from tests.faults.judging import judge, judge_histories
from tests.faults.servers import PATIENTLY
from tests.server.tables import DEALER, gathered, opening
from tests.server.test_results import played

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

TIMES = {
    "sqlite": 2,
    "postgres": 2,
    "database-cut": 1,
    "bus-cut": 1,
    "process": 1,
    "homes": 2,
    "one-way": 2,
    "bus-attacked": 2,
    "read-only": 1,
    "file": 2,
    "clock": 3,
    "clocks": 2,
}


@pytest.mark.parametrize("what", FAULTS)
def test_nothing_is_lost_and_nothing_done_twice(what: str) -> None:
    if what == "read-only" and not is_possible():
        pytest.skip("this machine makes no disk of a file")
    report = campaign(what, TIMES[what], seed=1, tables=3, pause=0.01, counting=True)

    assert report.verdict.rooms >= 3
    assert report.parties.figures.acknowledged > 0


def test_of_two_servers_exactly_one_computes_the_move_of_a_bot() -> None:
    report = campaign("process", 0, seed=1, tables=4, pause=0.01, manner=PATIENTLY)

    assert report.verdict.by["bot"] == report.answered > 0


HARMS = {
    "the end is lost": "DELETE FROM entries WHERE number > 20",
    "an entry is lost": "DELETE FROM entries WHERE number = 9",
    "a command is done twice": """
        INSERT INTO entries (room, number, at, body)
        SELECT room, last.number + 1, at, body FROM entries
        JOIN (SELECT room, max(number) AS number FROM entries GROUP BY room) AS last USING (room)
        WHERE body LIKE '%"sent":%' LIMIT 1""",
    "somebody else did it": """
        UPDATE entries SET body = replace(body, '"sent":"', '"sent":"x')
        WHERE body LIKE '%"sent":%'""",
    "the dealer is another": "UPDATE rooms SET seed = replace(seed, substr(seed, 1, 1), '0')",
    "the dice fell otherwise": """
        UPDATE entries SET body = (SELECT max(body) FROM entries WHERE body LIKE '%rolled%')
        WHERE body LIKE '%rolled%'""",
    "a snapshot is not its room": """
        UPDATE snapshots SET body = replace(body, '"name":"', '"name":"x')""",
}


def test_what_is_lost_doubled_or_changed_is_found() -> None:
    with world("sqlite", 1, counting=True) as at:
        parties = asyncio.run(play(at, kill_server, 0, tables=3, pause=0.01))
        at.end()
        judge(parties.all, at.database)
        for name, harm in HARMS.items():
            harmed = at.folder / name
            with (
                closing(sqlite3.connect(at.folder / "rooms.db")) as whole,
                closing(sqlite3.connect(harmed)) as line,
            ):
                whole.backup(line)
                assert line.execute(harm).rowcount, name
                line.commit()
            with pytest.raises((AssertionError, CroupierError)):
                judge(parties.all, f"sqlite:///{harmed}")


async def counted(url: str) -> None:
    """Play a game that counts."""
    store = open_store(url)
    for name in ("anna", "benno"):
        made = KeptProfile(name, name, 0, "en", "", "2026-11-17")
        device = KeptDevice(name, name, name, "phone", "2026-11-17", "2026-11-17")
        await store.profiles.make(made, device)
    begun = begin(gathered(replace(opening(), counts=True), "anna", "benno"), DEALER)
    whole = RoomChange(begun.before, (*begun.steps, *played(begun.room).steps))
    await store.write(first_page(begun.before.opened, whole, DEALER))
    await store.close()


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE ratings SET mu = mu + 1",
        "UPDATE ratings SET games = 2",
        "DELETE FROM ratings WHERE player = 'anna'",
        "DELETE FROM rated_games",
        """UPDATE rated_games SET body = replace(body, '"place":1', '"place":3')""",
        "UPDATE rated_games SET at = at + 1",
        "DELETE FROM results",
        """UPDATE results SET body = replace(body, '"place":1', '"place":3')""",
        "DELETE FROM seatings WHERE guest = 'anna'",
        "INSERT INTO seatings VALUES ('carla', 'room')",
    ],
)
def test_whatever_does_not_follow_from_the_logs_is_found(tmp_path: Path, harm: str) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"
    asyncio.run(counted(url))
    asyncio.run(judge_histories(url, ["room"]))
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as line, line:
        assert line.execute(harm).rowcount
    with pytest.raises(AssertionError):
        asyncio.run(judge_histories(url, ["room"]))
