"""What is learned by playing: lessons as the rules play them, step by step."""

import gzip
from contextlib import suppress
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Raw

from croupier.core.errors import CroupierError
from croupier.core.game import Entry, EventT, MoveT, OptionsT, StateT
from croupier.core.lessons import LEARNER, Chapter, LessonStep
from croupier.games import registry
from croupier.games.spec import Edition, Encodable
from croupier.server import wire
from croupier.server.game_in_play import GameInPlay, TypedGame

MOST_KEPT = 32
"""How many lessons are kept as they are sent: more than there are."""


class UnknownLesson(CroupierError):
    """A chapter that a game does not have."""

    def __init__(self, game: str) -> None:
        super().__init__("unknown-lesson", f"{game} has no such lesson.")


@lru_cache(maxsize=MOST_KEPT)
def lesson(game: str, chapter: str) -> bytes:
    """Return a chapter of a game's lessons as it is sent, packed: it says much over and over."""

    def told(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> wire.Lesson:
        found = next((one for one in edition.lessons if one.name == chapter), None)
        if found is None:
            raise UnknownLesson(game)
        return played(edition, found)

    shown = registry.find(game).newest.use(told)
    return gzip.compress(wire.ENCODER.encode(shown), 6, mtime=0)


def played(
    edition: Edition[StateT, MoveT, EventT, OptionsT], chapter: Chapter[MoveT]
) -> wire.Lesson:
    """Play a chapter by the rules, and show every step as the learner sees it."""
    seats, options = 1 + len(chapter.others), edition.usual_options()
    start = edition.game.read(chapter.position)
    game: GameInPlay = TypedGame(edition, options, seats, start)
    number, scenes = 0, []
    for step, entries in chapter.script():
        happened = []
        for entry in entries:
            game, number = game.after(_written(entry)), number + 1
            happened.append(game.told(number, "bot"))
        scenes.append(_scene(step, game, tuple(happened)))
    return wire.Lesson(wire.Setup(edition.name, options), chapter.others, tuple(scenes))


def _scene(
    step: LessonStep[MoveT], game: GameInPlay, happened: tuple[wire.AnyPlayed, ...]
) -> wire.LessonScene[object, object]:
    table = game.seen(LEARNER, (LEARNER,))
    return wire.LessonScene(
        name=step.name,
        kind=_kind(step),
        move=step.move,
        considered=_considered(step, game, table),
        shown=step.shown,
        happened=happened,
        table=table,
    )


def _kind(step: LessonStep[MoveT]) -> Literal["read", "move", "task"]:
    if step.move is None:
        return "read"
    return "task" if step.is_task else "move"


def _considered(step: LessonStep[MoveT], game: GameInPlay, table: wire.AnySeen) -> Encodable:
    """Return what the move of a step would lead to, where it is not listed."""
    listed = (choice.move for mine in table.yours for choice in mine.choices)
    if step.move is not None and step.move not in listed:
        with suppress(CroupierError):
            return game.considered(LEARNER, Raw(msgspec.json.encode(step.move)))
    return None


def _written(entry: Entry[MoveT]) -> Raw:
    return Raw(msgspec.json.encode(entry))
