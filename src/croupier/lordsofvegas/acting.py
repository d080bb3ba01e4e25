"""The actions of a turn, and its end (LOV-4)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.core.remembering import remembered
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, SITE, around
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
    VACANT,
    Built,
    Die,
    Drawing,
    State,
    Table,
    ToAct,
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


# To say what may be done, and why other things may not, it is asked for more than once.
@remembered(most=1024)
def actions(table: Table) -> tuple[Action, ...]:
    """List what the seat on turn may do.

    A casino is named by its first lot, and a gamble by its highest bet: all lower ones down
    to 1 are legal too.
    """
    return tuple(
        [
            action
            for alike in candidates(table)
            if alike and is_legal(table, alike[0])
            for action in alike
        ]
    )


def is_legal(table: Table, action: Action) -> bool:
    """Tell whether nothing speaks against an action."""
    try:
        check_action(table, action)
    except Refusal:
        return False
    return True


def candidates(table: Table) -> Iterator[Sequence[Action]]:
    """Yield every action worth checking, along with those that are legal exactly if it is.

    Each casino is named by its first lot. What is out of the question at a glance is left out, for
    to refuse it takes longer.
    """
    turn, money = table.turn, table.money[table.turn]
    own = table.dice(turn)
    moving = own if len(own) == DICE else (None,)
    tiles = [(colour, table.tiles_left(colour)) for colour in COLOURS]
    left = [colour for colour, count in tiles if count]
    for lot in table.markers(turn):
        if SITE[lot].build_cost <= money:
            yield [Build(lot, colour, die) for colour in left for die in moving]
    for casino in casinos(table):
        first = casino.lots[0]
        if casino.boss == turn:
            if casino.colour in left:
                for lot in around(casino.lots):
                    if table.plot(lot) == VACANT and sprawl_cost(lot) <= money:
                        yield [Sprawl(first, lot, die) for die in moving]
            if remodel_cost(casino) <= money:
                others = [(c, n) for c, n in tiles if c != casino.colour]
                yield [Remodel(first, colour) for colour, n in others if n >= casino.tiles]
        if casino.pips <= money and casino.dice_of(turn):
            yield [Reorganize(first)]
        if money and casino.boss not in (None, turn) and not table.gambled:
            yield [Gamble(first, highest_bet(table, casino))]


def end_turn(table: Table) -> Step[State, Event]:
    """Pass the turn to the left; marks, promises and the limit on gambling end (LOV-11.6)."""
    turn = Seat((table.turn + 1) % table.seats)
    passed = replace(without_marks(table), turn=turn, gambled=False, promises=())
    return Step(Drawing(passed), (TurnEnded(table.turn), TurnBegan(turn)))


def without_marks(table: Table) -> Table:
    """Return the table with no die marked as reorganized."""
    marked = [casino for casino in casinos(table) if casino.is_reorganized]
    return table.with_plots(
        {
            lot: Built(casino.colour, Die(die.owner, die.value))
            for casino in marked
            for lot, die in casino.dice
        }
    )
