"""Whole games over real sockets: what is told to whom, when, and how often."""

import asyncio
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import convert

from croupier.core.seats import Seat
from croupier.lasvegas.events import Event as LasVegasEvent
from croupier.lasvegas.events import NoteTaken
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import FACES, Face, FaceDown, Over, Placing, Purse, Starting
from croupier.lordsofvegas.moves import DrawCard
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.game_in_play import GameInPlay, TypedGame
from croupier.store.pages import Page
from tests.server.games import Game, gathered, news_of, play
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LAS_VEGAS,
    LORDS,
    OPEN,
    Guest,
    Served,
    Visit,
    done,
    fold,
    fresh,
    kind,
    las_vegas_state,
    played,
    problem,
    raw,
    refused,
    seen_by,
)

HIGHEST_NOTE = 90_000


class TestAWholeGame:
    def test_ends_alike_for_all(self, game: Game) -> None:
        endings = [visit.table.ending for visit in game.all]

        assert endings[0] is not None
        assert len(set(endings)) == 1
        assert [visit.view.stage for visit in game.all] == ["over"] * 3

    def test_is_told_entry_by_entry_to_all_alike(self, house: Served, game: Game) -> None:
        log = house.stored(game.room)
        numbers = [told.number for told in game.visits[0].happened]

        assert numbers == [*range(1, len(log))]
        assert game.visits[1].happened == game.visits[0].happened
        assert game.spectator.happened == game.visits[0].happened

    def test_is_told_as_the_fold_of_what_is_stored(self, house: Served, game: Game) -> None:
        rooms = fold(game.room, house.stored(game.room))
        for visit in game.all:
            for _, news in news_of(visit):
                same = seen_by(
                    rooms[news.view.number],
                    news.view.you,
                    present=[Seat(s) for s, chair in enumerate(news.view.chairs) if chair.present],
                    seed=house.seed(game.room),
                )
                assert news.view == same

    def test_says_who_chose(self, game: Game) -> None:
        chosen = {told.by for told in game.spectator.happened if isinstance(told, wire.Played)}

        assert chosen == {"holder", "bot"}

    def test_takes_no_more_moves(self, game: Game) -> None:
        is_las_vegas = game.spectator.view.setup.game == LAS_VEGAS.game
        move = raw(Place(Face(1)) if is_las_vegas else DrawCard())
        answer = refused(game.visits[0].do(wire.Move(fresh(), 0, move)))

        assert answer.code == "game-over"
        assert answer.view == game.visits[0].view


class TestFairDice:
    def test_are_promised_from_the_first_view_on(self, game: Game) -> None:
        (_, first), *_ = news_of(game.spectator)

        assert first.view.stage == "gathering"
        for visit in game.all:
            assert {news.view.commitment for _, news in news_of(visit)} == {first.view.commitment}

    def test_are_disclosed_only_after_the_end(self, house: Served, game: Game) -> None:
        seed = house.seed(game.room)
        for visit in game.all:
            for text, news in news_of(visit):
                assert (seed in text) == (news.view.stage == "over")
                assert (news.view.seed is not None) == (news.view.stage == "over")

    def test_are_as_promised(self, game: Game) -> None:
        view = game.spectator.view

        assert view.seed is not None
        assert hashlib.sha256(bytes.fromhex(view.seed)).hexdigest() == view.commitment


class TestWhatIsHidden:
    def winnings(self, seen: wire.AnySeen | None) -> tuple[Purse | FaceDown, ...]:
        state = las_vegas_state(seen) if seen is not None else None
        if state is None or isinstance(state, Starting | Over):
            return ()
        return state.table.winnings

    def test_is_money_of_others(self, las_vegas: Game) -> None:
        for visit in las_vegas.all:
            for text, news in news_of(visit):
                won = self.winnings(news.view.table)
                shown = [seat for seat, purse in enumerate(won) if isinstance(purse, Purse)]
                assert set(shown) <= set(news.view.you)
                if news.view.stage == "playing":
                    assert text.count('"purse"') == len(shown)

    def test_is_no_sum_that_could_be_read_anywhere(self, house: Served, las_vegas: Game) -> None:
        rooms = fold(las_vegas.room, house.stored(las_vegas.room))
        for visit in las_vegas.all:
            for text, news in news_of(visit):
                for sum_ in self.sums(rooms[news.view.number].game, news.view.you):
                    assert sum_ not in set(numbers_in(json.loads(text)))

    def sums(self, game: GameInPlay | None, you: tuple[Seat, ...]) -> Iterator[int]:
        """Yield what lies face down for a guest, where no single note is worth as much."""
        assert game is None or isinstance(game, TypedGame)
        if game is None or isinstance(game.state, Starting | Over):
            return
        for seat, purse in enumerate(game.state.table.winnings):
            if seat not in you and sum(purse.notes) > HIGHEST_NOTE:
                yield sum(purse.notes)

    def test_is_not_what_was_paid_in_the_open(self, las_vegas: Game) -> None:
        """LV-5.6: notes are paid for all to see, so whoever remembers them knows the sums."""
        remembered = Counter[int]()
        for told in played(las_vegas.spectator):
            events: list[LasVegasEvent] = convert(
                [one.event for one in told.told], list[LasVegasEvent]
            )
            for event in events:
                if isinstance(event, NoteTaken) and event.claimant != "white":
                    remembered[event.claimant] += event.note
        over = las_vegas_state(las_vegas.spectator.table)
        assert isinstance(over, Over)
        assert [remembered[seat] for seat in range(3)] == [
            sum(purse.notes) for purse in over.purses
        ]

    def test_are_choices_of_others(self, game: Game) -> None:
        for visit in game.all:
            for _, news in news_of(visit):
                chosen_for = (
                    [yours.seat for yours in news.view.table.yours] if news.view.table else []
                )
                assert set(chosen_for) <= set(news.view.you)
        assert not any(news.view.you for _, news in news_of(game.spectator))

    def test_on_a_shared_device_is_what_is_not_the_movers(self, house: Served) -> None:
        guest = house.guest()
        visit = guest.join(guest.create(ANNA, BENNO, EASY).room).play(Random(8))
        seen = set()
        for _, news in news_of(visit):
            won = self.winnings(news.view.table)
            shown = [seat for seat, purse in enumerate(won) if isinstance(purse, Purse)]
            turn = news.view.table.turn if news.view.table else None
            assert shown == ([turn.seat] if turn and turn.seat in news.view.you else [])
            seen.update(shown)

        assert seen == {0, 1}

    def test_are_secrets(self, house: Served, game: Game) -> None:
        holders = [
            entry.holders for entry in house.stored(game.room) if isinstance(entry, e.Seated)
        ]
        secrets = [guest.secret for guest in game.guests]
        for visit in game.all:
            for secret in (*secrets, *(holder for held in holders for holder in held)):
                assert not any(secret in text for text in visit.raw)


def numbers_in(value: object) -> Iterator[int]:
    """Yield every number in a message."""
    match value:
        case bool():
            pass
        case int():
            yield value
        case dict():
            for part in value.values():
                yield from numbers_in(part)
        case list():
            for part in value:
                yield from numbers_in(part)
        case _:
            pass


class TestComingBack:
    @pytest.mark.parametrize("missed", [0, 1, 2, 30, 100])
    def test_brings_exactly_what_was_missed(self, house: Served, game: Game, missed: int) -> None:
        told = game.spectator.happened
        after = told[-1].number - missed

        visit = house.stranger().join(game.room, after)
        assert visit.happened == [one for one in told if one.number > after]
        assert visit.view == game.spectator.view

    def test_brings_the_same_by_http(self, game: Game) -> None:
        told = game.spectator.happened
        after = told[-10].number

        assert game.guests[0].see(game.room, after).happened == tuple(told[-9:])

    # Whoever restarts a house ends the visits of all in it: such a house is nobody else's.
    @pytest.mark.parametrize("setup", [LAS_VEGAS, LORDS], ids=lambda setup: setup.game)
    def test_brings_the_same_after_a_restart(self, served: Served, setup: wire.AskedSetup) -> None:
        game = play(gathered(served, setup), Random(5))
        served.restart()
        visit = game.guests[0].join(game.room)

        assert visit.happened == game.visits[0].happened
        assert visit.view.table == game.visits[0].view.table
        assert visit.view.you == (0,)

    def test_to_the_middle_of_a_game_lets_it_go_on(self, served: Served) -> None:
        game = gathered(served, LAS_VEGAS)
        luck = Random(9)
        while game.visits[0].view.number < 60:
            for visit in game.visits:
                visit.ping()
                if visit.is_asked():
                    done(visit.do(visit.choose(luck)))
        known = game.visits[0].view.number
        before = [*game.visits[0].happened]
        served.restart()
        again = tuple(guest.join(game.room, known) for guest in game.guests)
        resumed = Game(game.room, game.guests, again, served.stranger().join(game.room, known))
        play(resumed, luck)

        numbers = [told.number for told in (*before, *again[0].happened)]
        assert numbers == [*range(1, len(served.stored(game.room)))]


class TestSending:
    """A move of Anna's in a game with a bot, sent more often than it should be."""

    @pytest.fixture
    def anna(self, house: Served) -> Guest:
        return house.guest()

    @pytest.fixture
    def visit(self, anna: Guest) -> Visit:
        room = anna.create(ANNA, EASY).room
        return anna.join(room).until(Visit.is_asked)

    def played(self, house: Served, visit: Visit) -> list[e.GameEntry]:
        log = house.stored(visit.view.room)
        return [entry for entry in log if isinstance(entry, e.GameEntry) and entry.sent]

    def test_the_same_twice_does_it_once(self, house: Served, visit: Visit) -> None:
        move = visit.choose(Random(1))
        answer = done(visit.do(move))

        assert visit.do(move) == answer
        assert len(self.played(house, visit)) == 1

    def test_both_before_an_answer_does_it_once(self, house: Served, visit: Visit) -> None:
        move = visit.choose(Random(1))
        visit.send(move)
        answer = done(visit.do(move))

        assert done(visit.do(move)) == answer
        assert len(self.played(house, visit)) == 1

    def test_on_two_sockets_does_it_once(self, house: Served, anna: Guest, visit: Visit) -> None:
        other = anna.join(visit.view.room)
        move = visit.choose(Random(1))
        visit.send(move)
        other.send(move)

        assert done(visit.do(move)) == done(other.do(move)) == done(anna.ask(visit.view.room, move))
        assert len(self.played(house, visit)) == 1

    def test_again_after_a_restart_does_it_once(self, served: Served) -> None:
        anna = served.guest()
        visit = anna.join(anna.create(ANNA, EASY).room).until(Visit.is_asked)
        move = visit.choose(Random(1))
        answer = done(visit.do(move))
        served.restart()

        assert anna.join(visit.view.room).do(move) == answer
        assert len(self.played(served, visit)) == 1

    def test_the_same_id_means_another_command_to_another_guest(
        self, house: Served, anna: Guest
    ) -> None:
        created = anna.create(ANNA, OPEN)
        benno = house.guest()
        done(benno.ask(created.room, wire.Sit("same", 1, "Benno", created.invite)))
        done(anna.ask(created.room, wire.Say("same", 0, "Hello!")))

        assert [kind(told) for told in anna.see(created.room).happened[1:]] == ["seated", "said"]


def missing_faces(visit: Visit) -> list[Face]:
    """Return the faces no die shows."""
    state = las_vegas_state(visit.table)
    assert isinstance(state, Placing)
    return [face for face in FACES if face not in (*state.roll.own, *state.roll.white)]


class TestRefusals:
    @pytest.fixture
    def visit(self, house: Served) -> Visit:
        anna = house.guest()
        while True:
            visit = anna.join(anna.create(ANNA, EASY).room).until(Visit.is_asked)
            # One roll in nine shows every face, and then there is none to be refused.
            if missing_faces(visit):
                return visit

    def test_carry_code_sentence_and_a_fresh_view(self, house: Served, visit: Visit) -> None:
        missing = missing_faces(visit)[0]
        before = house.stored(visit.view.room)
        answer = refused(visit.do(wire.Move(fresh(), 0, raw(Place(missing)))))

        assert answer.code == "face-not-rolled"
        assert answer.sentence.startswith(f"No die shows {missing}; the faces rolled are ")
        assert answer.view == visit.view
        assert house.stored(visit.view.room) == before

    def test_show_a_view_that_is_fresher_than_what_was_known(self, house: Served) -> None:
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        stale, fresher = anna.join(room), anna.join(room)
        move = stale.choose(Random(1))
        done(fresher.do(fresher.choose(Random(2))))
        answer = refused(anna.ask(room, wire.Move(fresh(), move.seat, move.move)))

        assert answer.code == "not-your-turn"
        assert answer.view == fresher.view

    def test_meet_a_move_of_another_game(self, visit: Visit) -> None:
        assert refused(visit.do(wire.Move(fresh(), 0, raw(DrawCard())))).code == "invalid-move"

    @pytest.mark.parametrize(
        ("text", "id_"),
        [
            ('{"type":"say","id":"x","seat":0}', "x"),
            ('{"type":"say","id":"x","seat":0,"text":"Hi","more":1}', "x"),
            ('{"type":"say","id":"x","seat":9,"text":"Hi"}', "x"),
            ('{"type":"say","id":"x","seat":"0","text":"Hi"}', "x"),
            ('{"type":"dance","id":"x"}', "x"),
            ('{"id":5}', ""),
            ('{"type":"say","id":"%s","seat":0,"text":"Hi"}' % ("x" * 65), "x" * 64),
            ('{"type":"ping","id":"\\ud800"}', ""),
            ("[" * 4000, ""),
            ("", ""),
            ("Hello!", ""),
        ],
        ids=range(11),
    )
    def test_meet_what_cannot_be_read(self, visit: Visit, text: str, id_: str) -> None:
        visit.socket.send(text)
        while not isinstance(answer := visit.take(), wire.Refused):
            pass

        assert (answer.id, answer.code) == (id_, "bad-message")
        visit.ping()

    def test_meet_whoever_asks_for_a_room_there_is_not(self, house: Served) -> None:
        guest = house.guest()

        assert problem(guest.http.get("/api/rooms/nowhere")) == (404, "unknown-room")
        assert problem(guest.post("/api/rooms/nowhere/commands", wire.Begin("x")))[0] == 404
        assert refused_at_once(guest.connect("nowhere")).code == "unknown-room"

    def test_meet_whoever_comes_back_from_no_number(self, house: Served, visit: Visit) -> None:
        guest, room = house.guest(), visit.view.room

        answer = guest.http.get(f"/api/rooms/{room}", params={"after": "x"})
        assert problem(answer) == (400, "bad-message")
        assert refused_at_once(guest.connect(room, "--1")).code == "bad-message"


def refused_at_once(visit: Visit) -> wire.Refused:
    """Return why a socket was closed as soon as it was opened."""
    told = visit.take()
    assert isinstance(told, wire.Refused)
    return told


class TestTheOrder:
    """Check, step, store, then tell."""

    def test_nothing_is_told_before_it_is_stored(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = house.house.hub.store
        write = store.write

        async def slowly(*pages: Page) -> None:
            for _ in range(100):
                await asyncio.sleep(0)
            await write(*pages)

        monkeypatch.setattr(store, "write", slowly)
        game = gathered(house, LAS_VEGAS)
        luck = Random(1)
        while len(game.spectator.happened) < 50:
            asked = next((visit for visit in game.visits if visit.is_asked()), None)
            if asked is not None:
                asked.send(asked.choose(luck))
            told = game.spectator.take()
            assert isinstance(told, wire.News | wire.Presence)
            if isinstance(told, wire.News):
                assert len(house.stored(game.room)) > told.view.number
            for visit in game.visits:
                visit.until(lambda v: v.view.number >= game.spectator.view.number)
                assert len(house.stored(game.room)) > visit.view.number

    def test_an_answer_comes_after_it_is_stored(self, house: Served) -> None:
        anna = house.guest()
        visit = anna.join(anna.create(ANNA, BENNO).room)
        for _ in range(5):
            answer = done(visit.do(visit.choose(Random(1))))
            stored = house.stored(visit.view.room)[answer.number]
            assert isinstance(stored, e.GameEntry)
            assert stored.sent
