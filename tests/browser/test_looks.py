"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at. CROUPIER_LOOKS=all looks also at the
moments at which a page looks otherwise, which takes some ten minutes.
"""

import os
from collections.abc import Mapping

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

ALL = os.environ.get("CROUPIER_LOOKS") == "all"
NARROW = {"phone": PHONE, "tablet": TABLET}
SIZES = {"desktop": DESKTOP, **NARROW}
LOW = {"laptop": (1280, 600), "zoomed": (720, 450), "sideways": (740, 360)}
"""A large screen at 150 %, a desk at 200 %, and a phone held sideways: for tables."""
THEMES: tuple[Theme, ...] = ("dark", "light")
COLOURS = ("color-contrast",)
"""The rules of axe that judge colours: nothing else changes with the light."""
SCROLLING = ("scrollable-region-focusable",)
PIECES = "[data-casino], .lot"
DECIDING = "main .btn.main, main .btn.glow, main .go button"


def sizes(name: str, language: str) -> Mapping[str, tuple[int, int]]:
    """Return through which windows a page is looked at; through low ones in one language."""
    scene, turn = SCENES[name], [*SCENES].index(name)
    is_turn = language == LANGUAGES[turn % len(LANGUAGES)]
    usual = NARROW if scene.is_narrow else SIZES
    return {**usual, **LOW} if scene.is_table and (ALL or is_turn) else usual


@pytest.mark.weekly("client", "src/croupier/locales", "tests/browser")
@pytest.mark.parametrize("name", [name for name in SCENES if ALL or not SCENES[name].is_state])
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
    for language in LANGUAGES:
        visitor.speak(language)
        for number, (size, window) in enumerate(sizes(name, language).items()):
            looker.resize(*window)
            for theme in THEMES:
                looker.light(theme)
                look = f"{name}-{language}-{theme}-{size}"
                looker.photograph(look)
                troubles = looker.measured(all_in_view=scene.is_table)
                if scene.is_table:
                    troubles += looker.out_of_view(DECIDING)
                if number == 0:
                    troubles += looker.axe(only=COLOURS if theme == "light" else ())
                if size in LOW:
                    troubles += [*looker.out_of_reach(PIECES), *looker.axe(only=SCROLLING)]
                found += [f"{look}: {what}" for what in troubles]
    assert not found, "\n".join(found)
