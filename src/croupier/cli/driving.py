"""Drive a cluster of Ray, in a process that may end with it."""

import os
import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from logging import CRITICAL
from threading import Thread
from typing import TYPE_CHECKING, Generic

from croupier import __version__
from croupier.cli.processes import DoneT, TaskT
from croupier.core.errors import CroupierError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from ray import ObjectRef

AUTO = "auto"
"""The cluster this machine belongs to."""
RETRIES = 20
"""How often a task is begun again whose machine was lost."""
AHEAD = 2
"""How many tasks for each processor are handed out before the first answer is waited for."""
STDOUT, STDERR = 1, 2
"""What Ray, most of which is no Python, knows of the outputs."""


class NoCluster(CroupierError):
    """A cluster that cannot be reached, or that is lost."""

    def __init__(self, sentence: str) -> None:
        super().__init__("no-cluster", sentence)


def unreachable(address: str, why: str) -> NoCluster:
    """Return what to say of a cluster nobody can connect to."""
    if address == AUTO:
        return NoCluster("This machine is in no cluster that answers: start Ray, or name another.")
    return NoCluster(f"The cluster at {address} cannot be reached: {_first_line(why)}.")


def _first_line(text: str) -> str:
    return text.partition("\n")[0].rstrip(".")


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


def done(job: bytes, task: bytes) -> bytes:
    """Unpack a job and a task, do it in this process, and pack the answer."""
    try:
        unpacked: Job[object, object] = pickle.loads(job)
    except (ImportError, AttributeError) as error:
        raise NoCluster(f"A machine of the cluster lacks what is here: {error}.") from None
    return pickle.dumps(unpacked.done(pickle.loads(task)))


def drive(address: str, line: "Connection") -> None:
    """Let a cluster do the jobs that come over a line, and send back all answers in order.

    The first thing sent says that the cluster is there; an error sent is the last. Jobs, tasks and
    answers are packed, so that what they are made of need not be loaded here.
    """
    _say_nothing()
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        with connection(address):
            line.send(None)
            while True:
                job, tasks = line.recv()
                for answer in answers(job, tasks):
                    line.send(answer)
    except EOFError:
        pass
    except Exception as error:
        with suppress(OSError):
            line.send(error)


def _say_nothing() -> None:
    """Let nobody read what Ray tells of lost machines, as it likes on either output."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (STDOUT, STDERR):
        os.dup2(nowhere, output)


def _end_with_parent() -> None:
    """End as soon as nobody waits any more, however that came about."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None, "a driver is started by whoever waits for it"
    parent.join()
    os._exit(1)


@contextmanager
def connection(address: str) -> Iterator[None]:
    """Connect to a cluster, or say that it cannot be reached; Ray is to tell nobody of it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        ray.init(address=address, logging_level=CRITICAL, log_to_driver=False)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        raise unreachable(address, str(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def answers(job: bytes, tasks: Sequence[bytes]) -> Iterator[bytes]:
    """Yield the answers in the order of the tasks; what a task refuses is refused here."""
    from ray.exceptions import RayError, RayTaskError

    try:
        yield from _answers(job, tasks)
    except RayTaskError as error:
        raise error.cause from None
    except (RayError, OSError, RuntimeError) as error:
        said = _first_line(str(error))
        raise NoCluster(f"The cluster does not finish its work: {said}.") from None


def _answers(job: bytes, tasks: Sequence[bytes]) -> Iterator[bytes]:
    import ray

    begin = ray.remote(num_cpus=1, max_retries=RETRIES)(done)
    shared, begun = ray.put(job), deque["ObjectRef[bytes]"]()
    for task in tasks:
        begun.append(begin.remote(shared, task))
        if len(begun) >= AHEAD * ray.cluster_resources().get("CPU", 1):
            yield ray.get(begun.popleft())
    while begun:
        yield ray.get(begun.popleft())
