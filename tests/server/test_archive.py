"""Tables to join or watch, and finished games: as records, as replays, and played on."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from msgspec.json import Decoder
from msgspec.structs import replace as replace_settings

from croupier.core import records
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import GameSpec, editions
from croupier.lasvegas import LasVegas
from croupier.lordsofvegas import LordsOfVegas
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.analysing import Analyst
from croupier.server.archive import LIST_SECONDS, MOST_LISTED
from croupier.server.bodies import LARGEST_RECORD
from croupier.store.errors import StoreDown
from croupier.store.pages import Kept
from croupier.store.store import Store
from tests.server.conftest import Open
from tests.server.games import Game, news_of
from tests.server.house import (
    ANNA,
    BENNO,
    CREATED,
    EASY,
    LAS_VEGAS,
    LORDS,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    problem,
)

LISTINGS = Decoder(wire.Listings)
REPLAYS = Decoder(wire.Replay)
INSIGHTS = Decoder(wire.AnyInsight)
PATIENCE = 300
"""Seconds; on a machine that has compiled nothing yet an analysis takes a while."""


class TestTheRecord:
    def text(self, guest: Guest, room: str) -> str:
        answer = guest.http.get(f"/api/rooms/{room}/record")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith("attachment")
        return answer.text

    def keep(self, guest: Guest, text: str) -> tuple[int, str]:
        answer = guest.http.post("/api/records", content=text.encode())
        sentence = json.loads(answer.content).get("sentence", "")
        return answer.status_code, sentence

    def test_proves_every_outcome(self, las_vegas: Game, lords: Game) -> None:
        assert records.verify(LasVegas(), self.text(las_vegas.guests[0], las_vegas.room)) > 50
        assert records.verify(LordsOfVegas(), self.text(lords.guests[0], lords.room)) > 50

    def test_is_given_out_when_the_game_is_over(self, house: Served) -> None:
        guest = house.guest()
        for room in (guest.create(ANNA, EASY).room, guest.create(ANNA, OPEN).room):
            assert problem(guest.http.get(f"/api/rooms/{room}/record")) == (409, "not-over")
            assert problem(guest.http.get(f"/api/rooms/{room}/replay")) == (409, "not-over")

    def test_goes_out_and_in_again(self, house: Served, game: Game) -> None:
        text, stranger = self.text(game.guests[0], game.room), house.stranger()
        answer = stranger.http.post("/api/records", content=text.encode())
        room = CREATED.decode(answer.content).room

        assert answer.status_code == 201
        assert self.text(stranger, room) == text
        assert stranger.see(room).view.table == game.spectator.view.table
        assert stranger.see(room).view.you == ()

    def test_is_refused_by_the_line_that_was_changed(self, las_vegas: Game) -> None:
        guest = las_vegas.guests[0]
        lines = self.text(guest, las_vegas.room).splitlines()
        at = next(n for n, line in enumerate(lines) if '"rolled"' in line)
        dice = [6] * len(json.loads(lines[at])["dice"])
        edited = [*lines[:at], json.dumps({"type": "rolled", "dice": dice}), *lines[at + 1 :]]
        status, sentence = self.keep(guest, "\n".join(edited))

        assert status == 400
        assert sentence.startswith(f"Line {at + 1}: the dealer's outcome here was ")

    def test_is_refused_if_it_breaks_off(self, las_vegas: Game) -> None:
        guest = las_vegas.guests[0]
        lines = self.text(guest, las_vegas.room).splitlines()

        assert self.keep(guest, "\n".join(lines[:9])) == (
            400,
            "Line 9: the record breaks off here, without its seal.",
        )

    @pytest.mark.parametrize(
        "text",
        ["", "{}", "[" * 5000, '{"croupier":1,"game":"chess"}'],
        ids=["empty", "bare", "deep", "other"],
    )
    def test_is_refused_if_it_is_none(self, house: Served, text: str) -> None:
        status, sentence = self.keep(house.stranger(), text)

        assert status == 400
        assert sentence.startswith("Line 1: ")

    def test_is_text_of_a_bounded_size(self, house: Served) -> None:
        http = house.stranger().http

        assert problem(http.post("/api/records", content=b"\xff")) == (400, "bad-message")
        large = b"x" * (LARGEST_RECORD + 1)
        assert problem(http.post("/api/records", content=large)) == (413, "too-large")


class TestTheReplay:
    def test_shows_every_step_as_spectators_saw_it(self, game: Game) -> None:
        answer = game.guests[0].http.get(f"/api/rooms/{game.room}/replay")
        assert answer.headers["content-encoding"] == "gzip"
        replay = REPLAYS.decode(answer.content)

        assert [frame.happened for frame in replay.frames] == [
            told for told in game.spectator.happened if isinstance(told, wire.Played)
        ]
        assert replay.frames[-1].table == game.spectator.table
        for _, news in news_of(game.spectator):
            frames = [frame for frame in replay.frames if frame.number == news.view.number]
            assert all(frame.table == news.view.table for frame in frames)

    def test_is_the_same_for_those_who_do_not_unpack(self, las_vegas: Game) -> None:
        http, path = las_vegas.guests[0].http, f"/api/rooms/{las_vegas.room}/replay"
        plain = http.get(path, headers={"Accept-Encoding": "identity"})

        assert "content-encoding" not in plain.headers
        assert plain.content == http.get(path).content


class TestFinishedGames:
    def test_are_read_once_and_kept_out_of_memory(self, open_house: Open) -> None:
        # Where somebody thinks, games that have ended are read some time later to be looked into.
        house = open_house(replace_settings(QUICK, thinkers=0))
        room = finished(house.guest())
        http, store = house.stranger().http, house.house.store
        del house.house.hub.rooms[room]
        read = Counter[str]()

        async def counted(name: str, after: int = -1) -> list[Kept]:
            read[name] += 1
            return await Store.read(store, name, after)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "read", counted)
            for _ in range(3):
                assert http.get(f"/api/rooms/{room}/replay").status_code == 200
                assert http.get(f"/api/rooms/{room}/record").status_code == 200
        assert read == {room: 2}
        assert room not in house.house.hub.rooms

    def test_may_be_asked_for_so_often_if_nobody_has_asked_before(self, open_house: Open) -> None:
        house = open_house(replace_settings(QUICK, readings_per_minute=2.0))
        guest = house.guest()
        room = guest.join(guest.create(ANNA, EASY).room).play(Random(1)).view.room
        paths = [f"/api/rooms/{room}/{what}" for what in ("replay", "record")]
        for path in paths:
            assert guest.http.get(path).status_code == 200
        answer = guest.http.get("/api/rooms/other/replay")

        assert problem(answer) == (429, "too-often")
        assert guest.http.get(paths[0]).status_code == 200
        house.let_pass(60)
        assert problem(guest.http.get("/api/rooms/other/replay")) == (404, "unknown-room")


def finished(guest: Guest) -> str:
    """Return a room whose game is over."""
    return guest.join(guest.create(ANNA, EASY).room).play(Random(1)).view.room


class TestTheAnalysis:
    def test_is_there_once_the_game_is_over(self, las_vegas: Game) -> None:
        http = las_vegas.guests[0].http
        answer = http.get(f"/api/rooms/{las_vegas.room}/analysis", timeout=PATIENCE)
        found = INSIGHTS.decode(answer.content)
        _, *lines, _ = http.get(f"/api/rooms/{las_vegas.room}/record").text.splitlines()

        assert len(found.seats) == len(las_vegas.visits[0].view.chairs)
        assert len(found.chances) == len(lines) + 1
        assert found.is_complete
        for error in found.errors:
            move = json.loads(wire.ENCODER.encode(error.move))
            assert json.loads(lines[error.entry]) == {
                "type": "moved",
                "seat": error.seat,
                "move": move,
            }

    def test_is_made_once_for_all_who_ask(self, las_vegas: Game) -> None:
        analyses = [
            guest.http.get(f"/api/rooms/{las_vegas.room}/analysis", timeout=PATIENCE).content
            for guest in las_vegas.guests
        ]

        assert len({*analyses}) == 1

    def test_is_made_when_a_game_ends_and_kept_in_the_store(self, open_house: Open) -> None:
        house = open_house(QUICK)
        guest = house.guest()
        room = finished(guest)

        def kept() -> bytes | None:
            return house.run(house.house.store.analysis(room))

        house.until(lambda: kept() is not None, PATIENCE)
        house.restart()
        # Whoever is asked now has nobody who could find it again.
        house.run(house.house.reception.analyst.close())
        house.house.reception.analyst = Analyst(house.house.store, ("no-such-program",))
        answers = [guest.http.get(f"/api/rooms/{room}/analysis") for _ in range(3)]

        assert {answer.content for answer in answers} == {kept()}

    def test_is_sketched_for_those_who_say_what_they_know(self, las_vegas: Game) -> None:
        http, path = las_vegas.guests[0].http, f"/api/rooms/{las_vegas.room}/analysis"
        known, found = 0, INSIGHTS.decode(http.get(f"{path}?known=0", timeout=PATIENCE).content)
        while not found.is_complete:
            assert len(found.chances) > known
            known = len(found.chances)
            answer = http.get(f"{path}?known={known}", timeout=PATIENCE)
            found = INSIGHTS.decode(answer.content)

        assert http.get(path).content == http.get(f"{path}?known=0").content
        assert problem(http.get(f"{path}?known=all")) == (400, "bad-message")

    def test_is_refused_for_a_game_without_a_judge(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bare = GameSpec("las-vegas", "Las Vegas", editions(replace(VERSION_1, judge=None)))
        monkeypatch.setattr(registry, "find", lambda _name: bare)
        guest = house.guest()
        room = finished(guest)
        # Other games that have ended are looked into first.
        answer = guest.http.get(f"/api/rooms/{room}/analysis", timeout=PATIENCE)

        assert problem(answer) == (404, "unknown-game")
        assert answer.json()["sentence"] == "Nobody here judges games of las-vegas."

    def test_is_not_made_while_the_game_goes_on(self, house: Served) -> None:
        guest = house.guest()
        room = guest.create(ANNA, EASY).room

        assert problem(guest.http.get(f"/api/rooms/{room}/analysis")) == (409, "not-over")


class TestTheListOfTables:
    def test_shows_listed_tables_that_are_not_over(self, house: Served, anna: Guest) -> None:
        hidden = anna.create(ANNA, OPEN).room
        open_ = anna.create(ANNA, OPEN, listed=True, setup=LORDS, timer=30).room
        anna = house.guest()
        over = anna.create(ANNA, BENNO, listed=True).room
        anna.join(over).play(Random(4))
        rooms = {table.room: table for table in tables(house)}

        assert hidden not in rooms
        assert over not in rooms
        assert rooms[open_].setup == wire.Setup(LORDS.game, {})
        assert rooms[open_].stage == "gathering"
        assert rooms[open_].timer == 30
        assert [chair.name for chair in rooms[open_].chairs] == ["Anna", ""]

    def test_shows_only_so_many(self, house: Served) -> None:
        for _ in range(MOST_LISTED + 1):
            last = house.guest().create(ANNA, OPEN, listed=True).room
        listed = tables(house)

        assert len(listed) == MOST_LISTED
        assert listed[0].room == last

    def test_shows_one_table_of_a_guest_their_newest(self, house: Served, anna: Guest) -> None:
        older, other = (anna.create(ANNA, OPEN, listed=True) for _ in range(2))
        rooms = {table.room for table in tables(house)}

        assert other.room in rooms
        assert older.room not in rooms
        # Whoever has its address may still sit down without an invitation.
        done(house.guest().ask(older.room, wire.Sit(fresh(), 1, "Benno")))
        assert older.room not in {table.room for table in tables(house)}

    def test_shows_whoever_plays_again_instead_of_their_other_table(self, house: Served) -> None:
        anna = house.guest()
        visit = anna.join(anna.create(ANNA, EASY, listed=True).room).play(Random(5))
        meanwhile = anna.create(ANNA, OPEN, listed=True).room
        again = done(visit.do(wire.Rematch(fresh()))).room
        rooms = {table.room for table in tables(house)}

        assert again in rooms
        assert meanwhile not in rooms

    def test_shows_only_so_many_from_one_address_the_newest(self, open_house: Open) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=3))
        benno = house.guest()
        benno.http.headers["X-Forwarded-For"] = "192.0.2.1"
        other = benno.create(ANNA, OPEN, listed=True).room
        rooms = [house.guest().create(ANNA, OPEN, listed=True).room for _ in range(5)]

        assert {table.room for table in tables(house)} == {other, *rooms[2:]}
        # Whoever has the address of one that is not shown may still sit down.
        done(house.guest().ask(rooms[0], wire.Sit(fresh(), 1, "Benno")))
        assert {table.room for table in tables(house)} == {other, *rooms[2:]}

    def test_counts_no_tables_of_an_address_that_are_not_shown(self, open_house: Open) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=2))
        first, second, third = (house.guest() for _ in range(3))
        over = first.create(ANNA, EASY, listed=True).room
        first.join(over).play(Random(5))
        second.create(ANNA, OPEN, listed=True)
        rooms = {one.create(ANNA, OPEN, listed=True).room for one in (second, third)}

        assert {table.room for table in tables(house)} == rooms

    def test_counts_whoever_plays_again_as_well(self, open_house: Open) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=2))
        guests = [house.guest() for _ in range(4)]
        visits = [one.join(one.create(ANNA, EASY, listed=True).room) for one in guests]
        for visit in visits:
            visit.play(Random(5))
        hidden = guests[0].join(guests[0].create(ANNA, EASY).room).play(Random(5))
        again = [done(visit.do(wire.Rematch(fresh()))).room for visit in visits[:3]]
        again.append(done(guests[3].ask(visits[3].view.room, wire.Rematch(fresh()))).room)
        done(hidden.do(wire.Rematch(fresh())))

        assert {table.room for table in tables(house)} == {*again[2:]}

    def test_is_not_in_the_hands_of_whoever_sat_at_a_table(self, open_house: Open) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=1))
        anna, benno = house.guest(), house.guest()
        benno.http.headers["X-Forwarded-For"] = "192.0.2.1"
        room = anna.create(ANNA, OPEN, listed=True).room
        done(benno.ask(room, wire.Sit(fresh(), 1, "Benno")))
        done(anna.ask(room, wire.Begin(fresh())))
        play_out(anna.join(room), benno.join(room))
        done(anna.ask(room, wire.Rematch(fresh())))
        again = done(benno.ask(room, wire.Rematch(fresh()))).room
        other = benno.create(BENNO, OPEN, listed=True).room

        assert {table.room for table in tables(house)} == {again, other}
        # It is her table: hers is the place that the next one takes.
        newest = anna.create(ANNA, OPEN, listed=True).room
        assert {table.room for table in tables(house)} == {newest, other}

    @pytest.mark.parametrize("most", [1, 10])
    def test_is_told_of_at_a_table_that_is_listed_no_more(
        self, open_house: Open, most: int
    ) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=most))
        anna = house.guest()
        visit = anna.join(anna.create(ANNA, OPEN, listed=True).room)
        # With one from each address another's is enough, otherwise it takes another of their own.
        other = house.guest() if most == 1 else anna
        other.create(ANNA, OPEN, listed=True)
        visit.until(lambda visit: isinstance(visit.happened[-1], wire.TableArranged))
        told = [one for one in visit.happened if isinstance(one, wire.TableArranged)]

        assert [(one.seat, one.message) for one in told] == [(None, "table-unlisted")]
        # Whoever has the link may still sit down.
        done(house.guest().ask(visit.view.room, wire.Sit(fresh(), 1, "Benno")))

    def test_is_not_told_of_where_it_is_over(self, house: Served, anna: Guest) -> None:
        visit = anna.join(anna.create(ANNA, EASY, listed=True).room).play(Random(5))
        before = house.stored(visit.view.room)
        house.run(house.house.hub.note_unlisted(visit.view.room))

        assert house.stored(visit.view.room) == before

    def test_counts_as_soon_as_it_can(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house = open_house(replace_settings(QUICK, most_listed_per_address=1))
        guests = [house.guest() for _ in range(2)]
        visits = [one.join(one.create(ANNA, EASY, listed=True).room) for one in guests]
        for visit in visits:
            visit.play(Random(5))
        with monkeypatch.context() as patch:
            patch.setattr(Store, "stored_room", down)
            for visit in visits:
                done(visit.do(wire.Rematch(fresh())))
            assert len(tables(house)) == 2
        newest = house.guest().create(ANNA, OPEN, listed=True).room

        assert [table.room for table in tables(house)] == [newest]

    def test_takes_no_room_into_memory(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN, EASY, listed=True).room
        known = {*house.house.hub.rooms}
        table = next(table for table in tables(house) if table.room == room)

        assert [chair.name for chair in table.chairs] == ["Anna", "", "Chip"]
        assert {*house.house.hub.rooms} == known
        done(house.guest().ask(room, wire.Sit(fresh(), 1, "Benno")))
        del house.house.hub.rooms[room]
        table = next(table for table in tables(house) if table.room == room)
        assert [chair.name for chair in table.chairs] == ["Anna", "Benno", "Chip"]

    def test_is_written_once_a_second_for_all_who_ask(self, house: Served, anna: Guest) -> None:
        before = tables(house)
        anna.create(ANNA, OPEN, listed=True)
        answer = anna.http.get("/api/rooms").content

        assert LISTINGS.decode(answer).tables == before
        assert len(tables(house)) == len(before) + 1 or len(before) == MOST_LISTED


def play_out(*visits: Visit) -> None:
    """Play to the end, each at a socket of their own."""
    luck = Random(5)
    while visits[0].view.stage == "playing":
        for visit in visits:
            visit.ping()
            if visit.is_asked():
                done(visit.do(visit.choose(luck)))


def tables(house: Served) -> tuple[wire.Listing, ...]:
    """Return the list of tables as it is after a second."""
    house.let_pass(LIST_SECONDS)
    return LISTINGS.decode(house.stranger().http.get("/api/rooms").content).tables


async def down(_store: Store, _room: str) -> None:
    """Answer nobody."""
    raise StoreDown


@pytest.fixture
def room(anna: Guest) -> str:
    """Return a room whose game is over."""
    visit = anna.join(anna.create(ANNA, EASY).room)
    visit.play(Random(1))
    return visit.view.room


def frames(guest: Guest, room: str) -> tuple[wire.Frame, ...]:
    return REPLAYS.decode(guest.http.get(f"/api/rooms/{room}/replay").content).frames


def branch(guest: Guest, room: str, number: int) -> str:
    answer = guest.post(f"/api/rooms/{room}/what-if", wire.WhatIf(number, "Benno", "hard"))
    assert answer.status_code == 201, answer.text
    return CREATED.decode(answer.content).room


def played(house: Served, room: str) -> list[bytes]:
    return [bytes(it.entry) for it in house.stored(room) if isinstance(it, e.GameEntry)]


class TestWhatIf:
    def test_begins_with_what_was_played_until_then(
        self, house: Served, room: str, benno: Guest
    ) -> None:
        shown = frames(benno, room)
        at = next(n for n, frame in enumerate(shown) if n > 40 and frame.table.turn is not None)
        other = branch(benno, room, shown[at].number)

        assert played(house, other) == played(house, room)[: at + 1]
        told = [it for it in benno.see(other).happened if isinstance(it, wire.Played)]
        assert [it.told for it in told] == [frame.happened.told for frame in shown[: at + 1]]

    def test_seats_whoever_asks_where_it_is_to_be_decided(self, room: str, benno: Guest) -> None:
        shown = frames(benno, room)
        for frame in shown[20:60:7]:
            view = benno.see(branch(benno, room, frame.number)).view
            assert view.table is not None
            assert view.table.turn is not None
            assert view.you == (view.table.turn.next_to_move,)
            others = [chair for seat, chair in enumerate(view.chairs) if seat not in view.you]
            assert {chair.level for chair in others} == {"hard"}
            assert view.what_if == room

    def test_deals_from_a_promise_of_its_own(self, house: Served, room: str, benno: Guest) -> None:
        number = frames(benno, room)[0].number
        one, other = (branch(benno, room, number) for _ in range(2))

        assert benno.see(one).view.commitment != benno.see(other).view.commitment
        assert house.seed(one) != house.seed(room)

    def test_is_played_to_its_end_without_a_record(self, room: str, benno: Guest) -> None:
        visit = benno.join(branch(benno, room, frames(benno, room)[-30].number))
        visit.play(Random(2))

        assert visit.view.stage == "over"
        assert problem(benno.http.get(f"/api/rooms/{visit.view.room}/record"))[1] == "what-if"
        again = done(visit.do(wire.Rematch(fresh()))).room
        assert again is not None
        assert benno.see(again).view.what_if is None

    def test_asks_for_a_game_that_is_over_and_a_point_before_its_end(
        self, room: str, anna: Guest, benno: Guest
    ) -> None:
        asked = wire.WhatIf(99_999, "Benno")
        assert problem(benno.post(f"/api/rooms/{room}/what-if", asked))[1] == "game-over"
        for setup in (LAS_VEGAS, LORDS):
            running = anna.create(ANNA, EASY, setup=setup).room
            answer = benno.post(f"/api/rooms/{running}/what-if", wire.WhatIf(3, "Benno"))
            assert problem(answer)[1] == "not-over"
