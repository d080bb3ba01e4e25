"""Files of weights, as they are written, checked and found.

A file has a line with its format and the SHA-256 of all that follows, a line of JSON that says
what it is and how it was made, and then the arrays, one after another, as little-endian floats of
32 bits. Whether a file can be used is told without NumPy, which not everyone has.
"""

import hashlib
import os
from functools import cache
from math import prod
from pathlib import Path

import msgspec
from msgspec import Struct

from croupier.core.errors import CroupierError

FOLDER = "CROUPIER_NETS"
"""The environment variable that names another folder to look for files in."""
MOST_BYTES = 1_000_000
"""How large a file may be: it travels with the package."""
FORMAT = b"croupier net 1 "
FLOAT_BYTES = 4


class UnusableNet(CroupierError):
    """A file of weights that is missing, damaged, or made for something else."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unusable-net", sentence)


class Round(Struct, frozen=True):
    """What came of one round of training.

    `losses` are those of held-out samples after each epoch, and `strength` is the share of some
    games won against each of the opponents.
    """

    samples: int
    losses: tuple[float, ...]
    strength: dict[str, float]


class Origin(Struct, frozen=True):
    """What makes the same weights again, and what came of every round.

    `games` is in how many games strength was seen, round by round and for each opponent.
    """

    seed: int
    games: int
    rounds: tuple[Round, ...]


class Shape(Struct, frozen=True):
    """An array: its name, and its length along every axis."""

    name: str
    axes: tuple[int, ...]

    @property
    def numbers(self) -> int:
        """How many numbers it has."""
        return prod(self.axes)


class Title(Struct, frozen=True):
    """What a file is for, and how it was made.

    `layout` is the version of what the numbers mean: of the features they are applied to, and of
    the layers they make up.
    """

    game: str
    rules: int
    layout: int
    origin: Origin
    arrays: tuple[Shape, ...]


class NetFile(Struct, frozen=True):
    """A file that has been checked: its title, and the bytes of its arrays."""

    title: Title
    numbers: bytes


def place(game: str) -> Path:
    """Return where the weights of a game are kept."""
    folder = os.environ.get(FOLDER)
    return (Path(folder) if folder else Path(__file__).parent) / f"{game}.net"


def why_not(game: str, rules: int, layout: int) -> UnusableNet | None:
    """Return what keeps the weights of a game from being used, if anything does."""
    return _why_not(place(game), game, rules, layout)


@cache
def _why_not(path: Path, game: str, rules: int, layout: int) -> UnusableNet | None:
    try:
        fitting(path, game, rules, layout)
    except UnusableNet as error:
        return error
    return None


def fitting(path: Path, game: str, rules: int, layout: int) -> NetFile:
    """Read a file of weights that was made for this game, or refuse it."""
    found = read(path)
    title = found.title
    if title.game != game:
        raise UnusableNet(f"The weights in {path.name} are of {title.game}, not of {game}.")
    if title.rules != rules:
        raise UnusableNet(
            f"The weights of {game} were made for version {title.rules} of the rules,"
            f" not for version {rules}."
        )
    if title.layout != layout:
        raise UnusableNet(
            f"The weights of {game} have layout {title.layout}, and layout {layout} is needed."
        )
    return found


def read(path: Path) -> NetFile:
    """Read a file of weights, or refuse one that is not whole."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UnusableNet(f"The weights in {path.name} cannot be read: {error.strerror}.") from None
    first, _, rest = content.partition(b"\n")
    checksum = hashlib.sha256(rest).hexdigest().encode()
    if first != FORMAT + checksum:
        raise UnusableNet(f"The weights in {path.name} are damaged: their checksum is another.")
    return _parsed(path, rest)


def _parsed(path: Path, rest: bytes) -> NetFile:
    line, _, numbers = rest.partition(b"\n")
    try:
        title = msgspec.json.decode(line, type=Title)
    except msgspec.DecodeError as error:
        raise UnusableNet(f"The weights in {path.name} cannot be understood: {error}.") from None
    if len(numbers) != FLOAT_BYTES * sum(shape.numbers for shape in title.arrays):
        raise UnusableNet(f"The weights in {path.name} are not as many as their title says.")
    return NetFile(title, numbers)


def written(title: Title, numbers: bytes) -> bytes:
    """Return the content of a file, or refuse one that is too large."""
    rest = msgspec.json.encode(title) + b"\n" + numbers
    content = FORMAT + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest
    if len(content) > MOST_BYTES:
        raise UnusableNet(
            f"The weights of {title.game} take {len(content):,} bytes; {MOST_BYTES:,} are allowed."
        )
    return content
