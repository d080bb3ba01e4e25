"""Pig at the terminal, installed beside the house by nothing but pip."""

import json
from pathlib import Path

import pytest

from tests.pig.installing import PACKAGE
from tests.pig.running import Ran, croupier


def test_a_game_is_played_by_typing_recorded_told_again_and_verified(
    site: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", "pig", "--target", "30", "--seed", "5", "--record", record)
    # Where a turn begins there is no 2, so it is refused and the 1 taken: roll, hold, roll, hold.
    played = croupier(site, *words, "--seats", "you,hold-at-20", typed="2\n1\n" * 200)

    assert (played.code, played.err) == (0, "")
    assert "Pig  ● You  ▲ Hold-at-20" in played.out
    assert "It is your turn.\n● You\n 1  Roll\nWhich move? (1)" in played.out
    assert " 1  Roll\n 2  Hold\nWhich move? (1 to 2)" in played.out
    assert "Type a number from 1 to 1, or ? for help." in played.out
    assert "The game is over: " in played.out
    assert len(rolls(played)) > 2

    told = croupier(site, "replay", record, "--verify")
    assert (told.code, told.err) == (0, "")
    assert rolls(told) == rolls(played)
    assert "Verified: " in told.out


def rolls(ran: Ran) -> list[str]:
    """Return what is said of rolls, in order."""
    return [line for line in ran.out.splitlines() if " rolls a " in line or " roll a " in line]


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_old_records_are_told_and_verified_under_their_own_rules(site: Path, version: str) -> None:
    told = croupier(site, "replay", PACKAGE / "records" / f"{version}.jsonl", "--verify")

    assert (told.code, told.err) == (0, "")
    assert "The game is over: " in told.out
    assert "Verified: " in told.out


def test_another_language_of_the_house_tells_it_in_english(site: Path) -> None:
    record = PACKAGE / "records" / "v2.jsonl"

    german = croupier(site, "replay", record, "--language", "de")
    assert german == croupier(site, "replay", record)


def test_bots_play_many_games_on_the_readable_rules(site: Path) -> None:
    words = ("simulate", "pig", "--seats", "4", "--bots", "hold-at-20", "--games", "20")
    ran = croupier(site, *words, "--json")

    report = json.loads(ran.out)
    assert (report["game"], report["games"], report["seats"]) == ("pig", 20, 4)
    assert sum(seat["win_share"] for seat in report["by_seat"]) == pytest.approx(1)
    assert report["rolls_mean"] > 20


def test_bots_compete_also_where_nobody_names_them(site: Path) -> None:
    ran = croupier(site, "tournament", "pig", "--games", "20", "--json")

    assert {bot["bot"] for bot in json.loads(ran.out)["bots"]} == {"hold-at-20", "uniform"}


def test_where_nobody_names_the_players_there_are_usual_ones(site: Path) -> None:
    ran = croupier(site, "play", "pig", typed="q\n")

    assert ran.code == 0
    assert "Pig  ● You  ▲ Hold-at-20 1  ■ Hold-at-20 2" in ran.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("lockstep pig", "There is no compiled pig to compare its rules with."),
        ("play pig --white", "Unrecognized arguments: --white."),
        ("play pig --target 9", "A table of pig cannot agree on --target 9: expected `int` >= 10."),
        (
            "simulate pig --target lots",
            "A table of pig cannot agree on --target lots: expected `int`, got `str`.",
        ),
        ("play pig --seats you", "Pig is for 2 to 8 seats, not 1."),
        ("simulate pig --seats 9", "Pig is for 2 to 8 seats, not 9."),
        (
            "play pig --seats you,greedy",
            "There is no player called “greedy”; known: you, uniform, hold-at-20, keep-pace.",
        ),
        ("play pigs", "There is no game called “pigs”; known: las-vegas, lords-of-vegas, pig."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(site: Path, words: str, sentence: str) -> None:
    assert croupier(site, *words.split()) == Ran(2, "", f"{sentence}\n")
