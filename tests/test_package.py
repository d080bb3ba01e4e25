"""What is given away: a wheel and a source distribution that work where nothing else is."""

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from venv import EnvBuilder
from zipfile import ZipFile

import pytest

from croupier.docs.staging import places, stage

# One day for all of them, for they share what is built.
pytestmark = pytest.mark.weekly(
    *("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "client", "docs", "hatch_build.py"),
    *("pyproject.toml", "requirements", "rules", "src"),
    day="package",
)

ROOT = Path(__file__).parents[1]
PAGE = "croupier/server/page/index.html"
PATIENCE = 60


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build both kinds; the wheel out of the source distribution, as those do who get only that."""
    folder = tmp_path_factory.mktemp("dist")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, at=ROOT)
    [source] = folder.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / source.name.removesuffix(".tar.gz")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, at=unpacked)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """Return the wheel."""
    [wheel] = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel, with what it asks for and nothing else; return its command."""
    folder = tmp_path_factory.mktemp("empty")
    EnvBuilder(with_pip=False).create(folder)
    python = folder / "bin" / "python"
    pinned = folder / "pinned.txt"
    pinned.write_text("\n".join(_pins()), encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile")
    _run(*pip, "--constraint", pinned, wheel, at=folder)
    return folder / "bin" / "croupier"


def _pins() -> Iterator[str]:
    """Return the versions everything else is tested with."""
    text = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    yield from re.findall(r"^[a-z][\w.-]*==[^\s;]+", text, re.MULTILINE)


def _run(*words: object, at: Path) -> str:
    """Run a command somewhere, without what this process was given; it must succeed."""
    ran = _tried(*words, at=at)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def _tried(*words: object, at: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [*map(str, words)], cwd=at, env=environment, capture_output=True, encoding="utf-8"
    )


def test_the_wheel_has_the_page_and_the_license_inside(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()

    assert PAGE in names
    assert "croupier/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_source_has_the_page_built_and_what_it_is_built_from(built: Path) -> None:
    [source] = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {f"src/{PAGE}", "client/src/App.svelte", "rules/las-vegas.md"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_has_all_the_documentation_is_made_from(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "wheel")
    packed = tmp_path / "wheel" / "croupier" / "docs" / "files"

    assert dict(places(packed)) == dict(places(ROOT))
    assert stage(packed, tmp_path / "pages").is_file()


def test_little_else_comes_along(empty: Path) -> None:
    listed = _run(
        sys.executable, "-m", "pip", "--python", empty.with_name("python"), "list", at=empty.parent
    )
    packages = {line.split()[0].lower() for line in listed.splitlines()[2:]}

    assert {"croupier", "msgspec", "rich", "fluent.runtime"} <= packages
    assert not packages & {"numba", "numpy", "starlette", "uvicorn", "psycopg"}


def test_games_are_played_recorded_and_checked_from_any_folder(empty: Path, tmp_path: Path) -> None:
    words = ("play", "las-vegas", "--seats", "greedy,uniform", "--seed", "1", "--record", "a.jsonl")
    _run(empty, *words, at=tmp_path)

    assert "Verified" in _run(empty, "replay", "a.jsonl", "--verify", at=tmp_path)
    assert "by the rules" in _run(
        empty, *["simulate", "las-vegas", "--games", "3", "--engine", "rules"], at=tmp_path
    )


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --no-browser --port 0", "server"),
        ("simulate las-vegas --games 3", "kernel"),
        ("play las-vegas --seats montecarlo,montecarlo", "kernel"),
        ("lockstep las-vegas --games 1 --jobs 1", "kernel"),
        ("docs", "docs"),
    ],
)
def test_a_command_whose_extra_is_missing_says_how_to_get_it(
    empty: Path, tmp_path: Path, words: str, extra: str
) -> None:
    ran = _tried(empty, *words.split(), at=tmp_path)

    assert ran.returncode == 2
    assert re.fullmatch(
        rf"This needs \w+, which is not installed: pip install 'croupier\[{extra}\]'\.\n",
        ran.stderr,
    )


def test_the_tables_open_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    """With what the tests have, but with the package out of the wheel."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile")
    _run(*pip, "--target", tmp_path / "package", wheel, at=tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "package")}
    words = ["-P", "-m", "croupier.cli", "serve", "--no-browser", "--port", "0", "--thinkers", "1"]
    database = f"sqlite:///{tmp_path}/rooms.db"
    with subprocess.Popen(
        [sys.executable, *words, "--database", database],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            with urlopen(found[0], timeout=PATIENCE) as page:
                assert b"assets/first" in page.read()
        finally:
            server.terminate()
