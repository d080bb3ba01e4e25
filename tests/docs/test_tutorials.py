"""Every tutorial can be done as it is written."""

from pathlib import Path

import pytest

from tests.docs.tutorials import BLOCK, TUTORIALS, done

SIX = ["bot", "club", "game", "question", "record", "training"]


def test_there_are_six() -> None:
    assert [path.stem for path in TUTORIALS] == SIX


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_whoever_types_what_it_says_gets_what_it_shows(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert done(text, tmp_path) == text


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_no_program_is_shown_that_is_not_run(path: Path) -> None:
    blocks = BLOCK.findall(path.read_text(encoding="utf-8"))
    everything = "".join(body for _, _, body in blocks)
    programs = [title.removesuffix(".py") for language, title, _ in blocks if language == "python"]

    assert programs
    for name in programs:
        assert f"$ python {name}.py\n" in everything or f"from {name} import" in everything
