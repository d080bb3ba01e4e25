"""The version and the changelog of a release."""

import re
from datetime import date

from croupier.core.errors import CroupierError

UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


class NotReleased(CroupierError):
    """A release that cannot be."""

    def __init__(self, sentence: str) -> None:
        super().__init__("not-released", sentence)


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers, or say how one is written.

    >>> numbers("0.10.2")
    (0, 10, 2)
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReleased(f"“{version}” is no version: it is written as 1.2.3.")
    return tuple(map(int, version.split(".")))


def with_version(source: str, version: str) -> str:
    """Return the package's first module with another version.

    >>> with_version('__version__ = "0.1.0"', "0.2.0")
    '__version__ = "0.2.0"'
    """
    found = VERSION.search(source)
    if found is None:
        raise NotReleased("The package does not say which version it is.")
    if numbers(version) < numbers(found[1]):
        raise NotReleased(f"Version {version} comes before {found[1]}, which this is.")
    return VERSION.sub(f'__version__ = "{version}"', source)


def with_release(changelog: str, version: str, day: date) -> str:
    r"""Return the changelog with all that is unreleased under a version.

    >>> print(with_release("# Changelog\n\n## Unreleased\n\n- New.\n", "0.1.0", date(2026, 1, 2)))
    # Changelog
    <BLANKLINE>
    ## Unreleased
    <BLANKLINE>
    ## 0.1.0 (2026-01-02)
    <BLANKLINE>
    - New.
    <BLANKLINE>
    """
    if f"## {version} (" in changelog:
        raise NotReleased(f"The changelog has a version {version} already.")
    if not notes_since(changelog, "").strip():
        raise NotReleased("The changelog has nothing that is unreleased.")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({day})\n", 1)


def notes_since(changelog: str, version: str) -> str:
    r"""Return what the changelog says of everything after a version; of none, what is unreleased.

    >>> notes_since("# C\n\n## Unreleased\n\n- b\n\n## 0.1.0 (2026-01-02)\n\n- a\n", "0.1.0")
    '\n- b\n\n'
    """
    _, _, rest = changelog.partition(UNRELEASED)
    end = re.search(rf"^## {re.escape(version)}" if version else "^## ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest
