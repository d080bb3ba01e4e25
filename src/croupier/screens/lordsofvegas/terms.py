"""Reading the terms of an offer from its words."""

from collections.abc import Iterator, Sequence

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Action, ActionKind, Goods, Promise, Terms
from croupier.lordsofvegas.state import Built, Table
from croupier.screens.lordsofvegas.deeds import deed
from croupier.screens.lordsofvegas.forms import ACTIONS
from croupier.screens.lordsofvegas.words import completed, either, is_lot, lot, number
from croupier.screens.screen import Unreadable

CLAUSES = ("give", "for", "do", "not")
"""What goes to the other side, what comes back, what is done, what is left undone."""

Clause = tuple[str, Sequence[str]]


def terms(words: Sequence[str], table: Table) -> Terms:
    """Read all clauses of an offer; each may be left out."""
    clauses = list(split(words))
    return Terms(
        give=goods(said("give", clauses), table),
        take=goods(said("for", clauses), table),
        action=action([words for clause, words in clauses if clause == "do"], table),
        promises=tuple(promise(words) for clause, words in clauses if clause == "not"),
    )


def split(words: Sequence[str]) -> Iterator[Clause]:
    """Yield every clause with its words."""
    if not words:
        raise Unreadable(f"Say what the terms are; they begin with {either(CLAUSES)}.")
    starts = [place for place, word in enumerate(words) if word in CLAUSES]
    if [*starts, len(words)][0]:
        raise Unreadable(f"Terms begin with {either(CLAUSES)}, not with “{words[0]}”.")
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        yield words[start], words[start + 1 : end]


def said(clause: str, clauses: Sequence[Clause]) -> list[str]:
    """Return all words of one kind of clause."""
    return [word for kind, words in clauses if kind == clause for word in words]


def goods(words: Sequence[str], table: Table) -> Goods:
    """Read money, lots and dice; a lot with a tile means the die on it."""
    money, lots, dice = 0, list[Lot](), list[Lot]()
    kind = ""
    for word in words:
        if word in ("lot", "die"):
            kind = word
        elif is_lot(word):
            is_die = kind == "die" or (not kind and isinstance(table.plot(lot(word)), Built))
            (dice if is_die else lots).append(lot(word))
            kind = ""
        else:
            money += sum_of(word)
    return Goods(money, tuple(lots), tuple(dice))


def sum_of(word: str) -> int:
    """Read money."""
    if (millions := number(word)) is None:
        raise Unreadable(f"“{word}” cannot be traded; name money (5), lots (A3) and dice (die:C5).")
    return millions


def action(clauses: Sequence[Sequence[str]], table: Table) -> Action | None:
    """Read the action that is part of an offer, if there is one."""
    if len(clauses) > 1:
        raise Unreadable("An offer can have one action in it, not several.")
    if not clauses:
        return None
    kind, words = kind_of(clauses[0])
    return deed(kind, words, table)


def promise(words: Sequence[str]) -> Promise:
    """Read what is to be left undone."""
    kind, lots = kind_of(words)
    if len(lots) != 1:
        raise Unreadable(f"Name one lot, for example “not {kind} C5”.")
    return Promise(kind, lot(lots[0]))


def kind_of(words: Sequence[str]) -> tuple[ActionKind, Sequence[str]]:
    """Read a kind of action; return it with the words that follow."""
    begun = completed(words[0], ACTIONS) if words else None
    for kind in ACTIONS:
        if kind == begun:
            return kind, words[1:]
    raise Unreadable(f"Say which action is meant: {either(ACTIONS)}.")
