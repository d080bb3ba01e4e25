"""A real server in a thread, on a real file, and guests who talk to it as browsers do."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from itertools import accumulate, count
from pathlib import Path
from random import Random
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET, socket
from threading import Thread
from typing import TypeVar

import httpx
import msgspec
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from croupier.core.seats import Seat
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lasvegas import State as LasVegasState
from croupier.lordsofvegas import State as LordsOfVegasState
from croupier.lordsofvegas.events import Event as LordsOfVegasEvent
from croupier.lordsofvegas.moves import Move as LordsOfVegasMove
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.analysing import Analyst
from croupier.server.automation import Automation
from croupier.server.bot_pool import BotPool
from croupier.server.coaching import Coach
from croupier.server.guarding import COOKIE
from croupier.server.rooms import Room, opened
from croupier.server.serving import House, Server, config
from croupier.server.settings import Settings
from tests.server.clock import ManualClock, leapt, moved

PATIENCE = 20.0
SLEEPERS = (sys.executable, "-m", "tests.server.sleepers")
"""Workers that compile nothing: they count as warm at once."""
JUDGES = (sys.executable, "-m", "tests.server.judges")

QUICK = Settings(
    port=0,
    bot_pause=0.0,
    grace=60.0,
    messages_per_second=10_000.0,
    requests_per_second=10_000.0,
    creations_per_minute=10_000.0,
    tries_per_minute=10_000.0,
    talk_per_minute=10_000.0,
    readings_per_minute=10_000.0,
    listings_per_hour=10_000.0,
    most_listed_per_address=10_000,
    profiles_per_hour=10_000.0,
    evenings_per_hour=10_000.0,
    advice_per_minute=10_000.0,
    shutdown=6.0,
)
"""Settings under which nobody waits and nobody is limited."""

TOLD: Decoder[wire.ServerMessage] = Decoder(wire.ServerMessage)
ANSWERS: Decoder[wire.Answer] = Decoder(wire.Answer)
CREATED = Decoder(wire.Created)
ME = Decoder(wire.Me)
CODES = Decoder(wire.GivenCode)
NEWS = Decoder(wire.News)
PROBLEMS = Decoder(wire.Problem)

OPEN = wire.OpenSeat()
ANNA, BENNO = wire.PersonSeat("Anna"), wire.PersonSeat("Benno")
EASY, MEDIUM = wire.BotSeat("easy"), wire.BotSeat("medium")
LAS_VEGAS, LORDS = wire.AskedSetup("las-vegas"), wire.AskedSetup("lords-of-vegas")
ANNA_STARTS, BENNO_STARTS = (
    wire.AskedSetup("las-vegas", Raw(wire.ENCODER.encode(LasVegasOptions(start=Seat(seat)))))
    for seat in (0, 1)
)

SeatSetup = wire.OpenSeat | wire.PersonSeat | wire.BotSeat
T = TypeVar("T")
NOTHING: Mapping[str, str] = {}
_numbers = count()


def raw(value: object) -> Raw:
    """Return a move, or options, as they are sent: only their game reads them."""
    return Raw(wire.ENCODER.encode(value))


def las_vegas_state(seen: wire.AnySeen) -> LasVegasState:
    """Read the state of a table of Las Vegas as it was told."""
    state: LasVegasState = msgspec.convert(seen.state, LasVegasState)
    return state


def lords_state(seen: wire.AnySeen) -> LordsOfVegasState:
    """Read the state of a table of Lords of Vegas as it was told."""
    state: LordsOfVegasState = msgspec.convert(seen.state, LordsOfVegasState)
    return state


def lords_moves(yours: wire.Choices[object, object]) -> list[LordsOfVegasMove]:
    """Read what a seat of Lords of Vegas may choose."""
    moves: list[LordsOfVegasMove] = msgspec.convert(
        [choice.move for choice in yours.choices], list[LordsOfVegasMove]
    )
    return moves


def lords_events(played: wire.AnyPlayed) -> list[LordsOfVegasEvent]:
    """Read what happened at a table of Lords of Vegas."""
    events: list[LordsOfVegasEvent] = msgspec.convert(
        [told.event for told in played.told], list[LordsOfVegasEvent]
    )
    return events


def as_told(message: T) -> T:
    """Return a message as whoever receives it reads it, who knows no game."""
    return msgspec.json.decode(wire.ENCODER.encode(message), type=type(message))


def fresh() -> str:
    """Return an id no command had before."""
    return f"c{next(_numbers)}"


class Served:
    """A house that is being served, and can be closed and opened again at the same address.

    Its time stands still until it is moved.
    """

    def __init__(
        self, folder: Path, settings: Settings = QUICK, database: str | None = None
    ) -> None:
        self.path = folder / "rooms.db"
        self.clock = ManualClock()
        self._settings = replace(settings, database=database or f"sqlite:///{self.path}")
        self._guests: list[Guest] = []
        self.start()

    def start(self) -> None:
        """Open it."""
        self.house = House(self._settings, self.clock)
        self.house.bots = BotPool(1, self.house.bus, 5.0, SLEEPERS)
        self.house.automation = Automation(self.house.hub, self.house.bots)
        self.house.coach = Coach(self.house.relay, self.house.bots)
        self.house.reception.analyst = Analyst(self.house.store, JUDGES)
        listening: Future[int] = Future()
        self._loop: Future[asyncio.AbstractEventLoop] = Future()

        def say(port: int) -> None:
            self._loop.set_result(asyncio.get_running_loop())
            listening.set_result(port)

        self._server = Server(self.house, config(self.house), say)
        self._thread = Thread(target=self._server.run, name="served")
        self._thread.start()
        self._settings = replace(self._settings, port=listening.result(PATIENCE))

    def end(self) -> None:
        """Close it as a signal would; those who are there hear of it."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "it does not end"

    def restart(self) -> None:
        """Close it and open it again."""
        self.end()
        self.start()

    def close(self) -> None:
        """Send everybody home, and close it for good."""
        for guest in self._guests:
            guest.go()
        self.end()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"127.0.0.1:{self._settings.port}"

    def guest(self) -> "Guest":
        """Let somebody come who was never here before."""
        guest = self.stranger()
        assert guest.http.post("/api/guest").status_code == 204
        return guest

    def stranger(self) -> "Guest":
        """Let somebody come who has no secret yet."""
        guest = Guest(self.address)
        self._guests.append(guest)
        return guest

    def run(self, work: Coroutine[None, None, T]) -> T:
        """Do something in the event loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop.result()).result(PATIENCE)

    def let_pass(self, seconds: float) -> None:
        """Let time pass, and wait until all has come of it that does."""
        self.run(moved(self.house.hub, self.clock, seconds))

    def leap(self, seconds: float) -> None:
        """Let much time pass at once, as games over days need it."""
        self.run(leapt(self.house.hub, self.clock, seconds))

    def until(self, is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for something nobody is told of."""
        deadline = time.monotonic() + patience
        while not is_so():
            assert time.monotonic() < deadline, "it never is so"
            time.sleep(0.002)

    def until_there_are(self, visitors: int, room: str) -> None:
        """Wait until so many sockets are open in a room: one that is closed is left a bit later."""
        self.until(lambda: len(self.house.hub.rooms[room].visitors) == visitors)

    def narrow_line(self) -> socket:
        """Return a line to the server on which little fits; so it is for all that come after."""
        self._server.servers[0].sockets[0].setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
        line = socket()
        line.settimeout(PATIENCE)
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", self._settings.port))
        return line

    def stored(self, room: str) -> list[e.Entry]:
        """Read what is in the file about a room, past the server."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as line:
            rows = line.execute("SELECT body FROM entries WHERE room = ? ORDER BY number", (room,))
            return [e.DECODER.decode(body) for (body,) in rows]

    def seed(self, room: str) -> str:
        """Read the secret of a room's dealer, past the server."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as line:
            ((seed,),) = line.execute("SELECT seed FROM rooms WHERE room = ?", (room,))
            return str(seed)


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._visits: list[Visit] = []
        # Certificates take long to load and are not needed.
        self.http = httpx.Client(
            base_url=f"http://{address}", timeout=PATIENCE, trust_env=False, verify=False
        )

    @property
    def secret(self) -> str:
        """What this guest is known by."""
        return self.http.cookies[COOKIE]

    def post(
        self, path: str, message: object, headers: Mapping[str, str] = NOTHING
    ) -> httpx.Response:
        """Send a message by HTTP."""
        kind = {"content-type": "application/json", **headers}
        return self.http.post(path, content=wire.ENCODER.encode(message), headers=kind)

    def me(self) -> wire.Profile | None:
        """Return the profile of this guest, if there is one."""
        return ME.decode(self.http.get("/api/me").content).profile

    def make_profile(self, name: str = "Anna") -> wire.Profile:
        """Be known again."""
        answer = self.post("/api/me", wire.MakeProfile(name, 0, "en", "computer"))
        assert answer.status_code == 201, answer.text
        profile = ME.decode(answer.content).profile
        assert profile is not None
        return profile

    def device_code(self) -> str:
        """Get a code for one more device."""
        return CODES.decode(self.http.post("/api/me/code").content).code

    def printed_code(self) -> str:
        """Get the code to be printed."""
        return CODES.decode(self.http.post("/api/me/recovery").content).code

    def use_code(self, code: str) -> httpx.Response:
        """Open a profile by a code."""
        return self.post("/api/me/join", wire.UseCode(code, "phone"))

    def create(
        self,
        *seats: SeatSetup,
        setup: wire.AskedSetup = LAS_VEGAS,
        listed: bool = False,
        takeover: bool = True,
        timer: int | None = None,
        coach: bool = False,
        counts: bool = False,
    ) -> wire.Created:
        """Set up a table."""
        asked = wire.Create(setup, seats, listed, takeover, timer, coach, counts)
        answer = self.post("/api/rooms", asked)
        assert answer.status_code == 201, answer.text
        return CREATED.decode(answer.content)

    def ask(self, room: str, command: wire.Command) -> wire.Answer:
        """Send a command by HTTP."""
        return ANSWERS.decode(self.post(f"/api/rooms/{room}/commands", command).content)

    def see(self, room: str, after: int = -1) -> wire.News:
        """Look at a room by HTTP."""
        answer = self.http.get(f"/api/rooms/{room}", params={"after": after})
        return NEWS.decode(answer.content)

    def join(self, room: str, after: int = -1) -> "Visit":
        """Go into a room, and hear what happened after an entry."""
        visit = self.connect(room, after)
        visit.news()
        return visit

    def connect(
        self,
        room: str,
        after: int | str = -1,
        headers: Mapping[str, str] = NOTHING,
        line: socket | None = None,
    ) -> "Visit":
        """Open a socket, whatever comes of it; over a line of one's own it is read on demand."""
        headers = {**headers}
        if COOKIE in self.http.cookies:
            headers["Cookie"] = f"{COOKIE}={self.secret}"
        url = f"ws://{self.address}/api/rooms/{room}/socket?after={after}"
        visit = Visit(url, headers, line)
        self._visits.append(visit)
        return visit

    def go(self) -> None:
        """Close everything."""
        for visit in self._visits:
            visit.leave()
        self.http.close()


class Visit:
    """A socket in a room: what came over it, and how the room looked last."""

    def __init__(self, url: str, headers: dict[str, str], line: socket | None) -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                proxy=None,
                max_size=None,
                max_queue=None if line is None else 1,
                sock=line,
                close_timeout=10 if line is None else 0.1,
            )
        )
        self.raw: list[str] = []
        self.happened: list[wire.Happened] = []
        self.present: tuple[int, ...] = ()
        self.watching = 0
        self._view: wire.View | None = None
        self._news: deque[wire.News] = deque()

    @property
    def view(self) -> wire.View:
        """The room as it looked last."""
        assert self._view is not None, "nothing was told yet"
        return self._view

    @property
    def table(self) -> wire.AnySeen:
        """The table as it looked last."""
        assert self.view.table is not None, "no game was begun"
        return self.view.table

    def take(self, seconds: float = PATIENCE) -> wire.ServerMessage:
        """Return the next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        told = TOLD.decode(text)
        match told:
            case wire.News(happened, view):
                self.happened += happened
                self._view = view
                self._news.append(told)
            case wire.Presence(seats, watching):
                self.present, self.watching = seats, watching
            case wire.Refused(view=wire.View() as view):
                self._view = view
            case _:
                pass
        return told

    def news(self) -> wire.News:
        """Return the first news not yet asked for."""
        while not self._news:
            self.take()
        return self._news.popleft()

    def send(self, message: wire.ClientMessage) -> None:
        """Send a message and wait for nothing."""
        self.socket.send(wire.ENCODER.encode(message).decode())

    def do(self, command: wire.Command) -> wire.Answer:
        """Send a command and wait for its answer."""
        self.send(command)
        while True:
            told = self.take()
            if isinstance(told, wire.Done | wire.Refused) and told.id == command.id:
                return told

    def ping(self) -> None:
        """Wait until everything told before now has come."""
        asked = wire.Ping(fresh())
        self.send(asked)
        while self.take() != wire.Pong(asked.id):
            pass

    def until(self, is_so: Callable[["Visit"], bool]) -> "Visit":
        """Listen until something is so."""
        while not is_so(self):
            self.take()
        return self

    def is_asked(self) -> bool:
        """Whether it is for this guest to choose."""
        return self.view.table is not None and bool(self.view.table.yours)

    def choose(self, luck: Random) -> wire.Move:
        """Return a move, as the choices come."""
        yours = self.table.yours[0]
        moves = [choice.move for choice in yours.choices]
        return wire.Move(fresh(), yours.seat, raw(luck.choice(moves)))

    def play(self, luck: Random) -> "Visit":
        """Play to the end."""
        while self.view.stage == "playing":
            if self.is_asked():
                assert isinstance(self.do(self.choose(luck)), wire.Done)
            else:
                self.take()
        return self

    def leave(self) -> None:
        """Close the socket."""
        self._stack.close()


def seated(
    anna: Guest,
    benno: Guest,
    setup: wire.AskedSetup,
    *,
    takeover: bool = True,
    timer: int | None = None,
    coach: bool = False,
) -> str:
    """Begin a game of Anna and Benno, each at a device of their own; return its room."""
    created = anna.create(ANNA, OPEN, setup=setup, takeover=takeover, timer=timer, coach=coach)
    done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
    done(anna.ask(created.room, wire.Begin(fresh())))
    return created.room


def played(visit: Visit) -> list[wire.AnyPlayed]:
    """Return what was played, as far as it was told."""
    return [told for told in visit.happened if isinstance(told, wire.Played)]


def closed(visit: Visit) -> int:
    """Return the code with which a socket is closed, whatever is told before."""
    with suppress(ConnectionClosed):
        while True:
            visit.take()
    assert visit.socket.close_code is not None
    return visit.socket.close_code


def done(answer: wire.Answer) -> wire.Done:
    """Return an answer that must be good."""
    assert isinstance(answer, wire.Done), answer
    return answer


def refused(answer: wire.Answer) -> wire.Refused:
    """Return an answer that must be a refusal."""
    assert isinstance(answer, wire.Refused), answer
    return answer


def fold(room: str, log: Sequence[e.Entry]) -> list[Room]:
    """Return the room after each of its entries."""
    first, *others = log
    assert isinstance(first, e.Opened)
    return [*accumulate(others, Room.after, initial=opened(room, first))]


def seen_by(room: Room, you: Sequence[Seat], *, present: Collection[Seat], seed: str) -> wire.View:
    """Return a room without a timer as the holder of some seats sees it."""
    shared = views.shared(room, present=present, seed=seed, seconds_left=None)
    return as_told(views.own(shared, room, tuple(you)))


def kind(told: wire.Happened) -> str:
    """Return what sort of thing happened."""
    tag = told.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal by HTTP."""
    return answer.status_code, msgspec.json.decode(answer.content, type=wire.Problem).code


class Process:
    """A server in a process of its own, as it is run from the command line."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        largest_file: int | None = None,
        most_files: int | None = None,
    ) -> None:
        limits = {resource.RLIMIT_FSIZE: largest_file, resource.RLIMIT_NOFILE: most_files}
        self._log = folder / "log"
        self.path = folder / "rooms.db"
        self._guests: list[Guest] = []
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "croupier.cli", "serve"),
                    *("--port", "0", "--no-browser", "--bot-pause", "0"),
                    *("--database", f"sqlite:///{self.path}", *flags),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )
        _limit(self._process.pid, limits)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("The tables are open at http://localhost:"), self.log
        self.address = said.split("/")[2].replace("localhost", "127.0.0.1")

    @property
    def log(self) -> str:
        """What it logged so far."""
        return self._log.read_text()

    def guest(self) -> Guest:
        """Let somebody come who was never here before."""
        guest = Guest(self.address)
        self._guests.append(guest)
        assert guest.http.post("/api/guest").status_code == 204
        return guest

    def end(self) -> tuple[int, float]:
        """Tell it to end; return the exit code, and how long it took."""
        began = time.monotonic()
        self._process.terminate()
        code = self._process.wait(PATIENCE)
        return code, time.monotonic() - began

    def close(self) -> None:
        """Leave nothing behind."""
        for guest in self._guests:
            guest.go()
        self._process.kill()
        self._process.communicate()


def _limit(process: int, limits: Mapping[int, int | None]) -> None:
    """Let the disk be full at a size of a file, or files run out, for a process that has begun."""
    for limit, most in limits.items():
        if most is not None:
            resource.prlimit(process, limit, (most, most))
