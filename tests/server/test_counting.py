"""Tables that count: who may sit there, that everybody sees it, and what is off at them."""

from random import Random

import pytest
from msgspec.json import Decoder

from croupier.server import wire
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LAS_VEGAS,
    OPEN,
    QUICK,
    Guest,
    SeatSetup,
    Served,
    done,
    fresh,
    problem,
    refused,
)
from tests.server.test_bot_door import DoorBot

LISTINGS = Decoder(wire.Listings)


@pytest.fixture
def anna(house: Served) -> Guest:
    """Return somebody with a profile."""
    guest = house.guest()
    guest.make_profile("Anna")
    return guest


def ask(guest: Guest, *seats: SeatSetup, coach: bool = False) -> tuple[int, str]:
    """Ask for a table that counts, and return why it is not to be had."""
    asked = wire.Create(LAS_VEGAS, seats, coach=coach, counts=True)
    return problem(guest.post("/api/rooms", asked))


class TestSettingUp:
    def test_everybody_sees_that_it_counts_before_sitting_down(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = anna.create(ANNA, OPEN, counts=True, listed=True).room
        other = benno.create(BENNO, OPEN, listed=True).room
        house.let_pass(2.0)
        listed = {
            one.room: one.counts
            for one in LISTINGS.decode(benno.http.get("/api/rooms").content).tables
        }

        assert benno.see(room).view.counts
        assert not benno.see(other).view.counts
        assert (listed[room], listed[other]) == (True, False)

    def test_takes_a_profile(self, benno: Guest) -> None:
        assert ask(benno, ANNA, OPEN) == (403, "counts-profile")

    def test_is_not_for_several_at_one_device_nor_for_the_coach(self, anna: Guest) -> None:
        assert ask(anna, ANNA, BENNO) == (409, "counts-device")
        assert ask(anna, ANNA, OPEN, coach=True) == (403, "coach-counts")


class TestSittingDown:
    def test_takes_a_profile(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN, counts=True)
        sit = wire.Sit(fresh(), 1, "Benno", created.invite)
        answer = refused(benno.ask(created.room, sit))
        assert (answer.code, "profile" in answer.sentence) == ("counts-profile", True)
        benno.make_profile("Benno")
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert benno.see(created.room).view.you == (1,)

    def test_is_done_once_by_everybody(self, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN, OPEN, counts=True)
        sit = wire.Sit(fresh(), 1, "Anna", created.invite)

        assert refused(anna.ask(created.room, sit)).code == "counts-seat"
        casual = anna.create(ANNA, OPEN)
        done(anna.ask(casual.room, wire.Sit(fresh(), 1, "Benno", casual.invite)))

    def test_is_not_for_bots_from_outside(self, house: Served, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN, counts=True)
        bot = DoorBot(house, anna)
        sit = wire.Sit(fresh(), 1, "Dora", created.invite)

        assert refused(bot.ask(created.room, sit)).code == "counts-bot"

    def test_bots_of_the_house_may(self, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN, counts=True)
        done(anna.ask(created.room, wire.Fill(fresh(), 1, "hard")))
        done(anna.ask(created.room, wire.Begin(fresh())))


def test_the_coach_is_off_even_against_bots_alone(anna: Guest) -> None:
    room = anna.create(ANNA, EASY, counts=True).room
    casual = anna.create(ANNA, EASY).room
    visit = anna.join(room).until(lambda one: one.is_asked())
    answer = anna.post(f"/api/rooms/{room}/coach", wire.AskCoach(0))

    assert visit.view.coach == "locked"
    assert problem(answer) == (403, "coach-counts")
    assert anna.see(casual).view.coach == "offered"


def test_nobody_plays_on_from_a_game_that_counted(open_house: Open) -> None:
    house = open_house(QUICK)
    anna = house.guest()
    anna.make_profile()
    what_if = wire.WhatIf(3, "Anna")
    for counts, found in ((True, (409, "counts-what-if")), (False, None)):
        room = anna.create(ANNA, EASY, counts=counts).room
        anna.join(room).play(Random(3))
        answer = anna.post(f"/api/rooms/{room}/what-if", what_if)
        if found is None:
            assert answer.status_code == 201
        else:
            assert problem(answer) == found


def test_whoever_plays_again_plays_for_ratings_again(anna: Guest) -> None:
    room = anna.create(ANNA, EASY, counts=True).room
    anna.join(room).play(Random(4))
    again = done(anna.ask(room, wire.Rematch(fresh(), now=True))).room

    assert again is not None
    assert anna.see(again).view.counts
