"""Servers that have fallen behind what is stored: others wrote, and could not tell them."""

import pytest
from msgspec.structs import replace

from croupier.server import hub, wire
from croupier.server.bus import LocalBus
from croupier.store.errors import StoreDown
from croupier.store.pages import Page
from tests.server.conftest import Open
from tests.server.house import ANNA, OPEN, QUICK, Guest, Served, done, fresh, refused
from tests.services import free_port


def said(guest: Guest, room: str) -> int:
    """Say something; return the entry it became."""
    return done(guest.ask(room, wire.Say(fresh(), 0, "Hello!"))).number


class TestAProcessThatCouldNotTell:
    """Two servers share a file but no bus: neither ever hears of the other."""

    def test_is_followed_once_somebody_comes_over_who_knows_more(self, open_house: Open) -> None:
        anna, there = open_house(QUICK).guest(), open_house(QUICK).guest()
        room = anna.create(ANNA, OPEN).room
        watching = there.join(room)
        last = said(anna, room)

        assert there.see(room).view.number < last
        assert there.see(room, last).view.number == last
        assert watching.news().view.number == last
        assert there.join(room, said(anna, room)).view.number == last + 1

    def test_is_followed_while_the_bus_is_gone(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hub, "ANNOUNCE", 0.05)
        monkeypatch.setattr(LocalBus, "is_ready", False)
        anna, there = open_house(QUICK).guest(), open_house(QUICK).guest()
        room = anna.create(ANNA, OPEN).room
        watching = there.join(room)
        last = said(anna, room)

        assert watching.until(lambda visit: visit.view.number == last).happened

    def test_makes_nobody_be_refused(self, open_house: Open) -> None:
        deaf = replace(QUICK, bus=f"nats://127.0.0.1:{free_port()}")
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
        assert isinstance(watching.news().happened[-1], wire.TextSaid)
        monkeypatch.setattr(store, "write", write)
        assert done(anna.ask(room, say)).number == watching.view.number


def test_a_table_may_have_no_one_yet(house: Served) -> None:
    anna = house.guest()

    assert anna.see(anna.create(OPEN, OPEN).room).view.stage == "gathering"
