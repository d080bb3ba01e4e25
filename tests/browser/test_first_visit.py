"""What a first visit fetches."""

from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Home
from tests.browser.visiting import DESKTOP, PHONE, Device
from tests.server.test_first_load import first_load, own_fonts


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_home_takes_no_fonts_but_those_of_its_language(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(Device(language=language, size=size))
    fetched = set[str]()

    def note(request: Request) -> None:
        if request.resource_type == "font":
            fetched.add(Path(request.url).name)

    visitor.page.on("request", note)
    page = visitor.go()
    expect(Home(visitor).game("las-vegas")).to_be_visible()
    page.evaluate("document.fonts.ready")

    allowed = {Path(file).name for file in first_load(language) | own_fonts(language)}
    assert fetched == {name for name in allowed if name.endswith(".woff2")}
