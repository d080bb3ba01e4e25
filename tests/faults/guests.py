"""Guests who play over real sockets whatever becomes of the line, and keep what they were told.

They choose uniformly from the choices they are given. A command that was not answered they send
again under the same id, wherever they find a server; some they send twice for no reason.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random

import httpx
from msgspec import Raw
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from croupier.server import wire
from croupier.server.guests import digest, new_secret
from croupier.server.hub import sender

TOLD: Decoder[wire.ServerMessage] = Decoder(wire.ServerMessage)
ANSWERS: Decoder[wire.Answer] = Decoder(wire.Answer)
PROBLEMS = Decoder(wire.Problem)

LATER = {"store-unavailable", "bus-unavailable", "full", "too-often"}
"""What is worth trying again: nothing was judged yet."""

ANSWER_SECONDS = 25.0
"""How long an answer may take, with a database that stands still and a machine that is busy."""
AGAIN_SECONDS = 0.2
TWICE, TALK = 0.1, 0.05
"""How often a command is sent twice, and how often something is said instead of done."""


@dataclass
class Figures:
    """What is counted of all guests."""

    acknowledged: int = 0
    resent: int = 0
    repeated: int = 0
    lost_lines: int = 0
    longest_answer: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)
    put_off: Counter[str] = field(default_factory=Counter)


class Guest:
    """Somebody with a secret, at one table."""

    def __init__(
        self, name: str, doors: Sequence[str], luck: Random, pause: float, figures: Figures
    ) -> None:
        self.name = name
        self.secret = new_secret()
        self.room = ""
        self.sent: dict[str, wire.Command] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.happened: dict[int, wire.Happened] = {}
        self.heard = 0
        self.view: wire.View | None = None
        self.is_resting = False
        self._unanswered: wire.Command | None = None
        self._sent_at = 0.0
        self._is_put_off = False
        self._doors = doors
        self._door = luck.randrange(len(doors))
        self._luck = luck
        self._pause = pause
        self._figures = figures
        self._numbers = count()
        self._socket: ClientConnection | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do here."""
        return self.view is not None and self.view.stage == "over" and self._unanswered is None

    @property
    def is_quiet(self) -> bool:
        """Whether no answer is waited for."""
        return self._unanswered is None

    def known_as(self, command: str) -> str:
        """Return what one of its commands is known by in the log."""
        return sender(digest(self.secret), self.sent[command])

    def fresh(self, kind: str) -> str:
        """Return an id for a command."""
        return f"{kind}-{next(self._numbers)}"

    def address(self) -> str:
        """Return the server this guest goes to."""
        return self._doors[self._door % len(self._doors)]

    def headers(self) -> dict[str, str]:
        """Return what this guest is known by."""
        return {"Authorization": f"Bearer {self.secret}", "Content-Type": "application/json"}

    async def roam(self) -> None:
        """Leave this server for the next one."""
        self._door += 1
        if self._socket is not None:
            await self._socket.close()

    async def post(self, client: httpx.AsyncClient, path: str, message: object) -> httpx.Response:
        """Send something by HTTP until there is an answer that will stay."""
        body = wire.ENCODER.encode(message)
        while True:
            try:
                url = f"http://{self.address()}{path}"
                answer = await client.post(url, content=body, headers=self.headers())
            except httpx.HTTPError:
                self._lose_line()
            else:
                if answer.status_code < httpx.codes.BAD_REQUEST:
                    return answer
                problem = PROBLEMS.decode(answer.content)
                assert problem.code in LATER, answer.text
                self._figures.put_off[problem.code] += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def ask(self, client: httpx.AsyncClient, room: str, command: wire.Command) -> None:
        """Carry a command through by HTTP."""
        self.sent[command.id] = command
        answer = await self.post(client, f"/api/rooms/{room}/commands", command)
        done = ANSWERS.decode(answer.content)
        assert isinstance(done, wire.Done)
        self._acknowledge(done)

    async def attend(self, room: str) -> None:
        """Be in a room until its game is over."""
        self.room = room
        while not self.is_over:
            url = f"ws://{self.address()}/api/rooms/{room}/socket?after={self.heard}"
            try:
                async with connect(
                    url,
                    additional_headers=self.headers(),
                    compression=None,
                    proxy=None,
                    max_size=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=1,
                ) as self._socket:
                    await self._talk(self._socket)
            except (OSError, WebSocketException):
                self._lose_line()
                await asyncio.sleep(self._luck.uniform(0.02, 0.2))
            finally:
                self._socket = None

    def _lose_line(self) -> None:
        self._figures.lost_lines += 1
        self._door += 1

    async def _talk(self, socket: ClientConnection) -> None:
        """Take up where the last line broke, and go on."""
        self._is_put_off = False
        if self._unanswered is not None:
            await self._send(socket, self._unanswered)
            self._figures.resent += 1
        elif self.acknowledged:
            await self._send(socket, self.sent[self._luck.choice([*self.acknowledged])])
            self._figures.repeated += 1
        while not self.is_over:
            await self._listen(socket)
            await self._go_on(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                self._hear(TOLD.decode(await socket.recv()))
        except TimeoutError:
            assert self._unanswered is None, f"{self.name} waits for an answer in vain"

    def _hear(self, told: wire.ServerMessage) -> None:
        match told:
            case wire.News(happened, view):
                self._note(happened)
                assert view.number == self.heard, f"{self.room}: {view.number} after {self.heard}"
                self.view = view
            case wire.Done():
                self._acknowledge(told)
            case wire.Refused(view=view):
                self.view = self.view if view is None else view
                self._take_no(told)
            case wire.Changes():
                raise AssertionError("it asked for news")
            case wire.Presence() | wire.Pong() | wire.Murmured():
                pass

    def _note(self, happened: Sequence[wire.Happened]) -> None:
        """Keep what happened; nothing may be missing, and nothing told otherwise."""
        for one in happened:
            if one.number <= self.heard:
                assert self.happened[one.number] == one, "it was told otherwise before"
                continue
            assert one.number == self.heard + 1, f"{self.heard} is followed by {one.number}"
            self.happened[one.number] = one
            self.heard = one.number

    def _acknowledge(self, done: wire.Done) -> None:
        """Keep an answer; however often there is one, it is the same."""
        assert done.id not in self.refused, "it was refused before"
        known = self.acknowledged.setdefault(done.id, done.number)
        assert known == done.number, f"{done.id} became {known} and {done.number}"
        if self._unanswered is not None and self._unanswered.id == done.id:
            self._answered()
            self._figures.acknowledged += 1

    def _take_no(self, no: wire.Refused) -> None:
        if no.code in LATER:
            self._measure()
            self._figures.put_off[no.code] += 1
            self._is_put_off = self._unanswered is not None and no.id in ("", self._unanswered.id)
            return
        assert no.id not in self.acknowledged, f"{no.id} was done, and now is {no.code}"
        self.refused[no.id] = no.code
        self._figures.refused[no.code] += 1
        if self._unanswered is not None and self._unanswered.id == no.id:
            self._answered()

    def _answered(self) -> None:
        self._measure()
        self._unanswered = None
        self._is_put_off = False

    def _measure(self) -> None:
        if self._unanswered is not None:
            waited = time.monotonic() - self._sent_at
            self._figures.longest_answer = max(self._figures.longest_answer, waited)

    async def _go_on(self, socket: ClientConnection) -> None:
        """Send again what was put off, or make a move."""
        if self._unanswered is not None and self._is_put_off:
            self._is_put_off = False
            await asyncio.sleep(AGAIN_SECONDS)
            await self._send(socket, self._unanswered)
            self._figures.resent += 1
        elif self._unanswered is None and not self.is_resting:
            await asyncio.sleep(self._luck.uniform(0, 2 * self._pause))
            command = self._choice()
            if command is not None:
                self._unanswered = self.sent[command.id] = command
                await self._send(socket, command)
                if self._luck.random() < TWICE:
                    await self._send(socket, command)

    async def _send(self, socket: ClientConnection, command: wire.Command) -> None:
        self._sent_at = time.monotonic()
        await socket.send(wire.ENCODER.encode(command).decode())

    def _choice(self) -> wire.Command | None:
        """Return a move, now and then a word, or nothing if it is for others to choose."""
        table = self.view.table if self.view is not None else None
        if table is None or not table.yours:
            return None
        yours = table.yours[self._luck.randrange(len(table.yours))]
        if self._luck.random() < TALK:
            return wire.Say(self.fresh("say"), yours.seat, "Rien ne va plus.")
        moves = [choice.move for choice in yours.choices]
        move = Raw(wire.ENCODER.encode(self._luck.choice(moves)))
        return wire.Move(self.fresh("move"), yours.seat, move)
