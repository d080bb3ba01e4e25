"""Nobody waits: a table with one person goes at that person's speed, by a clock the test moves."""

from collections.abc import Callable, Iterator
from statistics import mean

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_BEGUN, LORDS_BEGUN
from tests.browser.house import House, Place
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import Device, Visitor

pytestmark = pytest.mark.weekly("client/src", "src/croupier/server", "tests/browser")

CLOCK = """
const real = window.setTimeout.bind(window);
const timers = [];
let now = 0;
let last = 0;
performance.now = () => now;
window.setTimeout = (what, ms = 0, ...rest) => {
    timers.push({ id: ++last, due: now + ms, run: () => what(...rest) });
    return last;
};
window.clearTimeout = (id) => {
    const at = timers.findIndex((timer) => timer.id === id);
    if (at >= 0) timers.splice(at, 1);
};
const tick = () => {
    const [next] = [...timers].sort((one, other) => one.due - other.due);
    if (next && (next.due <= now || "telling" in document.documentElement.dataset)) {
        now = Math.max(now, next.due);
        window.clearTimeout(next.id);
        next.run();
    }
    real(tick, 0);
};
tick();
"""
"""A clock that goes on only while something is told, and then at once: whatever the machine needs,
and however long bots think, does not count."""
TURNS, PLACEMENTS = 5, 4
USUAL, AT_ONCE = 1.0, 0.0
KNOWN = ["goal", "face", "payout", "lords-goal", "lords-draw", "lords-turn", "lords-end-turn"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server whose bots let people see what happens."""
    served = House(tmp_path_factory.mktemp("pace"), "--bot-pause", "0.6")
    yield served
    served.close()


def now(page: Page) -> float:
    """Return the seconds that have passed at the page."""
    passed: float = page.evaluate("() => performance.now() / 1000")
    return passed


def come(visit: Visit, house: House, place: Place, speed: float) -> Visitor:
    """Come to a table with a speed of one's own, and with the clock in our hands."""
    settings = {"speed": speed, "known": KNOWN}
    device = Device(secret=place.secret, settings=settings, moves=True, address=house.address)
    visitor = visit(device)
    visitor.page.add_init_script(CLOCK)
    visitor.go(f"room/{place.room}")
    return visitor


def come_to(table: Lords, wanted: str) -> None:
    """Decide whatever is asked, until something is to be decided."""
    while (decision := table.now()) != wanted:
        decide = {
            "offer": table.refuse,
            "answer": table.halve,
            "forced": table.give_way,
            "arrange": table.arrange,
        }
        decide[decision]()


def draw(table: Lords) -> None:
    """Draw a card."""
    table.draw.click()
    expect(table.draw).to_be_hidden()


def lords_waits(visit: Visit, house: House, speed: float) -> list[float]:
    """Play some turns, and return how long one waited between them."""
    visitor = come(visit, house, house.shelve(LORDS_BEGUN), speed)
    table, waits = Lords(visitor), list[float]()
    come_to(table, "draw")
    for _ in range(TURNS):
        draw(table)
        come_to(table, "turn")
        table.end_turn()
        began = now(table.page)
        come_to(table, "draw")
        waits.append(now(table.page) - began)
    return waits


def las_vegas_waits(visit: Visit, house: House, speed: float) -> list[float]:
    """Place some dice, and return how long one waited for the next roll."""
    visitor = come(visit, house, house.shelve(LAS_VEGAS_BEGUN), speed)
    table, waits = LasVegas(visitor), list[float]()
    table.wait()
    for _ in range(PLACEMENTS):
        # Before the own placement is told: how soon a test hears of it depends on the machine.
        began = now(table.page)
        table.place()
        assert table.wait()
        waits.append(now(table.page) - began)
    return waits


def test_three_bots_of_lords_of_vegas_take_ten_seconds_on_average(
    visit: Visit, house: House
) -> None:
    waits = lords_waits(visit, house, USUAL)

    assert 3 < mean(waits) <= 10


def test_three_bots_of_las_vegas_take_four_seconds(visit: Visit, house: House) -> None:
    waits = las_vegas_waits(visit, house, USUAL)

    assert 1 < mean(waits) <= 4


@pytest.mark.parametrize("waits", [lords_waits, las_vegas_waits])
def test_whoever_wants_all_at_once_waits_for_nothing(
    visit: Visit, house: House, waits: Callable[[Visit, House, float], list[float]]
) -> None:
    assert max(waits(visit, house, AT_ONCE)) <= 1.5


def test_slow_readers_are_not_left_behind(visit: Visit, house: House) -> None:
    slow, usual = (mean(las_vegas_waits(visit, house, speed)) for speed in (USUAL / 2, USUAL))

    assert slow > 1.5 * usual


def test_jumping_shows_the_own_turn_with_what_happened(visit: Visit, house: House) -> None:
    visitor = come(visit, house, house.shelve(LORDS_BEGUN), USUAL)
    table, t = Lords(visitor), visitor.words
    come_to(table, "draw")
    draw(table)
    come_to(table, "turn")
    table.end_turn()
    jump = visitor.page.get_by_role("button", name=t("page-jump"))
    # It comes and goes between what is told, and time flies here.
    jump.dispatch_event("click")
    began = now(table.page)
    come_to(table, "draw")
    expect(table.since.first).to_be_visible()

    assert now(table.page) - began <= 1.5
