"""Measure all findings and write their page.

tools/gallery              measure everything, some minutes on one core
tools/gallery --page       write page and charts anew from what was measured before
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from gallery.measuring import Finding
from gallery.page import chart, page

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "findings"
MEASURED = FOLDER / "findings.json"


def measured() -> Iterator[Finding]:
    """Yield all findings."""
    from gallery import lasvegas, lordsofvegas

    yield lasvegas.seats(200_000)
    yield lasvegas.white_dice(100_000)
    yield lasvegas.casinos(1_000)
    yield lordsofvegas.lots(20_000)
    yield from lordsofvegas.judged(30)


def main(words: list[str]) -> int:
    """Do what was typed; return the exit code."""
    if words not in ([], ["--page"]):
        print(__doc__)
        return 2
    FOLDER.mkdir(exist_ok=True)
    if not words:
        findings = list(measured())
        text = msgspec.json.format(msgspec.json.encode(findings), indent=1)
        MEASURED.write_bytes(text + b"\n")
    write(kept())
    return 0


def kept() -> list[Finding]:
    """Return what was measured."""
    return msgspec.json.decode(MEASURED.read_bytes(), type=list[Finding])


def write(findings: list[Finding]) -> None:
    """Write the page and its charts."""
    (DOCS / "findings.md").write_text(page(findings), encoding="utf-8")
    for finding in findings:
        (FOLDER / f"{finding.name}.svg").write_text(chart(finding), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
