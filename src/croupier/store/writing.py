"""The one who writes: a thread that takes all that waits and commits it at once."""

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import islice

from msgspec import Struct

from croupier.store.database import Connection, Database
from croupier.store.errors import StoreDown, reason
from croupier.store.pages import Page

QUEUE = 10_000
"""How many requests may wait."""

BATCH = 500
"""How many requests are taken at once."""

GATHER_SECONDS = 0.0025
"""How long more requests are waited for when there were several at once the last time.

To make something durable costs as much as to write twenty pages. Everybody waits that long: at
2,000 moves a second half of them were told in 4.5 ms, and with 3 ms in 5.2."""

_log = logging.getLogger(__name__)


class WriteRequest(Struct, frozen=True, eq=False):
    """Pages that are to be written all or none, or none at all: then only to hear that it works."""

    pages: tuple[Page, ...]
    granted: asyncio.Future[bool]


class Writer:
    """A thread with a connection of its own.

    While it commits, the next requests gather: the more there are, the fewer commits for each.
    """

    def __init__(self, database: Database) -> None:
        self.commits = 0
        self.written = 0
        self.is_well = True
        self.ended: Future[None] = Future()
        self._database = database
        self._connection: Connection | None = None
        self._waiting: deque[WriteRequest] = deque()
        self._batch: list[WriteRequest] = []
        self._is_open = True
        self._bell = threading.Condition()
        threading.Thread(target=self._run, name="store-writer", daemon=True).start()

    @property
    def is_alive(self) -> bool:
        """Whether the thread is there."""
        return not self.ended.done()

    @property
    def waiting(self) -> int:
        """How many requests are not yet taken."""
        return len(self._waiting)

    @property
    def room(self) -> int:
        """How many more requests may wait."""
        return QUEUE - len(self._waiting) if self._is_open else 0

    def put(self, requests: Sequence[WriteRequest]) -> None:
        """Have requests granted or refused soon, or raise `StoreDown` at once for all of them."""
        with self._bell:
            if not self._is_open:
                raise StoreDown
            self._waiting.extend(requests)
            self._bell.notify()

    def stop(self) -> None:
        """Take no more requests, and end once those that wait are served."""
        with self._bell:
            self._is_open = False
            self._bell.notify()

    def abandon(self) -> None:
        """Take no more requests, and refuse all that wait or are being served."""
        with self._bell:
            self._is_open = False
            left = [*self._batch, *self._waiting]
            self._waiting.clear()
        _answer(left, None)

    def _run(self) -> None:
        try:
            while batch := self._take():
                self._serve(batch)
                if len(batch) > 1:
                    time.sleep(GATHER_SECONDS)
        except BaseException as error:
            _log.critical("The writer of the store has died: %s", reason(error))
        finally:
            self.ended.set_result(None)
            self.abandon()
            self._disconnect()

    def _take(self) -> list[WriteRequest]:
        """Wait for requests and return those that can be served at once; none means the end."""
        with self._bell:
            self._batch = []
            self._bell.wait_for(lambda: self._waiting or not self._is_open)
            self._batch = [self._waiting.popleft() for _ in range(_fitting(self._waiting))]
            return self._batch

    def _serve(self, batch: Sequence[WriteRequest]) -> None:
        try:
            pages = [page for request in batch for page in request.pages]
            kept = self._commit(pages, together=len(pages) > len(batch))
        except Exception as error:
            _log.error("The store failed: %s", reason(error))
            self.is_well = False
            self._disconnect()
            _answer(batch, None)
        else:
            self.is_well = True
            self.commits += 1
            self.written += len(kept)
            _answer(batch, kept)

    def _commit(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        if self._connection is None:
            self._connection = self._database.connect(durably=True)
        if pages:
            return self._connection.append(pages, together=together)
        self._connection.pulse()
        return set()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _fitting(waiting: Sequence[WriteRequest]) -> int:
    """Count how many of the first requests can be served at once.

    Pages that go together are a batch of their own, for they are committed or undone as one; and
    who of two in one room was first must be seen before the second is tried.
    """
    rooms: set[str] = set()
    for count, request in enumerate(islice(waiting, BATCH)):
        if len(request.pages) > 1:
            return count or 1
        wanted = [page.room for page in request.pages]
        if not rooms.isdisjoint(wanted):
            return count
        rooms.update(wanted)
    return min(len(waiting), BATCH)


def _answer(requests: Sequence[WriteRequest], kept: set[str] | None) -> None:
    """Grant the requests whose pages were kept; without knowing, refuse them all."""
    if not requests:
        return
    # Whoever closed the loop waits for nothing.
    with suppress(RuntimeError):
        requests[0].granted.get_loop().call_soon_threadsafe(_settle, requests, kept)


def _settle(requests: Sequence[WriteRequest], kept: set[str] | None) -> None:
    for request in requests:
        if request.granted.done():
            continue
        if kept is None:
            request.granted.set_exception(StoreDown())
        else:
            request.granted.set_result(kept.issuperset([page.room for page in request.pages]))
