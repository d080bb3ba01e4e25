"""The pictures of README and site, taken from the running product.

`tools/pictures` takes all of them anew and writes them to docs/screens.
"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import games
from tests.browser.chromium import launched
from tests.browser.house import House
from tests.browser.pages import LasVegas
from tests.browser.scenes import LANDED, SCENES
from tests.browser.visiting import Device, Theme, Visitor

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
PHONE = (360, 740)
DESKTOP = (1440, 900)
FILM = "las-vegas.webp"
FILM_SIZE = (420, 760)
APART = 0.08
"""How many seconds pictures of the film are apart at least."""
LONGEST, LAST = 1_200, 2_000
"""How many milliseconds a still moment of the film lasts at most, and its last picture."""


@dataclass(frozen=True)
class Picture:
    """A scene in a language, by night or by day, on a screen of some size."""

    scene: str
    language: str
    theme: Theme
    size: tuple[int, int]


PICTURES: Mapping[str, Picture] = {
    "lords-of-vegas.png": Picture("lords-build", "fr", "dark", DESKTOP),
    "lords-of-vegas-phone.png": Picture("lords-turn", "ru", "dark", PHONE),
    "las-vegas-phone.png": Picture("las-vegas-chosen", "en", "light", PHONE),
    "home.png": Picture("home", "de", "light", PHONE),
}


def take(browser: Browser, house: House, picture: Picture) -> bytes:
    """Return a picture of a scene."""
    scene = SCENES[picture.scene]
    place = scene.shelve(house)
    device = Device(picture.language, picture.theme, picture.size, place.secret)
    with _visiting(browser, house, device) as visitor:
        scene.show(visitor, place)
        visitor.page.wait_for_function(LANDED)
        return visitor.page.screenshot()


def film(browser: Browser, house: House, turns: int) -> bytes:
    """Return a moving picture of somebody who plays some turns against bots."""
    place = house.shelve(games.LAS_VEGAS_BEGUN)
    device = Device("en", "dark", FILM_SIZE, place.secret, moves=True)
    with _visiting(browser, house, device) as visitor:
        visitor.go(f"room/{place.room}")
        table = LasVegas(visitor)
        expect(table.lit.first).to_be_visible()
        camera = Camera(visitor)
        for _ in range(turns):
            table.choose()
            visitor.page.wait_for_timeout(700)
            table.place()
            table.wait()
        visitor.page.wait_for_timeout(500)
        return camera.developed()


class Camera:
    """Films a page: every picture that differs from the one before, with its time."""

    def __init__(self, visitor: Visitor) -> None:
        self._frames: list[tuple[float, bytes]] = []
        self._line = visitor.context.new_cdp_session(visitor.page)
        self._line.on("Page.screencastFrame", self._keep)
        self._line.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2})

    def _keep(self, frame: dict[str, object]) -> None:
        meta = frame["metadata"]
        assert isinstance(meta, dict)
        self._frames.append((float(meta["timestamp"]), b64decode(str(frame["data"]))))
        self._line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def developed(self) -> bytes:
        """Return the film; what stood still for long is shortened."""
        self._line.send("Page.stopScreencast")
        frames = thinned(sorted(self._frames))
        gaps = [min(LONGEST, round(1000 * (b - a))) for (a, _), (b, _) in pairwise(frames)]
        pictures = [Image.open(BytesIO(data)).convert("RGB") for _, data in frames]
        film = BytesIO()
        pictures[0].save(
            film,
            "WEBP",
            save_all=True,
            append_images=pictures[1:],
            duration=[*gaps, LAST],
            loop=0,
            quality=60,
            method=4,
        )
        return film.getvalue()


def thinned(frames: Sequence[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """Return so many pictures that the film moves, and no more.

    >>> [time for time, _ in thinned([(0.0, b""), (0.02, b""), (0.1, b""), (0.3, b"")])]
    [0.0, 0.1, 0.3]
    """
    kept = list(frames[:1])
    for frame in frames[1:]:
        if frame[0] - kept[-1][0] >= APART:
            kept.append(frame)
    return kept


@contextmanager
def _visiting(browser: Browser, house: House, device: Device) -> Iterator[Visitor]:
    visitor = Visitor(browser, house.address, device)
    try:
        yield visitor
    finally:
        visitor.context.close()
    assert visitor.troubles == []


def main(names: list[str]) -> None:
    """Take all pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser, house = launched(playwright), House(Path(folder), "--bot-pause", "0.3")
        try:
            for name in names or [*PICTURES, FILM]:
                taken = (
                    film(browser, house, turns=2)
                    if name == FILM
                    else take(browser, house, PICTURES[name])
                )
                (SCREENS / name).write_bytes(taken)
                print(f"{name}: {len(taken) // 1000} kB")
        finally:
            house.close()
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
