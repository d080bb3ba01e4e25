"""The actions of a turn, and its end (LOV-4)."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, NEIGHBOURS, SITE, in_order
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
from croupier.lordsofvegas.remodeling import check_remodel, remodel
from croupier.lordsofvegas.reorganizing import check_reorganize, reorganize
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.sprawling import check_sprawl, sprawl
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
    for lot in table.markers(turn):
        if SITE[lot].build_cost <= money:
            yield from (Build(lot, colour, die) for colour in COLOURS for die in moving)
    for casino in casinos(table):
        first = casino.lots[0]
        if casino.boss == turn:
            around = in_order({lot for tile in casino.lots for lot in NEIGHBOURS[tile]})
            free = [lot for lot in around if isinstance(table.plot(lot), Vacant)]
            yield from (Sprawl(first, lot, die) for lot in free for die in moving)
            yield from (Remodel(first, colour) for colour in COLOURS if colour != casino.colour)
        if casino.pips <= money and casino.dice_of(turn):
            yield Reorganize(first)
        if casino.boss not in (None, turn) and not table.gambled:
            yield Gamble(first, highest_bet(table, casino))


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
