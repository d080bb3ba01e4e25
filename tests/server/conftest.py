"""Servers for tests, and finished games: for all tests of a module, or as a test wants them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from croupier.server.settings import Settings
from tests.server.games import Game, gathered, play
from tests.server.house import LAS_VEGAS, LORDS, QUICK, Guest, Served

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
def served(open_house: Open) -> Served:
    """Return a server under quick settings, with time of its own."""
    return open_house(QUICK)


@pytest.fixture
def guest(house: Served) -> Guest:
    """Return somebody, whoever it is."""
    return house.guest()


@pytest.fixture
def anna(house: Served) -> Guest:
    """Return somebody who comes to the house."""
    return house.guest()


@pytest.fixture
def benno(house: Served) -> Guest:
    """Return somebody else."""
    return house.guest()


@pytest.fixture(scope="module")
def las_vegas(house: Served) -> Game:
    """Return a game of Las Vegas that is over."""
    return play(gathered(house, LAS_VEGAS), Random(5))


@pytest.fixture(scope="module")
def lords(house: Served) -> Game:
    """Return a game of Lords of Vegas that is over."""
    return play(gathered(house, LORDS), Random(6))


@pytest.fixture(params=["las_vegas", "lords"])
def game(request: pytest.FixtureRequest) -> Game:
    """Return one after the other."""
    played: Game = request.getfixturevalue(request.param)
    return played
