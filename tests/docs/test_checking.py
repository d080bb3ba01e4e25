"""What a built site leads to."""

from pathlib import Path

import pytest

from croupier.docs.checking import asked_hosts, broken_links


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a site of two pages."""
    (tmp_path / "other").mkdir()
    (tmp_path / "other/index.html").write_text('<h1 id="top">Other</h1>')
    return tmp_path


def home(site: Path, body: str) -> Path:
    """Give the site a first page."""
    (site / "index.html").write_text(body)
    return site


@pytest.mark.parametrize(
    "link", ["other/", "other/#top", "other/index.html", "/other/", "https://example.org/", "."]
)
def test_links_that_lead_somewhere(site: Path, link: str) -> None:
    assert broken_links(home(site, f'<a href="{link}">x</a>')) == []


@pytest.mark.parametrize("link", ["another/", "other/#bottom", "#here", "other/picture.png"])
def test_links_that_do_not(site: Path, link: str) -> None:
    assert broken_links(home(site, f'<a href="{link}">x</a>')) == [f"index.html: {link}"]


@pytest.mark.parametrize(
    "body",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<img src="//cdn.example/x.png">',
        '<link rel="stylesheet" href="http://fonts.example/x.css">',
    ],
)
def test_what_is_loaded_from_elsewhere_is_found(site: Path, body: str) -> None:
    [found] = asked_hosts(home(site, body))

    assert found.startswith("index.html: ")


def test_styles_are_looked_into(site: Path) -> None:
    (site / "a.css").write_text("a { background: url(https://cdn.example/a.png) }")
    (site / "b.css").write_text("a { background: url('b.png'), url(data:image/png;base64,AA==) }")

    assert asked_hosts(site) == ["a.css: https://cdn.example/a.png"]


def test_a_link_to_elsewhere_asks_nobody_before_it_is_followed(site: Path) -> None:
    body = '<a href="https://example.org/">x</a><link rel="canonical" href="https://me.example/">'

    assert asked_hosts(home(site, body)) == []
