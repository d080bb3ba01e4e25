"""How mutants are tested: a plugin for pytest, which `tools/mutate` loads.

Hypothesis tries few cases, always the same, and does not look for smaller ones.
"""

import gc
import os
import signal
from functools import _lru_cache_wrapper
from itertools import product

import pytest
from hypothesis import HealthCheck, Phase, is_hypothesis_test, settings

SECONDS = 15
"""How long the processor may be busy with one test."""

settings.register_profile(
    "mutation",
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_configure() -> None:
    """Spare the collector all that was there before, which every mutant's process would copy."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Kill quickly: single cases first, and only then what Hypothesis makes up."""
    items.sort(key=lambda item: isinstance(item, pytest.Function) and is_hypothesis_test(item.obj))


_caches: "list[_lru_cache_wrapper[object]]" = []


def pytest_collection_finish() -> None:
    """Play the games in which tests find positions to begin with, and find all caches.

    No mutant has a hand in these games: it is to be caught where it acts, not by a game gone wild.
    """
    from tests.lordsofvegas.strategies import played

    under_test = os.environ.get("MUTANT_UNDER_TEST", "")
    os.environ["MUTANT_UNDER_TEST"] = ""
    for players, seed in product((2, 3, 4), (0, 1)):
        played(players, seed)
    os.environ["MUTANT_UNDER_TEST"] = under_test
    if not _caches:
        found = (value for value in gc.get_objects() if isinstance(value, _lru_cache_wrapper))
        _caches.extend(cache for cache in found if cache.__module__.startswith("croupier."))


def pytest_runtest_setup() -> None:
    """Let a test call all that it covers, but not for ever: mutmut takes 36 for a timeout."""
    for cache in _caches:
        cache.cache_clear()
    if "__mutmut_" in os.environ["MUTANT_UNDER_TEST"]:
        signal.signal(signal.SIGPROF, lambda *_: os._exit(36))
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
