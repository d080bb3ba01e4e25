"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at. By day a page is looked at in one
language, by turns. CROUPIER_LOOKS=all looks at all of them by day too, and at the moments at which
a page looks otherwise, which takes some ten minutes.
"""

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

ALL = os.environ.get("CROUPIER_LOOKS") == "all"
NARROW = {"phone": PHONE, "tablet": TABLET}
SIZES = {**NARROW, "desktop": DESKTOP}
LOW = {"laptop": (1280, 600), "zoomed": (720, 450), "sideways": (740, 360)}
"""A large screen at 150 %, a desk at 200 %, and a phone held sideways: for tables."""
THEMES: tuple[Theme, ...] = ("dark", "light")
COLOURS = ("color-contrast",)
"""The rules of axe that judge colours: those change with the light, and with nothing else."""
SCROLLING = ("scrollable-region-focusable",)
PIECES = "[data-casino], .lot"


class Look(NamedTuple):
    """A language in which a page is looked at, in which lights, and in which sizes."""

    language: str
    themes: tuple[Theme, ...]
    sizes: tuple[str, ...]


def looks(name: str) -> Iterator[Look]:
    """Yield in which ways a page is looked at."""
    scene, turn = SCENES[name], [*SCENES].index(name)
    by_turns = LANGUAGES[turn % len(LANGUAGES)]
    usual = (*(NARROW if scene.is_narrow else SIZES),)
    low = (*LOW,) if scene.is_table else ()
    for language in LANGUAGES:
        is_turn = ALL or language == by_turns
        yield Look(language, THEMES if is_turn else ("dark",), usual + low * is_turn)


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
    for language, themes, sizes in looks(name):
        visitor.speak(language)
        looker.resize(*SIZES["phone" if scene.is_narrow else "desktop"])
        found += [f"{name}-{language}: {what}" for what in looker.axe(without=COLOURS)]
        for theme in themes:
            look = f"{name}-{language}-{theme}"
            looker.light(theme)
            if len(themes) == len(THEMES):
                found += [f"{look}: {what}" for what in looker.axe(only=COLOURS)]
            for size in sizes:
                looker.resize(*{**SIZES, **LOW}[size])
                looker.photograph(f"{look}-{size}")
                troubles = looker.measured(all_in_view=scene.is_table)
                if size in LOW:
                    troubles += [*looker.out_of_reach(PIECES), *looker.axe(only=SCROLLING)]
                found += [f"{look}-{size}: {what}" for what in troubles]
    assert not found, "\n".join(found)
