"""What those who run a server are told."""

import json
import logging
import sys

import pytest

from croupier.server.logs import Lines, RecentLines, is_about_us


def record(says: str, *values: object) -> logging.LogRecord:
    """Return what is to be logged."""
    return logging.LogRecord("croupier.server", logging.WARNING, "", 0, says, values, None)


def test_a_line_is_an_object_whatever_is_said() -> None:
    line = Lines().format(record('a "room"\nwaits: %s', "full"))

    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["from"]) == ("warning", "croupier.server")
    assert read["says"] == 'a "room"\nwaits: full'
    assert read["at"].endswith("+00:00")


def test_an_error_is_told_with_where_it_came_from() -> None:
    failed = record("it failed")
    try:
        raise ValueError("so it was")
    except ValueError:
        failed.exc_info = sys.exc_info()

    assert "ValueError: so it was" in json.loads(Lines().format(failed))["error"]


@pytest.mark.parametrize(
    ("says", "is_so"),
    [("Invalid HTTP request received.", False), ("Exception in ASGI application", True)],
)
def test_what_anybody_may_send_fills_no_disk(says: str, *, is_so: bool) -> None:
    assert is_about_us(record(says)) == is_so


def test_the_last_warnings_are_kept_and_no_more_than_so_many() -> None:
    recent = RecentLines(most=2)
    for number in range(3):
        recent.handle(record("number %d", number))
    failed = record("it failed")
    failed.exc_info = (ValueError, ValueError("so it was"), None)
    recent.handle(failed)

    assert [line.says for line in recent.lines] == [
        "it failed: ValueError('so it was')",
        "number 2",
    ]
    assert recent.lines[0].level == "warning"
