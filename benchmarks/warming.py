"""How long it takes until strong bots are ready in a server, which gets them ready by itself.

    python -m benchmarks.warming

Says of every game and level after how many seconds, counted from the start of the workers, with
which a server begins. Whatever is compiled is kept in XDG_CACHE_HOME, and only compiled once.
"""

import asyncio
from time import perf_counter

from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Warm
from croupier.server.bus import LocalBus

SECONDS = 5.0
"""How long bots may think there."""
OFTEN = 0.01


async def get_warm() -> None:
    """Start workers as a server does, and say when they are ready for what."""
    bots, known = BotPool(1, LocalBus(), SECONDS), set[Warm]()
    began = perf_counter()
    await bots.start()
    while not bots.coaching:
        await asyncio.sleep(OFTEN)
        for one in bots.warmed - known:
            print(one.game, one.who, f"{perf_counter() - began:.2f}", flush=True)
        known |= bots.warmed
    await bots.close()


if __name__ == "__main__":
    asyncio.run(get_warm())
