"""How far puzzles have been made, kept so that a kill loses no more than a game.

The file has a line that says what is made, and then one for every game that was looked through,
with the puzzles that were found in it.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, Encoder

from croupier.core.errors import CroupierError
from croupier.nets.files import place
from croupier.nets.weights import keep
from croupier.puzzles.puzzle import Heading, Puzzle


class OthersBegun(CroupierError):
    """Other puzzles that were begun under the same name."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "others-begun", f"{path} has other puzzles that were begun; remove it, or name others."
        )


class Begun(Struct, frozen=True):
    """What is made: of which puzzles, and the hash of the weights they are judged by."""

    heading: Heading
    weights: str


_ENCODER = Encoder()
_BEGUN, _GAMES = Decoder(Begun), Decoder(list[Puzzle])


def _line(part: Begun | Sequence[Puzzle]) -> bytes:
    return _ENCODER.encode(part) + b"\n"


def begin(heading: Heading) -> Begun:
    """Return what is begun with the weights of today."""
    weights = place(heading.game)
    content = weights.read_bytes() if weights.exists() else b""
    return Begun(heading, sha256(content).hexdigest())


class Progress:
    """The games looked through so far, in a file."""

    def __init__(self, path: Path, begun: Begun) -> None:
        self._path = path
        self._begun = begun

    def games(self) -> Sequence[Sequence[Puzzle]]:
        """Return the puzzles of all games looked through earlier; refuse a file of others."""
        lines = self._path.read_bytes().splitlines(keepends=True) if self._path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        try:
            if whole and _BEGUN.decode(whole[0]) != self._begun:
                raise OthersBegun(self._path)
            return [_GAMES.decode(line) for line in whole[1:]]
        except DecodeError:
            raise OthersBegun(self._path) from None

    def keeping(
        self, known: Sequence[Sequence[Puzzle]], games: Iterable[Sequence[Puzzle]]
    ) -> Iterator[Sequence[Puzzle]]:
        """Yield the games that are known, and then others, each of them kept as it comes."""
        keep(self._path, _line(self._begun) + b"".join(map(_line, known)))
        yield from known
        with self._path.open("ab") as file:
            for puzzles in games:
                file.write(_line(puzzles))
                file.flush()
                yield puzzles

    def end(self) -> None:
        """Forget how far puzzles were made."""
        self._path.unlink(missing_ok=True)
