"""The pictures of README and site can be taken anew, and are there."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.pictures import FILM, FILM_SIZE, PICTURES, SCREENS, film, take

ROOT = Path(__file__).parents[2]


def test_a_picture_shows_a_scene(browser: Browser, house: House) -> None:
    picture = PICTURES["las-vegas-phone.png"]
    taken = Image.open(BytesIO(take(browser, house, picture)))

    assert taken.size == picture.size
    assert len(taken.convert("RGB").getcolors(2**24) or []) > 100


@pytest.mark.weekly("client/src/lasvegas", "tests/browser")
def test_the_film_moves(browser: Browser, house: House) -> None:
    taken = Image.open(BytesIO(film(browser, house, turns=1)))

    assert taken.format == "WEBP"
    assert taken.size == FILM_SIZE
    assert getattr(taken, "n_frames", 1) > 3


def test_all_of_them_are_there_and_no_other() -> None:
    assert {path.name for path in SCREENS.iterdir()} == {*PICTURES, FILM}


def test_every_picture_of_readme_and_site_is_one_of_them() -> None:
    for path in (ROOT / "README.md", ROOT / "docs" / "index.md", ROOT / "docs" / "play.md"):
        shown = re.findall(r"screens/([\w.-]+)", path.read_text(encoding="utf-8"))

        assert shown
        assert {*shown} <= {*PICTURES, FILM}
