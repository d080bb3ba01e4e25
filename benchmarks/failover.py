"""Kill the home of rooms, again and again, and measure how long it takes until they go on.

    .venv/bin/python -m benchmarks.failover [--game G] [--rooms N] [--times N] [--stop]

With --stop it is not killed but stands still, as a machine may: its connections stay open.

Two servers on PostgreSQL and NATS share the rooms, and everybody is at the one that survives. At
the moment the other is killed, somebody moves in every room; how long it takes until all four know
of it is told apart for rooms that were at home in the one that was killed, as far as can be seen
from outside: for all that took longer than any took before.
"""

import argparse
import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.lean_socket import LeanSocket
from benchmarks.load import Room, connected, percentile, served, set_up, stored_ids
from tests.nats_service import NatsService
from tests.services import PostgresServer

SETTLING = 15.0
PATIENCE = 30.0


async def all_move(rooms: Sequence[Room], lines: dict[str, list[LeanSocket]]) -> list[float]:
    """Let somebody move in every room; return how many seconds each took to be told to all."""
    for room in rooms:
        room.latencies.clear()
        if (move := room.next_move()) is not None:
            lines[room.id][move[0]].send(move[1])
    async with asyncio.timeout(PATIENCE):
        while any(room.missing for room in rooms):
            await asyncio.sleep(0.005)
    return [seconds for room in rooms for seconds in room.latencies]


async def measure(folder: Path, plan: argparse.Namespace) -> Sequence[float]:
    """Kill a home once; return how long every move took before, and then at that moment."""
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
                moved = [seconds for seconds in took if seconds > usual]
                report(plan, usual, moved)
            told = {(room.id, sent_id) for room in rooms for sent_id in room.acknowledged}
            stored = stored_ids(servers.database)
            assert not told - {*stored}, "something is lost"
            assert len(stored) == len({*stored}), "something is there twice"
            return moved
    finally:
        nats.kill()
        postgres.close()


def report(plan: argparse.Namespace, usual: float, moved: Sequence[float]) -> None:
    """Tell what was found once."""
    print(
        f"{len(moved)} of {plan.rooms} rooms moved; a move took {percentile(moved, 0.5):.2f} s at"
        f" the median and {max(moved):.2f} s at most, before at most {usual:.2f} s",
        flush=True,
    )


def main() -> None:
    """Kill homes, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="las-vegas")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--stop", action="store_true", help="do not kill it, let it stand still")
    plan = parser.parse_args()
    longest = 0.0
    for _ in range(plan.times):
        folder = Path(tempfile.mkdtemp(prefix="failover-"))
        try:
            longest = max(longest, *asyncio.run(measure(folder, plan)))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    print(f"the longest of all {plan.times} times: {longest:.2f} s")


if __name__ == "__main__":
    main()
