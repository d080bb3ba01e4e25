"""Lessons as data: which entries lead to which step."""

from croupier.core.chance import Rolled
from croupier.core.game import Moved
from croupier.core.lessons import LEARNER, Chapter, LessonStep, Outline
from croupier.core.seats import Seat

CHAPTER: Chapter[str] = Chapter(
    "turns",
    minutes=2,
    others=("Benno",),
    position="nowhere",
    steps=(
        LessonStep("read"),
        LessonStep("first", (Rolled((1,)),), "hold"),
        LessonStep("second", (Moved(Seat(1), "roll"), Rolled((2,))), "roll"),
        LessonStep("over"),
    ),
)


def test_a_step_follows_the_move_that_ended_the_one_before() -> None:
    script = {step.name: entries for step, entries in CHAPTER.script()}

    assert script == {
        "read": (),
        "first": (Rolled((1,)),),
        "second": (Moved(LEARNER, "hold"), Moved(Seat(1), "roll"), Rolled((2,))),
        "over": (Moved(LEARNER, "roll"),),
    }


def test_a_list_tells_name_time_and_length() -> None:
    assert CHAPTER.outline == Outline("turns", 2, 4)
