"""How games ended, as it is kept beside their logs."""

from random import Random

from msgspec import Raw
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import AskSeat, EndGame
from croupier.server.results import (
    RESULTS,
    GameResult,
    forgotten,
    guests_in,
    result_after,
    result_in,
    result_of,
)
from croupier.server.rooms import SOMEBODY, STAND_IN, Room, RoomChange
from tests.server.tables import DEALER, begun, gathered, opening


def played(room: Room, *, leaving: Seat | None = None) -> RoomChange:
    """Play a game to its end; somebody may leave at its beginning."""
    luck, change = Random(1), RoomChange(room)
    if leaving is not None:
        change = change.then(e.Vacated(seat=leaving))
    while (turn := change.room.turn) is not None:
        game = change.room.playing()
        (choices,) = game.choices(turn.seat, [turn.seat])
        move = luck.choice(choices.choices).move
        change = change.played(game.move(turn.seat, Raw(e.ENCODER.encode(move)))).dealt(DEALER)
    return change


def ended(change: RoomChange) -> GameResult:
    body = result_after(change)
    assert body is not None
    return RESULTS.decode(body)


def test_a_game_that_goes_on_has_none() -> None:
    room = begun()

    assert result_of(room) is None
    assert result_after(RoomChange(room)) is None
    assert result_in(RoomChange(gathered(opening(), "anna").room)) is None


def test_a_game_that_is_over_has_places_scores_and_who_held_the_seats() -> None:
    change = played(begun())
    result = ended(change)
    game = change.room.playing().result

    assert game is not None
    assert [seat.place for seat in result.seats] == [*game.places]
    assert [seat.scores for seat in result.seats] == [*game.scores]
    assert [seat.holders for seat in result.seats] == [("anna",), ("benno",)]
    assert (result.game, result.rules) == ("las-vegas", 1)
    assert result_in(change) == result_after(change)


def test_whoever_left_is_known_to_have_left() -> None:
    anna, benno = ended(played(begun(), leaving=Seat(0))).seats

    assert (anna.left, anna.holders, anna.level) == (True, ("anna",), None)
    assert (benno.left, benno.holders) == (False, ("benno",))


def test_what_happens_after_the_end_changes_nothing() -> None:
    change = played(begun())
    later = change.then(e.Vacated(seat=Seat(0)))

    assert result_after(RoomChange(change.room).then(e.Vacated(seat=Seat(0)))) is None
    assert result_in(later) == result_after(change)


def test_what_is_only_tried_out_is_no_game() -> None:
    room = played(begun()).room
    for other in ({"what_if": "room"}, {"position": "line"}):
        assert result_of(replace(room, opened=replace(room.opened, **other))) is None
    nobody = tuple(replace(chair, holders=()) for chair in room.chairs)
    assert result_of(replace(room, chairs=nobody)) is None


def test_somebody_is_forgotten_and_the_others_are_not() -> None:
    body = result_after(played(begun(), leaving=Seat(0)))
    assert body is not None
    left = forgotten(body, {"anna"})
    assert left is not None
    anna, benno = RESULTS.decode(left).seats

    assert (anna.name, anna.holders, anna.level, anna.left) == (SOMEBODY, (), STAND_IN, False)
    assert benno.name == "benno"
    assert forgotten(left, {"benno"}) is None


def test_guests_are_found_in_a_log() -> None:
    log: list[e.Entry] = [
        e.Seated(seat=Seat(0), name="Anna", holders=("a", "b")),
        e.Filled(seat=Seat(1), name="Chip", level="easy"),
        e.CodeUsed(code="code", holder="c"),
        e.Adopted(guest="a", profile="d"),
        e.Proposed(act=AskSeat(0, "Anna"), by=None, seats=(), until=9.0, guest="e"),
        e.Proposed(act=EndGame(), by=Seat(0), seats=(Seat(0),), until=9.0),
        e.SeatGiven(seat=Seat(0), holder="f"),
    ]

    assert [*guests_in(log)] == ["a", "b", "c", "d", "e", "f"]
