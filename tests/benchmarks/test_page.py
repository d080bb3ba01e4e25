"""The page that tells what was measured."""

from itertools import pairwise
from pathlib import Path

from benchmarks.contenders import contenders
from benchmarks.page import TARGETS, shares
from benchmarks.parts import Part, Parts


def test_the_same_is_said_of_the_line_before() -> None:
    again = [(before, one) for before, one in pairwise(TARGETS) if one.words.startswith("the same")]

    assert [(before.one, one.one) for before, one in again] == [
        ("lords-of-vegas-1", "lords-of-vegas-unlisted")
    ]
    assert all(before.other == one.other for before, one in again)


def test_everybody_a_target_speaks_of_is_measured(tmp_path: Path) -> None:
    keys = {contender.key for contender in contenders(tmp_path)}

    assert "lords-of-vegas-greedy" in {target.one for target in TARGETS}
    assert {key for target in TARGETS for key in (target.one, target.other)} <= keys


def test_a_part_that_took_less_than_nothing_is_noise() -> None:
    luck = Part((0.1e-3, -0.4e-3, -0.5e-3))
    parts = Parts(1_000, 8e-3, Part((3e-3,) * 3), Part((5e-3,) * 3), luck)

    assert shares(parts).splitlines()[2:] == [
        "| legal moves | 62% | 5.0 µs |",
        "| applying | 38% | 3.0 µs |",
        "| luck | within noise |  |",
    ]
