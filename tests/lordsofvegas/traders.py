"""Seats that try everything, also what bots do not think of.

They offer out of turn, trade several things at once, actions and promises too, and counter and
withdraw as they like. Some build whenever they can, others hardly ever, so that tiles, dice and
markers run out.
"""

from collections.abc import Sequence
from random import Random

from croupier.core.chance import Chance
from croupier.core.errors import IllegalMove
from croupier.core.game import Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.moves import (
    Action,
    ActionKind,
    Counter,
    EndTurn,
    Gamble,
    Goods,
    Move,
    Offer,
    Promise,
    TakeBack,
    Terms,
    Trade,
)
from croupier.lordsofvegas.state import Acting, Drawing, Options, State, Table
from croupier.lordsofvegas.taking_back import unanswered
from tests.lordsofvegas.boards import GAME

KINDS: tuple[ActionKind, ...] = ("build", "sprawl", "remodel", "reorganize", "gamble")

LordsSitting = Sitting[State, Move, Event, Options]


def play_out(seats: int, chance: Chance, luck: Random, regret: float = 0.0) -> LordsSitting:
    """Play a game to its end, with any moves there can be; with so much regret, take back some."""
    zeal = [luck.choice((0.1, 0.6, 0.9)) for _ in range(seats)]
    sitting = Sitting(GAME, seats, Options(), chance)
    while isinstance(turn := sitting.deal(), Turn):
        state = sitting.state
        if regret and unanswered(state) and luck.random() < regret:
            sitting.play(state.table.turn, TakeBack())
        else:
            sitting.play(*some_move(luck, state, turn.seat, zeal))
    return sitting


def some_move(
    luck: Random, state: State, awaited: Seat, zeal: Sequence[float]
) -> tuple[Seat, Move]:
    """Let any seat trade, or the one that is waited for choose."""
    if isinstance(state, Drawing | Acting) and luck.random() < 0.35:
        asked = [offer.to for offer in state.table.offers]
        trader = luck.choice([*asked, Seat(luck.randrange(len(zeal)))])
        if trades := some_trades(luck, state, trader):
            return trader, luck.choice(trades)
    choices = [move for move in GAME.legal(state, awaited) if not isinstance(move, Trade)]
    return awaited, some_choice(luck, choices, zeal[awaited])


def some_choice(luck: Random, choices: Sequence[Move], zeal: float) -> Move:
    """Choose any kind of move, then any of that kind; the zealous seldom end their turn."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in choices:
        kinds.setdefault(type(move), []).append(move)
    if EndTurn in kinds and (len(kinds) == 1 or luck.random() > zeal):
        return EndTurn()
    kinds.pop(EndTurn, None)
    chosen = luck.choice(luck.choice([*kinds.values()]))
    return any_bet(luck, chosen) if isinstance(chosen, Gamble) else chosen


def any_bet(luck: Random, highest: Gamble) -> Gamble:
    """Bet anything up to the highest bet."""
    return Gamble(highest.casino, luck.randint(1, highest.bet))


def some_trades(luck: Random, state: Drawing | Acting, seat: Seat) -> list[Move]:
    """List answers to offers, and some new ones the rules allow."""
    table = state.table
    answers: list[Move] = [m for m in GAME.legal(state, seat) if isinstance(m, Trade)]
    other = Seat((seat + luck.randrange(1, table.seats)) % table.seats)
    invented: list[Move] = [Offer(other, some_terms(luck, state, seat, other)) for _ in range(2)]
    invented += [
        Counter(offer.number, some_terms(luck, state, seat, offer.maker))
        for offer in table.offers
        if offer.to == seat
    ]
    return answers + [move for move in invented if is_allowed(state, seat, move)]


def some_terms(luck: Random, state: Drawing | Acting, maker: Seat, to: Seat) -> Terms:
    """Think of a trade with anything in it."""
    give, take = some_goods(luck, state.table, maker), some_goods(luck, state.table, to)
    if state.table.turn not in (maker, to):
        return Terms(give, take)
    promises = [
        Promise(luck.choice(KINDS), luck.choice(LOTS)) for _ in range(luck.choice((0, 0, 0, 1, 2)))
    ]
    return Terms(give, take, some_action(luck, state), tuple(promises))


def some_goods(luck: Random, table: Table, owner: Seat) -> Goods:
    """Pick some money, lots and dice of a seat, or nothing."""
    money = luck.choice((0, 0, min(table.money[owner], luck.randint(1, 12))))
    return Goods(money, some_of(luck, table.markers(owner)), some_of(luck, table.dice(owner)))


def some_of(luck: Random, lots: Sequence[Lot]) -> tuple[Lot, ...]:
    """Pick none, one or two of these lots."""
    return tuple(luck.sample(lots, min(len(lots), luck.choice((0, 0, 1, 2)))))


def some_action(luck: Random, state: Drawing | Acting) -> Action | None:
    """Pick an action the seat on turn may take, or none."""
    possible = actions(state.table) if isinstance(state, Acting) else ()
    return luck.choice(possible) if possible and luck.random() < 0.5 else None


def is_allowed(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the rules take a move."""
    try:
        GAME.check(state, seat, move)
    except IllegalMove:
        return False
    return True
