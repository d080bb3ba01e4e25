"""A server and a browser for all tests of this folder, and visitors for each."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.browser.house import House
from tests.browser.looking import SCREENS
from tests.browser.network import Network
from tests.browser.visiting import Device, Visitor

Visit = Callable[[Device], Visitor]

EVERY_DAY = (
    "test_gathering.py",
    "test_las_vegas.py",
    "test_lords_of_vegas.py",
    "test_hostile_words.py",
)
"""Where the way through the whole house is gone: home, gathering, and both games."""
WEEKLY = pytest.mark.weekly("client", "src/croupier", "tests/browser", "requirements")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give all other tests here their day, and every day on which what they see has changed."""
    for item in items:
        is_here = item.path.parent == Path(__file__).parent and item.path.name.startswith("test_")
        if (
            is_here
            and item.path.name not in EVERY_DAY
            and item.get_closest_marker("weekly") is None
        ):
            item.add_marker(WEEKLY)


# Playwright runs an event loop while it is there, beside which no other test could run its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        yield (opened := launched(playwright))
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server."""
    served = House(tmp_path_factory.mktemp("house"))
    yield served
    served.close()


@pytest.fixture
def line(house: House) -> Iterator[Network]:
    """Lay a line to the server that can be cut."""
    laid = Network(house.address)
    yield laid
    laid.close()


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Let somebody visit; whatever goes wrong in their browser fails the test."""
    visitors: list[Visitor] = []

    def come(device: Device) -> Visitor:
        visitors.append(Visitor(browser, device.address or house.address, device))
        return visitors[-1]

    failed = request.session.testsfailed
    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    if troubles or request.session.testsfailed > failed:
        for number, visitor in enumerate(visitors):
            _keep(visitor, f"{request.node.name}-{number}")
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say where everything that was seen can be looked at."""
    if SCREENS.is_dir():
        terminalreporter.write_line(f"The screens are kept in {SCREENS}.")


def _keep(visitor: Visitor, name: str) -> None:
    """Keep what was on the screen when a test failed."""
    path = SCREENS / "failed" / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=path)
    print(f"The screen is kept in {path}")
