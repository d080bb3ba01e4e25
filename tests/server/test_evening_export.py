"""The result of an evening to take away."""

import csv
import io

import msgspec
import pytest

from croupier.server import evening_log as log
from croupier.server.evening_export import ExportedEvening, as_csv, as_json, exported, harmless
from tests.server.test_evening import fresh_evening
from tests.server.test_standings import playing


def test_the_table_has_everybody_in_order_with_what_each_round_brought() -> None:
    evening = playing(3, (((1, 0), (1, 2)),), (((2, 1), (1, 1)),))
    rows = [*csv.reader(io.StringIO(as_csv(evening)))]

    assert rows[0] == [
        *("place", "name", "bot of", "points", "opponents", "wins", "played"),
        *("round 1", "round 2"),
    ]
    assert rows[1] == ["1", "P1", "", "1.5", "0.75", "1.5", "2", "1", "0.5"]
    assert rows[2] == ["2", "P2", "", "1", "1.5", "0.5", "1", "0.5", "0.5"]
    assert rows[3] == ["3", "P0", "", "0.5", "1.5", "0", "1", "0", "0.5"]


def test_a_round_that_is_not_over_is_empty() -> None:
    rows = [*csv.reader(io.StringIO(as_csv(playing(2, (((0, 1), ()),)))))]

    assert [row[-1] for row in rows] == ["round 1", "", ""]


@pytest.mark.parametrize(
    "name", ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "＝1", "=cmd|' /C calc'!A0"]
)
def test_no_name_is_a_formula(name: str) -> None:
    evening = fresh_evening(log.MemberJoined("g", name, "=1"))
    row = [*csv.reader(io.StringIO(as_csv(evening)))][1]

    assert row[1] == f"'{name}"
    assert row[2] == "'=1"


@pytest.mark.parametrize("name", ["Anna", "O'Neill", "Zoë, „die“", 'a "b"'])
def test_all_other_names_stay_as_they_are(name: str) -> None:
    row = [*csv.reader(io.StringIO(as_csv(fresh_evening(log.MemberJoined("g", name)))))][1]

    assert row[1] == harmless(name) == name


def test_json_has_all_tables_by_name() -> None:
    evening = playing(3, (((1, 0), (1, 2)),))
    read = msgspec.json.decode(as_json(evening), type=ExportedEvening)

    assert read == exported(evening)
    assert read.rounds[0].tables[0].names == ("P1", "P0")
    assert read.rounds[0].tables[0].places == (1, 2)
    assert read.rounds[0].byes == ("P2",)
    assert read.standings[1].rounds == (0.5,)
