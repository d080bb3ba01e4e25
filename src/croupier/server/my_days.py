"""What somebody may ask about their games over days: which they are, notices, and vacation."""

from datetime import UTC, date, datetime, time, timedelta
from math import ceil, inf

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from croupier.core.errors import CroupierError
from croupier.server import wire
from croupier.server.bodies import body_of, hand_over, json_answer
from croupier.server.guarding import address_of
from croupier.server.identities import Identities, Identity
from croupier.server.limiting import Buckets
from croupier.server.me import Routing
from croupier.server.notices import Notices
from croupier.server.profiles import NoProfile
from croupier.server.relay import Relay
from croupier.server.waking import Waker
from croupier.store import days, reading
from croupier.store.days import KeptDeadline, Vacation

DAY = 24 * 3600.0
MOST_VACATION = 30
"""On how many days of a year somebody may be on vacation."""
YEAR = 365 * DAY
MOST_GAMES = 50
"""How many tables somebody is told of at which they sit."""


class BadVacation(CroupierError):
    """Nobody can be away like that."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-vacation", sentence)


class DaysDesk:
    """Answers what is asked about games over days."""

    def __init__(self, relay: Relay, identities: Identities) -> None:
        self.waker = Waker(relay)
        self.notices = Notices(relay)
        self._hub = relay.hub
        self._identities = identities
        each = self._hub.settings.tries_per_minute
        self._asking = Buckets(each / 60, each, self._hub.clock.now)

    def routes(self, route: Routing) -> list[BaseRoute]:
        """Return what can be asked."""
        return [
            route("/api/me/games", self.games, "GET"),
            route("/api/me/notices", self.notice_state, "GET"),
            route("/api/me/notices", self.subscribe, "POST"),
            route("/api/me/notices/end", self.unsubscribe, "POST"),
            route("/api/me/vacation", self.vacation, "GET"),
            route("/api/me/vacation", self.go_away, "POST"),
        ]

    def start(self) -> None:
        """Look after rooms from now on, and tell of moves."""
        self._hub.spawn(self.waker.keep_watch())
        self._hub.spawn(self.notices.keep_watch())

    async def games(self, request: Request) -> Response:
        """List the tables at which somebody sits."""
        known = await self._identities.of(request)
        names = await self._names(known)
        rooms = await self._hub.store.ask(lambda line: reading.running(line, names, MOST_GAMES))
        due = await self._hub.store.ask(lambda line: days.rooms_of(line, names))
        waiting = {one.room: one for one in due}
        found = [self._game(room, game, waiting.get(room), names) for room, game in rooms]
        found.sort(key=_urgency)
        return json_answer(wire.MyGames(tuple(found)))

    def _game(
        self, room: str, game: str, due: KeptDeadline | None, names: list[str]
    ) -> wire.RunningRoom:
        if due is None:
            return wire.RunningRoom(room, game)
        left = max(0.0, due.due_at - self._hub.days.time.now()) if due.awaited else None
        return wire.RunningRoom(room, game, not {*names}.isdisjoint(due.awaited), left)

    async def _names(self, known: Identity) -> list[str]:
        """Return by which digests rooms know somebody."""
        if not known.is_profile:
            return [known.guest] if known.guest else []
        return await self._devices(known.guest)

    async def _devices(self, profile: str) -> list[str]:
        return [one.device for one in await self._hub.store.profiles.devices(profile)]

    async def notice_state(self, request: Request) -> Response:
        """Tell whether a device is told of moves."""
        return json_answer(await self.notices.state(await self._identities.of(request)))

    async def subscribe(self, request: Request) -> Response:
        """Tell a device of moves."""
        asked = await body_of(request, wire.SUBSCRIPTIONS)
        self._asking.take(address_of(request))
        known, secret = await self._identities.admitted(request)
        await self.notices.subscribe(known, asked, request.headers.get("origin", ""))
        response = json_answer(await self.notices.state(known))
        hand_over(response, secret, request)
        return response

    async def unsubscribe(self, request: Request) -> Response:
        """Tell a device of nothing any more."""
        known = await self._identities.of(request)
        await self.notices.unsubscribe(known)
        return json_answer(await self.notices.state(known))

    async def vacation(self, request: Request) -> Response:
        """Tell until when somebody is away."""
        return json_answer(await self._vacation(await self._profile(request)))

    async def go_away(self, request: Request) -> Response:
        """Let somebody be away, or back."""
        asked = await body_of(request, wire.VACATIONS)
        self._asking.take(address_of(request))
        profile = await self._profile(request)
        now = self._hub.days.time.now()
        if asked.until is None:
            statements = days.come_back(profile, now, now - YEAR)
        else:
            wanted = Vacation(profile, now, self._ends_at(asked.until, now), asked.until)
            await self._require_days_left(wanted)
            statements = days.go_away(wanted, now - YEAR)
        await self._hub.store.keep(lambda line: line.run_all(statements))
        names = await self._devices(profile)
        for one in await self._hub.store.ask(lambda line: days.rooms_of(line, names)):
            await self.waker.wake(one.room)
        return json_answer(await self._vacation(profile))

    async def _profile(self, request: Request) -> str:
        known = await self._identities.of(request)
        if not known.is_profile:
            raise NoProfile
        return known.guest

    async def _vacation(self, profile: str) -> wire.VacationState:
        now = self._hub.days.time.now()
        found = await self._hub.store.ask(lambda line: days.vacations(line, [profile]))
        until = next((one.until for one in found if one.begins_at <= now < one.ends_at), None)
        left = MOST_VACATION - ceil(_taken(found, now, now) / DAY)
        return wire.VacationState(until, max(0, left))

    async def _require_days_left(self, wanted: Vacation) -> None:
        found = await self._hub.store.ask(lambda line: days.vacations(line, [wanted.profile]))
        now = wanted.begins_at
        if _taken(found, now, now) + wanted.ends_at - now > MOST_VACATION * DAY:
            raise BadVacation(f"A year has {MOST_VACATION} days of vacation at most.")

    def _ends_at(self, until: str, now: float) -> float:
        """Return when a day ends, by the time of the house; it is none that is over."""
        wall = self._hub.clock.wall()
        try:
            end = datetime.combine(date.fromisoformat(until), time(), UTC) + timedelta(days=1)
        except (ValueError, OverflowError):
            raise BadVacation("Write a day as 2026-11-17.") from None
        if end.timestamp() <= wall:
            raise BadVacation("That day is over.")
        return now + end.timestamp() - wall


def _taken(vacations: list[Vacation], until: float, now: float) -> float:
    """Return how many seconds of vacation were taken within a year."""
    return sum(
        max(0.0, min(one.ends_at, until) - max(one.begins_at, now - YEAR)) for one in vacations
    )


def _urgency(game: wire.RunningRoom) -> tuple[bool, float]:
    """Put first what waits for somebody, and of that what is most urgent."""
    left = game.seconds_left if game.seconds_left is not None else inf
    return (False, left) if game.yours else (True, 0.0)
