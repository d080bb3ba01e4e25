"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at. To look at everything in every way takes
minutes, which is done with CROUPIER_LOOKS=all. Usually the pages most people see are looked at in
every language and the others in one, in every size, and in one light each: by turns.
"""

import os

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES, Scene
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

ALL = os.environ.get("CROUPIER_LOOKS") == "all"
SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET}
THEMES: tuple[Theme, ...] = ("dark", "light")


def languages(number: int, scene: Scene) -> tuple[str, ...]:
    """Return the languages a page is looked at in."""
    return LANGUAGES if ALL or scene.is_common else (LANGUAGES[number % len(LANGUAGES)],)


LOOKS = [
    (name, language)
    for number, (name, scene) in enumerate(SCENES.items())
    for language in languages(number, scene)
]


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_nothing_overflows_is_cut_off_or_stops_anybody(
    name: str, language: str, house: House, visit: Visit
) -> None:
    scene = SCENES[name]
    place = house.shelved(name, scene.shelve)
    visitor = visit(Device(language, secret=place.secret, settings={}, installs=scene.installs))
    visitor.context.add_init_script(path=AXE)
    scene.show(visitor, place)
    turn = LOOKS.index((name, language))
    found = [
        what
        for number, theme in enumerate(THEMES)
        for what in seen(Looker(visitor.page), scene, f"{name}-{language}", theme, turn + number)
    ]
    assert not found, "\n".join(found)


def seen(looker: Looker, scene: Scene, name: str, theme: Theme, turn: int) -> list[str]:
    """Look at a page that is open in one light: in every size, or in those whose turn it is."""
    found: list[str] = []
    looker.light(theme)
    for number, (size, (width, height)) in enumerate(SIZES.items()):
        if not ALL and (turn + number) % 2:
            continue
        looker.resize(width, height)
        looker.photograph(f"{name}-{theme}-{size}")
        found += [f"{name} {theme} {size} {what}" for what in looker.measured()]
        if scene.is_table and looker.does_scroll():
            found.append(f"{name} {theme} {size} not all of the table is in view")
    if ALL or turn % 2:
        found += [f"{name} {theme} {what}" for what in looker.axe()]
    return found
