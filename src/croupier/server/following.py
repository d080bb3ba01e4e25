"""Who has seen what: bots wait until those who follow a game have seen what happened."""

import asyncio
from typing import Generic, TypeVar

ReaderT = TypeVar("ReaderT")


class Followers(Generic[ReaderT]):
    """The readers of a room who say what they have seen; nobody waits for those who do not.

    A reader who has seen more than there is, as who wants to see everything at once, is never
    waited for.
    """

    def __init__(self) -> None:
        self._seen: dict[ReaderT, int] = {}
        self._waiting: dict[asyncio.Future[None], int] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody says what they have seen."""
        return bool(self._seen)

    def note(self, reader: ReaderT, number: int) -> None:
        """Note that a reader has seen all up to an entry."""
        self._seen[reader] = number
        self._wake()

    def forget(self, reader: ReaderT) -> None:
        """Forget a reader who is gone."""
        self._seen.pop(reader, None)
        self._wake()

    def have_seen(self, number: int) -> bool:
        """Tell whether all who say so have seen an entry."""
        return all(seen >= number for seen in self._seen.values())

    async def follow(self, number: int) -> None:
        """Wait until somebody says what they have seen, and all who do have seen an entry."""
        if self and self.have_seen(number):
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[waiting] = number
        try:
            await waiting
        finally:
            del self._waiting[waiting]

    def _wake(self) -> None:
        for waiting, number in self._waiting.items():
            if not waiting.done() and self.have_seen(number):
                waiting.set_result(None)
