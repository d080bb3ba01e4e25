"""Keeping order: who is banned, who is blocked, and tables that are closed from outside."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.administering import close, holders
from croupier.server.guests import digest
from croupier.store import order
from croupier.store.store import Store, open_store
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    OPEN,
    QUICK,
    Guest,
    Served,
    done,
    fresh,
    problem,
    refused,
)

BLOCKS = Decoder(wire.Blocks)
LOOKING = 11.0
"""Within so many seconds a server finds out what was ordered."""


def ordered(house: Served, work: Callable[[Store], Coroutine[None, None, None]]) -> None:
    """Do something in the database beside the server, and let it look there."""

    async def doing() -> None:
        store = open_store(f"sqlite:///{house.path}")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(doing())
    house.let_pass(LOOKING)


def ban(house: Served, guest: Guest) -> None:
    async def banned(store: Store) -> None:
        await store.ask(partial(order.ban, guests=[digest(guest.secret)], why=""))

    ordered(house, banned)


def together(anna: Guest, benno: Guest) -> wire.Created:
    """Return a table where both sit."""
    created = anna.create(ANNA, OPEN, OPEN)
    done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
    return created


class TestABan:
    def test_keeps_a_guest_out_of_everything(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna, benno = house.guest(), house.guest()
        created = together(anna, benno)
        visit = benno.join(created.room)
        ban(house, benno)

        assert refused(visit.do(wire.Leave(fresh(), 1))).code == "banned"
        assert problem(benno.http.get(f"/api/rooms/{created.room}")) == (403, "banned")
        told = benno.connect(created.room).take()
        assert isinstance(told, wire.Refused)
        assert told.code == "banned"
        assert anna.see(created.room).view.chairs[1].name == "Benno"

    def test_ends_when_it_is_lifted(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        ban(house, anna)
        assert problem(anna.http.get("/api/rooms")) == (403, "banned")

        async def lifted(store: Store) -> None:
            await store.ask(partial(order.unban, guest=digest(anna.secret)))

        ordered(house, lifted)
        assert anna.http.get("/api/rooms").status_code == 200

    def test_is_known_to_a_server_that_starts_later(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        ban(house, anna)
        house.restart()
        house.let_pass(0.0)

        answer = anna.http.get(f"http://{house.address}/api/rooms")
        assert problem(answer) == (403, "banned")


class TestATableThatIsClosed:
    def test_tells_those_who_are_there_and_takes_nothing_more(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, EASY, listed=True).room
        visit = anna.join(room)
        assert visit.view.stage == "playing"
        ordered(house, partial(close, name=room))
        visit.until(lambda visit: visit.view.stage == "closed")

        assert isinstance(visit.happened[-1], wire.TableClosed)
        assert visit.view.seed == house.seed(room)
        assert refused(visit.do(wire.Say(fresh(), 0, "Hello?"))).code == "table-closed"
        assert refused(visit.do(wire.Rematch(fresh()))).code == "not-over"
        assert b'"tables":[]' in anna.http.get("/api/rooms").content
        house.restart()
        assert anna.join(room).view.stage == "closed"

    def test_is_closed_also_after_the_clock_was_set_back(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna, benno = house.guest(), house.guest()
        rooms = [guest.create(ANNA, EASY).room for guest in (anna, benno)]
        before, after = [guest.join(room) for guest, room in zip((anna, benno), rooms, strict=True)]
        ordered(house, partial(close, name=rooms[0]))
        before.until(lambda visit: visit.view.stage == "closed")

        async def closed(store: Store) -> None:
            await close(store, rooms[1])
            back = "UPDATE closings SET closed_at = closed_at - 3600 WHERE room = ?"
            await store.ask(lambda line: line.rows(back, rooms[1]))

        ordered(house, closed)
        after.until(lambda visit: visit.view.stage == "closed")


class TestBlocking:
    def test_keeps_somebody_from_sitting_where_one_sits(self, anna: Guest, benno: Guest) -> None:
        room = together(anna, benno).room
        answer = anna.post(f"/api/rooms/{room}/blocks", wire.BlockSeat(1))
        blocks = BLOCKS.decode(answer.content)
        assert [one.name for one in blocks.blocked] == ["Benno"]
        assert blocks.seats == (wire.BlockedSeat(Seat(1), blocks.blocked[0].number),)

        other = anna.create(ANNA, OPEN)
        sit = wire.Sit(fresh(), 1, "Benno", other.invite)
        assert refused(benno.ask(other.room, sit)).code == "blocked"
        assert BLOCKS.decode(anna.http.get("/api/blocks").content).blocked == blocks.blocked

        number = blocks.blocked[0].number
        assert anna.http.delete(f"/api/blocks/{number}").status_code == 204
        done(benno.ask(other.room, replace(sit, id=fresh())))
        assert problem(anna.http.delete(f"/api/blocks/{number}")) == (409, "not-blocked")

    def test_does_not_bind_who_was_not_asked(
        self, anna: Guest, benno: Guest, house: Served
    ) -> None:
        room = together(anna, benno).room
        anna.post(f"/api/rooms/{room}/blocks", wire.BlockSeat(1))
        carla = house.guest()
        created = carla.create(wire.PersonSeat("Carla"), OPEN)

        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        assert BLOCKS.decode(carla.http.get("/api/blocks").content) == wire.Blocks(())

    def test_is_for_those_who_sit_together(self, anna: Guest, benno: Guest, house: Served) -> None:
        room, stranger = together(anna, benno).room, house.guest()
        cases: Sequence[tuple[Guest, int, str]] = (
            (stranger, 1, "not-seated"),
            (anna, 0, "own-seat"),
            (anna, 2, "nobody-there"),
            (anna, 7, "nobody-there"),
        )
        for guest, seat, code in cases:
            answer = guest.post(f"/api/rooms/{room}/blocks", wire.BlockSeat(seat))
            assert problem(answer)[1] == code


def test_a_seat_names_those_who_hold_it(open_house: Open) -> None:
    house = open_house(QUICK)
    anna = house.guest()
    room = anna.create(ANNA, BENNO, EASY).room

    async def named(store: Store) -> None:
        assert await holders(store, f"{room}/1") == (digest(anna.secret),)
        assert await holders(store, "abc") == ["abc"]

    ordered(house, named)
