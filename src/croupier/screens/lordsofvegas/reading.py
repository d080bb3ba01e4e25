"""Reading a typed line as a move."""

from collections.abc import Sequence
from itertools import takewhile

from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Counter,
    DrawCard,
    EndTurn,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Stand,
    TakeBack,
    Withdraw,
)
from croupier.lordsofvegas.state import (
    Acting,
    Arranging,
    Drawing,
    GivingUp,
    MovingDie,
    State,
    Table,
)
from croupier.screens.lordsofvegas.deeds import deed, misformed
from croupier.screens.lordsofvegas.forms import ACTIONS, ASIDES, CHOICES, FORMS, TAKE_BACK, TRADES
from croupier.screens.lordsofvegas.terms import CLAUSES, terms
from croupier.screens.lordsofvegas.words import completed, either, is_lot, lot, number, seat, words
from croupier.screens.screen import Unreadable


def read(line: str, view: State, you: Seat, names: Sequence[str]) -> Move:
    """Read a move of one of the people of these names."""
    verb, rest = spoken(line, view, you)
    if verb in ACTIONS:
        return deed(verb, rest, view.table)
    if verb == "offer":
        return offer(rest, view.table, names)
    if verb in TRADES:
        return answer(verb, rest, view.table, you)
    if verb in ASIDES:
        raise unknown(commands(view, you))
    return choice(verb, rest)


def spoken(line: str, view: State, you: Seat) -> tuple[str, list[str]]:
    """Return the command a line begins with, written out, and the words after it.

    Where there is only one thing to say, which lot or which value, the command may be left
    out; an empty line draws.
    """
    here = commands(view, you)
    typed = words(line) or [DRAW] * (DRAW in here)
    if not typed:
        raise unknown(here)
    first, *rest = typed
    if is_bare(first, view):
        return here[0], typed
    verb = completed(first, (*here, *ASIDES)) or completed(first, FORMS)
    if verb is None:
        raise unknown(here)
    return verb, rest


DRAW = "draw"


def commands(view: State, you: Seat) -> tuple[str, ...]:
    """Return what a seat is asked for: an answer to an offer before anything else."""
    if any(offer.to == you for offer in view.table.offers):
        return ANSWERS
    back = (TAKE_BACK,) if isinstance(view, Acting) and view.unanswered else ()
    trades = ("offer", "withdraw") if isinstance(view, Drawing | Acting) else ()
    return (*CHOICES[type(view)], *back, *trades)


ANSWERS = ("accept", "refuse", "counter")


def is_bare(word: str, view: State) -> bool:
    """Tell whether a word may stand without its command."""
    match view:
        case GivingUp() | MovingDie():
            return is_lot(word)
        case Arranging():
            return number(word) is not None
        case _:
            return False


def unknown(here: Sequence[str]) -> Unreadable:
    """Return a sentence that says what may be typed."""
    return Unreadable(f"Type {either(here)}; ? helps, q leaves.")


def choice(verb: str, rest: Sequence[str]) -> Move:
    """Read what the seat that is waited for chooses."""
    match verb, *rest:
        case ("draw",):
            return DrawCard()
        case ("end",):
            return EndTurn()
        case ("take-back",):
            return TakeBack()
        case ("lay-off",):
            return LayOff()
        case ("stand",):
            return Stand()
        case "give-up", place:
            return GiveUp(lot(place))
        case "move", place:
            return MoveDie(lot(place))
        case "arrange", word if (value := number(word)) is not None:
            return Arrange(value)
        case _:
            raise misformed(verb)


def offer(rest: Sequence[str], table: Table, names: Sequence[str]) -> Move:
    """Read an offer: to whom, and the terms."""
    who = list(takewhile(lambda word: word not in CLAUSES, rest))
    if not who or who == rest:
        raise misformed("offer")
    return Offer(seat("".join(who), names), terms(rest[len(who) :], table))


def answer(verb: str, rest: Sequence[str], table: Table, you: Seat) -> Move:
    """Read what is said to an open offer; its number may be left out if there is no other."""
    is_own = verb == "withdraw"
    open_ones = [o.number for o in table.offers if (o.maker if is_own else o.to) == you]
    named = number(rest[0]) if rest else None
    said = rest if named is None else rest[1:]
    if said and verb != "counter":
        raise misformed(verb)
    chosen = only(verb, open_ones) if named is None else named
    match verb:
        case "accept":
            return Accept(chosen)
        case "refuse":
            return Refuse(chosen)
        case "withdraw":
            return Withdraw(chosen)
        case _:
            return Counter(chosen, terms(said, table))


def only(verb: str, numbers: Sequence[int]) -> int:
    """Return the one open offer there is."""
    if not numbers:
        raise Unreadable(f"There is no open offer to {verb}.")
    if len(numbers) > 1:
        raise Unreadable(f"Say which offer: {either(f'{verb} {number}' for number in numbers)}.")
    return numbers[0]
