"""What guests may ask of a room: coming, going, talking, and playing again."""

from random import Random

import msgspec
import pytest

from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.lordsofvegas.moves import Offer
from croupier.lordsofvegas.previews import ConsideredOffer, Deal
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.guests import digest
from tests.lordsofvegas.boards import goods, terms
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LORDS,
    MEDIUM,
    OPEN,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    kind,
    lords_state,
    problem,
    raw,
    refused,
)


def names(visit: Visit) -> list[str]:
    return [chair.name for chair in visit.view.chairs]


class TestSettingUp:
    def test_a_table_waits_for_whoever_comes(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, OPEN, EASY).room)

        assert visit.view.stage == "gathering"
        assert visit.view.you == (0,)
        assert [chair.kind for chair in visit.view.chairs] == ["person", "open", "bot"]
        assert names(visit) == ["Anna", "", "Chip"]

    def test_without_open_seats_the_game_begins_at_once(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, EASY, setup=LORDS).room)

        assert visit.view.stage == "playing"
        assert [kind(told) for told in visit.happened[:3]] == ["seated", "seated", "begun"]

    def test_the_invitation_is_kept_as_a_digest_only(self, house: Served, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        opening = house.stored(created.room)[0]

        assert isinstance(opening, e.Opened)
        assert opening.invite == digest(created.invite)
        assert created.invite.encode() not in house.path.read_bytes()
        assert anna.secret.encode() not in house.path.read_bytes()

    def test_bots_alone_do_not_play(self, anna: Guest) -> None:
        answer = anna.post("/api/rooms", wire.Create(LORDS, (EASY, MEDIUM)))

        assert problem(answer) == (409, "nobody-plays")

    def test_no_more_sit_down_than_a_game_is_for(self, anna: Guest) -> None:
        answer = anna.post("/api/rooms", wire.Create(LORDS, (ANNA, EASY, EASY, EASY, EASY)))

        assert problem(answer) == (400, "invalid-options")

    def test_no_table_has_options_its_game_does_not_have(self, anna: Guest) -> None:
        for options in (b'{"white":1}', b'{"jackpot":true}', b"null", b"[[]]"):
            setup = wire.AskedSetup("las-vegas", msgspec.Raw(options))
            answer = anna.post("/api/rooms", wire.Create(setup, (ANNA, EASY)))
            assert problem(answer) == (400, "invalid-options")

    def test_no_table_is_of_a_game_that_is_not_played_here(self, anna: Guest) -> None:
        answer = anna.post("/api/rooms", wire.Create(wire.AskedSetup("chess"), (ANNA, EASY)))

        assert problem(answer) == (404, "unknown-game")
        assert "There is no game called “chess”" in answer.json()["sentence"]

    def test_whoever_comes_without_a_secret_is_given_one(self, house: Served) -> None:
        stranger = house.stranger()
        room = stranger.create(ANNA, OPEN).room

        assert stranger.join(room).view.you == (0,)


class TestSittingDown:
    def test_needs_the_invitation(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = benno.join(created.room)

        answer = refused(visit.do(wire.Sit(fresh(), 1, "Benno")))
        assert answer.code == "not-invited"
        answer = refused(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite[:-1])))
        assert answer.code == "not-invited"
        done(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        assert visit.view.you == (1,)
        assert names(visit) == ["Anna", "Benno"]

    def test_needs_none_at_a_listed_table(self, anna: Guest, benno: Guest) -> None:
        visit = benno.join(anna.create(ANNA, OPEN, listed=True).room)

        done(visit.do(wire.Sit(fresh(), 1, "Benno")))
        assert visit.view.you == (1,)

    def test_gives_nobody_the_name_of_another(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, ANNA, wire.BotSeat(), OPEN, OPEN)
        visit = benno.join(created.room)
        done(visit.do(wire.Sit(fresh(), 3, " ANNA", created.invite)))

        assert names(visit) == ["Anna", "Anna 2", "Chip", "ANNA 3", ""]
        done(visit.do(wire.Sit(fresh(), 4, "Queenie", created.invite)))
        done(anna.ask(created.room, wire.Fill(fresh(), 2, "hard")))
        assert names(visit.until(lambda visit: visit.view.chairs[2].level == "hard"))[2] == "Chip"

    def test_is_seen_by_all(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = anna.join(created.room)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert visit.news().happened == (wire.SeatTaken(2, Seat(1), "Benno"),)

    def test_takes_nobody_elses_seat(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = benno.join(created.room)

        answer = refused(visit.do(wire.Sit(fresh(), 0, "Benno", created.invite)))
        assert (answer.code, answer.sentence) == ("seat-taken", "Anna sits there already.")
        assert answer.view == visit.view

    def test_takes_no_seat_the_table_has_not(self, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN)

        answer = refused(anna.ask(created.room, wire.Sit(fresh(), 4, "Anna", created.invite)))
        assert answer.code == "no-such-seat"

    def test_comes_too_late_once_the_game_has_begun(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, EASY)

        answer = refused(benno.ask(created.room, wire.Sit(fresh(), 1, "B", created.invite)))
        assert answer.code == "begun-already"

    def test_needs_a_secret_to_hold_the_seat_with(self, house: Served, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = house.stranger().join(created.room)

        answer = refused(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        assert answer.code == "no-secret"
        assert answer.view == visit.view

    def test_by_http_a_stranger_is_given_a_secret(self, house: Served, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        stranger = house.stranger()
        done(stranger.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert stranger.join(created.room).view.you == (1,)


COMMANDS = (
    wire.Leave("x", 0),
    wire.Say("x", 0, "Hello!"),
    wire.React("x", 0, "laugh"),
    wire.Move("x", 0, raw(Place(Face(1)))),
)


class TestOthers:
    @pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
    def test_do_nothing_for_a_seat_that_is_not_theirs(
        self, house: Served, anna: Guest, benno: Guest, command: wire.Command
    ) -> None:
        room = anna.create(ANNA, EASY).room
        before = house.stored(room)

        assert refused(benno.ask(room, command)).code == "not-your-seat"
        assert house.stored(room) == before

    @pytest.mark.parametrize(
        "command",
        [
            wire.Begin("x"),
            wire.Fill("x", 1),
            wire.Clear("x", 1),
            wire.Rematch("x"),
        ],
    )
    def test_decide_nothing_at_a_table_they_do_not_sit_at(
        self, anna: Guest, benno: Guest, command: wire.Command
    ) -> None:
        assert refused(benno.ask(anna.create(ANNA, OPEN).room, command)).code == "not-seated"

    def test_hold_no_seat_by_knowing_the_room(self, anna: Guest, benno: Guest) -> None:
        room = anna.create(ANNA, OPEN).room

        assert benno.join(room).view.you == ()

    def test_hold_no_seat_by_its_digest(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        thief = house.stranger()
        thief.http.headers["Authorization"] = f"Bearer {digest(anna.secret)}"

        assert thief.see(room).view.you == ()

    def test_hold_the_seat_with_its_secret_in_a_header(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        device = house.stranger()
        device.http.headers["Authorization"] = f"Bearer {anna.secret}"

        assert device.see(room).view.you == (0,)


class TestBeforeTheGame:
    def test_a_seat_is_left_for_others(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = benno.join(created.room)
        done(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(visit.do(wire.Leave(fresh(), 1)))

        assert visit.view.you == ()
        assert names(visit) == ["Anna", ""]
        done(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))

    def test_a_bot_fills_an_open_seat(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, OPEN, OPEN).room)
        done(visit.do(wire.Fill(fresh(), 2, "easy")))

        assert visit.view.chairs[2] == wire.Chair(
            "bot", "Chip", "easy", present=True, away=False, colour=2
        )

    def test_a_bot_gives_way_to_a_stronger_one_or_to_nobody(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, OPEN, EASY).room)
        done(visit.do(wire.Fill(fresh(), 2, "hard")))
        assert visit.view.chairs[2].level == "hard"

        done(visit.do(wire.Clear(fresh(), 2)))
        assert visit.view.chairs[2].kind == "open"

    def test_a_person_gives_way_to_no_bot(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = benno.join(created.room)
        done(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert refused(anna.ask(created.room, wire.Fill(fresh(), 1))).code == "seat-taken"
        assert refused(anna.ask(created.room, wire.Clear(fresh(), 1))).code == "seat-taken"

    def test_the_game_begins_when_all_are_there(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, OPEN).room)

        assert refused(visit.do(wire.Begin(fresh()))).code == "seats-open"
        done(visit.do(wire.Fill(fresh(), 1, "easy")))
        done(visit.do(wire.Begin(fresh())))
        assert visit.view.stage == "playing"
        assert refused(visit.do(wire.Begin(fresh()))).code == "begun-already"

    def test_nothing_is_played(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, OPEN).room)
        move = wire.Move(fresh(), 0, raw(Place(Face(1))))

        assert refused(visit.do(move)).code == "not-begun"
        assert refused(visit.do(wire.Rematch(fresh()))).code == "not-over"


class TestLeavingDuringTheGame:
    def test_lets_a_bot_play_on(self, anna: Guest, benno: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        other = benno.join(created.room)
        done(other.do(wire.Sit(fresh(), 1, "Benno", created.invite)))
        visit = anna.join(created.room)
        done(visit.do(wire.Begin(fresh())))
        done(other.do(wire.Leave(fresh(), 1)))
        visit.play(Random(1))

        assert visit.view.stage == "over"
        assert visit.view.chairs[1].kind == "bot"
        assert names(visit) == ["Anna", "Benno"]


class TestTalking:
    def test_everybody_hears_it(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        visit, spectator = anna.join(room), house.stranger().join(room)
        done(visit.do(wire.Say(fresh(), 0, "  Good\tluck!\u202e ")))
        done(visit.do(wire.React(fresh(), 0, "applause")))

        said = wire.TextSaid(2, Seat(0), "Good luck!")
        shown = wire.ReactionShown(3, Seat(0), "applause")
        assert spectator.news().happened == (said,)
        assert spectator.news().happened == (shown,)

    @pytest.mark.parametrize("text", [" ", "\u200b\u202e", "\u3164", "x" * 301])
    def test_what_says_nothing_or_too_much_is_refused(self, anna: Guest, text: str) -> None:
        room = anna.create(ANNA, OPEN).room

        assert refused(anna.ask(room, wire.Say(fresh(), 0, text))).code == "bad-text"

    @pytest.mark.parametrize("name", [" ", "\u200d", "\u2800", "x" * 25])
    def test_a_name_can_be_seen_and_is_short(self, anna: Guest, name: str) -> None:
        created = anna.create(ANNA, OPEN)
        sit = wire.Sit(fresh(), 1, name, created.invite)

        assert refused(anna.ask(created.room, sit)).code == "bad-text"
        answer = anna.post("/api/rooms", wire.Create(LORDS, (wire.PersonSeat(name), EASY)))
        assert problem(answer) == (400, "bad-text")

    def test_a_name_is_shown_clean(self, anna: Guest) -> None:
        created = anna.create(wire.PersonSeat("\u202e A\u0301nna\n\u200b B."), OPEN)

        assert names(anna.join(created.room)) == ["Ánna B.", ""]


class TestOneDevice:
    def test_two_people_play_on_it(self, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, BENNO).room)
        moved = set()
        while visit.view.stage == "playing":
            (yours,) = visit.table.yours
            assert visit.table.turn == Turn(yours.seat)
            moved.add(yours.seat)
            done(visit.do(visit.choose(Random(1))))

        assert visit.view.you == (0, 1)
        assert moved == {0, 1}

    def test_a_second_person_sits_down_later(self, anna: Guest) -> None:
        created = anna.create(ANNA, OPEN)
        visit = anna.join(created.room)
        done(visit.do(wire.Sit(fresh(), 1, "Benno", created.invite)))

        assert visit.view.you == (0, 1)


class TestPlayingAgain:
    def test_everyone_sits_one_seat_further(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, EASY, BENNO).room
        visit = anna.join(room).play(Random(3))
        again = done(visit.do(wire.Rematch(fresh()))).room
        assert again is not None
        rematch = anna.join(again)

        assert names(rematch) == ["Benno", "Anna", "Ruby"]
        assert [chair.colour for chair in rematch.view.chairs] == [2, 0, 1]
        assert rematch.view.you == (0, 1)
        assert rematch.view.stage == "playing"
        assert rematch.view.commitment != visit.view.commitment
        assert visit.view.rematch == again
        assert visit.happened[-1] == wire.PlayAgain(visit.view.number, again)
        assert house.seed(again) != house.seed(room)

    @staticmethod
    def played(anna: Guest, benno: Guest) -> tuple[Visit, Visit]:
        """Let two at devices of their own come to the end of a game."""
        created = anna.create(ANNA, OPEN)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        one, other = anna.join(created.room), benno.join(created.room)
        done(one.do(wire.Begin(fresh())))
        while one.view.stage == "playing":
            mover = one if one.table.turn == Turn(Seat(0)) else other
            done(mover.until(Visit.is_asked).do(mover.choose(Random(1))))
            one.ping()
        return one, other

    def test_happens_once_however_many_ask(self, anna: Guest, benno: Guest) -> None:
        one, other = self.played(anna, benno)
        command = wire.Rematch(fresh())
        asked = [
            done(one.do(command)).room,
            done(one.do(command)).room,
            done(one.do(wire.Rematch(fresh()))).room,
        ]
        agreed = {done(other.do(command)).room, done(one.do(command)).room}

        assert asked == [None] * 3
        assert len(agreed) == 1
        assert [kind(told) for told in one.happened].count("rematched") == 1
        assert [kind(told) for told in one.happened].count("again") == 2

    def test_waits_for_one_who_says_nothing(self, anna: Guest, benno: Guest) -> None:
        one, other = self.played(anna, benno)
        assert done(one.do(wire.Rematch(fresh()))).room is None
        other.ping()

        assert other.view.rematch is None
        assert [chair.again for chair in other.view.chairs] == [True, None]
        assert other.happened[-1] == wire.AgainSaid(other.view.number, (Seat(0),), yes=True)

    def test_goes_on_without_the_rest_if_somebody_does_not_want_to_wait(
        self, anna: Guest, benno: Guest
    ) -> None:
        one, _ = self.played(anna, benno)
        done(one.do(wire.Rematch(fresh())))
        again = done(one.do(wire.Rematch(fresh(), now=True))).room
        assert again is not None
        rematch = anna.join(again)

        assert names(rematch) == ["Ace", "Anna"]
        assert [chair.kind for chair in rematch.view.chairs] == ["bot", "person"]
        assert rematch.view.chairs[1].colour == one.view.chairs[0].colour

    def test_begins_without_one_who_says_no(self, anna: Guest, benno: Guest) -> None:
        one, other = self.played(anna, benno)
        done(one.do(wire.Rematch(fresh())))
        again = done(other.do(wire.Rematch(fresh(), yes=False))).room
        assert again is not None

        assert [chair.kind for chair in anna.join(again).view.chairs] == ["bot", "person"]

    def test_does_not_begin_where_nobody_wants_to(self, anna: Guest, benno: Guest) -> None:
        for visit in self.played(anna, benno):
            assert done(visit.do(wire.Rematch(fresh(), yes=False))).room is None

    def test_does_not_wait_for_one_who_left(self, anna: Guest, benno: Guest) -> None:
        one, other = self.played(anna, benno)
        done(other.do(wire.Leave(fresh(), 1)))
        again = done(one.do(wire.Rematch(fresh()))).room
        assert again is not None

        assert names(anna.join(again)) == ["Benno", "Anna"]

    def test_is_answered_again_after_a_restart(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, BENNO).room
        anna.join(room).play(Random(2))
        command = wire.Rematch(fresh())
        before = done(anna.ask(room, command))
        house.restart()

        assert done(anna.ask(room, command)) == before


class TestAnOffer:
    def test_is_considered_before_it_is_made(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, BENNO, setup=LORDS).room
        before = house.stored(room)
        offer = Offer(Seat(1), terms(goods(1)))
        answer = consider(anna, room, wire.Consider(0, raw(offer)))

        anna_has, benno_has = lords_state(anna.join(room).table).table.money
        deal = Deal((), None, (anna_has - 1, benno_has + 1))
        assert answer == wire.Considered(ConsideredOffer(deal, ()), None)
        assert house.stored(room) == before

    def test_that_cannot_be_made_is_told_apart(self, anna: Guest, benno: Guest) -> None:
        room = anna.create(ANNA, BENNO, setup=LORDS).room
        rich, own = Offer(Seat(1), terms(goods(99))), Offer(Seat(0), terms(goods(1)))

        assert why_not(consider(anna, room, wire.Consider(0, raw(rich)))) == "no-money"
        assert why_not(consider(anna, room, wire.Consider(0, raw(own)))) == "bad-partner"
        assert why_not(consider(benno, room, wire.Consider(0, raw(rich)))) == "not-your-seat"
        elsewhere = anna.create(ANNA, BENNO).room
        assert why_not(consider(anna, elsewhere, wire.Consider(0, raw(rich)))) == "invalid-move"
        nowhere = anna.create(ANNA, OPEN, setup=LORDS).room
        assert why_not(consider(anna, nowhere, wire.Consider(0, raw(rich)))) == "not-begun"


def consider(guest: Guest, room: str, asked: wire.Consider) -> wire.Considered[ConsideredOffer]:
    answer = guest.post(f"/api/rooms/{room}/consider", asked)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.Considered[ConsideredOffer])


def why_not(answer: wire.Considered[ConsideredOffer]) -> str:
    assert answer.problem is not None
    return answer.problem.code
