"""A table that never gets stuck: hosts, votes, lost seats, on real servers."""

from collections.abc import Mapping
from random import Random

import pytest

from croupier.core.phrases import Name, Word
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import (
    Act,
    ChangeTable,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
    ReplaceSeat,
)
from croupier.server.hosting import CLAIM_WAIT_SECONDS
from croupier.server.rooms import Room
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO_STARTS,
    EASY,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fold,
    fresh,
    kind,
    raw,
    refused,
    seated,
)
from tests.server.neighbours import Neighbours, nats, neighbours

__all__ = ["nats", "neighbours"]

GRACE, TIMER = QUICK.grace, 30


def act(visit: Visit, wanted: Act) -> wire.Answer:
    """Do something about the table, or propose it."""
    return visit.do(wire.Propose(fresh(), wanted))


def vote(visit: Visit, *, yes: bool = True) -> wire.Answer:
    """Say yes or no to the only thing that is proposed."""
    visit.until(lambda visit: bool(visit.view.order.proposals))
    [proposal] = visit.view.order.proposals
    return visit.do(wire.Vote(fresh(), proposal.number, yes))


def paused(visit: Visit) -> bool:
    return visit.view.order.paused


def last(house: Served, room: str) -> Room:
    """Return a room as its log tells it."""
    return fold(room, house.stored(room))[-1]


class TestTheHost:
    def test_is_who_opened_the_table(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, ANNA_STARTS)

        assert benno.see(room).view.order.host == 0

    def test_is_the_first_who_sits_down_where_nobody_did(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(OPEN, OPEN)
        assert anna.see(created.room).view.order.host is None
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert anna.see(created.room).view.order.host == 1

    def test_hands_the_table_on_when_leaving(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        done(anna.ask(room, wire.Leave(fresh(), 0)))

        assert benno.see(room).view.order.host == 1

    def test_keeps_it_on_another_seat_of_their_own(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN, wire.PersonSeat("Carla"))
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(anna.ask(created.room, wire.Leave(fresh(), 0)))

        assert last(house, created.room).hosting.host == 2

    def test_goes_along_to_another_game(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, other = anna.join(room), benno.join(room)
        while one.view.stage == "playing":
            one.ping()
            mover = one if one.is_asked() else other
            done(mover.until(Visit.is_asked).do(mover.choose(Random(1))))
            one.ping()
        done(one.do(wire.Rematch(fresh())))
        again = done(other.do(wire.Rematch(fresh()))).room

        assert again is not None
        assert benno.see(again).view.order.host == 1
        assert benno.see(again).view.chairs[1].name == "Anna"


class TestAPause:
    def test_is_told_to_everyone_and_refuses_moves(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        one, other = anna.join(room), benno.join(room)
        move = other.choose(Random(1))
        done(act(one, PauseGame(paused=True)))
        other.until(paused)
        assert not other.is_asked()
        assert other.happened[-1] == wire.TableArranged(other.view.number, None, "table-paused", {})
        assert refused(other.do(move)).code == "paused"

        done(act(one, PauseGame(paused=False)))
        other.until(Visit.is_asked)
        done(other.do(move))

    def test_stops_the_clock_and_it_goes_on_where_it_was(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS, timer=TIMER)
        one, other = anna.join(room), benno.join(room)
        house.let_pass(10)
        done(act(one, PauseGame(paused=True)))
        other.until(paused)
        assert other.view.seconds_left is None
        house.let_pass(10 * TIMER)
        other.ping()
        assert "played" not in map(kind, other.happened[-1:])

        done(act(one, PauseGame(paused=False)))
        other.until(lambda visit: not paused(visit))
        assert other.view.seconds_left == pytest.approx(TIMER - 10)
        number = other.view.number
        house.let_pass(TIMER - 10 - 0.1)
        other.ping()
        assert other.view.number == number
        house.let_pass(0.2)
        other.until(lambda visit: visit.view.number > number)

    def test_stops_bots_and_those_who_step_in(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        one, other = anna.join(room), benno.join(room)
        done(act(one, PauseGame(paused=True)))
        other.leave()
        one.until(lambda visit: visit.present == (0,))
        house.let_pass(3 * GRACE)
        one.ping()
        assert not one.view.chairs[1].away

        done(act(one, PauseGame(paused=False)))
        house.let_pass(GRACE - 0.1)
        one.ping()
        assert not one.view.chairs[1].away
        house.let_pass(0.2)
        one.until(lambda visit: visit.view.chairs[1].away)

    def test_stops_a_bot_that_is_to_move(self, anna: Guest) -> None:
        one = anna.join(anna.create(ANNA, EASY, setup=ANNA_STARTS).room)
        move = one.choose(Random(1))
        done(act(one, PauseGame(paused=True)))
        assert refused(one.do(move)).code == "paused"
        done(act(one, PauseGame(paused=False)))

        one.until(Visit.is_asked).play(Random(1))
        assert one.view.stage == "over"

    def test_is_still_there_after_a_restart(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS, timer=TIMER)
        one, other = anna.join(room), benno.join(room)
        house.let_pass(10)
        command = wire.Propose(fresh(), PauseGame(paused=True))
        answer = done(one.do(command))
        house.restart()
        one, other = anna.join(room), benno.join(room)
        assert paused(other)
        assert done(one.do(command)) == answer
        assert paused(one)

        done(act(one, PauseGame(paused=False)))
        other.until(lambda visit: not paused(visit))
        assert other.view.seconds_left == pytest.approx(TIMER - 10)


class TestOneWhoDisturbs:
    def test_is_muted_and_told_so(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, other = anna.join(room), benno.join(room)
        done(act(one, MuteSeat(1, muted=True)))
        assert refused(other.do(wire.Say(fresh(), 1, "Loser!"))).code == "muted"
        assert refused(other.do(wire.React(fresh(), 1, "laugh"))).code == "muted"
        one.ping()
        assert not any("Loser" in text for text in one.raw)

        done(act(one, MuteSeat(1, muted=False)))
        done(other.do(wire.Say(fresh(), 1, "Sorry.")))

    def test_is_removed_and_does_not_come_back(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN)
        sit = wire.Sit(fresh(), 1, "Benno", created.invite)
        done(benno.ask(created.room, sit))
        one = anna.join(created.room)
        done(act(one, RemoveSeat(1)))
        assert benno.see(created.room).view.you == ()

        again = wire.Sit(fresh(), 1, "Benno", created.invite)
        assert refused(benno.ask(created.room, again)).code == "removed"
        house.restart()
        assert refused(benno.ask(created.room, again)).code == "removed"

    def test_is_played_for_when_removed_from_a_game(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        one = anna.join(room)
        done(act(one, RemoveSeat(1)))
        one.until(Visit.is_asked)
        assert one.view.chairs[1].level == "medium"

        assert refused(benno.ask(room, wire.Claim(fresh(), 1, "Benno"))).code == "removed"


class TestSomebodyWhoIsAway:
    def test_is_replaced_at_once_where_no_bot_steps_in_by_itself(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, BENNO_STARTS, takeover=False)
        one = anna.join(room)
        house.let_pass(3 * GRACE)
        one.ping()
        assert not one.view.chairs[1].away
        done(act(one, ReplaceSeat(1)))
        one.until(Visit.is_asked)
        back = benno.join(room)

        back.until(lambda visit: not visit.view.chairs[1].away)

    def test_leaves_the_others_to_vote_if_it_is_the_host(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, ANNA_STARTS, takeover=False)
        other = benno.join(room)
        assert refused(act(other, ReplaceSeat(0))).code == "not-host"
        house.let_pass(GRACE)

        done(act(other, ReplaceSeat(0)))
        other.until(lambda visit: visit.view.chairs[0].away)


class TestASeatThatWasLost:
    def test_is_given_back_when_the_host_says_yes(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, new = anna.join(room), house.guest()
        phone = new.join(room)
        command = wire.Claim(fresh(), 1, "Benno on the phone")
        first = done(phone.do(command))
        assert done(phone.do(command)) == first
        one.until(lambda visit: bool(visit.view.order.proposals))
        words: Mapping[str, Word] = {"name": Name(Seat(1)), "asker": "Benno on the phone"}
        assert one.happened[-1] == wire.TableArranged(
            first.number, Seat(1), "table-seat-asked", words
        )
        house.restart()
        one, phone = anna.join(room), new.join(room)
        done(vote(one))

        phone.until(lambda visit: visit.view.you == (1,))
        assert last(house, room).chairs[1].name == "Benno"

    def test_is_not_asked_for_again_and_again(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, phone = anna.join(room), house.guest().join(room)
        done(phone.do(wire.Claim(fresh(), 1, "Benno")))
        done(vote(one, yes=False))
        assert refused(phone.do(wire.Claim(fresh(), 1, "Benno"))).code == "refused-lately"
        house.let_pass(CLAIM_WAIT_SECONDS)

        done(phone.do(wire.Claim(fresh(), 1, "Benno")))

    def test_is_not_taken_from_one_who_is_there(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, other, thief = anna.join(room), benno.join(room), house.guest().join(room)
        assert refused(thief.do(wire.Claim(fresh(), 1, "Benno"))).code == "not-lost"
        other.leave()
        one.until(lambda visit: visit.present == (0,))
        done(thief.do(wire.Claim(fresh(), 1, "Benno")))
        benno.join(room)
        one.until(lambda visit: visit.present == (0, 1))
        done(vote(one))

        thief.until(lambda visit: not visit.view.order.proposals)
        assert thief.view.you == ()

    def test_is_taken_back_by_who_left_it(self, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, BENNO_STARTS)
        one, other = anna.join(room), benno.join(room)
        done(other.do(wire.Leave(fresh(), 1)))
        one.until(Visit.is_asked)
        done(other.do(wire.Claim(fresh(), 1, "Benno")))
        assert (other.view.you, other.view.chairs[1].kind) == ((1,), "person")
        done(one.do(one.choose(Random(1))))

        other.until(Visit.is_asked)


class TestAnAgreement:
    def test_ends_a_game_without_a_result(self, house: Served, anna: Guest, benno: Guest) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, other = anna.join(room), benno.join(room)
        done(act(one, EndGame()))
        assert one.view.stage == "playing"
        done(vote(other))
        assert (other.view.stage, other.view.order.ended) == ("closed", True)

        assert house.run(house.house.hub.store.result(room)) is None
        assert refused(one.do(wire.Leave(fresh(), 0))).code == "table-closed"
        house.restart()
        assert anna.see(room).view.order.ended

    def test_is_settled_by_itself_when_one_who_did_not_vote_goes(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN, OPEN)
        carla = house.guest()
        for seat, guest in ((1, benno), (2, carla)):
            done(guest.ask(created.room, wire.Sit(fresh(), seat, "Guest", created.invite)))
        visits = [guest.join(created.room) for guest in (anna, benno, carla)]
        change = ChangeTable(raw({"white": True}), TIMER)
        done(act(visits[0], change))
        done(vote(visits[1]))
        assert visits[1].view.timer is None
        visits[2].leave()

        visits[0].until(lambda visit: visit.view.timer == TIMER)
        assert "table-changed" in [
            told.message for told in visits[0].happened if isinstance(told, wire.TableArranged)
        ]

    def test_is_refused_by_itself_when_nobody_says_anything(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = seated(anna, benno, ANNA_STARTS)
        one, other = anna.join(room), benno.join(room)
        done(act(one, EndGame()))
        other.until(lambda visit: bool(visit.view.order.proposals))
        house.let_pass(121)

        other.until(lambda visit: not visit.view.order.proposals)
        assert other.view.stage == "playing"


def test_nothing_is_left_of_one_who_is_forgotten(house: Served, anna: Guest, benno: Guest) -> None:
    benno.make_profile("Benno")
    room = seated(anna, benno, ANNA_STARTS)
    one = anna.join(room)
    done(act(one, RemoveSeat(1)))
    [holder] = last(house, room).hosting.removed
    assert benno.http.post("/api/me/forget").status_code == 204
    house.until(lambda: not house.run(house.house.store.profiles.forgotten()))

    assert holder not in repr(house.stored(room))
    assert last(house, room).hosting.removed == ()
    active = house.run(house.house.hub.active(room))
    assert active.room.hosting == last(house, room).hosting


def apart(neighbours: Neighbours, benno: Guest) -> tuple[str, Visit, Visit]:
    """Let Anna and Benno begin a game at a table that is at home elsewhere than she is."""
    anna = neighbours.here.guest()
    created = neighbours.create(neighbours.there, anna)
    done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
    one, other = anna.join(created.room), benno.join(created.room)
    done(one.do(wire.Begin(fresh())))
    done(act(one, PauseGame(paused=True)))
    other.until(paused)
    return created.room, one, other


def test_all_of_it_works_wherever_the_room_is_at_home(neighbours: Neighbours) -> None:
    room, one, other = apart(neighbours, neighbours.there.guest())
    done(act(one, PauseGame(paused=False)))
    other.leave()
    one.until(lambda visit: visit.present == (0,))
    phone = neighbours.here.guest().join(room)
    done(phone.do(wire.Claim(fresh(), 1, "Benno")))
    done(vote(one))
    phone.until(lambda visit: visit.view.you == (1,))
    done(act(one, EndGame()))
    done(vote(phone))

    one.until(lambda visit: visit.view.order.ended)
    entries = neighbours.here.stored(room)
    assert sum(isinstance(entry, e.SeatGiven) for entry in entries) == 1


def test_a_pause_outlives_the_process_it_was_made_in(neighbours: Neighbours) -> None:
    room, one, other = apart(neighbours, neighbours.here.guest())
    neighbours.end(neighbours.there)
    neighbours.until_known()

    assert paused(neighbours.here.guest().join(room))
    done(act(one, PauseGame(paused=False)))
    other.until(lambda visit: not paused(visit))
