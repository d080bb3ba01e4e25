"""What bad input gets: one clear sentence, and nothing else."""

import subprocess
from pathlib import Path

import pytest

from croupier.games import registry
from tests.cli.conftest import Croupier
from tests.cli.running import COMMAND, plain, run, run_at_terminal

GAMES = ", ".join(registry.names())
LAS_VEGAS = "uniform, hasty, greedy, greedy-1, trained, montecarlo, montecarlo-1, champion"
"""The bots of Las Vegas."""
REFUSALS = {
    "play chess": f"There is no game called “chess”; known: {GAMES}.",
    "simulate chess": f"There is no game called “chess”; known: {GAMES}.",
    "play": "The following arguments are required: GAME.",
    "play las-vegas --seats you,magic": (
        f"There is no player called “magic”; known: you, {LAS_VEGAS}."
    ),
    "play las-vegas --seats you,": (f"There is no player called “”; known: you, {LAS_VEGAS}."),
    "play las-vegas --seats you": "Las Vegas is for 2 to 5 seats, not 1.",
    "play las-vegas --seats you,you,you,you,you,you": "Las Vegas is for 2 to 5 seats, not 6.",
    "play las-vegas --white --seats you,you,you,you,you": (
        "Las Vegas with white dice is for 2 to 4 seats, not 5."
    ),
    "play las-vegas --start 3": "The start player must be a seat from 0 to 2.",
    "play las-vegas --start -1": "The start player must be a seat from 0 to 2.",
    "play las-vegas --start first": (
        "A table of las-vegas cannot agree on --start first: expected `int | null`, got `str`."
    ),
    "play las-vegas --seed x": "Argument --seed: invalid int value: 'x'.",
    "play las-vegas --whit": "Unrecognized arguments: --whit.",
    "simulate las-vegas --seats 1": "Las Vegas is for 2 to 5 seats, not 1.",
    "simulate las-vegas --seats 6": "Las Vegas is for 2 to 5 seats, not 6.",
    "simulate las-vegas --seats 5 --white": "Las Vegas with white dice is for 2 to 4 seats, not 5.",
    "simulate las-vegas --seats many": "Argument --seats: 'many' is not a number from 1 up.",
    "simulate las-vegas --bots magic": (f"There is no bot called “magic”; known: {LAS_VEGAS}."),
    "simulate las-vegas --bots you": (f"There is no bot called “you”; known: {LAS_VEGAS}."),
    "simulate las-vegas --bots montecarlo:fast": (
        "A search is limited by playouts, as 2000, or by time, as 50ms; not by “fast”."
    ),
    "play lords-of-vegas --seats you,montecarlo:0ms": (
        "A search is limited by playouts, as 2000, or by time, as 50ms; not by “0ms”."
    ),
    "simulate las-vegas --bots greedy:20": (
        f"There is no bot called “greedy:20”; known: {LAS_VEGAS}."
    ),
    "simulate las-vegas --bots greedy,uniform": (
        "Name one bot for all 4 seats or one for each, not 2."
    ),
    "simulate las-vegas --games 0": "Argument --games: '0' is not a number from 1 up.",
    "simulate las-vegas --games -5": "Argument --games: '-5' is not a number from 1 up.",
    "replay": "The following arguments are required: FILE.",
}


@pytest.mark.parametrize("words", REFUSALS)
def test_a_refusal_is_one_sentence(croupier: Croupier, words: str) -> None:
    ran = croupier(*words.split())

    assert (ran.code, ran.out, ran.err) == (2, "", f"{REFUSALS[words]}\n")


@pytest.mark.parametrize(
    "words",
    ["deal", "--bogus", "play las-vegas --language tlh", "simulate las-vegas --engine magic"],
)
def test_a_refusal_by_the_parser_is_one_line(croupier: Croupier, words: str) -> None:
    ran = croupier(*words.split())

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_refusal_shows_no_control_characters(croupier: Croupier) -> None:
    err = croupier("play", "\x1b[2J").err

    assert err == f"There is no game called “�[2J”; known: {GAMES}.\n"


class TestTheProcess:
    def test_exits_with_the_code(self) -> None:
        assert run("play", "chess").code == 2
        assert run("--version").out.startswith("croupier ")

    def test_minds_no_reader_who_goes_away(self) -> None:
        words = [*COMMAND, "play", "las-vegas", "--seats", "greedy,uniform"]
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=plain()
        ) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.close()
            assert process.stderr.read() == b""

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
    def test_says_that_nothing_can_be_printed(self) -> None:
        with Path("/dev/full").open("w") as full:
            ran = subprocess.run(
                [*COMMAND, "play", "las-vegas", "--seats", "greedy,uniform"],
                stdout=full,
                stderr=subprocess.PIPE,
                env=plain(),
                check=False,
            )

        assert ran.returncode == 2
        assert ran.stderr == b"What was to be printed cannot be: No space left on device.\n"

    def test_ends_a_simulation_quietly_on_ctrl_c(self) -> None:
        words = ["simulate", "las-vegas", "--games", "100000"]
        ran = run_at_terminal(words, [("Playing", "\x03")])

        assert ran.code == 130
        assert "Traceback" not in ran.out
