"""The rooms a process serves: who is there, what others have stored, and what is let go."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import TypeVar

import pytest
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.server import answers, wire
from croupier.server import entries as e
from croupier.server.acts import AllowGallery
from croupier.server.hub import (
    AGAIN,
    ANNOUNCE,
    BRIEF,
    COUNT,
    PRUNE,
    SOCKETS_WORTH,
    WORTH_KEEPING,
)
from croupier.server.limiting import Asker
from croupier.server.settings import Settings
from croupier.server.snapshots import EVERY
from croupier.store.database import Connection
from croupier.store.errors import StoreDown
from croupier.store.pages import MOST_TALK, Kept, Page
from croupier.store.reading import Readers
from croupier.store.store import Store
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    BENNO_STARTS,
    LORDS,
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
from tests.server.neighbours import Neighbours, nats, neighbours
from tests.services import free_port

__all__ = ["nats", "neighbours"]

LISTINGS = Decoder(wire.Listings)
T = TypeVar("T")


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
        assert not [told for told in anna.see(room).happened if isinstance(told, wire.TextSaid)]
        house.let_pass(3 * AGAIN)
        watching.ping()
        assert not [told for told in watching.happened if isinstance(told, wire.TextSaid)]

        monkeypatch.setattr(store, "probe", probe)
        house.let_pass(AGAIN)
        assert isinstance(watching.news().happened[-1], wire.TextSaid)


class TestTwoServers:
    def test_both_hear_of_what_was_kept_although_its_server_does_not_know(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here, there = neighbours.here, neighbours.there
        anna = here.guest()
        room = neighbours.create(here, anna).room
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

    def test_that_are_only_asked_about_are_let_go_soon(self, open_house: Open) -> None:
        house = open_house(QUICK)
        guest, rooms = house.guest(), house.house.hub.rooms
        room = guest.create(ANNA, BENNO).room
        for _ in range(3):
            assert guest.see(room).view.stage == "playing"
            house.let_pass(ANNOUNCE)
        assert room not in rooms

        guest.join(room)
        house.let_pass(3 * BRIEF)
        assert room in rooms


class TestTheLimitOfTalk:
    def test_is_of_a_guest(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, talk_per_minute=3.0))
        anna, benno = house.guest(), house.guest()
        created = anna.create(ANNA, OPEN)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        visit = anna.join(created.room)
        for _ in range(2):
            done(visit.do(wire.Say(fresh(), 0, "Hello!")))
        done(anna.ask(created.room, wire.React(fresh(), 0, "applause")))

        assert refused(visit.do(wire.Say(fresh(), 0, "More!"))).code == "too-often"
        react = wire.React(fresh(), 0, "applause")
        answer = anna.post(f"/api/rooms/{created.room}/commands", react)
        assert problem(answer) == (429, "too-often")
        done(benno.ask(created.room, wire.Say(fresh(), 1, "Hello!")))
        house.let_pass(20)
        done(visit.do(wire.Say(fresh(), 0, "More!")))

    def test_is_of_what_is_done_about_a_table_as_well(self, open_house: Open) -> None:
        anna = open_house(replace(QUICK, talk_per_minute=2.0)).guest()
        visit = anna.join(anna.create(ANNA, OPEN).room)
        for allowed in (True, False):
            done(visit.do(wire.Propose(fresh(), AllowGallery(allowed))))

        again = wire.Propose(fresh(), AllowGallery(allowed=True))
        assert refused(visit.do(again)).code == "too-often"


class TestTheLimitOfCommands:
    def test_is_of_all_from_an_address_however_many_sockets_and_guests(
        self, open_house: Open
    ) -> None:
        house = open_house(replace(QUICK, messages_per_second=1.0))
        room = house.guest().create(ANNA, OPEN).room
        visits = [house.guest().connect(room, headers=FROM) for _ in range(12)]
        answers = [refused(visit.do(murmur())).code for visit in visits for _ in range(3)]
        elsewhere = house.guest().connect(room, headers=FROM_ELSEWHERE)

        most = 3 * SOCKETS_WORTH
        assert answers == ["gallery-closed"] * most + ["too-often"] * (len(answers) - most)
        command = wire.ENCODER.encode(murmur())
        headers = {"content-type": "application/json", **FROM}
        by_http = house.guest().http.post(
            f"/api/rooms/{room}/commands", content=command, headers=headers
        )
        assert problem(by_http) == (429, "too-often")
        assert refused(elsewhere.do(murmur())).code == "gallery-closed"
        house.let_pass(1.0)
        assert refused(visits[0].do(murmur())).code == "gallery-closed"

    def test_is_of_a_guest_wherever_they_are(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, messages_per_second=1.0))
        anna = house.guest()
        room = anna.create(ANNA, OPEN).room
        visits = [
            anna.connect(room, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(12)
        ]
        answers = [refused(visit.do(murmur())).code for visit in visits for _ in range(3)]

        most = 3 * SOCKETS_WORTH
        assert answers == ["gallery-closed"] * most + ["too-often"] * (len(answers) - most)
        other = house.guest().connect(room, headers={"X-Forwarded-For": "192.0.2.0"})
        assert refused(other.do(murmur())).code == "gallery-closed"

    def test_is_never_met_by_a_club(self, open_house: Open) -> None:
        house = open_house(Settings(port=0))
        club = [Asker("192.0.2.1", f"guest {number}") for number in range(100)]
        move = wire.Move("m", 0, Raw(b"{}"))

        async def evening() -> None:
            """Everybody moves every two seconds, all at the same moment, and talks now and then."""
            for second in range(600):
                for number, asker in enumerate(club):
                    if second % 2 == 0:
                        await house.house.hub.admit(move, asker)
                    if (second + number) % 20 == 0:
                        await house.house.hub.admit(wire.Say("s", 0, "Well!"), asker)
                house.clock.leap(1.0)

        house.run(evening())


FROM, FROM_ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


def murmur() -> wire.Murmur:
    return wire.Murmur(fresh(), "Dora", "Psst!")


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


def kept_snapshots(house: Served) -> dict[str, int]:
    """Read which rooms are kept, and before which entry, past the server."""
    with closing(sqlite3.connect(f"file:{house.path}?mode=ro", uri=True)) as line:
        return dict(line.execute("SELECT room, number FROM snapshots").fetchall())


def change_file(house: Served, *statements: str) -> None:
    """Change what is in the file, past the server."""
    with closing(sqlite3.connect(house.path, isolation_level=None)) as line:
        for statement in statements:
            line.execute(statement)


class TestSnapshots:
    def test_are_kept_as_a_game_goes_on(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna, luck = house.guest(), Random(3)
        visit = anna.join(anna.create(ANNA, BENNO).room)
        while visit.view.number < 3 * EVERY:
            done(visit.do(visit.choose(luck)))

        assert kept_snapshots(house)[visit.view.room] >= 3 * EVERY

    def test_are_kept_when_a_room_is_let_go(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        number = anna.see(room).view.number
        assert room not in kept_snapshots(house)
        house.let_pass(QUICK.idle + ANNOUNCE)

        assert kept_snapshots(house) == {room: number + 1}

    def test_bring_back_the_same_room_with_all_that_happened(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna, luck = house.guest(), Random(3)
        visit = anna.join(anna.create(ANNA, BENNO, setup=LORDS).room)
        for _ in range(20):
            done(visit.do(visit.choose(luck)))
        room, middle = visit.view.room, visit.view.number // 2
        visit.leave()
        house.until_there_are(0, room)
        before = [anna.see(room, after) for after in (-1, middle, visit.view.number)]
        house.restart()
        assert visit.view.number - kept_snapshots(house)[room] < WORTH_KEEPING
        last_first = [anna.see(room, after) for after in (visit.view.number, middle, -1)]

        assert last_first[::-1] == before
        assert len(before[0].happened) > len(before[1].happened) > len(before[2].happened) == 0

    def test_are_passed_over_if_they_cannot_be_read(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        before = anna.see(room)
        house.end()
        change_file(house, "UPDATE snapshots SET body = replace(body, '\"form\"', '\"from\"')")
        house.start()

        assert anna.see(room) == before

    def test_are_none_in_a_database_of_before(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        said(anna, room)
        before = anna.see(room)
        house.end()
        change_file(house, "DELETE FROM snapshots", "UPDATE entries SET talk = 0")
        house.start()

        assert anna.see(room) == before


class TestCommandsOfLongAgo:
    def test_are_answered_as_before(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(answers, "MOST_COMMANDS", 3)
        monkeypatch.setattr(answers, "MOST_SAID", 3)
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, OPEN, OPEN).room
        first = wire.Fill(fresh(), 1)
        clear = wire.Clear(fresh(), 1)
        hello = wire.Say(fresh(), 0, "Hello!")
        answered = {command: anna.ask(room, command) for command in (first, clear, hello)}
        for _ in range(5):
            done(anna.ask(room, wire.Fill(fresh(), 2)))
            said(anna, room)
        number = anna.see(room).view.number
        for _ in range(2):
            for command, answer in answered.items():
                assert anna.ask(room, command) == answer
            house.restart()

        assert anna.see(room).view.number == number

    def test_are_read_once_and_not_for_each_that_comes_after(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(answers, "MOST_COMMANDS", 3)
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, OPEN, OPEN).room
        commands = [wire.Fill(fresh(), 1) for _ in range(8)]
        numbers = [done(anna.ask(room, command)).number for command in commands]
        house.restart()
        anna.see(room)
        store, reads, questions, ask = house.house.store, list[str](), list[object](), Readers.ask

        async def read(name: str, after: int = -1) -> list[Kept]:
            reads.append(name)
            return await Store.read(store, name, after)

        async def asked(self: Readers, question: Callable[[Connection], T]) -> T:
            questions.append(question)
            return await ask(self, question)

        monkeypatch.setattr(store, "read", read)
        assert [done(anna.ask(room, command)).number for command in commands] == numbers
        monkeypatch.setattr(Readers, "ask", asked)
        for _ in range(3):
            done(anna.ask(room, wire.Fill(fresh(), 2)))

        assert (reads, questions) == ([room], [])


class TestTalk:
    def test_of_a_chatty_guest_fills_nothing(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        visit = anna.join(room)
        for _ in range(MOST_TALK + 20):
            done(visit.do(wire.React(fresh(), 0, "applause")))
        move = visit.choose(Random(3))
        last = done(visit.do(move)).number
        talk = [entry for entry in house.stored(room) if e.is_talk(entry)]
        assert len(talk) == MOST_TALK
        house.restart()
        again = anna.see(room)

        assert again.view.number >= last
        assert again.view.table == visit.view.table
        assert done(anna.ask(room, move)).number == last
        numbers = [told.number for told in again.happened]
        assert numbers == sorted(set(numbers))
        assert sum(isinstance(told, wire.ReactionShown) for told in again.happened) == MOST_TALK


class TestOldRooms:
    def test_are_removed_as_the_settings_say(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, keep_unplayed=1.0, keep_finished=0.0))
        anna = house.guest()
        old, new, spared = (anna.create(ANNA, OPEN).room for _ in range(3))
        begun = anna.create(ANNA, BENNO).room
        make_old(house, but=new)
        visit = anna.join(spared)
        house.let_pass(PRUNE + ANNOUNCE)
        house.until(lambda: not house.stored(old))

        assert problem(anna.http.get(f"/api/rooms/{old}")) == (404, "unknown-room")
        assert anna.see(new).view.stage == "gathering"
        assert anna.see(begun).view.stage == "playing"
        visit.ping()
        assert done(visit.do(wire.Say(fresh(), 0, "Hello!"))).number == visit.view.number

    def test_that_were_begun_and_left_are_removed_if_the_settings_say_so(
        self, open_house: Open
    ) -> None:
        house = open_house(replace(QUICK, keep_unfinished=1.0))
        anna = house.guest()
        left, new, unplayed = (anna.create(ANNA, one).room for one in (BENNO, BENNO, OPEN))
        make_old(house, but=new)
        house.let_pass(PRUNE + ANNOUNCE)
        house.until(lambda: not house.stored(left))

        assert problem(anna.http.get(f"/api/rooms/{left}")) == (404, "unknown-room")
        assert anna.see(new).view.stage == "playing"
        assert anna.see(unplayed).view.stage == "gathering"

    @pytest.mark.parametrize("is_over", [False, True])
    def test_that_another_process_removes_end_for_those_who_are_there(
        self, open_house: Open, caplog: pytest.LogCaptureFixture, *, is_over: bool
    ) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        visit = anna.join(anna.create(ANNA, BENNO).room)
        room, watching = visit.view.room, house.guest().join(visit.view.room)
        command: wire.Command = wire.Say(fresh(), 0, "Hello!")
        if is_over:
            visit.play(Random(2))
            command = wire.Rematch(fresh())
        tables = ("entries", "snapshots", "claims", "listings", "rooms")
        change_file(house, *(f"DELETE FROM {table} WHERE room = '{room}'" for table in tables))

        assert refused(visit.do(command)).code == "unknown-room"
        watching.until(lambda visit: '"unknown-room"' in visit.raw[-1])
        assert refused(visit.do(wire.Begin(fresh()))).code == "unknown-room"
        assert problem(anna.http.get(f"/api/rooms/{room}")) == (404, "unknown-room")
        house.let_pass(2 * QUICK.grace)
        assert room not in house.house.hub.rooms
        assert "Traceback" not in caplog.text


def make_old(house: Served, but: str) -> None:
    """Let nobody have touched any room but one for more than a day."""
    change_file(house, f"UPDATE rooms SET touched_at = touched_at - 100000 WHERE room <> '{but}'")
