"""What one learns of Las Vegas by playing: a first round, and white dice."""

from croupier.core.chance import Drawn, Rolled
from croupier.core.game import Entry, Moved
from croupier.core.lessons import Chapter, LessonStep
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face

OTHERS = ("Benno", "Chip")
BENNO, CHIP = Seat(1), Seat(2)
THOUSAND = 1000


def _place(seat: Seat, face: int, *dice: int) -> tuple[Entry[Place], ...]:
    """Return a whole turn: what a seat rolls, and the face it places."""
    return (Rolled(dice), Moved(seat, Place(Face(face))))


def _deal(*notes: int) -> tuple[Entry[Place], ...]:
    return tuple(Drawn(note * THOUSAND) for note in notes)


FIRST_ROUND = (
    "las-vegas rolling white=no open=no start=0 round=1 starter=0 deck=6.7.6.5.5.5.3.4.4 "
    "casinos=70:0.0.0+0/50.20:0.0.0+0/40.30:0.0.0+0/90:0.0.0+0/80:0.0.0+0/70.30:0.0.0+0 "
    "hands=8+0,8+0,8+0 won=-,-,- seat=0"
)

FIRST_GAME: Chapter[Place] = Chapter(
    "first-game",
    minutes=2,
    others=OTHERS,
    position=FIRST_ROUND,
    steps=(
        LessonStep("roll", shown=("seat-0",)),
        LessonStep("face", (Rolled((1, 2, 3, 3, 4, 5, 6, 6)),), Place(Face(6))),
        LessonStep(
            "most",
            (
                *_place(BENNO, 5, 1, 1, 2, 3, 4, 5, 5, 6),
                *_place(CHIP, 4, 1, 1, 2, 3, 3, 4, 5, 6),
                Rolled((1, 2, 4, 4, 5, 6)),
            ),
            Place(Face(4)),
        ),
        LessonStep(
            "tie",
            (
                *_place(BENNO, 3, 1, 2, 3, 3, 4, 6),
                *_place(CHIP, 1, 1, 1, 2, 3, 5, 6, 6),
                Rolled((1, 2, 5, 5)),
            ),
            Place(Face(2)),
            shown=("casino-5",),
        ),
        LessonStep(
            "second",
            (
                *_place(BENNO, 6, 1, 2, 4, 6),
                *_place(CHIP, 5, 2, 3, 4, 5, 6),
                Rolled((3, 5, 6)),
            ),
            Place(Face(3)),
        ),
        LessonStep(
            "choice",
            (
                *_place(BENNO, 2, 2, 2, 4),
                *_place(CHIP, 4, 1, 3, 4, 5),
                Rolled((2, 4)),
            ),
            Place(Face(4)),
            is_task=True,
        ),
        LessonStep(
            "payout",
            (*_place(BENNO, 1, 1), *_place(CHIP, 1, 1, 1, 1), Rolled((6,))),
            Place(Face(6)),
        ),
        LessonStep("end", _deal(20, 60, 80, 40, 30, 90, 10, 50, 70), shown=("seat-0",)),
    ),
)
"""A whole round among three, in which the learner wins 210,000 and Benno 200,000."""

WITH_WHITE = (
    "las-vegas placing white=yes open=no start=0 round=1 starter=0 deck=6.7.6.5.5.4.4.4.4 "
    "casinos=60:0.0.2+0/80.40:0.0.0+0/70.20:1.0.0+1/50:0.0.2+0/90:0.2.0+1/30.30:2.1.0+0 "
    "hands=5+2,5+2,4+2 won=-,-,- seat=0 own=2.3.3.4.6 white_dice=2.3"
)

WHITE_DICE: Chapter[Place] = Chapter(
    "white-dice",
    minutes=1,
    others=OTHERS,
    position=WITH_WHITE,
    steps=(
        LessonStep("nobody", shown=("seat-0",)),
        LessonStep("along", (), Place(Face(3))),
        LessonStep(
            "stop",
            (
                *_place(BENNO, 2, 1, 2, 2, 4, 6, 1, 4),
                *_place(CHIP, 1, 1, 3, 4, 6, 3, 6),
                Rolled((1, 3, 6, 5)),
            ),
            Place(Face(5)),
            is_task=True,
            shown=("casino-5",),
        ),
        LessonStep("out", shown=("casino-5",)),
    ),
)
"""A round with white dice, from the middle of it."""

LESSONS: tuple[Chapter[Place], ...] = (FIRST_GAME, WHITE_DICE)
