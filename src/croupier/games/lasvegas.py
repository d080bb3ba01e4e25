"""Las Vegas, as the house finds it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.bots.bot import Uniform
from croupier.bots.lasvegas import BOTS
from croupier.core.log import decisions
from croupier.core.seats import Seat
from croupier.games.seat_limits import seat_limits
from croupier.games.spec import (
    Edition,
    GamePlayed,
    GameSpec,
    Kernel,
    Level,
    Previews,
    Puzzling,
    Timeouts,
    Types,
    editions,
)
from croupier.lasvegas import LasVegas, Options, Place, State, previews, timeouts
from croupier.lasvegas.dealing import (
    MOST_SEATS,
    MOST_SEATS_WITH_WHITE,
    OWN_DICE,
    WHITE_DICE,
    full_hand,
)
from croupier.lasvegas.ending import ROUNDS
from croupier.lasvegas.events import Event
from croupier.lasvegas.lessons import LESSONS
from croupier.lasvegas.notes import COUNTS, VALUES
from croupier.lasvegas.state import secret_winnings
from croupier.lasvegas.telling import CASINOS

if TYPE_CHECKING:
    from croupier.analysis.findings import Judge
    from croupier.env.environments import Environments
    from croupier.screens.screen import Screen
    from croupier.training.recipe import Recipe


def kernel() -> Kernel[State, Place, Options]:
    """Load the compiled game."""
    from croupier.kernel.lasvegas import players, series, twin

    return Kernel(
        bots=[name for name in players.PLAYERS if name in BOTS],
        simulate=series.simulate,
        play=play_in_kernel,
        twin=twin.LasVegasTwin,
        trying=lambda luck: Uniform(luck).choose,
        tables=tables(),
    )


def play_in_kernel(bots: Sequence[str], options: Options, seed: int, number: int, /) -> GamePlayed:
    """Play a game in compiled code, with a clock for every seat."""
    from croupier.kernel.lasvegas.timed import play

    return GamePlayed(*play(bots, options, seed, number))


def recipe() -> "Recipe":
    """Load how the weights are made."""
    from croupier.training.lasvegas import LasVegasRecipe

    return LasVegasRecipe()


def tables() -> list[tuple[int, Options]]:
    """Return every kind of table there can be."""
    return [
        (seats, Options(white=white, open_money=open_money, start=start))
        for start in (None, *map(Seat, range(MOST_SEATS)))
        for open_money in (False, True)
        for white, most in ((False, MOST_SEATS), (True, MOST_SEATS_WITH_WHITE))
        for seats in range(2, most + 1)
        if start is None or start < seats
    ]


def judge() -> "Judge[State, Place]":
    """Load who judges finished games."""
    from croupier.analysis.lasvegas import LasVegasJudge

    return LasVegasJudge()


def environments() -> "Environments":
    """Load the game as learning environments."""
    from croupier.env.lasvegas import ENVIRONMENTS

    return ENVIRONMENTS


def screen(names: Sequence[str]) -> "Screen[State, Place, Event]":
    """Return how the game looks at the terminal, for people of these names."""
    from croupier.screens.lasvegas.screen import LasVegasScreen

    return LasVegasScreen(names)


def facts() -> Mapping[str, object]:
    """Return what the client shows or checks."""
    with_white = seat_limits(LasVegas(), Options(white=True))
    dealt = {
        seats: full_hand(seats, Options(white=True)).white
        for seats in range(with_white.least, with_white.most + 1)
    }
    return {
        "SEATS": seat_limits(LasVegas(), Options()),
        "SEATS_WITH_WHITE": with_white,
        "ROUNDS": ROUNDS,
        "OWN_DICE": OWN_DICE,
        "WHITE_DICE": dealt,
        "WHITE_DICE_LEFT": {seats: WHITE_DICE - seats * white for seats, white in dealt.items()},
        "NOTES": tuple(zip(VALUES, COUNTS, strict=True)),
        "CASINOS": CASINOS,
        "LESSONS": tuple(chapter.outline for chapter in LESSONS),
    }


def variant(options: Options) -> Options:
    """Return what makes another game of it: who starts does not."""
    return replace(options, start=None)


LEVELS: Mapping[Level, str] = {
    "easy": "hasty",
    "medium": "greedy",
    "hard": "trained",
    "champion": "champion:50ms",
}
"""The bot of each level at a table."""

VERSION_1: Edition[State, Place, Event, Options] = Edition(
    game=LasVegas(),
    types=Types(
        options=Options,
        state=State,
        move=Place,
        event=Event,
        preview=previews.Preview,
        standing=previews.Standing,
    ),
    bots=BOTS,
    levels=LEVELS,
    attentive=("hard", "champion"),
    strengths={"easy": 21.7, "medium": 25.0, "hard": 29.7, "champion": 34.2},
    variant=variant,
    timeouts=Timeouts(timeouts.overdue, timeouts.is_still_overdue),
    previews=Previews(previews.preview, previews.standing),
    secret=secret_winnings,
    counts={"turns": decisions},
    formats=("${:,}".format, str),
    facts=facts,
    lessons=LESSONS,
    kernel=kernel,
    judge=judge,
    puzzling=Puzzling(
        tables=[
            (seats, Options(white=white, open_money=True))
            for white, most in ((False, MOST_SEATS), (True, MOST_SEATS_WITH_WHITE))
            for seats in range(2, most + 1)
        ],
        strong="champion:400",
        levels={**LEVELS, "champion": "champion:2000"},
    ),
    environments=environments,
    training=recipe,
    screen=screen,
)

LAS_VEGAS = GameSpec("las-vegas", "Las Vegas", editions(VERSION_1))
