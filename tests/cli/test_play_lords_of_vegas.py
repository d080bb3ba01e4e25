"""Games at the terminal."""

import re
from pathlib import Path

import pytest

from croupier.core.chance import Dealer
from croupier.core.records import read, verify
from tests.cli.conftest import Croupier
from tests.screens.lordsofvegas.games import GAME, decisions, evening
from tests.screens.lordsofvegas.typed import typed

PASSING = "draw\nend\nrefuse\nstand\n" + "".join(f"arrange {n}\n" for n in range(1, 7))
ANYTHING = PASSING * 200
"""Enough to be typed for a game against greedy bots in which one never builds."""


def play(croupier: Croupier, words: str, typed: str = ANYTHING) -> str:
    ran = croupier("play", "lords-of-vegas", *words.split(), typed=typed)

    assert (ran.code, ran.err) == (0, "")
    return "\n".join(ran.lines)


class TestAGame:
    def test_against_bots_ends_with_a_ranking_and_the_seed(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy,greedy,greedy --seed 7")

        assert out.startswith("Lords of Vegas  ● You  ▲ Greedy 1  ■ Greedy 2  ◆ Greedy 3\n")
        assert "The game is over" in out
        assert re.search(r"^  1\.  .* \d+ +\$\d+M$", out, re.MULTILINE)
        assert out.splitlines()[-1] == f"Seed: {Dealer.numbered(7).seed.hex()}"

    @pytest.mark.parametrize("seats", [2, 4])
    def test_typed_by_people_is_the_one_they_played(
        self, croupier: Croupier, tmp_path: Path, seats: int
    ) -> None:
        log, file = evening(seats, 5), tmp_path / "game.jsonl"
        names = [f"You {seat + 1}" for seat in range(seats)]
        lines = "".join(f"{typed(moved.move, names)}\n" for _, moved in decisions(log))
        people = ",".join(["you"] * seats)
        out = play(croupier, f"--seats {people} --seed 5 --record {file}", typed=lines)

        assert read(GAME, file.read_text()).log == log
        assert f"The game is kept in {file}." in out

    def test_has_a_heading_for_every_turn(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 7", typed="draw\nend\nq\n")
        headings = re.findall(r"^──+ (.*) ──+$", out, re.MULTILINE)

        assert headings == ["Greedy’s turn", "Your turn", "Greedy’s turn", "Your turn"]

    def test_left_early_says_so(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 7", typed="draw\nq\n")

        assert "You leave before the end of the game." in out


class TestARecord:
    def test_is_replayed_and_verified(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        play(croupier, f"--seats uniform,uniform,uniform --seed 3 --record {file}")
        ran = croupier("replay", str(file), "--verify")

        assert ran.code == 0
        assert "It is Uniform 1’s turn." in ran.lines
        assert ran.lines[-1].startswith(f"Verified: {verify(GAME, file.read_text())} rolls and")

    def test_of_bots_is_told_as_it_was_played(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        played = play(croupier, f"--seats uniform,uniform --seed 3 --record {file}").splitlines()
        told = croupier("replay", str(file)).lines

        assert played[2 : 2 + len(told)] == told
