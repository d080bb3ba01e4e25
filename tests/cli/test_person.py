"""Whoever types: asked until a legal move is typed."""

import re
from collections.abc import Mapping
from typing import ClassVar

import pytest

from tests.cli.conftest import Croupier
from tests.cli.playing import PROMPT, play
from tests.cli.running import run
from tests.screens.lordsofvegas.scenes import conversation, position


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


class TestAnAnswer:
    def asked_again(self, croupier: Croupier, answer: str) -> str:
        out = play(croupier, "--seats you,greedy --seed 7 --start 0", typed=f"{answer}\nq\n")
        _, reply, _ = out.split(f"{PROMPT} (1, 2, 3, 4, 5, 6)\n")
        return reply

    def test_that_is_no_face_is_asked_for_again(self, croupier: Croupier) -> None:
        sentence = "Type one of the faces rolled: 1, 2, 3, 4, 5, 6; ? helps, q leaves.\n"

        assert self.asked_again(croupier, "seven") == sentence
        assert self.asked_again(croupier, "7") == sentence
        assert self.asked_again(croupier, "") == sentence
        assert self.asked_again(croupier, "²") == sentence

    def test_may_ask_for_help(self, croupier: Croupier) -> None:
        assert "cancel each other out" in self.asked_again(croupier, "?")

    def test_that_was_not_rolled_is_asked_for_again(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 3 --start 0", typed="1\n2\n3\n4\n5\n6\nq\n")

        assert re.search(r"^No die shows \d; the faces rolled are [\d, ]+\.$", out, re.MULTILINE)

    def test_may_be_to_leave(self, croupier: Croupier) -> None:
        assert "You leave before the end of the game." in play(croupier, "", typed="q\n")

    def test_that_is_not_text_is_asked_for_again(self) -> None:
        ran = run("play", "las-vegas", "--seed", "7", typed="\x00\x1b[A\nq\n")

        assert ran.code == 0
        assert "Type one of the faces rolled" in ran.out
