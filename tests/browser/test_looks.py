"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at. By day a page is looked at in one
language, and moments at which it looks otherwise in one language and one light, by turns.
CROUPIER_LOOKS=all looks at everything in every way, which takes some ten minutes.
"""

import os
from collections.abc import Iterator

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES, Scene
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

ALL = os.environ.get("CROUPIER_LOOKS") == "all"
NARROW = {"phone": PHONE, "tablet": TABLET}
SIZES = {**NARROW, "desktop": DESKTOP}
LOW = {"laptop": (1280, 600), "zoomed": (720, 450), "sideways": (740, 360)}
"""A large screen at 150 %, a desk at 200 %, and a phone held sideways: for tables."""
THEMES: tuple[Theme, ...] = ("dark", "light")
COLOURS = ("color-contrast",)
"""The rules of axe that judge colours: those change with the light, and with nothing else."""
PIECES = "[data-casino], .lot"


def looks(name: str) -> Iterator[tuple[str, tuple[Theme, ...]]]:
    """Yield the languages in which a page is looked at, and in which light."""
    turn = [*SCENES].index(name)
    by_turns = LANGUAGES[turn % len(LANGUAGES)]
    if SCENES[name].is_state and not ALL:
        yield by_turns, (THEMES[turn % 2],)
        return
    for language in LANGUAGES:
        yield language, THEMES if ALL or language == by_turns else ("dark",)


@pytest.mark.parametrize("name", SCENES)
def test_nothing_overflows_is_cut_off_or_stops_anybody(
    name: str, house: House, visit: Visit
) -> None:
    scene = SCENES[name]
    place = scene.shelve(house)
    visitor = visit(Device(secret=place.secret, settings={}, installs=scene.installs))
    visitor.context.add_init_script(path=AXE)
    scene.show(visitor, place)
    looker = Looker(visitor.page)
    found: list[str] = []
    for language, themes in looks(name):
        visitor.speak(language)
        found += [f"{name}-{language}: {what}" for what in looker.axe(without=COLOURS)]
        for theme in themes:
            look = f"{name}-{language}-{theme}"
            looker.light(theme)
            if len(themes) > 1 or scene.is_state:
                found += [f"{look}: {what}" for what in looker.axe(only=COLOURS)]
            found += sized(looker, scene, look)
    if scene.is_table:
        found += low(looker, look)
    assert not found, "\n".join(found)


def sized(looker: Looker, scene: Scene, look: str) -> list[str]:
    """Look at a page in the usual sizes."""
    found = []
    for size, (width, height) in (NARROW if scene.is_narrow else SIZES).items():
        looker.resize(width, height)
        looker.photograph(f"{look}-{size}")
        troubles = looker.measured(all_in_view=scene.is_table)
        found += [f"{look} {size}: {what}" for what in troubles]
    return found


def low(looker: Looker, look: str) -> list[str]:
    """Look at a table where the window is low, and may scroll within itself."""
    found = []
    for size, (width, height) in LOW.items():
        looker.resize(width, height)
        looker.photograph(f"{look}-{size}")
        troubles = [
            *looker.measured(all_in_view=True),
            *looker.out_of_reach(PIECES),
            *looker.axe(only=("scrollable-region-focusable",)),
        ]
        found += [f"{look} {size}: {what}" for what in troubles]
    return found
