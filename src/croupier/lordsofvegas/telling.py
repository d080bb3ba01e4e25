"""Events as phrases, for the log and the transcript."""

from collections.abc import Iterable, Mapping, Sequence

from croupier.core.phrases import Millions, Name, Phrase, Word
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import CardColour, Lot
from croupier.lordsofvegas.events import (
    ActionEvent,
    ActionTakenBack,
    BetLaidOff,
    BetMade,
    BetSettled,
    BetStood,
    BlockClosed,
    CardDrawn,
    CardEvent,
    CasinoBuilt,
    CasinoPaid,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    DiceArranged,
    DiceRerolled,
    DieMoved,
    DiePlaced,
    DieReplaced,
    EndCardDrawn,
    Event,
    GameEnded,
    LotGivenUp,
    LotKept,
    LotMarked,
    LotsPaid,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferReopened,
    OfferVoid,
    OfferWithdrawn,
    PointsScored,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    StartTied,
    TieRerolled,
    TradeEvent,
    TurnBegan,
    TurnEnded,
)
from croupier.lordsofvegas.moves import (
    Action,
    Build,
    Gamble,
    Goods,
    Promise,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)

Words = Mapping[str, Word]


def phrase(event: Event) -> Phrase:
    """Say what happened: every kind of event is a message of its own."""
    return Phrase(f"lords-of-vegas-{event.__struct_config__.tag}", words(event))


def words(event: Event) -> Words:
    """Return what the phrase of an event speaks of."""
    if isinstance(event, CardEvent):
        return card_words(event)
    if isinstance(event, ActionEvent):
        return action_words(event)
    return trade_words(event)


def card_words(event: CardEvent) -> Words:
    """Return what is said of cards."""
    match event:
        case StartCardDealt(seat, lot, money):
            return {"name": Name(seat), "lot": lot, "money": Millions(money)}
        case StartRolled(seat, dice):
            return {"name": Name(seat), "dice": dashed(dice)}
        case StartTied(seats):
            return {"names": tuple(map(Name, seats))}
        case CardDrawn(seat, lot, colour):
            return {"name": Name(seat), "lot": lot, "colour": colour}
        case TurnBegan(seat) | EndCardDrawn(seat) | TurnEnded(seat):
            return {"name": Name(seat)}
        case (
            StartCardReplaced(seat, lot)
            | LotMarked(seat, lot)
            | LotGivenUp(seat, lot)
            | DieMoved(seat, lot)
            | LotKept(seat, lot)
            | BlockClosed(seat, lot)
        ):
            return {"name": Name(seat), "lot": lot}
        case DieReplaced(seat, lot, owner):
            return {"name": Name(seat), "lot": lot, "owner": Name(owner)}
        case DiePlaced(seat, lot, value):
            return {"name": Name(seat), "lot": lot, "value": value}
        case LotsPaid(money):
            return {"paid": shares(money)}
        case CasinoPaid(casino, colour, money):
            return {"casino": listed(casino), "colour": colour, "paid": shares(money)}
        case PointsScored(seat, casino, points, before, after):
            moved = "yes" if after > before else "no"
            scored: Words = {"points": points, "moved": moved, "after": after}
            return {"name": Name(seat), "casino": listed(casino), **scored}
        case GameEnded(points, money, places):
            winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
            best: Words = {"points": points[winners[0]], "money": Millions(money[winners[0]])}
            return {"count": len(winners), "names": tuple(map(Name, winners)), **best}


def action_words(event: ActionEvent) -> Words:
    """Return what is said of actions and what they lead to."""
    match event:
        case CasinoBuilt(seat, lot, colour, value, cost):
            tile: Words = {"lot": lot, "colour": colour, "value": value}
            return {"name": Name(seat), **tile, "cost": Millions(cost)}
        case CasinoSprawled(seat, lot, colour, value, cost):
            tile = {"lot": lot, "colour": colour, "value": value}
            return {"name": Name(seat), **tile, "cost": Millions(cost)}
        case CasinoRemodeled(seat, casino, former, colour, cost):
            colours: Words = {"former": coloured(former), "colour": colour}
            return {"name": Name(seat), "casino": listed(casino), **colours, "cost": Millions(cost)}
        case CasinoReorganized(seat, casino, cost):
            return {"name": Name(seat), "casino": listed(casino), "cost": Millions(cost)}
        case DiceRerolled(lots, values):
            return {"count": len(lots), "lots": listed(lots), "values": dashed(values)}
        case DiceArranged(seat, lots, values):
            return {"name": Name(seat), "lots": listed(lots), "values": dashed(values)}
        case TieRerolled(lots, tied, values):
            return {"lots": listed(lots), "tied": tied, "values": dashed(values)}
        case BetMade(seat, casino, bet, boss):
            at: Words = {"casino": listed(casino), "boss": Name(boss)}
            return {"name": Name(seat), **at, "bet": Millions(bet)}
        case BetLaidOff(boss) | BetStood(boss):
            return {"name": Name(boss)}
        case BetSettled(seat, boss, dice, gain, boss_gain):
            result = "won" if gain > 0 else "lost" if gain < 0 else "even"
            rolled: Words = {"dice": dashed(dice), "result": result, "gain": Millions(abs(gain))}
            part = "gets" if boss_gain > 0 else "pays" if boss_gain < 0 else "nothing"
            theirs: Words = {"boss": Name(boss), "part": part, "share": Millions(abs(boss_gain))}
            return {"name": Name(seat), **rolled, **theirs}
        case ActionTakenBack(seat, action):
            return {"name": Name(seat), "deed": done(action)}


def trade_words(event: TradeEvent) -> Words:
    """Return what is said of offers; the name is that of whoever speaks."""
    sides: Words = {"name": Name(event.seat), "to": Name(event.to), "number": event.number}
    answered: Words = {"name": Name(event.to), "maker": Name(event.seat), "number": event.number}
    match event:
        case OfferMade():
            return {**sides, **terms_words(event.terms)}
        case OfferAccepted():
            return {**answered, **terms_words(event.terms)}
        case OfferRefused():
            return answered
        case OfferWithdrawn() | OfferReopened():
            return sides
        case OfferVoid():
            return {**sides, "why": event.why}


def terms_words(terms: Terms) -> Words:
    """Return what is said of the two sides of a trade, and of actions done or left undone."""
    deeds = [undone(promise) for promise in terms.promises]
    if terms.action is not None:
        deeds.append(done(terms.action))
    return {
        "give": goods(terms.give),
        "take": goods(terms.take),
        "deeds": tuple(deeds) or NOTHING,
        "deed_count": len(deeds),
    }


NOTHING = Phrase("lords-of-vegas-nothing")
NO_DIE = "none"
"""What messages are told of a die that is not moved."""


def goods(given: Goods) -> Word:
    """Say what one side of a trade hands over."""
    money = (Millions(given.money),) if given.money else ()
    lots = (Phrase("lords-of-vegas-the-lot", {"lot": lot}) for lot in given.lots)
    dice = (Phrase("lords-of-vegas-the-die", {"lot": lot}) for lot in given.dice)
    return (*money, *lots, *dice) or NOTHING


def undone(promise: Promise) -> Phrase:
    """Say what is to be left undone."""
    return Phrase(f"lords-of-vegas-no-{promise.kind}", {"lot": promise.lot})


def done(action: Action) -> Phrase:
    """Say what is to be done, in full (LOV-18.1)."""
    message = f"lords-of-vegas-to-{action.__struct_config__.tag}"
    match action:
        case Build(lot, colour, moving):
            return Phrase(message, {"lot": lot, "colour": colour, "moving": moving or NO_DIE})
        case Sprawl(casino, lot, moving):
            return Phrase(message, {"casino": casino, "lot": lot, "moving": moving or NO_DIE})
        case Reorganize(lot):
            return Phrase(message, {"lot": lot})
        case Remodel(lot, colour):
            return Phrase(message, {"lot": lot, "colour": colour})
        case Gamble(lot, bet):
            return Phrase(message, {"lot": lot, "bet": Millions(bet)})


def coloured(colour: CardColour) -> Phrase:
    """Say the colour of a casino.

    Elsewhere the message is told which colour it is, and each language has it agree with its noun.
    """
    return Phrase("lords-of-vegas-colour", {"colour": colour})


def listed(lots: Sequence[Lot]) -> str:
    """Write the lots of a casino.

    >>> listed(("A2", "A5"))
    'A2-A5'
    """
    return "-".join(lots)


def dashed(dice: Iterable[int]) -> str:
    """Write a roll as it is read aloud.

    >>> dashed((1, 5))
    '1-5'
    """
    return "-".join(map(str, dice))


def shares(money: Sequence[int]) -> Word:
    """Say who got how much."""
    paid = tuple(
        Phrase("lords-of-vegas-share", {"name": Name(Seat(seat)), "money": Millions(amount)})
        for seat, amount in enumerate(money)
        if amount
    )
    return paid or NOTHING
