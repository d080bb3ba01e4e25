"""Records, told and checked."""

from pathlib import Path

import pytest

from croupier.core.chance import Dealer
from croupier.core.records import Record, read, write
from croupier.core.seats import Sitter
from croupier.games import registry
from tests.cli.conftest import Croupier
from tests.golden.record import FOLDER, RECIPES
from tests.strategies import GAME, outcomes_in

GOLDEN = FOLDER / "won-by-notes.jsonl"
GAMES = ", ".join(registry.names())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a copy of a recorded game, to be tampered with."""
    copy = tmp_path / "game.jsonl"
    copy.write_text(GOLDEN.read_text())
    return copy


def refusal(croupier: Croupier, file: Path, *words: str) -> str:
    ran = croupier("replay", str(file), *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    return ran.err.removesuffix("\n")


class TestAReplay:
    @pytest.mark.parametrize("name", RECIPES)
    def test_tells_every_event_in_a_line(self, croupier: Croupier, name: str) -> None:
        told = croupier("replay", str(FOLDER / f"{name}.jsonl")).lines
        transcript = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()

        assert [line for line in told if line in transcript] == transcript

    def test_separates_the_rounds(self, croupier: Croupier) -> None:
        headings = [
            line.strip("─ ")
            for line in croupier("replay", str(GOLDEN)).lines
            if line.startswith("──")
        ]

        assert headings == [heading for n in (1, 2, 3, 4) for heading in (f"Round {n}", "Payout")]

    def test_ends_with_the_ranking(self, croupier: Croupier) -> None:
        assert croupier("replay", str(GOLDEN)).lines[-6:-1] == [
            "  Place                Money   Notes",
            " ────────────────────────────────────",
            "  1.      ▲ Benno   $390,000       8",
            "  2.      ● Anna    $390,000       6",
            "  2.      ■ Carla   $390,000       6",
        ]

    def test_says_that_a_game_was_left(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "left.jsonl"
        croupier("play", "las-vegas", "--record", str(file), typed="q\n")
        ran = croupier("replay", str(file), "--verify")

        assert ran.code == 0
        assert ran.lines[-2] == "This game was left before its end."
        assert ran.lines[-1].startswith("Verified: ")

    def test_verifies_every_outcome(self, croupier: Croupier) -> None:
        record = read(GAME, GOLDEN.read_text())
        outcomes, commitment = outcomes_in(record.log.entries), Dealer(record.seed).commitment
        verdict = croupier("replay", str(GOLDEN), "--verify").lines[-1]

        assert verdict == (
            f"Verified: {len(outcomes)} rolls and draws, "
            f"as the dealer committed to with {commitment}."
        )

    def test_shows_no_control_characters(self, croupier: Croupier, file: Path) -> None:
        record = read(GAME, GOLDEN.read_text())
        sitters = (Sitter("An\x1b[2Jna"), Sitter("Ben\nno"), Sitter("[red]Carla"))
        file.write_text(write(GAME, Record(sitters, record.log, record.seed)))
        out = croupier("replay", str(file)).out

        assert "\x1b" not in out
        assert "▲ Ben�no" in out
        assert "■ [red]Carla" in out


class TestRefusedIs:
    def test_a_record_that_is_cut_off(self, croupier: Croupier, file: Path) -> None:
        lines = file.read_text().splitlines(keepends=True)
        file.write_text("".join(lines[:20]))
        assert refusal(croupier, file) == "Line 20: the record breaks off here, without its seal."

        file.write_text("".join(lines)[:-20])
        assert "without its seal" in refusal(croupier, file)

    def test_a_record_that_lacks_a_line(self, croupier: Croupier, file: Path) -> None:
        lines = file.read_text().splitlines(keepends=True)
        file.write_text("".join(lines[:9] + lines[10:]))

        assert "entries were sealed" in refusal(croupier, file)

    def test_a_record_that_was_edited(self, croupier: Croupier, file: Path) -> None:
        file.write_text(file.read_text().replace("Benno", "Bruno"))

        assert "changed after they were sealed" in refusal(croupier, file)
        assert "changed after they were sealed" in refusal(croupier, file, "--verify")

    def test_a_record_whose_dealer_dealt_otherwise(self, croupier: Croupier, file: Path) -> None:
        record = read(GAME, file.read_text())
        file.write_text(write(GAME, Record(record.sitters, record.log, bytes(32))))

        assert croupier("replay", str(file)).code == 0
        assert refusal(croupier, file, "--verify").startswith("Line 2: the dealer's outcome")

    @pytest.mark.parametrize(
        ("field", "other", "sentence"),
        [
            ('"croupier":1', '"croupier":2', "Line 1: this is format 2 of records, not 1."),
            ('"rules":1', '"rules":9', "Of las-vegas there are no rules of version 9; known: 1."),
            (
                "las-vegas",
                "chess",
                f"There is no game called “chess”; known: {', '.join(registry.names())}.",
            ),
        ],
    )
    def test_a_record_of_another_version(
        self, croupier: Croupier, file: Path, field: str, other: str, sentence: str
    ) -> None:
        file.write_text(file.read_text().replace(field, other, 1))

        assert refusal(croupier, file) == sentence

    @pytest.mark.parametrize("text", ["", "\n", "Dear diary", "[]", "null", '{"croupier": "1"}'])
    def test_what_is_no_record(self, croupier: Croupier, file: Path, text: str) -> None:
        file.write_text(text)

        assert refusal(croupier, file) == "Line 1: this is not a Croupier record."

    def test_what_is_no_text(self, croupier: Croupier, file: Path) -> None:
        file.write_bytes(bytes(range(256)))

        assert refusal(croupier, file) == f"{file} is not text, so it is no Croupier record."

    def test_a_folder(self, croupier: Croupier, tmp_path: Path) -> None:
        assert refusal(croupier, tmp_path) == f"{tmp_path} cannot be read: Is a directory."

    def test_what_is_not_there(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "nothing"

        assert refusal(croupier, file) == f"{file} cannot be read: No such file or directory."
