"""Running the command line as people do: in a process of its own, at a pipe or at a terminal."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from fcntl import ioctl
from struct import pack
from termios import TIOCSWINSZ
from typing import NamedTuple

COMMAND = (sys.executable, "-m", "croupier.cli")

ANYTHING = "1\n2\n3\n4\n5\n6\n" * 100
"""Enough to be typed for any game: of six faces in a row one was rolled."""


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What was printed, without the spaces that end a line."""
        return [line.rstrip() for line in self.out.splitlines()]


def plain(columns: int = 80) -> Mapping[str, str]:
    """Return an environment in which screens look the same everywhere."""
    unwanted = ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "PYTHONIOENCODING")
    kept = {key: value for key, value in os.environ.items() if key not in unwanted}
    looks = {"COLUMNS": str(columns), "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return {**kept, **looks}


def run(*words: str, typed: str = "", columns: int = 80) -> Ran:
    """Run the command with a pipe as its input."""
    ran = subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=plain(columns),
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def run_at_terminal(
    words: Iterable[str],
    answers: Iterable[tuple[str, str]],
    command: Iterable[str] = COMMAND,
) -> Ran:
    """Run a command at a terminal of 80 × 24, and answer each question when it is asked."""
    here, there = pty.openpty()
    ioctl(there, TIOCSWINSZ, pack("HHHH", 24, 80, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-m", "tests.cli.terminal", *command, *words],
        stdin=there,
        stdout=there,
        stderr=there,
        env={**plain(), "TERM": "xterm-256color"},
        start_new_session=True,
    ) as process:
        os.close(there)
        shown = b"".join(_converse(here, answers))
    os.close(here)
    return Ran(process.returncode, shown.decode(), "")


def _converse(here: int, answers: Iterable[tuple[str, str]]) -> Iterator[bytes]:
    """Yield what is shown, answering on the way."""
    for question, answer in answers:
        heard = b""
        while question.encode() not in heard:
            heard += os.read(here, 4096)
        os.write(here, answer.encode())
        yield heard
    yield from _rest(here)


def _rest(here: int) -> Iterator[bytes]:
    """Yield what is left until the other side is closed, which Linux calls an error."""
    with suppress(OSError):
        while chunk := os.read(here, 4096):
            yield chunk
