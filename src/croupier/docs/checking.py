"""What a built site leads to: pages that are missing, and hosts that would be asked."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
"""What a browser fetches without being asked, but for links that say what a page is."""
RELATIONS = {"canonical", "next", "prev"}


class Page(HTMLParser):
    """A page: where its links lead, what it loads, and what can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element leads to."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        for name in ("href", "src"):
            if name not in given:
                continue
            self.links.append(given[name])
            if (tag, name) in LOADED and given.get("rel") not in RELATIONS:
                self.loads.append(given[name])


def broken_links(site: Path) -> list[str]:
    """Return all links that lead to no page, or to no such place on it."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    return sorted(
        f"{path.relative_to(site)}: {link}"
        for path, page in pages.items()
        for link in page.links
        if not _leads_somewhere(link, path, site, pages)
    )


def _leads_somewhere(link: str, path: Path, site: Path, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    start = site if parts.path.startswith("/") else path.parent
    aim = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else path.resolve()
    aim = aim / "index.html" if aim.is_dir() else aim
    if not aim.is_file():
        return False
    found = pages.get(aim)
    return not parts.fragment or found is None or unquote(parts.fragment) in found.anchors


def asked_hosts(site: Path) -> list[str]:
    """Return everything a page or a style would fetch from another host."""
    return sorted(
        {f"{path.relative_to(site)}: {link}" for path, link in _loaded(site) if _is_far(link)}
    )


def _loaded(site: Path) -> Iterator[tuple[Path, str]]:
    for path in site.rglob("*.html"):
        yield from ((path, link) for link in Page(path.read_text(encoding="utf-8")).loads)
    for path in site.rglob("*.css"):
        styles = path.read_text(encoding="utf-8")
        yield from ((path, link) for link in re.findall(r"url\(\s*[\"']?([^\"')]+)", styles))


def _is_far(link: str) -> bool:
    return urlsplit(link).scheme in ("http", "https") or link.startswith("//")
