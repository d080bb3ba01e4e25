"""Somebody has come onto the bus: two servers must not believe a word, and go on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from math import inf
from pathlib import Path
from random import Random
from time import time

import pytest
from msgspec import Raw, Struct, msgpack
from msgspec.json import decode, encode
from msgspec.structs import replace
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import homes, wire
from croupier.server.bus import LARGEST, SIGNATURE, THINK, signed
from croupier.server.homes import Homes
from croupier.server.hub import ANNOUNCE, At, Here, Wrote
from tests.nats_service import NatsService, nats
from tests.server.house import ANNA, OPEN, QUICK, Served, done, fold, fresh
from tests.server.test_homes import FirstBeat

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

__all__ = ["nats"]

Attack = Callable[[Client], Awaitable[None]]
MANY = 2_000
BEATS = f"croupier.{homes.TOPIC}"


@pytest.fixture
def houses(
    tmp_path: Path, nats: NatsService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Served, Served]]:
    """Return two servers that both have the same room open, as for a moment they may."""
    monkeypatch.setattr(Homes, "home", lambda homes, _room: homes.process)
    monkeypatch.setattr(homes, "SETTLING", inf)
    settings = replace(QUICK, bus=nats.url)
    here, there = Served(tmp_path, settings), Served(tmp_path, settings)
    yield here, there
    here.close()
    there.close()


class AttackedBus:
    """Anna at one server and Benno at the other, at one table; and what goes over the bus."""

    def __init__(self, houses: tuple[Served, Served], nats: NatsService) -> None:
        self.houses = houses
        self._url = nats.url
        self.recorded: list[tuple[str, bytes]] = []
        here, there = houses
        self.anna, self.benno = here.guest(), there.guest()
        self.created = self.anna.create(ANNA, OPEN)
        self.room = self.created.room
        self.visits = self.anna.join(self.room), self.benno.join(self.room)
        say = wire.Say(fresh(), 0, "Hello!")
        self.record(lambda: done(self.anna.ask(self.room, say)), (self.subject, b'"wrote"'))
        # Whoever listens may hear it before the servers do.
        rooms = [house.house.hub.rooms for house in houses]
        here.until(lambda: {open_rooms[self.room].room.number for open_rooms in rooms} == {3})

    def record(self, do: Callable[[], object], *until: tuple[str, bytes]) -> None:
        """Record what the servers tell each other meanwhile, until all that is among it."""
        recorded: list[tuple[str, bytes]] = []

        def is_missing(subject: str, part: bytes) -> bool:
            return not any(part in data for where, data in recorded if where == subject)

        async def listen(client: Client) -> None:
            async def heard(message: Msg) -> None:
                recorded.append((message.subject, message.data))

            await client.subscribe("croupier.>", cb=heard)
            await client.flush()
            await asyncio.to_thread(do)
            async with asyncio.timeout(20):
                while any(is_missing(*one) for one in until):
                    await asyncio.sleep(0.01)

        self.attack(listen)
        self.recorded += recorded

    def attack(self, attack: Attack) -> None:
        """Do something on the bus, and wait until it is there."""

        async def run() -> None:
            client = Client()
            await client.connect(self._url)
            await attack(client)
            await client.flush()
            await client.close()

        asyncio.run(run())

    def send(self, *messages: bytes, subject: str | None = None) -> None:
        """Publish messages of one's own."""

        async def publish(client: Client) -> None:
            for number, message in enumerate(messages):
                await client.publish(subject or self.subject, message)
                if number % 100 == 0:
                    await client.flush()

        self.attack(publish)

    def recorded_under(self, subject: str) -> list[bytes]:
        """Return what was recorded there."""
        return [data for where, data in self.recorded if where == subject]

    @property
    def subject(self) -> str:
        """Where the table is told of."""
        return f"croupier.room.{self.room}"

    @property
    def number(self) -> int:
        """The number of the next entry."""
        return len(self.houses[0].stored(self.room))

    def unbelieved(self) -> int:
        """Return how many messages neither server has believed."""
        return min(house.house.bus.unbelieved for house in self.houses)

    def until_unbelieved(self, times: int) -> None:
        """Wait until both servers have seen so many."""
        self.houses[0].until(lambda: self.unbelieved() >= times)

    def require_as_stored(self) -> None:
        """See that both show what is stored, and still hear of each other."""
        told = wire.Say(fresh(), 0, "Still here.")
        number = done(self.anna.ask(self.room, told)).number
        for visit in self.visits:
            visit.until(lambda visit: visit.view.number == number)
        last = fold(self.room, self.houses[0].stored(self.room))[-1]
        for house, visit in zip(self.houses, self.visits, strict=True):
            assert house.house.hub.rooms[self.room].room == last
            assert not [told for told in visit.happened if "forged" in str(told)]


@pytest.fixture
def scene(houses: tuple[Served, Served], nats: NatsService) -> AttackedBus:
    return AttackedBus(houses, nats)


def forged(number: int) -> bytes:
    said = e.ENCODER.encode(e.Said(seat=Seat(0), text="forged"))
    return encode(Wrote(number, (Raw(said),)))


def test_servers_whose_clocks_are_hours_apart_believe_each_other(scene: AttackedBus) -> None:
    here, there = scene.houses
    here.clock.ahead, there.clock.ahead = 3600.0, -3600.0
    for _ in range(6):
        for house in scene.houses:
            house.let_pass(ANNOUNCE / 2)
    active = here.house.hub.rooms[scene.room]
    here.until(lambda: active.watching(here.clock.now()) == 1)
    scene.require_as_stored()


def test_servers_of_another_form_are_told_what_all_forms_understand(scene: AttackedBus) -> None:
    here, _ = scene.houses
    other = homes.Beat("other", 1, 0.0, (), is_leaving=False, form=homes.FORM + 1)
    key = here.run(here.house.store.key())
    scene.send(signed(key, BEATS, msgpack.encode(other)), subject=BEATS)
    here.until(lambda: here.house.hub.homes.is_mixed)
    say = wire.Say(fresh(), 0, "Do you read me?")
    scene.record(lambda: done(scene.anna.ask(scene.room, say)), (scene.subject, b'"at"'))

    scene.visits[1].until(lambda visit: visit.view.number == 3)
    assert not any(b"read me" in data for _, data in scene.recorded)


class FirstHere(Struct, frozen=True, tag="here"):
    """Who is at a process, as the first form has it."""

    process: str
    seats: tuple[Seat, ...]
    watching: int
    at: float


class TestServersOfTheFirstForm:
    def test_say_who_is_there(self, scene: AttackedBus) -> None:
        here, _ = scene.houses
        active = here.house.hub.rooms[scene.room]
        key = here.run(here.house.store.key())

        def tell(subject: str, *news: bytes) -> None:
            scene.send(*(signed(key, subject, one) for one in news), subject=subject)

        tell(scene.subject, encode(FirstHere("first", (), 100, 5.0)))
        process = here.house.hub.process
        tell(BEATS, msgpack.encode(FirstBeat("first", 1, time(), (process,))))
        here.until(lambda: here.house.hub.homes.is_heard("first"))
        told = [FirstHere("first", (), 200 + at, at) for at in (6, 7, 6)]
        tell(scene.subject, *map(encode, told))
        here.until(lambda: "first" in active.elsewhere)
        scene.send(b"mark")
        here.until(lambda: here.house.bus.unbelieved == 1)

        assert active.elsewhere["first"].watching == 207

    def test_understand_who_is_here(self, scene: AttackedBus) -> None:
        here, _ = scene.houses
        name = b'"process":"%s"' % here.house.hub.process.encode()
        scene.record(lambda: here.let_pass(ANNOUNCE), (scene.subject, name))
        news = [data[SIGNATURE:] for data in scene.recorded_under(scene.subject) if name in data]

        told = decode(news[-1], type=FirstHere)
        assert (told.seats, told.watching, told.at) == ((0,), 0, here.clock.wall())


class TestAnAttackerOnTheBus:
    def test_changes_no_room_by_forged_news(self, scene: AttackedBus) -> None:
        news = (forged(scene.number), encode(At(10**9)), encode(Wrote(0, ())))
        unsigned = [bytes(SIGNATURE) + one for one in news]
        wrongly = [signed(b"guessed", scene.subject, one) for one in news]
        scene.send(*news, *unsigned, *wrongly)
        scene.until_unbelieved(9)

        scene.require_as_stored()

    def test_lets_nobody_be_there_who_is_not(self, scene: AttackedBus) -> None:
        here = encode(Here("forged", (Seat(0), Seat(1)), 1000, 10**9))
        scene.send(here, signed(b"", scene.subject, here))
        scene.until_unbelieved(2)

        for house in scene.houses:
            active = house.house.hub.rooms[scene.room]
            assert "forged" not in active.elsewhere
            assert active.watching(house.clock.now()) < 1000

    def test_gains_nothing_by_what_was_recorded(self, scene: AttackedBus) -> None:
        recorded = scene.recorded_under(scene.subject)
        assert recorded
        before = [house.house.hub.rooms[scene.room].room for house in scene.houses]
        again = [*recorded * 20]
        Random(1).shuffle(again)
        scene.send(*again)
        other = scene.anna.create(ANNA, OPEN).room
        scene.anna.join(other)
        scene.send(*recorded, subject=f"croupier.room.{other}")
        scene.houses[0].until(lambda: scene.houses[0].house.bus.unbelieved >= len(recorded))

        assert [house.house.hub.rooms[scene.room].room for house in scene.houses] == before
        scene.require_as_stored()

    def test_keeps_nobody_there_who_has_gone_by_repeating_it(self, scene: AttackedBus) -> None:
        here, _ = scene.houses
        active = here.house.hub.rooms[scene.room]
        scene.visits[1].leave()
        for house in scene.houses:
            house.let_pass(3 * ANNOUNCE)
        here.until(lambda: all(not other.watching for other in active.elsewhere.values()))
        scene.send(*scene.recorded_under(scene.subject))
        scene.send(b"mark")
        here.until(lambda: here.house.bus.unbelieved == 1)

        assert active.watching(here.clock.now()) == 0

    def test_seats_nobody_by_repeating_a_server_that_had_ended_before(
        self, scene: AttackedBus
    ) -> None:
        here, there = scene.houses
        sit = wire.Sit(fresh(), 1, "Benno", scene.created.invite)
        done(scene.benno.ask(scene.room, sit))
        dead = there.house.hub.process
        seated = b'"process":"%s","seats":[1]' % dead.encode()
        # Others only name it among those they hear.
        lived = msgpack.encode((dead, *[None] * 6))[: 2 + len(dead)]
        scene.record(lambda: there.let_pass(ANNOUNCE), (scene.subject, seated), (BEATS, lived))
        there.end()
        here.restart()
        active = here.run(here.house.hub.active(scene.room))
        scene.send(*scene.recorded_under(BEATS), subject=BEATS)
        here.until(lambda: here.house.hub.homes.is_heard(dead))
        scene.send(*scene.recorded_under(scene.subject), b"mark")
        here.until(lambda: here.house.bus.unbelieved == 1)

        assert not active.elsewhere
        there.start()

    @pytest.mark.parametrize(
        "message",
        [b"", b"{", b"null", bytes(SIGNATURE), b"x" * 900_000, b"[" * LARGEST, b"\xff" * 100],
        ids=["nothing", "broken", "null", "signature", "huge", "deep", "no text"],
    )
    def test_breaks_and_fills_nothing(
        self, scene: AttackedBus, message: bytes, caplog: pytest.LogCaptureFixture
    ) -> None:
        times = MANY if len(message) < 1000 else 50
        with caplog.at_level(logging.INFO):
            scene.send(*[message] * times)
            scene.until_unbelieved(times)

        assert len(caplog.records) <= 2 * len(str(times)), caplog.text
        for house in scene.houses:
            assert len(house.house.hub._tasks) < 20
            assert len(house.house.hub.rooms) == 1
        scene.require_as_stored()

    def test_has_no_bot_think_for_them(self, scene: AttackedBus) -> None:
        answers: list[bytes] = []

        async def ask(client: Client) -> None:
            async def heard(message: Msg) -> None:
                answers.append(message.data)

            await client.subscribe("mine", cb=heard)
            for _ in range(100):
                await client.publish(THINK, bytes(SIGNATURE) + b"{}", reply="mine")
            await client.flush()

        scene.attack(ask)
        buses = [house.house.bus for house in scene.houses]
        scene.houses[0].until(lambda: sum(bus.unbelieved for bus in buses) == 100)

        assert not answers


def test_servers_of_other_databases_are_not_believed(tmp_path: Path, nats: NatsService) -> None:
    settings = replace(QUICK, bus=nats.url)
    folders = tmp_path / "one", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
    one, other = (Served(folder, settings) for folder in folders)
    keys = {house.run(house.house.store.key()) for house in (one, other)}
    one.close()
    other.close()

    assert len(keys) == 2
