"""The coach at tables: who may ask it, what they hear, and that everyone is told."""

import dataclasses
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.bot_pool import BotPool
from croupier.server.coaching import Coach
from croupier.server.commands import begin
from croupier.server.room_log import opened_again
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    BENNO,
    EASY,
    LORDS,
    PROBLEMS,
    QUICK,
    Guest,
    Served,
    Visit,
    seated,
)
from tests.server.tables import DEALER, begun, gathered, opening

ADVICE = Decoder(wire.AnyAdvice)


def ask(guest: Guest, room: str, seat: int = 0) -> httpx.Response:
    """Ask the coach."""
    return guest.post(f"/api/rooms/{room}/coach", wire.AskCoach(seat))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, PROBLEMS.decode(answer.content).code


def alone(house: Served, guest: Guest) -> tuple[str, Visit]:
    """Sit down with a bot, where one has to choose and the coach is ready."""
    house.until(lambda: house.house.bots.coaching == 1)
    room = guest.create(ANNA, EASY, setup=ANNA_STARTS).room
    return room, guest.join(room).until(lambda visit: visit.is_asked())


class TestAdvice:
    def test_has_what_may_be_chosen_and_the_best_first(self, house: Served) -> None:
        anna = house.guest()
        room, visit = alone(house, anna)
        advice = ADVICE.decode(ask(anna, room).content)

        assert advice.seat == 0
        assert [option.move for option in advice.options] == [
            choice.move for choice in visit.table.yours[0].choices
        ]
        assert [*advice.options] == sorted(advice.options, key=lambda option: -option.chance)

    def test_is_told_to_everyone_once(self, house: Served) -> None:
        anna, watcher = house.guest(), house.guest()
        room, _ = alone(house, anna)
        seen = watcher.join(room)
        first, again = ask(anna, room), ask(anna, room)
        asked = [entry for entry in house.stored(room) if isinstance(entry, e.Coached)]
        seen.until(lambda visit: any(isinstance(one, wire.CoachAsked) for one in visit.happened))

        assert first.content == again.content
        assert asked == [e.Coached(seat=Seat(0))]

    def test_leaves_the_time_of_a_turn_as_it_is(self, house: Served) -> None:
        house.until(lambda: house.house.bots.coaching == 1)
        anna = house.guest()
        room = anna.create(ANNA, EASY, setup=ANNA_STARTS, timer=60).room
        visit = anna.join(room).until(lambda visit: visit.is_asked())
        house.let_pass(20)
        ask(anna, room)
        visit.news()

        assert visit.view.seconds_left == pytest.approx(40, abs=1)

    def test_asked_a_hundred_times_at_once_is_thought_of_once(self, house: Served) -> None:
        anna = house.guest()
        room, _ = alone(house, anna)
        with ThreadPoolExecutor(16) as many:
            answers = [*many.map(lambda _: ask(anna, room), range(100))]

        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert sum(isinstance(entry, e.Coached) for entry in house.stored(room)) == 1


class TestRefused:
    def test_where_other_people_play(self, house: Served) -> None:
        anna, benno = house.guest(), house.guest()
        room = seated(anna, benno, ANNA_STARTS)

        assert anna.see(room).view.coach == "locked"
        assert refusal(ask(anna, room)) == (403, "coach-off")

    def test_on_a_seat_of_somebody_else(self, house: Served) -> None:
        anna, benno = house.guest(), house.guest()
        room, _ = alone(house, anna)

        assert refusal(ask(benno, room)) == (403, "not-your-seat")
        assert refusal(ask(anna, room, seat=5)) == (409, "no-such-seat")

    def test_while_others_are_to_choose(self, house: Served) -> None:
        anna = house.guest()
        room = anna.create(ANNA, BENNO, setup=ANNA_STARTS).room

        assert refusal(ask(anna, room, seat=1)) == (409, "not-your-turn")

    def test_before_the_game_has_begun(self, house: Served) -> None:
        anna = house.guest()
        room = anna.create(ANNA, wire.OpenSeat(), coach=True).room

        assert refusal(ask(anna, room)) == (409, "not-begun")

    def test_where_there_is_nothing_to_weigh(self, house: Served) -> None:
        """Only one thing can be done before a card is drawn, and nobody is told of the question."""
        house.until(lambda: house.house.bots.coaching == 1)
        anna = house.guest()
        room = anna.create(ANNA, BENNO, setup=LORDS).room
        turn = anna.see(room).view.table
        assert turn is not None
        assert turn.turn is not None

        assert refusal(ask(anna, room, seat=turn.turn.seat)) == (409, "nothing-to-weigh")
        assert not any(isinstance(entry, e.Coached) for entry in house.stored(room))

    def test_what_is_no_question(self, house: Served) -> None:
        anna = house.guest()
        room, _ = alone(house, anna)
        answer = anna.post(f"/api/rooms/{room}/coach", {"seat": "first"})

        assert refusal(answer) == (400, "bad-message")

    def test_too_often(self, open_house: Open) -> None:
        strict = open_house(replace(QUICK, advice_per_minute=4.0))
        anna = strict.guest()
        room, _ = alone(strict, anna)
        answers = [ask(anna, room) for _ in range(4)]
        strict.let_pass(60)

        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert ask(anna, room).status_code == 200

    def test_as_long_as_the_coach_is_cold(self, open_house: Open) -> None:
        cold = open_house(QUICK)
        cold.house.coach = Coach(cold.house.relay, BotPool(0, cold.house.bus, 0.01))
        anna = cold.guest()
        room, _ = alone(cold, anna)
        cold.run(cold.house.bots.close())

        assert refusal(ask(anna, room)) == (503, "coach-away")


class TestAllowed:
    def test_where_all_have_agreed(self, house: Served) -> None:
        house.until(lambda: house.house.bots.coaching == 1)
        anna, benno = house.guest(), house.guest()
        room = seated(anna, benno, ANNA_STARTS, coach=True)
        here = benno.join(room)

        assert anna.see(room).view.coach == "offered"
        assert ask(anna, room).status_code == 200
        here.until(lambda visit: any(isinstance(one, wire.CoachAsked) for one in visit.happened))

    def test_on_one_screen(self, house: Served) -> None:
        house.until(lambda: house.house.bots.coaching == 1)
        anna = house.guest()
        room = anna.create(ANNA, BENNO, setup=ANNA_STARTS).room

        assert ask(anna, room).status_code == 200

    def test_in_a_rematch_as_it_was(self) -> None:
        agreed = replace(opening(), coach=True)
        room = begin(gathered(agreed, "anna", "benno"), DEALER).room

        assert room.coaching == "offered"
        assert opened_again(room, DEALER).coach


class TestARoom:
    @pytest.mark.parametrize(
        ("holders", "coaching"),
        [(("anna", "benno"), "locked"), (("anna", "anna"), "offered")],
    )
    def test_asks_whether_one_guest_holds_all_seats(
        self, holders: tuple[str, ...], coaching: wire.Coaching
    ) -> None:
        assert begun("las-vegas", None, *holders).coaching == coaching

    def test_with_an_open_seat_is_nobodys_alone(self) -> None:
        room = gathered(opening(), "anna").room

        assert room.coaching == "locked"

    def test_of_a_game_without_a_judge_has_no_coach(self, monkeypatch: pytest.MonkeyPatch) -> None:
        bare = dataclasses.replace(VERSION_1, judge=None)
        monkeypatch.setattr(registry, "edition", lambda _name, _rules: bare)

        assert begun("las-vegas", None, "anna", "anna").coaching == "none"
