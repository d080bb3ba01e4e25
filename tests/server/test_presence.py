"""Those who come and go: who is there, who plays for them, and what waits meanwhile."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from random import Random

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from croupier.core.seats import Seat
from croupier.lasvegas.state import Options
from croupier.lordsofvegas.events import OfferMade, TurnBegan
from croupier.lordsofvegas.moves import Offer, Refuse
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.automation import MOST_TO_FOLLOW
from croupier.server.guests import digest
from tests.lordsofvegas.boards import goods, terms
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LORDS,
    MEDIUM,
    OPEN,
    PATIENCE,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    kind,
    lords_events,
    lords_moves,
    raw,
    setup_with,
)

GRACE = 0.3
A_WHILE = 0.6
"""Long enough for what must not happen."""
ANNA_STARTS = setup_with("las-vegas", Options(start=Seat(0)))
BOT_STARTS = setup_with("las-vegas", Options(start=Seat(1)))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server where nobody may be gone for long."""
    served = Served(tmp_path_factory.mktemp("house"), replace(QUICK, grace=GRACE))
    yield served
    served.close()


def seated(
    anna: Guest, benno: Guest, setup: wire.AskedSetup = BOT_STARTS, *, takeover: bool = True
) -> str:
    """Begin a game of Anna and Benno, who moves first."""
    created = anna.create(ANNA, OPEN, setup=setup, takeover=takeover)
    done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
    done(anna.ask(created.room, wire.Begin(fresh())))
    return created.room


def happened(visit: Visit, what: str) -> Callable[[Visit], bool]:
    """Return whether something happened from now on."""
    known = len(visit.happened)
    return lambda visit: what in map(kind, visit.happened[known:])


def played(visit: Visit) -> list[wire.AnyPlayed]:
    """Return what was played, as far as it was told."""
    return [told for told in visit.happened if isinstance(told, wire.Played)]


class TestPresence:
    def test_is_told_to_all(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit = anna.join(room)
        assert [chair.present for chair in visit.view.chairs] == [True, False]

        other = benno.join(room)
        visit.until(lambda visit: visit.present == (0, 1))
        other.leave()
        visit.until(lambda visit: visit.present == (0,))

    def test_lasts_as_long_as_one_of_several_sockets(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        first, second, visit = benno.join(room), benno.join(room), anna.join(room)
        visit.until(lambda visit: visit.present == (0, 1))
        first.leave()
        time.sleep(A_WHILE)
        visit.ping()

        assert visit.present == (0, 1)
        assert "taken-over" not in map(kind, visit.happened)
        second.leave()
        visit.until(lambda visit: visit.present == (0,))

    def test_is_not_that_of_spectators(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        spectator = house.guest().join(room)
        visit = anna.join(room)
        spectator.leave()
        visit.ping()

        assert visit.present == (0,)


class TestWatchers:
    def test_are_counted_for_all(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit = anna.join(room)
        first = house.guest().join(room)
        visit.until(lambda visit: visit.watching == 1)
        second = house.guest().join(room)
        for watcher in (visit, first, second):
            watcher.until(lambda watcher: watcher.watching == 2)
        second.leave()
        visit.until(lambda visit: visit.watching == 1)

        assert visit.present == (0,)

    def test_with_two_windows_are_one(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit, carla = anna.join(room), house.guest()
        carla.join(room)
        carla.join(room)
        visit.until(lambda visit: visit.watching > 0)

        assert visit.watching == 1

    def test_are_none_any_more_once_they_sit(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit, other = anna.join(created.room), benno.join(created.room)
        visit.until(lambda visit: visit.watching == 1)
        done(other.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        visit.until(lambda visit: visit.watching == 0)

        assert visit.present == (0, 1)


class TestSomebodyWhoLeft:
    def test_is_played_for_after_the_grace_time(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit, other = anna.join(room), benno.join(room)
        other.leave()
        left = time.monotonic()
        visit.until(happened(visit, "taken-over"))

        assert time.monotonic() - left > 0.9 * GRACE
        visit.until(Visit.is_asked)
        assert visit.view.chairs[1].away
        assert "bot" in [told.by for told in played(visit)]

    def test_plays_again_when_back(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit = anna.join(room)
        visit.until(happened(visit, "taken-over")).until(Visit.is_asked)
        back = benno.join(room)
        visit.until(happened(visit, "returned"))
        done(visit.do(visit.choose(Random(1))))
        time.sleep(A_WHILE)
        back.until(Visit.is_asked)

        assert not back.view.chairs[1].away
        assert back.table.turn is not None
        assert back.table.turn.seat == 1
        done(back.do(back.choose(Random(1))))

    def test_plays_again_with_a_move(
        self, house: Served, anna: Guest, benno: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hub = house.house.hub
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=PATIENCE))
        room = seated(anna, benno)
        visit = anna.join(room).until(lambda visit: visit.view.chairs[1].away)
        seen = benno.see(room).view.table
        assert seen is not None
        move = seen.yours[0].choices[0].move
        answer = done(benno.ask(room, wire.Move(fresh(), 1, raw(move))))

        stored = house.stored(room)
        assert isinstance(stored[answer.number - 1], e.Returned)
        assert isinstance(stored[answer.number], e.Played)
        visit.until(lambda visit: not visit.view.chairs[1].away)

    def test_is_waited_for_where_no_bot_shall_step_in(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, takeover=False)
        visit = anna.join(room)
        number = visit.view.number
        time.sleep(GRACE + A_WHILE)
        visit.ping()

        assert visit.view.number == number

    def test_finds_the_game_as_the_bot_left_it(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno)
        visit = anna.join(room).play(Random(2))

        assert visit.view.stage == "over"
        assert benno.join(room).view.table == visit.view.table


class TestNobody:
    def test_is_waited_for_by_a_bot(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, EASY, setup=BOT_STARTS).room
        before = house.stored(room)
        spectator = house.guest().join(room)
        time.sleep(A_WHILE)
        assert house.stored(room) == before

        anna.join(room).until(Visit.is_asked)
        spectator.until(lambda visit: visit.view.number > len(before))

    def test_sees_the_move_a_bot_was_thinking_about(
        self, house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hub = house.house.hub
        pause = A_WHILE / MOST_TO_FOLLOW
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=pause))
        room = anna.create(ANNA, EASY, setup=BOT_STARTS).room
        before = house.stored(room)
        anna.join(room).leave()
        time.sleep(2 * A_WHILE)
        assert house.stored(room) == before

        anna.join(room).until(Visit.is_asked)

    def test_is_played_for_while_all_are_gone(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno)
        for guest in (anna, benno):
            guest.join(room).leave()
        before = house.stored(room)
        time.sleep(GRACE + A_WHILE)
        assert house.stored(room) == before

        visit = anna.join(room)
        visit.until(lambda visit: visit.view.chairs[1].away).until(Visit.is_asked)


class TestTheTimer:
    def timed(self, house: Served, guest: Guest, seats: tuple[wire.PersonSeat, ...]) -> str:
        """Set up a table with a shorter time than one may ask for."""
        create = wire.Create(BOT_STARTS, seats, timer=1)
        return house.run(house.house.hub.create(digest(guest.secret), create)).room

    def test_moves_for_whoever_takes_too_long(self, house: Served, anna: Guest) -> None:
        visit = anna.join(self.timed(house, anna, (ANNA, BENNO)))
        assert visit.view.timer == 1
        assert visit.view.seconds_left is not None
        assert 0 < visit.view.seconds_left <= 1
        number = visit.view.number
        news = visit.until(lambda visit: visit.view.number > number).view

        assert "clock" in [told.by for told in played(visit)]
        assert news.seconds_left is not None
        assert news.seconds_left > 0.9

    def test_stands_still_while_nobody_is_there(self, house: Served, anna: Guest) -> None:
        room = self.timed(house, anna, (ANNA, BENNO))
        anna.join(room).leave()
        time.sleep(1.2)
        visit = anna.join(room)

        assert visit.view.seconds_left is not None
        assert visit.view.seconds_left > 0.9
        assert "clock" not in [told.by for told in played(visit)]


class TestABot:
    def test_waits_for_the_answer_to_an_offer(
        self, house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hub = house.house.hub
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=PATIENCE))
        luck = Random(1)
        visit = anna.join(anna.create(ANNA, BENNO, EASY, setup=LORDS).room)
        while visit.table.turn is not None and visit.table.turn.seat != 2:
            done(visit.do(visit.choose(luck)))
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=0.0))
        done(visit.do(wire.Move(fresh(), 0, raw(Offer(Seat(1), terms(goods(1)))))))
        number = visit.view.number
        time.sleep(A_WHILE)
        visit.ping()
        assert visit.view.number == number

        moves = lords_moves(visit.table.yours[1])
        refuse = next(move for move in moves if isinstance(move, Refuse))
        number = done(visit.do(wire.Move(fresh(), 1, raw(refuse)))).number
        visit.until(lambda visit: visit.view.number > number)

    def test_lets_people_see_each_thing_that_happened(
        self, house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hub = house.house.hub
        monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=A_WHILE))
        visit = anna.join(anna.create(ANNA, EASY, setup=ANNA_STARTS).room)
        number = done(visit.do(visit.choose(Random(1)))).number
        moved = time.monotonic()
        to_see = sum(len(told.told) for told in played(visit) if told.number >= number)
        visit.until(lambda visit: "bot" in [told.by for told in played(visit)])

        assert to_see == 2
        assert time.monotonic() - moved > 0.9 * to_see * A_WHILE

    def test_makes_one_offer_a_turn_to_whoever_refuses(self, anna: Guest) -> None:
        luck = Random(1)
        visit = anna.join(anna.create(ANNA, MEDIUM, setup=LORDS).room)
        while visit.view.stage == "playing":
            if visit.is_asked():
                moves = lords_moves(visit.table.yours[0])
                refusals = [move for move in moves if isinstance(move, Refuse)]
                done(visit.do(wire.Move(fresh(), 0, raw(luck.choice(refusals or moves)))))
            else:
                visit.take()
            assert offers_of_this_turn(visit) <= 1


def offers_of_this_turn(visit: Visit) -> int:
    """Count the offers made since a turn last began."""
    events = [event for told in reversed(played(visit)) for event in reversed(lords_events(told))]
    since = takewhile(lambda event: not isinstance(event, TurnBegan), events)
    return sum(isinstance(event, OfferMade) for event in since)


class TestASlowReader:
    def test_is_dropped_and_may_come_back(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        slow = anna.connect(room, line=house.narrow_line())
        visit = anna.join(room)
        active = house.run(house.house.hub.active(room))
        while len(active.visitors) == 2:
            done(visit.do(wire.Say(fresh(), 0, "x" * 300)))
        with suppress(ConnectionClosed):
            while True:
                slow.take()

        assert 0 < slow.view.number < visit.view.number
        back = anna.join(room, slow.view.number)
        assert [*slow.happened, *back.happened] == visit.happened
        assert "croupier_slow_readers_total 1.0" in anna.http.get("/metrics").text


class TestRooms:
    def test_are_forgotten_when_idle_and_come_back(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("croupier.server.hub.ANNOUNCE", 0.05)
        house = open_house(replace(QUICK, idle=0.2))
        guest = house.guest()
        room = guest.create(ANNA, BENNO).room
        visit = guest.join(room)
        time.sleep(A_WHILE)
        assert room in house.house.hub.rooms

        visit.leave()
        until = time.monotonic() + PATIENCE
        while house.house.hub.rooms:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert guest.join(room).view == visit.view
