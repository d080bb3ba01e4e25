"""What may be asked about ratings: who is how strong, oneself, and what a game has changed."""

import asyncio
from contextlib import suppress
from functools import partial

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from croupier.games import registry
from croupier.server import wire
from croupier.server.bodies import json_answer
from croupier.server.caching import SharedReads
from croupier.server.guarding import address_of
from croupier.server.hub import RoomHub
from croupier.server.identities import Identities
from croupier.server.limiting import Asker, Buckets
from croupier.server.me import Routing
from croupier.server.ratings import change, fixed_ratings, own_ratings, rated_player, settle
from croupier.store.errors import StoreDown
from croupier.store.ratings import Ladder

MOST_RANKED = 100
"""How many of each ladder are shown."""
MOST_LADDERS = 12
MOST_BYTES = 512 * 1024
MOST_WAITING = 20
SECONDS = 5.0
"""How old a leaderboard may be."""


class RatingDesk:
    """Answers what is asked about ratings, and has games settled that have ended."""

    def __init__(self, hub: RoomHub, identities: Identities) -> None:
        self._hub = hub
        self._identities = identities
        self._boards = SharedReads(MOST_BYTES, most_waiting=MOST_WAITING)
        self._alone = asyncio.Lock()
        each = hub.settings.readings_per_minute
        self._readings = Buckets(each / 60, each, hub.clock.now)

    def routes(self, route: Routing) -> list[BaseRoute]:
        """Return what can be asked."""
        return [
            route("/api/ratings/{game}", self.leaderboard, "GET"),
            route("/api/me/ratings", self.own, "GET"),
            route("/api/rooms/{room}/ratings", self.changes, "GET"),
        ]

    async def close(self) -> None:
        """Answer no more."""
        await self._boards.close()

    async def settle(self) -> None:
        """Rate everybody after all games that have ended, one process after the other."""
        async with self._alone:
            await settle(self._hub.store)

    async def settle_soon(self) -> None:
        """Do it beside everything else; what cannot be done now is when somebody looks."""
        with suppress(StoreDown):
            await self.settle()

    async def leaderboard(self, request: Request) -> Response:
        """Tell who is how strong in a game."""
        game = registry.find(request.path_params["game"]).name
        moment = self._hub.clock.now() // SECONDS
        asker = Asker(address_of(request))
        board = await self._boards.read(f"{game} {moment}", partial(self._board, game), asker)
        return Response(board, media_type="application/json")

    async def _board(self, game: str) -> bytes:
        await self.settle()
        newest = registry.find(game).newest
        variants = await self._hub.store.ratings.variants(game)
        ladders = [await self._ladder(Ladder(game, one)) for one in variants[:MOST_LADDERS]]
        bots = fixed_ratings(newest.strengths)
        return wire.ENCODER.encode(wire.Leaderboard(game, bots, tuple(ladders)))

    async def _ladder(self, ladder: Ladder) -> wire.LadderListing[object]:
        shelf = self._hub.store.ratings
        ranked = await shelf.ranked(ladder, MOST_RANKED)
        return wire.LadderListing(
            Raw(ladder.variant.encode()),
            await shelf.count(ladder),
            tuple(rated_player(*one) for one in ranked),
        )

    async def own(self, request: Request) -> Response:
        """Tell somebody how they are rated."""
        self._readings.take(address_of(request))
        known = await self._identities.of(request)
        await self.settle()
        found = await own_ratings(self._hub.store, known.guest) if known.is_profile else ()
        return json_answer(wire.OwnRatings(found))

    async def changes(self, request: Request) -> Response:
        """Tell how the ratings of those have changed who played in a room."""
        self._readings.take(address_of(request))
        await self.settle()
        steps = await self._hub.store.ratings.steps(request.path_params["room"])
        return json_answer(wire.RatingChanges(tuple(map(change, steps or ()))))
