"""Lessons: positions from which a learner plays on, while luck and the others follow a script.

A lesson is data. The rules play it like any other game, so what it shows is what they say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from msgspec import Struct

from croupier.core.game import Entry, Moved, MoveT
from croupier.core.seats import Seat

LEARNER = Seat(0)
"""The seat of whoever learns."""


@dataclass(frozen=True)
class LessonStep(Generic[MoveT]):
    """One thing to learn: what happens `first`, and the move that ends the step.

    Without a move the learner only reads on. In a task the move has to be found. `shown` names what
    the words speak of besides what is to be touched, as the look of the game knows it.
    """

    name: str
    first: tuple[Entry[MoveT], ...] = ()
    move: MoveT | None = None
    is_task: bool = False
    shown: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter(Generic[MoveT]):
    """A lesson: how long it takes, who plays along, the position as one line, and its steps."""

    name: str
    minutes: int
    others: tuple[str, ...]
    position: str
    steps: tuple[LessonStep[MoveT], ...]

    @property
    def outline(self) -> "Outline":
        """What is told of it to those who choose."""
        return Outline(self.name, self.minutes, len(self.steps))

    def script(self) -> Iterator[tuple[LessonStep[MoveT], tuple[Entry[MoveT], ...]]]:
        """Yield every step with the entries that lead to it, the move that ended the last first."""
        made: tuple[Entry[MoveT], ...] = ()
        for step in self.steps:
            yield step, (*made, *step.first)
            made = () if step.move is None else (Moved(LEARNER, step.move),)


class Outline(Struct, frozen=True):
    """A chapter as it stands in a list: its name, its minutes, and how many steps it has."""

    name: str
    minutes: int
    steps: int
