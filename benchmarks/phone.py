"""Open the page as a slow phone does: how soon one can play, and how smoothly dice roll.

The processor is slowed down and the line is narrow, as Chromium's tools do it:

    .venv/bin/python -m benchmarks.phone [--write]
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from benchmarks import page
from benchmarks.page import put_in, table
from tests.browser.chromium import chromium
from tests.browser.house import House
from tests.browser.pages import Home, LasVegas
from tests.browser.visiting import PHONE, Device, Visitor

TIMES = 5
KILOBIT = 1000 / 8
TURNS = 2

# The page itself notes the time between frames while dice are in motion.
_COUNT_FRAMES = """() => {
    window.gaps = [];
    let last, isMoving = false;
    const look = (now) => {
        const moves = document.querySelector(".tray")?.getAnimations({ subtree: true }).length > 0;
        if (moves && isMoving) window.gaps.push(now - last);
        [last, isMoving] = [now, moves];
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@dataclass(frozen=True)
class Phone:
    """How slow everything is."""

    words: str
    slower: int
    """How many times slower than this machine its processor is."""
    kilobits: float | None
    """What comes over its line in a second; none if the line is this machine's own."""
    delay: int
    """Milliseconds to the server and back."""


PHONES = (
    Phone("this machine", 1, None, 0),
    Phone("4 times slower, 1.6 Mbit/s, 150 ms", 4, 1600, 150),
)


@dataclass(frozen=True)
class Seen:
    """What one visit was like."""

    home: float
    table: float
    gaps: list[float]

    @property
    def late(self) -> float:
        """The share of frames that came late: after more than one and a half of a sixtieth."""
        return sum(gap > 25 for gap in self.gaps) / len(self.gaps)


def slowed(tools: CDPSession, phone: Phone) -> None:
    """Make a page as slow as on a phone."""
    tools.send("Emulation.setCPUThrottlingRate", {"rate": phone.slower})
    if phone.kilobits is not None:
        tools.send("Network.enable")
        width = phone.kilobits * KILOBIT
        tools.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": phone.delay,
                "downloadThroughput": width,
                "uploadThroughput": width,
            },
        )


def visit(browser: Browser, house: House, phone: Phone) -> Seen:
    """Come for the first time, sit down with bots, and take some turns."""
    visitor = Visitor(browser, house.address, Device(size=PHONE, moves=True))
    slowed(visitor.context.new_cdp_session(visitor.page), phone)
    begin = perf_counter()
    visitor.page.goto(house.address, wait_until="commit")
    home, at = Home(visitor), LasVegas(visitor)
    expect(home.game("las-vegas")).to_be_visible()
    is_home = perf_counter()
    home.play_now("las-vegas")
    expect(at.casinos).to_be_visible()
    is_table = perf_counter()
    visitor.page.evaluate(_COUNT_FRAMES)
    for _ in range(TURNS):
        at.wait()
        at.place()
    at.wait()
    gaps: list[float] = visitor.page.evaluate("window.gaps")
    visitor.context.close()
    return Seen(is_home - begin, is_table - is_home, gaps)


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    """Start a browser and a server."""
    found = chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=found.path, args=found.flags, env=environment
        )
        yield browser, house
        browser.close()
        house.close()


def fragment(figures: dict[Phone, list[Seen]]) -> str:
    """Return what was measured, as a part of the page."""
    rows = [
        (
            phone.words,
            f"{median(seen.home for seen in visits):.2f} s",
            f"{median(seen.table for seen in visits):.2f} s",
            f"{median(gap for seen in visits for gap in seen.gaps):.1f} ms",
            f"{median(seen.late for seen in visits):.0%}",
        )
        for phone, visits in figures.items()
    ]
    heads = ("phone", "first visit to home", "touch to table", "between frames", "late frames")
    when = f"Medians of {TIMES} visits with {TURNS} turns each, measured on {date.today()}"
    return f"{table(heads, rows)}\n\n{when} on {os.cpu_count()} cores.\n"


def main() -> int:
    """Measure, print the figures, and perhaps put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    plan = parser.parse_args()
    with opened() as (browser, house):
        figures = {phone: [visit(browser, house, phone) for _ in range(TIMES)] for phone in PHONES}
    new = fragment(figures)
    print(new)
    if plan.write:
        put_in(page.PHONE, new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
