"""An evening as a bot from outside has it: it joins, and is told at which table it plays."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from socket import SHUT_RDWR
from typing import NamedTuple
from urllib.parse import quote

from msgspec import DecodeError
from msgspec.json import Decoder

from croupier.client.table import (
    PASSING,
    PATIENCE,
    TableRefusal,
    Unreachable,
    linked,
    server_parts,
)
from croupier.core.errors import CroupierError
from croupier.server import wire

LONGEST = 60.0
"""How many seconds an answer may take; a server says something after a third of that."""
PAUSE = 0.5
"""How long a bot waits before it asks again what happens, so that many of them do not at once."""

_VIEWS = Decoder(wire.EveningView)
_PROBLEMS = Decoder(wire.Problem)


class EveningLink(NamedTuple):
    """An evening as people name it: by its name, or by a link that may be an invitation."""

    evening: str
    invite: str = ""


def evening_link(text: str) -> EveningLink:
    """Read the name of an evening or a link to it, as it is copied from a browser.

    >>> evening_link("https://play.example/#/evening/Zs8xQ/s3cret")
    EveningLink(evening='Zs8xQ', invite='s3cret')
    >>> evening_link("Zs8xQ")
    EveningLink(evening='Zs8xQ', invite='')
    """
    return EveningLink(*linked("evening", text))


@asynccontextmanager
async def attend(server: str, evening: str, token: str) -> AsyncIterator["EveningVisit"]:
    """Go to an evening with the token of a bot."""
    visit = EveningVisit(server, evening, token)
    try:
        yield visit
    finally:
        visit.go()


class EveningVisit:
    """An evening, as one who takes part sees it: `view` is how it was told last."""

    def __init__(self, server: str, evening: str, token: str) -> None:
        self._server = server
        self._parts = server_parts(server)
        self._path = f"/api/evenings/{quote(evening, safe='')}"
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        # What waits for an answer waits here, and keeps nobody else from thinking.
        self._thread = ThreadPoolExecutor(1, "evening")
        self._line: HTTPConnection | None = None
        self._view: wire.EveningView | None = None

    @property
    def view(self) -> wire.EveningView:
        """The evening as it was told last."""
        assert self._view is not None, "somebody has joined"
        return self._view

    @property
    def own(self) -> wire.EveningMember:
        """This bot among those who take part."""
        return next(one for one in self.view.members if one.number == self.view.you)

    async def join(self, name: str, invite: str = "") -> None:
        """Take part from the next round on; whoever does already goes on."""
        body = wire.ENCODER.encode(wire.JoinEvening(name, invite))
        await self._ask("POST", "/commands", body)

    async def leave(self) -> None:
        """Take no part from the next round on."""
        await self._ask("POST", "/commands", wire.ENCODER.encode(wire.LeaveEvening()))

    async def rooms(self) -> AsyncIterator[str]:
        """Yield the room of this bot whenever it has another one, until nothing more comes."""
        played: set[str] = set()
        while True:
            room = self.room
            if room is not None and room not in played:
                played.add(room)
                yield room
            elif self.view.stage == "over" or not self.own.is_in:
                return
            await asyncio.sleep(PAUSE)
            await self._ask("GET", f"?after={self.view.number}")

    @property
    def room(self) -> str | None:
        """The room where this bot plays in the last round, if it does."""
        tables = self.view.played[-1].tables if self.view.played else ()
        own = (one.room for one in tables if self.view.you in one.members)
        return next(own, None)

    def go(self) -> None:
        """Wait for nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        line = self._line
        if line is not None and line.sock is not None:
            with suppress(OSError):
                line.sock.shutdown(SHUT_RDWR)

    async def _ask(self, method: str, path: str, body: bytes = b"") -> None:
        """Ask until there is an answer, for a while; or say why not."""
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + PATIENCE, 0.5
        while True:
            try:
                self._view = await loop.run_in_executor(
                    self._thread, self._asked, method, f"{self._path}{path}", body
                )
            except CroupierError as error:
                may_pass = isinstance(error, Unreachable) or error.code in PASSING
                is_first = self._view is None and isinstance(error, Unreachable)
                if not may_pass or is_first or loop.time() + pause > deadline:
                    raise
            else:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, 10.0)

    def _asked(self, method: str, path: str, body: bytes) -> wire.EveningView:
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        host, port = self._parts.hostname or "", self._parts.port
        line = self._line = kind(host, port, timeout=LONGEST)
        try:
            line.request(method, path, body, self._headers)
            answer = line.getresponse()
            told = answer.read()
            if answer.status < 300:
                return _VIEWS.decode(told)
            problem = _PROBLEMS.decode(told)
        except (OSError, HTTPException, DecodeError) as error:
            raise Unreachable(f"{self._server} does not answer as Croupier does: {error}") from None
        finally:
            line.close()
        raise TableRefusal(wire.Refused("", problem.code, problem.sentence, None))
