"""How thoroughly Hypothesis looks: `pytest --hypothesis-profile=thorough` looks longer.

Compiled code is checked for its bounds; Numba asks whether it shall when it is imported. Slow tests
take turns where `./test` asks for that, and all come in another order where `tools/shuffle` does.
"""

import os
from datetime import date
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import HealthCheck, settings

from tests.ordering import shuffled
from tests.rotation import mark_places, told, waiting
from tests.slowest import keep

os.environ["NUMBA_BOUNDSCHECK"] = "1"

WAITING = pytest.StashKey[list[str]]()
"""Which tests wait for which day, in lines."""
DURATIONS: dict[str, float] = {}
"""How many seconds each test took so far, with all that was set up and taken down for it."""


class Worker(Protocol):
    """A process that tests, as the one that gave it its work knows it."""

    config: pytest.Config
    workeroutput: dict[str, list[str]]


settings.register_profile(
    "house",
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


def pytest_report_header() -> list[str]:
    """Say which of the slow tests run, and in which order all do."""
    seed = os.environ.get("CROUPIER_ORDER")
    return [_rotation(), *([] if seed is None else [f"order: drawn from CROUPIER_ORDER={seed}"])]


def _rotation() -> str:
    today = os.environ.get("CROUPIER_ROTATION")
    if today is None:
        return "rotation: all tests, whatever day it is"
    return (
        f"rotation: slow tests whose day is {today}, or that cover what has changed; "
        "./test --all runs all of them"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark whole places; leave out what has another day, and shuffle, where that is asked for."""
    today, seed = os.environ.get("CROUPIER_ROTATION"), os.environ.get("CROUPIER_ORDER")
    mark_places(items)
    if today is not None:
        left_out = {*waiting(items, date.fromisoformat(today))}
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=[*left_out])
        config.stash[WAITING] = told(left_out, date.fromisoformat(today))
    if seed is not None:
        items[:] = shuffled(items, lambda item: item.path, int(seed))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up how long a test takes."""
    DURATIONS[report.nodeid] = DURATIONS.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker tell which tests wait; whoever gave it its work collects none, but hears all."""
    output: dict[str, list[str]] | None = getattr(session.config, "workeroutput", None)
    kept = os.environ.get("CROUPIER_DURATIONS")
    if output is not None:
        output["waiting"] = session.config.stash.get(WAITING, [])
    elif kept is not None:
        keep(DURATIONS, Path(kept))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Worker) -> None:
    """Hear from a worker which tests wait; each of them collects all."""
    if hasattr(node, "workeroutput"):
        node.config.stash[WAITING] = node.workeroutput["waiting"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests wait for their day, and for which."""
    lines = terminalreporter.config.stash.get(WAITING, [])
    if lines:
        terminalreporter.section("slow tests that wait for their day")
    for line in lines:
        terminalreporter.write_line(line)
