"""What somebody has played, and what it adds up to."""

import msgspec
import pytest
from msgspec import Raw

from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.history import (
    MOST_LISTED,
    PlayedGame,
    ahead,
    history,
    played_game,
    read_insight,
    won,
)
from croupier.server.results import ENCODER, GameResult, ResultSeat
from croupier.store.pages import KeptResult

ANNA, BENNO = "a" * 64, "b" * 64


def seat(name: str, place: int, **more: object) -> ResultSeat:
    whole = {"name": name, "place": place, "scores": (10 - place,), "colour": 0, **more}
    return msgspec.convert(whole, ResultSeat)


def insight(start: float = 0.5, luck: float = 0.1, *errors: object) -> bytes:
    """Return what was found of a game, as it is kept."""
    own = -luck / 2
    account = {"start": start, "luck": luck, "own": own, "others": 0.0, "result": 1.0}
    return msgspec.json.encode(
        {"movers": [], "chances": [], "seats": [account] * 4, "errors": errors, "is_complete": True}
    )


def error(kind: str, cost: float, seat: int = 0, **more: object) -> object:
    return {"entry": 1, "seat": seat, "cost": cost, "move": {"type": kind, **more}}


def game(
    *seats: ResultSeat, options: bytes = b"{}", found: bytes | None = None, room: str = "r"
) -> PlayedGame:
    """Return a game of Anna's."""
    body = ENCODER.encode(GameResult("las-vegas", 1, Raw(options), seats))
    return played_game(KeptResult(room, 1.0, body, found), {ANNA})


WON = (seat("Anna", 1, holders=[ANNA]), seat("Benno", 2, holders=[BENNO]))
LOST = (seat("Anna", 2, holders=[ANNA]), seat("Benno", 1, holders=[BENNO]))


def numbers(*games: PlayedGame) -> wire.GameStatistics:
    (found,) = history(games).statistics
    return found


def test_nothing_adds_up_to_nothing() -> None:
    assert history([]) == wire.History(0, 0, (), ())


def test_games_are_listed_with_places_and_what_was_found() -> None:
    listed = history([game(*WON, found=insight()), game(*LOST)])

    assert (listed.count, listed.unseen) == (2, 1)
    first, second = listed.games
    assert [one.place for one in first.seats] == [1, 2]
    assert first.you == (0,)
    assert first.account is not None
    assert first.account.start == 0.5
    assert second.account is None


def test_wins_are_compared_with_what_equal_players_would_win() -> None:
    three = (*LOST, seat("Chip", 3, level="easy"))

    total = numbers(game(*WON), game(*three)).total
    assert (total.games, total.won) == (2, 1.0)
    assert total.expected == pytest.approx(1 / 2 + 1 / 3)
    assert numbers(game(*WON, found=insight(start=0.4))).total.expected == 0.4


def test_a_first_place_is_shared_and_who_left_has_not_won() -> None:
    first, left = seat("Anna", 1), seat("Anna", 1, left=True)

    assert won(first, [first, seat("Benno", 1)]) == 0.5
    assert won(left, [left]) == 0.0
    assert won(seat("Anna", 2), [first]) == 0.0


def test_one_is_ahead_by_place_and_of_whoever_leaves() -> None:
    first, second, gone = seat("a", 1), seat("b", 2), seat("c", 1, left=True)

    assert [ahead(first, second), ahead(second, first), ahead(first, first)] == [1.0, 0.0, 0.5]
    assert [ahead(second, gone), ahead(gone, second), ahead(gone, gone)] == [1.0, 0.0, 0.0]


def test_luck_is_added_up_from_the_first_game_on() -> None:
    found = numbers(game(*WON, found=insight(luck=0.3)), game(*LOST, found=insight(luck=-0.1)))

    assert found.luck == pytest.approx((-0.1, 0.2))
    assert found.choices == pytest.approx(-0.1)


def test_games_are_told_apart_by_seats_and_by_variant() -> None:
    white = b'{"white":true}'
    found = numbers(game(*WON), game(*WON, options=white), game(*LOST, seat("x", 3), options=white))

    assert [(one.seats, one.tally.games) for one in found.by_seats] == [(2, 2), (3, 1)]
    told = msgspec.json.decode(wire.ENCODER.encode(found.by_variant))
    assert [(one["options"], one["tally"]["games"]) for one in told] == [
        ({"white": True}, 2),
        ({}, 1),
    ]


def test_opponents_are_friends_and_levels_of_bots() -> None:
    bots = (seat("Chip", 1, level="hard"), seat("Ruby", 3, level="hard"))
    found = numbers(game(*WON), game(*LOST), game(seat("Anna", 2, holders=[ANNA]), *bots))

    assert [(one.name, one.level, one.games, one.ahead) for one in found.against] == [
        ("Benno", None, 2, 1.0),
        ("", "hard", 2, 1.0),
    ]


def test_somebody_forgotten_is_no_opponent() -> None:
    assert numbers(game(WON[0], seat("Somebody", 2))).against == ()


def test_mistakes_are_counted_by_kind_those_that_cost_most_first() -> None:
    errors = (error("build", 0.1), error("end", 0.3), error("build", 0.1), error("end", 0.9, 1))
    found = numbers(game(*WON, found=insight(0.5, 0.0, *errors))).mistakes

    told = msgspec.json.decode(wire.ENCODER.encode(found))
    assert [(one["move"]["type"], one["count"]) for one in told] == [("end", 1), ("build", 2)]
    assert found[1].cost == pytest.approx(0.2)


def test_where_all_moves_are_of_one_kind_each_is_its_own() -> None:
    errors = (error("place", 0.1, face=1), error("place", 0.1, face=2), error("place", 0.1, face=1))
    found = numbers(game(*WON, found=insight(0.5, 0.0, *errors))).mistakes

    assert [one.count for one in found] == [2, 1]


def test_whoever_had_several_seats_has_no_place_but_the_game() -> None:
    both = history([game(seat("Anna", 1, holders=[ANNA]), seat("Ben", 2, holders=[ANNA]))])

    assert both.statistics == ()
    assert both.games[0].you == (Seat(0), Seat(1))


def test_only_the_last_games_are_listed() -> None:
    many = history([game(*WON, room=str(number)) for number in range(MOST_LISTED + 1)])

    assert many.count == MOST_LISTED + 1
    assert len(many.games) == MOST_LISTED
    assert many.games[0].room == "0"


def test_what_cannot_be_read_is_not_known() -> None:
    assert read_insight(None) is None
    assert read_insight(b"{") is None
