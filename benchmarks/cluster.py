"""Measure what a second machine of a cluster brings, where both are on this one.

Usage: python -m benchmarks.cluster [GAMES]
"""

import io
import os
import sys
from contextlib import redirect_stdout

import msgspec
from msgspec import Struct

from benchmarks.starts import machine
from croupier.cli import main as croupier

GAMES = 4_000_000
BOTS = "greedy"


class Simulated(Struct):
    """As much of a report as is looked at."""

    games_per_second: float


def speed(games: int, machines: int) -> float:
    """Return the games per second on so many machines of one core each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    try:
        for _ in range(machines):
            cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1", include_dashboard=False)
        return simulated(games, "--cluster", cluster.address)
    finally:
        cluster.shutdown()


def simulated(games: int, *words: str) -> float:
    """Return the games per second of a simulation."""
    asked = ("simulate", "las-vegas", "--bots", BOTS, "--games", str(games), "--json", *words)
    with redirect_stdout(io.StringIO()) as out:
        assert croupier(asked) == 0
    return msgspec.json.decode(out.getvalue(), type=Simulated).games_per_second


def main(words: list[str]) -> int:
    """Measure, and print what comes out."""
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    games = int(words[0]) if words else GAMES
    alone = {jobs: simulated(games, "--jobs", str(jobs)) for jobs in (1, 2)}
    far = {machines: speed(games, machines) for machines in (1, 2)}
    print(machine())
    for number in (1, 2):
        print(f"{number}: {alone[number]:,.0f} a second on threads, {far[number]:,.0f} on machines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
