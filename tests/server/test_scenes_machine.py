"""Rooms under everything guests may do, in any order, on a real file but without a network.

Whatever happens, everybody sees what the fold of the stored log says, and hears of everything once.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.lordsofvegas.moves import DrawCard, EndTurn, Offer
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.acts import (
    Act,
    AllowGallery,
    ChangeTable,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
    ReplaceSeat,
)
from croupier.server.automation import Automation
from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Answered, Question, answer
from croupier.server.bus import LocalBus
from croupier.server.checking import fault
from croupier.server.guests import digest
from croupier.server.hub import RoomHub
from croupier.server.metrics import Metrics
from croupier.server.relay import Relay
from croupier.server.rooms import Room, opened
from croupier.server.snapshots import restored, snapshot_of
from croupier.server.socket_protocol import Listener
from croupier.server.sockets import Socket
from croupier.store.store import open_store
from tests.lordsofvegas.boards import goods, terms
from tests.server.clock import POLL_SECONDS, ManualClock, moved, settled
from tests.server.house import (
    ANNA,
    EASY,
    LAS_VEGAS,
    LORDS,
    OPEN,
    QUICK,
    TOLD,
    T,
    as_told,
    raw,
    seen_by,
)

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

GUESTS = (*map(digest, ("Anna", "Benno", "Carla")), "")
"""The last one has no secret and can only watch."""
NAMES = ("Anna", "Benno", "Carla", "Nobody")
PATIENCE = 20.0
LONG = 1000.0
"""Longer than anybody's grace time."""


class Prompt(BotPool):
    """Chooses at once, in the same process."""

    async def think(self, question: Question) -> Answered:
        """Choose."""
        return answer(question)


class FakeSocket:
    """A socket without a network: what was told over it, and how the room looked last."""

    def __init__(self, guest: str, after: int) -> None:
        self.guest = guest
        self.after = after
        self.happened: list[wire.Happened] = []
        self.answers: list[wire.Answer] = []
        self.view: wire.View | None = None
        self.present: set[int] = set()
        self.is_closed = False

    def hand_on(self, listener: Listener) -> "FakeSocket":
        """Let the server listen."""
        self.listener = listener
        return self

    def close(self, _code: int, _reason: str) -> None:
        """Be sent away."""
        self.is_closed = True

    @property
    def waiting(self) -> int:
        """Everything is read at once."""
        return 0

    def cut(self) -> None:
        """Nobody who reads at once is cut off."""
        raise AssertionError

    def say(self, message: bytes) -> None:
        """Take what the server tells."""
        told = TOLD.decode(message)
        match told:
            case wire.News(happened, view):
                self.happened += happened
                self.view = view
                self.present = held(view)
            case wire.Presence(seats):
                self.present = set(seats)
            case wire.Refused(view=wire.View() as view):
                self.view = view
                self.answers.append(told)
            case wire.Done() | wire.Refused():
                self.answers.append(told)
            case _:
                pass

    def write(self, text: str) -> None:
        """Send something."""
        self.listener.hear(text)

    def hang_up(self) -> None:
        """End it."""
        self.listener.lost()


lines = st.integers(0, 99)
guests = st.integers(0, len(GUESTS) - 1)
seats = st.integers(0, 3)
lucks = st.integers(0, 2**16)
odd_moves = st.sampled_from(
    [
        *(Place(Face(1)), Place(Face(6)), DrawCard(), EndTurn()),
        *(Offer(Seat(1), terms(goods(1))), {"type": "fly"}, None),
    ]
)
options = st.sampled_from([raw({}), raw({"white": True}), raw({"fly": True})])
acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(RemoveSeat, seats),
    st.builds(MuteSeat, seats, muted=st.booleans()),
    st.builds(ReplaceSeat, seats),
    st.builds(PauseGame, st.booleans()),
    st.just(EndGame()),
    st.builds(ChangeTable, options, st.none()),
    st.builds(AllowGallery, st.booleans()),
)
texts = st.sampled_from(["Hello!", " ", "\u202ehi\u0301", "x" * 300, "x" * 301])


class Rooms(RuleBasedStateMachine):
    """A room, three guests with a secret, and one who only watches."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="rooms-"))
        self.loop = asyncio.new_event_loop()
        self.clock = ManualClock()
        self.lines: list[FakeSocket] = []
        self.asked: list[tuple[str, wire.Command]] = []
        self.done: dict[tuple[str, str], wire.Done] = {}
        self.known = dict.fromkeys(GUESTS, -1)
        self.room = ""
        self.log: list[e.Entry] = []
        self.rooms: list[Room] = []
        self.told: list[wire.Happened | None] = []
        self.open()

    def open(self) -> None:
        store = open_store(f"sqlite:///{self.folder / 'rooms.db'}")
        bus = LocalBus()
        self.hub = RoomHub(store, bus, QUICK, Metrics(), self.clock)
        self.relay = Relay(self.hub)
        Automation(self.hub, Prompt(1, bus, 5.0))

    def run(self, work: Coroutine[None, None, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def teardown(self) -> None:
        self.run(self.close())
        self.loop.close()
        rmtree(self.folder)

    async def close(self) -> None:
        for line in self.lines:
            line.hang_up()
        self.lines = []
        await self.hub.close()
        await self.hub.store.close()

    @initialize(setup=st.sampled_from([LAS_VEGAS, LORDS]), stage=st.integers(0, 3))
    def set_up(self, setup: wire.AskedSetup, stage: int) -> None:
        """Set up a table, with somebody there, with all there, or with the game begun."""
        create = wire.Create(setup, (ANNA, OPEN, OPEN), listed=stage == 0)
        created = self.run(self.hub.create(GUESTS[0], create))
        self.room, self.invite = created.room, created.invite
        for guest in range(len(GUESTS) if stage else 1):
            self.come(guest)
        if stage > 1:
            self.ask(self.lines[1], wire.Sit(self.new_id(), 1, "Benno", self.invite))
            self.ask(self.lines[0], wire.Fill(self.new_id(), 2, EASY.level))
            self.ask(self.lines[0], wire.Begin(self.new_id()))

    @rule(guest=guests)
    def come(self, guest: int) -> None:
        self.run(self.connect(FakeSocket(GUESTS[guest], -1)))

    @rule(guest=guests)
    def come_back(self, guest: int) -> None:
        self.run(self.connect(FakeSocket(GUESTS[guest], self.known[GUESTS[guest]])))

    async def connect(self, line: FakeSocket) -> None:
        left: list[Socket] = []
        socket = Socket(line.guest, "somewhere", self.hub, left.append, takes_changes=False)
        route = self.relay.route(self.room, socket)
        await route.find(line.after)
        self.lines.append(line)
        await socket.enter(route, line)
        await self.settle()

    @precondition(lambda self: self.lines)
    @rule(at=lines)
    def go(self, at: int) -> None:
        line = self.lines.pop(at % len(self.lines))
        self.remember(line)
        self.run(self.hang_up(line))

    def remember(self, line: FakeSocket) -> None:
        """Keep how far a guest has heard."""
        self.known[line.guest] = max(one.number for one in (*line.happened, wire.GameBegun(-1)))

    async def hang_up(self, line: FakeSocket) -> None:
        line.hang_up()
        await self.settle()

    @rule()
    def restart(self) -> None:
        guests = [line.guest for line in self.lines]
        for line in self.lines:
            self.remember(line)
        self.run(self.close())
        self.open()
        for guest in guests:
            self.run(self.connect(FakeSocket(guest, self.known[guest])))

    @precondition(lambda self: self.lines)
    @rule()
    def wait(self) -> None:
        self.run(moved(self.hub, self.clock, LONG))

    @precondition(lambda self: self.lines)
    @rule(at=lines, luck=lucks)
    def play(self, at: int, luck: int) -> None:
        line = self.lines[at % len(self.lines)]
        table = line.view.table if line.view is not None else None
        if table is not None and table.yours:
            yours = table.yours[luck % len(table.yours)]
            moves = [choice.move for choice in yours.choices]
            move = raw(moves[luck % len(moves)])
            answered = self.ask(line, wire.Move(self.new_id(), yours.seat, move))
            assert isinstance(answered, wire.Done)

    @precondition(lambda self: self.lines)
    @rule(luck=lucks)
    def play_on(self, luck: int) -> None:
        """Play some moves, whoever is asked."""
        for number in range(20):
            for at, line in enumerate(self.lines):
                if line.view is not None and line.view.table is not None and line.view.table.yours:
                    self.play(at, Random(luck + number).getrandbits(16))
                    break

    @precondition(lambda self: self.lines)
    @rule(at=lines, seat=seats, move=odd_moves)
    def play_anything(self, at: int, seat: int, move: object) -> None:
        self.ask(self.lines[at % len(self.lines)], wire.Move(self.new_id(), seat, raw(move)))

    @precondition(lambda self: self.lines)
    @rule(at=lines, seat=seats, luck=lucks)
    def sit(self, at: int, seat: int, luck: int) -> None:
        line = self.lines[at % len(self.lines)]
        name = NAMES[GUESTS.index(line.guest)]
        self.ask(line, wire.Sit(self.new_id(), seat, name, self.invite if luck % 4 else ""))

    @precondition(lambda self: self.lines)
    @rule(at=lines, seat=seats, text=texts)
    def talk(self, at: int, seat: int, text: str) -> None:
        line = self.lines[at % len(self.lines)]
        self.ask(line, wire.Say(self.new_id(), self.own_or(line, seat), text))
        self.ask(line, wire.React(self.new_id(), seat, "wow"))

    @precondition(lambda self: self.lines)
    @rule(at=lines, seat=seats)
    def leave_a_seat(self, at: int, seat: int) -> None:
        line = self.lines[at % len(self.lines)]
        self.ask(line, wire.Leave(self.new_id(), self.own_or(line, seat)))

    @precondition(lambda self: self.lines)
    @rule(at=lines, act=acts)
    def keep_order(self, at: int, act: Act) -> None:
        self.ask(self.lines[at % len(self.lines)], wire.Propose(self.new_id(), act))

    @precondition(lambda self: self.lines)
    @rule(at=lines, which=lucks, yes=st.booleans())
    def vote(self, at: int, which: int, *, yes: bool) -> None:
        """Say yes or no to what is proposed, or to nothing."""
        line = self.lines[at % len(self.lines)]
        proposals = line.view.order.proposals if line.view is not None else ()
        number = proposals[which % len(proposals)].number if proposals else which
        self.ask(line, wire.Vote(self.new_id(), number, yes))

    @precondition(lambda self: self.lines)
    @rule(at=lines, seat=seats)
    def claim(self, at: int, seat: int) -> None:
        self.ask(self.lines[at % len(self.lines)], wire.Claim(self.new_id(), seat, "Dora"))

    @precondition(lambda self: self.lines)
    @rule(at=lines, text=texts)
    def murmur(self, at: int, text: str) -> None:
        """Say something that nobody stores."""
        line = self.lines[at % len(self.lines)]
        before, command = self.stored(), wire.Murmur(f"m{len(line.answers)}", "Dora", text)
        self.run(self.written(line, wire.ENCODER.encode(command).decode()))
        assert self.stored() == before

    @precondition(lambda self: self.lines)
    @rule(at=lines, other=guests)
    def join_a_profile(self, at: int, other: int) -> None:
        """Let a guest be another one as well, whose seats are theirs from now on."""
        guest = self.lines[at % len(self.lines)].guest
        if guest and GUESTS[other]:
            self.run(self.hub.adopt(self.room, guest, GUESTS[other]))

    @precondition(lambda self: self.lines)
    @rule(at=lines)
    def play_again(self, at: int) -> None:
        self.ask(self.lines[at % len(self.lines)], wire.Rematch(self.new_id()))

    def own_or(self, line: FakeSocket, seat: int) -> int:
        """Return a seat the guest has, or one that is not theirs."""
        return line.view.you[0] if line.view is not None and line.view.you else seat

    @precondition(lambda self: self.lines)
    @rule(at=lines)
    def fill_and_begin(self, at: int) -> None:
        line = self.lines[at % len(self.lines)]
        for seat in range(3):
            self.ask(line, wire.Fill(self.new_id(), seat, EASY.level))
            if seat == at % 4:
                self.ask(line, wire.Clear(self.new_id(), seat))
                self.ask(line, wire.Fill(self.new_id(), seat, EASY.level))
        self.ask(line, wire.Begin(self.new_id()))

    @precondition(lambda self: self.lines and self.asked)
    @rule(at=lines, which=lucks)
    def repeat(self, at: int, which: int) -> None:
        """Send something again, perhaps as another guest."""
        line = self.lines[at % len(self.lines)]
        self.ask(line, self.asked[which % len(self.asked)][1])

    @precondition(lambda self: self.lines)
    @rule(at=lines, which=lucks, luck=lucks)
    def send_nonsense(self, at: int, which: int, luck: int) -> None:
        """Send what was once a message, with a letter changed or lost."""
        line = self.lines[at % len(self.lines)]
        commands = [command for _, command in self.asked] or [wire.Begin("x")]
        text = wire.ENCODER.encode(commands[which % len(commands)]).decode()
        spot = Random(luck).randrange(len(text))
        text = text[:spot] + Random(luck).choice(["", "0", '"', "{", "\\"]) + text[spot + 1 :]
        with suppress(ValueError):
            wire.MESSAGES.decode(text)
            return
        before = self.stored()
        answers = len(line.answers)
        self.run(self.written(line, text))
        (refusal,) = line.answers[answers:]
        assert isinstance(refusal, wire.Refused)
        assert refusal.code == "bad-message"
        assert self.stored() == before

    def new_id(self) -> str:
        return f"c{len(self.asked)}"

    def ask(self, line: FakeSocket, command: wire.Command) -> wire.Answer:
        """Send a command, and check that it is answered once, and done once."""
        sent = line.guest, command.id
        self.asked.append((line.guest, command))
        answers = len(line.answers)
        self.run(self.written(line, wire.ENCODER.encode(command).decode()))
        (answered,) = line.answers[answers:]
        assert answered.id == command.id
        if isinstance(answered, wire.Done):
            first = self.done.setdefault(sent, answered)
            assert (answered.number, answered.room) == (first.number, first.room)
        else:
            assert sent not in self.done
        return answered

    async def written(self, line: FakeSocket, text: str) -> None:
        """Send something, and wait until it is answered."""
        answers = len(line.answers)
        line.write(text)
        while len(line.answers) == answers:
            await asyncio.sleep(POLL_SECONDS)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everybody was told something, and nothing is due any more."""
        while not all(line.view is not None for line in self.lines):
            await asyncio.sleep(0)
        await settled(self.hub, self.clock)

    def stored(self) -> int:
        """Read what was stored since this was last asked, and return how much there is."""
        kept = self.run(self.hub.store.read(self.room, after=len(self.log) - 1))
        for entry in (e.DECODER.decode(line.body) for line in kept):
            after = self.rooms[-1].after(entry) if self.rooms else opened_by(self.room, entry)
            self.log.append(entry)
            self.rooms.append(after)
            happened = views.happened(entry, after)
            self.told.append(as_told(happened) if happened is not None else None)
        return len(self.log)

    @invariant()
    def everybody_sees_the_fold_of_what_is_stored(self) -> None:
        if not self.stored():
            return
        room = self.rooms[-1]
        present = {seat for line in self.lines for seat in room.seats_of(line.guest)}
        seed = self.run(self.hub.active(self.room)).dealer.seed.hex()
        for line in self.lines:
            seats = room.seats_of(line.guest)
            view = seen_by(room, seats, present=present, seed=seed)
            assert line.view is not None
            assert shown(line.view) == shown(view)
            assert line.present == held(view) == present
            assert line.happened == [one for one in self.told[line.after + 1 :] if one is not None]
            assert not line.is_closed

    @invariant()
    def the_room_as_it_is_kept_is_the_fold_of_what_is_stored(self) -> None:
        lines = self.run(self.hub.store.read(self.room))
        if not lines:
            return
        active = self.run(self.hub.active(self.room))
        kept = snapshot_of(active.room, active.answered)
        again = restored(kept)
        assert again is not None
        assert snapshot_of(*again) == kept
        assert fault(self.room, lines, kept) is None
        loaded = self.run(self.hub.store.load(self.room))
        assert loaded is not None
        assert fault(self.room, lines, loaded.snapshot) is None

    @invariant()
    def every_command_was_stored_once(self) -> None:
        sent = [entry.sent for entry in self.log if entry.sent]
        assert len(sent) == len(set(sent))
        assert len(sent) <= len(self.done)


def opened_by(room: str, entry: e.Entry) -> Room:
    """Return the room its first entry makes."""
    assert isinstance(entry, e.Opened)
    return opened(room, entry)


def held(view: wire.View) -> set[int]:
    """Return the seats whose holders are there."""
    return {s for s, chair in enumerate(view.chairs) if chair.kind == "person" and chair.present}


def shown(view: wire.View) -> wire.View:
    """Return a view without who is there: that is told by itself, and changes without an entry."""
    return replace(view, chairs=tuple(replace(chair, present=True) for chair in view.chairs))


TestRooms = Rooms.TestCase
TestRooms.settings = settings(
    max_examples=max(12, settings().max_examples // 3), stateful_step_count=50
)
