"""What somebody may ask about themselves: their profile, its devices, codes and passkeys."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from croupier.server import wire
from croupier.server.bodies import body_of, hand_over, json_answer
from croupier.server.guarding import COOKIE, address_of
from croupier.server.identities import Identities, Identity
from croupier.server.limiting import Buckets
from croupier.server.organising import Evenings
from croupier.server.passkeys import BadPasskey, Site
from croupier.server.profiles import Profiles
from croupier.server.relay import Relay

Answering = Callable[[Request], Awaitable[Response]]
Routing = Callable[[str, Answering, str], BaseRoute]


class MeDesk:
    """Answers what is asked under /api/me."""

    def __init__(self, relay: Relay, identities: Identities, evenings: Evenings) -> None:
        self.profiles = Profiles(relay, identities, evenings)
        self._identities = identities
        hub = relay.hub
        each, now = hub.settings.profiles_per_hour, hub.clock.now
        self._making = Buckets(each / 3600, each, now)
        self._tries = hub.tries
        each = hub.settings.readings_per_minute
        self._readings = Buckets(each / 60, each, now)

    def routes(self, route: Routing) -> list[BaseRoute]:
        """Return what can be asked."""
        return [
            route("/api/me", self.show, "GET"),
            route("/api/me", self.make, "POST"),
            route("/api/me/look", self.change, "POST"),
            route("/api/me/code", self.give_code, "POST"),
            route("/api/me/recovery", self.give_recovery, "POST"),
            route("/api/me/join", self.use_code, "POST"),
            route("/api/me/devices/{id}/end", self.end_device, "POST"),
            route("/api/me/passkeys/options", self.passkey_to_make, "POST"),
            route("/api/me/passkeys", self.keep_passkey, "POST"),
            route("/api/me/passkeys/{id}/remove", self.remove_passkey, "POST"),
            route("/api/me/passkey/options", self.passkey_to_open, "POST"),
            route("/api/me/passkey", self.use_passkey, "POST"),
            route("/api/me/history", self.history, "GET"),
            route("/api/me/export", self.export, "GET"),
            route("/api/me/forget", self.forget, "POST"),
        ]

    async def show(self, request: Request) -> Response:
        """Tell somebody who they are."""
        return json_answer(await self.profiles.me(await self._identities.of(request)))

    async def make(self, request: Request) -> Response:
        """Make a profile of a guest."""
        asked = await body_of(request, wire.MAKE_PROFILES)
        known, secret = await self._identities.admitted(request)
        if not known.is_profile:
            self._making.take(address_of(request))
        response = json_answer(await self.profiles.make(known, asked), 201)
        hand_over(response, secret, request)
        return response

    async def change(self, request: Request) -> Response:
        """Change how somebody appears."""
        asked = await body_of(request, wire.CHANGE_PROFILES)
        return json_answer(await self.profiles.change(await self._known(request), asked))

    async def give_code(self, request: Request) -> Response:
        """Give out a code for one more device."""
        self._tries.take(address_of(request))
        return json_answer(await self.profiles.give_code(await self._known(request)), 201)

    async def give_recovery(self, request: Request) -> Response:
        """Give out the code to be printed."""
        self._tries.take(address_of(request))
        return json_answer(await self.profiles.give_recovery(await self._known(request)), 201)

    async def use_code(self, request: Request) -> Response:
        """Open a profile by a code."""
        asked = await body_of(request, wire.USE_CODES)
        self._tries.take(address_of(request))
        me, secret = await self.profiles.use_code(await self._known(request), asked)
        return _opened(me, secret, request)

    async def end_device(self, request: Request) -> Response:
        """End what a device may do."""
        known = await self._known(request)
        response = Response(status_code=204)
        if await self.profiles.end_device(known, request.path_params["id"]):
            response.delete_cookie(COOKIE)
        return response

    async def passkey_to_make(self, request: Request) -> Response:
        """Tell a browser how to make a passkey."""
        self._tries.take(address_of(request))
        known = await self._known(request)
        options = await self.profiles.passkey_to_make(known, _site(request))
        return Response(options, media_type="application/json")

    async def keep_passkey(self, request: Request) -> Response:
        """Keep a passkey."""
        asked = await body_of(request, wire.SIGNED_PASSKEYS)
        self._tries.take(address_of(request))
        known, site = await self._known(request), _site(request)
        return json_answer(await self.profiles.keep_passkey(known, site, asked), 201)

    async def remove_passkey(self, request: Request) -> Response:
        """Let a passkey open nothing any more."""
        known = await self._known(request)
        return json_answer(await self.profiles.remove_passkey(known, request.path_params["id"]))

    async def passkey_to_open(self, request: Request) -> Response:
        """Tell a browser what a passkey is to sign."""
        self._tries.take(address_of(request))
        options = await self.profiles.passkey_to_open(_site(request))
        return Response(options, media_type="application/json")

    async def use_passkey(self, request: Request) -> Response:
        """Open a profile by a passkey."""
        asked = await body_of(request, wire.SIGNED_PASSKEYS)
        self._tries.take(address_of(request))
        known, site = await self._known(request), _site(request)
        me, secret = await self.profiles.use_passkey(known, site, asked)
        return _opened(me, secret, request)

    async def history(self, request: Request) -> Response:
        """Tell somebody what they have played."""
        self._readings.take(address_of(request))
        return json_answer(await self.profiles.history(await self._known(request)))

    async def export(self, request: Request) -> Response:
        """Give out everything that is kept about somebody."""
        self._readings.take(address_of(request))
        exported = await self.profiles.export(await self._known(request))
        name = {"Content-Disposition": 'attachment; filename="croupier-me.json"'}
        return Response(exported, media_type="application/json", headers=name)

    async def forget(self, request: Request) -> Response:
        """Forget somebody."""
        await self.profiles.forget(await self._known(request))
        response = Response(status_code=204)
        response.delete_cookie(COOKIE)
        return response

    async def _known(self, request: Request) -> Identity:
        return await self._identities.of(request)


def _opened(me: wire.Me, secret: str, request: Request) -> Response:
    response = json_answer(me)
    hand_over(response, secret, request)
    return response


def _site(request: Request) -> Site:
    """Return where a page is from; that it is one of ours has been seen before."""
    origin = request.headers.get("origin")
    if origin is None:
        raise BadPasskey
    return Site(origin)
