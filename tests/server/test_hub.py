"""The rooms a process serves: who is there, what others have stored, and what is let go."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.hub import AGAIN, ANNOUNCE, COUNT
from croupier.server.settings import Settings
from croupier.store.errors import StoreDown
from croupier.store.pages import Page
from tests.nats_service import NatsService, nats
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    BENNO_STARTS,
    OPEN,
    QUICK,
    Guest,
    Served,
    done,
    fresh,
    kind,
    problem,
    refused,
    seated,
)
from tests.services import free_port

__all__ = ["nats"]

LISTINGS = Decoder(wire.Listings)


class TestPresence:
    def test_is_told_to_all(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        assert [chair.present for chair in visit.view.chairs] == [True, False]

        other = benno.join(room)
        visit.until(lambda visit: visit.present == (0, 1))
        other.leave()
        visit.until(lambda visit: visit.present == (0,))

    def test_lasts_as_long_as_one_of_several_sockets(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        first, second, visit = benno.join(room), benno.join(room), anna.join(room)
        visit.until(lambda visit: visit.present == (0, 1))
        first.leave()
        house.until_there_are(2, room)
        house.let_pass(2 * QUICK.grace)
        visit.ping()

        assert visit.present == (0, 1)
        assert "taken-over" not in map(kind, visit.happened)
        second.leave()
        visit.until(lambda visit: visit.present == (0,))

    def test_is_not_that_of_spectators(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        spectator = house.guest().join(room)
        visit = anna.join(room)
        spectator.leave()
        house.until_there_are(1, room)
        visit.ping()

        assert visit.present == (0,)


class TestWatchers:
    def test_are_counted_for_all(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        first = house.guest().join(room)
        house.let_pass(COUNT)
        visit.until(lambda visit: visit.watching == 1)
        second = house.guest().join(room)
        house.let_pass(COUNT)
        for watcher in (visit, first, second):
            watcher.until(lambda watcher: watcher.watching == 2)
        second.leave()
        house.until_there_are(2, room)
        house.let_pass(COUNT)
        visit.until(lambda visit: visit.watching == 1)

        assert visit.present == (0,)

    def test_are_counted_once_for_all_who_come_and_go_meanwhile(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        for _ in range(3):
            house.guest().join(room)
        visit.ping()
        known = len(visit.raw)
        house.let_pass(COUNT)
        visit.ping()

        assert len(visit.raw) == known + 2
        assert visit.watching == 3

    def test_with_two_windows_are_one(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit, carla = anna.join(room), house.guest()
        carla.join(room)
        carla.join(room)
        house.let_pass(COUNT)
        visit.until(lambda visit: visit.watching > 0)

        assert visit.watching == 1

    def test_are_none_any_more_once_they_sit(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN)
        visit, other = anna.join(created.room), benno.join(created.room)
        house.let_pass(COUNT)
        visit.until(lambda visit: visit.watching == 1)
        done(other.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        house.let_pass(COUNT)
        visit.until(lambda visit: visit.watching == 0)

        assert visit.present == (0, 1)


def said(guest: Guest, room: str) -> int:
    """Say something; return the entry it became."""
    return done(guest.ask(room, wire.Say(fresh(), 0, "Hello!"))).number


@pytest.fixture
def deaf() -> Settings:
    """Return settings of servers that share a file, and a bus that is not there."""
    return replace(QUICK, bus=f"nats://127.0.0.1:{free_port()}")


class TestAProcessThatCouldNotTell:
    """Two servers share a file, but neither ever hears of the other."""

    def test_is_followed_once_somebody_comes_over_who_knows_more(
        self, open_house: Open, deaf: Settings
    ) -> None:
        anna, there = open_house(deaf).guest(), open_house(deaf).guest()
        room = anna.create(ANNA, OPEN).room
        watching = there.join(room)
        last = said(anna, room)

        assert there.see(room).view.number < last
        assert there.see(room, last).view.number == last
        assert watching.news().view.number == last
        assert there.join(room, said(anna, room)).view.number == last + 1

    def test_is_followed_while_the_bus_is_gone(self, open_house: Open, deaf: Settings) -> None:
        anna, other = open_house(deaf).guest(), open_house(deaf)
        room = anna.create(ANNA, OPEN).room
        watching = other.guest().join(room)
        last = said(anna, room)
        other.let_pass(ANNOUNCE)

        assert watching.until(lambda visit: visit.view.number == last).happened

    def test_makes_nobody_be_refused(self, open_house: Open, deaf: Settings) -> None:
        anna, benno = open_house(deaf).guest(), open_house(deaf).guest()
        created = anna.create(ANNA, OPEN)
        assert anna.see(created.room).view.stage == "gathering"
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))

        done(anna.ask(created.room, wire.Begin(fresh())))
        assert refused(benno.ask(created.room, wire.Begin(fresh()))).code == "begun-already"
        assert benno.see(created.room).view.stage == "playing"


class TestAStoreThatDoesNotSay:
    def test_is_read_as_soon_as_it_can_be(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = house.house.hub.store
        write, read = store.write, store.read
        anna = house.guest()
        room = anna.create(ANNA, OPEN).room
        watching = house.guest().join(room)

        async def kept_but_not_said(*pages: Page) -> None:
            await write(*pages)
            raise StoreDown

        async def fails(*_: object, **__: object) -> None:
            monkeypatch.setattr(store, "read", read)
            raise StoreDown

        monkeypatch.setattr(store, "write", kept_but_not_said)
        monkeypatch.setattr(store, "read", fails)
        say = wire.Say(fresh(), 0, "Hello!")

        assert refused(anna.ask(room, say)).code == "store-unavailable"
        house.let_pass(AGAIN)
        assert isinstance(watching.news().happened[-1], wire.TextSaid)
        monkeypatch.setattr(store, "write", write)
        assert done(anna.ask(room, say)).number == watching.view.number

    def test_is_not_told_while_nothing_can_be_written_whatever_is_read(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = house.house.hub.store
        write, probe = store.write, store.probe
        anna = house.guest()
        room = anna.create(ANNA, OPEN).room
        watching = house.guest().join(room)

        async def shown_but_not_kept(*pages: Page) -> None:
            await write(*pages)
            store._writer.is_well = False
            raise StoreDown

        async def fails() -> None:
            raise StoreDown

        monkeypatch.setattr(store, "write", shown_but_not_kept)
        monkeypatch.setattr(store, "probe", fails)
        assert refused(anna.ask(room, wire.Say(fresh(), 0, "Hello!"))).code == "store-unavailable"
        assert problem(anna.http.get(f"/api/rooms/{room}")) == (503, "store-unavailable")
        house.let_pass(3 * AGAIN)
        watching.ping()
        assert not [told for told in watching.happened if isinstance(told, wire.TextSaid)]

        monkeypatch.setattr(store, "probe", probe)
        house.let_pass(AGAIN)
        assert isinstance(watching.news().happened[-1], wire.TextSaid)


class TestTwoServers:
    def test_both_hear_of_what_was_kept_although_its_server_does_not_know(
        self, tmp_path: Path, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings = replace(QUICK, bus=nats.url)
        here, there = Served(tmp_path, settings), Served(tmp_path, settings)
        anna = here.guest()
        room = anna.create(ANNA, OPEN).room
        watching = there.guest().join(room)
        store = here.house.hub.store
        write = store.write

        async def kept_but_not_said(*pages: Page) -> None:
            await write(*pages)
            raise StoreDown

        monkeypatch.setattr(store, "write", kept_but_not_said)
        say = wire.Say(fresh(), 0, "Hello!")
        assert refused(anna.ask(room, say)).code == "store-unavailable"
        assert isinstance(watching.news().happened[-1], wire.TextSaid)
        here.close()
        there.close()


class TestRooms:
    def test_may_have_no_one_yet(self, anna: Guest) -> None:
        assert anna.see(anna.create(OPEN, OPEN).room).view.stage == "gathering"

    def test_are_forgotten_when_idle_and_come_back(self, open_house: Open) -> None:
        house = open_house(QUICK)
        guest, rooms = house.guest(), house.house.hub.rooms
        room = guest.create(ANNA, BENNO).room
        visit = guest.join(room)
        house.let_pass(2 * QUICK.idle)
        assert room in rooms

        visit.leave()
        house.until_there_are(0, room)
        house.let_pass(QUICK.idle)
        assert room in rooms

        house.let_pass(ANNOUNCE)
        assert room not in rooms
        assert guest.join(room).view == visit.view


class TestUnknownRules:
    def test_keep_a_game_closed_and_off_the_list(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, BENNO, listed=True).room
        house.end()
        with closing(sqlite3.connect(house.path, isolation_level=None)) as line:
            newer = "UPDATE entries SET body = replace(body, '\"rules\":1', '\"rules\":99')"
            line.execute(f"{newer} WHERE room = ? AND number = 0", (room,))
        house.start()

        assert problem(anna.http.get(f"/api/rooms/{room}")) == (404, "unknown-game")
        tables = LISTINGS.decode(anna.http.get("/api/rooms").content).tables
        assert room not in {table.room for table in tables}
        told = anna.connect(room).take()
        assert isinstance(told, wire.Refused)
        assert told.code == "unknown-game"
