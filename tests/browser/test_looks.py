"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at. Moments at which a page looks otherwise
are looked at in one language each, by turns, and in all with CROUPIER_LOOKS=all.
"""

import os

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES, Scene
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

NARROW = {"phone": PHONE, "tablet": TABLET}
SIZES = {**NARROW, "desktop": DESKTOP}
LOW = {"laptop": (1280, 600), "zoomed": (720, 450), "sideways": (740, 360)}
"""A large screen at 150 %, a desk at 200 %, and a phone held sideways: for tables, by night."""
LOW_LANGUAGES = ("en", "ru")
THEMES: dict[Theme, tuple[str, ...]] = {"dark": (), "light": ("color-contrast",)}
"""By what axe judges each: all its rules, and by day those of colours, for nothing else changes."""
PIECES = "[data-casino], .lot"
ALL = os.environ.get("CROUPIER_LOOKS") == "all"


def languages(name: str) -> tuple[str, ...]:
    """Return the languages in which a page is looked at."""
    turn = [*SCENES].index(name) % len(LANGUAGES)
    return LANGUAGES[turn : turn + 1] if SCENES[name].is_state and not ALL else LANGUAGES


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
    for language in languages(name):
        visitor.speak(language)
        looker.resize(*DESKTOP)
        for theme, rules in THEMES.items():
            looker.light(theme)
            found += [f"{language} {theme}: {what}" for what in looker.axe(*rules)]
            found += sized(looker, scene, f"{name}-{language}-{theme}")
        if scene.is_table and language in LOW_LANGUAGES:
            looker.light("dark")
            found += low(looker, f"{name}-{language}-dark")
    assert not found, "\n".join(found)


def sized(looker: Looker, scene: Scene, name: str) -> list[str]:
    """Look at a page in the usual sizes."""
    found = []
    for size, (width, height) in (NARROW if scene.is_narrow else SIZES).items():
        looker.resize(width, height)
        looker.photograph(f"{name}-{size}")
        troubles = looker.measured(all_in_view=scene.is_table)
        found += [f"{name} {size}: {what}" for what in troubles]
    return found


def low(looker: Looker, name: str) -> list[str]:
    """Look at a table where the window is low, and may scroll within itself."""
    found = []
    for size, (width, height) in LOW.items():
        looker.resize(width, height)
        looker.photograph(f"{name}-{size}")
        troubles = [
            *looker.measured(all_in_view=True),
            *looker.out_of_reach(PIECES),
            *looker.axe("scrollable-region-focusable"),
        ]
        found += [f"{name} {size}: {what}" for what in troubles]
    return found
