"""Evenings as servers keep them: rounds made once, tables opened and ended, nothing lost."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from croupier.server import evening_log as log
from croupier.server import organising, wire
from croupier.server.bus import LocalBus
from croupier.server.hub import RoomHub
from croupier.server.metrics import Metrics
from croupier.server.organising import Evenings, UnknownEvening, table_ended
from croupier.server.rebuilding import rebuild
from croupier.server.timers import SystemClock
from croupier.store.evenings import EveningShelf, KeptTable
from croupier.store.pages import Kept
from croupier.store.store import open_store
from tests.server.evenings import Organiser
from tests.server.house import LAS_VEGAS, QUICK, Guest, Process, Served, done, fresh, problem
from tests.server.neighbours import Neighbours, nats, neighbours
from tests.server.test_bot_door import first_of, play_out
from tests.server.test_evening import fresh_evening, joined
from tests.services import postgres, postgres_server

__all__ = ["nats", "neighbours", "postgres", "postgres_server"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of one kind and then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    address: str = request.getfixturevalue("postgres")
    return address


async def process(url: str, stack: AsyncExitStack) -> Evenings:
    """Return the evenings of one more process at a database, which hears nothing of the others."""
    store = open_store(url)
    stack.push_async_callback(store.close)
    return Evenings(RoomHub(store, LocalBus(), QUICK, Metrics(), SystemClock()))


def processes(url: str, scene: Callable[[Evenings, Evenings], Coroutine[None, None, None]]) -> None:
    """Let something happen between two processes."""

    async def both() -> None:
        async with AsyncExitStack() as stack:
            await scene(await process(url, stack), await process(url, stack))

    asyncio.run(both())


def play_table(organiser: Organiser, *guests: Guest) -> wire.EveningView:
    """Play the only table of the last round to its end; return the evening when that is noted."""
    room = organiser.see().played[-1].tables[0].room
    visits = [guest.join(room) for guest in guests]
    play_out(*visits)
    for visit in visits:
        visit.leave()
    view = organiser.see()
    while view.played[-1].tables[0].stage == "playing":
        view = organiser.see(view.number)
    return view


ASKED = wire.OpenEvening("Club night", LAS_VEGAS, 4, 3)


class TestSeveralProcesses:
    def test_make_one_round_however_many_ask_for_it(self, url: str) -> None:
        async def scene(here: Evenings, there: Evenings) -> None:
            made = await here.open("anna", ASKED)
            for n in range(9):
                join = wire.JoinEvening(f"G{n}", made.invite)
                await (here, there)[n % 2].command(made.evening, f"g{n}", join)
            views = await asyncio.gather(
                *(
                    one.command(made.evening, "anna", wire.PairRound(1))
                    for one in (here, there, here, there)
                )
            )
            assert {view.played for view in views} == {views[0].played}
            assert len(views[0].played) == 1
            rooms = [table.room for table in views[0].played[0].tables]
            kept = await here._shelf.tables(rooms)
            assert {one: kept[one].stage for one in rooms} == dict.fromkeys(rooms, "playing")

        processes(url, scene)

    def test_let_many_join_at_once_each_under_a_name_of_their_own(self, url: str) -> None:
        async def scene(here: Evenings, there: Evenings) -> None:
            made = await here.open("anna", ASKED)
            join = wire.JoinEvening("Benno", made.invite)
            await asyncio.gather(
                *((here, there)[n % 2].command(made.evening, f"g{n}", join) for n in range(16))
            )
            view = await there.see(made.evening, "g3", -1)
            assert len({one.name for one in view.members}) == 16
            assert view.you is not None

        processes(url, scene)

    def test_finish_what_one_that_died_had_begun(self, url: str) -> None:
        """It wrote down which tables there are, and no more."""

        async def scene(here: Evenings, there: Evenings) -> None:
            made = await here.open("anna", ASKED)
            for name in ("benno", "cleo"):
                await here.command(made.evening, name, wire.JoinEvening(name, made.invite))
            paired = log.RoundPaired((log.PairedTable("r", (1, 0)),), ())
            now = await here.current(made.evening)
            await here._shelf.append(made.evening, now.number, log.ENCODER.encode(paired))
            views = await asyncio.gather(
                there.see(made.evening, "", -1), here.see(made.evening, "", -1)
            )
            assert {view.played[0].tables[0].room for view in views} == {"r"}
            assert (await there.current(made.evening)).rounds[0].is_set
            assert (await here._shelf.tables(["r"]))["r"].stage == "playing"

        processes(url, scene)

    def test_tell_each_other_what_happens(self, neighbours: Neighbours) -> None:
        anna, benno = neighbours.here.guest(), neighbours.there.guest()
        here = Organiser(anna, seats=2)
        there = Organiser.at(benno, here.made)
        here.join(neighbours.here.guest(), "Cleo")
        view = there.join(benno, "Benno")
        assert [one.name for one in here.see().members] == ["Cleo", "Benno"]
        here.pair(1)
        view = there.see(view.number)
        assert view.you == 1
        assert view.played[0].tables[0].stage == "playing"
        room = view.played[0].tables[0].room
        assert benno.see(room).view.you != ()


class TestARestart:
    def test_in_the_middle_loses_nothing(self, tmp_path: Path) -> None:
        house = Served(tmp_path, QUICK)
        try:
            anna, benno, cleo = (house.guest() for _ in range(3))
            organiser = Organiser(anna, seats=2, rounds=2)
            organiser.join(benno, "Benno")
            organiser.join(cleo, "Cleo")
            organiser.pair(1)
            first = play_table(organiser, benno, cleo)
            before = organiser.pair(2)
            house.restart()
            assert organiser.see() == before
            assert [one.points for one in before.members] == [one.points for one in first.members]
            second = play_table(organiser, benno, cleo)
            assert sum(one.points for one in second.members) == 2
            assert organiser.end().stage == "over"
        finally:
            house.close()

    def test_after_being_killed_loses_nothing(self, tmp_path: Path) -> None:
        quick = ("--messages-per-second", "10000", "--requests-per-second", "10000")
        house = Process(tmp_path, *quick)
        anna, benno, cleo = (house.guest() for _ in range(3))
        organiser = Organiser(anna, seats=2, rounds=2)
        organiser.join(benno, "Benno")
        organiser.join(cleo, "Cleo")
        before = organiser.pair(1)
        house._process.send_signal(signal.SIGKILL)
        house._process.wait()
        again = Process(tmp_path, *quick)
        try:
            for guest in (anna, benno, cleo):
                guest.address = again.address
                guest.http.base_url = f"http://{again.address}"
            assert organiser.see() == before
            after = play_table(organiser, benno, cleo)
            assert sum(one.points for one in after.members) == 1
        finally:
            for guest in (anna, benno, cleo):
                guest.go()
            again.close()
            house.close()


class TestATable:
    def test_is_of_its_evening_and_seats_everybody_by_name(self, house: Served) -> None:
        anna, benno, cleo = (house.guest() for _ in range(3))
        organiser = Organiser(anna, seats=2, timer=60)
        organiser.join(benno, "Benno")
        organiser.join(cleo, "Cleo")
        table = organiser.pair(1).played[0].tables[0]
        view = benno.see(table.room).view

        names = [one.name for one in view.chairs]
        assert names == [("Benno", "Cleo")[n] for n in table.members]
        assert view.evening == organiser.made.evening
        assert view.stage == "playing"
        assert view.timer == 60
        assert not view.listed
        assert view.you == (names.index("Benno"),)
        assert anna.see(table.room).view.you == ()

    def test_where_somebody_left_is_played_on_by_a_bot_and_counts_for_who_stayed(
        self, house: Served
    ) -> None:
        anna, benno = house.guest(), house.guest()
        organiser = Organiser(anna, seats=2, rounds=2)
        organiser.join(anna, "Anna")
        organiser.join(benno, "Benno")
        room = organiser.pair(1).played[0].tables[0].room
        visit = anna.join(room)
        [own] = benno.see(room).view.you
        done(benno.ask(room, wire.Leave(fresh(), own)))
        organiser.do(wire.LeaveEvening(), benno)
        while visit.view.stage == "playing":
            visit.ping()
            if visit.is_asked():
                done(visit.do(first_of(visit)))
            else:
                house.let_pass(0.1)
        view = organiser.see()
        while view.played[0].tables[0].stage == "playing":
            view = organiser.see(view.number)

        assert [(one.name, one.points, one.is_in) for one in view.members] == [
            ("Anna", 1.0, True),
            ("Benno", 0.0, False),
        ]

    def test_played_again_is_no_table_of_the_evening(self, house: Served) -> None:
        anna, benno = house.guest(), house.guest()
        organiser = Organiser(anna, seats=2)
        organiser.join(anna, "Anna")
        organiser.join(benno, "Benno")
        room = organiser.pair(1).played[0].tables[0].room
        play_table(organiser, anna, benno)
        done(anna.ask(room, wire.Rematch(fresh())))
        again = done(benno.ask(room, wire.Rematch(fresh()))).room
        assert again is not None
        assert anna.see(again).view.evening is None

    def test_that_goes_on_is_not_over_and_one_that_is_gone_counts_nothing(self) -> None:
        table = fresh_evening(
            *joined("Benno", "Cleo"), log.RoundPaired((log.PairedTable("r", (0, 1)),), ())
        ).running[0]

        assert table_ended(table, KeptTable("playing", None)) is None
        for kept in (None, KeptTable("closed", None), KeptTable("over", None)):
            assert table_ended(table, kept) == log.TableEnded("r", ())


class TestAProfile:
    def test_organises_on_all_its_devices(self, house: Served) -> None:
        anna = house.guest()
        organiser = Organiser(anna)
        anna.make_profile()
        phone = house.stranger()
        assert phone.use_code(anna.device_code()).status_code == 200

        assert Organiser.at(phone, organiser.made).see().is_organiser
        assert not Organiser.at(house.guest(), organiser.made).see().is_organiser
        [listed] = Organiser.at(phone, organiser.made).mine()
        assert listed.title == "Club night"

    def test_takes_over_what_its_guest_was(self, house: Served) -> None:
        anna, phone = house.guest(), house.guest()
        anna.make_profile()
        organiser = Organiser(phone)
        organiser.join(phone, "Phone")
        assert phone.use_code(anna.device_code()).status_code == 200

        view = Organiser.at(anna, organiser.made).see()
        assert view.is_organiser
        assert view.you == 0
        assert Organiser.at(phone, organiser.made).see().you == 0

    def test_that_is_forgotten_leaves_somebody(self, house: Served) -> None:
        anna, benno = house.guest(), house.guest()
        benno.make_profile("Benno")
        organiser = Organiser(anna)
        organiser.join(benno, "Benno")
        organiser.join(anna, "Anna")
        assert b"Club night" in benno.http.get("/api/me/export").content
        before = organiser.see()
        assert benno.http.post("/api/me/forget").status_code == 204
        house.until(lambda: "Somebody" in [one.name for one in organiser.see().members])

        view = organiser.see(before.number)
        assert [(one.name, one.is_in) for one in view.members] == [
            ("Somebody", False),
            ("Anna", True),
        ]

    def test_that_is_forgotten_is_not_known_by_who_was_just_reading(self, url: str) -> None:
        """What was read before it was rewritten is not remembered."""

        async def scene(here: Evenings, _there: Evenings) -> None:
            made = await here.open("anna", ASKED)
            await here.command(made.evening, "benno", wire.JoinEvening("Benno", made.invite))
            shelf = here._shelf
            has_read, may_go_on = asyncio.Event(), asyncio.Event()

            class Slow(EveningShelf):
                async def read(self, evening: str, after: int = -1) -> list[Kept]:
                    lines = await shelf.read(evening, after)
                    has_read.set()
                    await may_go_on.wait()
                    return lines

            here._remembered.clear()
            here._shelf = Slow(shelf._readers, shelf._writers)
            reading = asyncio.ensure_future(here._read(made.evening))
            await has_read.wait()
            here._shelf = shelf
            await here.forget(["benno"])
            may_go_on.set()
            await reading
            view = await here.see(made.evening, "", -1)
            assert [one.name for one in view.members] == ["Somebody"]

        processes(url, scene)


class TestTheStore:
    def test_knows_who_takes_part_once_it_is_rebuilt(self, url: str) -> None:
        async def scene() -> None:
            async with AsyncExitStack() as stack:
                evenings = await process(url, stack)
                made = await evenings.open("anna", ASKED)
                join = wire.JoinEvening("Benno", made.invite)
                await evenings.command(made.evening, "benno", join)
                store = evenings._hub.store
                await store.ask(lambda connection: connection.rows("DELETE FROM evening_guests"))
                assert not (await evenings.mine("benno")).evenings
                async for _ in rebuild(store):
                    raise AssertionError("there are no rooms")
                for guest in ("anna", "benno"):
                    [listed] = (await evenings.mine(guest)).evenings
                    assert listed.evening == made.evening

        asyncio.run(scene())

    def test_loses_old_evenings_as_it_does_rooms(self, house: Served) -> None:
        organiser = Organiser(house.guest())

        def aged(days: float) -> None:
            house.run(
                house.house.store.ask(
                    lambda connection: connection.rows(
                        "UPDATE evening_entries SET at = at - ?", days * 86400
                    )
                )
            )

        aged(20)
        house.run(house.house.hub._prune())
        assert organiser.see().stage == "gathering"
        aged(20)
        house.run(house.house.hub._prune())
        answer = Organiser.at(house.guest(), organiser.made).ask(wire.LeaveEvening())
        assert problem(answer) == (404, "unknown-evening")


def test_an_evening_nobody_opened_is_unknown(url: str) -> None:
    async def scene(here: Evenings, _there: Evenings) -> None:
        for name in ("nobody", "\x00", ""):
            with pytest.raises(UnknownEvening):
                await here.current(name)

    processes(url, scene)


def test_only_so_many_are_remembered(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(organising, "MOST_REMEMBERED", 2)

    async def scene(here: Evenings, _there: Evenings) -> None:
        made = [await here.open(f"g{n}", ASKED) for n in range(4)]
        for one in made * 2:
            assert (await here.see(one.evening, "", -1)).title == "Club night"
        assert len(here._remembered) == 2

    processes(url, scene)
