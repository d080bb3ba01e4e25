"""States of Las Vegas to rows and back."""

from collections.abc import Sequence

import numpy as np

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import rolls, rules
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.row import Row, Rows
from croupier.kernel.packing import packing
from croupier.lasvegas import text
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import COUNTS, VALUES, Dollars
from croupier.lasvegas.soundness import is_sound
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

PACKING = packing(r.GAME)
PHASES = {Starting: 0, Dealing: 1, Scattering: 2, Rolling: 3, Placing: 4, Over: 5}
TEN_THOUSAND = 10_000


def encode(state: State) -> bytes:
    """Return the part of a row that holds this state."""
    table = _table_of(state)
    turn = state.seat if isinstance(state, Rolling | Placing) else 0
    roll = state.roll if isinstance(state, Placing) else Roll((), ())
    numbers = (PHASES[type(state)], table.seats, turn, *_numbers(table, roll))
    return PACKING.pack(*numbers)


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
        numbers += [won.notes.count(v) for v in VALUES] if isinstance(won, Purse) else _NO_NOTES
    numbers += _NO_NOTES * len(spare)
    numbers += [won.notes if isinstance(won, FaceDown) else r.FACE_UP for won in table.winnings]
    numbers += [r.FACE_UP] * len(spare)
    for casino in table.casinos:
        numbers += [*casino.dice, *spare, casino.white]
    for casino in table.casinos:
        notes = [note // TEN_THOUSAND for note in casino.notes]
        numbers += notes + [0] * (r.MOST_NOTES - len(notes))
    own, white = ([hand.own for hand in table.hands], [hand.white for hand in table.hands])
    return [*numbers, *table.deck, *own, *spare, *white, *spare]


_NO_NOTES = [0] * r.VALUES


def roll_code(dice: Sequence[int]) -> int:
    """Return the number of a roll."""
    return rolls.packed([dice.count(face) for face in FACES])


def write(rows: Rows, at: int, state: State) -> None:
    """Write a state into a row, whose luck stays as it is."""
    rows.view(np.uint8).reshape(len(rows), -1)[at, : PACKING.size] = [*encode(state)]
    rules.count_money(rows[at])


def part(rows: Rows, at: int) -> bytes:
    """Return the part of a row that holds its state: equal for equal states."""
    return rows[at : at + 1].tobytes()[: PACKING.size]


def decode(row: Row) -> State:
    """Read a state from a row, or refuse a row that holds none."""
    state = state_of(row)
    if not is_sound(state):
        raise CroupierError("no-state", f"This row is no state of Las Vegas: {text.write(state)}")
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


def play(row: Row, _seat: Seat, move: Place) -> None:
    """Make a move the rules have taken."""
    rules.place(row, move.face - 1)


def resolve(row: Row, outcome: Outcome) -> None:
    """Take an outcome the rules have taken."""
    match outcome, int(row.phase):
        case Drawn(int(seat)), r.STARTING:
            rules.draw_starter(row, seat)
        case Drawn(int(note)), r.DEALING:
            rules.turn_note(row, note // TEN_THOUSAND)
        case Rolled(dice), r.SCATTERING:
            rules.scatter(row, roll_code(dice))
        case Rolled(dice), r.ROLLING:
            own = int(row.own[row.turn])
            rules.roll(row, roll_code(dice[:own]), roll_code(dice[own:]))
        case _:
            raise CroupierError("no-outcome", f"A row in phase {row.phase} takes no {outcome}.")
