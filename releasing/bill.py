"""The bill of materials of a release, in the format of CycloneDX.

It names what comes along with `pip install croupier[server]` in the versions everything is tested
with, and what is inside the page. There is no time and no number by chance in it: the same sources
have the same bill.
"""

import json
import re
from pathlib import Path

from croupier import __version__

Json = dict[str, object]

BUNDLED = ("@fluent/bundle", "svelte", "uqr")
"""What the page carries along."""
PINNED = re.compile(r"^([a-z0-9][\w.-]*)(?:\[[^\]]*\])?==([^\s;]+)", re.MULTILINE)
FONTS: Json = {
    "type": "data",
    "bom-ref": "sofia-sans",
    "name": "Sofia Sans",
    "description": "The typeface of the page",
    "licenses": [{"license": {"id": "OFL-1.1"}}],
}


def bill_of_materials(root: Path) -> Json:
    """Return all that a release is made of."""
    parts = [*packages_of_python(root), *packages_of_the_page(root), FONTS]
    own = f"pkg:pypi/croupier@{__version__}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "croupier",
                "version": __version__,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def packages_of_python(root: Path) -> list[Json]:
    """Return the packages that are installed; the hashes of their files are in requirements/."""
    pinned = (root / "requirements" / "play.txt").read_text(encoding="utf-8")
    return [_named("pypi", name, version) for name, version in PINNED.findall(pinned)]


def packages_of_the_page(root: Path) -> list[Json]:
    """Return the packages that are inside the page."""
    locked = json.loads((root / "client" / "package-lock.json").read_text(encoding="utf-8"))
    return [
        {
            **_named("npm", path.removeprefix("node_modules/"), package["version"]),
            "licenses": [{"license": {"id": package["license"]}}],
        }
        for path, package in locked["packages"].items()
        if path.removeprefix("node_modules/") in BUNDLED
    ]


def _named(index: str, name: str, version: str) -> Json:
    place = f"pkg:{index}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": place,
        "name": name,
        "version": version,
        "purl": place,
    }
