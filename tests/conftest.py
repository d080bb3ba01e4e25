"""How thoroughly Hypothesis looks: `pytest --hypothesis-profile=thorough` looks longer.

Compiled code is checked for its bounds; Numba asks whether it shall when it is imported. Slow tests
take turns where `./test` asks for that.
"""

import os
from datetime import date

import pytest
from hypothesis import HealthCheck, settings

from tests.rotation import waiting

os.environ["NUMBA_BOUNDSCHECK"] = "1"

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


def pytest_report_header() -> str:
    """Say which of the slow tests run."""
    today = os.environ.get("CROUPIER_ROTATION")
    if today is None:
        return "rotation: all tests, whatever day it is"
    return (
        f"rotation: slow tests whose day is {today}, or that cover what has changed; "
        "./test --all runs all of them"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has its day later in the week, if that was asked for."""
    today = os.environ.get("CROUPIER_ROTATION")
    if today is None:
        return
    left_out = {*waiting(items, date.fromisoformat(today))}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=[*left_out])
