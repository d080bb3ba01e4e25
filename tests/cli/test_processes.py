"""Work on several cores."""

import os
import time

import pytest

from croupier.cli.processes import workers
from croupier.core.errors import IllegalMove

prepared: list[int] = []


def prepare() -> None:
    prepared.append(os.getpid())


def slowest_first(number: int) -> tuple[int, bool]:
    """Return a number, and whether whoever returns it was prepared; low ones take longest."""
    time.sleep(0.05 / (1 + number))
    return number, os.getpid() in prepared


def refuse(number: int) -> None:
    raise IllegalMove("no-such-number", f"There is no {number}.", "nowhere")


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_answers_come_in_order_from_those_who_were_prepared(jobs: int) -> None:
    with workers(jobs, prepare) as share:
        assert [*share(slowest_first, range(8))] == [(number, True) for number in range(8)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_is_heard_by_whoever_waits(jobs: int) -> None:
    with workers(jobs, prepare) as share, pytest.raises(IllegalMove) as refused:
        next(share(refuse, [7]))

    assert refused.value.sentence == "There is no 7."
    assert refused.value.position == "nowhere"
