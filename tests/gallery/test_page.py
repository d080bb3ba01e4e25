"""The page of findings is what was measured, and says so."""

from pathlib import Path

import pytest

from gallery.__main__ import DOCS, FOLDER, kept, main
from gallery.measuring import Estimate, Finding
from gallery.page import SHOWN, chart, page

FINDINGS = kept()


def test_every_question_is_answered_with_intervals() -> None:
    assert [finding.name for finding in FINDINGS] == [*SHOWN]
    for finding in FINDINGS:
        for estimates in finding.series.values():
            assert estimates
            assert all(0 < estimate.margin < float("inf") for estimate in estimates)


def test_the_page_is_what_was_measured() -> None:
    assert page(FINDINGS) == (DOCS / "findings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("finding", FINDINGS, ids=lambda finding: finding.name)
def test_its_chart_is_too(finding: Finding) -> None:
    assert chart(finding) == (FOLDER / f"{finding.name}.svg").read_text(encoding="utf-8")


def test_a_chart_shows_every_estimate_with_its_interval() -> None:
    estimates = (Estimate("1", 0.1, 0.01), Estimate("2", 0.2, 0.01))
    drawn = chart(Finding("lv-seats", {"2 players": estimates}, 10))

    assert drawn.count("<circle") == 3
    assert "2 players" in drawn


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 2
    assert "tools/gallery --page" in capsys.readouterr().out


def test_nothing_else_lies_in_the_folder() -> None:
    names = {path.name for path in Path(FOLDER).iterdir()}

    assert names == {"findings.json", *(f"{name}.svg" for name in SHOWN)}
