"""Put real servers under load: many rooms, four sockets each, so many moves a second.

First one on SQLite, also with half as many moves, then one, two and four on PostgreSQL and NATS:

    .venv/bin/python -m benchmarks.load [--game G] [--rooms N] [--rate N] [--seconds N] [--write]
        [--only postgresql-1 postgresql-2]

People at one table are spread over all servers, as a balancer does it.

People choose any of their moves, by chance. What they cost is a process of its own, and is told
beside what the servers cost.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import cast

import httpx
import msgspec
from msgspec import Struct

from benchmarks.lean_socket import LeanSocket, connect
from benchmarks.page import LOAD, put_in, table
from tests.nats_service import NatsService
from tests.server.patching import Json, patched
from tests.services import PostgresServer, free_port

SEATS = 4
ROUND = 18
"""About how many moves a round takes."""
STAGES = ("judge", "show", "encode", "send")
"""The stages of a move that are done at a stretch; another one is to wait for the store."""
PARTS = (*STAGES, "store", "loop")
ABREAST = 32
"""How many rooms are set up at a time."""


class View(Struct):
    """As much of a room as is needed to play on."""

    number: int
    stage: str
    table: dict[str, object] | None


class Told(Struct):
    """Any message."""

    type: str
    id: str = ""
    view: View | None = None
    patch: dict[str, object] | None = None


TOLD = msgspec.json.Decoder(Told)


@dataclass
class Room:
    """A room under load, seen by its four guests."""

    id: str
    secrets: list[str]
    luck: Random
    views: list[dict[str, Json]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    number: int = -1
    moves: int = 0
    sent_at: float = 0.0
    missing: int = 0
    latencies: list[float] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    refused: int = 0
    heard: int = -1
    is_over: bool = False

    def hear(self, seat: int, message: bytes) -> None:
        """Take what one of the sockets was told."""
        told = TOLD.decode(message)
        if told.type == "done":
            self.acknowledged.append(told.id)
        elif told.type == "refused":
            self.refused += 1
        elif told.view is not None:
            self.is_over = told.view.stage == "over"
            whole: dict[str, Json] = {"number": told.view.number, "table": as_json(told.view.table)}
            self.views[seat] = whole
            self._hear(told.view.number)
        elif told.patch is not None:
            stage = told.patch.get("stage")
            self.is_over |= stage == ["over"]
            self.views[seat] = view = as_record(
                patched(self.views[seat], needed(as_json(told.patch)))
            )
            self._hear(int(str(view["number"])))

    def _hear(self, number: int) -> None:
        if self.missing and number > self.number:
            self.missing -= 1
            if not self.missing:
                self.latencies.append(perf_counter() - self.sent_at)
        self.heard = max(self.heard, number)

    def next_move(self) -> tuple[int, bytes] | None:
        """Return who moves and what is sent, if the move before has arrived everywhere."""
        if self.missing or self.heard <= self.number or self.is_over:
            return None
        for seat, view in enumerate(self.views):
            mine = as_record(view.get("table")).get("yours")
            if isinstance(mine, list) and mine:
                self.number, self.missing, self.sent_at = self.heard, SEATS, perf_counter()
                self.moves += 1
                choices = as_record(mine[0])["choices"]
                assert isinstance(choices, list), "a list of moves"
                move = msgspec.json.encode(as_record(self.luck.choice(choices))["move"])
                head = f'{{"type":"move","id":"m{self.moves}","seat":{seat},"move":'
                return seat, head.encode() + move + b"}"
        return None


def as_json(record: Mapping[str, object] | None) -> dict[str, Json]:
    """Return what was read as JSON as such."""
    return cast(dict[str, Json], record or {})


def as_record(value: Json) -> dict[str, Json]:
    """Return an object of JSON as one; what is none has nothing in it."""
    return value if isinstance(value, dict) else {}


def needed(patch: Mapping[str, Json]) -> Json:
    """Return as much of a patch of a room as is needed to play on."""
    kept = {name: patch[name] for name in ("number", "table") if name in patch}
    table = kept.get("table")
    if isinstance(table, dict):
        kept["table"] = {name: table[name] for name in ("turn", "yours") if name in table}
    return kept


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

    def parts(self) -> dict[str, float]:
        """Return the seconds all servers have spent so far, by what they spent them on.

        The event loop is a thread; what it does besides the stages it measures itself is called
        `loop`. All other threads serve the store.
        """
        spent = dict.fromkeys(PARTS, 0.0)
        for address, pid in zip(self.addresses, self.pids, strict=True):
            main = processor(f"/proc/{pid}/task/{pid}/stat")
            stages = _stages(httpx.get(f"http://{address}/metrics").text)
            others = {"store": processor(f"/proc/{pid}/stat") - main}
            others["loop"] = main - sum(stages.values())
            for part, seconds in (*stages.items(), *others.items()):
                spent[part] += seconds
        return spent


def processor(stat: str) -> float:
    """Return the processor time of a process or a thread, in seconds."""
    times = Path(stat).read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def _stages(page: str) -> dict[str, float]:
    """Read how long the event loop has spent on each stage of moves."""
    name = "croupier_stage_processor_seconds_total"
    found = re.findall(rf'^{name}{{stage="(\w+)"}} (\S+)$', page, re.MULTILINE)
    return {stage: float(seconds) for stage, seconds in found if stage in STAGES}


@contextlib.contextmanager
def served(database: str, bus: str | None, count: int) -> Iterator[Servers]:
    """Run real servers, with no limit in the way."""
    ports = [free_port() for _ in range(count)]
    many = "1000000"
    limits = ["most-rooms", "most-sockets", "most-sockets-per-address", "messages-per-second"]
    limits += ["requests-per-second", "creations-per-minute", "tries-per-minute"]
    limits += ["most-connections-per-address"]
    flags = [word for limit in limits for word in (f"--{limit}", many)]
    command = [sys.executable, "-m", "croupier.cli", "serve", "--no-browser", "--log", "error"]
    command += ["--database", database, *(["--bus", bus] if bus else []), *flags]
    # As at any start but the first: with what Python has compiled, whatever this shell says of it.
    kept = {name: said for name, said in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    loading = "import croupier.cli, croupier.server.serving"
    subprocess.run([sys.executable, "-c", loading], env=kept, check=True)
    running = [subprocess.Popen([*command, "--port", str(port)], env=kept) for port in ports]
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


async def set_up(address: str, game: str, count: int) -> list[Room]:
    """Set up rooms for four people each."""
    gate = asyncio.Semaphore(ABREAST)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        rooms = await asyncio.gather(*(_set_up(client, gate, game, n) for n in range(count)))
    return list(rooms)


async def _set_up(
    client: httpx.AsyncClient, gate: asyncio.Semaphore, game: str, number: int
) -> Room:
    seats = [{"type": "person", "name": "Anna"}, *[{"type": "open"}] * (SEATS - 1)]
    async with gate:
        setup = {"setup": {"game": game}, "seats": seats, "takeover": False}
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
    return Room(created["room"], secrets, Random(number))


@contextlib.asynccontextmanager
async def connected(
    addresses: Sequence[str], rooms: Sequence[Room]
) -> AsyncIterator[dict[str, list[LeanSocket]]]:
    """Connect all guests, spread over the servers."""
    gate = asyncio.Semaphore(ABREAST)

    async def line(room: Room, seat: int) -> LeanSocket:
        address, path = addresses[seat % len(addresses)], f"/api/rooms/{room.id}/socket?changes=1"
        async with gate:
            return await connect(address, path, room.secrets[seat], partial(room.hear, seat))

    lines = {
        room.id: list(await asyncio.gather(*(line(room, seat) for seat in range(SEATS))))
        for room in rooms
    }
    try:
        yield lines
    finally:
        for sockets in lines.values():
            for socket in sockets:
                socket.close()


async def stagger(rooms: Sequence[Room], lines: dict[str, list[LeanSocket]]) -> int:
    """Play every room on to another point of a round, as rooms are; return how many moves it took.

    All at the same point, they would all be paid out and dealt anew in the same second.
    """
    behind = {room.id: number % ROUND for number, room in enumerate(rooms)}
    while any(room.moves < behind[room.id] or room.missing for room in rooms if not room.is_over):
        for room in rooms:
            if room.moves < behind[room.id] and (move := room.next_move()) is not None:
                lines[room.id][move[0]].send(move[1])
        await asyncio.sleep(0.02)
    for room in rooms:
        room.latencies.clear()
    return sum(behind.values())


async def drive(
    rooms: Sequence[Room], lines: dict[str, list[LeanSocket]], rate: float, seconds: float
) -> int:
    """Send moves at an even rate, room after room; return how many were due."""
    began, due = perf_counter(), 0
    while (now := perf_counter() - began) < seconds:
        while due < now * rate:
            room = rooms[due % len(rooms)]
            due += 1
            if (move := room.next_move()) is not None:
                lines[room.id][move[0]].send(move[1])
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
    server_ms: Mapping[str, float]
    client_ms: float
    bytes_each: float
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
            f"{sum(self.server_ms.values()):.2f} ms",
            *(f"{self.server_ms[part]:.3f} ms" for part in PARTS),
            f"{self.client_ms:.2f} ms",
            f"{self.bytes_each:,.0f}",
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
    "processor time of the servers for a move",
    "of it to judge it by the rules",
    "of it to find what each one sees, and what has changed there",
    "of it to encode that",
    "of it to send it",
    "of it to store it",
    "of it for all else: the event loop, reading, tasks, timers",
    "processor time of the four people for a move",
    "bytes to each socket for a move",
)


async def measure(servers: Servers, plan: argparse.Namespace, rate: float) -> Figures:
    """Put servers under load, and look into their store afterwards."""
    rooms = await set_up(servers.addresses[0], plan.game, plan.rooms)
    memory = servers.memory()
    async with connected(servers.addresses, rooms) as lines:
        await asyncio.sleep(3)
        sockets = len(rooms) * SEATS // len(servers.addresses)
        each = (servers.memory() - memory) / sockets / 1024
        tell(f"{sockets:,} idle sockets on the first server: {each:.1f} KiB each")
        played = await stagger(rooms, lines)
        heard = sum(line.received for sockets in lines.values() for line in sockets)
        before, own = servers.parts(), process_time()
        due = await drive(rooms, lines, rate, plan.seconds)
        own, spent = process_time() - own, servers.parts()
        heard = sum(line.received for sockets in lines.values() for line in sockets) - heard
    latencies = [1000 * latency for room in rooms for latency in room.latencies]
    acknowledged = [(room.id, sent_id) for room in rooms for sent_id in room.acknowledged]
    stored = stored_ids(servers.database)
    sent = sum(room.moves for room in rooms) - played
    return Figures(
        kib_per_socket=each,
        sockets=sockets,
        due=due,
        sent=sent,
        acknowledged=len(acknowledged) - played,
        seen=len(latencies),
        lost=len(set(acknowledged) - set(stored)),
        twice=len(stored) - len(set(stored)),
        refused=sum(room.refused for room in rooms),
        server_ms={part: 1000 * (spent[part] - before[part]) / max(1, sent) for part in PARTS},
        client_ms=1000 * own / max(1, sent),
        bytes_each=heard / max(1, sent) / SEATS,
        milliseconds=latencies,
    )


def run(measuring: Coroutine[None, None, Figures]) -> Figures:
    """Measure on the loop that costs least."""
    import uvloop

    # What goes in circles is not looked for: it would hold up everybody at a table at once.
    gc.disable()
    return uvloop.run(measuring)


def on_sqlite(folder: Path, plan: argparse.Namespace, share: float = 1.0) -> Figures:
    """Measure one server on a file."""
    with served(f"sqlite:///{folder}/load.db", None, 1) as servers:
        return run(measure(servers, plan, share * plan.rate))


def on_sqlite_by_half(folder: Path, plan: argparse.Namespace) -> Figures:
    """Measure one server with half as much to do."""
    return on_sqlite(folder, plan, 0.5)


def on_postgresql(folder: Path, plan: argparse.Namespace, count: int) -> Figures:
    """Measure so many servers on PostgreSQL and NATS, each with as much to do as one."""
    postgres, nats = PostgresServer(folder, is_durable=True), NatsService()
    try:
        nats.start()
        with served(postgres.url, nats.url, count) as servers:
            return run(measure(servers, plan, count * plan.rate))
    finally:
        nats.kill()
        postgres.close()


def carried(figures: Mapping[str, Figures]) -> Iterator[str]:
    """Tell how many times the moves of one server several carry, by their processor time.

    Each of them is one event loop: as many moves are carried as it has time for.
    """
    one = figures.get("postgresql-1")
    for name, count in SEVERAL.items():
        if one is not None and name in figures:
            times = count * sum(one.server_ms.values()) / sum(figures[name].server_ms.values())
            yield f"{count} servers carry {times:.2f} times the moves of one, by processor time"


def fragment(plan: argparse.Namespace, figures: Sequence[Figures]) -> str:
    """Return what the page of benchmarks says of the load."""
    rows = zip(ROWS, *(found.column() for found in figures), strict=True)
    heads = (
        "one server on SQLite",
        "half as many moves",
        "one on PostgreSQL, NATS",
        "two",
        "four",
    )
    found = table(("", *heads), rows)
    return (
        f"{found}\n\n{plan.rooms:,} rooms of {plan.game} with four people each,"
        f" {plan.rate:,.0f} moves a second for {plan.seconds:.0f} seconds,\n"
        f"measured on {date.today().isoformat()} on {os.cpu_count()} cores.\n"
    )


def tell(what: str) -> None:
    """Say how far it is."""
    print(what, file=sys.stderr, flush=True)


def main() -> int:
    """Measure all, print the figures, and perhaps put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="las-vegas")
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=MEASURES, nargs="+", help="some of them")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    plan = parser.parse_args()
    figures: dict[str, Figures] = {}
    for name in plan.only or MEASURES:
        folder = Path(tempfile.mkdtemp(prefix="load-"))
        try:
            figures[name] = MEASURES[name](folder, plan)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        for words, figure in zip(ROWS, figures[name].column(), strict=True):
            print(f"{words}: {figure}")
    print("\n".join(carried(figures)))
    if plan.write and not plan.only:
        put_in(LOAD, fragment(plan, [*figures.values()]))
    return any(found.lost or found.twice for found in figures.values())


SEVERAL = {"postgresql-2": 2, "postgresql-4": 4}
MEASURES: Mapping[str, Callable[[Path, argparse.Namespace], Figures]] = {
    "sqlite": on_sqlite,
    "half": on_sqlite_by_half,
    "postgresql-1": partial(on_postgresql, count=1),
    **{name: partial(on_postgresql, count=count) for name, count in SEVERAL.items()},
}


if __name__ == "__main__":
    sys.exit(main())
