"""Records as files: kept in new ones only, and read if they are text."""

from collections.abc import Iterator
from pathlib import Path

from tests.cli.conftest import Croupier
from tests.cli.playing import PROMPT
from tests.cli.running import ANYTHING, run_at_terminal


class TestKeeping:
    def test_overwrites_nothing(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "diary.txt"
        file.write_text("Dear diary")
        ran = croupier("play", "las-vegas", "--record", str(file), typed=ANYTHING)

        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"{file} is already there, and a record never overwrites anything.\n"
        assert file.read_text() == "Dear diary"

    def test_overwrites_nothing_that_appeared_meanwhile(self, tmp_path: Path) -> None:
        file = tmp_path / "diary.txt"

        def answers() -> Iterator[tuple[str, str]]:
            yield PROMPT, "?\n"
            file.write_text("Dear diary")
            yield PROMPT, "q\n"

        ran = run_at_terminal(["play", "las-vegas", "--record", str(file)], answers())

        assert ran.code == 2
        assert f"The record could not be kept in {file}: File exists." in ran.out
        assert file.read_text() == "Dear diary"

    def test_needs_a_folder(self, croupier: Croupier, tmp_path: Path) -> None:
        ran = croupier("play", "las-vegas", "--record", str(tmp_path / "no" / "game.jsonl"))

        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"There is no folder {tmp_path / 'no'} to keep a record in.\n"
