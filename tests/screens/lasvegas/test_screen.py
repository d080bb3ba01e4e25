"""What people see, in 80 columns and without colour."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.screens.lasvegas.scenes import FOLDER, SCENES, drawn


def test_every_golden_screen_is_known() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == SCENES.keys()


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_it_did(name: str) -> None:
    assert drawn(SCENES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_no_line_is_wider_than_the_screen(name: str) -> None:
    scene = SCENES[name]
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    assert max(map(len, lines)) <= scene.columns


def test_the_readme_shows_what_is_really_seen() -> None:
    readme = Path("README.md").read_text(encoding="utf-8")
    shown = readme.partition("```text\n")[2].partition("```")[0].splitlines()
    words = "play las-vegas --seats you,greedy,uniform,greedy --white --seed 3"

    assert words in " ".join(readme.split())
    assert run(*words.split(), typed="1\n2\n3\n4\n").lines[-len(shown) - 1 : -1] == shown
