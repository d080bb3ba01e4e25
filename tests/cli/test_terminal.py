"""The terminal, or whatever stands in for it."""

import re
import subprocess
from pathlib import Path

from croupier.core.records import verify
from tests.cli.playing import PROMPT
from tests.cli.running import COMMAND, plain, run_at_terminal
from tests.strategies import GAME


class TestAtATerminal:
    def test_one_types_beside_the_question(self) -> None:
        ran = run_at_terminal(
            ["play", "las-vegas", "--seed", "7"], [(PROMPT, "1\n"), (PROMPT, "q\n")]
        )

        assert ran.code == 0
        assert f"{PROMPT} (1, 2, 3, 4, 5, 6) 1\r\n" in re.sub(r"\x1b\[[\d;]*m", "", ran.out)

    def test_a_payout_waits_to_be_read(self) -> None:
        answers = [(PROMPT, f"{face}\n") for face in (1, 2, 3, 4, 1, 2, 4)]
        words = ["play", "las-vegas", "--seed", "7"]
        ran = run_at_terminal(words, [*answers, ("Press Enter", "\n"), (PROMPT, "q\n")])

        assert ran.code == 0
        assert "Round 2 begins" in ran.out

    def test_ctrl_c_ends_quietly_and_keeps_the_record(self, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        ran = run_at_terminal(["play", "las-vegas", "--record", str(file)], [(PROMPT, "\x03")])

        assert ran.code == 130
        assert ran.out.endswith("^C\r\n")
        assert verify(GAME, file.read_text()) > 6

    def test_ctrl_d_is_the_end_of_input(self) -> None:
        ran = run_at_terminal(["play", "las-vegas"], [(PROMPT, "\x04")])

        assert ran.code == 1
        assert "The input ended before the game did." in ran.out


class TestAPipe:
    def test_draws_with_the_letters_it_has(self) -> None:
        words = [*COMMAND, "play", "las-vegas", "--seats", "you,greedy", "--start", "0"]
        ran = subprocess.run(
            words,
            input=b"q\n",
            capture_output=True,
            env={**plain(), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
            check=False,
        )

        assert ran.returncode == 0
        assert b"@ You rolled" in ran.stdout
