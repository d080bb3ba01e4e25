"""A training makes the same, however often it is broken off."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest

from croupier.cli.cluster import Together
from croupier.training.recipe import Samples
from croupier.training.trainer import MEASURING, PlayAll, Trainer
from croupier.training.workbench import Plan, Workbench
from tests.training.toys import Notebook, Toy, stopping

PLAN = Plan(Toy.game, Toy.rules, Toy.layout, seed=7, rounds=2, games=50)


def bench(folder: Path) -> Workbench:
    """Return the workbench in a folder."""
    one = Workbench(folder / "toy.net.training", PLAN)
    one.open(resume=True)
    return one


def trainer(folder: Path, toy: Toy, notes: Notebook, play_all: PlayAll = map) -> Trainer:
    """Return who trains there."""
    return Trainer(toy, bench(folder), play_all, notes)


def test_everything_is_made_once_and_in_order(tmp_path: Path) -> None:
    toy, notes = Toy(), Notebook()
    weights, rounds = trainer(tmp_path, toy, notes).train()

    assert toy.asked == [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]
    assert notes.heard == [
        "round 0 of 2 chunks",
        *("chunk",) * 2,
        *("epoch 1", "measuring", "finished 0"),
        "round 1 of 3 chunks",
        *("chunk",) * 3,
        *("epoch 1", "measuring", "finished 1"),
    ]
    assert [what.samples for what in rounds] == [20, 30]
    assert rounds == tuple(notes.rounds)
    assert float(weights["mean"]) == pytest.approx(5 + 7 + 7, abs=10)


def test_strength_is_measured_with_luck_nothing_was_learned_from(tmp_path: Path) -> None:
    weights, rounds = trainer(tmp_path, Toy(), Notebook()).train()

    expected = float(weights["mean"]) / (PLAN.seed + MEASURING + PLAN.games)
    assert rounds[-1].strength == {"nobody": expected}


def test_chunks_that_are_sent_together_make_the_same(tmp_path: Path) -> None:
    (tmp_path / "alone").mkdir()
    (tmp_path / "together").mkdir()
    alone, toy = trainer(tmp_path / "alone", Toy(), Notebook()).train(), Toy()
    weights, rounds = trainer(tmp_path / "together", toy, Notebook(), Together(map)).train()

    assert toy.asked == [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]
    assert (weights["mean"], rounds) == (alone[0]["mean"], alone[1])


@pytest.mark.parametrize("after", range(5))
def test_broken_off_and_gone_on_with_it_makes_the_same(tmp_path: Path, after: int) -> None:
    (tmp_path / "whole").mkdir()
    (tmp_path / "broken").mkdir()
    whole, whole_rounds = trainer(tmp_path / "whole", Toy(), Notebook()).train()
    left = [after]

    def some(do: Callable[[int], Samples], tasks: Iterable[int]) -> Iterator[Samples]:
        chosen = [*tasks]
        if left[0] >= len(chosen):
            left[0] -= len(chosen)
            return map(do, chosen)
        return stopping(left[0], map(do, chosen))

    with pytest.raises(KeyboardInterrupt):
        trainer(tmp_path / "broken", Toy(), Notebook(), some).train()
    toy = Toy()
    weights, rounds = trainer(tmp_path / "broken", toy, Notebook()).train()

    assert len(toy.asked) == 5 - after
    assert np.array_equal(weights["mean"], whole["mean"])
    assert rounds == whole_rounds


@pytest.mark.parametrize(
    ("name", "played"),
    [("round-0-chunk-1.npz", [(0, 1)]), ("round-1-chunk-2.npz", [(1, 2)]), ("round-0.net", [])],
)
def test_what_was_cut_short_is_made_again_and_nothing_else(
    tmp_path: Path, name: str, played: list[tuple[int, int]]
) -> None:
    whole, whole_rounds = trainer(tmp_path, Toy(), Notebook()).train()
    file = tmp_path / "toy.net.training" / name
    before = file.read_bytes()
    file.write_bytes(before[: len(before) // 2])

    toy = Toy()
    weights, rounds = trainer(tmp_path, toy, Notebook()).train()

    assert toy.asked == played
    assert np.array_equal(weights["mean"], whole["mean"])
    assert rounds == whole_rounds
    assert file.read_bytes() == before


def test_what_is_finished_is_not_made_again(tmp_path: Path) -> None:
    first = trainer(tmp_path, Toy(), Notebook()).train()
    toy, notes = Toy(), Notebook()
    again = trainer(tmp_path, toy, notes).train()

    assert toy.asked == []
    assert "measuring" not in notes.heard
    assert again[1] == first[1]
