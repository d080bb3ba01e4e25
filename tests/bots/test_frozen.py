"""Bots with a number play to the letter as they did when they got it."""

import pytest

from tests.bots.frozen.__main__ import FOLDER, Frozen, all_frozen

ALL = all_frozen()


def test_the_first_greedy_and_the_first_search_of_both_games_are_kept() -> None:
    assert {(frozen.game, frozen.bot) for frozen in ALL} >= {
        (game, bot)
        for game in ("las-vegas", "lords-of-vegas")
        for bot in ("greedy-1", "montecarlo-1")
    }
    assert {frozen.file for frozen in ALL} == {*FOLDER.glob("*.txt")}


@pytest.mark.parametrize("frozen", ALL, ids=lambda frozen: frozen.file.stem)
def test_a_bot_with_a_number_never_changes(frozen: Frozen) -> None:
    assert frozen.games() == frozen.file.read_text(encoding="utf-8")
