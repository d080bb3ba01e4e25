"""Measure how soon everybody is back after a restart, and what it takes to read a long log.

    .venv/bin/python -m benchmarks.restart [--rooms N] [--only back|logs]

Rooms of Lords of Vegas, four people each, late in their games, lie in a file as a server that was
killed leaves them: with a snapshot of some entries ago. Then a server is started, and all people
come back at once, over real sockets, from this process.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec
from msgspec import Raw, Struct

from benchmarks.load import percentile, processor, served
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Goods, Offer, Terms
from croupier.server import entries as e
from croupier.server.answers import Answers
from croupier.server.bus import LocalBus
from croupier.server.commands import begin
from croupier.server.garbage import GarbageWatch
from croupier.server.guests import digest
from croupier.server.hub import RoomHub
from croupier.server.metrics import Metrics
from croupier.server.room_log import first_page, page_of
from croupier.server.rooms import Room, RoomChange, opened
from croupier.server.settings import Settings
from croupier.server.snapshots import EVERY, snapshot_of
from croupier.server.timers import SystemClock
from croupier.store.pages import Page
from croupier.store.store import open_store

SEATS = 4
GAMES = 12
"""How many games are played; the rooms are copies of them, each cut off somewhere else."""
ENTRIES = 300
LATE = 0.75
"""How much of a game is played at least."""
ABREAST = 500
"""How many connections are opened at a time."""
PULSE = 0.001
"""How often somebody else wants a turn while a log is read."""
DEALER = Dealer.numbered(11)


def opening(seats: int = SEATS) -> e.Opened:
    """Return the first entry of a room."""
    return e.Opened(
        game="lords-of-vegas",
        rules=1,
        options=Raw(b"{}"),
        seats=seats,
        commitment=DEALER.commitment,
        invite="",
        listed=False,
        takeover=False,
        timer=None,
    )


def begun(name: str) -> RoomChange:
    """Return a room where four people have just begun."""
    change = RoomChange(opened(name, opening()))
    for seat in range(SEATS):
        holder = digest(secret(name, seat))
        change = change.then(e.Seated(seat=Seat(seat), name=f"Guest {seat}", holders=(holder,)))
    return begin(change, DEALER)


def secret(name: str, seat: int) -> str:
    """Return what somebody holds a seat with."""
    return f"{name}-{seat}-" + "x" * 32


def played(luck: Random) -> list[e.GameEntry]:
    """Play a game with uniform choices, up to so many entries; return what was played."""
    change = begun("any")
    room, log = change.room, [entry for entry, _ in change.steps]
    while room.turn is not None and len(log) < ENTRIES:
        seat, game = room.turn.next_to_move, room.playing()
        choices = msgspec.json.decode(
            msgspec.json.encode(game.seen(seat, (seat,)).yours[0].choices), type=list[Choice]
        )
        sent = f"{digest(secret('any', seat))[:16]}.c{len(log)}"
        made = RoomChange(room).played(game.move(seat, luck.choice(choices).move), sent=sent)
        made = made.dealt(DEALER)
        log += [entry for entry, _ in made.steps]
        room = made.room
    return [entry for entry in log if isinstance(entry, e.GameEntry)]


class Choice(Struct):
    """A move one may make."""

    move: Raw


def room_pages(name: str, log: Sequence[e.GameEntry], luck: Random) -> Iterator[Page]:
    """Return a room that was left somewhere late in a game, as pages with a snapshot."""
    start = begun(name)
    number = sum(isinstance(entry, e.GameEntry) for entry, _ in start.steps)
    left = luck.randrange(int(LATE * len(log)), len(log) - 1)
    first = first_page(start.before.opened, start, DEALER)
    yield first
    change, answers = RoomChange(start.room), Answers().after(start.steps)
    for entry in log[number:left]:
        change = change.then(entry)
    change = change.dealt(DEALER)
    last = change.room.number // EVERY * EVERY
    kept = [step for step in change.steps if step[1].number <= last]
    before = RoomChange(start.room, tuple(kept))
    page = page_of(before)
    snapshot = snapshot_of(before.room, answers.after(kept)).body
    yield msgspec.structs.replace(page, snapshot=snapshot)
    if len(kept) < len(change.steps):
        yield page_of(RoomChange(before.room, change.steps[len(kept) :]))


@dataclass
class Returning:
    """Somebody who comes back: what is known, and when the first news came."""

    room: str
    seat: int
    after: int
    news: bytes = b""
    back_at: float = 0.0
    lines: list[asyncio.Transport] = field(default_factory=list)


class View(Struct):
    """As much of a view as is looked at."""

    number: int
    table: "Table"


class Table(Struct):
    """Who may choose."""

    turn: "Turn | None"


class Turn(Struct):
    """Who is waited for."""

    seat: int


class News(Struct):
    """The first message."""

    type: str
    view: View


class ReturningSocket(asyncio.Protocol):
    """A socket that takes little of the processor: it reads one message and keeps quiet."""

    def __init__(self, guest: Returning, request: bytes, is_back: asyncio.Future[None]) -> None:
        self._guest = guest
        self._request = request
        self._is_back = is_back
        self._heard = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._guest.lines.append(transport)
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Wait for the whole of the first message."""
        if self._is_back.done():
            return
        self._heard += data
        head = self._heard.find(b"\r\n\r\n") + 4
        if head > 3 and (message := _message(bytes(self._heard[head:]))) is not None:
            self._guest.news, self._guest.back_at = message, perf_counter()
            self._is_back.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail, if nothing was told."""
        if not self._is_back.done():
            self._is_back.set_exception(ConnectionError(f"{exc}: {bytes(self._heard[:300])!r}"))


def _message(frame: bytes) -> bytes | None:
    """Return the text of a frame, once all of it is there."""
    if len(frame) < 10:
        return None
    length, start = frame[1], 2
    if length == 126:
        length, start = int.from_bytes(frame[2:4]), 4
    elif length == 127:
        length, start = int.from_bytes(frame[2:10]), 10
    return bytes(frame[start : start + length]) if len(frame) >= start + length else None


async def come_back(address: str, guests: Sequence[Returning]) -> float:
    """Let all come at once; return when they began."""
    host, _, port = address.partition(":")
    gate, loop, began = asyncio.Semaphore(ABREAST), asyncio.get_running_loop(), perf_counter()

    async def one(guest: Returning) -> None:
        request = (
            f"GET /api/rooms/{guest.room}/socket?after={guest.after} HTTP/1.1\r\n"
            f"Host: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {secret(guest.room, guest.seat)}\r\n\r\n"
        ).encode()
        is_back = loop.create_future()
        async with gate:
            await loop.create_connection(
                lambda: ReturningSocket(guest, request, is_back), host, int(port)
            )
        await is_back

    await asyncio.gather(*map(one, guests))
    return began


async def fill(database: str, pages: Sequence[Sequence[Page]]) -> None:
    """Write rooms into a file, those of many at a time."""
    store = open_store(database)
    try:
        for some in range(0, len(pages), 100):
            lots = pages[some : some + 100]
            for turn in range(max(map(len, lots))):
                await asyncio.gather(*(store.write(lot[turn]) for lot in lots if len(lot) > turn))
        # A server that has been there before has written down who sat where.
        await store.note_history()
    finally:
        await store.close()


def back(folder: Path, rooms: int) -> None:
    """Measure how soon all are back."""
    luck = Random(14)
    games = [played(luck) for _ in range(GAMES)]
    names = [f"room-{number}" for number in range(rooms)]
    pages = [[*room_pages(name, games[number % GAMES], luck)] for number, name in enumerate(names)]
    database = f"sqlite:///{folder}/restart.db"
    asyncio.run(fill(database, pages))
    ends = [lot[-1].after for lot in pages]
    tell("entries in a room", f"{sum(ends) / rooms:.0f}")
    behind = [len(lot[-1].bodies) if lot[-1].snapshot is None else 0 for lot in pages]
    tell("of which after its snapshot", f"{sum(behind) / rooms:.0f}")
    guests = [
        Returning(name, seat, end - 1)
        for seat in range(SEATS)
        for name, end in zip(names, ends, strict=True)
    ]
    luck.shuffle(guests)
    asked_at = perf_counter()
    with served(database, None, 1) as servers:
        tell(
            "from the start of the process until it is ready", f"{perf_counter() - asked_at:.2f} s"
        )
        used = processor(f"/proc/{servers.pids[0]}/stat")
        began = asyncio.run(come_back(servers.addresses[0], guests))
        used = processor(f"/proc/{servers.pids[0]}/stat") - used
    report(guests, began)
    tell("processor time of the server", f"{used:.2f} s")


def report(guests: Sequence[Returning], began: float) -> None:
    """Say when all were back, and when those who are to move."""
    to_move, others = list[float](), list[float]()
    for guest in guests:
        news = msgspec.json.decode(guest.news, type=News)
        assert (news.type, news.view.number) == ("news", guest.after)
        turn = news.view.table.turn
        is_to_move = turn is not None and turn.seat == guest.seat
        (to_move if is_to_move else others).append(guest.back_at - began)
    for who, times in (("to move", to_move), ("all others", others)):
        tell(f"back, {who}: {len(times)}, half of them within", f"{percentile(times, 0.5):.2f} s")
        tell(f"back, {who}: the last after", f"{max(times):.2f} s")


def haggling(room: Room, entries: int) -> list[e.Entry]:
    """Return a game in which somebody makes offers and takes them back, again and again."""
    assert room.turn is not None
    seat, log = room.turn.seat, list[e.Entry]()
    other = Seat((seat + 1) % SEATS)
    offer = Raw(msgspec.json.encode(Offer(other, Terms(Goods(1), Goods()))))
    while len(log) < entries:
        number = len(log)
        made = RoomChange(room).played(room.playing().move(seat, offer), sent=f"o.{number}")
        choices = msgspec.json.encode(made.room.playing().seen(seat, (seat,)).yours[0].choices)
        moves = [choice.move for choice in msgspec.json.decode(choices, type=list[Choice])]
        back = next(move for move in moves if b'"withdraw"' in bytes(move))
        made = made.played(made.room.playing().move(seat, back), sent=f"w.{number}")
        log += [entry for entry, _ in made.steps]
        room = made.room
    return log


async def read_log(database: str, name: str, after: int | None) -> tuple[float, float]:
    """Read a room as a server does, for somebody who knows all up to an entry, or wants no news.

    Return the processor time, and the longest anybody else waited.
    """
    GarbageWatch().start()
    store = open_store(database)
    hub = RoomHub(store, LocalBus(), Settings(), Metrics(), SystemClock())
    longest, is_read = 0.0, False

    async def wait() -> None:
        nonlocal longest
        while not is_read:
            began = perf_counter()
            await asyncio.sleep(PULSE)
            longest = max(longest, perf_counter() - began - PULSE)

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    began = process_time()
    await hub.active(name, after)
    took, is_read = process_time() - began, True
    await waiting
    await hub.close()
    await store.close()
    return took, longest


def logs(folder: Path, entries: int) -> None:
    """Measure what it takes to read long logs."""
    start = begun("talk")
    said = [e.Said(seat=Seat(0), text="x" * 40, sent=f"a.t{n}") for n in range(entries)]
    game = begun("game")
    cases: dict[str, tuple[RoomChange, Sequence[e.Entry]]] = {
        "talk": (start, said),
        "game": (game, haggling(game.room, entries)),
    }
    for name, (begin_with, log) in cases.items():
        database = f"sqlite:///{folder}/{name}.db"
        bodies = tuple(map(e.ENCODER.encode, log))
        pages = [
            first_page(begin_with.before.opened, begin_with, DEALER),
            Page(name, begin_with.room.number, bodies, "playing"),
        ]
        asyncio.run(fill(database, [pages]))
        ways = {
            "from its opening on": None,
            "from its snapshot on": None,
            "from both, for somebody new": -1,
        }
        for when, after in ways.items():
            took, longest = asyncio.run(read_log(database, name, after))
            tell(f"{entries:,} entries of {name}, {when}: processor time", f"{took:.2f} s")
            tell("the longest anybody else waited meanwhile", f"{1000 * longest:.0f} ms")


def tell(what: str, figure: str) -> None:
    """Say a figure."""
    print(f"{what}: {figure}", flush=True)


def main() -> int:
    """Measure all, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=40_000)
    parser.add_argument("--only", choices=("back", "logs"))
    plan = parser.parse_args()
    measures: dict[str, Callable[[Path], None]] = {
        "logs": lambda folder: logs(folder, plan.entries),
        "back": lambda folder: back(folder, plan.rooms),
    }
    for name in [plan.only] if plan.only else measures:
        folder = Path(tempfile.mkdtemp(prefix="restart-"))
        try:
            measures[name](folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
