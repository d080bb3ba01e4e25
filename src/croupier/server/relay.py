"""Sockets and requests on the way to the home of their room, which may be another process.

Whoever holds a socket keeps it, reads its messages and limits them; the home of the room judges and
stores, and says in bytes what each socket is told. When the home changes, those who hold sockets
go over to the new one with the number of the last entry that was told, and ask again what was not
answered: a command is done once, however often it comes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Protocol, assert_never

import msgspec
from msgspec import Struct

from croupier.core.errors import CroupierError
from croupier.server import wire
from croupier.server.active_room import ActiveRoom, Visitor
from croupier.server.bus import BusDown, process_topic
from croupier.server.hub import HouseFull, RoomHub
from croupier.server.links import PIECES, Link, Piece
from croupier.server.socket_protocol import GOING_AWAY, REFUSED

LOG = logging.getLogger(__name__)

PATIENCE = 15.0
"""How many seconds somebody waits for the home of a room; the store has less."""
AGAIN = 0.1
"""How long to wait before somebody is asked again who has forgotten us."""
SOON = 0.01
"""How often is looked whether news have come that go before an answer."""
MUCH = 512 * 1024
"""How many bytes may wait for a process when another of its sockets is let in."""
LOOK_BACK = 8
"""Among how many frames that wait one is sought with the same message."""
MOST_ASKED = 1000
"""How many requests of one process are answered at a time."""
LOST = {"unknown-room", "unknown-game"}
"""Why nobody needs to come back."""


class Enter(Struct, frozen=True, array_like=True, tag=1):
    """A socket comes in, on a line by this number, and knows all up to an entry."""

    line: int
    room: str
    guest: str
    after: int
    takes_changes: bool


class Sent(Struct, frozen=True, array_like=True, tag=2):
    """A command came over a socket."""

    line: int
    text: bytes


class Left(Struct, frozen=True, array_like=True, tag=3):
    """A socket is gone."""

    line: int


class Requested(Struct, frozen=True, array_like=True, tag=4):
    """Somebody asks something about a room without a socket."""

    number: int
    kind: str
    room: str
    guest: str
    body: bytes


class Entered(Struct, frozen=True, array_like=True, tag=5):
    """A socket is in; what it is told follows."""

    line: int


class Told(Struct, array_like=True, tag=6):
    """What the sockets on some lines are told, and the last entry they then know."""

    lines: list[int]
    number: int
    message: bytes


class Answered(Struct, frozen=True, array_like=True, tag=7):
    """The answer to the command that came last over a socket, and the last entry it then knows."""

    line: int
    number: int
    message: bytes


class Ended(Struct, frozen=True, array_like=True, tag=8):
    """A socket cannot be in: for this reason, or without one because nobody knows of it here."""

    line: int
    code: str = ""
    sentence: str = ""


class Replied(Struct, frozen=True, array_like=True, tag=9):
    """What somebody asked, or why that is refused."""

    number: int
    body: bytes
    code: str = ""
    sentence: str = ""


class Followed(Struct, frozen=True, array_like=True, tag=10):
    """Whoever is at a socket has seen all up to an entry."""

    line: int
    number: int


Frame = Enter | Sent | Left | Requested | Entered | Told | Answered | Ended | Replied | Followed
FRAMES: msgspec.msgpack.Decoder[Frame] = msgspec.msgpack.Decoder(Frame)

Answering = Callable[[str, str, bytes], Awaitable[bytes]]
"""Answers what a guest asks about a room."""


class Moved(Exception):
    """The home of a room has changed, or has forgotten who is there."""


class Caller(Visitor, Protocol):
    """A visitor with a socket of its own, which can be ended."""

    def close(self, code: int, reason: str) -> None:
        """End it."""
        ...


class Guesting:
    """A visitor whose socket is at another process."""

    __slots__ = ("_line", "_peer", "active", "guest", "takes_changes")

    def __init__(self, peer: "Peer", enter: Enter) -> None:
        self.guest = enter.guest
        self.takes_changes = enter.takes_changes
        self.active: ActiveRoom | None = None
        self._peer = peer
        self._line = enter.line

    def push(self, message: bytes) -> None:
        """Send a message on its way."""
        assert self.active is not None, "nobody is told anything before they are in"
        self._peer.tell(self._line, self.active.room.number - 1, message)


class Peer:
    """Another process: our sockets that are in rooms there, and theirs that are in rooms here."""

    def __init__(self, relay: "Relay", process: str, session: int) -> None:
        self.process = process
        self.guests: dict[int, Guesting] = {}
        self.routes: dict[int, Route] = {}
        self._relay = relay
        self._requests: dict[int, asyncio.Future[Replied]] = {}
        self._answering = 0
        self._numbers = count(1)
        bus, topic = relay.hub.bus, process_topic(process)
        self.link: Link[Frame] = Link(
            relay.hub.process, session, partial(bus.tell, topic), FRAMES, self._take, self._reset
        )

    def tell(self, line: int, number: int, message: bytes) -> None:
        """Send a message to a socket there, together with others that get the same."""
        for told in self.link.pending[: -LOOK_BACK - 1 : -1]:
            if not isinstance(told, Told):
                break
            if told.message is message:
                told.lines.append(line)
                return
            if line in told.lines:
                break
        self.link.send(Told([line], number, message))

    def enter(self, route: "Route") -> int:
        """Ask that one of our sockets may come in there; return its line."""
        line = next(self._numbers)
        self.routes[line] = route
        enter = Enter(line, route.room, route.guest, route.told, route.takes_changes)
        self.link.send(enter)
        return line

    def leave(self, line: int) -> None:
        """Say that one of our sockets is gone."""
        if self.routes.pop(line, None) is not None:
            self.link.send(Left(line))

    async def ask(self, kind: str, room: str, guest: str, body: bytes) -> bytes:
        """Ask something there, or raise `Moved` if it may not have arrived."""
        number = next(self._numbers)
        replied: asyncio.Future[Replied] = asyncio.get_running_loop().create_future()
        self._requests[number] = replied
        self.link.send(Requested(number, kind, room, guest, body))
        try:
            found = await replied
        finally:
            self._requests.pop(number, None)
        if found.code:
            raise CroupierError(found.code, found.sentence)
        return found.body

    def end(self) -> None:
        """Forget it: it has gone."""
        self.link.close()
        self._reset()

    def _reset(self) -> None:
        """Forget all that was under way; our sockets there have to come in again."""
        guests, self.guests = self.guests, {}
        for guesting in guests.values():
            if guesting.active is not None:
                self._relay.hub.leave(guesting.active, guesting)
        routes, self.routes = self.routes, {}
        for route in routes.values():
            route.move()
        for replied in self._requests.values():
            if not replied.done():
                replied.set_exception(Moved())

    def _take(self, frame: Frame) -> None:
        match frame:
            case Told(lines, number, message):
                for line in lines:
                    if (route := self.routes.get(line)) is not None:
                        route.hear(number, message)
            case Answered(line, number, message):
                if (route := self.routes.get(line)) is not None:
                    route.take_answer(number, message)
            case Entered(line):
                if (route := self.routes.get(line)) is not None:
                    route.is_in()
            case Ended(line, code, sentence):
                if (route := self.routes.pop(line, None)) is not None:
                    route.is_out(CroupierError(code, sentence) if code else None)
            case Replied(number):
                replied = self._requests.get(number)
                if replied is not None and not replied.done():
                    replied.set_result(frame)
            case Enter(line):
                guesting = self.guests[line] = Guesting(self, frame)
                self._spawn(self._let_in(guesting, frame))
            case Sent(line, text):
                self._command(line, text)
            case Left(line):
                gone = self.guests.pop(line, None)
                if gone is not None and gone.active is not None:
                    self._relay.hub.leave(gone.active, gone)
            case Followed(line, number):
                reader = self.guests.get(line)
                if reader is not None and reader.active is not None:
                    reader.active.caught_up(reader, number)
            case Requested():
                self._spawn(self._reply(frame))
            case _:
                assert_never(frame)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        self._relay.hub.spawn(work)

    async def _let_in(self, guesting: Guesting, enter: Enter) -> None:
        """Let somebody in whose socket is there."""
        hub = self._relay.hub
        try:
            self._relay.require_place()
            while self.link.queued > MUCH and self.guests.get(enter.line) is guesting:
                await asyncio.sleep(AGAIN)
            active = await hub.active(enter.room, enter.after, enter.guest)
        except CroupierError as error:
            if self.guests.pop(enter.line, None) is not None:
                self.link.send(Ended(enter.line, error.code, error.sentence))
            return
        # They may have gone meanwhile.
        if self.guests.get(enter.line) is guesting:
            self.link.send(Entered(enter.line))
            guesting.active = active
            hub.enter(active, guesting, enter.after)

    def _command(self, line: int, text: bytes) -> None:
        guesting = self.guests.get(line)
        if guesting is None or guesting.active is None:
            self.link.send(Ended(line))
        else:
            self._spawn(self._answer(line, guesting, guesting.active, text))

    async def _answer(self, line: int, guesting: Guesting, active: ActiveRoom, text: bytes) -> None:
        command = wire.COMMANDS.decode(text)
        answer = await answered(self._relay.hub, active, guesting.guest, command)
        if self.guests.get(line) is guesting:
            self.link.send(Answered(line, active.room.number - 1, answer))

    async def _reply(self, asked: Requested) -> None:
        if self._answering >= MOST_ASKED:
            full = HouseFull()
            self.link.send(Replied(asked.number, b"", full.code, full.sentence))
            return
        self._answering += 1
        session = self.link.session
        try:
            body = await self._relay.answer(asked.kind, asked.room, asked.guest, asked.body)
            reply = Replied(asked.number, body)
        except CroupierError as error:
            reply = Replied(asked.number, b"", error.code, error.sentence)
        finally:
            self._answering -= 1
        if self.link.session == session:
            self.link.send(reply)


async def answered(hub: RoomHub, active: ActiveRoom, guest: str, command: wire.Command) -> bytes:
    """Carry out a command in a room that is open here; return the answer as it is sent."""
    answer: wire.Answer
    try:
        answer = await hub.ask(active.room.id, guest, command)
    except CroupierError as error:
        answer = hub.refused(active, guest, command, error)
    return wire.ENCODER.encode(answer)


class Route:
    """How a socket reaches its room, wherever that is at home."""

    def __init__(self, relay: "Relay", room: str, caller: Caller) -> None:
        self.room = room
        self.guest = caller.guest
        self.takes_changes = caller.takes_changes
        self.told = -1
        """The last entry the socket knows."""
        self._relay = relay
        self._caller = caller
        self._seen: int | None = None
        self._found: ActiveRoom | None = None
        self._active: ActiveRoom | None = None
        self._peer: Peer | None = None
        self._line = 0
        self._is_open = True
        self._moving: asyncio.Task[None] | None = None
        self._entering: asyncio.Future[None] | None = None
        self._answering: asyncio.Future[bytes] | None = None

    @property
    def home(self) -> str:
        """The process that has the room open for this socket, if one has."""
        if self._active is not None:
            return self._relay.hub.process
        return self._peer.process if self._peer is not None else ""

    async def find(self, after: int) -> None:
        """Open the room if it is at home here, before anybody is promised anything."""
        self.told = after
        if self._relay.hub.homes.is_ours(self.room):
            self._found = await self._relay.hub.active(self.room, after, self.guest)

    async def enter(self) -> None:
        """Come into the room, or be refused."""
        self._relay.routes.add(self)
        try:
            await self._settle()
        except BaseException:
            self.leave()
            raise

    def leave(self) -> None:
        """Go."""
        self._is_open = False
        self._relay.routes.discard(self)
        if self._moving is not None:
            self._moving.cancel()
        self._detach()

    async def ask(self, command: wire.Command, text: str) -> bytes:
        """Have a command carried out at the home of the room; return the answer as it is sent."""
        if (active := self._active) is not None:
            answer = await answered(self._relay.hub, active, self.guest, command)
            if self._active is not active:
                await self._hear_first(active.room.number - 1)
            return answer
        try:
            async with asyncio.timeout(PATIENCE):
                while self._is_open:
                    if self._moving is not None:
                        await asyncio.wait([self._moving])
                    elif self._active is not None:
                        return await self.ask(command, text)
                    elif (found := await self._asked(text)) is not None:
                        return found
        except TimeoutError:
            pass
        return self.refused(command, BusDown(NO_ANSWER))

    async def _hear_first(self, number: int) -> None:
        """Wait until the socket knows an entry, of which it hears from the new home of the room.

        Whoever had the answer before the news would choose from what is no longer so.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._is_open and self._known < number:
                    await asyncio.sleep(SOON)

    @property
    def _known(self) -> int:
        """The last entry the socket was told of, wherever its room is."""
        return self._active.room.number - 1 if self._active is not None else self.told

    def caught_up(self, number: int) -> None:
        """Say at the home of the room, now or as soon as it is reached, what was seen."""
        self._seen = number
        if self._active is not None:
            self._active.caught_up(self._caller, number)
        elif self._peer is not None:
            self._peer.link.send(Followed(self._line, number))

    def refused(self, command: wire.Command, error: CroupierError) -> bytes:
        """Return why a command does not even get to the room, which is shown if it is here."""
        if self._active is not None:
            answer = self._relay.hub.refused(self._active, self.guest, command, error)
        else:
            answer = refusal(command, error)
        return wire.ENCODER.encode(answer)

    async def _asked(self, text: str) -> bytes | None:
        """Ask at another process; nothing comes back if the room has moved meanwhile."""
        assert self._peer is not None, "it is in somewhere"
        self._answering = asyncio.get_running_loop().create_future()
        self._peer.link.send(Sent(self._line, text.encode()))
        try:
            return await self._answering
        except Moved:
            return None
        finally:
            self._answering = None

    def hear(self, number: int, message: bytes) -> None:
        """Pass on what the home tells."""
        self.told = max(self.told, number)
        self._caller.push(message)

    def take_answer(self, number: int, message: bytes) -> None:
        """Take the answer to what was asked."""
        self.told = max(self.told, number)
        if self._answering is not None and not self._answering.done():
            self._answering.set_result(message)

    def is_in(self) -> None:
        """Hear that the socket is in."""
        if self._entering is not None and not self._entering.done():
            self._entering.set_result(None)

    def is_out(self, error: CroupierError | None) -> None:
        """Hear that the socket is not in."""
        if self._entering is None:
            self.move()
        elif not self._entering.done():
            self._entering.set_exception(error or Moved())

    def look(self) -> None:
        """Go over to another process if the room is at home there by now."""
        if self.home and self.home != self._relay.hub.homes.home(self.room):
            self.move()

    def move(self) -> None:
        """Come into the room again, wherever it is at home now."""
        if self._entering is not None:
            if not self._entering.done():
                self._entering.set_exception(Moved())
        elif self._is_open and self._moving is None and self.home:
            self._detach()
            loop = asyncio.get_running_loop()
            self._moving = loop.create_task(self._move())

    async def _move(self) -> None:
        try:
            await self._settle()
        except CroupierError as error:
            self._end(error)
        finally:
            self._moving = None

    def _end(self, error: CroupierError) -> None:
        """Send somebody away whose room cannot be reached any more."""
        self._is_open = False
        if error.code in LOST:
            refused = wire.Refused("", error.code, error.sentence, None)
            self._caller.push(wire.ENCODER.encode(refused))
        code = REFUSED if error.code in LOST else GOING_AWAY
        self._caller.close(code, error.code)

    async def _settle(self) -> None:
        """Come in at the home of the room, and see that it still is that."""
        homes = self._relay.hub.homes
        while self._is_open and self.home != homes.home(self.room):
            self._detach()
            if homes.is_ours(self.room):
                await self._enter_here()
            else:
                await self._enter_there(self._relay.peer(homes.home(self.room)))
            if self._seen is not None:
                self.caught_up(self._seen)

    async def _enter_here(self) -> None:
        hub = self._relay.hub
        active, self._found = self._found, None
        if active is None or hub.rooms.get(self.room) is not active:
            active = await hub.active(self.room, self.told, self.guest)
        if self._is_open and hub.homes.is_ours(self.room):
            self._active = active
            hub.enter(active, self._caller, self.told)

    async def _enter_there(self, peer: Peer) -> None:
        self._found = None
        self._entering = asyncio.get_running_loop().create_future()
        line = peer.enter(self)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._entering
            if peer.routes.get(line) is not self:
                raise Moved
            self._peer, self._line = peer, line
        except Moved:
            peer.leave(line)
            await asyncio.sleep(AGAIN)
        except TimeoutError:
            peer.leave(line)
            raise BusDown(NO_ANSWER) from None
        except BaseException:
            peer.leave(line)
            raise
        finally:
            self._entering = None

    def _detach(self) -> None:
        """Leave the room where it was open; whatever is not answered is to be asked again."""
        if self._active is not None:
            active, self._active = self._active, None
            self.told = active.room.number - 1
            self._relay.hub.leave(active, self._caller)
        if self._peer is not None:
            peer, self._peer = self._peer, None
            peer.leave(self._line)
        if self._answering is not None and not self._answering.done():
            self._answering.set_exception(Moved())


NO_ANSWER = "The house cannot reach this table just now; please try again."


def refusal(command: wire.Command, error: CroupierError) -> wire.Refused:
    """Return why a command was not even judged."""
    return wire.Refused(command.id, error.code, error.sentence, None)


class Relay:
    """Brings everything about rooms to their homes."""

    def __init__(self, hub: RoomHub) -> None:
        self.hub = hub
        self.routes: set[Route] = set()
        self.answering: dict[str, Answering] = {}
        """Who answers which kind of question about a room that is at home here."""
        self._peers: dict[str, Peer] = {}
        self._sessions: dict[str, int] = {}
        hub.homes.on_change = self._changed
        hub.homes.on_beat = self._tick

    async def start(self) -> None:
        """Hear of other processes, and from them."""
        await self.hub.bus.listen(process_topic(self.hub.process), self._hear)
        await self.hub.homes.start()

    async def close(self) -> None:
        """Let others have the rooms, and relay nothing more."""
        await self.hub.homes.close()
        for peer in self._peers.values():
            peer.link.close()

    def route(self, room: str, caller: Caller) -> Route:
        """Return how a socket reaches a room."""
        return Route(self, room, caller)

    async def ask(self, kind: str, room: str, guest: str, body: bytes) -> bytes:
        """Have the home of a room answer a question about it."""
        homes = self.hub.homes
        try:
            async with asyncio.timeout(PATIENCE):
                while not homes.is_ours(room):
                    try:
                        return await self.peer(homes.home(room)).ask(kind, room, guest, body)
                    except Moved:
                        await asyncio.sleep(AGAIN)
        except TimeoutError:
            raise BusDown(NO_ANSWER) from None
        return await self.answer(kind, room, guest, body)

    async def answer(self, kind: str, room: str, guest: str, body: bytes) -> bytes:
        """Answer a question about a room here."""
        return await self.answering[kind](room, guest, body)

    def require_place(self) -> None:
        """Refuse one more from another process if there are as many as this one may hold."""
        if sum(len(peer.guests) for peer in self._peers.values()) > self.hub.settings.most_sockets:
            raise HouseFull

    def peer(self, process: str) -> Peer:
        """Return what is known of another process."""
        if process not in self._peers:
            self._peers[process] = Peer(self, process, self._sessions.get(process, 0))
        return self._peers[process]

    def _hear(self, message: bytes) -> None:
        """Take a piece from a process that lives; nothing is only to see whether we do."""
        if not message:
            return
        piece: Piece = PIECES.decode(message)
        if self.hub.homes.is_heard(piece.sender):
            self.peer(piece.sender).link.hear(piece)

    def _tick(self) -> None:
        for process, peer in [*self._peers.items()]:
            if self.hub.homes.is_heard(process):
                peer.link.tick()
            else:
                self._forget(process)
        self._count()

    def _count(self) -> None:
        metrics = self.hub.metrics
        metrics.processes.set(len(self.hub.homes.others) + 1)
        metrics.relayed.set(sum(len(peer.routes) for peer in self._peers.values()))

    def _forget(self, process: str) -> None:
        peer = self._peers.pop(process, None)
        if peer is not None:
            # Whatever was recorded of it before is of an earlier session.
            self._sessions[process] = peer.link.session + 1
            peer.end()

    def _changed(self, gone: Sequence[str]) -> None:
        """Bring all sockets to where their rooms are at home by now."""
        for process in gone:
            self._forget(process)
            self.hub.forget_process(process)
        for route in [*self.routes]:
            route.look()
        self._count()
        # Another may have written to what was open here.
        self.hub.spawn(self.hub.catch_up_everywhere())
