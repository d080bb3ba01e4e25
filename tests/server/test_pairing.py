"""Who meets whom in a round of an evening."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.server.pairing import Entrant, Pairing, pair, table_sizes


class Played(NamedTuple):
    """Everything that came of some rounds."""

    rounds: Sequence[Pairing]
    met: dict[int, list[int]]
    seats: dict[int, list[int]]
    byes: Counter[int]


def evening(people: int, wanted: int, rounds: int, seed: int, least: int = 2) -> Played:
    """Play some rounds, whose tables are decided by lot."""
    luck, points = Random(seed), Counter[int]()
    played = Played([], defaultdict(list), defaultdict(list), Counter())
    made: list[Pairing] = []
    for number in range(rounds):
        entrants = [
            Entrant(
                one, points[one], tuple(played.met[one]), tuple(played.seats[one]), played.byes[one]
            )
            for one in range(people)
        ]
        found = pair(entrants, least, wanted, f"{seed} {number}")
        for table in found.tables:
            places = luck.sample(range(len(table)), len(table))
            for seat, one in enumerate(table):
                played.seats[one].append(seat)
                played.met[one] += [other for other in table if other != one]
                points[one] += places[seat]
        played.byes.update(found.byes)
        made.append(found)
    return played._replace(rounds=made)


def repeats(played: Played) -> int:
    """Count how often two met who had met before."""
    return sum(n - 1 for met in played.met.values() for n in Counter(met).values()) // 2


@given(st.integers(2, 64), st.integers(2, 5))
def test_tables_differ_by_one_at_most_and_nobody_is_left_over_who_could_play(
    people: int, wanted: int
) -> None:
    sizes = table_sizes(people, 2, wanted)

    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= wanted
    assert min(sizes) >= 2
    # Only where two play does somebody sit out, and then one.
    assert people - sum(sizes) == (people % 2 if wanted == 2 else 0)
    assert len(sizes) == -(-sum(sizes) // wanted)


def test_where_a_game_needs_more_at_a_table_as_few_as_possible_have_none() -> None:
    assert table_sizes(5, 3, 3) == (3,)
    assert table_sizes(5, 3, 5) == (5,)
    assert table_sizes(7, 4, 4) == (4,)
    assert table_sizes(2, 3, 4) == ()


@given(st.integers(2, 64), st.integers(2, 5), st.integers(1, 3), st.integers(0, 9))
@settings(max_examples=60)
def test_everybody_has_one_seat_or_a_bye_in_every_round(
    people: int, wanted: int, rounds: int, seed: int
) -> None:
    for made in evening(people, wanted, rounds, seed).rounds:
        seated = [one for table in made.tables for one in table]
        assert sorted([*seated, *made.byes]) == [*range(people)]
        assert tuple(len(table) for table in made.tables) == table_sizes(people, 2, wanted)


@given(st.integers(2, 40), st.integers(2, 5), st.integers(0, 9))
@settings(max_examples=40)
def test_the_same_seed_makes_the_same_rounds(people: int, wanted: int, seed: int) -> None:
    assert evening(people, wanted, 3, seed).rounds == evening(people, wanted, 3, seed).rounds


def test_it_does_not_matter_in_which_order_people_are_told() -> None:
    entrants = [Entrant(n, n % 5) for n in range(23)]

    assert pair(entrants, 2, 4, "a") == pair(entrants[::-1], 2, 4, "a")
    assert pair(entrants, 2, 4, "a") != pair(entrants, 2, 4, "b")


@pytest.mark.parametrize(
    ("people", "wanted", "rounds", "most"),
    [(24, 4, 3, 0), (24, 4, 5, 3), (64, 4, 5, 0), (64, 5, 6, 1), (64, 2, 6, 0), (9, 2, 5, 0)],
)
@pytest.mark.parametrize("seed", range(3))
def test_hardly_anybody_meets_twice_where_that_can_be(
    people: int, wanted: int, rounds: int, most: int, seed: int
) -> None:
    assert repeats(evening(people, wanted, rounds, seed)) <= most


@given(st.integers(4, 32), st.integers(2, 5), st.integers(0, 9))
@settings(max_examples=40)
def test_nobody_meets_somebody_for_the_third_time_before_the_second_could_be_avoided(
    people: int, wanted: int, seed: int
) -> None:
    """In so few rounds that everybody could meet others, some meet twice, and nobody thrice."""
    rounds = max(1, (people - 1) // (2 * (wanted - 1)))
    met = evening(people, wanted, rounds, seed).met

    assert all(n <= 2 for one in met.values() for n in Counter(one).values())


@given(st.integers(2, 32), st.integers(2, 5), st.integers(0, 9))
@settings(max_examples=40)
def test_everybody_begins_about_as_often(people: int, wanted: int, seed: int) -> None:
    rounds = 2 * wanted
    seats = evening(people, wanted, rounds, seed).seats
    begun = [Counter(one)[0] for one in seats.values()]

    assert max(begun) - min(begun) <= 3
    assert sum(begun) == sum(seat == 0 for one in seats.values() for seat in one)


def test_at_full_tables_everybody_sits_everywhere() -> None:
    seats = evening(20, 4, 8, 1).seats

    assert all(1 <= Counter(one)[seat] <= 4 for one in seats.values() for seat in range(4))


@given(st.integers(3, 31).filter(lambda people: people % 2), st.integers(0, 9))
@settings(max_examples=30)
def test_nobody_has_a_second_bye_before_everybody_had_one(people: int, seed: int) -> None:
    byes = evening(people, 2, min(people, 6), seed).byes

    assert max(byes.values()) == 1


def test_those_with_similar_standings_meet() -> None:
    entrants = [Entrant(n, points) for n, points in enumerate([3, 0, 3, 1, 1, 0, 3, 1, 0])]

    tables = pair(entrants, 2, 3, "swiss").tables
    assert {frozenset(table) for table in tables} == {
        frozenset({0, 2, 6}),
        frozenset({3, 4, 7}),
        frozenset({1, 5, 8}),
    }


def test_the_last_one_has_the_bye() -> None:
    assert pair([Entrant(0, 1), Entrant(1, 0), Entrant(2, 2)], 2, 2, "bye").byes == (1,)
    rested = [Entrant(0, 1), Entrant(1, 0, byes=1), Entrant(2, 2)]
    assert pair(rested, 2, 2, "bye").byes == (0,)
