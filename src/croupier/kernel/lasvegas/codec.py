"""States of Las Vegas to rows and back."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import rolls, rules
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.row import Row, Rows
from croupier.kernel.lasvegas.rules import TEN_THOUSAND
from croupier.kernel.packing import packing, require_no_more, require_within
from croupier.lasvegas import text
from croupier.lasvegas.notes import COUNTS, VALUES, Dollars
from croupier.lasvegas.state import (
    FACES,
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
    empty_casinos,
)
from croupier.lasvegas.validation import is_sound

PACKING = packing(r.GAME)
LIMITS = {"seats": r.SEATS}
"""The highest numbers of those that count or point at something."""
PHASES: Mapping[type[State], int] = {
    Starting: r.STARTING,
    Dealing: r.DEALING,
    Scattering: r.SCATTERING,
    Rolling: r.ROLLING,
    Placing: r.PLACING,
    Over: r.OVER,
}


def encode(state: State) -> bytes:
    """Return the part of a row that holds this state."""
    table = _table_of(state)
    turn = state.seat if isinstance(state, Rolling | Placing) else 0
    roll = state.roll if isinstance(state, Placing) else Roll((), ())
    return PACKING.pack(PHASES[type(state)], table.seats, turn, *_numbers(table, roll))


def _table_of(state: State) -> Table:
    """Return the table of a state; before the first round and after the last it is bare."""
    match state:
        case Starting(seats, options):
            return _bare(seats, options, 0, COUNTS, (Purse(()),) * seats)
        case Over(options, purses):
            return _bare(len(purses), options, rules.ROUNDS, (0,) * r.VALUES, purses)
        case _:
            return state.table


def _bare(
    seats: int, options: Options, round_: int, deck: tuple[int, ...], won: tuple[Winnings, ...]
) -> Table:
    hands = (Hand(0, 0),) * seats
    return Table(options, round_, Seat(0), deck, empty_casinos(seats), hands, won)


def _numbers(table: Table, roll: Roll) -> list[int]:
    """Return the numbers of a table in the order of the fields."""
    options, spare = table.options, [0] * (r.SEATS - table.seats)
    start = r.LOT if options.start is None else options.start
    numbers = [table.starter, table.round, options.white, options.open_money, start]
    numbers += [roll_code(roll.own), roll_code(roll.white)]
    for won in table.winnings:
        numbers += _won(won)
    numbers += _NOTHING * len(spare)
    numbers += [won.notes if isinstance(won, FaceDown) else r.FACE_UP for won in table.winnings]
    numbers += [r.FACE_UP] * len(spare)
    for casino in table.casinos:
        numbers += [*casino.dice, *spare, casino.white]
    for casino in table.casinos:
        numbers += _pile(casino.notes)
    own, white = ([hand.own for hand in table.hands], [hand.white for hand in table.hands])
    return [*numbers, *table.deck, *own, *spare, *white, *spare]


_NOTHING = (0,) * r.VALUES


@lru_cache(maxsize=4096)
def _won(winnings: Winnings) -> tuple[int, ...]:
    """Return how many notes of each value a seat is seen to have."""
    return tuple(map(winnings.notes.count, VALUES)) if isinstance(winnings, Purse) else _NOTHING


@lru_cache(maxsize=4096)
def _pile(notes: tuple[Dollars, ...]) -> tuple[int, ...]:
    """Return the numbers of a casino's notes."""
    numbers = [note // TEN_THOUSAND for note in notes]
    return (*numbers, *[0] * (r.MOST_NOTES - len(numbers)))


@lru_cache(maxsize=4096)
def roll_code(dice: tuple[int, ...]) -> int:
    """Return the number of a roll."""
    return rolls.packed([dice.count(face) for face in FACES])


def write(rows: Rows, at: int, state: State) -> None:
    """Write a state into a row, whose luck stays as it is."""
    part(rows, at)[:] = encode(state)
    rules.count_money(rows[at])


def part(rows: Rows, at: int) -> memoryview:
    """Return the bytes of a row that hold its state, equal for equal states, as they are now."""
    return rows.view(np.uint8).reshape(len(rows), -1)[at, : PACKING.size].data


def decode(row: Row) -> State:
    """Read a state from a row, or refuse a row that holds none."""
    require_within(row, LIMITS)
    state = state_of(row)
    if not is_sound(state):
        raise CroupierError("no-state", f"This row is no state of Las Vegas: {text.write(state)}")
    require_no_more(row, r.GAME, encode(state))
    return state


def state_of(row: Row) -> State:
    """Read what a row says, whether that can be or not."""
    match int(row.phase):
        case r.STARTING:
            return Starting(int(row.seats), _options(row))
        case r.DEALING:
            return Dealing(_table(row))
        case r.SCATTERING:
            return Scattering(_table(row))
        case r.ROLLING:
            return Rolling(_table(row), Seat(int(row.turn)))
        case r.PLACING:
            roll = Roll(_faces(row.rolled[0]), _faces(row.rolled[1]))
            return Placing(_table(row), Seat(int(row.turn)), roll)
        case r.OVER:
            return Over(_options(row), tuple(_purse(row, seat) for seat in range(row.seats)))
        case phase:
            raise CroupierError("no-state", f"A row of Las Vegas has no phase {phase}.")


def _options(row: Row) -> Options:
    start = None if row.start == r.LOT else Seat(int(row.start))
    return Options(bool(row.plays_white), bool(row.open_money), start)


def _table(row: Row) -> Table:
    seats = range(row.seats)
    return Table(
        options=_options(row),
        round=int(row.game_round),
        starter=Seat(int(row.starter)),
        deck=tuple(row.deck.tolist()),
        casinos=tuple(_casino(row, casino) for casino in range(r.FACES)),
        hands=tuple(Hand(int(row.own[seat]), int(row.white[seat])) for seat in seats),
        winnings=tuple(_winnings(row, seat) for seat in seats),
    )


def _casino(row: Row, casino: int) -> Casino:
    notes = tuple(Dollars(note * TEN_THOUSAND) for note in row.notes[casino].tolist() if note)
    dice = row.dice[casino].tolist()
    return Casino(notes, tuple(dice[: row.seats]), dice[r.WHITE])


def _winnings(row: Row, seat: int) -> Winnings:
    hidden = int(row.face_down[seat])
    return _purse(row, seat) if hidden == r.FACE_UP else FaceDown(hidden)


def _purse(row: Row, seat: int) -> Purse:
    by_value = [*zip(VALUES, row.won[seat].tolist(), strict=True)]
    return Purse(tuple(value for value, n in reversed(by_value) for _ in range(n)))


def _faces(roll: int) -> tuple[Face, ...]:
    by_face = zip(FACES, rolls.unpacked(int(roll)), strict=True)
    return tuple(face for face, n in by_face for _ in range(n))
