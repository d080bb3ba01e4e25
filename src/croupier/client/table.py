"""A table as a bot from outside has it: what is told there, and what is asked of it."""

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from msgspec import DecodeError, Raw
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.guests import new_id

PATIENCE = 120.0
"""How many seconds somebody is waited for who was there before, or who says to come back later."""
OPENING = 10.0
"""How long a server may take to let somebody in."""
LARGEST = 16 * 1024 * 1024
PASSING = {"bus-unavailable", "full", "store-unavailable", "too-often"}
"""Refusals that are over after a while."""

_TOLD: Decoder[wire.ServerMessage] = Decoder(wire.ServerMessage)


class Unreachable(CroupierError):
    """Nobody answers, or nobody who speaks as a server of ours does."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unreachable", sentence)


class TableRefusal(CroupierError):
    """The server says no; `view` is the room as it was then, if one was shown."""

    def __init__(self, refused: wire.Refused) -> None:
        super().__init__(refused.code, refused.sentence)
        self.view = refused.view


class RoomLink(NamedTuple):
    """A room as people name it: by its name, or by a link that may be an invitation."""

    room: str
    invite: str = ""


def room_link(text: str) -> RoomLink:
    """Read the name of a room or a link to it, as it is copied from a browser.

    >>> room_link("https://play.example/#/room/Zs8xQ/s3cret")
    RoomLink(room='Zs8xQ', invite='s3cret')
    >>> room_link("Zs8xQ")
    RoomLink(room='Zs8xQ', invite='')
    """
    return RoomLink(*linked("room", text))


def linked(kind: str, text: str) -> tuple[str, str]:
    """Return the name and the invitation in a link, or what is no link as a name."""
    found = re.search(rf"#/{kind}/([\w-]+)(?:/([\w-]*))?", text)
    return (found[1], found[2] or "") if found else (text.strip(), "")


def socket_address(server: str, room: str) -> str:
    """Return where the socket of a room is, or refuse what is no address of a server.

    >>> socket_address("https://play.example", "Zs8xQ")
    'wss://play.example/api/rooms/Zs8xQ/socket'
    """
    parts = server_parts(server)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/rooms/{quote(room, safe='')}/socket"


def server_parts(server: str) -> SplitResult:
    """Return the parts of the address of a server, or refuse what is none."""
    try:
        parts = urlsplit(server)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_address = is_address and (parts.port is None or parts.port > 0)
    except ValueError:
        is_address = False
    if not is_address:
        raise InvalidOptions(f"{server} is no address of a server, such as http://localhost:8000.")
    return parts


@asynccontextmanager
async def visit(server: str, room: str, token: str) -> AsyncIterator["Table"]:
    """Go into a room with the token of a bot; come back by itself whenever the line is lost."""
    table = Table(server, room, token)
    try:
        await table.enter()
        yield table
    finally:
        await table.leave()


class Table:
    """A room, as its holder sees it: `view` is how it was told last, `played` what happened."""

    def __init__(self, server: str, room: str, token: str) -> None:
        self.server = server
        self._address = socket_address(server, room)
        self._headers = {"Authorization": f"Bearer {token}"}
        self._line: ClientConnection | None = None
        self._news: deque[wire.News] = deque()
        self._view: wire.View | None = None
        self.played: list[wire.AnyPlayed] = []
        # No other bot of this token, in another process, has an id of ours.
        self._name, self._numbers = new_id(), count()

    @property
    def view(self) -> wire.View:
        """The room as it was told last."""
        assert self._view is not None, "somebody is in the room"
        return self._view

    @property
    def seat(self) -> Seat | None:
        """The seat this bot has, if it has one."""
        return self.view.you[0] if self.view.you else None

    async def enter(self) -> None:
        """Go into the room, or say why not."""
        await self._connect(patience=0.0)

    async def leave(self) -> None:
        """Close the line; the seat stays this bot's."""
        if self._line is not None:
            try:
                await self._line.close()
                await self._line.wait_closed()
            finally:
                # Whoever is told to stop meanwhile does not say goodbye, but does not stay either.
                self._line.transport.abort()

    async def news(self) -> AsyncIterator[wire.News]:
        """Yield how the room is now, and then again whenever something has happened."""
        self._news.clear()
        yield wire.News((), self.view)
        while True:
            while not self._news:
                await self._take()
            yield self._news.popleft()

    async def sit(self, name: str, seat: int | None = None, invite: str = "") -> Seat:
        """Take a seat, the first free one unless it is said which; return it."""
        if self.seat is not None:
            return self.seat
        if seat is not None and not 0 <= seat < len(self.view.chairs):
            raise InvalidOptions(f"This table has {len(self.view.chairs)} seats.")
        while True:
            free = [number for number, chair in enumerate(self.view.chairs) if chair.kind == "open"]
            if seat is None and not free:
                raise InvalidOptions("There is no free seat at this table.")
            wanted = free[0] if seat is None else seat
            try:
                await self.ask(wire.Sit(self.fresh(), wanted, name, invite))
            except TableRefusal as error:
                # Somebody else was quicker; there may be another.
                if seat is not None or error.code != "seat-taken" or error.view is None:
                    raise
                self._view = error.view
            else:
                return Seat(wanted)

    async def begin(self) -> None:
        """Begin the game, where only bots sit."""
        await self.ask(wire.Begin(self.fresh()))

    async def move(self, seat: Seat, move: object) -> None:
        """Make a move: one of the choices, or one that is not listed, such as an offer."""
        await self.ask(wire.Move(self.fresh(), seat, Raw(wire.ENCODER.encode(move))))

    async def play_again(self) -> None:
        """Say that this bot would play again; `view.rematch` is the room where that is."""
        await self.ask(wire.Rematch(self.fresh()))

    def fresh(self) -> str:
        """Return an id no command had before."""
        return f"{self._name}-{next(self._numbers)}"

    async def ask(self, command: wire.Command) -> wire.Done:
        """Have a command carried out, once, over as many lines as it takes; or say why not."""
        deadline, pause = _now() + PATIENCE, 1.0
        while True:
            answer = await self._answer(command)
            if isinstance(answer, wire.Done):
                return answer
            if answer.code not in PASSING or _now() + pause > deadline:
                raise TableRefusal(answer)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 10.0)

    async def _answer(self, command: wire.Command) -> wire.Answer:
        """Send a command until it is answered: it is done once, however often it comes."""
        is_sent = False
        while True:
            if not is_sent:
                is_sent = await self._send(command)
            told = await self._take()
            if told is None:
                is_sent = False
            elif isinstance(told, wire.Done | wire.Refused) and told.id == command.id:
                return told

    async def _send(self, command: wire.Command) -> bool:
        assert self._line is not None, "somebody is in the room"
        try:
            await self._line.send(wire.ENCODER.encode(command).decode())
        except ConnectionClosed:
            return False
        return True

    async def _take(self) -> wire.ServerMessage | None:
        """Return what is told next, or nothing if the line was lost; then there is another."""
        assert self._line is not None, "somebody is in the room"
        try:
            told = _read(await self._line.recv(), self.server)
        except ConnectionClosed:
            await self.leave()
            await self._connect(PATIENCE)
            return None
        if isinstance(told, wire.News):
            self._take_news(told)
        elif isinstance(told, wire.Refused) and not told.id:
            raise TableRefusal(told)
        return told

    def _take_news(self, news: wire.News) -> None:
        self._view = news.view
        self.played += [one for one in news.happened if isinstance(one, wire.Played)]
        self._news.append(news)

    async def _connect(self, patience: float) -> None:
        """Open a line, and try again for a while where there was one before."""
        deadline, pause = _now() + patience, 0.2
        while True:
            try:
                return await self._open()
            except CroupierError as error:
                # A line that led to nothing is not left open.
                await self.leave()
                may_pass = isinstance(error, Unreachable) or error.code in PASSING
                if not may_pass or _now() + pause > deadline:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    async def _open(self) -> None:
        """Open a line, and wait for what the room is like."""
        after = self._view.number if self._view is not None else -1
        try:
            self._line = await connect(
                f"{self._address}?after={after}",
                additional_headers=self._headers,
                max_size=LARGEST,
                open_timeout=OPENING,
                proxy=None,
            )
            first = _read(await self._line.recv(), self.server)
        except (InvalidHandshake, InvalidURI):
            raise Unreachable(f"No server of Croupier answers at {self.server}.") from None
        except (OSError, TimeoutError, ConnectionClosed):
            raise Unreachable(f"Nobody answers at {self.server}.") from None
        if isinstance(first, wire.Refused):
            raise TableRefusal(first)
        assert isinstance(first, wire.News), "a room begins with news of it"
        self._take_news(first)


def _read(text: str | bytes, server: str) -> wire.ServerMessage:
    try:
        return _TOLD.decode(text)
    except DecodeError:
        raise Unreachable(f"{server} speaks otherwise than this Croupier does.") from None


def _now() -> float:
    return asyncio.get_running_loop().time()
