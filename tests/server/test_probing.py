"""Whether the store works is seen once for all who ask."""

import asyncio

import pytest

from croupier.server.probing import PROBE_SECONDS, SharedProbe
from croupier.store.errors import StoreDown
from tests.server.clock import ManualClock


class Store:
    """A store that answers when it is let."""

    def __init__(self) -> None:
        self.tries = 0
        self.is_down = False
        self.answers = asyncio.Event()
        self.answers.set()

    async def probe(self) -> None:
        """See whether it works."""
        self.tries += 1
        await self.answers.wait()
        if self.is_down:
            raise StoreDown


async def turn() -> None:
    """Let whoever asks ask."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_who_asks_while_it_is_tried_waits_for_the_same() -> None:
    async def scene() -> None:
        clock, store = ManualClock(), Store()
        shared = SharedProbe(store.probe, clock.now)
        store.answers.clear()
        gone, *asking = [asyncio.create_task(shared.probe()) for _ in range(10)]
        await turn()
        gone.cancel()
        clock.leap(10 * PROBE_SECONDS)
        late = asyncio.create_task(shared.probe())
        await turn()
        store.answers.set()
        await asyncio.gather(late, *asking)

        assert gone.cancelled()
        assert store.tries == 1

    asyncio.run(scene())


def test_it_is_tried_again_after_a_second() -> None:
    async def scene() -> None:
        clock, store = ManualClock(), Store()
        shared = SharedProbe(store.probe, clock.now)
        await shared.probe()
        store.is_down = True
        await shared.probe()
        clock.leap(PROBE_SECONDS)
        for _ in range(3):
            with pytest.raises(StoreDown):
                await shared.probe()

        assert store.tries == 2

    asyncio.run(scene())
