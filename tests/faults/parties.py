"""Those at one table, and one who watches; and all tables of a campaign."""

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

import httpx
from msgspec import Raw
from msgspec.json import Decoder

from croupier.lasvegas.state import Options as LasVegasOptions
from croupier.server import wire
from croupier.server.guests import new_secret
from tests.faults.guests import Figures, Guest

CREATED = Decoder(wire.Created)
RESUME_SECONDS = 90.0
STEPS = 2
"""How many entries show that a game goes on."""


@dataclass(frozen=True)
class Plan:
    """A table: each seat is a bot's, or that of one of the guests by number."""

    setup: wire.AskedSetup
    seats: tuple[int | wire.BotSeat, ...]
    takeover: bool
    counts: bool = False
    timer: int | None = None

    @property
    def guests(self) -> int:
        """How many people sit there."""
        return len({seat for seat in self.seats if isinstance(seat, int)})


PLENTY = 900
"""How many seconds nobody takes for a move, whatever is done to the servers."""
EASY, MEDIUM = wire.BotSeat("easy"), wire.BotSeat("medium")
LAS_VEGAS, LORDS = wire.AskedSetup("las-vegas"), wire.AskedSetup("lords-of-vegas")
WITH_WHITE = wire.AskedSetup("las-vegas", Raw(wire.ENCODER.encode(LasVegasOptions(white=True))))
PLANS = (
    Plan(LAS_VEGAS, (0, 1), takeover=False, counts=True),
    Plan(LORDS, (0, 1, MEDIUM), takeover=False, timer=PLENTY),
    Plan(WITH_WHITE, (0, EASY, 0, 1), takeover=False, timer=PLENTY),
    Plan(LORDS, (0, EASY, MEDIUM, 1), takeover=True),
    Plan(LAS_VEGAS, (MEDIUM, 0, EASY, 1, 2), takeover=True, counts=True),
    Plan(LORDS, (0, 1), takeover=False),
)
"""Both games, people alone and with bots, two at one device, with and without a bot to step in,
with time that runs and without.

Where it counts, it is always the same people who play.
"""


NAMES = ("Anna", "Benno", "Carla")
NOBODY: Mapping[str, str] = {}


class Party:
    """A table from its set-up to the end of its game."""

    def __init__(
        self,
        plan: Plan,
        doors: Sequence[str],
        luck: Random,
        pause: float,
        figures: Figures,
        regulars: Mapping[str, str] = NOBODY,
    ) -> None:
        self.plan = plan
        self.room = ""
        names = NAMES[: plan.guests]
        self.players = [Guest(name, doors, luck, pause, figures) for name in names]
        for guest in self.players if plan.counts else ():
            guest.secret = regulars.get(guest.name, guest.secret)
        self.guests = [*self.players, Guest("a spectator", doors, luck, pause, figures)]

    @property
    def heard(self) -> int:
        """The last entry any of them heard of."""
        return max(guest.heard for guest in self.guests)

    @property
    def is_over(self) -> bool:
        """Whether all of them have seen the end."""
        return all(guest.is_over for guest in self.guests)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is under way: a person is to move, and all know it."""
        views = [guest.view for guest in self.guests]
        return (
            all(guest.is_quiet for guest in self.guests)
            and len({guest.heard for guest in self.guests}) == 1
            and all(view is not None and _waits_for_a_person(view) for view in views)
        )

    async def play(self, client: httpx.AsyncClient) -> None:
        """Set up the table and play."""
        self.room = await self._set_up(client)
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                group.create_task(guest.attend(self.room))

    async def _set_up(self, client: httpx.AsyncClient) -> str:
        seats = tuple(map(self._seat, self.plan.seats))
        plan = self.plan
        create = wire.Create(
            plan.setup, seats, takeover=plan.takeover, timer=plan.timer, counts=plan.counts
        )
        for guest in self.players if plan.counts else ():
            look = wire.MakeProfile(guest.name, 0, "en", "phone")
            await guest.post(client, "/api/me", look)
        host, *others = self.players
        created = CREATED.decode((await host.post(client, "/api/rooms", create)).content)
        for number, guest in enumerate(others, 1):
            for seat in [s for s, who in enumerate(self.plan.seats) if who == number]:
                sit = wire.Sit(guest.fresh("sit"), seat, guest.name, created.invite)
                await guest.ask(client, created.room, sit)
        if others:
            await host.ask(client, created.room, wire.Begin(host.fresh("begin")))
        return created.room

    def _seat(self, seat: int | wire.BotSeat) -> wire.OpenSeat | wire.PersonSeat | wire.BotSeat:
        if isinstance(seat, wire.BotSeat):
            return seat
        return wire.PersonSeat(self.players[0].name) if seat == 0 else wire.OpenSeat()


def _waits_for_a_person(view: wire.View) -> bool:
    turn = view.table.turn if view.table is not None else None
    if turn is None:
        return True
    chair = view.chairs[turn.next_to_move]
    return chair.kind == "person" and not chair.away


class Parties:
    """All tables of a campaign: whenever a game is over another one begins."""

    def __init__(self, doors: Sequence[str], tables: int, luck: Random, pause: float) -> None:
        self.figures = Figures()
        self.all: list[Party] = []
        self.longest_resumption = 0.0
        self._doors = doors
        self._tables = tables
        self._luck = luck
        self._pause = pause
        self._is_resting = False
        self._regulars = {name: new_secret() for name in NAMES}
        self._playing: list[asyncio.Task[None]] = []

    def begin(self, group: asyncio.TaskGroup) -> None:
        """Play at all tables from now on."""
        self._playing = [group.create_task(self._keep(number)) for number in range(self._tables)]

    async def _keep(self, number: int) -> None:
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=30) as client:
            for game in count():
                if self._is_resting:
                    break
                luck = Random(f"{self._luck.random()} {number} {game}")
                plan = PLANS[(number + game * self._tables) % len(PLANS)]
                party = Party(plan, self._doors, luck, self._pause, self.figures, self._regulars)
                self.all.append(party)
                await party.play(client)

    def _open(self) -> Iterator[Party]:
        return (party for party in self.all if party.room and not party.is_over)

    async def begun(self) -> None:
        """Wait until a game is played at every table."""
        deadline = time.monotonic() + RESUME_SECONDS
        while sum(party.heard > 0 for party in self.all) < self._tables:
            assert time.monotonic() < deadline, "not every game begins"
            await asyncio.sleep(0.02)

    async def resumed(self, steps: int = STEPS) -> None:
        """Wait until every game that is being played has gone on from here."""
        # What was told before is still on its way.
        await asyncio.sleep(0.3)
        began = time.monotonic()
        marks = {party: party.heard + steps for party in self._open()}
        while behind := [p for p, mark in marks.items() if p.heard < mark and not p.is_over]:
            waited = time.monotonic() - began
            assert waited < RESUME_SECONDS, f"{[party.room for party in behind]} do not go on"
            await asyncio.sleep(0.02)
        self.longest_resumption = max(self.longest_resumption, time.monotonic() - began)

    async def roam(self) -> None:
        """Let about half of all guests go to another server."""
        guests = [guest for party in self._open() for guest in party.guests]
        await asyncio.gather(*(g.roam() for g in guests if self._luck.random() < 0.5))

    async def rest(self) -> None:
        """Let everybody finish what is under way, then go home."""
        self._is_resting = True
        for party in self.all:
            for guest in party.guests:
                guest.is_resting = True
        deadline = time.monotonic() + RESUME_SECONDS
        while noisy := [party for party in self._open() if not party.is_quiet]:
            assert time.monotonic() < deadline, f"{[party.room for party in noisy]} never rest"
            await asyncio.sleep(0.05)
        for task in self._playing:
            task.cancel()
