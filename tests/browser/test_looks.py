"""Every page in every language, by night and by day, on a phone, a tablet and a desk.

What was seen is kept in screens/, for people to look at.
"""

import pytest

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.scenes import SCENES
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Theme

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: dict[Theme, tuple[str, ...]] = {"dark": (), "light": ("color-contrast",)}
"""By what axe judges each: all its rules, and by day those of colours, for nothing else changes."""


@pytest.mark.parametrize("name", SCENES)
def test_nothing_overflows_is_cut_off_or_stops_anybody(
    name: str, house: House, visit: Visit
) -> None:
    scene = SCENES[name]
    place = scene.shelve(house)
    visitor = visit(Device(secret=place.secret, settings={}, installs=scene.installs))
    visitor.context.add_init_script(path=AXE)
    window = visitor.open_window()
    scene.show(visitor, place)
    looker = Looker(visitor.page)
    found: list[str] = []
    for language in LANGUAGES:
        visitor.speak(language, window)
        for theme, rules in THEMES.items():
            looker.light(theme)
            found += [f"{language} {theme}: {what}" for what in looker.axe(*rules)]
            for size, (width, height) in SIZES.items():
                looker.resize(width, height)
                looker.photograph(f"{name}-{language}-{theme}-{size}")
                found += [
                    f"{language} {theme} {size}: {what}"
                    for what in looker.measured(all_in_view=scene.is_table)
                ]
    assert not found, "\n".join(found)
