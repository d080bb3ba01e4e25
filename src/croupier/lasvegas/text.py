"""A state as one line of text that reads back.

Notes are written in thousands, dice as own+white, winnings seen only by their number as ?n::

    las-vegas placing white=yes open=no start=lot round=1 starter=1 deck=6.8.7.6.5.5.5.4.3
    casinos=90:0.0+0/80:2.0+1/90:0.0+0/50.20:0.0+0/... hands=6+3,8+4 won=-,- seat=1
    own=1.1.2.2.3.5.6.6 white_dice=2.3.3.5          (all on one line)
"""

from collections.abc import Iterable

from croupier.core.errors import InvalidText
from croupier.core.seats import Seat
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    Casino,
    Dealing,
    Face,
    FaceDown,
    Hand,
    Options,
    Over,
    Placing,
    Purse,
    Roll,
    Rolling,
    Scattering,
    Starting,
    State,
    Table,
    Winnings,
)
from croupier.lasvegas.validation import is_sound

Fields = dict[str, str]


def write(state: State) -> str:
    """Write a state as one line."""
    fields = " ".join(f"{key}={value}" for key, value in _fields(state).items())
    return f"las-vegas {state.__struct_config__.tag} {fields}"


def _fields(state: State) -> Fields:
    match state:
        case Starting():
            return {**_options(state.options), "seats": str(state.seats)}
        case Dealing() | Scattering():
            return _table(state.table)
        case Rolling():
            return {**_table(state.table), "seat": str(state.seat)}
        case Placing():
            return {
                **_table(state.table),
                "seat": str(state.seat),
                "own": _dotted(state.roll.own),
                "white_dice": _dotted(state.roll.white),
            }
        case Over():
            return {**_options(state.options), "won": ",".join(map(_winnings, state.purses))}


def _options(options: Options) -> Fields:
    return {
        "white": "yes" if options.white else "no",
        "open": "yes" if options.open_money else "no",
        "start": "lot" if options.start is None else str(options.start),
    }


def _table(table: Table) -> Fields:
    return {
        **_options(table.options),
        "round": str(table.round),
        "starter": str(table.starter),
        "deck": _dotted(table.deck),
        "casinos": "/".join(map(_casino, table.casinos)),
        "hands": ",".join(f"{hand.own}+{hand.white}" for hand in table.hands),
        "won": ",".join(map(_winnings, table.winnings)),
    }


def _dotted(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers)) or "-"


def _thousands(notes: Iterable[Dollars]) -> str:
    return _dotted(note // 1000 for note in notes)


def _casino(casino: Casino) -> str:
    return f"{_thousands(casino.notes)}:{_dotted(casino.dice)}+{casino.white}"


def _winnings(winnings: Winnings) -> str:
    match winnings:
        case Purse(notes):
            return _thousands(notes)
        case FaceDown(notes):
            return f"?{notes}"


def read(text: str) -> State:
    """Read a state from its line, or refuse what is not exactly one.

    >>> read("las-vegas starting white=no open=no start=lot seats=3")
    Starting(seats=3, options=Options(white=False, open_money=False, start=None))
    """
    try:
        _, phase, *words = text.split()
        state = _state(phase, dict(word.split("=") for word in words))
    except (ValueError, KeyError):
        raise InvalidText(f"This is no position of Las Vegas: {text}") from None
    if write(state) != text or not is_sound(state):
        raise InvalidText(f"This position cannot be on the table: {text}")
    return state


def _state(phase: str, fields: Fields) -> State:
    match phase:
        case "starting":
            return Starting(int(fields["seats"]), _read_options(fields))
        case "dealing":
            return Dealing(_read_table(fields))
        case "scattering":
            return Scattering(_read_table(fields))
        case "rolling":
            return Rolling(_read_table(fields), Seat(int(fields["seat"])))
        case "placing":
            roll = Roll(_read_faces(fields["own"]), _read_faces(fields["white_dice"]))
            return Placing(_read_table(fields), Seat(int(fields["seat"])), roll)
        case "over":
            purses = (Purse(_read_notes(won)) for won in fields["won"].split(","))
            return Over(_read_options(fields), tuple(purses))
        case _:
            raise ValueError(phase)


def _read_options(fields: Fields) -> Options:
    start = None if fields["start"] == "lot" else Seat(int(fields["start"]))
    return Options(fields["white"] == "yes", fields["open"] == "yes", start)


def _read_table(fields: Fields) -> Table:
    return Table(
        options=_read_options(fields),
        round=int(fields["round"]),
        starter=Seat(int(fields["starter"])),
        deck=_read_numbers(fields["deck"]),
        casinos=tuple(map(_read_casino, fields["casinos"].split("/"))),
        hands=tuple(map(_read_hand, fields["hands"].split(","))),
        winnings=tuple(map(_read_winnings, fields["won"].split(","))),
    )


def _read_numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split(".")))


def _read_faces(text: str) -> tuple[Face, ...]:
    return tuple(map(Face, _read_numbers(text)))


def _read_notes(text: str) -> tuple[Dollars, ...]:
    return tuple(Dollars(1000 * thousands) for thousands in _read_numbers(text))


def _read_casino(text: str) -> Casino:
    notes, dice = text.split(":")
    own, white = dice.split("+")
    return Casino(_read_notes(notes), _read_numbers(own), int(white))


def _read_hand(text: str) -> Hand:
    own, white = text.split("+")
    return Hand(int(own), int(white))


def _read_winnings(text: str) -> Winnings:
    return FaceDown(int(text[1:])) if text.startswith("?") else Purse(_read_notes(text))
