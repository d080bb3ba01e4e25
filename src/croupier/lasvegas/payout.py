"""Paying out a casino (LV-5, LV-7.6)."""

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lasvegas.events import (
    Claimant,
    Event,
    NotesReturned,
    NoteTaken,
    TieCancelled,
    WentEmpty,
)
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Casino, Face


class Tie(Struct, frozen=True, gc=False):
    """Claimants who cancel each other out, each with this many dice."""

    dice: int
    claimants: tuple[Claimant, ...]


class Payout(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a casino pays, to whom, and who gets nothing."""

    ties: tuple[Tie, ...] = ()
    paid: tuple[tuple[Claimant, Dollars], ...] = ()
    empty: tuple[Claimant, ...] = ()
    returned: tuple[Dollars, ...] = ()


def claims(casino: Casino) -> dict[Claimant, int]:
    """Return the dice of everyone who has any in a casino, white as one more player (LV-7.6).

    >>> claims(Casino((50_000,), (3, 0, 1), 3))
    {0: 3, 2: 1, 'white': 3}
    """
    dice: dict[Claimant, int] = {Seat(s): n for s, n in enumerate(casino.dice) if n}
    return {**dice, "white": casino.white} if casino.white else dice


def ranking(dice: dict[Claimant, int]) -> list[Claimant]:
    """Return who is in line for a note, most dice first.

    Those with equally many dice cancel each other out, however many they are, and everyone
    below moves up (LV-5.2, LV-5.3):

    >>> ranking({0: 4, 1: 4, 2: 1, "white": 3})
    ['white', 2]
    """
    counts = [*dice.values()]
    alone = [claimant for claimant, n in dice.items() if counts.count(n) == 1]
    return sorted(alone, key=dice.__getitem__, reverse=True)


def ties(dice: dict[Claimant, int]) -> tuple[Tie, ...]:
    """Return the groups that cancel each other out, most dice first (LV-5.2).

    >>> ties({0: 4, 1: 4, 2: 1, "white": 3})
    (Tie(dice=4, claimants=(0, 1)),)
    """
    counts = [*dice.values()]
    tied = sorted({n for n in counts if counts.count(n) > 1}, reverse=True)
    return tuple([Tie(n, tuple([c for c in dice if dice[c] == n])) for n in tied])


def pay(casino: Casino) -> Payout:
    """Return what a casino would pay if the round ended now (LV-5.2 to LV-5.5).

    >>> pay(Casino((80_000, 30_000, 10_000), (5, 3, 3, 1), 0)).paid
    ((0, 80000), (3, 30000))
    """
    dice = claims(casino)
    line = ranking(dice)
    return Payout(
        ties=ties(dice),
        paid=tuple(zip(line, casino.notes, strict=False)),
        empty=tuple(line[len(casino.notes) :]),
        returned=casino.notes[len(line) :],
    )


def payout_events(face: Face, payout: Payout) -> tuple[Event, ...]:
    """Tell a payout one step after the other."""
    events: list[Event] = [TieCancelled(face, tie.dice, tie.claimants) for tie in payout.ties]
    events += [NoteTaken(face, note, claimant) for claimant, note in payout.paid]
    if payout.empty:
        events.append(WentEmpty(face, payout.empty))
    if payout.returned:
        events.append(NotesReturned(face, payout.returned))
    return tuple(events)
