"""Real servers on PostgreSQL and NATS share the rooms; those of one that is killed go on."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from croupier.server import entries as e
from croupier.server import wire
from tests.faults.judging import stored
from tests.faults.servers import ServerProcess
from tests.nats_service import NatsService, nats
from tests.server.house import ANNA, OPEN, Guest, Visit, done, fresh
from tests.services import postgres, postgres_server

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

__all__ = ["nats", "postgres", "postgres_server"]

PATIENCE = 60.0


class Street:
    """Some servers that share the rooms of a database."""

    def __init__(self, folder: Path, database: str, bus: str, count: int) -> None:
        self.database = database
        self.servers = [
            ServerProcess(folder / f"{number}.log", database, bus) for number in range(count)
        ]
        for server in self.servers:
            server.start()
        asyncio.run(self._until_ready())
        for server in self.servers:
            until_there_are(count, server)

    async def _until_ready(self) -> None:
        await asyncio.gather(*(server.until_ready() for server in self.servers))

    def close(self) -> None:
        """End all."""
        for server in self.servers:
            server.close()


def until_there_are(processes: int, server: ServerProcess) -> None:
    """Wait until a server knows of so many, with itself."""
    deadline = time.monotonic() + PATIENCE
    while figure(server, "croupier_processes") != processes:
        assert time.monotonic() < deadline, "it does not see them"
        time.sleep(0.05)


def figure(server: ServerProcess, name: str) -> float:
    """Return a figure of a server."""
    page = httpx.get(f"http://{server.address}/metrics", trust_env=False).text
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    assert found is not None
    return float(found[1])


@pytest.fixture
def two(tmp_path: Path, postgres: str, nats: NatsService) -> Iterator[Street]:
    street = Street(tmp_path, postgres, nats.url, 2)
    yield street
    street.close()


@pytest.fixture
def four(tmp_path: Path, postgres: str, nats: NatsService) -> Iterator[Street]:
    street = Street(tmp_path, postgres, nats.url, 4)
    yield street
    street.close()


def said(text: str) -> wire.Say:
    return wire.Say(fresh(), 0, text)


def texts(street: Street, room: str) -> list[str]:
    """Read what was said in a room, past all servers."""
    kept = stored(street.database)[room]
    assert [*kept.numbers] == [*range(len(kept.log))]
    return [entry.text for entry in kept.log if isinstance(entry, e.Said)]


def until_told(visit: Visit, number: int) -> None:
    """Wait until somebody was told of an entry."""
    visit.until(lambda visit: visit.view.number >= number)


class TestAHomeThatIsKilled:
    def test_loses_no_word_and_says_none_twice_and_nobody_is_cut_off(self, two: Street) -> None:
        victim, survivor = two.servers
        anna = Guest(survivor.address)
        anna.http.post("/api/guest")
        visits: dict[str, Visit] = {}
        while figure(survivor, "croupier_relayed_sockets") < 4:
            room = anna.create(ANNA, OPEN).room
            visits[room] = anna.join(room)
            done(visits[room].do(said("before")))
        under_way = {room: said("meanwhile") for room in visits}
        for room, visit in visits.items():
            visit.send(under_way[room])
        victim.kill()
        for room, visit in visits.items():
            # It was sent already: whoever asks again gets the same answer.
            done(visit.do(under_way[room]))
            done(visit.do(said("after")))

        assert figure(survivor, "croupier_relayed_sockets") == 0
        for room, visit in visits.items():
            assert texts(two, room) == ["before", "meanwhile", "after"]
            until_told(visit, 4)
            assert [told.number for told in visit.happened] == [1, 2, 3, 4]
        anna.go()


class TestFourServers:
    def test_play_at_one_table_and_lose_one_after_the_other(self, four: Street) -> None:
        guests = [Guest(server.address) for server in four.servers]
        for guest in guests:
            guest.http.post("/api/guest")
        host = guests[-1]
        created = host.create(ANNA, OPEN, OPEN, OPEN)
        for seat, guest in enumerate(guests[:-1], 1):
            done(guest.ask(created.room, wire.Sit(fresh(), seat, f"Guest {seat}", created.invite)))
        visits = [guest.join(created.room) for guest in guests]
        for server in four.servers[:-1]:
            number = done(visits[-1].do(said("Hello!"))).number
            for visit in visits:
                until_told(visit, number)
            server.kill()
            visits.pop(0)
        done(visits[0].do(said("Alone.")))

        assert texts(four, created.room) == ["Hello!"] * 3 + ["Alone."]
        assert [told.number for told in visits[0].happened] == [*range(1, 9)]
        for guest in guests:
            guest.http.close()
        host.go()
