"""The actions of a turn, and its end (LOV-4)."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.core.remembering import remembered
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, NEIGHBOURS, SITE, Lot, in_order
from croupier.lordsofvegas.building import build, check_build
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.events import Event, TurnBegan, TurnEnded
from croupier.lordsofvegas.gambling import check_gamble, gamble, highest_bet
from croupier.lordsofvegas.moves import (
    Action,
    Build,
    Gamble,
    Remodel,
    Reorganize,
    Sprawl,
)
from croupier.lordsofvegas.remodeling import check_remodel, remodel, remodel_cost
from croupier.lordsofvegas.reorganizing import check_reorganize, reorganize
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.sprawling import check_sprawl, sprawl, sprawl_cost
from croupier.lordsofvegas.state import (
    DICE,
    Built,
    Die,
    Drawing,
    Plot,
    State,
    Table,
    ToAct,
    Vacant,
)

VACANT = Vacant()


def check_action(table: Table, action: Action) -> None:
    """Refuse what the seat on turn may not do now."""
    match action:
        case Build():
            check_build(table, action)
        case Sprawl():
            check_sprawl(table, action)
        case Remodel():
            check_remodel(table, action)
        case Reorganize():
            check_reorganize(table, action)
        case Gamble():
            check_gamble(table, action)


def act(table: Table, action: Action) -> Step[State, Event]:
    """Take an action, then check for tied bosses (LOV-4.5)."""
    match action:
        case Build():
            table, events = build(table, action)
        case Sprawl():
            table, events = sprawl(table, action)
        case Remodel():
            table, events = remodel(table, action)
        case Reorganize():
            return reorganize(table, action)
        case Gamble():
            return gamble(table, action)
    return settle(table, ToAct()).after(*events)


# To say what may be done, and why other things may not, it is asked for more than once.
@remembered(most=1024)
def actions(table: Table) -> tuple[Action, ...]:
    """List what the seat on turn may do.

    A casino is named by its first lot, and a gamble by its highest bet: all lower ones down
    to 1 are legal too.
    """
    return tuple(action for action in candidates(table) if is_legal(table, action))


def is_legal(table: Table, action: Action) -> bool:
    """Tell whether nothing speaks against an action."""
    try:
        check_action(table, action)
    except Refusal:
        return False
    return True


def candidates(table: Table) -> Iterator[Action]:
    """Yield every action worth checking, each casino named by its first lot.

    What is out of the question at a glance is left out, for to refuse it takes longer.
    """
    turn, money = table.turn, table.money[table.turn]
    own = table.dice(turn)
    moving = own if len(own) == DICE else (None,)
    tiles = [(colour, table.tiles_left(colour)) for colour in COLOURS]
    left = [colour for colour, count in tiles if count]
    for lot in table.markers(turn):
        if SITE[lot].build_cost <= money:
            yield from (Build(lot, colour, die) for colour in left for die in moving)
    for casino in casinos(table):
        first = casino.lots[0]
        if casino.boss == turn:
            if casino.colour in left:
                free = [lot for lot in around(casino.lots) if table.plot(lot) == VACANT]
                paid = [lot for lot in free if sprawl_cost(lot) <= money]
                yield from (Sprawl(first, lot, die) for lot in paid for die in moving)
            if remodel_cost(casino) <= money:
                enough = [colour for colour, count in tiles if count >= casino.tiles]
                yield from (Remodel(first, colour) for colour in enough if colour != casino.colour)
        if casino.pips <= money and casino.dice_of(turn):
            yield Reorganize(first)
        if money and casino.boss not in (None, turn) and not table.gambled:
            yield Gamble(first, highest_bet(table, casino))


@lru_cache(maxsize=4096)
def around(lots: tuple[Lot, ...]) -> tuple[Lot, ...]:
    """Return the lots adjacent to some, in the order of the table; those may be among them."""
    return in_order({near for lot in lots for near in NEIGHBOURS[lot]})


def end_turn(table: Table) -> Step[State, Event]:
    """Pass the turn to the left; marks, promises and the limit on gambling end (LOV-11.6)."""
    turn = Seat((table.turn + 1) % table.seats)
    plots = tuple(map(unmarked, table.plots))
    passed = replace(table, plots=plots, turn=turn, gambled=False, promises=())
    return Step(Drawing(passed), (TurnEnded(table.turn), TurnBegan(turn)))


def unmarked(plot: Plot) -> Plot:
    """Return what lies on a lot without the mark of a reorganization."""
    match plot:
        case Built(colour, Die(owner, value, True)):
            return Built(colour, Die(owner, value))
        case _:
            return plot
