"""Compare what a move costs servers that share their rooms with what it costs as many that do not.

    .venv/bin/python -m benchmarks.scaling [--game G] [--rooms N] [--seconds N] [--rounds N]

Two and four servers on PostgreSQL and NATS share the rooms, and people at one table are spread over
all of them, as a balancer does it. Beside them as many servers play each for itself, with as many
rooms: they carry two and four times the moves of one, by definition. All take turns of some seconds
in which everybody moves as soon as the move before has arrived. So whatever else the machine does
slows all of them alike, and what a move costs can be compared on a machine that has fewer cores
than it would take to show what they can carry.
"""

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.lean_socket import LeanSocket
from benchmarks.load import Room, Servers, connected, drive, percentile, served, set_up, stored_ids
from tests.nats_service import NatsService
from tests.services import PostgresServer

COUNTS = (2, 4)
RATE = 10_000.0
"""More moves a second than there can be."""
SETTLING = 20.0
"""Until bots are warm, and processes know that nobody else has come."""


@dataclass
class Contender:
    """Some groups of servers with their rooms, and what they have spent so far."""

    name: str
    count: int
    groups: Sequence[Servers]
    rooms: Sequence[Room]
    lines: dict[str, list[LeanSocket]]
    seconds: float = 0.0
    moves: int = 0

    @property
    def milliseconds(self) -> float:
        """What a move costs all servers together."""
        return 1000 * self.seconds / max(1, self.moves)

    async def play(self, seconds: float) -> None:
        """Take a turn."""
        spent, sent = self._spent(), self._sent()
        await drive(self.rooms, self.lines, RATE, seconds)
        self.seconds += self._spent() - spent
        self.moves += self._sent() - sent

    def _spent(self) -> float:
        return sum(sum(servers.parts().values()) for servers in self.groups)

    def _sent(self) -> int:
        return sum(room.moves for room in self.rooms)

    def faults(self) -> int:
        """Count what was acknowledged and is lost or there twice."""
        stored = [move for servers in self.groups for move in stored_ids(servers.database)]
        told = {(room.id, sent_id) for room in self.rooms for sent_id in room.acknowledged}
        return len(told - {*stored}) + len(stored) - len({*stored})

    def report(self) -> str:
        """Tell what was found."""
        latencies = [1000 * seconds for room in self.rooms for seconds in room.latencies]
        return (
            f"{self.name}: {self.moves:,} moves, {self.milliseconds:.2f} ms of all servers for"
            f" each, p50 {percentile(latencies, 0.5):.0f} ms, p99 {percentile(latencies, 0.99):.0f}"
            f" ms, lost or doubled {self.faults()}"
        )


@contextlib.contextmanager
def deployed(postgres: PostgresServer, count: int) -> Iterator[Servers]:
    """Run so many servers on a database and a bus of their own."""
    nats = NatsService()
    nats.start()
    try:
        with served(postgres.new_database(), nats.url, count) as servers:
            yield servers
    finally:
        nats.kill()


@contextlib.asynccontextmanager
async def contending(
    name: str, groups: Sequence[Servers], plan: argparse.Namespace
) -> AsyncIterator[Contender]:
    """Set up as many rooms for each server, and connect everybody."""
    async with contextlib.AsyncExitStack() as stack:
        count = sum(len(servers.addresses) for servers in groups)
        contender = Contender(name, count, groups, [], {})
        for servers in groups:
            number = len(servers.addresses) * plan.rooms
            rooms = await set_up(servers.addresses[0], plan.game, number)
            contender.rooms = [*contender.rooms, *rooms]
            contender.lines |= await stack.enter_async_context(connected(servers.addresses, rooms))
        yield contender


async def compare(
    alone: Sequence[Servers], together: Sequence[Servers], plan: argparse.Namespace
) -> None:
    """Let all of them play in turn, and tell what came of it."""
    async with contextlib.AsyncExitStack() as stack:
        pairs = []
        for shared in together:
            count = len(shared.addresses)
            apart = contending(f"{count} apart", alone[:count], plan)
            sharing = contending(f"{count} together", [shared], plan)
            pairs.append(
                (await stack.enter_async_context(apart), await stack.enter_async_context(sharing))
            )
        await asyncio.sleep(SETTLING)
        for number in range(plan.rounds):
            for contender in [one for pair in pairs for one in pair]:
                await contender.play(plan.seconds)
            tell(number, pairs)
        for apart_ones, sharing_ones in pairs:
            times = sharing_ones.count * apart_ones.milliseconds / sharing_ones.milliseconds
            print(apart_ones.report())
            print(sharing_ones.report())
            print(f"{sharing_ones.count} carry {times:.2f} times the moves of one")


def tell(number: int, pairs: Sequence[tuple[Contender, Contender]]) -> None:
    """Say how far it is."""
    costs = ", ".join(f"{one.name} {one.milliseconds:.2f}" for pair in pairs for one in pair)
    print(f"round {number + 1}, ms for a move: {costs}", file=sys.stderr, flush=True)


def main() -> None:
    """Compare them, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="las-vegas")
    # Enough that no game is over before the last turn.
    parser.add_argument("--rooms", type=int, default=200, help="for each server")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", type=int, choices=COUNTS, nargs="+", default=COUNTS)
    plan = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="scaling-"))
    try:
        with contextlib.ExitStack() as stack:
            postgres = PostgresServer(folder, is_durable=True)
            stack.callback(postgres.close)
            alone = [stack.enter_context(deployed(postgres, 1)) for _ in range(max(plan.only))]
            together = [stack.enter_context(deployed(postgres, count)) for count in plan.only]
            asyncio.run(compare(alone, together, plan))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
