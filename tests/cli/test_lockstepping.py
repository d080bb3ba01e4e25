"""Rules and kernel compared from the command line."""

import re

import pytest

from croupier.kernel.lasvegas.twin import LasVegasTwin
from tests.cli.conftest import Croupier

AGREED = re.compile(r"(\d+) games, ([\d,]+) steps: rules and kernel agree in all\.\n")


@pytest.mark.parametrize(("game", "fewest"), [("las-vegas", 700), ("lords-of-vegas", 1200)])
def test_tells_how_many_steps_agreed(croupier: Croupier, game: str, fewest: int) -> None:
    ran = croupier("lockstep", game, "--games", "7", "--jobs", "1")

    assert (ran.code, ran.err) == (0, "")
    agreed = AGREED.fullmatch(ran.out)
    assert agreed is not None
    assert agreed[1] == "7"
    assert int(agreed[2].replace(",", "")) > fewest


def test_the_same_seed_plays_the_same_games_on_any_number_of_cores(croupier: Croupier) -> None:
    words = ["lockstep", "las-vegas", "--games", "14", "--seed", "3", "--jobs"]
    alone, together = croupier(*words, "1"), croupier(*words, "2")
    other = croupier("lockstep", "las-vegas", "--games", "14", "--seed", "4", "--jobs", "1")

    assert (alone.code, together.code) == (0, 0)
    assert alone.out == together.out
    assert alone.out != other.out


def test_a_difference_is_told_with_its_game_and_its_table(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LasVegasTwin, "holds", lambda _twin, _state: False)
    ran = croupier("lockstep", "las-vegas", "--jobs", "1")

    assert (ran.code, ran.out) == (2, "")
    told = " ".join(ran.err.split())
    assert "Game 0, 2 seats, Options(white=False, open_money=False, start=None): Step 0" in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("poker", "There is no game called “poker”; known: las-vegas, lords-of-vegas."),
        ("las-vegas --games 0", "Argument --games: '0' is not a number from 1 up."),
        ("las-vegas --games many", "Argument --games: 'many' is not a number from 1 up."),
        ("las-vegas --jobs -1", "Argument --jobs: '-1' is not a number from 1 up."),
        ("lords-of-vegas --seed x", "Argument --seed: invalid int value: 'x'."),
        ("las-vegas --bots greedy", "Unrecognized arguments: --bots greedy."),
    ],
)
def test_what_cannot_be_compared_is_refused_in_one_sentence(
    croupier: Croupier, words: str, sentence: str
) -> None:
    ran = croupier("lockstep", *words.split())

    assert (ran.code, ran.out) == (2, "")
    assert " ".join(ran.err.split()) == sentence
