"""Moves as one would type them."""

from collections.abc import Iterator, Sequence

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Arrange,
    Build,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    Goods,
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
    Terms,
    Withdraw,
)


def typed(move: Move, names: Sequence[str]) -> str:
    """Write a move as it is typed at a table of these names."""
    match move:
        case DrawCard():
            return "draw"
        case EndTurn():
            return "end"
        case TakeBack():
            return "take-back"
        case Build() | Sprawl() | Remodel() | Reorganize() | Gamble():
            return action(move)
        case GiveUp(lot):
            return f"give-up {lot}"
        case MoveDie(lot):
            return f"move {lot}"
        case Arrange(value):
            return f"arrange {value}"
        case LayOff():
            return "lay-off"
        case Stand():
            return "stand"
        case Offer(to, terms):
            return f"offer {names[to]} {' '.join(clauses(terms))}"
        case Counter(number, terms):
            return f"counter {number} {' '.join(clauses(terms))}"
        case Accept(number):
            return f"accept {number}"
        case Refuse(number):
            return f"refuse {number}"
        case Withdraw(number):
            return f"withdraw {number}"


def action(move: Action) -> str:
    """Write an action."""
    match move:
        case Build(lot, colour, die):
            return f"build {lot} {colour}{moving(die)}"
        case Sprawl(casino, lot, die):
            return f"sprawl {casino} {lot}{moving(die)}"
        case Remodel(casino, colour):
            return f"remodel {casino} {colour}"
        case Reorganize(casino):
            return f"reorganize {casino}"
        case Gamble(casino, bet):
            return f"gamble {casino} {bet}"


def moving(die: Lot | None) -> str:
    """Write which die is to move, if one is."""
    return f" moving {die}" if die else ""


def clauses(terms: Terms) -> Iterator[str]:
    """Yield the clauses of an offer."""
    yield f"give {goods(terms.give)}"
    yield f"for {goods(terms.take)}"
    if terms.action is not None:
        yield f"do {action(terms.action)}"
    yield from (f"not {promise.kind} {promise.lot}" for promise in terms.promises)


def goods(given: Goods) -> str:
    """Write money, lots and dice."""
    lots, dice = (f"lot:{lot}" for lot in given.lots), (f"die:{lot}" for lot in given.dice)
    return ", ".join([str(given.money), *lots, *dice])
