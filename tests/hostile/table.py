"""Four honest people at one table, who move twenty times a second and note how long it took."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from random import Random

import httpx
from msgspec import Raw
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect

from croupier.server import wire
from croupier.server.guests import new_secret

TOLD: Decoder[wire.ServerMessage] = Decoder(wire.ServerMessage)
CREATED = Decoder(wire.Created)
NAMES = ("Anna", "Benno", "Clara", "David")
MOVES_PER_SECOND = 20
HEALTH_SECONDS = 0.05
ANSWER_SECONDS = 30.0


@dataclass
class Waits:
    """How long somebody waited each time, in seconds."""

    all: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        """Return what this part of all did not wait longer than, in milliseconds."""
        waits = sorted(self.all)
        return 1000 * waits[min(len(waits) - 1, int(part * len(waits)))]


class Person:
    """Somebody at the table."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.headers = {
            "Authorization": f"Bearer {new_secret()}",
            "Content-Type": "application/json",
        }
        self.view: wire.View | None = None
        self._address = address
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[wire.Answer]] = {}
        self._changed = asyncio.Event()

    async def post(self, client: httpx.AsyncClient, path: str, message: object) -> bytes:
        """Ask something by HTTP that must be granted."""
        url, body = f"http://{self._address}{path}", wire.ENCODER.encode(message)
        answer = await client.post(url, content=body, headers=self.headers)
        assert answer.status_code < httpx.codes.BAD_REQUEST, answer.text
        return answer.content

    async def listen(self, room: str, stack: AsyncExitStack) -> None:
        """Go into the room, and hear what is told there until the stack is closed."""
        url = f"ws://{self._address}/api/rooms/{room}/socket"
        line = connect(url, additional_headers=self.headers, compression=None, proxy=None)
        self._socket = await stack.enter_async_context(line)
        hearing = asyncio.get_running_loop().create_task(self._hear(self._socket))
        stack.callback(hearing.cancel)

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            told = TOLD.decode(text)
            match told:
                case wire.News(view=view):
                    self.view = view
                    self._changed.set()
                case wire.Done() | wire.Refused():
                    self._answers.pop(told.id).set_result(told)
                case _:
                    pass

    async def seen(self, number: int) -> wire.View:
        """Wait until an entry was told, and return how the table looks."""
        while self.view is None or self.view.number < number:
            self._changed.clear()
            await self._changed.wait()
        return self.view

    async def do(self, command: wire.Command) -> wire.Done:
        """Send a command by socket and wait for its answer."""
        assert self._socket is not None
        answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
        await self._socket.send(wire.ENCODER.encode(command).decode())
        done = await answer
        assert isinstance(done, wire.Done), done
        return done


class Table:
    """The four, and how long they waited."""

    def __init__(self, address: str, luck: Random) -> None:
        self.moves, self.health = Waits(), Waits()
        self.unhealthy = 0
        self.room = ""
        self._address = address
        self._luck = luck
        self._numbers = count()

    def begin_anew(self) -> tuple[Waits, Waits]:
        """Return where it is noted from now on how long moves and health take."""
        self.moves, self.health, self.unhealthy = Waits(), Waits(), 0
        return self.moves, self.health

    async def play(self) -> None:
        """Play one game after the other."""
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=30) as client:
            while True:
                async with AsyncExitStack() as stack:
                    await self._game(client, stack)

    async def _game(self, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        people = [Person(self._address, name) for name in NAMES]
        host, *others = people
        free = [wire.OpenSeat() for _ in others]
        asked = wire.Create(wire.AskedSetup("las-vegas"), (wire.PersonSeat(host.name), *free))
        created = CREATED.decode(await host.post(client, "/api/rooms", asked))
        for seat, person in enumerate(others, 1):
            sit = wire.Sit(self._fresh(), seat, person.name, created.invite)
            await person.post(client, f"/api/rooms/{created.room}/commands", sit)
        for person in people:
            await person.listen(created.room, stack)
        done = await host.do(wire.Begin(self._fresh()))
        self.room = self.room or created.room
        await self._moves(people, done.number)

    def _fresh(self) -> str:
        return f"c{next(self._numbers)}"

    async def _moves(self, people: list[Person], number: int) -> None:
        due = time.monotonic()
        while True:
            view = await people[0].seen(number)
            if view.stage != "playing":
                return
            assert view.table is not None
            assert view.table.turn is not None
            mover = people[view.table.turn.next_to_move]
            table = (await mover.seen(number)).table
            assert table is not None
            [yours] = table.yours
            move = Raw(wire.ENCODER.encode(self._luck.choice(yours.choices).move))
            due = max(time.monotonic(), due + 1 / MOVES_PER_SECOND)
            await asyncio.sleep(due - time.monotonic())
            began = time.monotonic()
            async with asyncio.timeout(ANSWER_SECONDS):
                number = (await mover.do(wire.Move(self._fresh(), yours.seat, move))).number
            self.moves.all.append(time.monotonic() - began)

    async def watch_health(self) -> None:
        """Ask again and again whether the server lives, each time by a connection of its own."""
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    is_well = await self._is_well()
            except OSError:
                is_well = False
            self.unhealthy += not is_well
            self.health.all.append(time.monotonic() - began)
            await asyncio.sleep(HEALTH_SECONDS)

    async def _is_well(self) -> bool:
        host, _, port = self._address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: croupier\r\nConnection: close\r\n\r\n")
            return b" 200 " in await reader.readline()
        finally:
            writer.close()
