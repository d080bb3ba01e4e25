"""Somebody has come onto the bus: two servers must not believe a word, and go on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.bus import LARGEST, SIGNATURE, THINK, signed
from croupier.server.homes import Homes
from croupier.server.hub import ANNOUNCE, At, Here, Wrote
from tests.nats_service import NatsService, nats
from tests.server.house import ANNA, OPEN, QUICK, Served, done, fold, fresh

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

__all__ = ["nats"]

Attack = Callable[[Client], Awaitable[None]]
MANY = 2_000


@pytest.fixture
def houses(
    tmp_path: Path, nats: NatsService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Served, Served]]:
    """Return two servers that both have the same room open, as for a moment they may."""
    monkeypatch.setattr(Homes, "_is_living", lambda _homes, _process: False)
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
        created = self.anna.create(ANNA, OPEN)
        self.room = created.room
        self.visits = self.anna.join(self.room), self.benno.join(self.room)
        self.attack(self._listen)
        # Whoever listens may hear it before the servers do.
        rooms = [house.house.hub.rooms for house in houses]
        here.until(lambda: {open_rooms[self.room].room.number for open_rooms in rooms} == {3})

    async def _listen(self, client: Client) -> None:
        """Record what the servers tell each other while Anna speaks."""

        async def heard(message: Msg) -> None:
            self.recorded.append((message.subject, message.data))

        await client.subscribe("croupier.>", cb=heard)
        await client.flush()
        say = wire.Say(fresh(), 0, "Hello!")
        done(await asyncio.to_thread(self.anna.ask, self.room, say))
        async with asyncio.timeout(20):
            while not any(b'"wrote"' in data for _, data in self.recorded):
                await asyncio.sleep(0.01)

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
        recorded = [data for subject, data in scene.recorded if subject == scene.subject]
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
        scene.send(*(data for subject, data in scene.recorded if subject == scene.subject))
        scene.send(b"mark")
        here.until(lambda: here.house.bus.unbelieved == 1)

        assert active.watching(here.clock.now()) == 0

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
