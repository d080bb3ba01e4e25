"""The site as it is built: warnings are errors, links lead somewhere, no other host is asked."""

import json
import shutil
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from croupier.docs.building import SiteNotBuilt, build
from croupier.docs.checking import asked_hosts, broken_links
from croupier.docs.staging import house

# One day for all of them, for they share what is built.
pytestmark = pytest.mark.weekly(
    *("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "client", "docs", "requirements"),
    *("rules", "src"),
    day="site",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Build the site, once for all who test at a time."""
    temporary = tmp_path_factory.getbasetemp()
    shared = temporary if worker_id == "master" else temporary.parent
    folder = shared / "documentation"
    with (shared / "documentation.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.exists():
            folder.mkdir()
            build(house(), folder)
    return folder / "site"


def test_every_link_leads_somewhere(site: Path) -> None:
    assert broken_links(site) == []


def test_nothing_is_asked_of_another_host(site: Path) -> None:
    assert asked_hosts(site) == []


def test_examples_of_docstrings_are_shown_as_code(site: Path) -> None:
    page = (site / "reference" / "croupier" / "index.html").read_text(encoding="utf-8")

    assert '<div class="language-pycon' in page
    assert "<blockquote>" not in page


def test_the_search_knows_public_names(site: Path) -> None:
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))

    assert any("croupier.Dealer" in item["location"] for item in index["items"])


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    source = tmp_path / "house"
    shutil.copytree(house() / "client/src/look", source / "client/src/look")
    shutil.copytree(house() / "client/public", source / "client/public")
    (source / "docs").mkdir()
    (source / "docs/look").mkdir()
    (source / "docs/zensical.toml").write_text(
        '[project]\nsite_name = "Small"\ndocs_dir = "pages"\nnav = ["index.md"]\n'
    )
    (source / "docs/index.md").write_text("# Home\n\nTo [nowhere](#nothing).\n")
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        (source / name).write_text(f"# {name}\n")

    with pytest.raises(SiteNotBuilt, match="nothing"):
        build(source, tmp_path / "built")
