"""Who may do what in which phase, and where it leads."""

from collections.abc import Mapping

from croupier.core.chance import Outcome
from croupier.core.errors import Refusal, WrongOutcome
from croupier.core.game import Awaited, End, Step, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas import (
    acting,
    dealing,
    drawing,
    gambling,
    reorganizing,
    settling,
    takeover,
    taking_back,
    trading,
)
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Build,
    Choice,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    TakeBack,
    Trade,
    Withdraw,
)
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Beginning,
    Betting,
    Dealing,
    Drawing,
    GivingUp,
    MovingDie,
    Over,
    Rerolling,
    Revealing,
    Settling,
    State,
)


def awaited(state: State) -> Awaited:
    """Return who is waited for: a seat, chance, or nobody."""
    match state:
        case Acting(table) | Drawing(table):
            return Turn(table.turn, tuple(sorted({offer.to for offer in table.offers})))
        case Dealing(table) | Revealing(table):
            return drawing.cards_left(table)
        case Beginning():
            return dealing.two_dice_each(state)
        case Settling():
            return settling.tied_dice(state)
        case Rerolling():
            return reorganizing.all_dice(state)
        case Betting():
            return gambling.two_dice(state)
        case GivingUp() | MovingDie() | Arranging() | Answering():
            return Turn(chooser(state))
        case Over():
            return End()


Choosing = Acting | Drawing | GivingUp | MovingDie | Arranging | Answering
"""The phases that wait for a seat to choose, the usual ones first: they are asked in order."""


def chooser(state: Choosing) -> Seat:
    """Return the seat that is waited for."""
    match state:
        case Acting() | Drawing() | GivingUp() | MovingDie():
            return state.table.turn
        case Arranging(_, seat):
            return seat
        case Answering():
            return state.boss


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """List the moves of a seat.

    Casinos are named by their first lots and gambles by their highest bets. Offers, of which
    there is no end, are not listed; nor is taking back, so that whoever goes by the list gets on.
    """
    own = choices(state) if isinstance(state, Choosing) and chooser(state) == seat else ()
    return (*own, *answers(state, seat))


def choices(state: Choosing) -> tuple[Move, ...]:
    """List the moves of the seat that is waited for."""
    match state:
        case Acting(table):
            return (EndTurn(), *acting.actions(table))
        case Drawing():
            return (DrawCard(),)
        case GivingUp(table):
            return tuple(map(GiveUp, table.markers(table.turn)))
        case MovingDie(table):
            return tuple(map(MoveDie, table.dice(table.turn)))
        case Arranging(table, _, lots):
            return tuple(map(Arrange, sorted({*reorganizing.values_on(table, lots)})))
        case Answering():
            return (Stand(), LayOff())


def answers(state: State, seat: Seat) -> tuple[Move, ...]:
    """List what a seat may say to the open offers."""
    if not state.table.offers or not isinstance(state, trading.Trading):
        return ()
    to_me = [offer.number for offer in state.table.offers if offer.to == seat]
    mine = [offer.number for offer in state.table.offers if offer.maker == seat]
    return (*map(Accept, to_me), *map(Refuse, to_me), *map(Withdraw, mine))


def move(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Make a move, or refuse it."""
    if isinstance(state, Over):
        raise Refusal("game-over", "The game is over.")
    if isinstance(move, TakeBack):
        return taking_back.take_back(state, seat)
    if isinstance(move, Trade):
        return trade(trading_phase(state), seat, move)
    if not isinstance(state, Choosing) or chooser(state) != seat:
        raise Refusal("not-your-turn", "It is not your turn.")
    return choose(state, move)


def choose(state: Choosing, move: Choice) -> Step[State, Event]:
    """Make a move of the seat that is waited for, or refuse it."""
    match state, move:
        case Drawing(table), DrawCard():
            table, lapsed = trading.lapse_all(table)
            return drawing.draw_card(table).after(*lapsed)
        case Acting(table), EndTurn():
            table, lapsed = trading.lapse_deeds(table)
            return acting.end_turn(table).after(*lapsed)
        case Acting(table), Build() | Sprawl() | Remodel() | Reorganize() | Gamble():
            acting.check_action(table, move)
            return acting.act(table, move)
        case GivingUp(), GiveUp(lot):
            return takeover.give_up(state, lot)
        case MovingDie(), MoveDie(lot):
            return takeover.move_die(state, lot)
        case Arranging(), Arrange(value):
            return reorganizing.arrange(state, value)
        case Answering(), LayOff():
            return gambling.lay_off(state)
        case Answering(), Stand():
            return gambling.stand(state)
        case _:
            raise Refusal("wrong-phase", f"This is the time to {TO_DO[type(state)]}.")


TO_DO: Mapping[type[Choosing], str] = {
    Drawing: "draw a card",
    Acting: "act or to end the turn",
    GivingUp: "choose a lot to give up",
    MovingDie: "choose a die to move",
    Arranging: "arrange the dice",
    Answering: "lay off half the bet or to stand for it",
}
"""What each phase waits for, as a sentence says it."""


def trading_phase(state: State) -> trading.Trading:
    """Return the state as one in which trades are made, or refuse (LOV-16)."""
    if not isinstance(state, Drawing | Acting):
        raise Refusal("no-trading", "Trades wait until the seat on turn may draw or act.")
    return state


def trade(state: trading.Trading, seat: Seat, move: Trade) -> Step[State, Event]:
    """Make, answer or withdraw an offer, or refuse to."""
    if not 0 <= seat < state.table.seats:
        raise Refusal("unknown-seat", f"There is no seat {seat} at this table.")
    match move:
        case Offer(to, terms):
            return trading.offer(state, seat, to, terms)
        case Accept(number):
            return trading.accept(state, seat, number)
        case Refuse(number):
            return trading.refuse(state, seat, number)
        case Counter(number, terms):
            return trading.counter(state, seat, number, terms)
        case Withdraw(number):
            return trading.withdraw(state, seat, number)


def resolve(state: State, outcome: Outcome) -> Step[State, Event]:
    """Take what luck decided."""
    match state:
        case Dealing():
            return dealing.deal(state, outcome)
        case Beginning():
            return dealing.begin(state, outcome)
        case Revealing():
            return takeover.reveal(state, outcome)
        case Settling():
            return settling.reroll_tied(state, outcome)
        case Rerolling():
            return reorganizing.reroll(state, outcome)
        case Betting():
            return gambling.roll_bet(state, outcome)
        case _:
            raise WrongOutcome("Nothing is to be rolled or drawn here.")
