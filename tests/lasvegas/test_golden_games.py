"""Whole games, as they were recorded and as they shall replay for ever (LV-6.3)."""

import pytest

from croupier.core.game import Result
from croupier.core.log import replay
from croupier.core.records import read, verify, write
from tests.golden.record import FOLDER, RECIPES, played, transcript
from tests.strategies import GAME

RESULTS = {
    "won-outright": Result(((630_000, 14), (860_000, 13))),
    "won-by-notes": Result(((390_000, 6), (390_000, 8), (390_000, 6))),
    "shared": Result(((290_000, 6), (300_000, 4), (410_000, 7), (120_000, 3), (410_000, 7))),
    "shared-by-two-of-three": Result(((330_000, 5), (180_000, 3), (330_000, 6), (330_000, 6))),
}
PLACES = {
    "won-outright": (2, 1),
    "won-by-notes": (2, 1, 2),
    "shared": (4, 3, 1, 5, 1),
    "shared-by-two-of-three": (3, 4, 1, 1),
}


def stored(name: str, ending: str) -> str:
    return (FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


def test_every_golden_game_is_known() -> None:
    files = {path.name for path in FOLDER.iterdir()}

    assert files == {f"{name}.{ending}" for name in RECIPES for ending in ("jsonl", "txt")}
    assert RECIPES.keys() == RESULTS.keys() == PLACES.keys()


@pytest.mark.parametrize("name", RECIPES)
class TestGoldenGame:
    def test_is_told_as_it_was(self, name: str) -> None:
        assert transcript(read(GAME, stored(name, "jsonl"))) == stored(name, "txt")

    def test_ends_as_it_did(self, name: str) -> None:
        *_, last = replay(GAME, read(GAME, stored(name, "jsonl")).log)

        assert GAME.result(last.state) == RESULTS[name]
        assert RESULTS[name].places == PLACES[name]

    def test_was_dealt_fairly(self, name: str) -> None:
        text = stored(name, "jsonl")

        assert verify(GAME, text) == text.count('"rolled"') + text.count('"drawn"')

    def test_is_what_its_recipe_gives(self, name: str) -> None:
        """If the bots were meant to change: `python -m tests.golden.record`."""
        assert write(GAME, played(RECIPES[name])) == stored(name, "jsonl")
