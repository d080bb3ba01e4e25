"""Lessons as the page gets them: played by the rules, every step of them."""

import gzip

import msgspec
import pytest

from croupier.core.errors import IllegalMove
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.lessons import LEARNER, Chapter, LessonStep
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import Edition
from croupier.lasvegas.lessons import FIRST_GAME
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.server import wire
from croupier.server.lessons import UnknownLesson, lesson, played
from tests.server.house import Served


def names(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> list[str]:
    return [chapter.name for chapter in edition.lessons]


CHAPTERS = [(spec.name, name) for spec in registry.built_in() for name in spec.newest.use(names)]
"""All lessons, by game and chapter."""


def shown(game: str, chapter: str) -> wire.Lesson:
    """Return a lesson as the page reads it."""

    def found(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> wire.Lesson:
        return played(edition, next(one for one in edition.lessons if one.name == chapter))

    return registry.find(game).newest.use(found)


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
class TestEveryLesson:
    def test_is_sent_as_the_rules_play_it(self, game: str, chapter: str) -> None:
        sent = msgspec.json.decode(gzip.decompress(lesson(game, chapter)))

        assert sent == msgspec.json.decode(wire.ENCODER.encode(shown(game, chapter)))

    def test_asks_for_moves_when_they_can_be_made_and_shows_what_they_lead_to(
        self, game: str, chapter: str
    ) -> None:
        for scene in shown(game, chapter).scenes:
            if scene.kind != "read":
                assert scene.table.turn is not None
                assert scene.table.yours, scene.name
                assert scene.table.yours[0].seat == LEARNER
                kinds = [type(choice.move) for choice in scene.table.yours[0].choices]
                assert type(scene.move) in kinds or scene.considered is not None, scene.name

    def test_ends_in_a_task(self, game: str, chapter: str) -> None:
        """But for what is read after it."""
        kinds = [scene.kind for scene in shown(game, chapter).scenes]

        assert "task" in kinds[-3:]

    def test_names_each_step_once(self, game: str, chapter: str) -> None:
        names = [scene.name for scene in shown(game, chapter).scenes]

        assert len(names) == len({*names})

    def test_tells_all_that_happened_in_order(self, game: str, chapter: str) -> None:
        told = [one.number for scene in shown(game, chapter).scenes for one in scene.happened]

        assert told == [*range(1, len(told) + 1)]


def test_a_wrong_script_is_refused_by_the_rules() -> None:
    wrong: Chapter[Place] = Chapter(
        "wrong",
        1,
        FIRST_GAME.others,
        FIRST_GAME.position,
        (LessonStep("x", (), Place(Face(6))),) * 2,
    )

    with pytest.raises(IllegalMove, match="not your turn"):
        played(VERSION_1, wrong)


def test_lessons_are_asked_for_by_game_and_chapter(house: Served) -> None:
    answer = house.guest().http.get("/api/games/las-vegas/lessons/first-game")

    assert answer.status_code == 200
    assert answer.json() == msgspec.json.decode(gzip.decompress(lesson("las-vegas", "first-game")))


@pytest.mark.parametrize(
    ("path", "code"),
    [("las-vegas/lessons/nothing", "unknown-lesson"), ("chess/lessons/x", "unknown-game")],
)
def test_what_is_not_taught_is_refused(house: Served, path: str, code: str) -> None:
    answer = house.guest().http.get(f"/api/games/{path}")

    assert (answer.status_code, answer.json()["code"]) == (404, code)
    with pytest.raises(UnknownLesson):
        lesson("las-vegas", "nothing")


def test_whoever_learns_is_asked_first() -> None:
    first = next(scene for scene in shown("las-vegas", "first-game").scenes if scene.move)

    assert first.table.turn == Turn(LEARNER)
