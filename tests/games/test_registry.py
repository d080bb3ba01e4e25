"""Where games are found, and what is said of those that are not there or do not load."""

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from croupier.core.records import write
from croupier.games import registry
from croupier.games.lasvegas import LAS_VEGAS, VERSION_1
from croupier.games.lordsofvegas import LORDS_OF_VEGAS
from croupier.games.spec import GameSpec, UnknownGame, editions
from tests.golden.record import RECIPES, played
from tests.strategies import GAME

OWN = ("las-vegas", "lords-of-vegas")
MODULE = "a_game_from_elsewhere"
SECOND = GameSpec("second", "Second", editions(VERSION_1))
"""A game another package might bring."""


@pytest.fixture(autouse=True)
def _looked_up_anew() -> Iterator[None]:
    """Forget what was found before, and afterwards what was found in a test."""
    forget()
    yield
    forget()


def forget() -> None:
    registry._doors.cache_clear()
    registry.find.cache_clear()


def bring(monkeypatch: pytest.MonkeyPatch, **found: object) -> None:
    """Let packages bring games: by their names, what their entry points lead to."""
    module = ModuleType(MODULE)
    vars(module).update(found)
    monkeypatch.setitem(sys.modules, MODULE, module)
    doors = [
        EntryPoint(name.replace("_", "-"), f"{MODULE}:{name}", registry.GROUP) for name in found
    ]
    let_in(monkeypatch, *doors)


def let_in(monkeypatch: pytest.MonkeyPatch, *doors: EntryPoint) -> None:
    """Let these be all entry points there are."""

    def entry_points(*, group: str) -> list[EntryPoint]:
        return [door for door in doors if door.group == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    forget()


def why_not(name: str) -> str:
    """Return why a game is refused."""
    with pytest.raises(UnknownGame) as refused:
        registry.find(name)
    assert refused.value.code == "unknown-game"
    return refused.value.sentence


class TestGamesOfTheHouse:
    def test_are_found_by_their_names(self) -> None:
        assert registry.built_in() == (LAS_VEGAS, LORDS_OF_VEGAS)
        assert [registry.find(name) for name in OWN] == [LAS_VEGAS, LORDS_OF_VEGAS]

    def test_are_known_under_their_rules(self) -> None:
        assert registry.edition("las-vegas", 1) is VERSION_1
        assert [[*spec.editions] for spec in registry.built_in()] == [[1], [1]]

    def test_are_found_by_a_record(self) -> None:
        text = write(GAME, played(RECIPES["won-outright"]))

        assert registry.edition_of(text) is VERSION_1

    def test_come_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        bring(monkeypatch, second=SECOND, another=SECOND)

        assert registry.names() == (*OWN, "another", "second")

    def test_are_replaced_by_nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        bring(monkeypatch, las_vegas=GameSpec("las-vegas", "Mine", editions(VERSION_1)))

        assert registry.find("las-vegas") is LAS_VEGAS
        assert registry.names() == OWN


class TestUnknownGames:
    def test_are_named_with_those_there_are(self) -> None:
        sentence = why_not("chess")

        assert sentence.startswith("There is no game called “chess”; known: las-vegas, lords-of-ve")
        with pytest.raises(UnknownGame, match="There is no game called “chess”"):
            registry.edition("chess", 1)

    @pytest.mark.parametrize("name", OWN)
    def test_may_be_unknown_by_their_rules_only(self, name: str) -> None:
        with pytest.raises(UnknownGame) as refused:
            registry.edition(name, 2)

        assert refused.value.code == "unknown-game"
        expected = f"Of {name} there are no rules of version 2; known: 1."
        assert refused.value.sentence == expected


class TestGamesOfOthers:
    def test_are_found_like_those_of_the_house(self, monkeypatch: pytest.MonkeyPatch) -> None:
        bring(monkeypatch, second=SECOND)

        assert registry.find("second") is SECOND
        assert SECOND in [*registry.all_games()]

    @pytest.mark.parametrize(
        ("value", "why"),
        [
            ("no_such_module_anywhere:GAME", "No module named 'no_such_module_anywhere'"),
            ("croupier.games.lasvegas:CHESS", "has no attribute 'CHESS'"),
        ],
    )
    def test_that_do_not_load_are_named_in_a_sentence(
        self, monkeypatch: pytest.MonkeyPatch, value: str, why: str
    ) -> None:
        let_in(monkeypatch, EntryPoint("broken", value, registry.GROUP))
        sentence = why_not("broken")

        assert sentence.startswith("The game “broken” cannot be loaded: ")
        assert why in sentence
        assert "\n" not in sentence

    def test_that_fail_while_they_load_are_named_in_a_sentence(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Failing(ModuleType):
            def __getattr__(self, name: str) -> object:
                raise ZeroDivisionError(f"no {name} today")

        monkeypatch.setitem(sys.modules, MODULE, Failing(MODULE))
        let_in(monkeypatch, EntryPoint("broken", f"{MODULE}:GAME", registry.GROUP))

        assert why_not("broken") == "The game “broken” cannot be loaded: no GAME today."

    @pytest.mark.parametrize("found", [VERSION_1, "a game", None, SECOND], ids=range(4))
    def test_that_lead_to_something_else_are_named_in_a_sentence(
        self, monkeypatch: pytest.MonkeyPatch, found: object
    ) -> None:
        """The last one is a game, but of another name than its entry point's."""
        bring(monkeypatch, odd=found)

        expected = f"The game “odd” cannot be loaded: {MODULE}:odd is not its GameSpec."
        assert why_not("odd") == expected

    def test_that_do_not_load_are_logged_and_left_out(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        bring(monkeypatch, odd=None, second=SECOND)
        with caplog.at_level(logging.WARNING):
            found = [*registry.all_games()]

        assert found == [LAS_VEGAS, LORDS_OF_VEGAS, SECOND]
        assert caplog.messages == [why_not("odd")]
