"""The terminal, or whatever stands in for it: a pipe, a file, a test."""

import codecs
import sys
from io import StringIO, TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

LEAVE = ("q", "Q")
"""What one types to leave."""

PLAIN = str.maketrans(
    "●▲■◆★▼✚⬟○←×–−“”«»…♛↻╱░▿═╬│┃╎─━╳◂≤·’",
    '@^#&*v+%o<x--"""".*~/:v=+||:-=x<<.\'',
)
"""What is shown where a terminal lacks a character; anything else becomes a question mark."""


class Left(Exception):
    """Somebody left the table before the end."""


class Terminal:
    """Where people read and type."""

    def __init__(self, console: Console, source: TextIO) -> None:
        self.console = console
        self._source = source

    @classmethod
    def standard(cls) -> "Terminal":
        """Return the terminal this process runs in; no character it lacks can stop it."""
        codecs.register_error("plain", plain)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="plain")
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        return cls(Console(markup=False, emoji=False, highlight=False), sys.stdin or StringIO())

    @property
    def is_typed_at(self) -> bool:
        """Whether a person sits at the keys and reads along."""
        return self._source.isatty() and self.console.is_terminal

    def show(self, picture: RenderableType = "") -> None:
        """Print a picture, or an empty line."""
        self.console.print(picture)

    def say(self, sentence: str | Text) -> None:
        """Print a sentence, on one line where no screen limits it."""
        self.console.print(sentence, soft_wrap=not self.console.is_terminal)

    def complain(self, sentence: str) -> None:
        """Say what is wrong, apart from everything else."""
        print(printable(sentence), file=sys.stderr)

    def ask(self, question: str) -> str:
        """Return what is typed next, or raise EOFError where nothing comes any more."""
        is_echoed = self._source.isatty()
        self.console.print(Text(f"{question} ", "bold"), end="" if is_echoed else "\n")
        line = self._source.readline()
        if not line:
            self.break_line()
            raise EOFError
        return line.strip()

    def pause(self, question: str) -> None:
        """Let whoever types read on when they like; nobody else is kept waiting."""
        if self.is_typed_at and self.ask(question) in LEAVE:
            raise Left

    def break_line(self) -> None:
        """Leave a line somebody was typing in."""
        if self.is_typed_at:
            print(file=self.console.file)


def plain(error: UnicodeError) -> tuple[str, int]:
    """Return what to print for characters that cannot be encoded.

    >>> codecs.register_error("plain", plain)
    >>> "★ Anna ←×⚀".encode("ascii", errors="plain")
    b'* Anna <x?'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end].translate(PLAIN)
    return lost.encode("ascii", errors="replace").decode(), error.end


def printable(text: str) -> str:
    r"""Return a text from outside as a terminal may safely show it.

    >>> printable("Anna\x1b[2J")
    'Anna�[2J'
    """
    return "".join(char if char.isprintable() else "�" for char in text)
