"""A training that is killed without warning, as often as you like, comes out the same."""

import subprocess
import sys
import time
from pathlib import Path
from signal import SIGKILL

import pytest

from croupier.training.lasvegas import JUDGING

pytestmark = pytest.mark.weekly(
    *("src/croupier/cli/processes.py", "src/croupier/cli/train.py", "src/croupier/kernel"),
    *("src/croupier/lasvegas", "src/croupier/nets", "src/croupier/training"),
    "tests/training/small.py",
    day="training of nets",
)

SECONDS = 300
ROUNDS = JUDGING + 1
"""Of both kinds: the last one is of lessons."""
KILLS = {
    "while games are played": "round-0-chunk-3.npz",
    "while chances are learned": "round-1-chunk-9.npz",
    "while lessons are written": "round-4-chunk-2.npz",
}
"""By what is there when one comes: the last chunk of a round has the number 9."""


def command(out: Path, jobs: int) -> list[str | Path]:
    """Return what is typed, whether something is there to go on with or not."""
    train = (sys.executable, "-m", "tests.training.small", "train", "las-vegas")
    numbers = ("--seed", "7", "--rounds", str(ROUNDS), "--games", "2", "--jobs", str(jobs))
    return [*train, *numbers, "--out", out, "--resume"]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of a training that nobody disturbs."""
    out = tmp_path_factory.mktemp("undisturbed") / "las-vegas.net"
    subprocess.run(command(out, jobs=1), stdout=subprocess.DEVNULL, check=True, timeout=SECONDS)
    return out.read_bytes()


def kill_at(out: Path, made: str) -> None:
    """Train until something is there, and kill the process that trains."""
    with subprocess.Popen(
        command(out, jobs=2), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            until = time.monotonic() + SECONDS
            while not (bench(out) / made).exists():
                assert process.poll() is None, "it ended by itself"
                assert time.monotonic() < until
                time.sleep(0.01)
        finally:
            process.kill()
    assert process.returncode == -SIGKILL


def bench(out: Path) -> Path:
    return out.with_name(f"{out.name}.training")


def resume(out: Path) -> list[str]:
    """Train to the end, and return what was said."""
    ran = subprocess.run(
        command(out, jobs=2), capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


def cut_short(out: Path) -> None:
    """Let two chunks and a round end in the middle, and leave files that were being written."""
    for name in ("round-0-chunk-5.npz", "round-1-chunk-2.npz", "round-0.net"):
        file = bench(out) / name
        half = file.read_bytes()[: file.stat().st_size // 2]
        for unfinished in (file, file.with_name(f"{name}.unfinished")):
            unfinished.write_bytes(half)


def test_killed_three_times_and_gone_on_with_it_comes_out_the_same(
    undisturbed: bytes, tmp_path: Path
) -> None:
    out = tmp_path / "las-vegas.net"
    for made in KILLS.values():
        kill_at(out, made)
        assert [*tmp_path.iterdir()] == [bench(out)]
        if made == KILLS["while chances are learned"]:
            cut_short(out)

    said = resume(out)

    assert out.read_bytes() == undisturbed
    assert [line.partition(":")[0] for line in said[:-1]] == [
        f"Round {number} of {ROUNDS}" for number in range(1, ROUNDS + 1)
    ]
    assert [*tmp_path.iterdir()] == [out]
