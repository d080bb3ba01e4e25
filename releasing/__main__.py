"""Make a release: version, changelog, what the version leaves behind, files and a tag.

tools/release VERSION    writes the version and the changelog, keeps what this version leaves
                         behind, builds everything twice and compares, commits and tags
tools/release --build    only builds into dist/, twice, and compares
"""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from croupier.core.errors import CroupierError
from releasing.distributions import build
from releasing.versions import NotReleased, with_release, with_version

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "croupier" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"


def main(words: list[str]) -> int:
    """Do what was typed; return the exit code."""
    try:
        match words:
            case ["--build"]:
                build_twice()
            case [version] if not version.startswith("-"):
                release(version)
            case _:
                print(__doc__)
                return 2
    except CroupierError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    return 0


def release(version: str) -> None:
    """Make a release of what is committed."""
    if _run("git", "status", "--porcelain"):
        raise NotReleased("Something is not committed; a release is of what is.")
    if _run("git", "tag", "--list", f"v{version}"):
        raise NotReleased(f"Version {version} was released already.")
    source = with_version(PACKAGE.read_text(encoding="utf-8"), version)
    today = datetime.now(UTC).date()
    changelog = with_release(CHANGELOG.read_text(encoding="utf-8"), version, today)
    PACKAGE.write_text(source, encoding="utf-8")
    CHANGELOG.write_text(changelog, encoding="utf-8")
    # A process of its own, which has the new version.
    _run(sys.executable, "-m", "tests.released.keeping")
    _run(sys.executable, "-m", "releasing", "--build")
    _run("git", "add", "--all")
    _run("git", "commit", "--quiet", "--message", f"Release {version}")
    _run("git", "tag", "--annotate", f"v{version}", "--message", f"Croupier {version}")
    print(f"Version {version} is committed and tagged; what is to be given away is in dist/.")


def build_twice() -> None:
    """Build into dist/, and once more elsewhere; both must be the same to the last byte."""
    rmtree(ROOT / "dist", ignore_errors=True)
    first = build(ROOT, ROOT / "dist")
    with TemporaryDirectory() as folder:
        second = build(ROOT, Path(folder))
    if first != second:
        raise NotReleased(f"Two builds differ: {first} and {second}.")
    for name, digest in first.items():
        print(f"{digest}  {name}")


def _run(*words: str) -> str:
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8")
    if ran.returncode:
        raise NotReleased(f"{' '.join(words)} failed:\n{ran.stdout}{ran.stderr}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
