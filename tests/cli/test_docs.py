"""The command `croupier docs`: what is refused. What it serves is seen in tests/browser."""

from pathlib import Path

import pytest

from croupier.cli.docs import keep
from croupier.core.errors import InvalidOptions
from tests.cli.conftest import Croupier


def test_a_folder_that_is_there_is_not_written_over(croupier: Croupier, tmp_path: Path) -> None:
    ran = croupier("docs", "--out", str(tmp_path))

    assert ran.code == 2
    assert ran.err == f"{tmp_path} is there already, and nothing is written over.\n"


def test_an_address_nobody_can_listen_at_is_refused(croupier: Croupier) -> None:
    ran = croupier("docs", "--host", "256.0.0.1")

    assert ran.code == 2
    assert ran.err.startswith("Nobody can listen at 256.0.0.1:8001")


def test_a_site_is_kept_where_it_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("Hello")
    keep(tmp_path / "site", tmp_path / "a" / "kept")

    assert (tmp_path / "a" / "kept" / "index.html").read_text() == "Hello"


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "file").write_text("")

    with pytest.raises(InvalidOptions, match="Nothing can be written to"):
        keep(tmp_path / "site", tmp_path / "file" / "kept")
