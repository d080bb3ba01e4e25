"""A bot that looks one step ahead."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.trades import bargain, last_best
from croupier.bots.lordsofvegas.worth import lead
from croupier.core.chance import FACES
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.weights import ENOUGH, HIGHEST, MIDDLING, NO_GAIN
from croupier.lordsofvegas.acting import act, actions
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.casinos import Casino
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.gambling import LOSING
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Arrange,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Refuse,
    Reorganize,
    Stand,
)
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Die,
    GivingUp,
    MovingDie,
    State,
    Table,
    Vacant,
)
from croupier.lordsofvegas.trading import exchange, proposal

TOTALS = [a + b for a in FACES for b in FACES]
WIN = sum(total not in LOSING for total in TOTALS) / len(TOTALS)
"""How often a bet is won."""


class Greedy:
    """Takes the action that gains most at once, and ends its turn when none does.

    It gambles only for money that a better action lacks, lays off only bets that could ruin it,
    agrees to a trade that leaves it better off against the others, and offers one a turn.
    """

    def __init__(self, _luck: Random) -> None:
        self._offered_at: int | None = None

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose what gains most."""
        for move in legal:
            if isinstance(move, Accept):
                return move if is_good_deal(view.table, seat, move.offer) else Refuse(move.offer)
        match view:
            case Acting(table):
                return self._offer(view, seat) or best_action(table, seat)
            case Arranging(table, _, lots):
                return Arrange(best_value(table, lots))
            case Answering(table, _, bet):
                return LayOff() if 2 * bet > table.money[seat] / 2 else Stand()
            case GivingUp() | MovingDie():
                return least_missed(view.table, seat, legal)
            case _:
                return DrawCard()

    def _offer(self, view: Acting, seat: Seat) -> Move | None:
        """Offer the best bargain, once a turn."""
        if self._offered_at == view.table.above:
            return None
        self._offered_at = view.table.above
        return bargain(view, seat)


def best_action(table: Table, seat: Seat) -> Move:
    """Return the action that gains most, or a bet on one that money lacks for, or the end."""
    action, gain = best(table, seat)
    if action is not None and gain > ENOUGH:
        return action
    return bet(table, seat) or EndTurn()


def best(table: Table, seat: Seat) -> tuple[Action | None, float]:
    """Return the best action that is not a gamble, and what it gains."""
    possible = [action for action in actions(table) if not isinstance(action, Gamble)]
    return best_of(table, seat, possible)


def best_of(table: Table, seat: Seat, some: Sequence[Action]) -> tuple[Action | None, float]:
    """Return the best of some actions, and what it gains."""
    now = lead(table, seat)
    return last_best((expected_lead(table, seat, action) - now, action) for action in some)


def expected_lead(table: Table, seat: Seat, action: Action) -> float:
    """Return the lead an action can be expected to give."""
    if isinstance(action, Reorganize):
        return reorganized(table, seat, require_casino(table, action.casino))
    return lead(act(table, action).state.table, seat)


def reorganized(table: Table, seat: Seat, casino: Casino) -> float:
    """Return the lead to expect from a reorganization: every die is as likely to be the highest."""
    paid = table.with_money({seat: -casino.pips})
    chances = [lead(with_highest(paid, casino, number), seat) for number in range(len(casino.dice))]
    return sum(chances) / len(chances)


def with_highest(table: Table, casino: Casino, number: int) -> Table:
    """Return the table with that die of a casino highest and all others middling."""
    for place, (lot, die) in enumerate(casino.dice):
        value = HIGHEST if place == number else MIDDLING
        table = table.with_die(lot, Die(die.owner, value))
    return table


def bet(table: Table, seat: Seat) -> Move | None:
    """Return a bet that, if won, pays for an action worth the risk."""
    gambles = [action for action in actions(table) if isinstance(action, Gamble)]
    if not gambles:
        return None
    highest = max(gambles, key=lambda gamble: gamble.bet)
    _, gain = best(table.with_money({seat: highest.bet}), seat)
    cost = lead(table, seat) - lead(table.with_money({seat: -highest.bet}), seat)
    return highest if WIN * gain > (1 - WIN) * cost else None


def best_value(table: Table, lots: tuple[Lot, ...]) -> int:
    """Return the value for the next tile: a low one where the card may yet bring another owner."""
    values = values_on(table, lots)
    return min(values) if lots[0] in table.deck else max(values)


def least_missed(table: Table, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return which lot to give up, or which die to move: the first that is missed least."""
    move, _ = last_best((lead(without(table, move), seat), move) for move in reversed(legal))
    assert move is not None
    return move


def without(table: Table, move: Move) -> Table:
    """Return the table without the lot given up, or the die moved."""
    match move:
        case GiveUp(lot):
            return table.with_plots({lot: Vacant()})
        case MoveDie(lot):
            return table.with_die(lot, None)
        case _:
            return table


def is_good_deal(table: Table, seat: Seat, number: int) -> bool:
    """Tell whether an offer leaves the seat with a better lead."""
    return gain_from(table, seat, number) > ENOUGH


def gain_from(table: Table, seat: Seat, number: int) -> float:
    """Return what an offer adds to the lead of a seat.

    What it may do in its own turn it does not sell, as it does not see what that leads to.
    """
    offer = proposal(table, number)
    if offer.terms.promises and seat == table.turn:
        return NO_GAIN
    traded = exchange(table, offer.maker, offer.to, offer.terms)
    if offer.terms.action is not None:
        traded = act(traded, offer.terms.action).state.table
    return lead(traded, seat) - lead(table, seat)
