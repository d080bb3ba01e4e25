"""Faults planted in the kernel are caught."""

from itertools import chain

import pytest

from tests.kernel.faults import Fault
from tests.kernel.planting import FAULTS, SOURCES, Place, main, plant, planted

ALL = [*chain.from_iterable(FAULTS.values())]
HARMLESS = Fault("nothing is wrong", "bits.py", '"""Counting', '"""Still counting')


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name)
def test_every_fault_has_one_place_in_the_kernel(fault: Fault) -> None:
    source = (SOURCES / "croupier" / "kernel" / fault.file).read_text(encoding="utf-8")

    assert planted(source, fault).count(fault.wrong) >= 1
    assert [other.name for other in ALL].count(fault.name) == 1


@pytest.mark.parametrize("places", [0, 2])
def test_a_fault_without_one_place_of_its_own_is_refused(places: int) -> None:
    with pytest.raises(ValueError, match=f"“nothing is wrong” has {places} places in bits.py"):
        planted(HARMLESS.right * places, HARMLESS)


@pytest.mark.weekly("src/croupier/kernel", "src/croupier/lasvegas", "src/croupier/lordsofvegas")
def test_faults_are_caught_in_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stays in the deck", "eleven pays twice"]) == 0

    las_vegas, lords = capsys.readouterr().out.splitlines()
    assert las_vegas.startswith("las-vegas ")
    assert las_vegas.endswith(" game 0, step 1")
    assert lords.startswith("lords-of-vegas ")
    assert " game 0, step " in lords


def test_what_is_no_fault_is_not_caught() -> None:
    assert plant("las-vegas", HARMLESS, games=1) is None


def test_a_fault_nobody_notices_and_a_kernel_that_differs_anyway_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[Place | None] = [Place(3, 14), None]
    monkeypatch.setattr("tests.kernel.planting.plant", lambda *_: places.pop(0))
    monkeypatch.setattr("tests.kernel.planting.compared", lambda *_: Place(2, 7))

    assert main(["lowest note", "there are five rounds"]) == 1
    caught, unnoticed, anyway = capsys.readouterr().out.splitlines()
    assert caught.endswith(" game 3, step 14")
    assert unnoticed.endswith(" NOT NOTICED")
    assert "without any fault" in anyway
    assert anyway.endswith(" game 2, step 7")


def test_a_fault_that_breaks_the_kernel_is_no_catch() -> None:
    broken = Fault("nothing can be imported", "bits.py", "import numpy as np", "import nothing")

    with pytest.raises(RuntimeError, match="No module named 'nothing'"):
        plant("las-vegas", broken, games=1)
