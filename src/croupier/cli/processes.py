"""Work on several cores."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


class Share(Protocol):
    """Does something with every task, as `map` does; the answers come in the order of the tasks."""

    def __call__(
        self, do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT], /
    ) -> Iterator[DoneT]: ...


@contextmanager
def workers(jobs: int, prepare: Callable[[], object]) -> Iterator[Share]:
    """Yield who does the work on so many cores, each prepared for it.

    This process is the first, so that what it has to compile is there for all others.
    """
    prepare()
    if jobs == 1:
        yield map
    else:
        with _pool(jobs, prepare) as pool:
            yield pool.imap


def _pool(jobs: int, prepare: Callable[[], object]) -> "Pool":
    """Start processes afresh.

    A fork of a process with threads may wait for ever for a lock that one of them held, and not
    every system can fork.
    """
    from multiprocessing import get_context

    with unheard():
        return get_context("spawn").Pool(jobs, prepare)


@contextmanager
def unheard() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: whoever waits for them ends them."""
    heard = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, heard)
