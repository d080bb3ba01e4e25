"""Who sat where, how games ended and ratings, written anew from the logs they follow from."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from croupier.core.errors import CroupierError
from croupier.server import entries as e
from croupier.server.evening import folded_evening
from croupier.server.ratings import rated_game, settle
from croupier.server.results import guests_in, result_in
from croupier.server.room_log import folded, numbered
from croupier.store.errors import StoreDown
from croupier.store.pages import Kept, KeptResult, RatedGame
from croupier.store.store import Store

AT_A_TIME = 100
PAUSE = 0.02
"""How long a server that plays meanwhile rests after each room."""

LOG = logging.getLogger(__name__)


class Rebuilt(NamedTuple):
    """What the log of a room comes to: who sat there, and how its game ended, if it did.

    If the game counted, ratings follow from it.
    """

    room: str
    guests: tuple[str, ...]
    result: KeptResult | None
    is_read: bool = True
    rated: RatedGame | None = None


async def rebuild(store: Store, pause: float = 0.0) -> AsyncIterator[Rebuilt]:
    """Write down for all rooms who sat there and how it ended; yield each when it is done.

    Servers may play meanwhile: what they write they write down by themselves.
    """
    await store.clear_history()
    after = ""
    while names := await store.rooms(after, AT_A_TIME):
        for room in names:
            found = await asyncio.to_thread(rebuilt, room, await store.read(room))
            await store.keep_history(room, found.guests, found.result, found.rated)
            yield found
            await asyncio.sleep(pause)
        after = names[-1]
    await _rebuild_evenings(store)
    await store.ratings.unsettle()
    await settle(store)
    await store.note_history()


async def _rebuild_evenings(store: Store) -> None:
    """Write down who takes part in which evening; who does so meanwhile is written down as well."""
    for evening in await store.evenings.all():
        found = folded_evening(evening, await store.evenings.read(evening))
        guests = [guest for guest in dict.fromkeys(found.guests) if guest]
        await store.evenings.keep_guests(evening, guests)


def rebuilt(room: str, lines: Sequence[Kept]) -> Rebuilt:
    """Return what a log comes to; of a game that is not known here nothing is known."""
    log = [*numbered(lines)]
    guests = tuple(dict.fromkeys(guests_in(entry for _, entry in log)))
    played = [line.at for line, (_, entry) in zip(lines, log, strict=True) if _is_played(entry)]
    if not played:
        return Rebuilt(room, guests, None)
    try:
        body = result_in(folded(room, log))
        rated = rated_game(body)
    except (CroupierError, ValueError, AssertionError) as error:
        LOG.warning("the log of room %s cannot be read: %s", room, type(error).__name__)
        return Rebuilt(room, guests, None, is_read=False)
    result = KeptResult(room, played[-1], body) if body else None
    return Rebuilt(room, guests, result, rated=rated)


def _is_played(entry: e.Entry) -> bool:
    return isinstance(entry, e.GameEntry)


async def rebuild_once(store: Store) -> None:
    """Do it for a database from before all this was written down, unless it was done."""
    with suppress(StoreDown):
        if await store.has_history():
            return
        rooms = 0
        async for _ in rebuild(store, PAUSE):
            rooms += 1
        LOG.info("who sat where was written down for %d rooms", rooms)
