"""What actions gain, from the casinos they change alone. Twin: greedy.best.

A lead adds up over the seats, the own one counted whole and every other one with its part of the
mean: so what a casino is worth to all of them together is one number, its share of the lead. An
action changes a few of these shares, and to work out those takes a tenth of weighing the position
anew.
"""

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import (
    ADVANCE,
    BUILD_COST,
    DIE,
    NONE,
    SPRAWL_COST,
    TRACK,
    bit,
    first,
    joined,
)
from croupier.kernel.lordsofvegas.casinos import (
    all_dice,
    colour_of,
    highest,
    pips,
    set_value,
    tiles_left,
)
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.evaluation import expected_lead, lead, payments_in
from croupier.kernel.lordsofvegas.legality import (
    beside,
    lots_to_build,
    lots_to_sprawl,
    may_become,
    may_remodel,
    may_reorganize,
    must_move_die,
)
from croupier.kernel.lordsofvegas.movegen import builds, so_many, sprawls
from croupier.kernel.lordsofvegas.row import COLOURS, Mask, Row, Rows
from croupier.kernel.lordsofvegas.styles import (
    HOPE,
    IDLE,
    INVESTED,
    LEADER,
    LOST,
    LOT,
    PIPS,
    RENT,
    RISK,
    RIVALS,
    TIME_ENOUGH,
)
from croupier.kernel.lordsofvegas.weights import HAIR, HIGHEST, MIDDLING, NO_GAIN
from croupier.lordsofvegas.remodeling import COST_PER_TILE


@compiled
def list_gains(rows: Rows, at: int, aside: int, desk: Desk) -> int:
    """List all actions that are not gambles with what they gain; return how many.

    The order is that of the rules: builds, then casino by casino. Twin: acting.actions.
    """
    row = rows[at]
    know_shares(row, desk)
    if must_move_die(row):
        found = weigh_from(rows, at, aside, desk, 0, builds(row, desk.moves, so_many(0)))
    else:
        found = list_builds(row, desk)
    reps = row.reps
    while reps:
        rep = first(reps)
        reps &= ~rep
        found = list_at_casino(rows, at, aside, desk, found, lowest(rep))
    return found


@compiled
def best(rows: Rows, at: int, aside: int, desk: Desk) -> tuple[int, float]:
    """Return the best action that is not a gamble, and its gain; of equal ones the last.

    Twin: greedy.best.
    """
    chosen, most = codes.NOTHING, NO_GAIN
    for number in range(list_gains(rows, at, aside, desk)):
        if better(desk.gains[number], most):
            chosen, most = int(desk.moves[number]), float(desk.gains[number])
    return chosen, most


@compiled
def better(gain: float, than: float) -> bool:
    """Tell whether a gain is as good as another, up to rounding. Twin: trades.last_best."""
    return gain > than - HAIR


@compiled
def know_shares(row: Row, desk: Desk) -> None:
    """Work out every casino's share of the lead of the seat on turn."""
    weigh_rivals(row, desk, row.turn)
    reps = row.reps
    while reps:
        rep = first(reps)
        reps &= ~rep
        tiles = row.casino[lowest(rep)]
        row.share[lowest(rep)] = share_of(row, desk, tiles, colour_of(row, rep))


@compiled
def weigh_rivals(row: Row, desk: Desk, seat: int) -> None:
    """Note how much what each seat has counts for the lead of one of them."""
    style, leader = desk.style, -1
    for other in range(row.seats):
        desk.counts[other] = -style[RIVALS] / (row.seats - 1)
        if other != seat and (leader < 0 or row.space[other] > row.space[leader]):
            leader = other
    desk.counts[leader] -= style[LEADER]
    desk.counts[seat] = 1.0


@compiled
def million(row: Row, desk: Desk) -> float:
    """Return what a million is worth. Twin: worth.dollar."""
    style = desk.style
    time = min(1.0, row.above / row.seats / style[TIME_ENOUGH])
    return float(style[IDLE] + style[INVESTED] * time)


@compiled
def stride(row: Row, desk: Desk, seat: int, tiles: int) -> float:
    """Return how far points carry a chip. Twin: worth.stride."""
    space, lost = row.space[seat], desk.style[LOST]
    forward = TRACK[ADVANCE[space, tiles]] - TRACK[space]
    return float((1 - lost) * forward + lost * tiles)


@compiled
def share_of(row: Row, desk: Desk, tiles: Mask, colour: int) -> float:
    """Return what tiles that are a casino of this colour add to the lead."""
    style, dollar = desk.style, million(row, desk) * desk.style[PIPS]
    dice, size = tiles & all_dice(row), count(tiles)
    top, leaders, number = highest(row, dice), 0, count(dice)
    for seat in range(row.seats):
        leaders += int((row.dice[seat] & top) != NONE)
    total = 0.0
    for seat in range(row.seats):
        here = row.dice[seat] & tiles
        if here:
            part = count(here) / number
            worth = pips(row, here) * dollar
            if here & top:
                hold = 1 - style[RISK] * (1 - part)
                worth += hold / leaders * stride(row, desk, seat, size)
            else:
                worth += style[HOPE] * part * size
            total += desk.counts[seat] * worth
    return payments_in(row, tiles, colour) * total


@compiled
def shares_within(row: Row, tiles: Mask) -> float:
    """Return the shares of all casinos that these tiles take in."""
    total = 0.0
    reps = row.reps & tiles
    while reps:
        rep = first(reps)
        reps &= ~rep
        total += row.share[lowest(rep)]
    return total


@compiled
def marker_worth(row: Row, desk: Desk) -> float:
    """Return what a lot to build on is worth to its owner."""
    style = desk.style
    time = min(1.0, row.above / row.seats / style[TIME_ENOUGH])
    return float(style[LOT] * time + row.above * style[RENT] * million(row, desk))


@compiled
def with_new_tile(row: Row, desk: Desk, at: Mask, colour: int) -> float:
    """Return what shares change by when the seat on turn puts a tile with a die on a lot."""
    tiles = joined(at, row.tiles[colour] | at)
    row.dice[row.turn] |= at
    set_value(row, at, DIE[lowest(at)])
    after = share_of(row, desk, tiles, colour)
    row.dice[row.turn] &= ~at
    set_value(row, at, 0)
    return after - shares_within(row, tiles)


@compiled
def list_builds(row: Row, desk: Desk) -> int:
    """List where to build, in which colours."""
    found = 0
    dollar, marker = million(row, desk), marker_worth(row, desk)
    lots = lots_to_build(row)
    while lots:
        at = first(lots)
        lots &= ~at
        lot = lowest(at)
        for colour in range(COLOURS):
            if tiles_left(row, colour) > 0:
                desk.moves[found] = codes.code(codes.BUILD, lot, colour)
                spent = BUILD_COST[lot] * dollar + marker
                desk.gains[found] = with_new_tile(row, desk, at, colour) - spent
                found += 1
    return found


@compiled
def weigh_from(rows: Rows, at: int, aside: int, desk: Desk, start: int, found: int) -> int:
    """Weigh the position anew for the actions listed from a number on: those that move a die."""
    if found > start:
        now = lead(rows[at], rows[at].turn)
        for number in range(start, found):
            desk.gains[number] = expected_lead(rows, at, aside, desk.moves[number]) - now
    return found


@compiled
def list_at_casino(rows: Rows, at: int, aside: int, desk: Desk, found: int, casino: int) -> int:
    """List how to sprawl from a casino, to remodel it, or to reorganize it."""
    row = rows[at]
    tiles = row.casino[casino]
    if row.bossed[row.turn] & tiles:
        if must_move_die(row):
            end = sprawls_from(row, casino, desk, found)
            found = weigh_from(rows, at, aside, desk, found, end)
        else:
            found = list_sprawls(row, casino, desk, found)
        found = list_remodels(row, casino, desk, found)
    if may_reorganize(row, tiles):
        desk.moves[found] = codes.code(codes.REORGANIZE, casino)
        desk.gains[found] = reorganizing_gain(row, desk, tiles)
        found += 1
    return found


@compiled
def sprawls_from(row: Row, casino: int, desk: Desk, found: int) -> int:
    """List the sprawls from one casino for which a die moves."""
    end = sprawls(row, desk.moves, found)
    for number in range(found, end):
        if codes.part(desk.moves[number], 0) == casino:
            desk.moves[found] = desk.moves[number]
            found += 1
    return found


@compiled
def list_sprawls(row: Row, casino: int, desk: Desk, found: int) -> int:
    """List where to sprawl from a casino of the seat on turn."""
    tiles, dollar = row.casino[casino], million(row, desk)
    colour = colour_of(row, bit(casino))
    lots = beside(row, tiles, lots_to_sprawl(row))
    while lots:
        at = first(lots)
        lots &= ~at
        desk.moves[found] = codes.code(codes.SPRAWL, casino, lowest(at))
        desk.gains[found] = with_new_tile(row, desk, at, colour) - SPRAWL_COST[lowest(at)] * dollar
        found += 1
    return found


@compiled
def list_remodels(row: Row, casino: int, desk: Desk, found: int) -> int:
    """List the colours a casino of the seat on turn may get."""
    tiles = row.casino[casino]
    if may_remodel(row, tiles):
        cost = COST_PER_TILE * count(tiles) * million(row, desk)
        for colour in range(COLOURS):
            if may_become(row, tiles, colour):
                whole = joined(tiles, row.tiles[colour] | tiles)
                after = share_of(row, desk, whole, colour)
                desk.moves[found] = codes.code(codes.REMODEL, casino, colour)
                desk.gains[found] = after - shares_within(row, whole) - cost
                found += 1
    return found


@compiled
def reorganizing_gain(row: Row, desk: Desk, tiles: Mask) -> float:
    """Return what a reorganization gains: every die is as likely to be the highest.

    Twin: greedy.reorganized.
    """
    style, dollar = desk.style, million(row, desk)
    times = payments_in(row, tiles, colour_of(row, tiles))
    dice, size = tiles & all_dice(row), count(tiles)
    number, total = count(dice), 0.0
    for seat in range(row.seats):
        here = count(row.dice[seat] & tiles)
        if here:
            part = here / number
            hold = 1 - style[RISK] * (1 - part)
            worth = (here * MIDDLING + part * (HIGHEST - MIDDLING)) * dollar * style[PIPS]
            worth += part * hold * stride(row, desk, seat, size)
            worth += (1 - part) * style[HOPE] * part * size
            total += desk.counts[seat] * worth
    return times * total - shares_within(row, tiles) - pips(row, dice) * dollar


@compiled
def gain_from_money(rows: Rows, at: int, aside: int, desk: Desk, money: int) -> float:
    """Return what the best action gains with so much more money."""
    row = rows[at]
    row.money[row.turn] += money
    _, gain = best(rows, at, aside, desk)
    row.money[row.turn] -= money
    return gain
