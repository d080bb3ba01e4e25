"""Whole games, as they were recorded and as they shall replay for ever (LOV-20)."""

import pytest

from croupier.core.game import Result
from croupier.core.log import replay
from croupier.core.records import read, verify, write
from croupier.lordsofvegas.events import (
    BetSettled,
    CardDrawn,
    CasinoBuilt,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    EndCardDrawn,
    Event,
    OfferAccepted,
    TurnEnded,
)
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.record import FOLDER, RECIPES, played, transcript

RESULTS = {
    "by-card": Result(((12, 33), (20, 37), (14, 194))),
    "at-90": Result(((90, 143), (8, 0), (0, 2), (0, 2))),
    "at-90-in-a-chain": Result(((90, 27), (0, 0))),
    "by-money": Result(((20, 149), (20, 56), (18, 14))),
    "shared": Result(((0, 187), (0, 207), (0, 207), (0, 195))),
    "two-seats": Result(((29, 28), (8, 177))),
    "three-seats": Result(((16, 284), (12, 27), (12, 39))),
    "four-seats": Result(((5, 193), (2, 210), (10, 40), (12, 30))),
}
PLACES = {
    "by-card": (3, 1, 2),
    "at-90": (1, 2, 3, 3),
    "at-90-in-a-chain": (1, 2),
    "by-money": (1, 2, 3),
    "shared": (4, 1, 1, 3),
    "two-seats": (1, 2),
    "three-seats": (1, 3, 2),
    "four-seats": (3, 4, 2, 1),
}


def stored(name: str, ending: str) -> str:
    return (FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


def events(name: str) -> list[Event]:
    log = read(GAME, stored(name, "jsonl")).log
    return [event for step in replay(GAME, log) for event in step.events]


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
        """If the bots were meant to change: `python -m tests.lordsofvegas.record`."""
        assert write(GAME, played(RECIPES[name])) == stored(name, "jsonl")


@pytest.mark.parametrize(
    ("name", "turns"),
    [("by-card", 32), ("by-money", 32), ("shared", 30), ("three-seats", 32), ("four-seats", 30)],
)
def test_a_game_that_ends_by_card_has_its_number_of_turns(name: str, turns: int) -> None:
    """LOV-3.5, LOV-20.1."""
    told = events(name)

    assert sum(isinstance(event, EndCardDrawn) for event in told) == 1
    assert sum(isinstance(event, CardDrawn) for event in told) == turns
    assert sum(isinstance(event, TurnEnded) for event in told) == turns


@pytest.mark.parametrize(("name", "is_in_chain"), [("at-90", False), ("at-90-in-a-chain", True)])
def test_a_chip_on_90_ends_the_game_with_the_card_that_brought_it_there(
    name: str, *, is_in_chain: bool
) -> None:
    """LOV-20.2, LOV-21.3."""
    told = events(name)
    *_, card = (event for event in told if isinstance(event, CardDrawn))

    assert not any(isinstance(event, EndCardDrawn) for event in told)
    assert max(RESULTS[name].scores)[0] == 90
    assert card.lot.startswith("F") == is_in_chain


def test_equal_points_are_decided_by_money() -> None:
    """LOV-20.3."""
    first, second = sorted(RESULTS["by-money"].scores, reverse=True)[:2]

    assert first[0] == second[0]
    assert first[1] > second[1]


def test_who_is_equal_in_both_shares_the_win() -> None:
    """LOV-20.3, LOV-20.4."""
    assert len(RESULTS["shared"].winners) == 2


@pytest.mark.parametrize(
    ("name", "seats"), [("two-seats", 2), ("three-seats", 3), ("four-seats", 4)]
)
def test_a_game_of_each_number_of_seats_uses_every_action_and_trades(name: str, seats: int) -> None:
    """LOV-4.4, LOV-15.4."""
    told = events(name)
    deals = [event.terms for event in told if isinstance(event, OfferAccepted)]

    assert len(RESULTS[name].scores) == seats
    assert {type(event) for event in told} >= {
        CasinoBuilt,
        CasinoSprawled,
        CasinoRemodeled,
        CasinoReorganized,
        BetSettled,
    }
    assert any(deal.action for deal in deals)
    assert any(deal.promises for deal in deals)
    assert any(deal.give.dice or deal.take.dice for deal in deals)
