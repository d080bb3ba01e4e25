"""Reading an action from its words."""

from collections.abc import Sequence

from croupier.lordsofvegas.board import NEIGHBOURS, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.moves import Action, Build, Gamble, Remodel, Reorganize, Sprawl
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.forms import FORMS
from croupier.screens.lordsofvegas.words import colour, either, lot, number
from croupier.screens.screen import Unreadable


def deed(verb: str, words: Sequence[str], table: Table) -> Action:
    """Read an action: its kind, and all that belongs to it."""
    match verb, *words:
        case "build", place, shade:
            return Build(lot(place), colour(shade))
        case "build", place, shade, "moving", die:
            return Build(lot(place), colour(shade), lot(die))
        case "sprawl", place:
            return Sprawl(casino_beside(table, lot(place)), lot(place))
        case "sprawl", casino, place:
            return Sprawl(lot(casino), lot(place))
        case "sprawl", place, "moving", die:
            return Sprawl(casino_beside(table, lot(place)), lot(place), lot(die))
        case "sprawl", casino, place, "moving", die:
            return Sprawl(lot(casino), lot(place), lot(die))
        case "remodel", casino, shade:
            return Remodel(lot(casino), colour(shade))
        case "reorganize", casino:
            return Reorganize(lot(casino))
        case "gamble", casino, sum_:
            return Gamble(lot(casino), bet(sum_))
        case _:
            raise misformed(verb)


def misformed(verb: str) -> Unreadable:
    """Return a sentence that says how a command is typed.

    >>> misformed("build").sentence
    'Type it as: build LOT COLOUR, for example “build A2 gold”.'
    """
    form = FORMS[verb]
    if form.pattern == form.example:
        return Unreadable(f"Nothing belongs to “{verb}”: type it alone.")
    return Unreadable(f"Type it as: {form.pattern}, for example “{form.example}”.")


def bet(word: str) -> int:
    """Read a bet."""
    if (millions := number(word)) is None:
        raise Unreadable(f"“{word}” is no bet; type a whole number of millions.")
    return millions


def casino_beside(table: Table, place: Lot) -> Lot:
    """Return the one casino of the seat on turn from which it could sprawl onto a lot."""
    around = {*NEIGHBOURS[place]}
    own = [c.lots[0] for c in casinos(table) if c.boss == table.turn and around & {*c.lots}]
    if not own:
        raise Unreadable(f"You are the boss of no casino beside {place}.")
    if len(own) > 1:
        raise Unreadable(f"Say from where: {either(f'sprawl {c} {place}' for c in own)}.")
    return own[0]
