"""Whatever a long log is read for, it is read in turns with everybody else."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import sleep
from typing import Literal

import msgspec
import pytest
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import replace

from benchmarks.restart import DEALER, SEATS, begun, fill, haggling, secret
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Goods, Offer, Terms
from croupier.server import archive, automation, room_log, wire
from croupier.server import entries as e
from croupier.server.active_room import ActiveRoom
from croupier.server.app import unpacked
from croupier.server.archive import Archive, Finished, branched_page, written_replay
from croupier.server.automation import Automation
from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Answered, Question, overdue
from croupier.server.bus import LocalBus
from croupier.server.guests import digest
from croupier.server.hub import A_PIECE, RoomHub
from croupier.server.limiting import Asker
from croupier.server.metrics import Metrics
from croupier.server.room_log import branched, first_page, folded, numbered
from croupier.server.rooms import Room, RoomChange, steps_from
from croupier.server.settings import Settings
from croupier.server.timers import SystemClock
from croupier.store.pages import Page
from croupier.store.store import open_store
from tests.server.house import ANNA as ANNA_SITS
from tests.server.house import BENNO, Guest, Served, done

LONG = 300
"""How many entries are haggled: each would be a slice of its own."""
LIVE, OVER = "live", "over"
"""A room where they haggle still, and one where the game came to its end."""
ASKER, WATCHER = Asker("192.0.2.1", "g" * 64), "w" * 64
ANNA = digest(secret(OVER, 0))
REPLAYS = Decoder(wire.Replay)


class CountedTurns(asyncio.Lock):
    """A lock that counts how often it is somebody's turn."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    async def acquire(self) -> Literal[True]:
        """Wait for a turn, and count it."""
        self.count += 1
        return await super().acquire()


def ended(room: Room) -> list[e.Entry]:
    """Return what is left of a game in which everybody has run out of time."""
    log = list[e.Entry]()
    while room.turn is not None:
        made = RoomChange(room).overdue(room.turn.seat, DEALER, "clock")
        log += [entry for entry, _ in made.steps]
        room = made.room
    return log


def after(room: Room, entries: Sequence[e.Entry]) -> Room:
    """Return a room after some more entries."""
    *_, (_, last) = steps_from(room, enumerate(entries, room.number))
    return last


def pages(name: str, *, listed: bool) -> list[Page]:
    """Return a room in which somebody haggles, to be stored; one that is listed goes on."""
    change = begun(name)
    opening = replace(change.before.opened, listed=listed)
    log = haggling(change.room, LONG)
    if not listed:
        log += ended(after(change.room, log))
    stage = after(change.room, log).stage
    bodies = tuple(map(e.ENCODER.encode, log))
    return [first_page(opening, change, DEALER), Page(name, change.room.number, bodies, stage)]


@pytest.fixture(scope="module")
def both() -> list[list[Page]]:
    """Return both rooms."""
    return [pages(LIVE, listed=True), pages(OVER, listed=False)]


Scene = Callable[[RoomHub], Awaitable[None]]
Play = Callable[[Scene], CountedTurns]


@pytest.fixture
def play(both: list[list[Page]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a way to play a scene with a hub that reads one entry in each turn."""
    monkeypatch.setattr(room_log, "SLICE", 0.0)
    database = f"sqlite:///{tmp_path / 'rooms.db'}"

    def run(scene: Scene) -> CountedTurns:
        async def whole() -> CountedTurns:
            await fill(database, both)
            async with opened(database) as served:
                turns = served.turns = CountedTurns()
                await scene(served)
            return turns

        return asyncio.run(whole())

    return run


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[RoomHub]:
    """Open a hub on a database."""
    store = open_store(database)
    served = RoomHub(store, LocalBus(), Settings(), Metrics(), SystemClock())
    try:
        yield served
    finally:
        await served.close()
        await store.close()


async def the_list(served: RoomHub) -> None:
    tables = msgspec.json.decode(await Archive(served).listings(), type=wire.Listings).tables
    assert [table.room for table in tables] == [LIVE]


async def a_record(served: RoomHub) -> None:
    text = gzip.decompress(await Archive(served).record(OVER, ASKER)).decode()
    assert text.count("\n") > LONG


async def a_record_for_the_house(served: RoomHub) -> None:
    assert (await Archive(served).record_for_house(OVER)).count("\n") > LONG


async def a_replay(served: RoomHub) -> None:
    replay = REPLAYS.decode(gzip.decompress(await Archive(served).replay(OVER, ASKER)))
    assert len(replay.frames) > LONG


async def a_what_if(served: RoomHub) -> None:
    created = await Archive(served).what_if(OVER, WATCHER, wire.WhatIf(LONG, "Eva", "easy"))
    assert len(await served.store.read(created.room)) > LONG


async def what_a_bot_hears(served: RoomHub) -> None:
    room = (await served.active(LIVE)).room
    assert isinstance(served.turns, CountedTurns)
    served.turns.count = 0
    log = await Automation(served, BotPool(0, LocalBus(), 1.0))._log(room)
    assert len(log.entries) == room.played


async def somebody_who_is_forgotten(served: RoomHub) -> None:
    await served.active(OVER)
    assert isinstance(served.turns, CountedTurns)
    # Each entry is looked at twice: for what is to be kept of them, and for what goes.
    served.turns.count = -LONG
    await served.forget(OVER, [ANNA])
    names = [line for line in await served.store.read(OVER) if ANNA[:16].encode() in line.body]
    assert not names


@pytest.mark.parametrize(
    "read",
    [
        the_list,
        a_record,
        a_record_for_the_house,
        a_replay,
        a_what_if,
        what_a_bot_hears,
        somebody_who_is_forgotten,
    ],
)
def test_is_read_in_turns_for(play: Play, read: Scene) -> None:
    assert play(read).count >= LONG


def test_is_read_in_turns_for_whoever_takes_everything_away(
    house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna.make_profile()
    visit, luck = anna.join(anna.create(ANNA_SITS, BENNO).room), Random(1)
    for _ in range(10):
        done(visit.do(visit.choose(luck)))
    turns = house.house.hub.turns = CountedTurns()
    monkeypatch.setattr(room_log, "SLICE", 0.0)
    assert anna.http.get("/api/me/export").status_code == 200

    assert turns.count >= len(house.stored(visit.view.room)) > 10


def test_is_told_piece_by_piece_to_those_who_are_behind(play: Play) -> None:
    asked = list[int]()

    async def scene(served: RoomHub) -> None:
        served.automate = lambda active: asked.append(active.room.number)
        active, whole = await behind(served)
        async with active.lock:
            await served.catch_up(active)
        assert active.room == whole
        assert [one.number for one in active.since(-1)][-LONG:] == [
            *range(whole.number - LONG, whole.number)
        ]
        assert asked == [whole.number]

    assert play(scene).count >= LONG // A_PIECE


def test_is_read_on_when_somebody_gives_up_on_the_way(play: Play) -> None:
    async def scene(served: RoomHub) -> None:
        active, whole = await behind(served)

        async def catch_up() -> None:
            async with active.lock:
                await served.catch_up(active)

        number, giving_up = active.room.number, asyncio.create_task(catch_up())
        while active.room.number == number:
            await asyncio.sleep(0)
        giving_up.cancel()
        await asyncio.wait([giving_up])
        assert giving_up.cancelled()
        assert active.room.number < whole.number
        assert (await served.active(LIVE)).room == whole

    play(scene)


async def behind(served: RoomHub) -> tuple[ActiveRoom, Room]:
    """Return a room in memory as it began, and as it is by now."""
    active = await served.active(LIVE)
    whole, first = active.room, begun(LIVE).room.number
    lines = [line for line in await served.store.read(LIVE) if line.number < first]
    active = ActiveRoom(folded(LIVE, numbered(lines)).room, active.dealer)
    served.rooms[LIVE] = active
    return active, whole


def test_is_read_only_at_its_end_for_an_offer_that_was_heard_lately(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "HEARD_LATELY", 40)
    offer = Offer(Seat(3), Terms(Goods(1), Goods()))
    asked = list[Question]()

    async def think(question: Question) -> Answered:
        asked.append(question)
        if question.has_offered:
            return overdue(question)
        return Answered(Raw(wire.ENCODER.encode(offer)), is_offer=True)

    async def scene(served: RoomHub) -> None:
        room = (await served.active(LIVE)).room
        bots = BotPool(0, LocalBus(), 1.0)
        monkeypatch.setattr(bots, "think", think)
        assert isinstance(served.turns, CountedTurns)
        served.turns.count = 0
        assert room.turn is not None
        seat, view = room.turn.seat, room.playing().text(room.turn.seat)
        question = Question("lords-of-vegas", 1, "champion", seat, view, 1)
        await Automation(served, bots)._answer(question, room)

    assert 40 <= play(scene).count <= 41
    assert [question.has_offered for question in asked] == [False, True]


def test_a_replay_is_written_frame_by_frame(play: Play) -> None:
    async def scene(served: RoomHub) -> None:
        packed = await Archive(served).replay(OVER, ASKER)
        replay = REPLAYS.decode(gzip.decompress(packed))
        pieces = [*written_replay(replace(replay, frames=()), replay.frames)]

        assert len(pieces) == len(replay.frames) + 2
        assert REPLAYS.decode(b"".join(pieces)) == replay
        assert b"".join(unpacked(packed)) == gzip.decompress(packed)
        assert max(map(len, unpacked(packed))) <= 64 * 1024

    play(scene)


def test_of_those_who_play_on_one_gets_ready_at_a_time(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, most = 0, 0

    def counted(
        start: RoomChange, finished: Finished, guest: str, asked: wire.WhatIf, dealer: Dealer
    ) -> Page:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        page = branched_page(start, finished, guest, asked, dealer)
        sleep(0.01)
        at_work -= 1
        return page

    async def scene(served: RoomHub) -> None:
        shelf, asked = Archive(served), wire.WhatIf(LONG, "Eva", "easy")
        await asyncio.gather(*(shelf.what_if(OVER, WATCHER, asked) for _ in range(3)))

    monkeypatch.setattr(archive, "branched_page", counted)
    play(scene)
    assert most == 1


def test_what_is_played_on_is_not_copied_with_each_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change, then, added = begun("other"), RoomChange.then, list[e.Entry]()
    log = haggling(change.room, LONG)
    game = [entry for entry, _ in change.steps if isinstance(entry, e.GameEntry)]
    played = [*game, *(entry for entry in log if isinstance(entry, e.GameEntry))]

    def counted(self: RoomChange, entry: e.Entry) -> RoomChange:
        added.append(entry)
        return then(self, entry)

    monkeypatch.setattr(RoomChange, "then", counted)
    start = RoomChange(change.before)
    made = branched(start, played, WATCHER, wire.WhatIf(LONG, "Eva", "easy"), DEALER)

    assert len(made.steps) == SEATS + 1 + len(played)
    assert len(added) == SEATS
