"""What is seen of a training at a terminal."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.running import run_at_terminal

pytestmark = pytest.mark.weekly("src/croupier/cli", "src/croupier/training", "tests/cli")

ATTENDED = (sys.executable, "-m", "tests.cli.attending")


def test_every_step_is_shown_with_its_loss_and_in_the_end_how_strong_it_made(
    tmp_path: Path,
) -> None:
    out = tmp_path / "toy.net"
    steps = ("playing", "playing ━", "learning, epoch 1, loss ", "measuring")

    ran = run_at_terminal(
        [str(out)], [(f"Round 1 of 1: {step}", "\n") for step in steps], command=ATTENDED
    )

    assert ran.code == 0
    shown = re.search(r"learning, epoch 1, loss (\d\.\d{4}) ━", ran.out)
    assert shown is not None
    told = f"Round 1 of 1: 20 samples, loss {shown[1]}; wins 0.0% against nobody."
    assert told in ran.out
    assert not re.search(rf"\d{re.escape(told)}", ran.out), "it stands behind the bar"
    assert ran.out.index(told) > ran.out.index("measuring")
    assert out.exists()


def test_ctrl_c_ends_it_quietly_and_leaves_what_can_be_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "las-vegas.net"
    words = ["train", "las-vegas", "--jobs", "2", "--out", str(out)]

    ran = run_at_terminal(words, [("Round 1 of 6: playing", "\x03")])

    assert ran.code == 130
    assert "Traceback" not in ran.out
    assert (tmp_path / "las-vegas.net.training" / "plan.json").exists()
    assert not out.exists()
