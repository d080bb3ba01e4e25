"""What a position is worth to a seat, in points it can hope for."""

from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.weights import IDLE, INVESTED, LOT, RISK, TIME_ENOUGH
from croupier.lordsofvegas.board import SITE, CardColour
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.scoring import advance
from croupier.lordsofvegas.state import Table


def lead(table: Table, seat: Seat) -> float:
    """Return what a position is worth to a seat, less what it is worth to the others."""
    worths = [0.0] * table.seats
    time = time_left(table)
    for owner in range(table.seats):
        money = table.money[owner] + lots_income(table, Seat(owner))
        lots = len(table.markers(Seat(owner))) * LOT * time
        worths[owner] = table.points[owner] + lots + money * dollar(time)
    for casino in casinos(table):
        add_casino(worths, table, casino, dollar(time))
    own = worths.pop(seat)
    return own - sum(worths) / len(worths)


def time_left(table: Table) -> float:
    """Return how much of the time needed to make use of money is left, from 1 down to 0."""
    return min(1.0, table.above / table.seats / TIME_ENOUGH)


def dollar(time: float) -> float:
    """Return what a million is worth with so much time left."""
    return IDLE + INVESTED * time


def lots_income(table: Table, seat: Seat) -> float:
    """Return what a seat's lots will pay, if half of them are built on along the way."""
    return len(table.markers(seat)) * table.above / 2


def add_casino(worths: list[float], table: Table, casino: Casino, dollar: float) -> None:
    """Add what the payments of a casino will bring to those who have dice in it."""
    times = payments(table, casino)
    for _, die in casino.dice:
        worths[die.owner] += die.value * times * dollar
    for boss in casino.leaders:
        share = hold(casino, boss) / len(casino.leaders)
        worths[boss] += times * share * stride(table.points[boss], casino.tiles)


def payments(table: Table, casino: Casino) -> float:
    """Return how often a casino will pay before the game ends, on average."""
    cards: tuple[CardColour, ...] = (
        (casino.colour, "strip") if casino.is_on_strip else (casino.colour,)
    )
    paying = sum(SITE[lot].card in cards for lot in table.deck)
    drawn = table.above / len(table.deck) if table.deck else 0.0
    return paying * drawn + casino.is_on_strip


def hold(casino: Casino, boss: Seat) -> float:
    """Return how surely a boss stays the boss: every die of another is a rival."""
    return 1 - RISK * (1 - len(casino.dice_of(boss)) / len(casino.dice))


def stride(space: int, points: int) -> float:
    """Return how far points carry a chip, counting a little for those lost at a break."""
    return (2 * (advance(space, points) - space) + points) / 3
