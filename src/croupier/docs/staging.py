"""The pages of the site, put together from the files of the project.

The same files are read in the project itself, so their links lead from file to file. Here they lead
from page to page, and what has no page is named without a link.
"""

import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

from croupier.docs.public import PUBLIC

PAGES = "pages"
SETTINGS = "zensical.toml"
TOKENS = "client/src/look/tokens.css"
REFERENCE = '{ "Reference" = "reference/index.md" }'
"""The line of the settings that stands for all pages of the reference."""
SHOWN = {".css", ".json", ".md", ".png", ".svg", ".webp", ".yaml"}
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
PICTURE = re.compile(r"(!\[[^\]]*\]\(|<img [^>]*?src=\")([^()\s\"]+)")
SCHEMES = {
    '[data-theme="dark"]': '[data-md-color-scheme="slate"]',
    '[data-theme="light"]': '[data-md-color-scheme="default"]',
}
"""By what the product and the site know night from day."""


def house() -> Path:
    """Return where the files are: in the package if they came with it, or else in the clone."""
    packed = Path(__file__).with_name("files")
    return packed if packed.is_dir() else Path(__file__).parents[3]


def stage(source: Path, folder: Path) -> Path:
    """Put all pages into a folder; return the settings to build them with."""
    sites = dict(places(source))
    for path, site in sites.items():
        target = folder / PAGES / site
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.endswith(".md"):
            text = (source / path).read_text(encoding="utf-8")
            target.write_text(linked(text, path, sites), encoding="utf-8")
        else:
            shutil.copyfile(source / path, target)
    _write_tokens(source, folder / PAGES)
    _write_reference(folder / PAGES / "reference")
    settings = (source / "docs" / SETTINGS).read_text(encoding="utf-8")
    (folder / SETTINGS).write_text(settings.replace(REFERENCE, _contents()), encoding="utf-8")
    return folder / SETTINGS


def places(source: Path) -> Iterator[tuple[str, str]]:
    """Yield the path of each file that is shown, and where on the site it goes.

    >>> found = dict(places(house()))
    >>> found["docs/records.md"], found["docs/tutorials/bot.md"], found["CHANGELOG.md"]
    ('records.md', 'tutorials/bot.md', 'changelog.md')
    """
    for folder in ("docs", "rules"):
        for file in sorted((source / folder).rglob("*")):
            path = file.relative_to(source).as_posix()
            if file.suffix in SHOWN and not path.startswith("rules/guide/"):
                yield path, path.removeprefix("docs/")
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        yield name, name.lower()
    for file in sorted((source / "client/src/look/fonts").iterdir()):
        yield file.relative_to(source).as_posix(), f"look/fonts/{file.name}"
    yield "client/public/icon.svg", "look/icon.svg"


def linked(text: str, path: str, sites: Mapping[str, str]) -> str:
    """Return a page with links from page to page.

    >>> linked(
    ...     "See [the map](../docs/map.md#a) and [code](run.py).",
    ...     "rules/x.md",
    ...     {"docs/map.md": "map.md", "rules/x.md": "rules/x.md"},
    ... )
    'See [the map](../map.md#a) and code.'
    """

    def led(link: re.Match[str]) -> str:
        address = _led(link[2], path, sites)
        return link[1] if address is None else f"[{link[1]}]({address})"

    text = LINK.sub(led, text)
    return PICTURE.sub(lambda seen: seen[1] + (_led(seen[2], path, sites) or seen[2]), text)


def _led(address: str, path: str, sites: Mapping[str, str]) -> str | None:
    """Return where a link leads on the site, or nothing if there is no such page."""
    if re.match(r"[a-z]+:|#", address):
        return address
    name, mark, anchor = address.partition("#")
    aim = normpath(join(dirname(path), name))
    if aim.startswith("docs/reference/"):
        site: str | None = aim.removeprefix("docs/")
    else:
        site = sites.get(aim)
    if site is None:
        return None
    return relpath(site, dirname(sites[path]) or ".") + mark + anchor


def _write_tokens(source: Path, pages: Path) -> None:
    """Write the colours and faces of the product as the site has them."""
    tokens = (source / TOKENS).read_text(encoding="utf-8")
    for theirs, ours in SCHEMES.items():
        tokens = tokens.replace(theirs, ours)
    (pages / "look" / "tokens.css").write_text(tokens, encoding="utf-8")


def _write_reference(folder: Path) -> None:
    """Write a page for every public module, and one that leads to them."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = [f"| [`{name}`]({name}.md) | {what} |" for name, what in PUBLIC.items()]
    listed = "\n".join(["| module | what it is for |", "|---|---|", *rows])
    (folder / "index.md").write_text(OPENING + listed + "\n", encoding="utf-8")
    for name in PUBLIC:
        (folder / f"{name}.md").write_text(f"# {name}\n\n::: {name}\n", encoding="utf-8")


def _contents() -> str:
    """Return the pages of the reference as the settings list them."""
    pages = ", ".join(f'{{ "{name}" = "reference/{name}.md" }}' for name in PUBLIC)
    return f'{{ "Reference" = ["reference/index.md", {pages}] }}'


OPENING = """\
# Reference

Everything in `croupier` that others may count on, with its types and examples that run. What is not
listed here may change at any time; [what a version promises](../promises.md) says the rest.

"""
