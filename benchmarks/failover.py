"""Kill the home of rooms, again and again, and measure how long it takes until they go on.

    .venv/bin/python -m benchmarks.failover [--game G] [--rooms N] [--times N] [--stop]

With --stop it is not killed but stands still, as a machine may: its connections stay open. Then it
goes on, and somebody moves in every room once more.

Two servers on PostgreSQL and NATS share the rooms, and everybody is at the one that survives. At
the moment the other is killed, somebody moves in every room; how long it takes until all four know
of it is told apart for rooms that were at home in the one that was killed, as far as can be seen
from outside: for all that took longer than any took before. It fails if a room stands still for
three seconds, or if anything is lost or there twice.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.lean_socket import LeanSocket
from benchmarks.load import Room, connected, percentile, served, set_up, stored_ids
from tests.nats_service import NatsService
from tests.services import PostgresServer

SETTLING = 15.0
PATIENCE = 30.0
MOST = 3.0
"""Within how many seconds rooms are to go on whose home is lost."""

Move = tuple[str, str]
"""The room of a move, and its id."""


@dataclass(frozen=True)
class Found:
    """What came of losing a home once."""

    usual: float
    """How many seconds a move took at most before."""
    took: Sequence[float]
    """How many each move took then, as far as all have heard of it."""
    later: Sequence[float]
    """How many each took once a home that stood still went on."""
    unheard: int
    """Of how many moves not all have heard at last."""
    acknowledged: Sequence[Move]
    stored: Sequence[Move]

    @property
    def moved(self) -> Sequence[float]:
        """What moves took in rooms that had to find another home."""
        return [seconds for seconds in self.took if seconds > self.usual]

    @property
    def longest(self) -> float:
        """What the slowest move took, of those that all have heard of."""
        return max((*self.took, *self.later), default=0.0)

    def faults(self) -> Iterator[str]:
        """Say what must not be."""
        if not self.moved:
            yield "No room had to find another home, as far as can be seen."
        if self.unheard:
            yield f"Moves of which not all have heard after {PATIENCE:.0f} s: {self.unheard}."
        if self.longest >= MOST:
            yield f"A room stood still for {self.longest:.2f} s; less than {MOST:.0f} are allowed."
        if lost := {*self.acknowledged} - {*self.stored}:
            yield f"Moves that were acknowledged and are lost: {len(lost)}."
        if twice := [move for move, times in Counter(self.stored).items() if times > 1]:
            yield f"Moves that are there twice: {len(twice)}."


async def all_move(rooms: Sequence[Room], lines: dict[str, list[LeanSocket]]) -> list[float]:
    """Let somebody move in every room; return how many seconds each took to be told to all."""
    for room in rooms:
        room.latencies.clear()
        if (move := room.next_move()) is not None:
            lines[room.id][move[0]].send(move[1])
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while any(room.missing for room in rooms) and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.005)
    return [seconds for room in rooms for seconds in room.latencies]


async def measure(folder: Path, plan: argparse.Namespace) -> Found:
    """Lose a home once, and see how long every move takes before, and then at that moment."""
    postgres, nats = PostgresServer(folder, is_durable=True), NatsService()
    nats.start()
    try:
        with served(postgres.url, nats.url, 2) as servers:
            survivor = servers.addresses[0]
            rooms = await set_up(survivor, plan.game, plan.rooms)
            async with connected([survivor], rooms) as lines:
                await asyncio.sleep(SETTLING)
                usual = max(await all_move(rooms, lines))
                os.kill(servers.pids[1], signal.SIGSTOP if plan.stop else signal.SIGKILL)
                try:
                    took = await all_move(rooms, lines)
                finally:
                    if plan.stop:
                        os.kill(servers.pids[1], signal.SIGCONT)
                later = await all_move(rooms, lines) if plan.stop else []
            told = [(room.id, sent_id) for room in rooms for sent_id in room.acknowledged]
            unheard = sum(room.missing > 0 for room in rooms)
            return Found(usual, took, later, unheard, told, stored_ids(servers.database))
    finally:
        nats.kill()
        postgres.close()


def report(plan: argparse.Namespace, found: Found) -> None:
    """Tell what was found once."""
    print(
        f"{len(found.moved)} of {plan.rooms} rooms moved; a move took"
        f" {percentile(found.moved, 0.5):.2f} s at the median and {found.longest:.2f} s at most,"
        f" before at most {found.usual:.2f} s"
        + (f", and at most {max(found.later):.2f} s once it went on" if found.later else ""),
        flush=True,
    )


def main() -> int:
    """Lose homes, and tell; fail if that was noticed too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="las-vegas")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--stop", action="store_true", help="do not kill it, let it stand still")
    plan = parser.parse_args()
    longest, faults = 0.0, list[str]()
    for _ in range(plan.times):
        folder = Path(tempfile.mkdtemp(prefix="failover-"))
        try:
            found = asyncio.run(measure(folder, plan))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        report(plan, found)
        longest = max(longest, found.longest)
        faults += found.faults()
    print(f"the longest of all {plan.times} times: {longest:.2f} s")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
