"""What the net is told of a position, reckoned from the rules. Twin: kernel.lordsofvegas.features.

Nobody plays by these: they show that the kernel tells the net what it should.
"""

from collections.abc import Sequence

from croupier.bots.lordsofvegas.worth import dollar, hold, lots_income, payments, stride, time_left
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.desk import FIGURES
from croupier.kernel.lordsofvegas.features import MOST_CARDS, MOST_TURNS, SCALE, WIDEST_GAP
from croupier.kernel.lordsofvegas.weights import LOT, TIME_ENOUGH
from croupier.lordsofvegas.board import NEIGHBOURS, SITE, Lot
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.scoring import TRACK, advance
from croupier.lordsofvegas.state import Drawing, State, Table, Vacant


def features(state: State) -> list[list[float]]:
    """Return the features of every seat, as the position is when the next card is drawn."""
    table = state.table
    drawer = table.turn if isinstance(state, Drawing) else Seat((table.turn + 1) % table.seats)
    all_figures = [figures(table, Seat(seat), drawer) for seat in range(table.seats)]
    return [
        [*compared(all_figures, seat), *place(table, Seat(seat), drawer)]
        for seat in range(table.seats)
    ]


def compared(all_figures: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return the figures of a seat, the highest and the mean of its rivals', to their scale."""
    rivals = [figures for other, figures in enumerate(all_figures) if other != seat]
    by_figure = [*zip(*rivals, strict=True)]
    highest = [max(values) for values in by_figure]
    mean = [sum(values) / len(values) for values in by_figure]
    scale = SCALE.tolist()
    return [
        value / scale[number % FIGURES]
        for number, value in enumerate((*all_figures[seat], *highest, *mean))
    ]


def place(table: Table, seat: Seat, drawer: Seat) -> list[float]:
    """Return by what the figures of a seat are seen."""
    left, points = turns_to_come(table, seat, drawer), table.points[seat]
    next_space = TRACK[min(TRACK.index(points) + 1, len(TRACK) - 1)]
    return [
        float(table.seats == 2),
        float(table.seats == 3),
        table.above / MOST_CARDS,
        left / MOST_TURNS,
        float(left <= 1),
        float(left <= 2),
        (next_space - points) / WIDEST_GAP,
    ]


def turns_to_come(table: Table, seat: Seat, drawer: Seat) -> int:
    """Return how often a seat draws if the cards above the end go round, one each."""
    drawers = [(drawer + card) % table.seats for card in range(table.above)]
    return drawers.count(seat)


def figures(table: Table, seat: Seat, drawer: Seat) -> list[float]:
    """Return the figures of a seat, in the order of their names in the kernel."""
    money, lots = table.money[seat], table.markers(seat)
    played = [casino for casino in casinos(table) if casino.dice_of(seat)]
    led = [casino for casino in played if seat in casino.leaders]
    time = min(1.0, turns_to_come(table, seat, drawer) / TIME_ENOUGH)
    return [
        table.points[seat],
        money,
        money * time,
        sum(income(table, casino, seat) for casino in played),
        sum(points(table, casino, seat) for casino in led),
        sum(points(table, casino, seat) for casino in led if part(casino, seat) == 1),
        sum(points(table, casino, seat) * part(casino, seat) for casino in led),
        sum(hoped(table, casino, seat) for casino in played if casino not in led),
        sum(lost(table, casino, seat) for casino in led),
        sum(forward(table, casino, seat) for casino in led if casino.is_on_strip),
        len(lots),
        sum(SITE[lot].build_cost <= money for lot in lots),
        sum(SITE[lot].die for lot in lots),
        len({*lots} & around(table, seat)),
        len(table.dice(seat)),
        sum(is_free(table, lot) for lot in around(table, seat)),
        max((casino.tiles for casino in led), default=0),
        sum(edge(table, casino, seat) for casino in led),
        worth(table, seat, played),
    ]


def income(table: Table, casino: Casino, seat: Seat) -> float:
    """Return the money a seat can expect from its dice in a casino."""
    return sum(die.value for _, die in casino.dice if die.owner == seat) * payments(table, casino)


def points(table: Table, casino: Casino, seat: Seat) -> float:
    """Return the points a boss, or one of several who are tied, can expect from a casino."""
    share = payments(table, casino) / len(casino.leaders)
    return share * stride(table.points[seat], casino.tiles)


def part(casino: Casino, seat: Seat) -> float:
    """Return what part of the dice in a casino a seat has."""
    return len(casino.dice_of(seat)) / len(casino.dice)


def hoped(table: Table, casino: Casino, seat: Seat) -> float:
    """Return the points of a casino in proportion to the dice of a seat that is not its boss."""
    return payments(table, casino) * casino.tiles * part(casino, seat)


def forward(table: Table, casino: Casino, seat: Seat) -> int:
    """Return how far one payment of a casino moves the chip of a seat."""
    return advance(table.points[seat], casino.tiles) - table.points[seat]


def lost(table: Table, casino: Casino, seat: Seat) -> float:
    """Return the points to be lost at breaks of the track."""
    times = payments(table, casino) / len(casino.leaders)
    return times * (casino.tiles - forward(table, casino, seat))


def edge(table: Table, casino: Casino, seat: Seat) -> float:
    """Return how far the boss's highest die is above those of others, by what is at stake."""
    own = [die.value for _, die in casino.dice if die.owner == seat]
    others = [die.value for _, die in casino.dice if die.owner != seat]
    if not others:
        return 0.0
    at_stake = payments(table, casino) * casino.tiles / len(casino.leaders)
    return at_stake * (max(own) - max(others))


def around(table: Table, seat: Seat) -> set[Lot]:
    """Return the lots of the casinos a seat is boss of, and those beside them."""
    own = {lot for casino in casinos(table) if casino.boss == seat for lot in casino.lots}
    return own | {other for lot in own for other in NEIGHBOURS[lot]}


def is_free(table: Table, lot: Lot) -> bool:
    """Tell whether a casino can sprawl onto a lot."""
    return table.plot(lot) == Vacant() and not is_closed(table.seats, lot)


def worth(table: Table, seat: Seat, played: Sequence[Casino]) -> float:
    """Return what the position is worth to a seat, in points, as greedy bots see it."""
    time = time_left(table)
    money = table.money[seat] + lots_income(table, seat)
    total = table.points[seat] + len(table.markers(seat)) * LOT * time + money * dollar(time)
    for casino in played:
        total += income(table, casino, seat) * dollar(time)
        if seat in casino.leaders:
            total += points(table, casino, seat) * hold(casino, seat)
    return total
