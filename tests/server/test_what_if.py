"""Playing on from a point of a finished game, as it might have gone."""

from random import Random

import msgspec
import pytest

from croupier.server import entries as e
from croupier.server import wire
from tests.server.house import ANNA, EASY, LAS_VEGAS, LORDS, Guest, Served, done, fresh, problem

CREATED = msgspec.json.Decoder(wire.Created)
REPLAY = msgspec.json.Decoder(wire.Replay)


@pytest.fixture
def room(anna: Guest) -> str:
    """Return a room whose game is over."""
    visit = anna.join(anna.create(ANNA, EASY).room)
    visit.play(Random(1))
    return visit.view.room


def frames(guest: Guest, room: str) -> tuple[wire.Frame, ...]:
    return REPLAY.decode(guest.http.get(f"/api/rooms/{room}/replay").content).frames


def branch(guest: Guest, room: str, number: int) -> str:
    answer = guest.post(f"/api/rooms/{room}/what-if", wire.WhatIf(number, "Benno", "hard"))
    assert answer.status_code == 201, answer.text
    return CREATED.decode(answer.content).room


def played(house: Served, room: str) -> list[bytes]:
    return [bytes(it.entry) for it in house.stored(room) if isinstance(it, e.Played)]


def test_begins_with_what_was_played_until_then(house: Served, room: str, benno: Guest) -> None:
    shown = frames(benno, room)
    at = next(n for n, frame in enumerate(shown) if n > 40 and frame.table.turn is not None)
    other = branch(benno, room, shown[at].number)

    assert played(house, other) == played(house, room)[: at + 1]
    told = [it for it in benno.see(other).happened if isinstance(it, wire.Played)]
    assert [it.told for it in told] == [frame.happened.told for frame in shown[: at + 1]]


def test_seats_whoever_asks_where_it_is_to_be_decided(room: str, benno: Guest) -> None:
    shown = frames(benno, room)
    for frame in shown[20:60:7]:
        view = benno.see(branch(benno, room, frame.number)).view
        assert view.table is not None
        assert view.table.turn is not None
        assert view.you == (view.table.turn.next_to_move,)
        others = [chair for seat, chair in enumerate(view.chairs) if seat not in view.you]
        assert {chair.level for chair in others} == {"hard"}
        assert view.what_if == room


def test_deals_from_a_promise_of_its_own(house: Served, room: str, benno: Guest) -> None:
    number = frames(benno, room)[0].number
    one, other = (branch(benno, room, number) for _ in range(2))

    assert benno.see(one).view.commitment != benno.see(other).view.commitment
    assert house.seed(one) != house.seed(room)


def test_is_played_to_its_end_without_a_record(room: str, benno: Guest) -> None:
    visit = benno.join(branch(benno, room, frames(benno, room)[90].number))
    visit.play(Random(2))

    assert visit.view.stage == "over"
    assert problem(benno.http.get(f"/api/rooms/{visit.view.room}/record"))[1] == "what-if"
    again = done(visit.do(wire.Rematch(fresh()))).room
    assert again is not None
    assert benno.see(again).view.what_if is None


def test_asks_for_a_game_that_is_over_and_a_point_before_its_end(
    room: str, anna: Guest, benno: Guest
) -> None:
    asked = wire.WhatIf(99_999, "Benno")
    assert problem(benno.post(f"/api/rooms/{room}/what-if", asked))[1] == "game-over"
    for setup in (LAS_VEGAS, LORDS):
        running = anna.create(ANNA, EASY, setup=setup).room
        answer = benno.post(f"/api/rooms/{running}/what-if", wire.WhatIf(3, "Benno"))
        assert problem(answer)[1] == "not-over"
