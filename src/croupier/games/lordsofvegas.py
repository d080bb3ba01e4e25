"""Lords of Vegas, as the house finds it."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile
from typing import TYPE_CHECKING

from croupier.bots.lordsofvegas import BOTS, Uniform
from croupier.bots.lordsofvegas.tact import was_talked_of
from croupier.core.chance import Drawn
from croupier.core.game import Moved
from croupier.core.log import Log, decisions
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
from croupier.lordsofvegas import LordsOfVegas, Options, State, previews, timeouts
from croupier.lordsofvegas.board import SITES, Lot
from croupier.lordsofvegas.dealing import START_DICE
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.gambling import BET_DICE
from croupier.lordsofvegas.lessons import LESSONS
from croupier.lordsofvegas.moves import Move, Offer
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.taking_back import taken_back

if TYPE_CHECKING:
    from croupier.analysis.findings import Judge
    from croupier.env.environments import Environments
    from croupier.screens.screen import Screen
    from croupier.training.recipe import Recipe


def kernel() -> Kernel[State, Move, Options]:
    """Load the compiled game."""
    from croupier.bots.lordsofvegas.bargaining import bargaining
    from croupier.kernel.lordsofvegas import arena, series, twin

    return Kernel(
        bots=[name for name in arena.PLAYERS if name in BOTS],
        simulate=series.simulate,
        play=play_in_kernel,
        twin=twin.LordsOfVegasTwin,
        trying=lambda luck: bargaining(Uniform(luck).choose, luck),
        tables=[(seats, Options()) for seats in (2, 3, 4)],
    )


def play_in_kernel(bots: Sequence[str], options: Options, seed: int, number: int, /) -> GamePlayed:
    """Play a game in compiled code, with a clock for every seat; there are no options."""
    from croupier.kernel.lordsofvegas.timed import play

    assert options == Options()
    return GamePlayed(*play(bots, seed, number))


def recipe() -> "Recipe":
    """Load how the weights are made."""
    from croupier.training.lordsofvegas import LordsOfVegasRecipe

    return LordsOfVegasRecipe()


def judge() -> "Judge[State, Move]":
    """Load who judges finished games."""
    from croupier.analysis.lordsofvegas import LordsOfVegasJudge

    return LordsOfVegasJudge()


def positions(seats: int, options: Options, seed: int, number: int) -> Iterable[State]:
    """Return positions of a game between strong players in which one choice seems to lead."""
    from croupier.kernel.lordsofvegas.leading import leading_positions

    assert options == Options()
    return leading_positions(seats, seed, number)


def environments() -> "Environments":
    """Load the game as learning environments."""
    from croupier.env.lordsofvegas import ENVIRONMENTS

    return ENVIRONMENTS


def screen(names: Sequence[str]) -> "Screen[State, Move, Event]":
    """Return how the game looks at the terminal, for people of these names."""
    from croupier.screens.lordsofvegas.screen import LordsOfVegasScreen

    return LordsOfVegasScreen(names)


def turns(log: Log[Move, Options]) -> int:
    """Return how many turns were played.

    Every card after the start cards gives its drawer a turn, unless its block is not used:
    then another card follows (LOV-21.3). The End of Game card gives none (LOV-5.8).
    """
    played = dropwhile(lambda entry: not isinstance(entry, Moved), log.entries)
    cards = (Lot(str(entry.item)) for entry in played if isinstance(entry, Drawn))
    return sum(not is_closed(log.seats, card) for card in cards)


def no_secret(_state: State, _seat: Seat) -> None:
    """Return nothing: all that a seat sees, everyone sees."""


def facts() -> Mapping[str, object]:
    """Return what the client shows or checks."""
    return {
        "SEATS": seat_limits(LordsOfVegas(), Options()),
        "START_DICE": START_DICE,
        "BET_DICE": BET_DICE,
        "SITES": SITES,
        "TRACK": TRACK,
        "LESSONS": tuple(chapter.outline for chapter in LESSONS),
        "FALLS": [(totals, previews.ways(totals)) for totals in previews.FALLS],
    }


LEVELS: Mapping[Level, str] = {
    "easy": "hasty",
    "medium": "greedy",
    "hard": "montecarlo:200",
    "champion": "champion:100ms",
}
"""The bot of each level at a table."""

VERSION_1: Edition[State, Move, Event, Options] = Edition(
    game=LordsOfVegas(),
    types=Types(
        options=Options,
        state=State,
        move=Move,
        event=Event,
        preview=previews.Preview,
        standing=previews.Standing,
        considered=previews.ConsideredOffer,
    ),
    bots=BOTS,
    levels=LEVELS,
    attentive=["champion"],
    strengths={"easy": 19.0, "medium": 25.0, "hard": 30.4, "champion": 37.2},
    offers=(Offer,),
    said_before=was_talked_of,
    timeouts=Timeouts(timeouts.overdue, timeouts.is_still_overdue),
    taken_back=taken_back,
    previews=Previews(previews.preview, previews.standing, previews.considered),
    secret=no_secret,
    counts={"turns": turns, "decisions": decisions},
    formats=(str, "${}M".format),
    facts=facts,
    lessons=LESSONS,
    kernel=kernel,
    judge=judge,
    puzzling=Puzzling(
        tables=[(seats, Options()) for seats in (2, 3, 4)],
        strong="trained",
        levels={**LEVELS, "champion": "champion:300"},
        per_game=1,
        positions=positions,
    ),
    environments=environments,
    training=recipe,
    screen=screen,
)

LORDS_OF_VEGAS = GameSpec("lords-of-vegas", "Lords of Vegas", editions(VERSION_1))
