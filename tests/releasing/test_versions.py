"""The version and the changelog of a release."""

from datetime import date

import pytest

from releasing.versions import NotReleased, notes_since, numbers, with_release, with_version

CHANGELOG = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0 (2026-01-02)\n\n- Old.\n"
DAY = date(2026, 3, 4)


@pytest.mark.parametrize("word", ["1", "1.2", "1.2.3rc1", "v1.2.3", ""])
def test_a_version_is_three_numbers(word: str) -> None:
    with pytest.raises(NotReleased, match="is no version"):
        numbers(word)


def test_versions_go_up() -> None:
    with pytest.raises(NotReleased, match=r"comes before 0\.10\.0"):
        with_version('__version__ = "0.10.0"\n', "0.9.0")


def test_the_first_release_has_the_version_that_is_written() -> None:
    assert with_version('__version__ = "0.1.0"\n', "0.1.0") == '__version__ = "0.1.0"\n'


def test_what_is_new_goes_under_its_version() -> None:
    assert with_release(CHANGELOG, "0.3.0", DAY).startswith(
        "# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-03-04)\n\n- New.\n\n## 0.2.0"
    )


def test_no_version_is_released_twice_and_none_without_news() -> None:
    with pytest.raises(NotReleased, match="already"):
        with_release(CHANGELOG, "0.2.0", DAY)
    with pytest.raises(NotReleased, match="nothing that is unreleased"):
        with_release(with_release(CHANGELOG, "0.3.0", DAY), "0.4.0", DAY)


def test_notes_since_a_version_are_all_that_came_after_it() -> None:
    later = with_release(CHANGELOG, "0.3.0", DAY)

    assert "New" in notes_since(later, "0.2.0")
    assert "Old" not in notes_since(later, "0.2.0")
    assert notes_since(later, "0.3.0").strip() == ""
