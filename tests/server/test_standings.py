"""What people have in an evening, and in which order."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.server import evening_log as log
from croupier.server.evening import Evening, Table
from croupier.server.standings import (
    entrants,
    round_points,
    shown_evening,
    standings,
    table_points,
)
from tests.server.test_evening import fresh_evening, joined

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)


def ended(*places: int, left: frozenset[int] = frozenset()) -> tuple[log.TableSeat, ...]:
    """Return how a table ended, by seat."""
    return tuple(log.TableSeat(place, seat in left) for seat, place in enumerate(places))


def playing(people: int, *rounds: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]) -> Evening:
    """Return an evening with rounds of tables, each as who sat there and which place they took."""
    entries: list[log.EveningEntry] = [*joined(*(f"P{n}" for n in range(people)))]
    for number, tables in enumerate(rounds):
        rooms = [f"r{number}-{n}" for n in range(len(tables))]
        made = (log.PairedTable(r, who) for r, (who, _) in zip(rooms, tables, strict=True))
        seated = {one for who, _ in tables for one in who}
        byes = tuple(one for one in range(people) if one not in seated)
        entries += [log.RoundPaired(tuple(made), byes), log.TablesSet()]
        entries += [
            log.TableEnded(r, ended(*places))
            for r, (_, places) in zip(rooms, tables, strict=True)
            if places
        ]
    return fresh_evening(*entries)


@pytest.mark.parametrize(
    ("places", "left", "points"),
    [
        ((1, 2), set(), [1, 0]),
        ((1, 1), set(), [HALF, HALF]),
        ((2, 1, 3, 4), set(), [2 * THIRD, 1, THIRD, 0]),
        ((1, 2, 2, 4), set(), [1, HALF, HALF, 0]),
        ((1, 2, 3), {0}, [0, 1, HALF]),
        ((1, 2), {0, 1}, [0, 0]),
    ],
)
def test_points_are_the_share_of_the_table_one_was_ahead_of(
    places: tuple[int, ...], left: set[int], points: list[Fraction]
) -> None:
    seats = ended(*places, left=frozenset(left))

    assert table_points(Table("r", tuple(range(len(places))), seats)) == points


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_table_has_half_as_many_points_as_seats(places: list[int]) -> None:
    table = Table("r", tuple(range(len(places))), ended(*places))

    assert sum(table_points(table)) == Fraction(len(places), 2)


def test_a_table_that_plays_or_was_closed_counts_nothing() -> None:
    assert not table_points(Table("r", (0, 1)))
    assert not table_points(Table("r", (0, 1), ()))


def test_a_bye_is_half_a_table() -> None:
    evening = playing(3, (((0, 1), (1, 2)),))

    assert round_points(evening, 0) == {0: 1, 1: 0, 2: HALF}


def test_equal_points_are_decided_by_those_one_met_and_then_by_wins() -> None:
    evening = playing(
        6,
        (((0, 1), (1, 2)), ((2, 3), (1, 2)), ((4, 5), (1, 1))),
        (((0, 4), (1, 2)), ((2, 1), (2, 1)), ((3, 5), (1, 2))),
    )
    order = [(one.member, one.place) for one in standings(evening)]
    found = {one.member: one for one in standings(evening)}

    assert found[0].points == 2
    assert [found[n].points for n in (1, 2, 3)] == [1, 1, 1]
    # The opponents of 1 have more than those of 2, and those of 2 more than those of 3.
    assert found[1].opponents == Fraction(3, 2)
    assert found[2].opponents == 1
    assert found[3].opponents == Fraction(3, 4)
    assert order == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]


def test_wins_decide_last_and_equals_share_a_place() -> None:
    evening = playing(3, (((0, 1, 2), (1, 2, 3)),), (((2, 1, 0), (1, 2, 3)),))
    shared = playing(4, (((0, 1), (1, 2)), ((2, 3), (1, 2))))

    assert {one.points for one in standings(evening)} == {1}
    assert [(one.place, one.member) for one in standings(evening)] == [(1, 0), (1, 2), (3, 1)]
    assert [(one.place, one.member) for one in standings(shared)] == [
        (1, 0),
        (1, 2),
        (3, 1),
        (3, 3),
    ]


def test_a_shared_first_place_is_a_shared_win() -> None:
    evening = playing(3, (((0, 1, 2), (1, 1, 1)),))

    assert [one.wins for one in standings(evening)] == [THIRD] * 3


def test_those_who_play_on_come_with_what_they_have_been_through() -> None:
    evening = playing(5, (((0, 1), (1, 2)), ((2, 3), (2, 1)))).after(log.MemberLeft(1))
    found = {one.number: one for one in entrants(evening)}

    assert sorted(found) == [0, 2, 3, 4]
    assert (found[0].points, found[0].met, found[0].seats) == (1.0, (1,), (0,))
    assert (found[3].met, found[3].seats) == ((2,), (1,))
    assert (found[4].byes, found[4].points) == (1, 0.5)


def test_whoever_still_plays_has_met_the_others_already() -> None:
    evening = playing(2, (((0, 1), ()),))

    assert [one.met for one in entrants(evening)] == [(1,), (0,)]
    assert {one.played for one in standings(evening)} == {0}


def test_it_is_shown_in_order_with_all_rounds() -> None:
    view = shown_evening(playing(3, (((1, 0), (1, 2)),)))

    assert [(one.number, one.name, one.place) for one in view.members] == [
        (1, "P1", 1),
        (2, "P2", 2),
        (0, "P0", 3),
    ]
    assert view.played[0].tables[0].places == (1, 2)
    assert view.played[0].byes == (2,)
    assert view.stage == "playing"
