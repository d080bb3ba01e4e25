"""Setting up the game (LOV-3, LOV-21.2)."""

from msgspec.structs import replace

from croupier.core.chance import Dice, Outcome, drawn, rolled, split
from croupier.core.errors import InvalidOptions
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, SITE
from croupier.lordsofvegas.drawing import cards_left, is_closed
from croupier.lordsofvegas.events import (
    Event,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    StartTied,
    TurnBegan,
)
from croupier.lordsofvegas.state import (
    Beginning,
    Dealing,
    Drawing,
    Marked,
    State,
    Table,
    Vacant,
)

LEAST_SEATS, MOST_SEATS = 2, 4
START_CARDS = 2
START_DICE = 2


def start(seats: int) -> Step[State, Event]:
    """Lay out the board and the deck (LOV-3.1)."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise InvalidOptions(
            f"Lords of Vegas is for {LEAST_SEATS} to {MOST_SEATS} seats, not {seats}."
        )
    table = Table(
        plots=(Vacant(),) * len(LOTS),
        money=(0,) * seats,
        points=(0,) * seats,
        deck=LOTS,
        above=above_the_end(len(LOTS)),
        turn=Seat(0),
    )
    return Step(Dealing(table))


def above_the_end(cards: int) -> int:
    """Return how many of these cards lie above the End of Game card (LOV-3.4).

    >>> above_the_end(40), above_the_end(42)
    (30, 32)
    """
    return cards - cards // 4


def deal(state: Dealing, outcome: Outcome) -> Step[State, Event]:
    """Deal a start card; one of a block that is not used is replaced (LOV-3.2, LOV-21.2)."""
    seat, card = state.table.turn, drawn(cards_left(state.table), outcome)
    deck = tuple(lot for lot in state.table.deck if lot != card)
    table = replace(state.table, deck=deck, above=above_the_end(len(deck)))
    if is_closed(table.seats, card):
        return Step(Dealing(table), (StartCardReplaced(seat, card),))
    money = SITE[card].start_money
    table = table.with_plots({card: Marked(seat)}).with_money({seat: money})
    return Step(dealt(table), (StartCardDealt(seat, card, money),))


def dealt(table: Table) -> State:
    """Go on with the same seat, the next one, or to the roll for who begins."""
    if len(table.markers(table.turn)) < START_CARDS:
        return Dealing(table)
    if table.turn < table.seats - 1:
        return Dealing(replace(table, turn=Seat(table.turn + 1)))
    return Beginning(table, tuple(Seat(seat) for seat in range(table.seats)))


def two_dice_each(state: Beginning) -> Dice:
    """Ask for two dice from each seat that may still begin (LOV-3.6)."""
    return Dice((START_DICE,) * len(state.contenders))


def begin(state: Beginning, outcome: Outcome) -> Step[State, Event]:
    """Let the highest roll begin; tied leaders roll again (LOV-3.6)."""
    ask = two_dice_each(state)
    rolls = dict(zip(state.contenders, split(ask, rolled(ask, outcome)), strict=True))
    best = max(map(sum, rolls.values()))
    leaders = tuple(seat for seat, dice in rolls.items() if sum(dice) == best)
    events = [StartRolled(seat, (low, high)) for seat, (low, high) in rolls.items()]
    if len(leaders) > 1:
        return Step(Beginning(state.table, leaders), (*events, StartTied(leaders)))
    table = replace(state.table, turn=leaders[0])
    return Step(Drawing(table), (*events, TurnBegan(table.turn)))
