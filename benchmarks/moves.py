"""What a move costs a server, in one process and without a network: for comparing two versions.

    .venv/bin/python -m benchmarks.moves [--game G] [--rooms N] [--waves N] [--abreast N]
        [--against FOLDER]

Rooms of four play in waves: everybody who is to move does, by frames as they come from the network,
and what is sent to each is counted. The dealers and choices are the same each time, so that two
versions have the same to do; with `--against`, which is a folder with another version of this
project, both take turns, and the median of what they need is compared.

On a machine that does much else, time goes to caches that others have emptied, whatever runs. So
the fastest fifth of the waves is told besides: that is what little disturbs.
"""

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time, thread_time
from unittest.mock import patch

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from croupier.core.chance import Dealer
from croupier.core.game import Turn
from croupier.server import wire
from croupier.server.active_room import ActiveRoom
from croupier.server.game_in_play import TypedGame
from croupier.server.garbage import GarbageWatch
from croupier.server.guests import digest
from croupier.server.serving import House
from croupier.server.settings import Settings
from croupier.server.socket_protocol import Listener, SocketProtocol, Sockets
from croupier.server.sockets import Socket, Transport

ROOT = Path(__file__).parents[1]
SEATS = 4
STAGES = ("judge", "show", "encode", "send")
MANY = 1e9
ABREAST = 10
"""At how many tables somebody moves at the same time."""
FIFTH = 5
ENCODER = Encoder()


class Costs(Struct, frozen=True):
    """Microseconds of processor time for a move, by what they were spent on, and bytes sent."""

    judge: float
    show: float
    encode: float
    send: float
    store: float
    loop: float
    undisturbed: float
    """All of it in the wave that ended the fastest fifth of them."""
    bytes_each: float

    @property
    def total(self) -> float:
        """All of it."""
        return self.judge + self.show + self.encode + self.send + self.store + self.loop


PARTS = Costs.__struct_fields__
COSTS = Decoder(Costs)


class Nowhere(asyncio.Transport):
    """A network that takes everything and counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Take bytes."""
        self.taken += len(data)

    def get_write_buffer_size(self) -> int:
        """Return how much waits: nothing."""
        return 0

    def is_closing(self) -> bool:
        """Whether it ends: never."""
        return False

    def abort(self) -> None:
        """Nobody is to be cut off here."""
        raise AssertionError("somebody was cut off")


class Doorkeeper:
    """Lets everybody do anything."""

    def note(self, reason: str) -> None:
        """Nobody is to be cut off here."""
        raise AssertionError(reason)

    def afford(self, _address: str, _cost: int = 1) -> bool:
        """Let them."""
        return True

    def release(self, _address: str) -> None:
        """Let them go."""


class Line:
    """A socket whose bytes go nowhere."""

    def __init__(self, sockets: Sockets) -> None:
        self.network = Nowhere()
        self._sockets = sockets
        self.protocol: SocketProtocol

    def hand_on(self, listener: Listener) -> Transport:
        """Let a visitor listen."""
        among: set[object] = set()
        self.protocol = SocketProtocol(self.network, "here", self._sockets, listener, among)
        return self.protocol


def frame(message: bytes) -> bytes:
    """Return a message as the frame of a client, masked by nothing."""
    size = len(message)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
    return head + bytes(4) + message


class Table:
    """A room with its four sockets."""

    def __init__(self, active: ActiveRoom, lines: Sequence[Line], luck: Random) -> None:
        self.active = active
        self._lines = lines
        self._luck = luck
        self._moves = 0
        self._played = 0
        self._next: tuple[int, bytes] | None = None

    def choose(self) -> bool:
        """Choose a move for whoever is to make one; tell whether there is anybody."""
        game = self.active.room.game
        assert isinstance(game, TypedGame), "a game that was begun"
        if not isinstance(turn := game.awaited, Turn):
            return False
        seat = turn.next_to_move
        move = ENCODER.encode(self._luck.choice(game.edition.game.legal(game.state, seat)))
        self._moves += 1
        head = f'{{"type":"move","id":"m{self._moves}","seat":{seat},"move":'
        self._next = seat, frame(head.encode() + move + b"}")
        return True

    def move(self) -> None:
        """Let the move come over its socket."""
        assert self._next is not None, "it was chosen"
        self._played = self.active.room.played
        self._lines[self._next[0]].protocol.data_received(self._next[1])

    @property
    def is_waiting(self) -> bool:
        """Whether the move has yet to be told."""
        return self.active.room.played == self._played

    @property
    def sent(self) -> int:
        """How many bytes went to all four."""
        return sum(line.network.taken for line in self._lines)


class Play:
    """Many tables in one process."""

    def __init__(self, folder: Path, game: str, abreast: int = ABREAST) -> None:
        self._game = game
        self._abreast = abreast
        settings = Settings(
            database=f"sqlite:///{folder}/moves.db",
            messages_per_second=MANY,
            tries_per_minute=MANY,
            most_rooms=int(MANY),
        )
        self._house = House(settings)
        self._hub = self._house.hub
        self._sockets = Sockets(Doorkeeper(), self._hub.metrics, settings, 8192)
        self._tables: list[Table] = []
        self._moves = 0
        self._choosing = 0.0

    async def measure(self, rooms: int, waves: int) -> Costs:
        """Let everybody move so many times, and return what a move cost."""
        for number in range(rooms):
            self._tables.append(await self._opened(number))
        for _ in range(waves // 10):
            await self._wave()
        gc.collect()
        GarbageWatch().start()
        self._moves, self._choosing = 0, 0.0
        before, sent = self._spent(), self._sent
        each_wave = sorted([await self._timed_wave() for _ in range(waves)])
        after = self._spent()
        found = {part: 1e6 * (after[part] - before[part]) / self._moves for part in after}
        found["loop"] -= 1e6 * self._choosing / self._moves
        each = (self._sent - sent) / self._moves / SEATS
        await self._house.store.close()
        undisturbed = each_wave[len(each_wave) // FIFTH]
        return Costs(**found, undisturbed=undisturbed, bytes_each=each)

    async def late_rooms(self, rooms: int, entries: int) -> Sequence[ActiveRoom]:
        """Play rooms on until so much has happened in each, or they are over; return those left."""
        for number in range(rooms):
            self._tables.append(await self._opened(number))
        while any(one.active.room.number < entries for one in self._tables):
            await self._wave()
            self._tables = [one for one in self._tables if one.active.room.stage == "playing"]
        await self._house.store.close()
        return [table.active for table in self._tables]

    async def _timed_wave(self) -> float:
        """Let everybody move once; return the microseconds of processor time for a move."""
        began, moves, choosing = process_time(), self._moves, self._choosing
        await self._wave()
        spent = process_time() - began - (self._choosing - choosing)
        return 1e6 * spent / max(1, self._moves - moves)

    @property
    def _sent(self) -> int:
        return sum(table.sent for table in self._tables)

    def _spent(self) -> dict[str, float]:
        """Return the seconds spent so far, by what they were spent on."""
        stages = {stage: self._hub.metrics.stages[stage].processor for stage in STAGES}
        loop = thread_time()
        others = {"store": process_time() - loop, "loop": loop - sum(stages.values())}
        return stages | others

    async def _wave(self) -> None:
        """Let everybody move once who is to, some tables at a time."""
        for first in range(0, len(self._tables), self._abreast):
            began = thread_time()
            moving = [
                table for table in self._tables[first : first + self._abreast] if table.choose()
            ]
            self._choosing += thread_time() - began
            self._moves += len(moving)
            for table in moving:
                table.move()
            while any(table.is_waiting for table in moving):
                await asyncio.sleep(0.002)

    async def _opened(self, number: int) -> Table:
        """Open a room for four people, and let all of them in."""
        hub, guests = self._hub, [digest(f"{number} {seat}") for seat in range(SEATS)]
        others: tuple[wire.OpenSeat, ...] = (wire.OpenSeat(),) * (SEATS - 1)
        seats: tuple[wire.PersonSeat | wire.OpenSeat, ...] = (wire.PersonSeat("Anna"), *others)
        dealer = Dealer.numbered(number)
        with patch.object(Dealer, "fresh", return_value=dealer):
            created = await hub.create(guests[0], wire.Create(wire.AskedSetup(self._game), seats))
        for seat in range(1, SEATS):
            sit = wire.Sit("s", seat, f"Guest {seat}", created.invite)
            await hub.ask(created.room, guests[seat], sit)
        await hub.ask(created.room, guests[0], wire.Begin("b"))
        lines = [Line(self._sockets) for _ in guests]
        for guest, line in zip(guests, lines, strict=True):
            socket = Socket(guest, "here", hub, lambda _: None, takes_changes=True)
            await socket.enter(self._house.relay.route(created.room, socket), line)
        return Table(await hub.active(created.room), lines, Random(number))


def played(game: str, rooms: int, waves: int, abreast: int = ABREAST) -> Costs:
    """Measure this version."""
    import uvloop

    with tempfile.TemporaryDirectory(prefix="moves-") as folder:
        return uvloop.run(Play(Path(folder), game, abreast).measure(rooms, waves))


def played_in(folder: Path, plan: argparse.Namespace) -> Costs:
    """Measure the version in a folder, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.moves", "--game", plan.game, "--once"]
    command += [
        "--rooms",
        str(plan.rooms),
        "--waves",
        str(plan.waves),
        "--abreast",
        str(plan.abreast),
    ]
    path = {"PYTHONPATH": f"{folder}/src:{ROOT}"}
    done = subprocess.run(command, env=os.environ | path, capture_output=True, check=True)
    return COSTS.decode(done.stdout)


def shown(name: str, costs: Sequence[Costs]) -> str:
    """Return the medians of what was measured as a line."""
    parts = {part: statistics.median(getattr(one, part) for one in costs) for part in PARTS}
    total = statistics.median(one.total for one in costs)
    listed = " ".join(f"{part} {found:5.0f}" for part, found in parts.items())
    return f"{name:8} {total:6.0f} µs a move: {listed}"


def main() -> None:
    """Measure, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="las-vegas")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--waves", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--abreast", type=int, default=ABREAST)
    parser.add_argument("--against", type=Path, help="a folder with another version")
    parser.add_argument("--once", action="store_true", help="this version only, as JSON")
    plan = parser.parse_args()
    if plan.once:
        print(ENCODER.encode(played(plan.game, plan.rooms, plan.waves, plan.abreast)).decode())
        return
    versions = {"this": ROOT} | ({"other": plan.against} if plan.against else {})
    found: dict[str, list[Costs]] = {name: [] for name in versions}
    for _ in range(plan.rounds):
        for name, folder in versions.items():
            found[name].append(played_in(folder, plan))
    for name, costs in found.items():
        print(shown(name, costs))
    if plan.against:
        pairs = zip(found["this"], found["other"], strict=True)
        ratios = [
            (this.total / other.total, this.undisturbed / other.undisturbed)
            for this, other in pairs
        ]
        total, undisturbed = (statistics.median(parts) for parts in zip(*ratios, strict=True))
        print(f"{total:.2f} of the other, {undisturbed:.2f} undisturbed")


if __name__ == "__main__":
    main()
