"""What lies on a workbench is whole, or it is not there."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from croupier.nets.files import Round
from croupier.training.recipe import Samples
from croupier.training.workbench import OtherTraining, Plan, Workbench

PLAN = Plan("toy", rules=1, layout=1, seed=7, rounds=2, games=50)
SAMPLES = Samples(np.ones((3, 2), np.float32), np.arange(3, dtype=np.float32))
WEIGHTS = {"mean": np.array(4, np.float32)}
ROUNDS = (Round(20, (0.5,), {"nobody": 0.6}), Round(30, (0.4,), {"nobody": 0.7}))


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    """Return an empty workbench."""
    one = Workbench(tmp_path / "bench", PLAN)
    one.open(resume=False)
    return one


@pytest.mark.parametrize("importance", [None, np.arange(3, dtype=np.float32)])
def test_samples_are_kept(bench: Workbench, importance: np.ndarray | None) -> None:
    assert bench.samples(0, 1) is None

    bench.keep_samples(0, 1, Samples(SAMPLES.features, SAMPLES.targets, importance))

    kept = bench.samples(0, 1)
    assert kept is not None
    assert np.array_equal(kept.features, SAMPLES.features)
    assert np.array_equal(kept.targets, SAMPLES.targets)
    if kept.importance is None or importance is None:
        assert kept.importance is importance
    else:
        assert np.array_equal(kept.importance, importance)
    assert bench.samples(1, 1) is bench.samples(0, 0) is None


@pytest.mark.parametrize("length", [0, 30, 400])
def test_samples_that_are_damaged_are_as_if_they_were_not_there(
    bench: Workbench, tmp_path: Path, length: int
) -> None:
    bench.keep_samples(0, 0, SAMPLES)
    file = tmp_path / "bench" / "round-0-chunk-0.npz"
    file.write_bytes(file.read_bytes()[:length])

    assert bench.samples(0, 0) is None


def test_one_wrong_bit_does_not_make_other_samples(bench: Workbench, tmp_path: Path) -> None:
    bench.keep_samples(0, 0, SAMPLES)
    file = tmp_path / "bench" / "round-0-chunk-0.npz"
    whole = file.read_bytes()

    for place, byte in enumerate(whole):
        file.write_bytes(whole[:place] + bytes([byte ^ 1 << place % 8]) + whole[place + 1 :])
        kept = bench.samples(0, 0)
        assert kept is None or np.array_equal(kept.targets, SAMPLES.targets)


def test_what_was_learned_is_kept_with_what_came_of_all_rounds(bench: Workbench) -> None:
    bench.keep_learned(ROUNDS, WEIGHTS)

    assert bench.learned(0) is None
    learned = bench.learned(1)
    assert learned is not None
    weights, origin = learned
    assert np.array_equal(weights["mean"], WEIGHTS["mean"])
    assert (origin.seed, origin.games, origin.rounds) == (7, 50, ROUNDS)


def test_what_was_learned_is_there_as_a_whole_or_not_at_all(
    bench: Workbench, tmp_path: Path
) -> None:
    bench.keep_learned(ROUNDS, WEIGHTS)
    file = tmp_path / "bench" / "round-1.net"
    whole = file.read_bytes()

    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert bench.learned(1) is None


def test_what_was_not_written_to_its_end_is_neither_read_nor_in_the_way(
    bench: Workbench, tmp_path: Path
) -> None:
    for name in ("plan.json", "round-0-chunk-0.npz", "round-0.net"):
        (tmp_path / "bench" / f"{name}.unfinished").write_bytes(b"PK")

    assert bench.samples(0, 0) is None
    assert bench.learned(0) is None
    bench.open(resume=True)
    bench.keep_samples(0, 0, SAMPLES)
    bench.keep_learned(ROUNDS[:1], WEIGHTS)

    assert bench.samples(0, 0) is not None
    assert bench.learned(0) is not None
    bench.clear()
    assert [*tmp_path.iterdir()] == []


def test_a_file_is_finished_if_it_is_what_is_planned(bench: Workbench, tmp_path: Path) -> None:
    file = tmp_path / "toy.net"
    assert not bench.is_finished(file)

    bench.write(file, ROUNDS, WEIGHTS)

    assert bench.is_finished(file)
    for other in (replace(PLAN, seed=8), replace(PLAN, rounds=3), replace(PLAN, layout=2)):
        assert not Workbench(tmp_path / "bench", other).is_finished(file)


def test_another_plan_is_not_mixed_with_this(bench: Workbench, tmp_path: Path) -> None:
    bench.open(resume=True)
    with pytest.raises(OtherTraining, match=r"not finished: go on with --resume, or remove it\.$"):
        bench.open(resume=False)
    with pytest.raises(OtherTraining, match="another plan"):
        Workbench(tmp_path / "bench", replace(PLAN, seed=8)).open(resume=True)


def test_a_plan_that_cannot_be_read_is_refused(bench: Workbench, tmp_path: Path) -> None:
    (tmp_path / "bench" / "plan.json").write_text("{")

    with pytest.raises(OtherTraining, match="cannot be read: Input data was truncated"):
        bench.open(resume=True)


def test_nothing_is_left_in_the_end(bench: Workbench, tmp_path: Path) -> None:
    bench.keep_samples(0, 0, SAMPLES)
    bench.keep_learned(ROUNDS[:1], WEIGHTS)

    bench.clear()

    assert [*tmp_path.iterdir()] == []


def test_what_is_left_when_a_kill_comes_while_all_is_removed_is_still_of_its_plan(
    bench: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise chunks of one seed would be taken for those of another."""
    for chunk in range(2):
        bench.keep_samples(0, chunk, SAMPLES)
    bench.keep_learned(ROUNDS[:1], WEIGHTS)
    remove = Path.unlink

    def remove_the_last(file: Path) -> None:
        remove(file)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "unlink", remove_the_last)
    for left in (3, 2, 1):
        with pytest.raises(KeyboardInterrupt):
            bench.clear()
        assert len([*(tmp_path / "bench").iterdir()]) == left
        with pytest.raises(OtherTraining, match="another plan"):
            Workbench(tmp_path / "bench", replace(PLAN, seed=8)).open(resume=True)
