"""The games that are played here, for those who choose one, and the sentences games bring."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from croupier.games import registry
from croupier.games.lasvegas import LAS_VEGAS, VERSION_1
from croupier.games.spec import LEVELS, GameSpec, editions
from croupier.server import wire
from croupier.server.game_listing import listed_games, listing
from tests.server.house import Guest, Served, problem

SENTENCES = {"en": "hello = Hello!\n", "de": "hello = Hallo, ☺!\n"}
BRINGING = replace(LAS_VEGAS, sentences=SENTENCES)
"""Las Vegas, if it brought sentences of its own."""


@pytest.fixture
def _las_vegas_brings_sentences(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    find = registry.find
    monkeypatch.setattr(
        registry, "find", lambda name: BRINGING if name == LAS_VEGAS.name else find(name)
    )
    listed_games.cache_clear()
    yield
    listed_games.cache_clear()


class TestGames:
    def test_of_the_house_are_listed_as_their_rules_are(self, anna: Guest) -> None:
        answer = anna.http.get("/api/games")
        games = msgspec.json.decode(answer.content, type=wire.Games).games

        assert answer.headers["content-type"] == "application/json"
        assert games[:2] == (
            wire.GameListing("las-vegas", "Las Vegas", 1, 2, 5, LEVELS, (), has_judge=True),
            wire.GameListing(
                "lords-of-vegas", "Lords of Vegas", 1, 2, 4, LEVELS, (), has_judge=True
            ),
        )
        assert [game.name for game in games] == [spec.name for spec in registry.all_games()]

    def test_without_a_judge_say_so(self) -> None:
        bare = GameSpec("las-vegas", "Las Vegas", editions(replace(VERSION_1, judge=None)))

        assert not listing(bare).has_judge

    @pytest.mark.usefixtures("_las_vegas_brings_sentences")
    def test_tell_the_languages_they_bring(self, anna: Guest) -> None:
        games = msgspec.json.decode(anna.http.get("/api/games").content, type=wire.Games).games

        assert [game.languages for game in games[:2]] == [("de", "en"), ()]


class TestSentences:
    @pytest.mark.usefixtures("_las_vegas_brings_sentences")
    @pytest.mark.parametrize("language", SENTENCES)
    def test_are_given_out_in_each_language_there_is(self, anna: Guest, language: str) -> None:
        answer = anna.http.get(f"/api/games/las-vegas/sentences/{language}.ftl")

        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text == SENTENCES[language]

    @pytest.mark.usefixtures("_las_vegas_brings_sentences")
    def test_in_any_other_language_are_english(self, anna: Guest) -> None:
        answer = anna.http.get("/api/games/las-vegas/sentences/fr.ftl")

        assert (answer.status_code, answer.text) == (200, SENTENCES["en"])

    def test_of_a_game_that_brings_none_are_refused(self, house: Served) -> None:
        answer = house.stranger().http.get("/api/games/lords-of-vegas/sentences/en.ftl")

        assert problem(answer) == (404, "unknown-game")
        assert answer.json()["sentence"] == "lords-of-vegas brings no sentences of its own."

    def test_of_no_game_are_refused(self, anna: Guest) -> None:
        answer = anna.http.get("/api/games/chess/sentences/en.ftl")

        assert problem(answer) == (404, "unknown-game")
        assert "There is no game called “chess”" in answer.json()["sentence"]
