"""Setting up the game and dealing a round (LV-2, LV-3, LV-7.2, LV-7.3)."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from croupier.core.chance import Dice, Draw, Outcome, drawn, rolled
from croupier.core.errors import InvalidOptions
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.lasvegas.events import Event, NoteTurned, RoundBegan, StarterDrawn, WhiteScattered
from croupier.lasvegas.notes import COUNTS, VALUES, Deck, Dollars, without
from croupier.lasvegas.state import (
    FACES,
    Casino,
    Dealing,
    Face,
    Hand,
    Options,
    Purse,
    Rolling,
    Scattering,
    Starting,
    State,
    Table,
    empty_casinos,
)

LEAST_SEATS = 2
MOST_SEATS = 5
MOST_SEATS_WITH_WHITE = 4
FULL = Dollars(50_000)
"""What a casino must show before the next one is dealt (LV-3.1)."""
OWN_DICE = 8
WHITE_DICE = 8


def start(seats: int, options: Options) -> Step[State, Event]:
    """Set up a game: name the start player, or let the lot decide (LV-2.2)."""
    require_seats(seats, options)
    if options.start is None:
        return Step(Starting(seats, options))
    return begin(seats, options, options.start)


def require_seats(seats: int, options: Options) -> None:
    """Refuse more or fewer seats than can play (LV-2.1).

    >>> require_seats(5, Options(white=True))
    Traceback (most recent call last):
    croupier.core.errors.InvalidOptions: Las Vegas with white dice is for 2 to 4 seats, not 5.
    """
    most = MOST_SEATS_WITH_WHITE if options.white else MOST_SEATS
    if not LEAST_SEATS <= seats <= most:
        name = "Las Vegas with white dice" if options.white else "Las Vegas"
        raise InvalidOptions(f"{name} is for {LEAST_SEATS} to {most} seats, not {seats}.")
    if options.start is not None and not 0 <= options.start < seats:
        raise InvalidOptions(f"The start player must be a seat from 0 to {seats - 1}.")


def lot(state: Starting) -> Draw[Seat]:
    """Ask the lot who starts."""
    return Draw(tuple((Seat(seat), 1) for seat in range(state.seats)))


def draw_starter(state: Starting, outcome: Outcome) -> Step[State, Event]:
    """Begin the game with the seat that was drawn."""
    seat = drawn(lot(state), outcome)
    return begin(state.seats, state.options, seat).after(StarterDrawn(seat))


def begin(seats: int, options: Options, starter: Seat) -> Step[State, Event]:
    """Begin the first round."""
    table = Table(
        options=options,
        round=1,
        starter=starter,
        deck=COUNTS,
        casinos=empty_casinos(seats),
        hands=(full_hand(seats, options),) * seats,
        winnings=(Purse(()),) * seats,
    )
    return Step(Dealing(table), (RoundBegan(1, starter),))


def full_hand(seats: int, options: Options) -> Hand:
    """Return the dice everyone holds at the start of a round (LV-3.3, LV-7.2).

    >>> full_hand(3, Options(white=True))
    Hand(own=8, white=2)
    """
    white = {2: 4, 3: 2, 4: 2}[seats] if options.white else 0
    return Hand(OWN_DICE, white)


def left_over(table: Table) -> int:
    """Return how many white dice are left over after everyone has theirs (LV-7.3)."""
    dealt = table.seats * full_hand(table.seats, table.options).white
    return WHITE_DICE - dealt if table.options.white else 0


def short_of_money(casinos: tuple[Casino, ...]) -> Iterator[Face]:
    """Yield the casinos that do not yet show enough money, the one to be dealt first (LV-3.1)."""
    for face, casino in zip(FACES, casinos, strict=True):
        if sum(casino.notes) < FULL:
            yield face


def notes_left(state: Dealing) -> Draw[Dollars]:
    """Ask for a note from those never turned up."""
    return _bag(state.table.deck)


# It is asked for to be answered, and once more to see whether the answer is one.
@lru_cache(maxsize=64)
def _bag(deck: Deck) -> Draw[Dollars]:
    return Draw(tuple([(v, n) for v, n in zip(VALUES, deck, strict=True) if n]))


def turn_note(state: Dealing, outcome: Outcome) -> Step[State, Event]:
    """Lay the note turned up on the casino being dealt, sorted by value (LV-3.1, LV-3.2)."""
    note = drawn(notes_left(state), outcome)
    face = next(short_of_money(state.table.casinos))
    casinos = list(state.table.casinos)
    notes = sorted((*casinos[face - 1].notes, note), reverse=True)
    casinos[face - 1] = replace(casinos[face - 1], notes=tuple(notes))
    table = replace(state.table, casinos=tuple(casinos), deck=without(state.table.deck, note))
    return Step(dealt(table), (NoteTurned(face, note),))


def dealt(table: Table) -> State:
    """Go on dealing, or to the white dice left over, or to the first turn."""
    if any(short_of_money(table.casinos)):
        return Dealing(table)
    if left_over(table):
        return Scattering(table)
    return Rolling(table, table.starter)


def left_over_dice(state: Scattering) -> Dice:
    """Ask for a roll of the white dice left over."""
    return Dice((left_over(state.table),))


def scatter(state: Scattering, outcome: Outcome) -> Step[State, Event]:
    """Place each white die left over on the casino of its face (LV-7.3)."""
    dice = tuple(map(Face, rolled(left_over_dice(state), outcome)))
    casinos = tuple(
        replace(casino, white=casino.white + dice.count(face))
        for face, casino in zip(FACES, state.table.casinos, strict=True)
    )
    table = replace(state.table, casinos=casinos)
    return Step(Rolling(table, table.starter), (WhiteScattered(dice),))
