"""What can be watched from outside, in the words of Prometheus."""

import asyncio
import sys
from collections import Counter as Counts
from pathlib import Path
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from croupier.server.wire import Stage

STAGES = ("judge", "store", "show", "send")
"""What a move goes through: the rules, the disk, views and their encoding, the network."""
LAG_SECONDS = 0.5
"""How often the event loop is asked whether it is on time."""
SECONDS = (
    0.0001,
    0.00025,
    0.0005,
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.rooms = Gauge("croupier_rooms", "Rooms in memory", registry=registry)
        self.connections = Gauge("croupier_connections", "Open connections", registry=registry)
        self.cut = Counter(
            "croupier_connections_cut",
            "Connections refused or cut off, by reason",
            ["reason"],
            registry=registry,
        )
        self.sockets = Gauge("croupier_sockets", "Open sockets", registry=registry)
        self.created = Counter("croupier_rooms_created", "Rooms set up", registry=registry)
        self.commands = Counter(
            "croupier_commands", "Commands carried out", ["kind"], registry=registry
        )
        self.refused = Counter("croupier_refused", "Commands refused", ["code"], registry=registry)
        self.moves = Counter("croupier_moves", "Moves made, by whom", ["by"], registry=registry)
        self.slow = Counter(
            "croupier_slow_readers", "Sockets dropped for reading too slowly", registry=registry
        )
        self.races = Counter(
            "croupier_races", "Changes another process was quicker with", registry=registry
        )
        self.handled = Histogram(
            "croupier_command_seconds",
            "From a command to its answer",
            buckets=SECONDS,
            registry=registry,
        )
        self.stored = Histogram(
            "croupier_store_seconds",
            "From a change to its commit",
            buckets=SECONDS,
            registry=registry,
        )
        self.staged = Histogram(
            "croupier_stage_seconds",
            "What a move goes through: judge, store, show, send",
            ["stage"],
            buckets=SECONDS,
            registry=registry,
        )
        self.stages = {stage: self.staged.labels(stage) for stage in STAGES}
        self.sending = 0.0
        """How many seconds were spent on handing messages to the network, in all."""
        self.lag = Histogram(
            "croupier_loop_lag_seconds",
            "How late the event loop is",
            buckets=SECONDS,
            registry=registry,
        )
        self.rooms_by_stage = Gauge(
            "croupier_rooms_by_stage", "Rooms in memory", ["stage"], registry=registry
        )
        self.waiting = Gauge(
            "croupier_waiting", "What waits, and for whom", ["queue"], registry=registry
        )
        self.kept = Gauge(
            "croupier_kept_bytes", "Finished games kept for those who ask", registry=registry
        )
        self.files = Gauge("croupier_open_files", "Open files", registry=registry)
        self.most_files = Gauge(
            "croupier_most_open_files", "How many files may be open", registry=registry
        )
        self.memory = Gauge("croupier_memory_bytes", "Memory in use", registry=registry)
        self.unbelieved = Gauge(
            "croupier_bus_unbelieved", "Messages on the bus that were not ours", registry=registry
        )
        self.store_ready = Gauge("croupier_store_ready", "1 if the store works", registry=registry)
        self.bus_ready = Gauge("croupier_bus_ready", "1 if the bus works", registry=registry)

    def page(self) -> bytes:
        """Return all figures as a page."""
        return generate_latest(self._registry)

    def look_at_process(self) -> None:
        """Take the figures that the system knows; where it does not tell, they stay 0."""
        self.files.set(open_files())
        self.most_files.set(most_open_files())
        self.memory.set(memory())

    def count_rooms(self, stages: Counts[str]) -> None:
        """Take how many rooms are in which stage."""
        for stage in get_args(Stage):
            self.rooms_by_stage.labels(stage).set(stages[stage])


def open_files() -> int:
    """Count the open files of this process."""
    folder = Path("/proc/self/fd" if sys.platform == "linux" else "/dev/fd")
    return sum(1 for _ in folder.iterdir()) if folder.is_dir() else 0


def most_open_files() -> int:
    """Return how many files this process may open."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def memory() -> int:
    """Return how many bytes of memory this process uses now, or has at most where none tells."""
    if sys.platform == "win32":
        return 0
    import resource

    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class LagMeter:
    """Asks the event loop again and again to do something at a time, and sees how late it is."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin, in the event loop that is to be measured."""
        self._timer = asyncio.get_running_loop().call_later(LAG_SECONDS, self._ring)

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        assert self._timer is not None, "it was started"
        late = asyncio.get_running_loop().time() - self._timer.when()
        self._metrics.lag.observe(max(0.0, late))
        self.start()
