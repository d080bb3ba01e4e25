"""How compiled functions come together."""

import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lasvegas.rolls import nth_face
from croupier.kernel.linking import KernelFunction, Made, names_only

Numbers = NDArray[np.int64]


@pytest.fixture(autouse=True, scope="module")
def _nothing_is_kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile all that is compiled here: what is kept from another run has no parts any more."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("croupier.kernel.compiling._FOLDER", tmp_path_factory.mktemp("kept"))
        yield


@compiled
def doubled(number: int) -> int:
    return 2 * number


@compiled
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


@compiled
def fallen(number: int) -> int:
    """Call itself, until there is nothing left."""
    return number if number <= 0 else fallen(number - 3)


@compiled
def added_up(numbers: Numbers) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


@allocating
def added_up_to(last: int) -> int:
    return added_up(np.arange(last + 1))


def test_parts_make_a_whole_where_python_calls() -> None:
    assert quadrupled(3) == 12
    assert isinstance(doubled, KernelFunction)
    assert isinstance(quadrupled, KernelFunction)
    assert not doubled.signatures
    assert len(doubled.part().signatures) == 1
    assert len(quadrupled.signatures) == 1


def test_beside_machine_code_is_kept_only_the_way_in_for_python() -> None:
    assert quadrupled(3) == 12
    assert isinstance(quadrupled, KernelFunction)
    overloads: Mapping[object, Made] = vars(quadrupled)["overloads"]
    [made] = overloads.values()
    [way_in] = names_only(made.library._final_module).functions

    assert "quadrupled" in way_in.name


def test_a_function_may_call_itself() -> None:
    assert fallen(10) == -2


def test_who_makes_arrays_lends_them_to_who_does_not() -> None:
    assert [added_up_to(last) for last in range(5)] == [0, 1, 3, 6, 10]


def test_who_does_not_count_cannot_return_an_array() -> None:
    same = compiled(lambda numbers: numbers)

    with pytest.raises(TypeError, match="returns an array"):
        same(np.zeros(1))


def test_python_gets_arrays_back_that_it_lent() -> None:
    numbers = np.arange(10)
    before = sys.getrefcount(numbers)
    for _ in range(100):
        added_up(numbers)

    assert sys.getrefcount(numbers) == before


def test_other_processes_find_it_by_its_name() -> None:
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer)(0x110, 1))"
    said = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(nth_face),
        capture_output=True,
        check=True,
    )

    assert said.stdout.strip() == b"2"
