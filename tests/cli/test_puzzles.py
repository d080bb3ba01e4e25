"""The command that makes puzzles."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.cli.command_line import main
from croupier.games import registry
from croupier.games.spec import GameSpec, editions
from croupier.puzzles.making import puzzles_in
from croupier.puzzles.progress import Progress, begin
from croupier.puzzles.puzzle import Heading, line_of, read
from tests.puzzles.test_making import LastFace, edition


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a judge make them whose mind is known."""
    spec = GameSpec("las-vegas", "Las Vegas", editions(edition(LastFace())))
    monkeypatch.setattr(registry, "all_games", lambda: (spec,))
    monkeypatch.setattr(registry, "find", lambda _name: spec)
    monkeypatch.setattr(registry, "edition", lambda _name, _rules: spec.newest)


def made(out: Path, *words: str) -> int:
    """Make some puzzles."""
    return main(["puzzles", "make", "las-vegas", "--jobs", "1", "--out", str(out), *words])


def test_writes_as_many_as_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.jsonl"

    assert made(out, "--seed", "7", "--count", "5") == 0
    assert len(read(out)) == 5
    assert out.read_text(encoding="utf-8").startswith(line_of(Heading("las-vegas", 1, 7)))
    assert [*tmp_path.iterdir()] == [out]
    said = capsys.readouterr().out
    assert said.startswith(f"{out}: 5 puzzles from ")
    assert " 0 games" not in said


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    for out in (one, other):
        made(out, "--count", "3")

    assert one.read_bytes() == other.read_bytes()


def test_who_was_stopped_goes_on_and_writes_the_same_file(tmp_path: Path) -> None:
    whole, again = tmp_path / "whole.jsonl", tmp_path / "again.jsonl"
    made(whole, "--count", "5")
    kept = Progress(tmp_path / "again.jsonl.begun", begin(Heading("las-vegas", 1, 1)))
    [*kept.keeping([], [puzzles_in(edition(LastFace()), 1, number) for number in range(2)])]
    made(again, "--count", "5")

    assert again.read_bytes() == whole.read_bytes()
    assert {*tmp_path.iterdir()} == {whole, again}


def test_what_was_begun_with_another_seed_is_not_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.jsonl"
    begun = tmp_path / "puzzles.jsonl.begun"
    [*Progress(begun, begin(Heading("las-vegas", 1, 2))).keeping([], [[]])]
    before = begun.read_bytes()

    assert made(out, "--count", "1") == 2
    assert "has other puzzles that were begun" in capsys.readouterr().err
    assert begun.read_bytes() == before


def test_where_nothing_can_be_written_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert made(tmp_path / "nowhere" / "puzzles.jsonl") == 2
    assert "Puzzles cannot be written to" in capsys.readouterr().err


def graded(out: Path) -> int:
    """Grade the puzzles of a file."""
    return main(["puzzles", "grade", "las-vegas", "--jobs", "1", "--out", str(out)])


def test_grading_anew_changes_nothing_but_who_finds_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.jsonl"
    made(out, "--count", "3")
    whole = out.read_bytes()
    unknown = [replace(puzzle, found=("champion",)) for puzzle in read(out)]
    heading = line_of(Heading("las-vegas", 1, 1))
    out.write_text(heading + "".join(map(line_of, unknown)), encoding="utf-8")

    assert graded(out) == 0
    assert "3 of 3 puzzles are found by other levels now." in capsys.readouterr().out
    assert out.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cannot be read"),
        (line_of(Heading("las-vegas", 1, 1)), "has no puzzles of las-vegas"),
        (line_of(Heading("pig", 1, 1)), "has no puzzles of las-vegas"),
    ],
)
def test_what_has_no_puzzles_cannot_be_graded(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.jsonl"
    out.write_text(text, encoding="utf-8")

    assert graded(out) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert out.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("words", [("--count", "0"), ("--count", "many"), ("--seed", "x")])
def test_a_count_that_is_none_is_refused(
    tmp_path: Path, words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert made(tmp_path / "puzzles.jsonl", *words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
