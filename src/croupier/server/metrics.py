"""What can be watched from outside, in the words of Prometheus."""

import asyncio
import sys
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString

from croupier.server.wire import Stage

STAGES = ("judge", "store", "show", "encode", "send")
"""What a move goes through: the rules, the disk, views and patches, their encoding, the network."""
LOOK_SECONDS = 1.0
"""How old the figures of the system may be: it takes long to ask for them."""
LAG_SECONDS = 0.5
"""How often the event loop is asked whether it is on time."""
SAMPLED = 17
"""Of how many times it is measured once how long the processor worked: to ask is a system call.

Many things at a table come in fours or tens, and this is no multiple of them."""
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


class Timing:
    """How long something took, how often, in buckets.

    Every move is timed several times, and a histogram of the library takes ten times as long.

    >>> timing = Timing()
    >>> timing.observe(0.0003)
    >>> timing.buckets()[1:3], timing.total
    ([('0.00025', 0), ('0.0005', 1)], 0.0003)
    """

    __slots__ = ("_counts", "begun", "processor", "total")

    def __init__(self) -> None:
        self.begun = 0
        """How often it was begun: of `SAMPLED` times the processor is measured once."""
        self._counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        self.processor = 0.0

    def observe(self, seconds: float, processor: float = 0.0) -> None:
        """Count one more; how long the processor worked on a sample stands for all like it."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds
        self.processor += SAMPLED * processor

    def buckets(self) -> list[tuple[str, float]]:
        """Return how often it took no longer than each limit."""
        limits = (*map(floatToGoString, SECONDS), "+Inf")
        return [*zip(limits, accumulate(self._counts), strict=True)]


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self._looked_at = -LOOK_SECONDS
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
        self.commands: Counts[str] = Counts()
        """Commands carried out, by kind: a counter of the library takes ten times as long."""
        self.refused = Counter("croupier_refused", "Commands refused", ["code"], registry=registry)
        self.moves = Counter("croupier_moves", "Moves made, by whom", ["by"], registry=registry)
        self.slow = Counter(
            "croupier_slow_readers", "Sockets dropped for reading too slowly", registry=registry
        )
        self.races = Counter(
            "croupier_races", "Changes another process was quicker with", registry=registry
        )
        self.notices = Counter(
            "croupier_notices",
            "Notices of moves, by what became of them",
            ["outcome"],
            registry=registry,
        )
        self.handled, self.lag = Timing(), Timing()
        self.stages = {stage: Timing() for stage in STAGES}
        registry.register(self)
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
        self.processes = Gauge(
            "croupier_processes", "Processes that share the rooms, with this one", registry=registry
        )
        self.processes.set(1)
        self.relayed = Gauge(
            "croupier_relayed_sockets",
            "Sockets here whose rooms are at home in other processes",
            registry=registry,
        )
        self.store_ready = Gauge("croupier_store_ready", "1 if the store works", registry=registry)
        self.bus_ready = Gauge("croupier_bus_ready", "1 if the bus works", registry=registry)

    def collect(self) -> Iterator[Metric]:
        """Give the registry how long everything takes."""
        for name, text, timing in (
            ("croupier_command_seconds", "From a command to its answer", self.handled),
            ("croupier_store_seconds", "From a change to its commit", self.stages["store"]),
            ("croupier_loop_lag_seconds", "How late the event loop is", self.lag),
        ):
            yield HistogramMetricFamily(name, text, timing.buckets(), timing.total)
        carried = CounterMetricFamily("croupier_commands", "Commands carried out", labels=["kind"])
        for kind, count in self.commands.items():
            carried.add_metric([kind], count)
        yield carried
        text = f"What a move goes through: {', '.join(STAGES)}"
        staged = HistogramMetricFamily("croupier_stage_seconds", text, labels=["stage"])
        text = "How much of that is work of the event loop"
        worked = CounterMetricFamily("croupier_stage_processor_seconds", text, labels=["stage"])
        for stage, timing in self.stages.items():
            staged.add_metric([stage], timing.buckets(), timing.total)
            worked.add_metric([stage], timing.processor)
        yield staged
        yield worked

    def page(self) -> bytes:
        """Return all figures as a page."""
        return generate_latest(self._registry)

    def value(self, name: str) -> float:
        """Return a figure that has no labels, or 0 if nobody has set it."""
        return self._registry.get_sample_value(name) or 0.0

    def look_at_process(self, now: float) -> None:
        """Take the figures that the system knows, unless that was done within the last second.

        Where it does not tell them, they stay 0.
        """
        if now - self._looked_at < LOOK_SECONDS:
            return
        self._looked_at = now
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
    if not folder.is_dir():
        return 0
    # Newer kernels say how many there are: to list some thousands takes long.
    said = folder.stat().st_size if sys.platform == "linux" else 0
    return said or sum(1 for _ in folder.iterdir())


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
