"""The errors people may see.

Each carries a code for the wire and a sentence for the reader::

    CroupierError
    ├── Refusal          a rule says no
    │   └── IllegalMove  the same, of a move; carries the position
    ├── InvalidOptions   no game has such seats or options
    ├── InvalidText      it cannot be read as a position
    ├── WrongOutcome     an outcome that does not answer what was asked
    └── InvalidRecord    a file that is not a whole, honest record; carries the line
"""


class CroupierError(Exception):
    """A refusal: what is wrong, in one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Let another process hear of it, whatever it was made from."""
        return _made_anew, (type(self), self.sentence, vars(self))


def _made_anew(kind: type[CroupierError], sentence: str, fields: dict[str, object]) -> object:
    error = kind.__new__(kind, sentence)
    vars(error).update(fields)
    return error


class Refusal(CroupierError):
    """What a single rule says against a move; the game adds the position."""


class IllegalMove(Refusal):
    """A move the rules refuse, with the position it was refused in."""

    def __init__(self, code: str, sentence: str, position: str) -> None:
        super().__init__(code, sentence)
        self.position = position


class InvalidOptions(CroupierError):
    """Seats or options no game can be played with."""

    def __init__(self, sentence: str) -> None:
        super().__init__("invalid-options", sentence)


class InvalidText(CroupierError):
    """A line that cannot be read as a position."""

    def __init__(self, sentence: str) -> None:
        super().__init__("invalid-text", sentence)


class WrongOutcome(CroupierError):
    """An outcome that does not answer what chance was asked for."""

    def __init__(self, sentence: str) -> None:
        super().__init__("wrong-outcome", sentence)


class InvalidRecord(CroupierError):
    """A record that cannot be believed, with the line that gives it away."""

    def __init__(self, sentence: str, line: int) -> None:
        super().__init__("invalid-record", f"Line {line}: {sentence}")
        self.line = line
