"""What a seat sees of a game of Las Vegas, and which actions it has."""

from croupier.env.batched import NOBODY, Masks, Observations
from croupier.env.layout import Actions, Layout, Part
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import FACE_BITS, shown
from croupier.kernel.lasvegas.row import (
    FACES,
    MOST_NOTES,
    OVER,
    PLACING,
    ROLLING,
    VALUES,
    WHITE,
    Row,
)
from croupier.kernel.lasvegas.rules import COUNTS, OWN_DICE, ROUNDS, WHITE_DICE, choices, notes_won

NOTES = int(COUNTS.sum())
MOST_OF_A_VALUE = int(COUNTS.max())

ACTIONS = Actions({"place": ([str(face + 1) for face in range(FACES)],)})


def layout(seats: int) -> Layout:
    """Return the parts of an observation; seats are counted from the one that sees it."""
    return Layout(
        [
            Part("turn", (seats,)),
            Part("round", (ROUNDS,)),
            Part("starter", (seats,)),
            Part("notes", (FACES, MOST_NOTES), most=VALUES),
            Part("dice", (FACES, seats), most=OWN_DICE),
            Part("white", (FACES,), most=WHITE_DICE),
            Part("hands", (seats,), most=OWN_DICE),
            Part("white_hands", (seats,), most=WHITE_DICE),
            Part("rolled", (FACES,), most=OWN_DICE),
            Part("white_rolled", (FACES,), most=WHITE_DICE),
            Part("deck", (VALUES,), most=MOST_OF_A_VALUE),
            Part("notes_won", (seats,), most=NOTES),
            Part("won", (seats, VALUES), most=MOST_OF_A_VALUE),
        ]
    )


@compiled
def awaited(row: Row) -> int:
    """Return the seat that chooses a face, or nobody."""
    return int(row.turn) if row.phase == PLACING else NOBODY


@compiled
def mask(row: Row, actions: Masks) -> None:
    """Mark the faces the seat on turn may place (LV-4.2)."""
    for face in range(FACES):
        actions[face] = row.phase == PLACING and (choices(row) >> FACE_BITS * face) & 1


@compiled
def observe(row: Row, seat: int, out: Observations) -> None:
    """Write down what a seat sees, part after part in the order of the layout."""
    out[:] = 0
    seats = row.seats
    if row.phase == PLACING or row.phase == ROLLING:
        out[(row.turn + seats - seat) % seats] = 1
    at = seats
    if row.phase != OVER and row.game_round:
        out[at + row.game_round - 1] = 1
        out[at + ROUNDS + (row.starter + seats - seat) % seats] = 1
    at = observe_casinos(row, seat, out, at + ROUNDS + seats)
    at = observe_hands(row, seat, out, at)
    observe_money(row, seat, out, at)


@compiled
def observe_casinos(row: Row, seat: int, out: Observations, at: int) -> int:
    """Write down notes and dice of all casinos; return where the next part begins."""
    for casino in range(FACES):
        for place in range(MOST_NOTES):
            out[at] = row.notes[casino, place]
            at += 1
    for casino in range(FACES):
        for step in range(row.seats):
            out[at] = row.dice[casino, (seat + step) % row.seats]
            at += 1
    for casino in range(FACES):
        out[at] = row.dice[casino, WHITE]
        at += 1
    return at


@compiled
def observe_hands(row: Row, seat: int, out: Observations, at: int) -> int:
    """Write down the dice in hand and the roll on the table."""
    seats = row.seats
    for step in range(seats):
        out[at + step] = row.own[(seat + step) % seats]
        out[at + seats + step] = row.white[(seat + step) % seats]
    at += 2 * seats
    for face in range(FACES):
        out[at + face] = shown(row.rolled[0], face)
        out[at + FACES + face] = shown(row.rolled[1], face)
    return at + 2 * FACES


@compiled
def observe_money(row: Row, seat: int, out: Observations, at: int) -> None:
    """Write down the notes never turned up and those won, of others only their number (LV-5.6)."""
    seats = row.seats
    for value in range(VALUES):
        out[at + value] = row.deck[value]
    at += VALUES
    for step in range(seats):
        out[at + step] = notes_won(row, (seat + step) % seats)
    at += seats
    for step in range(seats):
        if step == 0 or row.open_money or row.phase == OVER:
            for value in range(VALUES):
                out[at + step * VALUES + value] = row.won[(seat + step) % seats, value]
