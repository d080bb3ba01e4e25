"""Games at the terminal."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from croupier.core.chance import Dealer
from croupier.core.records import read, verify
from croupier.lordsofvegas.state import Acting
from tests.cli.conftest import Croupier
from tests.cli.lordsofvegas.games import GAME, decisions, evening
from tests.cli.lordsofvegas.screens import conversation, position
from tests.cli.lordsofvegas.typed import typed

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


class TestAMoveTheRulesRefuse:
    REFUSALS: ClassVar[Mapping[str, str]] = {
        "build A1 gold": "You have no marker on A1 to build on.",
        "build B5 gold moving C7": "You still have a die in supply, so none may be moved.",
        "remodel C5 purple": "You are not the boss of the casino on C5.",
        "remodel D1 brown": "That casino is brown already.",
        "reorganize C5": "Dice of that casino were reorganized this turn.",
        "reorganize A1": "There is no casino on A1.",
        "gamble D1 1": "You are the boss there; gamble at the casino of another.",
        "gamble C5 0": "A bet there is from 1 to 25 million, not 0.",
        "gamble C5 26": "A bet there is from 1 to 25 million, not 26.",
        "draw": "This is the time to act or to end the turn.",
        "stand": "This is the time to act or to end the turn.",
        "offer anna give 5": "A trade is made with another seat at this table.",
        "offer benno give nothing": "“nothing” cannot be traded; name money (5), lots (A3) and "
        "dice (die:C5).",
        "offer benno give 0": "An offer needs something in it.",
        "offer benno give 22": "One side does not have the money it would give.",
        "offer benno give A1": "A1 is not a lot of the seat that would give it.",
        "offer benno give die:B5": "The seat that would give the die on B5 has none there.",
        "offer benno for 1 do build A1 gold": "You have no marker on A1 to build on.",
        "accept 3": "There is no open offer 3.",
        "withdraw 3": "There is no open offer 3.",
    }

    @pytest.mark.parametrize("line", REFUSALS)
    def test_is_asked_for_again_with_their_sentence(self, line: str) -> None:
        shown = conversation(position("acting"), f"{line}\n")
        question = "What do you do?"

        assert shown.endswith(f"{question}\n{self.REFUSALS[line]}\n{question}\n")


class TestAsides:
    def shown(self, name: str, line: str) -> str:
        return conversation(position(name), f"{line}\n")

    def test_list_shows_one_kind_of_action(self) -> None:
        shown = self.shown("acting", "list remodel").split("What do you do?\n")[1]

        assert [line.split()[:3] for line in shown.splitlines()[1:-1]] == [
            ["remodel", "D1", colour] for colour in ("purple", "gold", "green", "silver")
        ]

    def test_list_of_nothing_says_so(self) -> None:
        table = position("three-seats").table
        broke = table.with_money({table.turn: -table.money[table.turn]})
        shown = conversation(Acting(broke), "list build\n")

        assert "There is nothing of the kind to do now." in shown

    def test_list_of_what_there_is_not_says_what_there_is(self) -> None:
        assert (
            "There is no list of that; there are build, sprawl, remodel, reorganize or gamble.\n"
            in self.shown("acting", "list gold")
        )

    def test_list_repeats_any_other_decision(self) -> None:
        assert self.shown("answering", "list").count("stand     you get $5M") == 2

    def test_table_can_be_seen_at_any_time(self) -> None:
        for name in ("drawing", "arranging", "answering", "offer"):
            assert "Cards gone/left" not in self.shown(name, "")
            assert "Cards gone/left" in self.shown(name, "table")

    def test_help_comes_in_two_parts(self) -> None:
        assert "reroll all dice of a casino" in self.shown("acting", "?")
        assert "for leaving one undone" in self.shown("acting", "? offer")
