"""Events as phrases, for the log and the transcript."""

from collections.abc import Mapping

from croupier.core.phrases import Amount, Name, Phrase, Term, Word
from croupier.core.seats import Seat
from croupier.lasvegas.events import (
    Claimant,
    DicePlaced,
    DiceRolled,
    Event,
    GameEnded,
    NotesReturned,
    NoteTaken,
    NoteTurned,
    RoundBegan,
    StarterDrawn,
    TieCancelled,
    WentEmpty,
    WhiteScattered,
)
from croupier.lasvegas.state import Face, Roll

CASINOS = ("Golden Nugget", "Caesars Palace", "The Mirage", "Sahara", "Luxor", "Circus Circus")
"""The casinos' names, the same in every language (LV-1.1)."""


def phrase(event: Event) -> Phrase:
    """Say what happened: every kind of event is a message of its own."""
    return Phrase(f"las-vegas-{event.__struct_config__.tag}", words(event))


def words(event: Event) -> Mapping[str, Word]:
    """Return what the phrase of an event speaks of."""
    match event:
        case StarterDrawn(seat):
            return {"name": Name(seat)}
        case RoundBegan(number, starter):
            return {"round": number, "name": Name(starter)}
        case NoteTurned(casino, note):
            return {"casino": named(casino), "note": Amount(note)}
        case WhiteScattered(dice):
            return {"dice": dashed(dice)}
        case DiceRolled(seat, roll):
            return {"name": Name(seat), **roll_words(roll)}
        case DicePlaced(seat, casino, own, white):
            where: Mapping[str, Word] = {"name": Name(seat), "casino": named(casino)}
            more: Mapping[str, Word] = {"white": white} if white else {}
            return {**where, "kinds": dice_kinds(own, white), "own": own, **more}
        case TieCancelled(casino, count, claimants):
            return {"casino": named(casino), "dice": count, "names": tuple(map(said, claimants))}
        case NoteTaken(casino, note, claimant):
            taker = "white" if claimant == "white" else "seat"
            what: Mapping[str, Word] = {"casino": named(casino), "note": Amount(note)}
            return {**what, "taker": taker, "name": said(claimant)}
        case WentEmpty(casino, claimants):
            names = tuple(map(said, claimants))
            return {"casino": named(casino), "count": len(names), "names": names}
        case NotesReturned(casino, notes):
            amounts = tuple(map(Amount, notes))
            return {"casino": named(casino), "count": len(notes), "notes": amounts}
        case GameEnded(money, _, places):
            winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
            best = Amount(money[winners[0]])
            return {"count": len(winners), "names": tuple(map(Name, winners)), "money": best}


def roll_words(roll: Roll) -> Mapping[str, Word]:
    """Say what was rolled; of white dice only where there are any."""
    own: Mapping[str, Word] = {"own": dashed(roll.own), "own_count": len(roll.own)}
    white: Mapping[str, Word] = {"white": dashed(roll.white), "white_count": len(roll.white)}
    kinds = dice_kinds(len(roll.own), len(roll.white))
    return {"kinds": kinds, **own, **(white if roll.white else {})}


def named(casino: Face) -> str:
    """Return the name of a casino with its number.

    >>> named(3)
    'The Mirage (3)'
    """
    return f"{CASINOS[casino - 1]} ({casino})"


def said(claimant: Claimant) -> Term:
    """Say who has dice in a casino."""
    return Phrase("las-vegas-white") if claimant == "white" else Name(claimant)


def dashed(dice: tuple[Face, ...]) -> str:
    """Write a roll as it is read aloud.

    >>> dashed((1, 1, 5))
    '1-1-5'
    """
    return "-".join(map(str, dice))


def dice_kinds(own: int, white: int) -> str:
    """Tell whether dice are a seat's own, white, or both: languages word the three apart.

    >>> dice_kinds(2, 0), dice_kinds(0, 1), dice_kinds(2, 1)
    ('own', 'white', 'both')
    """
    if not white:
        return "own"
    return "both" if own else "white"
