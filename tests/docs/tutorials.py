"""Tutorials done as they are written: files are written, commands are typed, answers compared.

`python -m tests.docs.tutorials` writes the answers into the tutorials anew.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tests.services import free_port

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PORTS = ("8000", "8080")
"""Those the tutorials name; others take their places while they are tested."""


def done(text: str, folder: Path) -> str:
    """Do a tutorial in a folder; return it with the answers that came."""
    (folder / "examples").symlink_to(ROOT / "examples")
    ports = {port: str(free_port()) for port in PORTS}
    with subprocess.Popen(
        ["sh"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env=_environment(folder),
        encoding="utf-8",
        start_new_session=True,
    ) as shell:
        try:
            return BLOCK.sub(lambda block: _did(block, folder, ports, shell), text)
        finally:
            os.killpg(shell.pid, 15)


def _environment(folder: Path) -> dict[str, str]:
    """Return what a reader has: the commands of the project, and a home for what others keep."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    home = {"XDG_CONFIG_HOME": str(folder / ".config"), "XDG_DATA_HOME": str(folder / ".data")}
    return {**kept, **home, "PATH": path, "PYTHONWARNINGS": "error", "COLUMNS": "100"}


def _did(
    block: re.Match[str], folder: Path, ports: dict[str, str], shell: subprocess.Popen[str]
) -> str:
    language, title, body = block[1], block[2], block[3]
    if title is not None:
        (folder / title).write_text(_moved(body, ports), encoding="utf-8")
    elif language == "console":
        answered = "".join(_answers(body, ports, shell))
        return f"```console\n{answered}```"
    return block[0]


def _answers(body: str, ports: dict[str, str], shell: subprocess.Popen[str]) -> Iterator[str]:
    """Type every command into the shell; yield it with what came back."""
    assert shell.stdin is not None
    assert shell.stdout is not None
    for command in re.findall(r"^\$ (.*)$", body, re.MULTILINE):
        yield f"$ {command}\n"
        quiet = " > /dev/null 2>&1 &" if command.endswith("&") else ""
        typed = command.removesuffix("&") + quiet
        shell.stdin.write(f"{_moved(typed, ports)}\necho END $?\n")
        shell.stdin.flush()
        *answer, end = _up_to_the_end(shell.stdout)
        assert end == "END 0\n", f"{command} failed: {answer}"
        yield from answer


def _up_to_the_end(said: IO[str]) -> Iterator[str]:
    for line in iter(said.readline, ""):
        yield line
        if line.startswith("END "):
            return


def _moved(text: str, ports: dict[str, str]) -> str:
    for named, free in ports.items():
        text = text.replace(named, free)
    return text


if __name__ == "__main__":
    for path in TUTORIALS:
        if len(sys.argv) == 1 or path.stem in sys.argv[1:]:
            with tempfile.TemporaryDirectory() as temporary:
                text = path.read_text(encoding="utf-8")
                path.write_text(done(text, Path(temporary)), encoding="utf-8")
