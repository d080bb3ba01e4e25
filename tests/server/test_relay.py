"""Sockets and requests whose room is at home in another process."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.server import app, wire
from croupier.server.analysing import Analyst
from croupier.server.automation import LONGEST
from croupier.server.bus import SIGNATURE
from croupier.server.hub import COUNT
from croupier.server.limiting import Buckets
from croupier.server.links import Link
from croupier.server.relay import Frame
from croupier.server.socket_protocol import REFUSED, TOO_OFTEN
from croupier.store.pages import Page
from tests.nats_service import NatsService
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LAS_VEGAS,
    OPEN,
    QUICK,
    Served,
    Visit,
    closed,
    done,
    fold,
    fresh,
    problem,
    raw,
    refused,
    seated,
)
from tests.server.neighbours import Neighbours, nats, neighbours

__all__ = ["nats", "neighbours"]


def said(text: str = "Hello!") -> wire.Say:
    return wire.Say(fresh(), 0, text)


def until_told(visit: Visit, number: int) -> None:
    """Wait until somebody was told of an entry."""
    visit.until(lambda visit: visit.view.number >= number)


INSIGHT = '{"movers":[],"seats":[],"chances":[[1.0]],"errors":[],"is_complete":true}'
SEEN = f'{{"type":"seen","positions":1,"is_complete":true,"insight":{INSIGHT}}}'
SLOW = (sys.executable, "-c", f"import time; input(); time.sleep(0.5); print({SEEN!r}); input()")
"""Looks into one game, and no other."""
NOBODY = ("no-such-program",)


class TestATableAtTwoServers:
    def test_is_open_only_at_home(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        anna, benno = here.guest(), there.guest()
        room = seated(anna, benno, LAS_VEGAS)
        visits = anna.join(room), benno.join(room)
        luck = Random(4)
        while visits[0].view.stage == "playing":
            for visit in visits:
                if visit.is_asked():
                    last = done(visit.do(visit.choose(luck))).number
                    for each in visits:
                        until_told(each, last)
        home, other = (here, there) if here.house.hub.homes.is_ours(room) else (there, here)

        assert room in home.house.hub.rooms
        assert room not in other.house.hub.rooms
        log = here.stored(room)
        assert [visit.view.number for visit in visits] == [len(log) - 1] * 2
        assert visits[0].happened == visits[1].happened
        assert fold(room, log)[-1].stage == "over"

    def test_lets_bots_go_on_when_those_at_the_other_server_have_seen_all(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        anna = neighbours.there.guest()
        room = neighbours.create(neighbours.here, anna, ANNA, EASY).room
        hub = neighbours.here.house.hub
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=LONGEST))
        visit = anna.join(room)
        visit.send(wire.CaughtUp(2**31))
        for _ in range(2):
            done(visit.until(Visit.is_asked).do(visit.choose(Random(1))))
        visit.until(Visit.is_asked)

    def test_tells_presence_and_watchers_to_both(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        anna = here.guest()
        room = neighbours.create(here, anna).room
        visit = anna.join(room)
        watching = there.guest().join(room)
        here.let_pass(COUNT)
        for one in (visit, watching):
            one.until(lambda one: (one.present, one.watching) == ((0,), 1))
        watching.leave()
        here.until_there_are(1, room)
        here.let_pass(COUNT)
        visit.until(lambda visit: visit.watching == 0)

    def test_tells_each_only_what_they_may_see(self, neighbours: Neighbours) -> None:
        anna, benno = neighbours.here.guest(), neighbours.there.guest()
        created = neighbours.create(neighbours.here, anna)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(anna.ask(created.room, wire.Begin(fresh())))
        visits = [guest.join(created.room) for guest in (anna, benno)]
        watching = neighbours.there.guest().join(created.room)

        assert [visit.view.you for visit in (*visits, watching)] == [(0,), (1,), ()]
        assert sum(visit.is_asked() for visit in (*visits, watching)) == 1

    def test_brings_back_what_was_missed(self, neighbours: Neighbours) -> None:
        anna = neighbours.here.guest()
        room = neighbours.create(neighbours.here, anna).room
        first = done(anna.ask(room, said())).number
        last = done(anna.ask(room, said())).number
        visit = neighbours.there.guest().join(room, first)

        assert [told.number for told in visit.happened] == [last]

    def test_is_told_that_it_is_listed_no_more_wherever_the_other_was_opened(
        self, neighbours: Neighbours
    ) -> None:
        anna = neighbours.here.guest()
        homes = neighbours.there.house.hub.homes
        room = anna.create(ANNA, OPEN, listed=True).room
        while not homes.is_ours(room):
            room = anna.create(ANNA, OPEN, listed=True).room
        visit = anna.join(room)
        anna.create(ANNA, OPEN, listed=True)
        visit.until(lambda visit: isinstance(visit.happened[-1], wire.TableArranged))

        assert room not in neighbours.here.house.hub.rooms

    def test_lets_many_words_through(self, neighbours: Neighbours) -> None:
        """What is told is more than a piece of what goes over the bus."""
        anna = neighbours.here.guest()
        room = neighbours.create(neighbours.here, anna).room
        for _ in range(190):
            done(anna.ask(room, said("x" * 300)))
        visit = neighbours.there.guest().join(room)

        assert len(visit.raw[0]) > 60_000
        assert len(visit.happened) == 191


class TestRequests:
    def test_are_answered_at_home(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        room = neighbours.create(here, anna, ANNA, BENNO).room
        news = anna.see(room)
        assert news.view.table is not None
        yours = news.view.table.yours[0]
        move = yours.choices[0].move
        asked = anna.post(f"/api/rooms/{room}/consider", wire.Consider(yours.seat, raw(move)))
        assert asked.status_code == 200
        number = done(anna.ask(room, wire.Move(fresh(), yours.seat, raw(move)))).number

        assert number > news.view.number
        assert anna.see(room, number).view.number >= number
        assert room in here.house.hub.rooms
        assert room not in there.house.hub.rooms

    def test_have_a_finished_game_looked_into_at_home_alone(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # So that nothing is known yet when it is asked first, and again.
        monkeypatch.setattr(app, "SOON", 0.02)
        for house, command in ((neighbours.here, SLOW), (neighbours.there, NOBODY)):
            house.run(house.house.reception.analyst.close())
            house.house.reception.analyst = Analyst(house.house.store, command)
        here, there = neighbours.here.guest(), neighbours.there.guest()
        room = neighbours.create(neighbours.here, there, ANNA, EASY).room
        over = there.join(room).play(Random(1)).view.room
        path = f"/api/rooms/{over}/analysis"
        found = [there.http.get(path), here.http.get(path), there.http.get(f"{path}?known=0")]

        assert [answer.status_code for answer in found] == [200] * 3
        assert {answer.content for answer in found} == {INSIGHT.encode()}

    def test_are_refused_as_at_home(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        guest = there.guest()
        room = neighbours.create(here, guest).room
        begin = guest.post(f"/api/rooms/{room}/commands", wire.Begin(fresh()))
        assert problem(begin) == (409, "seats-open")
        for unknown in (f"nothing{number}" for number in range(10)):
            assert problem(guest.http.get(f"/api/rooms/{unknown}")) == (404, "unknown-room")
            visit = guest.connect(unknown)
            told = visit.take()
            assert isinstance(told, wire.Refused)
            assert told.code == "unknown-room"
            assert closed(visit) == REFUSED


class TestLimits:
    def test_hold_where_the_socket_is(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        room = neighbours.create(here, anna).room
        there.house.hub._talk = Buckets(0.0, 2, there.clock.now)
        visit = anna.join(room)
        for _ in range(2):
            done(visit.do(said()))

        answer = refused(visit.do(said()))
        assert (answer.code, answer.view) == ("too-often", None)
        assert problem(anna.post(f"/api/rooms/{room}/commands", said())) == (429, "too-often")

    def test_cut_whoever_sends_too_much(self, tmp_path: Path, nats: NatsService) -> None:
        both = Neighbours(tmp_path, nats.url, replace(QUICK, messages_per_second=2.0))
        anna = both.there.guest()
        room = both.create(both.here, anna).room
        visit = anna.join(room)
        for _ in range(10):
            visit.send(wire.Begin(fresh()))

        assert closed(visit) == TOO_OFTEN
        both.close()

    def test_keep_what_cannot_be_read_off_the_bus(self, neighbours: Neighbours) -> None:
        anna = neighbours.there.guest()
        room = neighbours.create(neighbours.here, anna).room
        visit = anna.join(room)
        visit.socket.send('{"type": "fly", "id": "a"}')
        visit.until(lambda visit: '"bad-message"' in visit.raw[-1])

        done(visit.do(said()))


class TestWhenTheHomeChanges:
    def test_sockets_stay_and_go_on(self, neighbours: Neighbours) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        rooms = [neighbours.create(home, anna).room for home in (here, there)]
        visits = [anna.join(room) for room in rooms]
        numbers = [done(visit.do(said())).number for visit in visits]
        neighbours.end(here)
        answers = [done(visit.do(said())).number for visit in visits]

        assert answers == [number + 1 for number in numbers]
        for visit, number in zip(visits, answers, strict=True):
            until_told(visit, number)
            assert [told.number for told in visit.happened] == [*range(1, number + 1)]

    def test_rooms_go_to_whoever_comes(self, neighbours: Neighbours) -> None:
        here = neighbours.here
        anna = here.guest()
        rooms = [anna.create(ANNA, OPEN).room for _ in range(30)]
        visits = {room: anna.join(room) for room in rooms}
        third = neighbours.open()
        for visit in visits.values():
            done(visit.do(said()))
        homes = {room: third.house.hub.homes.home(room) for room in rooms}
        moved = [room for room in rooms if homes[room] == third.house.hub.process]

        assert 0 < len(moved) < len(rooms)
        for visit in visits.values():
            until_told(visit, 2)
            assert [told.number for told in visit.happened] == [1, 2]
        third.until(lambda: {*third.house.hub.rooms} == {*moved})

    def test_an_answer_comes_after_the_news_from_the_new_home(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = neighbours.here
        anna, homes, store = here.guest(), here.house.hub.homes, here.house.store
        rooms = [neighbours.create(here, anna).room for _ in range(12)]
        visits = {room: anna.join(room) for room in rooms}
        write = store.write

        async def write_once_others_are_at_home(*pages: Page) -> None:
            while all(map(homes.is_ours, rooms)):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            await write(*pages)

        monkeypatch.setattr(store, "write", write_once_others_are_at_home)
        say = said()
        for visit in visits.values():
            visit.send(say)
        # Whoever comes takes none of them over once in 130 times.
        while all(map(homes.is_ours, rooms)):
            neighbours.open()
        for visit in visits.values():
            while not isinstance(answer := visit.take(), wire.Done):
                pass
            assert answer.id == say.id
            assert visit.view.number >= answer.number

    def test_what_was_not_answered_is_asked_again_and_done_once(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        room = neighbours.create(here, anna).room
        visit = anna.join(room)

        async def mute(_piece: bytes) -> None:
            """Never get to say what was stored: as if killed at that moment."""

        monkeypatch.setattr(link_between(here, there), "_publish", mute)
        say = said()
        visit.send(say)
        here.until(lambda: len(here.stored(room)) == 3)
        neighbours.end(here)

        assert done(visit.do(say)).number == 2
        assert len(there.stored(room)) == 3

    def test_everybody_goes_on_by_themselves_without_a_bus(
        self, neighbours: Neighbours, nats: NatsService
    ) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        room = neighbours.create(here, anna).room
        visit = anna.join(room)
        nats.kill()
        number = done(visit.do(said())).number
        assert room in there.house.hub.rooms
        nats.start()
        neighbours.until_known()

        assert done(visit.do(said())).number == number + 1
        there.until(lambda: not there.house.hub.rooms[room].visitors)

    def test_what_gets_lost_on_the_way_is_noticed(
        self, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here, there = neighbours.here, neighbours.there
        anna, benno = there.guest(), here.guest()
        created = neighbours.create(here, anna)
        visit = anna.join(created.room)
        link = link_between(here, there)
        publish, lost = link._publish, list[bytes]()

        async def lose(piece: bytes) -> None:
            lost.append(piece)

        monkeypatch.setattr(link, "_publish", lose)
        sat = done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite))).number
        here.until(lambda: bool(lost))
        monkeypatch.setattr(link, "_publish", publish)
        until_told(visit, sat)

        assert [told.number for told in visit.happened] == [1, sat]
        done(visit.do(said()))


class TestSomebodyOnTheBus:
    def test_has_nothing_done_again_by_what_was_recorded(
        self, neighbours: Neighbours, nats: NatsService
    ) -> None:
        here, there = neighbours.here, neighbours.there
        anna = there.guest()
        room = neighbours.create(here, anna).room
        visit = anna.join(room)
        recorded: list[tuple[str, bytes]] = []

        async def record_and_repeat() -> None:
            client = Client()
            await client.connect(nats.url)

            async def heard(message: Msg) -> None:
                recorded.append((message.subject, message.data))

            listening = await client.subscribe("croupier.>", cb=heard)
            await client.flush()
            done(await asyncio.to_thread(visit.do, said()))
            await client.flush()
            await listening.unsubscribe()
            again = [*recorded] * 5
            Random(1).shuffle(again)
            for subject, data in again:
                await client.publish(subject, data)
                await client.publish(subject, bytes(SIGNATURE) + data[SIGNATURE:])
            await client.flush()
            await client.close()

        asyncio.run(record_and_repeat())
        there.until(lambda: there.house.bus.unbelieved >= 5)
        done(visit.do(said()))

        assert any(subject.startswith("croupier.process.") for subject, _ in recorded)
        assert len(here.stored(room)) == 4
        until_told(visit, 3)
        assert [told.number for told in visit.happened] == [1, 2, 3]
        assert link_between(here, there).session == link_between(there, here).session == 0


def link_between(one: Served, other: Served) -> Link[Frame]:
    """Return the end of a line that a server has to another."""
    return one.house.relay.peer(other.house.hub.process).link
