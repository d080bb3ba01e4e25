"""What is done to the servers while people play, and what must be so afterwards."""

import asyncio
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
from msgspec import Raw
from msgspec.json import encode
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.bus import LARGEST, SIGNATURE, THINK
from croupier.server.hub import At, Here, Wrote
from croupier.server.probing import PROBE_SECONDS
from tests.faults.clocks import FILE as CLOCK
from tests.faults.clocks import WallClock
from tests.faults.counting import FILE
from tests.faults.disks import FailingDisk
from tests.faults.judging import Verdict, judge
from tests.faults.lines import Direction, Line
from tests.faults.parties import Parties
from tests.faults.servers import CALMLY, QUICKLY, SERVE, SHUTDOWN_SECONDS, ServerProcess
from tests.nats_service import NatsService
from tests.services import PostgresServer

COUNTING = ("-m", "tests.faults.counting")
CUTS = (0.3, 1.0, 2.0, 4.0, 8.0)
"""How many seconds something is cut off; the last is longer than anybody waits for an answer."""
HOUR = 3600.0
AFTERWARDS = 20
"""How many more entries every game must have at last."""
COMPLAINTS = ("Traceback", "background work failed", "was refused in room")
"""What no server may log."""


@dataclass
class World:
    """The servers and what they stand on."""

    folder: Path
    database: str
    servers: list[ServerProcess]
    postgres: PostgresServer | None
    nats: NatsService | None
    disk: FailingDisk | None
    lines: Mapping[str, Line]
    """What the first server, or who wants to reach it, speaks over."""
    clocks: Sequence[WallClock]
    """What the servers take for the clock on the wall, if that is to be set."""
    seed: int
    luck: Random
    unready: Counter[str] = field(default_factory=Counter)

    @property
    def file(self) -> Path:
        """Where all is stored, if it is a file."""
        return Path(self.database.removeprefix("sqlite:///"))

    @property
    def doors(self) -> list[str]:
        """Where guests may go."""
        doors = [server.address for server in self.servers]
        if "door" in self.lines:
            doors[0] = f"127.0.0.1:{self.lines['door'].port}"
        return doors

    def start(self) -> None:
        """Start all servers."""
        for server in self.servers:
            server.start()

    async def until_ready(self) -> None:
        """Wait until all servers can store and tell."""
        await asyncio.gather(*(server.until_ready() for server in self.servers))

    def answered(self) -> int:
        """Return how many questions the workers of bots have answered, if they were counted."""
        notes = self.folder / "questions"
        return len(notes.read_bytes().splitlines()) if notes.exists() else 0

    def end(self) -> float:
        """End all servers in good order; return how long the slowest took."""
        took = max(server.end() for server in self.servers)
        assert took < SHUTDOWN_SECONDS + 2, f"it took {took:.1f} s to end"
        for server in self.servers:
            complaints = [
                line
                for line in server.log.read_text().splitlines()
                if any(words in line for words in COMPLAINTS)
            ]
            assert not complaints, "\n".join(complaints)
        return took


Fault = Callable[[World, Parties], Awaitable[None]]


async def kill_server(world: World, parties: Parties) -> None:
    """Kill the server at any moment, also while it starts or everybody comes back at once."""
    [server] = world.servers
    is_hasty = world.luck.random() < 0.4
    await asyncio.sleep(world.luck.uniform(0, 2.5 if is_hasty else 1.0))
    server.kill()
    server.start()
    if not is_hasty:
        await parties.resumed()


async def cut_database(world: World, parties: Parties) -> None:
    """Let the database stand still for a while, or crash."""
    postgres, [server] = world.postgres, world.servers
    assert postgres is not None
    seconds, is_crash = world.luck.choice(CUTS), world.luck.random() < 0.5
    await asyncio.sleep(world.luck.uniform(0, 1))
    await asyncio.to_thread(postgres.kill if is_crash else postgres.pause)
    try:
        await _watch(world, server, seconds)
    finally:
        await asyncio.to_thread(postgres.start if is_crash else postgres.resume)
    await server.until_ready()
    await parties.resumed()


async def cut_bus(world: World, parties: Parties) -> None:
    """Let the bus stand still for a while, or crash."""
    nats = world.nats
    assert nats is not None
    seconds, is_crash = world.luck.choice(CUTS), world.luck.random() < 0.5
    await asyncio.sleep(world.luck.uniform(0, 1))
    (nats.kill if is_crash else nats.freeze)()
    try:
        await _watch(world, world.luck.choice(world.servers), seconds)
    finally:
        await asyncio.to_thread(nats.start if is_crash else nats.thaw)
    await world.until_ready()
    await parties.resumed()
    await parties.roam()


async def kill_one(world: World, parties: Parties) -> None:
    """Kill one of two servers; the other goes on alone, until the first is back."""
    victim = world.luck.choice(world.servers)
    await asyncio.sleep(world.luck.uniform(0, 1))
    victim.kill()
    await parties.resumed()
    victim.start()
    await victim.until_ready()
    await parties.roam()
    await parties.resumed()


async def lose_home(world: World, parties: Parties) -> None:
    """Kill one of three servers, or let it stand still for so long that its rooms move away.

    When it goes on, it still takes itself for the home of what others have open by now.
    """
    victim = world.luck.choice(world.servers)
    is_killed, seconds = world.luck.random() < 0.5, world.luck.choice(CUTS)
    await asyncio.sleep(world.luck.uniform(0, 1))
    if is_killed:
        victim.kill()
        await parties.resumed()
        victim.start()
        await victim.until_ready()
    else:
        await asyncio.to_thread(victim.freeze)
        await asyncio.sleep(seconds)
        victim.thaw()
        await parties.resumed()
    await parties.roam()
    await parties.resumed()


async def fail_disk(world: World, parties: Parties) -> None:
    """Let the disk become read-only under the server; then mend it, and start the server again."""
    disk, [server] = world.disk, world.servers
    assert disk is not None
    seconds = world.luck.choice(CUTS)
    await asyncio.sleep(world.luck.uniform(0, 1))
    # While ext4 gives up, it grants some last writes that it then forgets, whoever asks for them.
    server.freeze()
    await asyncio.to_thread(disk.fail)
    server.thaw()
    await _watch(world, server, seconds)
    assert await server.status("/readyz") == httpx.codes.SERVICE_UNAVAILABLE, "it cannot store"
    await asyncio.to_thread(server.kill if world.luck.random() < 0.5 else server.end)
    await asyncio.to_thread(disk.mend)
    server.start()
    await server.until_ready()
    await parties.resumed()


async def set_clocks(world: World, parties: Parties) -> None:
    """Set the clock on the wall of a server by an hour, while it runs or while it does not."""
    number, hour = world.luck.randrange(len(world.servers)), world.luck.choice((-HOUR, HOUR))
    server, clock = world.servers[number], world.clocks[number]
    is_running, is_killed = world.luck.random() < 0.5, world.luck.random() < 0.5
    await asyncio.sleep(world.luck.uniform(0, 1))
    if not is_running:
        await asyncio.to_thread(server.kill if is_killed else server.end)
    clock.set_by(hour)
    if not is_running:
        server.start()
        await server.until_ready()
    await server.until_it_is(clock.now)
    await parties.resumed()
    await parties.roam()
    await parties.resumed()


async def lose_file(world: World, parties: Parties) -> None:
    """Try to start another server on the file; then move, delete or replace what the first has.

    From that moment it says that it cannot store, until it is started again on what was there.
    """
    [server] = world.servers
    await asyncio.sleep(world.luck.uniform(0, 1))
    await _refuse_another(world)
    await parties.resumed()
    file = world.file
    names = [file, Path(f"{file}-wal")]
    lost = world.luck.choice([*names, Path(f"{file}-lock")])
    way, seconds = world.luck.choice(("moved", "deleted", "replaced")), world.luck.choice(CUTS)
    away = world.folder / "away"
    # What is there at this moment is what an operator would find.
    server.freeze()
    kept = [(name, name.read_bytes()) for name in names]
    if way == "deleted":
        lost.unlink()
    else:
        lost.rename(away)
    if way == "replaced":
        shutil.copyfile(away, lost)
    server.thaw()
    await asyncio.sleep(PROBE_SECONDS)
    await _watch(world, server, seconds, may_be_ready=False)
    await asyncio.to_thread(server.kill if world.luck.random() < 0.5 else server.end)
    for left in (*names, Path(f"{file}-shm"), away):
        left.unlink(missing_ok=True)
    for name, found in kept:
        name.write_bytes(found)
    server.start()
    await server.until_ready()
    await parties.resumed()


async def _refuse_another(world: World) -> None:
    """Try to start another server on the file, by whatever name."""
    link = world.folder / "link.db"
    name, says = world.luck.choice(
        (
            (world.file, "Another server uses"),
            (link, "Another server uses"),
            (link, "has another name as well"),
        )
    )
    if says == "has another name as well":
        link.hardlink_to(world.file)
    elif name == link:
        link.symlink_to(world.file)
    other = ServerProcess(world.folder / "other.log", f"sqlite:///{name}", program=COUNTING)
    assert says in await asyncio.to_thread(other.refusal)
    link.unlink(missing_ok=True)


async def cut_one_way(world: World, parties: Parties) -> None:
    """Let nothing through in one direction of a line: to database, bus or guests, or from them."""
    name, seconds = world.luck.choice([*world.lines]), world.luck.choice(CUTS)
    directions: tuple[Direction, ...] = ("there", "back")
    await asyncio.sleep(world.luck.uniform(0, 1))
    world.lines[name].cut(world.luck.choice(directions))
    try:
        await _watch(world, world.servers[0], seconds)
    finally:
        world.lines[name].mend()
    await world.until_ready()
    await parties.resumed()
    await parties.roam()


FORGED = 300
"""How many messages somebody on the bus sends at a time."""


async def attack_bus(world: World, parties: Parties) -> None:
    """Let somebody onto the bus who listens, and sends what is forged, old, broken and too much."""
    assert world.nats is not None
    client, recorded = Client(), list[tuple[str, bytes]]()

    async def heard(message: Msg) -> None:
        recorded.append((message.subject, message.data))

    await client.connect(world.nats.url)
    await client.subscribe("croupier.>", cb=heard)
    async with asyncio.timeout(60):
        while len(recorded) < FORGED:
            await asyncio.sleep(0.05)
    for subject, data in world.luck.choices(recorded, k=FORGED):
        await client.publish(subject, _forged(world.luck, data, [one for _, one in recorded]))
        await client.publish(THINK, world.luck.randbytes(SIGNATURE) + b"{}")
    await client.flush()
    await client.close()
    await parties.resumed()
    await parties.roam()


def _forged(luck: Random, data: bytes, recorded: list[bytes]) -> bytes:
    """Return a message nobody has sent to this room now, however much it looks like one."""
    signature, news = data[:SIGNATURE], data[SIGNATURE:]
    entry = e.ENCODER.encode(e.Said(seat=Seat(0), text="forged"))
    number = luck.randrange(400)
    forged = (
        encode(Wrote(number, (Raw(entry),))),
        encode(At(luck.choice((number, 10**9)))),
        encode(Here("forged", (Seat(0), Seat(1)), 99, 10**9)),
        news.replace(b"a", b"b"),
        news[: len(news) // 2],
    )
    return luck.choice(
        (
            data,
            luck.choice(recorded),
            luck.choice(forged),
            signature + luck.choice(forged),
            luck.randbytes(luck.choice((0, 10, 2 * LARGEST))),
        )
    )


async def _watch(
    world: World, server: ServerProcess, seconds: float, *, may_be_ready: bool = True
) -> None:
    """Wait; meanwhile the server says that it lives, and whether it is ready."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        began = time.monotonic()
        assert await server.status("/healthz") == httpx.codes.OK
        assert time.monotonic() - began < 5, "it hardly lives"
        status = await server.status("/readyz")
        assert status in (httpx.codes.OK, httpx.codes.SERVICE_UNAVAILABLE)
        assert may_be_ready or status != httpx.codes.OK, "it says that it can store"
        world.unready["ready" if status == httpx.codes.OK else "unready"] += 1
        await asyncio.sleep(min(0.2, max(left, 0)))


FAULTS: Mapping[str, Fault] = {
    "sqlite": kill_server,
    "postgres": kill_server,
    "database-cut": cut_database,
    "bus-cut": cut_bus,
    "process": kill_one,
    "homes": lose_home,
    "one-way": cut_one_way,
    "bus-attacked": attack_bus,
    "read-only": fail_disk,
    "file": lose_file,
    "clock": set_clocks,
    "clocks": set_clocks,
}
SEVERAL = {"bus-cut": 2, "process": 2, "homes": 3, "one-way": 2, "bus-attacked": 2, "clocks": 2}
"""What takes more servers than one."""
FILES = {"sqlite", "read-only", "file", "clock"}
"""What is done to a store in a file."""
CLOCKS = {"clock", "clocks"}
"""Where nobody is gone for long, whatever the clock says."""


@contextmanager
def world(
    what: str, seed: int, *, counting: bool, manner: tuple[str, ...] | None = None
) -> Iterator[World]:
    """Set up what a campaign needs, and leave nothing behind unless something was found."""
    manner = manner or (CALMLY if what in CLOCKS else QUICKLY)
    folder = Path(tempfile.mkdtemp(prefix=f"croupier-{what}-"))
    with ExitStack() as stack:
        postgres = None if what in FILES else stack.enter_context(_postgres())
        nats = stack.enter_context(_nats()) if what in SEVERAL else None
        disk = FailingDisk(folder) if what == "read-only" else None
        if disk is not None:
            stack.callback(disk.close)
        shelf = disk.path if disk is not None else folder
        database = postgres.url if postgres is not None else f"sqlite:///{shelf / 'rooms.db'}"
        lines: dict[str, Line] = {}
        bus = nats.url if nats is not None else None
        ways = [(database, bus)] * SEVERAL.get(what, 1)
        if what == "one-way" and bus is not None:
            lines = {"database": Line(_port(database)), "bus": Line(_port(bus))}
            ways[0] = _over(database, lines["database"]), _over(bus, lines["bus"])
        program = COUNTING if counting or what in SEVERAL or what in CLOCKS else SERVE
        notes = {FILE: str(folder / "questions")}
        clocks = [WallClock(folder / f"clock-{number}") for number in range(len(ways))]
        servers = [
            ServerProcess(
                folder / f"server-{number}.log",
                *way,
                program=program,
                manner=manner,
                environment={**notes, **({CLOCK: str(clock.file)} if what in CLOCKS else {})},
            )
            for number, (way, clock) in enumerate(zip(ways, clocks, strict=True))
        ]
        for server in servers:
            stack.callback(server.close)
        if lines:
            lines["door"] = Line(servers[0].port)
        for line in lines.values():
            stack.callback(line.close)
        luck = Random(seed)
        yield World(folder, database, servers, postgres, nats, disk, lines, clocks, seed, luck)
    shutil.rmtree(folder)


def _port(url: str) -> int:
    port = urlsplit(url).port
    assert port is not None
    return port


def _over(url: str, line: Line) -> str:
    """Return an address as it is reached over a line."""
    return url.replace(f":{_port(url)}", f":{line.port}")


@contextmanager
def _postgres() -> Iterator[PostgresServer]:
    server = PostgresServer(Path(tempfile.mkdtemp(prefix="postgres-")))
    try:
        yield server
    finally:
        server.close()


@contextmanager
def _nats() -> Iterator[NatsService]:
    service = NatsService()
    service.start()
    try:
        yield service
    finally:
        service.kill()


@dataclass(frozen=True)
class Report:
    """What came of a campaign."""

    what: str
    times: int
    seed: int
    seconds: float
    parties: Parties
    verdict: Verdict
    answered: int
    unready: Counter[str]
    ended_in: float

    def lines(self) -> Iterator[str]:
        """Tell it."""
        figures, verdict = self.parties.figures, self.verdict
        yield f"{self.what}: {self.times} times, seed {self.seed}, {self.seconds:.0f} s"
        yield f"games: {verdict.rooms}, of which finished: {verdict.finished}"
        yield f"entries stored: {verdict.entries}, moves by {_listed(verdict.by)}"
        yield f"commands acknowledged: {figures.acknowledged}, all in the log, each once"
        yield f"sent again unanswered: {figures.resent}, for no reason: {figures.repeated}"
        yield f"lines lost: {figures.lost_lines}, put off: {_listed(figures.put_off)}"
        yield f"refused: {_listed(figures.refused)}"
        yield f"longest wait for an answer: {figures.longest_answer:.1f} s"
        yield f"longest until every game had gone on: {self.parties.longest_resumption:.1f} s"
        yield f"answers of /readyz meanwhile: {_listed(self.unready)}"
        yield f"moves chosen by workers: {self.answered or 'not counted'}"
        yield f"ended in good order within {self.ended_in:.1f} s"


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {times}" for name, times in sorted(counts.items())) or "none"


async def play(at: World, fault: Fault, times: int, tables: int, pause: float) -> Parties:
    """Let people play while something is done so many times to the servers."""
    # What is done depends on the seed alone, not on how long games take.
    parties = Parties(at.doors, tables, Random(f"guests {at.seed}"), pause)
    at.start()
    await at.until_ready()
    async with asyncio.TaskGroup() as group:
        parties.begin(group)
        await parties.begun()
        for _ in range(times):
            await fault(at, parties)
        await at.until_ready()
        await parties.resumed(AFTERWARDS)
        await parties.rest()
    return parties


def campaign(
    what: str,
    times: int,
    seed: int,
    *,
    tables: int = 6,
    pause: float = 0.02,
    counting: bool = False,
    manner: tuple[str, ...] | None = None,
) -> Report:
    """Do something to the servers so many times while people play, and judge what is left."""
    began = time.monotonic()
    with world(what, seed, counting=counting, manner=manner) as at:
        parties = asyncio.run(play(at, FAULTS[what], times, tables, pause))
        ended_in = at.end()
        verdict = judge(parties.all, at.database)
        assert what not in CLOCKS or not verdict.taken_over, "a bot stepped in"
        seconds = time.monotonic() - began
        return Report(
            what, times, seed, seconds, parties, verdict, at.answered(), at.unready, ended_in
        )
