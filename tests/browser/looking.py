"""Looking at a page as it is: with axe, with a ruler, and with a camera."""

from base64 import b64decode
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page

from tests.browser.visiting import Theme

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "screens"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measuring.js").read_text()

# What lies behind a sheet is looked at without it.
_RUN_AXE = """async (only) => {
    const top = document.querySelector("dialog[open]") ?? document;
    const how = { resultTypes: ["violations"], preload: false };
    const { violations } = await axe.run(top, only.length ? { ...how, runOnly: only } : how);
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`));
}"""


# Something is in view if what lies in its middle, once it was scrolled to, is part of it.
_OUT_OF_REACH = """pieces => [...document.querySelectorAll(pieces)].filter((piece) => {
    piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = piece.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !piece.contains(there) && !there?.closest(".deal-sheet, .theatre");
}).map((piece) => piece.textContent.trim().slice(0, 40))"""


# What is decided with is in view before anything was scrolled.
_OUT_OF_VIEW = """pieces => [...document.querySelectorAll(pieces)].filter((piece) => {
    if (!piece.checkVisibility()) return false;
    const { left, top, width, height } = piece.getBoundingClientRect();
    return !piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((piece) => piece.textContent.trim().slice(0, 40))"""


class Measured(TypedDict):
    """What is wrong with how a page is laid out."""

    wide: list[str]
    cut: list[str]
    small: list[str]
    hidden: list[str]
    scrolls: bool


class Looker:
    """Somebody who looks at a page in every light and through windows of every size."""

    def __init__(self, page: Page) -> None:
        self._page = page
        # Playwright's own ways to do this wait for much that is not needed here.
        self._tools = page.context.new_cdp_session(page)

    def light(self, theme: Theme) -> None:
        """Make it night or day, as the page itself does."""
        self._page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)

    def resize(self, width: int, height: int) -> None:
        """Look through a window of another size."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._tools.send("Emulation.setDeviceMetricsOverride", size)

    def photograph(self, name: str) -> None:
        """Keep what is on the screen."""
        how = {"format": "png", "optimizeForSpeed": True}
        picture: str = self._tools.send("Page.captureScreenshot", how)["data"]
        path = SCREENS / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b64decode(picture))

    def axe(self, only: Sequence[str] = ()) -> list[str]:
        """Return what axe finds, by all its rules or by some."""
        found: list[str] = self._page.evaluate(_RUN_AXE, only)
        return found

    def measured(self, *, all_in_view: bool) -> list[str]:
        """Return what is wider than the screen, cut off, too small to touch, or out of reach."""
        found: Measured = self._page.evaluate(MEASURE)
        return [
            *(f"wider than the screen: {what}" for what in found["wide"]),
            *(f"cut off: {what}" for what in found["cut"]),
            *(f"too small to touch: {what}" for what in found["small"]),
            *(f"out of reach: {what}" for what in found["hidden"]),
            *["not all of the table is in view"] * (all_in_view and found["scrolls"]),
        ]

    def out_of_view(self, pieces: str) -> list[str]:
        """Return which parts of a table are not seen at once."""
        found: list[str] = self._page.evaluate(_OUT_OF_VIEW, pieces)
        return [f"not in view: {what}" for what in found]

    def out_of_reach(self, pieces: str) -> list[str]:
        """Return which parts of a table cannot be brought into view."""
        found: list[str] = self._page.evaluate(_OUT_OF_REACH, pieces)
        return [f"cannot be brought into view: {what}" for what in found]
