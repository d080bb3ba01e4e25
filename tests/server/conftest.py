"""Servers for tests: one for all tests of a module, or one that a test sets up by itself."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from croupier.server.settings import Settings
from tests.server.house import QUICK, Guest, Served

Open = Callable[[Settings], Served]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server under quick settings."""
    served = Served(tmp_path_factory.mktemp("house"), QUICK)
    yield served
    served.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Open]:
    """Return a way to open a server under any settings."""
    served: list[Served] = []

    def opened(settings: Settings) -> Served:
        served.append(Served(tmp_path, settings))
        return served[-1]

    yield opened
    for one in served:
        one.close()


@pytest.fixture
def anna(house: Served) -> Guest:
    """Return somebody who comes to the house."""
    return house.guest()


@pytest.fixture
def benno(house: Served) -> Guest:
    """Return somebody else."""
    return house.guest()
