"""Games that have come to a position worth looking at."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace

from croupier.bots import lordsofvegas as bots
from croupier.bots.bot import Uniform
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.lasvegas import LasVegas
from croupier.lasvegas import events as lasvegas_events
from croupier.lasvegas import state as lasvegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.previews import standing
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas.board import SITE
from croupier.lordsofvegas.events import DieReplaced, Event, GameEnded, TieRerolled
from croupier.lordsofvegas.moves import Build, DrawCard, Gamble, Move, Remodel, Reorganize, Sprawl
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Drawing,
    Marked,
    Options,
    State,
)
from tests.browser.house import Recipe

LAS_VEGAS, LORDS = LasVegas(), LordsOfVegas()
LasVegasSitting = Sitting[lasvegas.State, Place, lasvegas_events.Event, lasvegas.Options]
LordsSitting = Sitting[State, Move, Event, Options]
LasVegasRecipe = Recipe[lasvegas.State, Place, lasvegas_events.Event, lasvegas.Options]
LordsRecipe = Recipe[State, Move, Event, Options]

ALL_ACTIONS = (Build, Sprawl, Remodel, Reorganize, Gamble)
RICH = 60
MUCH = 20
MANY = 14
"""So many cards are above the last one when there are many casinos."""
MIDDLE = 28
"""So many cards are above the last one in the middle of a game."""
LONG = 900
"""Seconds for a decision that nobody will need."""
WITH_WHITE_DICE = lasvegas.Options(white=True)
ALONE = ("Anna", None, None, None)
TOGETHER = ("Anna", "Benno", None, None)


def _placing(seat: int, in_round: int, most: int = 5) -> Callable[[LasVegasSitting], bool]:
    """Wait for the middle of a round, when there is something on the casinos."""

    def fits(sitting: LasVegasSitting) -> bool:
        state = sitting.state
        return (
            isinstance(state, lasvegas.Placing)
            and state.seat == seat
            and state.table.round == in_round
            and state.table.hands[seat].own <= most
        )

    return fits


def _crowded(sitting: LasVegasSitting) -> bool:
    """Wait until a casino has as many rows as there can be: everybody is there, and none alike."""
    state = sitting.state
    return (
        isinstance(state, lasvegas.Placing)
        and state.seat == 0
        and any(len(payout.paid) + len(payout.empty) >= 5 for payout in standing(state))
    )


def _many_alike(sitting: LasVegasSitting) -> bool:
    """Wait until the first seat has rolled three alike, and so many other numbers as to be full."""
    state = sitting.state
    if not isinstance(state, lasvegas.Placing) or state.seat != 0:
        return False
    rolled = Counter(state.roll.own)
    return max(rolled.values()) >= 3 and len(rolled) >= 5


def _one_face(sitting: LasVegasSitting) -> bool:
    """Wait until all dice of the first seat show one number."""
    state = sitting.state
    if not isinstance(state, lasvegas.Placing) or state.seat != 0:
        return False
    return len({*state.roll.own, *state.roll.white}) == 1


def _last(in_round: int) -> Callable[[LasVegasSitting], bool]:
    """Wait until the first seat ends a round, whatever it chooses."""

    def fits(sitting: LasVegasSitting) -> bool:
        state = sitting.state
        if not isinstance(state, lasvegas.Placing) or state.table.round != in_round:
            return False
        others = (hand.own + hand.white for hand in state.table.hands[1:])
        return state.seat == 0 and not any(others) and len(LAS_VEGAS.legal(state, state.seat)) == 1

    return fits


def _never(_sitting: object) -> bool:
    return False


def _can_do_everything(seat: int | None, above: int) -> Callable[[LordsSitting], bool]:
    """Wait until who is on turn can take every action, and has the money for all."""

    def fits(sitting: LordsSitting) -> bool:
        state = sitting.state
        if not isinstance(state, Acting) or state.table.above > above:
            return False
        turn = state.table.turn
        if turn != (turn if seat is None else seat) or state.table.money[turn] < RICH:
            return False
        legal = LORDS.legal(state, turn)
        return all(any(isinstance(move, kind) for move in legal) for kind in ALL_ACTIONS)

    return fits


def _broke(sitting: LordsSitting) -> bool:
    """Wait until the first seat has lots but nothing to build with, and the next seat has much."""
    state = sitting.state
    if not isinstance(state, Acting) or state.table.turn != 0 or state.table.offers:
        return False
    can_build = any(isinstance(move, Build) for move in LORDS.legal(state, state.table.turn))
    return not can_build and bool(state.table.markers(Seat(0))) and state.table.money[1] >= MUCH


def _drawing(sitting: LordsSitting) -> bool:
    """Wait until the first seat draws, with many casinos on the board."""
    state = sitting.state
    return isinstance(state, Drawing) and state.table.turn == 0 and state.table.above <= MANY


def _my_draw(sitting: LordsSitting) -> bool:
    """Wait until the first seat draws, in the middle of the game."""
    state = sitting.state
    return isinstance(state, Drawing) and state.table.turn == 0 and state.table.above <= MIDDLE


def _first_draw(sitting: LordsSitting) -> bool:
    """Wait until the first seat draws its first card, with money to build on a lot it has."""
    state = sitting.state
    if not isinstance(state, Drawing) or state.table.turn != 0:
        return False
    lots = [
        SITE[lot].build_cost
        for lot, plot in zip(SITE, state.table.plots, strict=True)
        if isinstance(plot, Marked) and plot.owner == 0
    ]
    return state.table.money[0] >= min(lots)


def _draw_brings(what: type[Event]) -> Callable[[LordsSitting], bool]:
    """Wait until the card that the first seat draws next brings something about."""

    def fits(sitting: LordsSitting) -> bool:
        state = sitting.state
        if not isinstance(state, Drawing) or state.table.turn != 0:
            return False
        ahead = deepcopy(sitting)
        ahead.news()
        ahead.play(Seat(0), DrawCard())
        ahead.deal()
        return any(isinstance(event, what) for event in ahead.news())

    return fits


def _bet_open(sitting: LordsSitting) -> bool:
    """Wait until the second seat is to answer a bet of the first."""
    state = sitting.state
    return isinstance(state, Answering) and state.boss == 1 and state.table.turn == 0


def _before_mine(sitting: LordsSitting) -> bool:
    """Wait until the seat before the first could end its turn, with many casinos on the board."""
    state = sitting.state
    return isinstance(state, Acting) and state.table.turn == 1 and state.table.above <= MANY


def _arranging(sitting: LordsSitting) -> bool:
    return isinstance(sitting.state, Arranging) and sitting.state.seat == 0


def _answering(sitting: LordsSitting) -> bool:
    return isinstance(sitting.state, Answering) and sitting.state.boss == 0


def _offered(sitting: LordsSitting) -> bool:
    state = sitting.state
    if not isinstance(state, Acting | Drawing) or state.table.above > 16:
        return False
    return any(offer.to == 0 for offer in state.table.offers)


def _las_vegas(
    names: tuple[str | None, ...],
    until: Callable[[LasVegasSitting], bool],
    options: lasvegas.Options = WITH_WHITE_DICE,
    strangers: tuple[int, ...] = (),
) -> LasVegasRecipe:
    return Recipe(LAS_VEGAS, options, names, 1, Uniform, until, strangers)


def _lords(
    names: tuple[str | None, ...],
    until: Callable[[LordsSitting], bool],
    seed: int = 0,
    strangers: tuple[int, ...] = (),
) -> LordsRecipe:
    return Recipe(LORDS, Options(), names, seed, bots.Uniform, until, strangers)


GATHERING = _las_vegas(("Anna", "", None, ""), _never)
LISTED = replace(_las_vegas(("Benno", "", None, ""), _never, strangers=(0,)), is_listed=True)

LAS_VEGAS_TURN = _las_vegas(ALONE, _placing(0, in_round=3))
LAS_VEGAS_AMONG_OTHERS = _las_vegas(TOGETHER, _placing(0, in_round=2), strangers=(1,))
LAS_VEGAS_WAITING = _las_vegas(TOGETHER, _placing(1, in_round=2), strangers=(1,))
LAS_VEGAS_FIVE = _las_vegas(("Anna", *[None] * 4), _placing(0, in_round=2), lasvegas.Options())
LAS_VEGAS_CROWDED = replace(
    _las_vegas(("Anna", *[None] * 4), _crowded, lasvegas.Options()), seed=60
)
LAS_VEGAS_SHARED = replace(
    _las_vegas(TOGETHER, _placing(0, in_round=3), lasvegas.Options()), seed=18
)
LAS_VEGAS_ALIKE = _las_vegas(ALONE, _many_alike, lasvegas.Options())
LAS_VEGAS_ONE_FACE = _las_vegas(ALONE, _one_face, lasvegas.Options())
LAS_VEGAS_SHARED_OPEN = replace(LAS_VEGAS_SHARED, options=lasvegas.Options(open_money=True))
LAS_VEGAS_SHARED_PAYDAY = replace(
    _las_vegas(TOGETHER, _last(in_round=2), lasvegas.Options()), seed=6
)
LAS_VEGAS_SHARED_BEGUN = _las_vegas(TOGETHER, _placing(0, in_round=1, most=8), lasvegas.Options())
LAS_VEGAS_PAYDAY = replace(_las_vegas(ALONE, _last(in_round=1)), seed=3)
LAS_VEGAS_ENDS = replace(_las_vegas(ALONE, _last(in_round=4)), seed=3)
LAS_VEGAS_BEGUN = _las_vegas(ALONE, _placing(0, in_round=1, most=8), lasvegas.Options())
LAS_VEGAS_OVER_TOGETHER = _las_vegas(TOGETHER, _never, strangers=(1,))
LAS_VEGAS_OVER = _las_vegas(TOGETHER, _never)
LAS_VEGAS_COUNTED = replace(LAS_VEGAS_OVER_TOGETHER, counts=True)

LORDS_LATE = _lords(("Anna", "Benno"), _can_do_everything(None, above=1), seed=7)
"""Two at one device, at the very end, one of them rich: everything can be done."""
LORDS_TURN = _lords(TOGETHER, _can_do_everything(0, above=20), strangers=(1,))
LORDS_ALONE = _lords(ALONE, _can_do_everything(0, above=20))
LORDS_WAITING = _lords(TOGETHER, _can_do_everything(1, above=20), strangers=(1,))
LORDS_BROKE = _lords(TOGETHER, _broke, seed=3, strangers=(1,))
LORDS_DRAWING = _lords(TOGETHER, _drawing, seed=2, strangers=(1,))
LORDS_BEFORE_MINE = _lords(("Anna", "Benno"), _before_mine, seed=5, strangers=(1,))
LORDS_ARRANGING = _lords(ALONE, _arranging)
LORDS_ANSWERING = _lords(ALONE, _answering)
LORDS_OFFERED = replace(_lords(TOGETHER, _offered, strangers=(1,)), timer=LONG)
LORDS_BEGUN = _lords(ALONE, _my_draw, seed=4)
LORDS_FIRST = _lords(ALONE, _first_draw)
LORDS_TAKING_OVER = _lords(ALONE, _draw_brings(DieReplaced), seed=2)
LORDS_TYING = _lords(ALONE, _draw_brings(TieRerolled), seed=6)
LORDS_ENDING = _lords(ALONE, _draw_brings(GameEnded), seed=5)
LORDS_AMONG_THREE = _lords(("Anna", "Benno", "Carla"), _before_mine, seed=5, strangers=(1, 2))
LORDS_BETTING = _lords(TOGETHER, _bet_open, seed=1, strangers=(1,))
LORDS_OVER = _lords(TOGETHER, _never)
