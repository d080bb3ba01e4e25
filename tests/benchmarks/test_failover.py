"""When losing the home of rooms was noticed too much."""

from dataclasses import replace

import pytest

from benchmarks.failover import Found

FOUND = Found(
    usual=0.2,
    took=(0.1, 0.2, 1.2),
    later=(0.1,),
    unheard=0,
    acknowledged=(("room", "m1"), ("room", "m2")),
    stored=(("room", "m1"), ("room", "m2"), ("room", "m3")),
)


def test_nothing_is_wrong_where_all_went_on_in_time() -> None:
    assert FOUND.moved == [1.2]
    assert FOUND.longest == 1.2
    assert not [*FOUND.faults()]


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (
            replace(FOUND, took=(3.0,)),
            "A room stood still for 3.00 s; less than 3 are allowed.",
        ),
        (replace(FOUND, later=(3.5,)), "A room stood still for 3.50 s; less than 3 are allowed."),
        (replace(FOUND, took=(0.1,)), "No room had to find another home, as far as can be seen."),
        (replace(FOUND, unheard=2), "Moves of which not all have heard after 30 s: 2."),
        (replace(FOUND, stored=FOUND.stored[1:]), "Moves that were acknowledged and are lost: 1."),
        (replace(FOUND, stored=(*FOUND.stored, ("room", "m3"))), "Moves that are there twice: 1."),
    ],
)
def test_it_is_said_what_must_not_be(found: Found, fault: str) -> None:
    assert [*found.faults()] == [fault]
