"""Games at the terminal."""

import re
from pathlib import Path

from croupier.core.chance import Dealer
from croupier.core.records import read, verify
from tests.cli.conftest import Croupier
from tests.cli.playing import PROMPT, play
from tests.cli.running import run_at_terminal
from tests.strategies import GAME


class TestWithoutASeat:
    def test_one_plays_against_two_greedy_bots(self, croupier: Croupier) -> None:
        ran = croupier("play", "las-vegas", typed="q\n")

        assert ran.code == 0
        assert ran.lines[0] == "Las Vegas  ● You  ▲ Greedy 1  ■ Greedy 2"


class TestAGame:
    def test_ends_with_a_ranking_and_the_seed(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy,uniform --seed 7")

        assert re.search(r"^  1\.  .* \$\d+,000 +\d+$", out, re.MULTILINE)
        assert out.splitlines()[-1] == f"Seed: {Dealer.numbered(7).seed.hex()}"

    def test_shows_the_commitment_before_the_first_roll(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 7")

        assert out.index(Dealer.numbered(7).commitment) < out.index("Round 1")

    def test_of_a_seed_is_always_the_same(self, croupier: Croupier) -> None:
        words = "--seats uniform,greedy,greedy --white --seed 11"

        assert play(croupier, words) == play(croupier, words)

    def test_without_a_seed_is_always_another(self, croupier: Croupier) -> None:
        assert play(croupier, "--seats uniform,greedy") != play(croupier, "--seats uniform,greedy")

    def test_tells_what_the_others_did_since(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy,uniform --start 0 --seed 7")
        since = out.split(PROMPT)[1]

        assert "You place " in since
        assert "Greedy rolls " in since
        assert "Uniform places " in since

    def test_pays_out_casino_by_casino(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 7")
        payout = out.split("─ Payout ─")[1].split("─ Round 2 ─")[0]
        told = re.findall(r"^[A-Z][\w ]+ \((\d)\): ", payout, re.MULTILINE)

        assert {*told} == {*"123456"}
        assert told == sorted(told)


class TestBotsAlone:
    def test_are_told_as_in_a_replay(self, croupier: Croupier, tmp_path: Path) -> None:
        record = str(tmp_path / "game.jsonl")
        words = ["play", "las-vegas", "--seats", "greedy,uniform,uniform", "--white"]
        played = croupier(*words, "--record", record).lines
        told = croupier("replay", record).lines

        assert PROMPT not in played
        assert played[2 : 2 + len(told)] == told

    def test_do_not_wait_for_anybody_to_type(self) -> None:
        ran = run_at_terminal(["play", "las-vegas", "--seats", "greedy,greedy"], answers=[])

        assert ran.code == 0
        assert "The game is over" in ran.out


class TestTheEndOfInput:
    def test_is_said_in_one_sentence(self, croupier: Croupier) -> None:
        ran = croupier("play", "las-vegas", typed="")

        assert (ran.code, ran.err) == (1, "The input ended before the game did.\n")


class TestMoney:
    def test_is_seen_only_by_its_owner(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,greedy --seed 7")
        seats = [line for line in out.splitlines() if re.search(r"\d notes?\b(?! left)", line)]

        assert any(re.match(r"\d+ notes?, \$\d+k +\d+ notes? *$", line) for line in seats)
        assert not any(line.count("$") > 1 for line in seats)

    def test_of_people_at_one_screen_is_seen_by_nobody(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,you,greedy --seed 7")

        assert "You 1" in out
        assert not re.search(r"notes?, \$", out)

    def test_may_be_open(self, croupier: Croupier) -> None:
        out = play(croupier, "--seats you,you,greedy --seed 7 --open-money")

        assert re.search(r"(\d+ notes?, \$\d+k *){3}", out)


class TestARecord:
    def test_is_kept_and_can_be_verified(self, croupier: Croupier, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        out = play(croupier, f"--seats you,greedy,uniform --white --record {file}")
        text = file.read_text(encoding="utf-8")

        assert f"The game is kept in {file}." in out
        assert [sitter.name for sitter in read(GAME, text).sitters] == ["You", "Greedy", "Uniform"]
        assert verify(GAME, text) > 100

    def test_of_a_game_left_early_holds_it_so_far(self, croupier: Croupier, tmp_path: Path) -> None:
        left, cut = tmp_path / "left.jsonl", tmp_path / "cut.jsonl"
        words = ("play", "las-vegas", "--seed", "7")
        croupier(*words, "--record", str(left), typed="1\nq\n")
        croupier(*words, "--record", str(cut), typed="1\n")

        assert left.read_text() == cut.read_text()
        assert verify(GAME, left.read_text()) > 6
