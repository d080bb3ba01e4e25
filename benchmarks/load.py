"""Put real servers under load: many rooms, four sockets each, so many moves a second.

First one on SQLite, the same with half as many moves, then two on PostgreSQL and NATS:

    .venv/bin/python -m benchmarks.load [--rooms N] [--rate N] [--seconds N] [--write]
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.page import table
from tests.nats_service import NatsService
from tests.services import PostgresServer, free_port

DOCS = Path(__file__).parents[1] / "docs"
FRAGMENT = Path(__file__).with_name("load.md")
SEATS = 4
ROUND = 18
"""About how many moves a round takes."""
ABREAST = 32
"""How many rooms are set up at a time."""


class Choice(Struct):
    """A move one may make."""

    move: Raw


class Yours(Struct):
    """What a seat may choose."""

    choices: tuple[Choice, ...]


class Turn(Struct):
    """Who is waited for."""

    seat: int


class Table(Struct):
    """As much of a table as is needed to play on."""

    turn: Turn | None
    yours: tuple[Yours, ...]


class View(Struct):
    """As much of a room as is needed to play on."""

    number: int
    table: Table | None


class Told(Struct):
    """Any message."""

    type: str
    view: View | None = None
    id: str = ""


TOLD = msgspec.json.Decoder(Told)


@dataclass
class Room:
    """A room under load, seen by its four guests."""

    id: str
    secrets: list[str]
    turn: int = -1
    number: int = -1
    choice: bytes = b""
    moves: int = 0
    sent_at: float = 0.0
    missing: int = 0
    latencies: list[float] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    refused: int = 0
    heard: int = -1

    def hear(self, seat: int, message: str | bytes) -> None:
        """Take what one of the sockets was told."""
        told = TOLD.decode(message)
        if told.type == "done":
            self.acknowledged.append(told.id)
        elif told.type == "refused":
            self.refused += 1
        elif told.view is not None and told.view.table is not None:
            self._hear(seat, told.view.number, told.view.table)

    def _hear(self, seat: int, number: int, table: Table) -> None:
        if self.missing and number > self.number:
            self.missing -= 1
            if not self.missing:
                self.latencies.append(perf_counter() - self.sent_at)
        if table.turn is not None and table.yours and table.turn.seat == seat:
            self.turn, self.choice = seat, bytes(table.yours[0].choices[0].move)
            self.heard = number

    def next_move(self) -> str | None:
        """Return the next move to send, if the one before has arrived everywhere."""
        if self.missing or self.heard <= self.number or self.turn < 0:
            return None
        self.number, self.missing, self.sent_at = self.heard, SEATS, perf_counter()
        self.moves += 1
        head = f'{{"type":"move","id":"m{self.moves}","seat":{self.turn},"move":'
        return head + self.choice.decode() + "}"


@dataclass(frozen=True)
class Servers:
    """The servers under load, and where their store is."""

    addresses: Sequence[str]
    pids: Sequence[int]
    database: str

    def memory(self) -> int:
        """Return the bytes the first server occupies."""
        pages = int(Path(f"/proc/{self.pids[0]}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def served(database: str, bus: str | None, count: int) -> Iterator[Servers]:
    """Run real servers, with no limit in the way."""
    ports = [free_port() for _ in range(count)]
    many = "1000000"
    limits = ["most-rooms", "most-sockets", "most-sockets-per-address", "messages-per-second"]
    limits += ["requests-per-second", "creations-per-minute", "tries-per-minute"]
    flags = [word for limit in limits for word in (f"--{limit}", many)]
    command = [sys.executable, "-m", "croupier.cli", "serve", "--no-browser", "--log", "error"]
    command += ["--database", database, *(["--bus", bus] if bus else []), *flags]
    running = [subprocess.Popen([*command, "--port", str(port)]) for port in ports]
    try:
        for port in ports:
            _wait_for(port)
        addresses = [f"127.0.0.1:{port}" for port in ports]
        yield Servers(addresses, [process.pid for process in running], database)
    finally:
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            process.wait(30)


def _wait_for(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == httpx.codes.OK:
                return
        subprocess.run(["sleep", "0.1"], check=True)
    raise TimeoutError("The server does not get ready.")


async def set_up(address: str, count: int) -> list[Room]:
    """Set up rooms of Las Vegas for four people each."""
    gate = asyncio.Semaphore(ABREAST)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        rooms = await asyncio.gather(*(_set_up(client, gate) for _ in range(count)))
    return list(rooms)


async def _set_up(client: httpx.AsyncClient, gate: asyncio.Semaphore) -> Room:
    seats = [{"type": "person", "name": "Anna"}, *[{"type": "open"}] * (SEATS - 1)]
    async with gate:
        setup = {"setup": {"game": "las-vegas"}, "seats": seats, "takeover": False}
        answer = await client.post("/api/rooms", json=setup)
        client.cookies.clear()
        created, secrets = answer.json(), [answer.cookies["croupier"]]
        commands = f"/api/rooms/{created['room']}/commands"
        for seat in range(1, SEATS):
            sit = {"type": "sit", "id": "s", "seat": seat, "name": f"Guest {seat}"}
            answer = await client.post(commands, json={**sit, "invite": created["invite"]})
            client.cookies.clear()
            secrets.append(answer.cookies["croupier"])
        bearer = {"Authorization": f"Bearer {secrets[0]}"}
        begun = await client.post(commands, json={"type": "begin", "id": "b"}, headers=bearer)
        begun.raise_for_status()
        client.cookies.clear()
    return Room(created["room"], secrets)


async def _listen(room: Room, seat: int, line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in line:
            room.hear(seat, message)


@contextlib.asynccontextmanager
async def connected(
    addresses: Sequence[str], rooms: Sequence[Room]
) -> AsyncIterator[dict[str, list[ClientConnection]]]:
    """Connect all guests, spread over the servers."""
    gate = asyncio.Semaphore(ABREAST)

    async def line(room: Room, seat: int) -> ClientConnection:
        address = addresses[seat % len(addresses)]
        async with gate:
            return await connect(
                f"ws://{address}/api/rooms/{room.id}/socket",
                additional_headers={"Authorization": f"Bearer {room.secrets[seat]}"},
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )

    lines = {
        room.id: list(await asyncio.gather(*(line(room, seat) for seat in range(SEATS))))
        for room in rooms
    }
    listening = [
        asyncio.create_task(_listen(room, seat, lines[room.id][seat]))
        for room in rooms
        for seat in range(SEATS)
    ]
    try:
        yield lines
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


async def stagger(rooms: Sequence[Room], lines: dict[str, list[ClientConnection]]) -> int:
    """Play every room on to another point of a round, as rooms are; return how many moves it took.

    All at the same point, they would all be paid out and dealt anew in the same second.
    """
    behind = {room.id: number % ROUND for number, room in enumerate(rooms)}
    while any(room.moves < behind[room.id] or room.missing for room in rooms):
        for room in rooms:
            if room.moves < behind[room.id] and (move := room.next_move()) is not None:
                await lines[room.id][room.turn].send(move)
        await asyncio.sleep(0.02)
    for room in rooms:
        room.latencies.clear()
    return sum(behind.values())


async def drive(
    rooms: Sequence[Room], lines: dict[str, list[ClientConnection]], rate: float, seconds: float
) -> int:
    """Send moves at an even rate, room after room; return how many were due."""
    began, due = perf_counter(), 0
    while (now := perf_counter() - began) < seconds:
        while due < now * rate:
            room = rooms[due % len(rooms)]
            due += 1
            if (move := room.next_move()) is not None:
                await lines[room.id][room.turn].send(move)
        await asyncio.sleep(0.001)
    await asyncio.sleep(5)
    return due


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def stored_ids(database: str) -> list[tuple[str, str]]:
    """Return the rooms and ids of all moves in the store that people sent."""
    query = "SELECT room, body FROM entries"
    if database.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as store:
            rows = [(str(room), str(body)) for room, body in store.execute(query)]
    else:
        import psycopg

        with psycopg.connect(database) as postgres:
            rows = [(str(room), str(body)) for room, body in postgres.execute(query)]
    found = []
    for room, body in rows:
        entry = msgspec.json.decode(body, type=_Entry)
        if entry.type == "played" and entry.sent:
            found.append((room, entry.sent.partition(".")[2]))
    return found


class _Entry(Struct):
    type: str
    sent: str = ""


@dataclass(frozen=True)
class Figures:
    """What came of one load."""

    kib_per_socket: float
    sockets: int
    due: int
    sent: int
    acknowledged: int
    seen: int
    lost: int
    twice: int
    refused: int
    milliseconds: Sequence[float]

    def column(self) -> list[str]:
        """Return the figures as a column of the table."""
        return [
            f"{self.kib_per_socket:.1f} KiB",
            f"{self.sent:,} of {self.due:,}",
            *(f"{percentile(self.milliseconds, share):.1f} ms" for share in SHARES),
            f"{self.acknowledged:,}",
            f"{self.seen:,}",
            str(self.lost),
            str(self.twice),
            str(self.refused),
        ]


SHARES = (0.5, 0.9, 0.99, 0.999)
ROWS = (
    "memory of an idle socket",
    "moves sent, of those due",
    *(f"p{100 * share:g} from sent to received by all four" for share in SHARES),
    "acknowledged",
    "seen by all four",
    "acknowledged but not in the store",
    "twice in the store",
    "refused",
)


async def measure(servers: Servers, count: int, rate: float, seconds: float) -> Figures:
    """Put servers under load, and look into their store afterwards."""
    rooms = await set_up(servers.addresses[0], count)
    before = servers.memory()
    async with connected(servers.addresses, rooms) as lines:
        await asyncio.sleep(3)
        sockets = len(rooms) * SEATS // len(servers.addresses)
        each = (servers.memory() - before) / sockets / 1024
        tell(f"{sockets:,} idle sockets on the first server: {each:.1f} KiB each")
        played = await stagger(rooms, lines)
        due = await drive(rooms, lines, rate, seconds)
    latencies = [1000 * latency for room in rooms for latency in room.latencies]
    acknowledged = [(room.id, sent_id) for room in rooms for sent_id in room.acknowledged]
    stored = stored_ids(servers.database)
    return Figures(
        kib_per_socket=each,
        sockets=sockets,
        due=due,
        sent=sum(room.moves for room in rooms) - played,
        acknowledged=len(acknowledged) - played,
        seen=len(latencies),
        lost=len(set(acknowledged) - set(stored)),
        twice=len(stored) - len(set(stored)),
        refused=sum(room.refused for room in rooms),
        milliseconds=latencies,
    )


def on_sqlite(folder: Path, plan: argparse.Namespace, share: float = 1.0) -> Figures:
    """Measure one server on a file."""
    with served(f"sqlite:///{folder}/load.db", None, 1) as servers:
        return asyncio.run(measure(servers, plan.rooms, share * plan.rate, plan.seconds))


def on_sqlite_by_half(folder: Path, plan: argparse.Namespace) -> Figures:
    """Measure one server with half as much to do."""
    return on_sqlite(folder, plan, 0.5)


def on_postgresql(folder: Path, plan: argparse.Namespace) -> Figures:
    """Measure two servers on PostgreSQL and NATS."""
    postgres, nats = PostgresServer(folder, is_durable=True), NatsService()
    try:
        nats.start()
        with served(postgres.url, nats.url, 2) as servers:
            return asyncio.run(measure(servers, plan.rooms, plan.rate, plan.seconds))
    finally:
        nats.kill()
        postgres.close()


def fragment(plan: argparse.Namespace, figures: Sequence[Figures]) -> str:
    """Return what the page of benchmarks says of the load."""
    rows = zip(ROWS, *(found.column() for found in figures), strict=True)
    heads = ("one server on SQLite", "half as many moves", "two servers, PostgreSQL, NATS")
    found = table(("", *heads), rows)
    return (
        f"{found}\n\n{plan.rooms:,} rooms of Las Vegas with four people each,"
        f" {plan.rate:,.0f} moves a second for {plan.seconds:.0f} seconds,\n"
        f"measured on {date.today().isoformat()} on {os.cpu_count()} cores.\n"
    )


def tell(what: str) -> None:
    """Say how far it is."""
    print(what, file=sys.stderr, flush=True)


def main() -> int:
    """Measure all, print the figures, and perhaps put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=MEASURES, help="one of them")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    plan = parser.parse_args()
    figures = {}
    for name in [plan.only] if plan.only else MEASURES:
        folder = Path(tempfile.mkdtemp(prefix="load-"))
        try:
            figures[name] = MEASURES[name](folder, plan)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        for words, figure in zip(ROWS, figures[name].column(), strict=True):
            print(f"{words}: {figure}")
    if plan.write and not plan.only:
        new, page = fragment(plan, [*figures.values()]), DOCS / "benchmarks.md"
        page.write_text(page.read_text().replace(FRAGMENT.read_text(), new))
        FRAGMENT.write_text(new)
    return any(found.lost or found.twice for found in figures.values())


MEASURES = {"sqlite": on_sqlite, "half": on_sqlite_by_half, "postgresql": on_postgresql}


if __name__ == "__main__":
    sys.exit(main())
