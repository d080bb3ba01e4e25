"""What whoever runs the house does with its database."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.administering import close, exported, guest, guests, holders, shown
from croupier.server.commands import begin
from croupier.server.hub import UnknownRoom
from croupier.server.room_log import first_page, page_of
from croupier.server.rooms import RoomChange
from croupier.store import order
from croupier.store.pages import Page
from croupier.store.store import Store, open_store
from tests.server.tables import DEALER, gathered, opening
from tests.services import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a database with a room that is played in, where somebody spoke."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'rooms.db'}"
    else:
        address = request.getfixturevalue("postgres")

    async def fill(store: Store) -> None:
        change = begin(gathered(opening(), "anna", "benno"), DEALER)
        await store.write(first_page(change.before.opened, change, DEALER))
        said = RoomChange(change.room).then(e.Said(seat=Seat(0), text="Hi!", sent="anna.1"))
        await store.write(page_of(said))

    asked(address, fill)
    return address


def asked(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store at an address."""

    async def doing() -> T:
        store = open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(doing())


class TestClosing:
    def test_is_the_last_entry_of_a_room(self, url: str) -> None:
        asked(url, partial(close, name="room"))
        found = asked(url, partial(shown, name="room"))

        assert isinstance(e.DECODER.decode(found.entries[-1].body), e.Closed)
        assert (found.room.stage, found.stored.stage) == ("closed", "closed")
        assert found.room.turn is None
        rooms = ["other", "room"]
        noted = asked(url, lambda store: store.ask(partial(order.closed, rooms=rooms)))
        assert noted == ["room"]

    def test_happens_once(self, url: str) -> None:
        asked(url, partial(close, name="room"))
        with pytest.raises(InvalidOptions, match="over already"):
            asked(url, partial(close, name="room"))

    def test_needs_a_room(self, url: str) -> None:
        with pytest.raises(UnknownRoom):
            asked(url, partial(close, name="nowhere"))

    def test_waits_for_whoever_was_quicker(self, url: str) -> None:
        """Somebody speaks between its look at the room and its entry, once."""

        async def scene(store: Store) -> None:
            write, spoken = store.write, list[str]()

            async def writing(*pages: Page) -> None:
                if not spoken:
                    spoken.append("said")
                    room = (await shown(store, "room")).room
                    said = e.Said(seat=Seat(0), text="Wait!")
                    await write(page_of(RoomChange(room).then(said)))
                await write(*pages)

            store.write = writing  # type: ignore[method-assign]  # for one write
            await close(store, "room")

        asked(url, scene)
        bodies = [one.body for one in asked(url, partial(shown, name="room")).entries]
        assert [msgspec.json.decode(body)["type"] for body in bodies[-2:]] == ["said", "closed"]


def test_the_seed_of_a_game_that_goes_on_is_not_exported(url: str) -> None:
    head, *lines = exported(asked(url, partial(shown, name="room"))).splitlines()
    assert json.loads(head)["room"] == "room"
    assert "seed" not in json.loads(head)
    assert [json.loads(line)["number"] for line in lines] == [*range(len(lines))]
    assert json.loads(lines[-1])["entry"]["text"] == "Hi!"

    asked(url, partial(close, name="room"))
    head, *_ = exported(asked(url, partial(shown, name="room"))).splitlines()
    assert json.loads(head)["seed"] == DEALER.seed.hex()


def test_guests_are_found_in_the_logs(url: str) -> None:
    found = asked(url, guests)

    assert {name: [held.seat for held in seats] for name, seats in found.items()} == {
        "anna": [0],
        "benno": [1],
    }


def test_all_that_is_kept_about_a_guest_is_found(url: str) -> None:
    asked(url, lambda store: store.ask(partial(order.ban, guests=["anna"], why="shouting")))
    kept = asked(url, partial(guest, who="anna"))

    assert (kept.seats[0].room, kept.seats[0].name) == ("room", "anna")
    assert kept.banned == "shouting"
    assert [msgspec.json.decode(said)["text"] for said in kept.said] == ["Hi!"]
    with pytest.raises(CroupierError, match="Nothing is kept about such a guest"):
        asked(url, partial(guest, who="carla"))


class TestASeat:
    def test_names_its_holders(self, url: str) -> None:
        assert asked(url, partial(holders, who="room/2")) == ("benno",)
        assert asked(url, partial(holders, who="benno")) == ["benno"]

    @pytest.mark.parametrize("who", ["room/0", "room/3", "room/x", "room/"])
    def test_that_is_not_there_names_nobody(self, url: str, who: str) -> None:
        with pytest.raises(InvalidOptions, match="This table has seats 1 to 2"):
            asked(url, partial(holders, who=who))

    def test_of_a_bot_of_the_house_names_nobody(self, url: str) -> None:
        async def left(store: Store) -> None:
            room = (await shown(store, "room")).room
            await store.write(page_of(RoomChange(room).then(e.Vacated(seat=Seat(1)))))

        asked(url, left)
        with pytest.raises(InvalidOptions, match="Nobody from outside"):
            asked(url, partial(holders, who="room/2"))
