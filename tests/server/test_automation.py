"""What happens by itself: bots move, time runs out, and bots step in for those who left."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, takewhile
from random import Random

import pytest
from msgspec.structs import replace

from croupier.bots.lordsofvegas.tact import lots_in
from croupier.core.game import Turn
from croupier.core.log import Log, replay
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Options, Placing
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import CardDrawn, Event, OfferMade, TurnBegan, TurnEnded
from croupier.lordsofvegas.moves import DrawCard, EndTurn, Offer, Refuse, Withdraw
from croupier.lordsofvegas.state import Drawing
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.active_room import MOST_ANEW
from croupier.server.automation import LONGEST, MOST_TO_FOLLOW
from croupier.server.bot_worker import Answered, KeptLog, Question, overdue
from tests.lordsofvegas.boards import goods, terms
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO,
    BENNO_STARTS,
    EASY,
    LORDS,
    MEDIUM,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    kind,
    lords_events,
    lords_moves,
    lords_state,
    played,
    raw,
    seated,
)
from tests.strategies import GAME

GRACE = QUICK.grace
PAUSE, TIMER = 10.0, 30
JUST = 0.1
"""A little, so that it is just before something, or just after."""


def happened(visit: Visit, what: str) -> Callable[[Visit], bool]:
    """Return whether something happened from now on."""
    known = len(visit.happened)
    return lambda visit: what in map(kind, visit.happened[known:])


def chosen_by(visit: Visit) -> list[e.By]:
    """Return who chose, of all that was played so far."""
    return [told.by for told in played(visit)]


@pytest.fixture
def _bots_take_their_time(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = house.house.hub
    monkeypatch.setattr(hub, "settings", replace(hub.settings, bot_pause=PAUSE))


class TestSomebodyWhoLeft:
    def test_is_played_for_after_the_grace_time(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit, other = anna.join(room), benno.join(room)
        other.leave()
        visit.until(lambda visit: visit.present == (0,))
        house.let_pass(GRACE - JUST)
        visit.ping()
        assert "taken-over" not in map(kind, visit.happened)

        house.let_pass(JUST)
        visit.until(happened(visit, "taken-over")).until(Visit.is_asked)
        assert visit.view.chairs[1].away
        assert "bot" in chosen_by(visit)

    def test_plays_again_when_back(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        house.let_pass(GRACE)
        visit.until(lambda visit: visit.view.chairs[1].away).until(Visit.is_asked)
        back = benno.join(room)
        visit.until(happened(visit, "returned"))
        done(visit.do(visit.choose(Random(1))))
        house.let_pass(2 * GRACE)
        back.until(Visit.is_asked)

        assert not back.view.chairs[1].away
        assert back.table.turn is not None
        assert back.table.turn.seat == 1
        done(back.do(back.choose(Random(1))))

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_plays_again_with_a_move(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        house.let_pass(GRACE)
        visit.until(lambda visit: visit.view.chairs[1].away)
        seen = benno.see(room).view.table
        assert seen is not None
        move = seen.yours[0].choices[0].move
        answer = done(benno.ask(room, wire.Move(fresh(), 1, raw(move))))

        stored = house.stored(room)
        assert isinstance(stored[answer.number - 1], e.Returned)
        assert isinstance(stored[answer.number], e.GameEntry)
        visit.until(lambda visit: not visit.view.chairs[1].away)

    def test_is_waited_for_where_no_bot_shall_step_in(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS, takeover=False)
        visit = anna.join(room)
        number = visit.view.number
        house.let_pass(100 * GRACE)
        visit.ping()

        assert visit.view.number == number

    def test_finds_the_game_as_the_bot_left_it(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        visit = anna.join(room)
        house.let_pass(GRACE)
        visit.play(Random(2))

        assert visit.view.stage == "over"
        assert benno.join(room).view.table == visit.view.table


class TestNobody:
    def test_is_waited_for_by_a_bot(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, EASY, setup=BENNO_STARTS).room
        before = house.stored(room)
        spectator = house.guest().join(room)
        house.let_pass(GRACE)
        assert house.stored(room) == before

        anna.join(room).until(Visit.is_asked)
        spectator.until(lambda visit: visit.view.number > len(before))

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_sees_the_move_a_bot_was_thinking_about(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, EASY, setup=BENNO_STARTS).room
        before = house.stored(room)
        anna.join(room).leave()
        house.until_there_are(0, room)
        house.let_pass(2 * MOST_TO_FOLLOW * PAUSE)
        assert house.stored(room) == before

        back = anna.join(room)
        house.let_pass(MOST_TO_FOLLOW * PAUSE)
        back.until(Visit.is_asked)

    def test_is_played_for_while_all_are_gone(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        for guest in (anna, benno):
            guest.join(room).leave()
        house.until_there_are(0, room)
        before = house.stored(room)
        house.let_pass(2 * GRACE)
        assert house.stored(room) == before

        visit = anna.join(room)
        visit.until(lambda visit: visit.view.chairs[1].away).until(Visit.is_asked)


class TestTheTimer:
    def test_moves_for_whoever_takes_too_long(self, house: Served, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, BENNO, setup=BENNO_STARTS, timer=TIMER).room)
        assert (visit.view.timer, visit.view.seconds_left) == (TIMER, TIMER)
        number = visit.view.number
        house.let_pass(TIMER - JUST)
        visit.ping()
        assert visit.view.number == number

        house.let_pass(JUST)
        view = visit.until(lambda visit: visit.view.number > number).view
        assert "clock" in chosen_by(visit)
        assert view.seconds_left == TIMER

    def test_stands_still_while_nobody_is_there(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, BENNO, setup=BENNO_STARTS, timer=TIMER).room
        anna.join(room).leave()
        house.until_there_are(0, room)
        house.let_pass(2 * TIMER)
        visit = anna.join(room)

        assert visit.view.seconds_left == TIMER
        assert "clock" not in chosen_by(visit)

    def test_does_not_run_out_when_the_clock_on_the_wall_is_set(
        self, house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        visit = anna.join(anna.create(ANNA, BENNO, setup=BENNO_STARTS, timer=TIMER).room)
        number = visit.view.number
        for ahead in (3600.0, -3600.0):
            monkeypatch.setattr(house.clock, "ahead", ahead)
            house.let_pass(TIMER / 2 - JUST)
        visit.ping()
        assert visit.view.number == number
        assert visit.view.seconds_left == TIMER

        house.let_pass(2 * JUST)
        visit.until(lambda visit: visit.view.number > number)

    def test_draws_for_a_seat_and_ends_its_turn_in_one_go(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        """LOV-22.5: whoever is not there to draw is not waited for once more."""
        room = seated(anna, benno, LORDS, timer=TIMER)
        visit, other = anna.join(room), benno.join(room)
        visit.ping()
        assert isinstance(lords_state(visit.table), Drawing)
        assert visit.table.turn is not None
        slow, before = visit.table.turn.seat, len(house.stored(room))
        visit.happened.clear()
        house.let_pass(TIMER)
        # All that was done is stored at once, and told at once.
        visit.until(lambda visit: bool(visit.happened))
        assert [told.number for told in visit.happened] == [*range(before, len(house.stored(room)))]

        assert chosen_by(visit).count("clock") == 2
        events = [event for told in played(visit) for event in lords_events(told)]
        kinds = [type(event) for event in events]
        assert kinds.index(CardDrawn) < kinds.index(TurnEnded) < kinds.index(TurnBegan)
        assert TurnEnded(slow) in events
        assert visit.table.turn == Turn(Seat(1 - slow))
        assert visit.view.seconds_left == TIMER
        other.until(lambda other: other.view.number == visit.view.number)
        assert other.table.turn == visit.table.turn

    def test_does_not_begin_anew_for_ever(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, LORDS, timer=TIMER)
        visits = anna.join(room), benno.join(room)
        turn = visits[0].table.turn
        assert turn is not None
        slow = visits[turn.seat]
        done(slow.do(wire.Move(fresh(), turn.seat, raw(DrawCard()))))
        other = Seat(1 - turn.seat)
        for _ in range(MOST_ANEW):
            if "clock" in chosen_by(slow):
                break
            done(slow.do(wire.Move(fresh(), turn.seat, raw(Offer(other, terms(goods(1)))))))
            house.let_pass(TIMER / 4)
            offers = (m for m in lords_moves(slow.table.yours[0]) if isinstance(m, Withdraw))
            done(slow.do(wire.Move(fresh(), turn.seat, raw(next(offers)))))
            house.let_pass(TIMER / 4)
            slow.ping()

        slow.until(lambda visit: "clock" in chosen_by(visit))


class TestABot:
    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_waits_for_the_answer_to_an_offer(self, house: Served, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, BENNO, EASY, setup=LORDS).room)
        while visit.table.turn is not None and visit.table.turn.seat != 2:
            (yours,) = visit.table.yours
            # Who buys nothing has something to offer.
            idle = next(m for m in lords_moves(yours) if isinstance(m, DrawCard | EndTurn))
            done(visit.do(wire.Move(fresh(), yours.seat, raw(idle))))
        done(visit.do(wire.Move(fresh(), 0, raw(Offer(Seat(1), terms(goods(1)))))))
        number = visit.view.number
        house.let_pass(10 * MOST_TO_FOLLOW * PAUSE)
        visit.ping()
        assert visit.view.number == number

        moves = lords_moves(visit.table.yours[1])
        refuse = next(move for move in moves if isinstance(move, Refuse))
        number = done(visit.do(wire.Move(fresh(), 1, raw(refuse)))).number
        house.let_pass(MOST_TO_FOLLOW * PAUSE)
        visit.until(lambda visit: visit.view.number > number)

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_lets_people_see_each_thing_that_happened(self, house: Served, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, EASY, setup=ANNA_STARTS).room)
        number = done(visit.do(visit.choose(Random(1)))).number
        to_see = sum(len(told.told) for told in played(visit) if told.number >= number)
        assert to_see == 2
        house.let_pass(to_see * PAUSE - JUST)
        visit.ping()
        assert "bot" not in chosen_by(visit)

        house.let_pass(JUST)
        visit.until(lambda visit: "bot" in chosen_by(visit))

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_moves_as_soon_as_everyone_has_seen_what_happened(
        self, house: Served, anna: Guest
    ) -> None:
        visit = anna.join(anna.create(ANNA, EASY, setup=ANNA_STARTS).room)
        visit.send(wire.CaughtUp(visit.view.number))
        number = done(visit.do(visit.choose(Random(1)))).number
        house.let_pass(LONGEST - JUST)
        visit.ping()
        assert "bot" not in chosen_by(visit)

        visit.send(wire.CaughtUp(visit.view.number))
        visit.until(lambda visit: "bot" in chosen_by(visit))
        assert visit.view.number > number

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_does_not_wait_for_one_who_wants_everything_at_once(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, EASY, EASY, EASY, setup=ANNA_STARTS).room)
        visit.send(wire.CaughtUp(2**31))
        for _ in range(3):
            done(visit.do(visit.choose(Random(1))))
            visit.until(lambda visit: "bot" in chosen_by(visit)).until(Visit.is_asked)

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_waits_for_the_slowest_reader_but_not_for_ever(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN, EASY, setup=ANNA_STARTS)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        one, other = anna.join(created.room), benno.join(created.room)
        for visit in (one, other):
            visit.send(wire.CaughtUp(visit.view.number))
        done(one.do(wire.Begin(fresh())))
        done(one.until(Visit.is_asked).do(one.choose(Random(1))))
        done(other.until(Visit.is_asked).do(other.choose(Random(1))))
        one.ping()
        one.send(wire.CaughtUp(2**31))
        one.ping()
        house.let_pass(LONGEST - JUST)
        one.ping()
        assert "bot" not in chosen_by(one)

        house.let_pass(JUST)
        one.until(lambda visit: "bot" in chosen_by(visit))

    @pytest.mark.usefixtures("_bots_take_their_time")
    def test_does_not_wait_for_those_who_watch(self, house: Served, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, EASY, setup=ANNA_STARTS).room)
        spectator = house.stranger().join(visit.view.room)
        spectator.send(wire.CaughtUp(0))
        spectator.ping()
        visit.send(wire.CaughtUp(2**31))
        done(visit.do(visit.choose(Random(1))))

        visit.until(lambda visit: "bot" in chosen_by(visit))

    def test_makes_one_offer_a_turn_to_whoever_refuses(self, anna: Guest) -> None:
        luck = Random(1)
        visit = anna.join(anna.create(ANNA, MEDIUM, MEDIUM, MEDIUM, setup=LORDS).room)
        while visit.view.stage == "playing":
            if visit.is_asked():
                moves = lords_moves(visit.table.yours[0])
                refusals = [move for move in moves if isinstance(move, Refuse)]
                done(visit.do(wire.Move(fresh(), 0, raw(luck.choice(refusals or moves)))))
            else:
                visit.take()
            assert offers_of_this_turn(visit) <= 1
        events = [event for told in played(visit) for event in lords_events(told)]
        talked_of = [[*lots_of_turns(Seat(seat), events)] for seat in range(1, 4)]

        assert any(lots for of_seat in talked_of for lots in of_seat)
        for of_seat in talked_of:
            assert all(earlier.isdisjoint(later) for earlier, later in pairwise(of_seat))


def lots_of_turns(seat: Seat, events: Sequence[Event]) -> Iterator[frozenset[Lot]]:
    """Yield the lots that a seat has made offers about, for each of its turns."""
    lots = frozenset[Lot]()
    for event in events:
        if isinstance(event, OfferMade) and event.seat == seat:
            lots |= lots_in(event.terms)
        elif isinstance(event, TurnEnded) and event.seat == seat:
            yield lots
            lots = frozenset()


class TestABotThatListens:
    def test_gets_what_everyone_has_seen_with_its_question(
        self, house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[Question] = []

        async def think(question: Question) -> Answered:
            asked.append(question)
            return overdue(question)

        monkeypatch.setattr(house.house.bots, "think", think)
        seats = ANNA, wire.BotSeat("champion"), MEDIUM
        room = anna.create(*seats, setup=ANNA_STARTS).room
        visit = anna.join(room)
        for _ in range(3):
            done(visit.until(Visit.is_asked).do(visit.choose(Random(1))))
        visit.until(Visit.is_asked)
        entries = [entry.entry for entry in house.stored(room) if isinstance(entry, e.GameEntry)]

        assert {question.level for question in asked} == {"champion", "medium"}
        for question in asked:
            assert (question.log is not None) == (question.level == "champion")
        logs = [question.log for question in asked if question.log is not None]
        assert [len(log.entries) for log in logs] == sorted({len(log.entries) for log in logs})
        for log in logs:
            assert log.seats == 3
            assert [*log.entries] == entries[: len(log.entries)]
            state = [*replay(GAME, log_of(log))][-1].state
            assert isinstance(state, Placing)
            assert state.seat == 1


def log_of(kept: KeptLog) -> Log[Place, Options]:
    """Read a log as it is kept."""
    codec = GAME.codec
    entries = tuple(map(codec.entries.decode, kept.entries))
    return Log(kept.seats, codec.options.decode(kept.options), entries)


def offers_of_this_turn(visit: Visit) -> int:
    """Count the offers made since a turn last began."""
    events = (event for told in reversed(played(visit)) for event in reversed(lords_events(told)))
    since = takewhile(lambda event: not isinstance(event, TurnBegan), events)
    return sum(isinstance(event, OfferMade) for event in since)
