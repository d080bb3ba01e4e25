"""Weights come out of their files as they went in."""

from pathlib import Path

import numpy as np
import pytest

from croupier.nets.files import FOLDER, Origin, Round, UnusableNet
from croupier.nets.weights import keep, load, save

ORIGIN = Origin(7, 100, (Round(5000, (0.7, 0.6), {"one uniform": 0.8}),))
WEIGHTS = {
    "hidden": np.arange(6, dtype=np.float32).reshape(2, 3),
    "bias": np.array([0.1, -2.5], np.float32),
    "scale": np.array(3, np.float32),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where weights are looked for."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def test_what_is_saved_is_loaded(folder: Path) -> None:
    save(folder / "pig.net", "pig", 2, 1, ORIGIN, WEIGHTS)

    loaded = load("pig", 2, 1)

    assert [*loaded] == [*WEIGHTS]
    for name, array in WEIGHTS.items():
        assert loaded[name].dtype == np.float32
        assert loaded[name].shape == array.shape
        assert np.array_equal(loaded[name], array)


def test_an_array_that_lies_otherwise_in_memory_is_saved_as_it_reads(folder: Path) -> None:
    turned = {"hidden": WEIGHTS["hidden"].T}
    save(folder / "pig.net", "pig", 2, 1, ORIGIN, turned)

    assert np.array_equal(load("pig", 2, 1)["hidden"], turned["hidden"])


def test_nobody_changes_what_was_loaded(folder: Path) -> None:
    save(folder / "pig.net", "pig", 2, 1, ORIGIN, WEIGHTS)

    with pytest.raises(ValueError, match="read-only"):
        load("pig", 2, 1)["bias"][0] = 1


def test_what_does_not_fit_is_not_loaded(folder: Path) -> None:
    save(folder / "pig.net", "pig", 2, 1, ORIGIN, WEIGHTS)

    with pytest.raises(UnusableNet, match="layout 1, and layout 2 is needed"):
        load("pig", 2, 2)


def test_a_file_that_cannot_be_finished_leaves_the_old_one(folder: Path) -> None:
    file = folder / "pig.net"
    keep(file, b"old")
    (folder / "pig.net.unfinished").mkdir()

    with pytest.raises(IsADirectoryError):
        keep(file, b"new")

    assert file.read_bytes() == b"old"
