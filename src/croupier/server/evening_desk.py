"""What can be asked about evenings, under /api/evenings."""

from collections.abc import Callable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from croupier.server import wire
from croupier.server.bodies import BadRequest, body_of, hand_over, json_answer
from croupier.server.bot_door import NotForBots
from croupier.server.evening import Evening
from croupier.server.evening_export import as_csv, as_json
from croupier.server.guarding import address_of
from croupier.server.guests import NotAllowed, is_bot
from croupier.server.hub import RoomHub
from croupier.server.identities import Identities
from croupier.server.limiting import Asker, Buckets
from croupier.server.me import Answering
from croupier.server.organising import Evenings

BotEveningCommand = wire.JoinEvening | wire.LeaveEvening
"""What a bot may ask of an evening."""


class Routing(Protocol):
    """How something is answered under an address, and whether bots may ask it."""

    def __call__(
        self, path: str, answer: Answering, method: str, *, for_bots: bool | None = None
    ) -> BaseRoute: ...


class EveningDesk:
    """Answers what is asked about evenings."""

    def __init__(self, hub: RoomHub, identities: Identities) -> None:
        self.evenings = Evenings(hub)
        self._hub = hub
        self._identities = identities
        each, now = hub.settings.evenings_per_hour, hub.clock.now
        self._openings = Buckets(each / 3600, each, now)

    def routes(self, route: Routing) -> list[BaseRoute]:
        """Return what can be asked."""
        return [
            route("/api/evenings", self.mine, "GET"),
            route("/api/evenings", self.open, "POST"),
            route("/api/evenings/{evening}", self.see, "GET"),
            route("/api/evenings/{evening}/commands", self.command, "POST", for_bots=True),
            route("/api/evenings/{evening}/invite", self.renew, "POST"),
            route("/api/evenings/{evening}/result.csv", self.csv, "GET"),
            route("/api/evenings/{evening}/result.json", self.json, "GET"),
        ]

    async def open(self, request: Request) -> Response:
        """Open an evening."""
        asked = await body_of(request, wire.OPEN_EVENINGS)
        known, secret = await self._identities.admitted(request)
        self._openings.take_both(Asker(address_of(request), known.guest))
        response = json_answer(await self.evenings.open(known.guest, asked), 201)
        hand_over(response, secret, request)
        return response

    async def mine(self, request: Request) -> Response:
        """List the evenings somebody takes part in."""
        known = await self._identities.of(request)
        return json_answer(await self.evenings.mine(known.guest))

    async def see(self, request: Request) -> Response:
        """Show an evening, once more has happened than somebody knows."""
        known = await self._identities.of(request)
        after = _known_number(request)
        return json_answer(await self.evenings.see(_evening(request), known.guest, after))

    async def command(self, request: Request) -> Response:
        """Carry out what somebody asks of an evening."""
        command = await body_of(request, wire.EVENING_COMMANDS)
        known, secret = await self._identities.admitted(request)
        owner = ""
        if is_bot(known.guest):
            if not isinstance(command, BotEveningCommand):
                raise NotForBots
            owner = await self._hub.bot_door.owner(known.guest)
        try:
            seen = await self.evenings.command(_evening(request), known.guest, command, owner)
        except NotAllowed:
            # Whoever tries to guess an invitation is soon not even answered.
            self._hub.tries.take(address_of(request))
            raise
        response = json_answer(seen)
        if not owner:
            hand_over(response, secret, request)
        return response

    async def renew(self, request: Request) -> Response:
        """Give out another invitation."""
        known = await self._identities.of(request)
        return json_answer(await self.evenings.renew(_evening(request), known.guest), 201)

    async def csv(self, request: Request) -> Response:
        """Give out the standings as a table."""
        return await self._download(request, "csv", lambda found: as_csv(found).encode())

    async def json(self, request: Request) -> Response:
        """Give out the result with all tables."""
        return await self._download(request, "json", as_json)

    async def _download(
        self, request: Request, kind: str, written: Callable[[Evening], bytes]
    ) -> Response:
        found = await self.evenings.current(_evening(request))
        name = f'attachment; filename="croupier-{found.id}.{kind}"'
        media = "text/csv; charset=utf-8" if kind == "csv" else "application/json"
        return Response(written(found), media_type=media, headers={"Content-Disposition": name})


def _evening(request: Request) -> str:
    evening: str = request.path_params["evening"]
    return evening


def _known_number(request: Request) -> int:
    """Return how much somebody knows; whoever knows nothing is answered at once."""
    text = request.query_params.get("after", "-1")
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise BadRequest("“after” is how much is known of an evening.")
    return int(text)
