"""A real server as a process of its own, and rooms that are put on its shelf beforehand."""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Generic

import httpx
from msgspec import Raw

from croupier.bots.bot import MakeBot
from croupier.core.chance import Dealer
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.guarding import TOKEN_LENGTH
from croupier.server.guests import digest, new_id, new_secret
from croupier.server.room_log import first_page, folded
from croupier.server.rooms import BOT_NAMES
from croupier.store.pages import Page
from croupier.store.profiles import KeptDevice, KeptProfile
from croupier.store.store import Store, open_store

SECONDS = 30
WARMING = 600
"""How many seconds a server may take until all is compiled."""
UNLIMITED = "1000000"
ADDRESS = re.compile(r"http://\S+/")
FLAGS = (
    *("--port", "0"),
    "--no-browser",
    *("--log", "error"),
    *("--bot-pause", "0"),
    *("--messages-per-second", UNLIMITED),
    *("--requests-per-second", UNLIMITED),
    *("--creations-per-minute", UNLIMITED),
    *("--tries-per-minute", UNLIMITED),
    *("--advice-per-minute", UNLIMITED),
    *("--profiles-per-hour", UNLIMITED),
    *("--evenings-per-hour", UNLIMITED),
    *("--shutdown", "2"),
)


def stranger(seat: int) -> str:
    """Return the secret of whoever holds a seat from elsewhere."""
    return f"stranger-{seat}".ljust(TOKEN_LENGTH, "-")


@dataclass(frozen=True)
class Place:
    """A room on the shelf, and the secret of the one device all its people share."""

    room: str
    secret: str
    invite: str


@dataclass(frozen=True)
class Recipe(Generic[StateT, MoveT, EventT, OptionsT]):
    """A game played so far by bots: the same every time, with the same dealer.

    People sit where there are names, easy bots where there is none; an empty name is a free seat,
    and then nobody has begun. `strangers` hold their seats from devices nobody has here.
    """

    game: Game[StateT, MoveT, EventT, OptionsT]
    options: OptionsT
    names: Sequence[str | None]
    seed: int
    bot: MakeBot[StateT, MoveT]
    until: Callable[[Sitting[StateT, MoveT, EventT, OptionsT]], bool]
    strangers: Sequence[int] = ()
    is_listed: bool = False
    timer: int | None = None
    coach: bool = False
    evening: str = ""
    counts: bool = False

    @property
    def dealer(self) -> Dealer:
        """Who deals, here and when the game goes on."""
        return Dealer(self.seed.to_bytes(32, "big"))

    def played(self) -> Sitting[StateT, MoveT, EventT, OptionsT]:
        """Play until the position fits."""
        sitting = Sitting(self.game, len(self.names), self.options, self.dealer)
        bot = self.bot(Random(self.seed))
        while isinstance(turn := sitting.deal(), Turn) and not self.until(sitting):
            seat = turn.next_to_move
            view = self.game.view(sitting.state, seat)
            sitting.play(seat, bot.choose(seat, view, self.game.legal(sitting.state, seat)))
        return sitting

    def entries(self, secret: str, invite: str) -> list[e.Entry]:
        """Return the game as the entries of a room."""
        opening = e.Opened(
            game=self.game.name,
            rules=self.game.rules,
            options=Raw(e.ENCODER.encode(self.options)),
            seats=len(self.names),
            commitment=self.dealer.commitment,
            invite=digest(invite),
            listed=self.is_listed,
            takeover=False,
            timer=self.timer,
            coach=self.coach,
            evening=self.evening,
            counts=self.counts,
        )
        if "" in self.names:
            return [opening, *self._people(secret)]
        played = [e.GameEntry(entry=Raw(e.ENCODER.encode(it))) for it in self.played().log.entries]
        return [opening, *self._people(secret), e.Begun(), *played]

    def _people(self, secret: str) -> list[e.Entry]:
        return [
            e.Seated(seat=Seat(seat), name=name, holders=(self._holder(seat, secret),))
            if name is not None
            else e.Filled(seat=Seat(seat), name=BOT_NAMES[seat], level="easy")
            for seat, name in enumerate(self.names)
            if name != ""
        ]

    def _holder(self, seat: int, secret: str) -> str:
        return digest(stranger(seat) if seat in self.strangers else secret)

    def page(self, place: Place) -> Page:
        """Return what is to be written."""
        change = folded(place.room, enumerate(self.entries(place.secret, place.invite)))
        return first_page(change.before.opened, change, self.dealer)


class House:
    """`croupier serve` on a file of its own."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.database = f"sqlite:///{folder / 'rooms.db'}"
        self._log = (folder / "server.log").open("w")
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "croupier.cli", "serve"),
                *(*FLAGS, *flags, "--database", self.database),
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            text=True,
        )
        self.address = self._listening()

    def _listening(self) -> str:
        """Wait until it says where it is."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                return found[0].rstrip("/")
        raise AssertionError(f"The server ended: see {self._log.name}.")

    def shelve(
        self, recipe: Recipe[StateT, MoveT, EventT, OptionsT], secret: str | None = None
    ) -> Place:
        """Put a room on the shelf, as another process of the house would."""
        place = Place(new_id(), secret or new_secret(), new_secret())
        page = recipe.page(place)
        self._kept(lambda store: store.write(page))
        return place

    def known(self, name: str, secret: str | None = None) -> str:
        """Make a profile of somebody, as another process of the house would; return the secret."""
        secret = secret or new_secret()
        guest, day = digest(secret), "2026-11-17"
        made = KeptProfile(guest, name, 0, "en", "", day)
        device = KeptDevice(guest, guest, new_id(), "computer", day, day)
        self._kept(lambda store: store.profiles.make(made, device))
        return secret

    def _kept(self, keep: Callable[[Store], Awaitable[None]]) -> None:
        async def kept() -> None:
            store = open_store(self.database)
            await keep(store)
            await store.close()

        # Playwright has an event loop in this thread.
        with ThreadPoolExecutor(1) as threads:
            threads.submit(lambda: asyncio.run(kept())).result(SECONDS)

    def wait_until_forgotten(self) -> None:
        """Wait until all who are to be forgotten are, in every room: that is done soon."""
        deadline = time.monotonic() + SECONDS

        async def forgotten(store: Store) -> None:
            while await store.profiles.forgotten():
                assert time.monotonic() < deadline, "Somebody is never forgotten."
                await asyncio.sleep(0.05)

        self._kept(forgotten)

    def write_evening(self, evening: str, lines: Sequence[bytes], organiser: str) -> None:
        """Put an evening on the shelf, likewise."""
        with ThreadPoolExecutor(1) as threads:
            work = self._write_evening(evening, lines, organiser)
            threads.submit(lambda: asyncio.run(work)).result(SECONDS)

    async def _write_evening(self, evening: str, lines: Sequence[bytes], organiser: str) -> None:
        store = open_store(self.database)
        for number, line in enumerate(lines):
            assert await store.evenings.append(evening, number, line, [organiser])
        await store.close()

    def with_coach(self, recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Place:
        """Put a room on the shelf, and wait until its coach is ready, that is, compiled."""
        asked = self.shelve(recipe)
        deadline = time.monotonic() + WARMING
        while self._is_coach_away(asked):
            assert time.monotonic() < deadline, "The coach never gets ready."
            time.sleep(1)
        return self.shelve(recipe)

    def _is_coach_away(self, place: Place) -> bool:
        answer = httpx.post(
            f"{self.address}/api/rooms/{place.room}/coach",
            json={"seat": 0},
            headers={"Authorization": f"Bearer {place.secret}"},
            timeout=SECONDS,
            trust_env=False,
            verify=False,
        )
        return answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE

    def looked_into(self, recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Place:
        """Put a finished game on the shelf, and wait until something is known of how it was won.

        What looks into games may have to be compiled first.
        """
        place = self.shelve(recipe)
        answer = httpx.get(
            f"{self.address}/api/rooms/{place.room}/analysis",
            headers={"Authorization": f"Bearer {place.secret}"},
            timeout=WARMING,
            trust_env=False,
            verify=False,
        )
        assert answer.status_code == HTTPStatus.OK
        return place

    def close(self) -> None:
        """End it, and let go of what it wrote."""
        self._process.terminate()
        self._process.communicate(timeout=SECONDS)
        self._log.close()
