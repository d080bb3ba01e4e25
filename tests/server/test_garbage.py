"""Garbage in circles is found where there is any, and what moves leave is passed over."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from croupier.server.garbage import PASSED_OVER, THRESHOLDS, GarbageWatch, collect_all


class Circle:
    """Refers to itself, and so stays until somebody looks for it."""

    def __init__(self) -> None:
        self.itself = self


def left() -> "ref[Circle]":
    """Leave some garbage."""
    return ref(Circle())


@pytest.fixture(autouse=True)
def watch() -> Iterator[None]:
    """Watch as a server does, and leave Python as it was."""
    callbacks, thresholds = [*gc.callbacks], gc.get_threshold()
    gc.disable()
    gc.collect()
    GarbageWatch().start()
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def test_new_objects_are_passed_over_where_those_before_were_no_garbage() -> None:
    gc.collect(0)

    passed_over = [left() for _ in range(PASSED_OVER) if gc.collect(0) == 0]

    assert len(passed_over) == PASSED_OVER
    assert all(circle() is not None for circle in passed_over)


def test_after_that_python_looks_again() -> None:
    for _ in range(1 + PASSED_OVER):
        gc.collect(0)
    circle = left()

    gc.collect(0)

    assert circle() is None


def test_where_garbage_is_found_python_looks_every_time() -> None:
    for _ in range(3):
        circle = left()
        gc.collect(1)
        assert circle() is None


def test_what_was_passed_over_is_found_with_all_else() -> None:
    gc.collect(0)
    circle = left()
    gc.collect(0)
    assert circle() is not None

    collect_all()

    assert circle() is None


def test_to_look_among_all_says_nothing_of_what_is_new() -> None:
    gc.collect()
    circle = left()

    gc.collect(0)

    assert circle() is None


def test_python_begins_to_look_as_often_as_is_said() -> None:
    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() > 0
