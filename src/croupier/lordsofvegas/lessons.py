"""What one learns of Lords of Vegas by playing: six chapters, each a few turns from a position."""

from croupier.core.chance import Drawn, Rolled
from croupier.core.game import Entry, Moved
from croupier.core.lessons import Chapter, LessonStep
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    DrawCard,
    EndTurn,
    Gamble,
    Goods,
    LayOff,
    Move,
    Offer,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Terms,
)

OTHERS = ("Benno", "Sólveig")
BENNO, SOLVEIG = Seat(1), Seat(2)
BELOW_THE_END = 10
"""So many of the cards lie below the End of Game card with three players (LOV-3.4)."""


def _position(
    phase: str, plots: str, *, money: str, points: str = "0.0.0", gone: str = "", turn: int = 0
) -> str:
    """Write a position: the cards of all lots in use are gone, and some others."""
    used = {word.split(":")[0] for word in plots.split(",")} | set(gone.split())
    deck = [lot for lot in LOTS if lot not in used]
    return (
        f"lords-of-vegas {phase} plots={plots} money={money} points={points} "
        f"deck={'.'.join(deck)} above={len(deck) - BELOW_THE_END} turn={turn} "
        "gambled=no promises=- offers=- offers_made=0"
    )


def _pass(seat: Seat, card: str) -> tuple[Entry[Move], ...]:
    """Return a turn in which a seat draws a card and does nothing."""
    return (Moved(seat, DrawCard()), Drawn(card), Moved(seat, EndTurn()))


LAND: Chapter[Move] = Chapter(
    "land",
    minutes=2,
    others=OTHERS,
    position=_position("drawing", "A2:0,B2:1,C5:1,D9:0,E1:2,F4:2", money="15.17.13"),
    steps=(
        LessonStep("goal", shown=("seat-0",)),
        LessonStep("draw", (), DrawCard()),
        LessonStep("build", (Drawn("C1"),), Build(Lot("A2"), "gold"), shown=("lot-C1",)),
        LessonStep("end", (), EndTurn(), shown=("lot-A2",)),
        LessonStep(
            "paid", (*_pass(BENNO, "C7"), *_pass(SOLVEIG, "E2")), DrawCard(), shown=("lot-A2",)
        ),
        LessonStep("best", (Drawn("B1"),), Build(Lot("B1"), "green"), is_task=True),
    ),
)

BOSS: Chapter[Move] = Chapter(
    "boss",
    minutes=2,
    others=OTHERS,
    position=_position(
        "acting",
        "A2:0,A4:2,B2:1,B5:2,C5:1,C11:silver.2.2,D1:green.1.6,D4:green.1.4,D7:green.0.5,D9:0,"
        "E4:brown.2.3,E5:brown.0.2,F2:1,F4:purple.2.4",
        money="22.17.12",
        points="3.4.2",
    ),
    steps=(
        LessonStep("crown", shown=("lot-D1", "lot-D4", "lot-D7")),
        LessonStep("anew", (), Reorganize(Lot("D1"))),
        LessonStep("yours", (Rolled((3, 3, 6)),), EndTurn(), shown=("lot-D1", "lot-D4", "lot-D7")),
        LessonStep(
            "points",
            (*_pass(BENNO, "D3"), *_pass(SOLVEIG, "A1")),
            DrawCard(),
            shown=("lot-D1", "lot-D4", "lot-D7"),
        ),
        LessonStep("second", (Drawn("B3"),), Reorganize(Lot("E4")), is_task=True),
        LessonStep("level", (Rolled((2, 4)),), shown=("lot-E4", "lot-E5")),
    ),
)

GROW: Chapter[Move] = Chapter(
    "grow",
    minutes=2,
    others=OTHERS,
    position=_position(
        "acting",
        "A1:brown.0.3,A2:gold.0.2,A4:0,B2:1,B4:2,C5:1,C12:gold.1.5,D3:2,E1:2,F1:purple.2.6",
        money="38.14.9",
        points="2.3.3",
    ),
    steps=(
        LessonStep("small", shown=("lot-A1", "lot-A2")),
        LessonStep("sprawl", (), Sprawl(Lot("A2"), Lot("A5"))),
        LessonStep("remodel", (), Remodel(Lot("A1"), "gold"), shown=("lot-A2", "lot-A5")),
        LessonStep("four", (), Build(Lot("A4"), "gold"), is_task=True),
        LessonStep("joined", (), shown=("lot-A1", "lot-A2", "lot-A4", "lot-A5")),
    ),
)

TRACK: Chapter[Move] = Chapter(
    "track",
    minutes=2,
    others=OTHERS,
    position=_position(
        "drawing",
        "B2:1,C7:0,C8:brown.0.1,C9:0,D3:2,D7:purple.1.5,E4:silver.2.4,F2:1",
        money="18.11.15",
        points="8.6.7",
    ),
    steps=(
        LessonStep("gap", shown=("track",)),
        LessonStep("draw", (), DrawCard()),
        LessonStep("two", (Drawn("C4"),), Build(Lot("C7"), "brown"), shown=("track",)),
        LessonStep("end", (), EndTurn(), shown=("lot-C7", "lot-C8")),
        LessonStep(
            "strip", (*_pass(BENNO, "A1"), *_pass(SOLVEIG, "F8")), DrawCard(), shown=("track",)
        ),
        LessonStep("edge", (Drawn("E2"),), Build(Lot("C9"), "brown"), is_task=True),
    ),
)

GAMBLE: Chapter[Move] = Chapter(
    "gamble",
    minutes=1,
    others=OTHERS,
    position=_position(
        "acting",
        "A3:0,B2:silver.0.6,B5:silver.0.3,C5:1,D1:green.1.6,D4:green.1.4,D7:green.1.2,E1:2,F4:2",
        money="12.30.16",
        points="2.5.3",
    ),
    steps=(
        LessonStep("odds", shown=("lot-D1", "lot-D4", "lot-D7")),
        LessonStep("bet", (), Gamble(Lot("D1"), 5)),
        LessonStep("won", (Moved(BENNO, Stand()), Rolled((4, 5))), EndTurn(), shown=("seat-0",)),
        LessonStep(
            "half",
            (
                Moved(BENNO, DrawCard()),
                Drawn("C2"),
                Moved(BENNO, Gamble(Lot("B2"), 10)),
            ),
            LayOff(),
            is_task=True,
        ),
        LessonStep("luck", (Rolled((5, 5)),), shown=("seat-0", "seat-1")),
    ),
)

BENNOS_DIE = Terms(give=Goods(dice=(Lot("D1"),)), take=Goods(money=9))
LOT_FOR_LOT = Terms(give=Goods(lots=(Lot("B2"),)), take=Goods(lots=(Lot("D2"),)))
BAD_DEAL = Terms(give=Goods(money=8), take=Goods(dice=(Lot("D1"),)))

TRADE: Chapter[Move] = Chapter(
    "trade",
    minutes=2,
    others=OTHERS,
    position=_position(
        "acting",
        "B2:0,B5:1,C5:2,D1:green.1.6,D2:1,D4:green.0.4,D7:green.0.2,E1:2,F4:2",
        money="20.11.16",
        points="3.4.4",
    ),
    steps=(
        LessonStep("any"),
        LessonStep("accept", (Moved(BENNO, Offer(Seat(0), BENNOS_DIE)),), Accept(1)),
        LessonStep("offer", (), Offer(BENNO, LOT_FOR_LOT), shown=("lot-B2", "lot-D2")),
        LessonStep(
            "refuse",
            (Moved(BENNO, Accept(2)), Moved(SOLVEIG, Offer(Seat(0), BAD_DEAL))),
            Refuse(3),
            is_task=True,
        ),
        LessonStep("kept", (), shown=("lot-D1", "lot-D4", "lot-D7")),
    ),
)

LESSONS: tuple[Chapter[Move], ...] = (LAND, BOSS, GROW, TRACK, GAMBLE, TRADE)
