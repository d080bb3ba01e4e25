"""What may be asked about ratings, and that they follow from the logs of games that counted."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from random import Random

import pytest
from msgspec.json import Decoder

from croupier.server import entries as e
from croupier.server import wire
from croupier.server.guests import digest
from croupier.server.rebuilding import rebuild
from croupier.server.results import RESULTS
from croupier.store.errors import StoreDown
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    ANNA_STARTS,
    EASY,
    LAS_VEGAS,
    OPEN,
    QUICK,
    Guest,
    Served,
    done,
    fresh,
    problem,
)
from tests.server.neighbours import Neighbours, nats, neighbours

__all__ = ["nats", "neighbours"]

BOARDS, OWN = Decoder(wire.Leaderboard), Decoder(wire.OwnRatings)
CHANGES = Decoder(wire.RatingChanges)


@pytest.fixture
def club(open_house: Open) -> Served:
    """Return a server with a file of its own."""
    return open_house(QUICK)


def profile(house: Served, name: str) -> Guest:
    guest = house.guest()
    guest.make_profile(name)
    return guest


def begun(one: Guest, other: Guest, setup: wire.AskedSetup = LAS_VEGAS) -> str:
    """Begin a game of two that counts."""
    created = one.create(ANNA, OPEN, setup=setup, counts=True)
    done(other.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
    done(one.ask(created.room, wire.Begin(fresh())))
    return created.room


def play(one: Guest, other: Guest, luck: Random, setup: wire.AskedSetup = LAS_VEGAS) -> str:
    """Play a game of two that counts to its end."""
    room = begun(one, other, setup)
    go_on(room, (one, other), luck)
    return room


def go_on(room: str, guests: Sequence[Guest], luck: Random) -> None:
    visits = [guest.join(room) for guest in guests]
    while visits[0].view.stage == "playing":
        for visit in visits:
            visit.ping()
            if visit.view.stage == "playing" and visit.is_asked():
                done(visit.do(visit.choose(luck)))


def changes(guest: Guest, room: str) -> tuple[wire.RatingChange | None, ...]:
    return CHANGES.decode(guest.http.get(f"/api/rooms/{room}/ratings").content).seats


def own(guest: Guest) -> tuple[wire.OwnRating[object], ...]:
    return OWN.decode(guest.http.get("/api/me/ratings").content).ratings


def board(guest: Guest, game: str = "las-vegas") -> wire.Leaderboard:
    return BOARDS.decode(guest.http.get(f"/api/ratings/{game}").content)


def kept(house: Served) -> list[tuple[object, ...]]:
    """Read past the server all that ratings are, and what they are made of."""
    with closing(sqlite3.connect(f"file:{house.path}?mode=ro", uri=True)) as line:
        return [
            *line.execute("SELECT * FROM ratings ORDER BY game, variant, player"),
            *line.execute("SELECT * FROM rated_games ORDER BY room"),
        ]


async def written_anew(house: Served) -> None:
    async for _ in rebuild(house.house.store):
        pass


class TestAGameThatCounted:
    def test_changes_the_ratings_of_those_who_played_it(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        room = play(anna, benno, Random(1))
        first, second = changes(anna, room)
        result = club.run(club.house.store.result(room))

        assert first is not None
        assert second is not None
        assert result is not None
        places = [seat.place for seat in RESULTS.decode(result).seats]
        gains = [one.after.value - one.before.value for one in (first, second)]
        assert first.before == second.before == wire.Rating(1500, 667)
        assert (gains[0] > gains[1]) == (places[0] < places[1])
        assert first.after.doubt < 667
        assert changes(club.stranger(), room) == (first, second)

    def test_is_seen_on_the_leaderboard_and_by_oneself(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        rooms = [play(anna, benno, Random(luck), LAS_VEGAS) for luck in (1, 2)]
        rooms.append(play(benno, anna, Random(3), ANNA_STARTS))
        club.let_pass(10.0)
        shown = board(club.stranger())
        (ladder,) = shown.ladders
        (rating,) = own(anna)

        assert {one.name for one in ladder.players} == {"Anna", "Benno"}
        assert [one.games for one in ladder.players] == [3, 3]
        assert ladder.count == 2
        sure = [one.rating.value - one.rating.doubt for one in ladder.players]
        assert sure == sorted(sure, reverse=True)
        assert [one.level for one in shown.bots] == ["easy", "medium", "hard", "champion"]
        assert [one.name for one in ladder.players][rating.place - 1] == "Anna"
        assert (rating.game, rating.games, rating.players) == ("las-vegas", 3, 2)
        last = changes(anna, rooms[-1])[1]
        assert last is not None
        assert rating.rating == last.after
        assert len(rating.course) == 3
        assert rating.course[-1] == rating.rating.value

    def test_with_bots_moves_only_the_person(self, club: Served) -> None:
        anna = profile(club, "Anna")
        room = anna.create(ANNA, EASY, counts=True).room
        anna.join(room).play(Random(5))
        person, bot = changes(anna, room)

        assert person is not None
        assert bot is None
        assert len(board(anna).ladders[0].players) == 1

    def test_is_lost_by_whoever_left_it(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        room = begun(anna, benno)
        done(anna.ask(room, wire.Leave(fresh(), 0)))
        go_on(room, [benno], Random(6))
        left, stayed = changes(benno, room)

        assert left is not None
        assert stayed is not None
        assert left.after.value < 1500 < stayed.after.value


class TestNobodyIsAsked:
    def test_of_a_game_that_did_not_count_there_is_nothing(self, club: Served) -> None:
        anna = profile(club, "Anna")
        room = anna.create(ANNA, EASY).room
        anna.join(room).play(Random(7))

        assert changes(anna, room) == changes(anna, "nowhere") == ()
        assert own(anna) == own(club.guest()) == ()
        assert board(anna).ladders == ()

    def test_an_unknown_game_is_refused(self, club: Served) -> None:
        assert problem(club.stranger().http.get("/api/ratings/chess")) == (404, "unknown-game")


class TestRebuilt:
    def test_ratings_are_those_that_were_kept(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        for luck in range(3):
            play(anna, benno, Random(luck))
        own(anna)
        before = kept(club)
        with closing(sqlite3.connect(club.path)) as line, line:
            line.execute("DELETE FROM ratings")
            line.execute("DELETE FROM rated_games")
        club.run(written_anew(club))

        assert len(before) == 5
        assert kept(club) == before

    def test_what_ended_with_the_server_counts_when_it_is_back(self, club: Served) -> None:
        """As if it was killed between the last move and the ratings."""
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        room = play(anna, benno, Random(1))
        changed = changes(anna, room)
        with closing(sqlite3.connect(club.path)) as line, line:
            line.execute("DELETE FROM ratings")
            line.execute("UPDATE rated_games SET steps = ''")
        club.restart()
        again = club.stranger()

        assert changes(again, room) == changed


class TestForgetting:
    def test_others_keep_their_ratings_also_when_they_are_rebuilt(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        carla = profile(club, "Carla")
        play(anna, benno, Random(1))
        play(carla, anna, Random(2))
        play(benno, carla, Random(3))
        before = own(benno), own(carla)
        secret = digest(anna.secret)
        assert anna.http.post("/api/me/forget").status_code == 204
        club.let_pass(10.0)
        names = {one.name for one in board(benno).ladders[0].players}
        store = club.house.store
        club.until(lambda: club.run(store.profiles.names(secret)) == [])

        assert names == {"Benno", "Carla"}
        assert strengths(own(benno)) == strengths(before[0])
        assert strengths(own(carla)) == strengths(before[1])
        assert secret not in str(kept(club))
        with closing(sqlite3.connect(club.path)) as line, line:
            line.execute("DELETE FROM ratings")
            line.execute("DELETE FROM rated_games")
        club.run(written_anew(club))
        assert strengths(own(benno)) == strengths(before[0])
        assert strengths(own(carla)) == strengths(before[1])

    def test_in_the_midst_of_a_game_it_counts_for_the_others(self, club: Served) -> None:
        anna, benno = profile(club, "Anna"), profile(club, "Benno")
        play(anna, benno, Random(1))
        (rating,) = own(anna)
        room = begun(anna, benno)
        assert anna.http.post("/api/me/forget").status_code == 204
        club.until(lambda: any(isinstance(entry, e.Forgotten) for entry in club.stored(room)))
        go_on(room, [benno], Random(2))
        gone, stayed = changes(benno, room)

        assert gone is None
        assert stayed is not None
        assert stayed.after.value > stayed.before.value
        (forgotten,) = [one for one in club.stored(room) if isinstance(one, e.Forgotten)]
        assert round(500 + 40 * forgotten.ratings[0].mu) == rating.rating.value
        before = kept(club)
        club.run(written_anew(club))
        assert kept(club) == before


def strengths(ratings: tuple[wire.OwnRating[object], ...]) -> list[tuple[wire.Rating, int]]:
    return [(one.rating, one.games) for one in ratings]


def test_what_is_kept_about_somebody_has_their_ratings(club: Served) -> None:
    anna = profile(club, "Anna")
    room = anna.create(ANNA, EASY, counts=True).room
    anna.join(room).play(Random(5))
    (rating,) = own(anna)
    exported = anna.http.get("/api/me/export").json()

    assert [one["rating"]["value"] for one in exported["ratings"]] == [rating.rating.value]


def test_games_that_end_in_two_processes_all_count(neighbours: Neighbours) -> None:
    here, there = neighbours.here, neighbours.there
    anna, benno = profile(here, "Anna"), profile(here, "Benno")
    for luck in range(2):
        play(anna, benno, Random(luck))
    abroad = Guest(there.address)
    abroad.http.headers["Authorization"] = f"Bearer {anna.secret}"

    assert [one.games for one in own(abroad)] == [one.games for one in own(anna)] == [2]
    abroad.go()


async def nothing_to_be_had() -> None:
    raise StoreDown


def test_without_a_store_games_are_settled_later(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = club.house.reception.ratings
    monkeypatch.setattr(desk, "settle", nothing_to_be_had)

    club.run(desk.settle_soon())
