"""The site, built."""

import re
import subprocess
import sys
from pathlib import Path

from croupier.core.errors import CroupierError
from croupier.docs.staging import stage

SITE = "site"
COLOUR = re.compile("\x1b\\[[0-9;]*m")


class SiteNotBuilt(CroupierError):
    """The pages do not make a site: a link leads nowhere, or something cannot be read."""

    def __init__(self, said: str) -> None:
        # After what is wrong comes where in the builder it was noticed.
        wrong = COLOUR.sub("", said).partition("Traceback")[0].strip()
        super().__init__("site-not-built", f"The site cannot be built:\n{wrong or said}")


def build(source: Path, folder: Path) -> Path:
    """Build the site out of the files of the project; return where it is.

    Whatever the builder warns of is an error.
    """
    # Without it there would be a traceback of another process instead of a sentence.
    import zensical  # noqa: F401  # only whether it is there

    settings = stage(source, folder)
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", settings.name],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
    )
    if ran.returncode:
        raise SiteNotBuilt(ran.stdout + ran.stderr)
    return folder / SITE
