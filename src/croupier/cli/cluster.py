"""Work on several machines: tasks for a cluster of Ray."""

import pickle
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING
from uuid import uuid4

from croupier import __version__
from croupier.cli.driving import AUTO, Job, NoCluster, drive, unreachable
from croupier.cli.processes import DoneT, Share, TaskT, unheard

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SECONDS = 5.0
"""How long to wait for an answer from where a cluster should be, and for a process to end."""
PATIENCE = 60.0
"""How long connecting may take: Ray itself waits for minutes where a cluster was."""
WORTHWHILE = 1.5
"""How many seconds a task shall take: much longer than sending it."""
TRIED = 2
"""How many tasks of unknown length are done here, to see how many make one."""
SHORTEST = 1e-6
"""How many seconds a task is taken to last at least."""

HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How anyone is greeted who speaks as Ray does (gRPC, that is HTTP/2): a frame of settings."""
SETTINGS = 4
"""The kind of frame, in its fourth byte, with which such a greeting is answered."""


@contextmanager
def cluster(address: str, prepare: Callable[[], object]) -> Iterator[Share]:
    """Yield who does the work on all machines of a cluster, each process prepared for it.

    A task whose machine is lost is begun again elsewhere; the answers are the same.
    """
    if address != AUTO:
        knock(address)
    with driver(address) as line:
        prepare()
        yield _Cluster(line, prepare)


@contextmanager
def driver(address: str) -> Iterator["Connection"]:
    """Yield the line to a process that drives a cluster; it is there as long as the line is.

    Ray ends the process that drives it as soon as the cluster is lost, without a word.
    """
    from multiprocessing import get_context

    afresh = get_context("spawn")
    here, there = afresh.Pipe()
    process = afresh.Process(target=drive, args=(address, there), daemon=True)
    with here:
        with there, unheard():
            process.start()
        try:
            if not here.poll(PATIENCE):
                raise unreachable(address, "Ray does not answer")
            heard(here)
            yield here
            here.close()
            process.join(SECONDS)
        finally:
            process.kill()
            process.join()


def heard(line: "Connection") -> object:
    """Return what is heard from a driver next, or raise what it says is wrong."""
    try:
        said: object = line.recv()
    except (EOFError, OSError):
        raise _lost() from None
    if isinstance(said, OSError | ImportError):
        # Raised here it would be taken for something this machine cannot do.
        why = getattr(said, "strerror", None) or str(said)
        raise NoCluster(f"A machine of the cluster cannot do its work: {why}.") from said
    if isinstance(said, Exception):
        raise said
    return said


def _lost() -> NoCluster:
    return NoCluster(
        "The connection to the cluster is lost: see that Ray runs on its machines, and begin again."
    )


class _Cluster:
    """Does something with every task, as `map` does, on many machines."""

    def __init__(self, line: "Connection", prepare: Callable[[], object]) -> None:
        self._line = line
        self._prepare = prepare

    def __call__(self, do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT], /) -> Iterator[DoneT]:
        """Yield the answers in the order of the tasks."""
        job = pickle.dumps(Job(uuid4().hex, __version__, self._prepare, do))
        packed = [pickle.dumps(task) for task in tasks]
        try:
            self._line.send((job, packed))
        except OSError:
            raise _lost() from None
        for _ in packed:
            answer = heard(self._line)
            assert isinstance(answer, bytes), "a driver says nothing else"
            yield pickle.loads(answer)


class Together:
    """Lets tasks be done several at a time: each by itself is too short to be worth sending."""

    def __init__(self, share: Share) -> None:
        self._share = share

    def __call__(self, do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT], /) -> Iterator[DoneT]:
        """Yield the answers in the order of the tasks.

        The first two tasks are done here: one loads what has to be loaded, and the other shows how
        long they take.
        """
        every, seconds = [*tasks], 0.0
        tried, left = every[:TRIED], every[TRIED:]
        for task in tried:
            began = perf_counter()
            answer = do(task)
            seconds = perf_counter() - began
            yield answer
        size = ceil(WORTHWHILE / max(seconds, SHORTEST))
        sent = [left[part.start : part.stop] for part in parts(len(left), size)]
        for answers in self._share(partial(each, do), sent):
            yield from answers


def each(do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT]) -> list[DoneT]:
    """Do tasks one after another; return the answers."""
    return [do(task) for task in tasks]


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
        raise unreachable(address, getattr(error, "strerror", None) or str(error)) from None
    if answer[3:4] != bytes((SETTINGS,)):
        raise unreachable(address, "something else is there")


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
