"""The command `croupier analyse`."""

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis import SeatAccount
from croupier.cli.analyse import in_percent
from croupier.core.log import Log
from croupier.core.records import Record, read, write
from tests.cli.conftest import Croupier
from tests.golden.record import FOLDER
from tests.strategies import GAME

RECORD = FOLDER / "won-outright.jsonl"


@given(st.lists(st.integers(-9_000, 9_000), min_size=4, max_size=4))
def test_what_is_printed_adds_up(parts: list[int]) -> None:
    start, luck, own, others = (part / 10_000 for part in parts)
    *printed, result = in_percent(SeatAccount(start, luck, own, others, sum(parts) / 10_000))

    assert sum(printed) == result
    for percent, part in zip(printed, parts, strict=True):
        assert abs(percent - part / 100) < 2


def test_json_has_accounts_chances_and_errors(croupier: Croupier) -> None:
    ran = croupier("analyse", str(RECORD), "--json")
    found = json.loads(ran.out)

    assert ran.code == 0
    assert found.keys() == {"seats", "chances", "errors"}
    for seat in found["seats"]:
        parts = (seat[name] for name in ("start", "luck", "own", "others"))
        assert round(sum(parts), 4) == seat["result"]
    assert all(round(sum(chances), 4) == 1 for chances in found["chances"])
    for error in found["errors"]:
        assert error.keys() == {"entry", "seat", "cost", "move", "better"}


def test_the_tables_name_players_and_moves(croupier: Croupier) -> None:
    ran = croupier("analyse", str(RECORD))

    assert ran.code == 0
    assert "Anna" in ran.out
    assert "place 1" in ran.out


def test_a_game_that_was_left_gets_a_sentence(croupier: Croupier, tmp_path: Path) -> None:
    record = read(GAME, RECORD.read_text(encoding="utf-8"))
    log = Log(record.log.seats, record.log.options, record.log.entries[:-1])
    left = tmp_path / "left.jsonl"
    left.write_text(write(GAME, Record(record.sitters, log, record.seed)), encoding="utf-8")
    ran = croupier("analyse", str(left))

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "This game was left before its end: nobody has won it.\n"


def test_what_is_no_record_gets_a_sentence(croupier: Croupier, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,")
    ran = croupier("analyse", str(tmp_path / "letter.txt"))

    assert (ran.code, ran.out) == (2, "")
    assert "not a Croupier record" in ran.err


def test_a_record_that_was_edited_or_damaged_gets_a_sentence(
    croupier: Croupier, tmp_path: Path
) -> None:
    text, file = RECORD.read_text(encoding="utf-8"), tmp_path / "game.jsonl"
    edited = text.replace("Benno", "Bruno"), "changed after they were sealed"
    damaged = text[:-20], "without its seal"
    for written, said in (edited, damaged):
        file.write_text(written, encoding="utf-8")
        ran = croupier("analyse", str(file))

        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_move_that_was_not_allowed_is_refused_however_well_it_is_sealed(
    croupier: Croupier, tmp_path: Path
) -> None:
    record, file = read(GAME, RECORD.read_text(encoding="utf-8")), tmp_path / "game.jsonl"
    log = Log(record.log.seats, record.log.options, record.log.entries[::-1])
    file.write_text(write(GAME, Record(record.sitters, log, record.seed)), encoding="utf-8")
    ran = croupier("analyse", str(file))

    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
