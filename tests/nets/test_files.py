"""Files of weights are believed only if they are whole and made for what they are used for."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from croupier.nets.files import (
    FOLDER,
    MOST_BYTES,
    NetFile,
    Origin,
    Round,
    Shape,
    Title,
    UnusableNet,
    fitting,
    place,
    read,
    why_not,
    written,
)

ORIGIN = Origin(7, 100, (Round(5000, (0.7, 0.6), {"one uniform": 0.8}),))
TITLE = Title("pig", 2, 1, ORIGIN, (Shape("hidden", (2, 3)), Shape("bias", (3,))))
NUMBERS = bytes(range(36))


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of weights, where they are looked for."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    file = tmp_path / "pig.net"
    file.write_bytes(written(TITLE, NUMBERS))
    return file


def test_what_is_written_is_read_again(net: Path) -> None:
    assert read(net) == NetFile(TITLE, NUMBERS)
    assert fitting(net, "pig", 2, 1) == NetFile(TITLE, NUMBERS)
    assert why_not("pig", 2, 1) is None


def test_says_in_its_first_lines_what_it_is(net: Path) -> None:
    first, second, _ = net.read_bytes().split(b"\n", 2)

    assert first.startswith(b"croupier net 1 ")
    assert b'"game":"pig","rules":2,"layout":1' in second


def test_weights_are_looked_for_in_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)

    assert place("pig").parts[-3:] == ("croupier", "nets", "pig.net")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("pog", 2, 1), "The weights in pig.net are of pig, not of pog."),
        (
            ("pig", 3, 1),
            "The weights of pig were made for version 2 of the rules, not for version 3.",
        ),
        (("pig", 2, 4), "The weights of pig have layout 1, and layout 4 is needed."),
    ],
)
def test_a_file_made_for_something_else_is_refused(
    net: Path, asked: tuple[str, int, int], sentence: str
) -> None:
    with pytest.raises(UnusableNet) as refused:
        fitting(net, *asked)

    assert refused.value.sentence == sentence


@pytest.mark.parametrize("at", [0, 30, 90, 200, -1])
def test_a_file_in_which_one_bit_is_wrong_is_refused(net: Path, at: int) -> None:
    content = bytearray(net.read_bytes())
    content[at] ^= 4
    net.write_bytes(content)

    with pytest.raises(UnusableNet, match=r"^The weights in pig.net are damaged: their checksum"):
        read(net)


@pytest.mark.parametrize("length", [0, 10, 100, 300])
def test_a_file_that_ends_early_is_refused(net: Path, length: int) -> None:
    net.write_bytes(net.read_bytes()[:length])

    with pytest.raises(UnusableNet, match="are damaged"):
        read(net)


def test_numbers_that_are_too_few_are_refused(net: Path) -> None:
    net.write_bytes(written(TITLE, NUMBERS[:-4]))

    with pytest.raises(UnusableNet, match="not as many as their title says"):
        read(net)


def test_a_title_nobody_understands_is_refused(net: Path) -> None:
    rest = b'{"game":"pig"}\n'
    net.write_bytes(b"croupier net 1 " + sha256(rest).hexdigest().encode() + b"\n" + rest)

    with pytest.raises(UnusableNet, match="cannot be understood: Object missing required field"):
        read(net)


def test_a_file_that_is_not_there_is_told_of_once_and_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    obstacle = why_not("pig", 2, 1)

    assert obstacle is not None
    assert obstacle.sentence == (
        "The weights in pig.net cannot be read: No such file or directory."
    )
    assert why_not("pig", 2, 1) is obstacle


def test_a_file_that_is_too_large_to_travel_is_not_written() -> None:
    with pytest.raises(UnusableNet, match="1,000,000 are allowed"):
        written(TITLE, bytes(MOST_BYTES))


def test_whether_a_file_can_be_used_is_told_without_numpy() -> None:
    said = "import sys; import croupier.nets.files; sys.exit('numpy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", said], check=False).returncode == 0
