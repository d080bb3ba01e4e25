"""What is given away: a wheel, a source distribution and the bill of what is in them.

Whoever builds the same sources again gets the same bytes.
"""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from releasing.bill import bill_of_materials
from releasing.versions import NotReleased


def build(root: Path, folder: Path) -> dict[str, str]:
    """Build everything into a folder; return the SHA-256 of each file by its name."""
    folder.mkdir(parents=True, exist_ok=True)
    ran = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", folder],
        cwd=root,
        capture_output=True,
        encoding="utf-8",
    )
    if ran.returncode:
        raise NotReleased(f"It cannot be built:\n{ran.stdout}{ran.stderr}")
    [wheel] = folder.glob("*.whl")
    bill = folder / f"{'-'.join(wheel.name.split('-')[:2])}.cdx.json"
    bill.write_text(json.dumps(bill_of_materials(root), indent=2) + "\n", encoding="utf-8")
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}
