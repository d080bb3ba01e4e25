"""A state as one line of text that reads back.

Only lots that are not vacant are named: A1:0 has a marker of seat 0, A2:gold a tile, A2:gold.0.3
a die of seat 0 on it, A2:gold.0.3* one that was reorganized this turn. Open offers are JSON::

    lords-of-vegas acting plots=A1:0,A2:gold.1.2,C5:1 money=9.4 points=0.1 deck=A3.A4.… above=27
    turn=1 gambled=no promises=- offers=- offers_made=0          (all on one line)

Actions that can be taken back follow as JSON, if there are any.
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from croupier.core.errors import InvalidText
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Colour, Lot
from croupier.lordsofvegas.moves import Promise
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Beginning,
    Betting,
    Built,
    Dealing,
    Die,
    Drawing,
    GivingUp,
    Marked,
    MovingDie,
    Over,
    Plot,
    Proposal,
    Rerolling,
    Revealing,
    Settling,
    State,
    Table,
    Then,
    ToAct,
    ToDraw,
    ToPay,
    Unanswered,
    Vacant,
)
from croupier.lordsofvegas.validation import is_sound

Fields = dict[str, str]


def write(state: State) -> str:
    """Write a state as one line."""
    fields = {**_table(state.table), **_phase(state)}
    words = (f"{key}={value}" for key, value in fields.items())
    return f"lords-of-vegas {state.__struct_config__.tag} {' '.join(words)}"


def _table(table: Table) -> Fields:
    taken = (
        f"{lot}:{_plot(plot)}"
        for lot, plot in zip(LOTS, table.plots, strict=True)
        if not isinstance(plot, Vacant)
    )
    return {
        "plots": ",".join(taken) or "-",
        "money": _dotted(table.money),
        "points": _dotted(table.points),
        "deck": _dotted(table.deck),
        "above": str(table.above),
        "turn": str(table.turn),
        "gambled": "yes" if table.gambled else "no",
        "promises": _dotted(f"{promise.kind}@{promise.lot}" for promise in table.promises),
        "offers": msgspec.json.encode(table.offers).decode() if table.offers else "-",
        "offers_made": str(table.offers_made),
    }


def _phase(state: State) -> Fields:
    match state:
        case Beginning(_, contenders):
            return {"contenders": _dotted(contenders)}
        case GivingUp(_, card):
            return {"card": card}
        case MovingDie(_, card, value):
            return {"card": card, "value": str(value)}
        case Settling(_, then):
            return {"then": _then(then)}
        case Rerolling(_, casino):
            return {"casino": casino}
        case Arranging(_, seat, lots):
            return {"seat": str(seat), "lots": _dotted(lots)}
        case Acting():
            return _unanswered(state.unanswered)
        case Answering():
            bet = {"casino": state.casino, "bet": str(state.bet), "boss": str(state.boss)}
            return {**bet, **_unanswered(state.unanswered)}
        case Betting():
            laid_off = "yes" if state.laid_off else "no"
            bet = {"casino": state.casino, "bet": str(state.bet), "boss": str(state.boss)}
            return {**bet, "laid_off": laid_off}
        case _:
            return {}


def _unanswered(actions: tuple[Unanswered, ...]) -> Fields:
    return {"unanswered": msgspec.json.encode(actions).decode()} if actions else {}


def _dotted(words: Iterable[int | str]) -> str:
    return ".".join(map(str, words)) or "-"


def _plot(plot: Marked | Built) -> str:
    match plot:
        case Marked(owner):
            return str(owner)
        case Built(colour, die):
            return f"{colour}.{_die(die)}" if die else colour


def _die(die: Die) -> str:
    return f"{die.owner}.{die.value}{'*' if die.reorganized else ''}"


def _then(then: Then) -> str:
    match then:
        case ToDraw():
            return "draw"
        case ToAct():
            return "act"
        case ToPay(card):
            return card


def read(text: str) -> State:
    """Read a state from its line, or refuse what is not exactly one."""
    try:
        _, phase, *words = text.split()
        fields = dict(word.split("=", 1) for word in words)
        state = _state(phase, _read_table(fields), fields)
    except (ValueError, KeyError, RecursionError, msgspec.DecodeError):
        raise InvalidText(f"This is no position of Lords of Vegas: {text}") from None
    if write(state) != text or not is_sound(state):
        raise InvalidText(f"This position cannot be on the table: {text}")
    return state


def _state(phase: str, table: Table, fields: Fields) -> State:
    match phase:
        case "beginning":
            return Beginning(table, _seats(fields["contenders"]))
        case "giving-up":
            return GivingUp(table, Lot(fields["card"]))
        case "moving-die":
            return MovingDie(table, Lot(fields["card"]), int(fields["value"]))
        case "settling":
            return Settling(table, _read_then(fields["then"]))
        case "rerolling":
            return Rerolling(table, Lot(fields["casino"]))
        case "arranging":
            return Arranging(table, Seat(int(fields["seat"])), _lots(fields["lots"]))
        case "answering":
            return Answering(table, *_bet(fields), _read_unanswered(fields))
        case "acting":
            return Acting(table, _read_unanswered(fields))
        case "betting":
            return Betting(table, *_bet(fields), laid_off=fields["laid_off"] == "yes")
        case _:
            return _PLAIN[phase](table)


_PLAIN: dict[str, type[Dealing | Drawing | Revealing | Over]] = {
    "dealing": Dealing,
    "drawing": Drawing,
    "revealing": Revealing,
    "over": Over,
}
"""The phases that are all in the table."""


def _read_table(fields: Fields) -> Table:
    plots = dict(word.split(":") for word in _words(fields["plots"], ","))
    offers = "[]" if fields["offers"] == "-" else fields["offers"]
    return Table(
        plots=tuple(_read_plot(plots.get(lot, "-")) for lot in LOTS),
        money=tuple(map(int, _words(fields["money"]))),
        points=tuple(map(int, _words(fields["points"]))),
        deck=_lots(fields["deck"]),
        above=int(fields["above"]),
        turn=Seat(int(fields["turn"])),
        gambled=fields["gambled"] == "yes",
        promises=tuple(map(_read_promise, _words(fields["promises"]))),
        offers=msgspec.json.decode(offers, type=tuple[Proposal, ...]),
        offers_made=int(fields["offers_made"]),
    )


def _words(text: str, mark: str = ".") -> list[str]:
    return [] if text == "-" else text.split(mark)


def _lots(text: str) -> tuple[Lot, ...]:
    return tuple(map(Lot, _words(text)))


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple(Seat(int(seat)) for seat in _words(text))


# There are few kinds, and whoever reads many positions has them in memory once.
@lru_cache(maxsize=1024)
def _read_plot(text: str) -> Plot:
    match text.split("."):
        case ["-"]:
            return Vacant()
        case [seat] if seat.isdigit():
            return Marked(Seat(int(seat)))
        case [colour]:
            return Built(msgspec.convert(colour, Colour), None)
        case [colour, owner, value]:
            die = Die(Seat(int(owner)), int(value.rstrip("*")), value.endswith("*"))
            return Built(msgspec.convert(colour, Colour), die)
        case _:
            raise ValueError(text)


def _read_promise(text: str) -> Promise:
    kind, lot = text.split("@")
    return msgspec.convert({"kind": kind, "lot": lot}, Promise)


def _read_then(text: str) -> Then:
    match text:
        case "draw":
            return ToDraw()
        case "act":
            return ToAct()
        case _:
            return ToPay(Lot(text))


def _read_unanswered(fields: Fields) -> tuple[Unanswered, ...]:
    return msgspec.json.decode(fields.get("unanswered", "[]"), type=tuple[Unanswered, ...])


def _bet(fields: Fields) -> tuple[Lot, int, Seat]:
    return Lot(fields["casino"]), int(fields["bet"]), Seat(int(fields["boss"]))
