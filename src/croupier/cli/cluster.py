"""Work on several machines: tasks for a cluster of Ray."""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from logging import CRITICAL
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Generic
from uuid import uuid4

from croupier import __version__
from croupier.cli.processes import DoneT, Share, TaskT
from croupier.core.errors import CroupierError

if TYPE_CHECKING:
    from ray import ObjectRef

AUTO = "auto"
"""The cluster this machine belongs to."""
SECONDS = 5.0
"""How long to wait for an answer from where a cluster should be."""
WORTHWHILE = 1.5
"""How many seconds a task shall take: much longer than sending it."""
RETRIES = 20
"""How often a task is begun again whose machine was lost."""
AHEAD = 2
"""How many tasks for each processor are handed out before the first answer is waited for."""

HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How anyone is greeted who speaks as Ray does (gRPC, that is HTTP/2): a frame of settings."""
SETTINGS = 4
"""The kind of frame, in its fourth byte, with which such a greeting is answered."""


class NoCluster(CroupierError):
    """A cluster that cannot be reached, or that is lost."""

    def __init__(self, sentence: str) -> None:
        super().__init__("no-cluster", sentence)


@dataclass(frozen=True)
class Job(Generic[TaskT, DoneT]):
    """What is done with every task, by processes that have been prepared for it once."""

    name: str
    version: str
    prepare: Callable[[], object]
    do: Callable[[TaskT], DoneT]

    def done(self, task: TaskT) -> DoneT:
        """Do a task in this process."""
        if self.version != __version__:
            raise NoCluster(
                f"A machine of the cluster has version {__version__}, not {self.version}."
            )
        if self.name not in _prepared:
            self.prepare()
            _prepared.add(self.name)
        return self.do(task)


_prepared = set[str]()
"""The jobs this process is prepared for."""


@contextmanager
def cluster(address: str, prepare: Callable[[], object]) -> Iterator[Share]:
    """Yield who does the work on all machines of a cluster, each process prepared for it.

    A task whose machine is lost is begun again elsewhere; the answers are the same.
    """
    with connection(address):
        prepare()
        yield _Cluster(prepare)


class _Cluster:
    """Does something with every task, as `map` does, on many machines."""

    def __init__(self, prepare: Callable[[], object]) -> None:
        self._prepare = prepare

    def __call__(self, do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT], /) -> Iterator[DoneT]:
        """Yield the answers in the order of the tasks."""
        import ray

        job = ray.put(Job(uuid4().hex, __version__, self._prepare, do))

        @ray.remote(num_cpus=1, max_retries=RETRIES)
        def begin(job: Job[TaskT, DoneT], task: TaskT) -> DoneT:
            return job.done(task)

        begun = deque["ObjectRef[DoneT]"]()
        for task in tasks:
            begun.append(begin.remote(job, task))
            if len(begun) >= AHEAD * ray.cluster_resources().get("CPU", 1):
                yield _answer(begun.popleft())
        while begun:
            yield _answer(begun.popleft())


def _answer(begun: "ObjectRef[DoneT]") -> DoneT:
    """Wait for an answer; what a task refuses is refused here."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        return ray.get(begun)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        first = str(error).partition("\n")[0].rstrip(".")
        raise NoCluster(f"The cluster does not finish its work: {first}.") from None


@contextmanager
def connection(address: str) -> Iterator[None]:
    """Connect to a cluster, or say that it cannot be reached.

    Ray tells of lost machines on the standard output, where results are to be, so it is told to
    keep that to itself; and to tell nobody that it is used.
    """
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if address != AUTO:
        knock(address)
    try:
        ray.init(address=address, logging_level=CRITICAL, log_to_driver=False)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        raise _unreachable(address, str(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address where nobody answers as a cluster would: Ray itself waits for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(f"A cluster is at HOST:PORT, or is “{AUTO}”; not at “{address}”.")
    try:
        with socket.create_connection((host, int(port)), SECONDS) as line:
            line.sendall(HELLO)
            answer = line.recv(9)
    except (OSError, OverflowError) as error:
        raise _unreachable(address, getattr(error, "strerror", None) or str(error)) from None
    if answer[3:4] != bytes((SETTINGS,)):
        raise _unreachable(address, "something else is there")


def _unreachable(address: str, why: str) -> NoCluster:
    if address == AUTO:
        return NoCluster("This machine is in no cluster that answers: start Ray, or name another.")
    reason = why.partition("\n")[0].rstrip(".")
    return NoCluster(f"The cluster at {address} cannot be reached: {reason}.")


def worthwhile(work: Callable[[int], object]) -> int:
    """Return how many make a task that is worth sending, where `work` does so many.

    Whatever has to be loaded first should be by now.
    """
    count = 1
    while True:
        began = perf_counter()
        work(count)
        seconds = perf_counter() - began
        if seconds > WORTHWHILE / 10:
            return max(1, ceil(count * WORTHWHILE / seconds))
        count *= 4


def parts(total: int, size: int) -> list[range]:
    """Return the numbers below a total in parts of at most a size.

    >>> parts(10, 4)
    [range(0, 4), range(4, 8), range(8, 10)]
    """
    return [range(first, min(first + size, total)) for first in range(0, total, size)]
