"""The rules of Lords of Vegas over rows; every function names its twin in croupier.lordsofvegas."""

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import (
    ABOVE,
    ADVANCE,
    ALL,
    BUILD_COST,
    CARD,
    CLOSED,
    DIE,
    LAST,
    NONE,
    SPRAWL_COST,
    START_MONEY,
    STRIP,
    STRIP_CARD,
    bit,
    first,
)
from croupier.kernel.lordsofvegas.casinos import (
    all_dice,
    boss_of,
    casino_of,
    colour_of,
    crown,
    highest,
    owner_of,
    pips,
    put_die,
    refresh,
    set_value,
    take_die,
    value_of,
)
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BEGINNING,
    BETTING,
    COLOURS,
    DEALING,
    DRAWING,
    GIVING_UP,
    MOVING_DIE,
    NEVER,
    OVER,
    PLANES,
    REROLLING,
    REVEALING,
    SETTLING,
    TO_ACT,
    TO_DRAW,
    TO_PAY,
    Mask,
    Numbers,
    Row,
)
from croupier.lordsofvegas.dealing import START_CARDS
from croupier.lordsofvegas.gambling import DOUBLE, LOSING
from croupier.lordsofvegas.remodeling import COST_PER_TILE
from croupier.lordsofvegas.state import DICE, MARKERS, TILES


@compiled
def start(row: Row, seats: int) -> None:
    """Lay out the board and the deck. Twin: dealing.start (LOV-3.1)."""
    row.tiles[:] = NONE
    row.dice[:] = NONE
    row.markers[:] = NONE
    row.plane[:] = NONE
    row.promised[:] = NONE
    row.bossed[:] = NONE
    row.offer_number[:] = 0
    row.offer_money[:] = 0
    row.offer_action[:] = 0
    row.offer_lots[:] = NONE
    row.offer_dice[:] = NONE
    row.offer_promised[:] = NONE
    row.money[:] = 0
    row.space[:] = 0
    row.offered_at[:] = NEVER
    row.marked = row.lots = row.reps = row.tied = NONE
    row.deck = ALL
    row.offers_made = row.bet = row.turns = 0
    row.seats = seats
    row.turn = row.gambled = row.lot = row.value = row.then = row.seat = 0
    row.laid_off = row.contenders = 0
    row.above = ABOVE[count(ALL)]
    row.phase = DEALING


@compiled
def is_closed(row: Row, lot: int) -> bool:
    """Tell whether a lot is out of the game. Twin: drawing.is_closed (LOV-21.1)."""
    return bool(CLOSED[row.seats] & bit(lot))


@compiled
def deal(row: Row, card: int) -> None:
    """Deal a start card. Twin: dealing.deal (LOV-3.2, LOV-21.2)."""
    row.deck &= ~bit(card)
    row.above = ABOVE[count(row.deck)]
    if is_closed(row, card):
        return
    row.markers[row.turn] |= bit(card)
    row.money[row.turn] += START_MONEY[card]
    if count(row.markers[row.turn]) < START_CARDS:
        return
    if row.turn < row.seats - 1:
        row.turn += 1
    else:
        row.phase = BEGINNING
        row.contenders = (1 << row.seats) - 1


@compiled
def begin(row: Row, totals: Numbers) -> None:
    """Let the highest total of two dice begin. Twin: dealing.begin (LOV-3.6)."""
    best, leaders, leader = 0, 0, 0
    for seat in range(row.seats):
        if (row.contenders >> seat) & 1:
            if totals[seat] > best:
                best, leaders = totals[seat], 0
            if totals[seat] == best:
                leaders |= 1 << seat
                leader = seat
    if leaders == 1 << leader:
        row.contenders = 0
        row.turn = leader
        row.phase = DRAWING
    else:
        row.contenders = leaders


@compiled
def draw_card(row: Row) -> None:
    """Turn up the top card, or the End of Game card. Twin: drawing.draw_card (LOV-5.8)."""
    if row.above:
        row.phase = REVEALING
    else:
        pay(row, STRIP_CARD)
        row.phase = OVER


@compiled
def reveal(row: Row, card: int) -> None:
    """Turn up a card and take over its lot. Twin: takeover.reveal (LOV-5.2, LOV-21.3)."""
    row.deck &= ~bit(card)
    row.above -= 1
    if is_closed(row, card):
        pay_card(row, card)
    else:
        row.turns += 1
        take_over(row, card)


@compiled
def take_over(row: Row, card: int) -> None:
    """Put a marker or a die on the lot. Twin: takeover.take_over (LOV-5.3 to LOV-5.6)."""
    at = bit(card)
    if colour_of(row, at) == COLOURS:
        mark(row, card)
        return
    owner = owner_of(row, at)
    if owner == row.turn:
        settle(row, TO_PAY, card)
    elif owner == row.seats:
        claim(row, card, DIE[card])
    else:
        value = value_of(row, at)
        take_die(row, at)
        claim(row, card, value)


@compiled
def mark(row: Row, card: int) -> None:
    """Place a marker, or ask which one moves. Twin: takeover.mark (LOV-14.6)."""
    if count(row.markers[row.turn]) == MARKERS:
        row.phase = GIVING_UP
        row.lot = card
    else:
        row.markers[row.turn] |= bit(card)
        settle(row, TO_PAY, card)


@compiled
def give_up(row: Row, lot: int) -> None:
    """Move a marker to the lot taken over. Twin: takeover.give_up (LOV-14.7)."""
    card = row.lot
    row.lot = 0
    row.markers[row.turn] &= ~bit(lot)
    mark(row, card)


@compiled
def claim(row: Row, card: int, value: int) -> None:
    """Place a die, or ask which one moves. Twin: takeover.claim (LOV-14.2)."""
    if count(row.dice[row.turn]) == DICE:
        row.phase = MOVING_DIE
        row.lot = card
        row.value = value
        refresh(row, bit(card))
    else:
        put_die(row, bit(card), row.turn, value)
        refresh(row, bit(card))
        settle(row, TO_PAY, card)


@compiled
def move_die(row: Row, lot: int) -> None:
    """Move a die to the tile taken over. Twin: takeover.move_die (LOV-14.5)."""
    card, value = row.lot, row.value
    row.lot = row.value = 0
    take_die(row, bit(lot))
    refresh(row, bit(lot))
    claim(row, card, value)


@compiled
def settle(row: Row, then: int, card: int) -> None:
    """Ask for a reroll if a casino is tied, else go on. Twin: settling.settle (LOV-13.4)."""
    row.then = then
    row.lot = card
    if row.tied:
        row.phase = SETTLING
    else:
        go_on(row)


@compiled
def go_on(row: Row) -> None:
    """Draw, act or pay, as was to come after the ties."""
    then, card = row.then, row.lot
    row.then = row.lot = 0
    if then == TO_DRAW:
        row.phase = DRAWING
    elif then == TO_ACT:
        row.phase = ACTING
    else:
        pay_card(row, card)


@compiled
def tied_dice(row: Row) -> Mask:
    """Return the dice to be rerolled next. Twin: settling.tied_dice (LOV-13.1, LOV-13.5)."""
    return highest(row, row.casino[lowest(row.tied)] & all_dice(row))


@compiled
def reroll_tied(row: Row, values: Numbers) -> None:
    """Reroll the tied dice. Twin: settling.reroll_tied (LOV-13.1)."""
    turn_dice(row, tied_dice(row), values)
    crown(row, row.casino[lowest(row.tied)])
    settle(row, row.then, row.lot)


@compiled
def turn_dice(row: Row, dice: Mask, values: Numbers) -> None:
    """Turn dice to values, in the order of their lots."""
    number = 0
    while dice:
        at = first(dice)
        set_value(row, at, values[number])
        dice &= ~at
        number += 1


@compiled
def pay_card(row: Row, card: int) -> None:
    """Pay a card; then act, draw again, or end. Twin: drawing.pay_card (LOV-20.2, LOV-21.3)."""
    pay(row, CARD[card])
    row.phase = ACTING
    for seat in range(row.seats):
        if row.space[seat] == LAST:
            row.phase = OVER
    if row.phase == ACTING and is_closed(row, card):
        draw_card(row)


@compiled
def pay(row: Row, colour: int) -> None:
    """Pay lots and casinos. Twin: paying.pay (LOV-6, LOV-7)."""
    paying = along_the_strip(row) if colour == STRIP_CARD else row.tiles[colour]
    for seat in range(row.seats):
        row.money[seat] += count(row.markers[seat]) + pips(row, paying & row.dice[seat])
        score(row, seat, paying & row.bossed[seat])


@compiled
def along_the_strip(row: Row) -> Mask:
    """Return the tiles of all casinos along the Strip. Twin: paying.pay (LOV-6.3)."""
    reps, paying = row.reps, NONE
    while reps:
        rep = first(reps)
        reps &= ~rep
        tiles = row.casino[lowest(rep)]
        if tiles & STRIP:
            paying |= tiles
    return paying


@compiled
def score(row: Row, seat: int, reps: Mask) -> None:
    """Move a chip, smallest casino first. Twin: scoring.advance (LOV-7.1, LOV-7.2)."""
    while reps:
        smallest = smallest_of(row, reps)
        row.space[seat] = ADVANCE[row.space[seat], count(row.casino[smallest])]
        reps &= ~bit(smallest)


@compiled
def smallest_of(row: Row, reps: Mask) -> int:
    """Return the first lot of the smallest of some casinos."""
    smallest, size = 0, TILES + 1
    while reps:
        casino = lowest(reps)
        tiles = count(row.casino[casino])
        if tiles < size:
            smallest, size = casino, tiles
        reps &= ~first(reps)
    return smallest


@compiled
def build(row: Row, lot: int, colour: int, moving: int) -> None:
    """Build on an own lot. Twin: building.build (LOV-8.2)."""
    row.markers[row.turn] &= ~bit(lot)
    row.money[row.turn] -= BUILD_COST[lot]
    place_tile(row, lot, colour, moving)


@compiled
def place_tile(row: Row, lot: int, colour: int, moving: int) -> None:
    """Place a tile and a die. Twin: building.place_tile (LOV-11.6, LOV-14.4)."""
    at = bit(lot)
    if moving:
        left = bit(moving - 1)
        was_marked = row.marked & left
        take_die(row, left)
        refresh(row, left)
        if was_marked:
            row.marked |= at
    row.tiles[colour] |= at
    put_die(row, at, row.turn, DIE[lot])
    refresh(row, at)
    settle(row, TO_ACT, 0)


@compiled
def sprawl(row: Row, casino: int, lot: int, moving: int) -> None:
    """Sprawl onto a lot. Twin: sprawling.sprawl (LOV-9)."""
    row.money[row.turn] -= SPRAWL_COST[lot]
    place_tile(row, lot, colour_of(row, bit(casino)), moving)


@compiled
def remodel(row: Row, casino: int, colour: int) -> None:
    """Change the colour of a casino. Twin: remodeling.remodel (LOV-10)."""
    tiles = casino_of(row, casino)
    row.money[row.turn] -= COST_PER_TILE * count(tiles)
    row.tiles[colour_of(row, tiles)] &= ~tiles
    row.tiles[colour] |= tiles
    refresh(row, first(tiles))
    settle(row, TO_ACT, 0)


@compiled
def reorganize(row: Row, casino: int) -> None:
    """Pay for a reroll of a casino. Twin: reorganizing.reorganize (LOV-11.1)."""
    tiles = casino_of(row, casino)
    row.money[row.turn] -= pips(row, tiles)
    row.phase = REROLLING
    row.lot = lowest(tiles)


@compiled
def reroll(row: Row, values: Numbers) -> None:
    """Roll all dice of a casino and mark them. Twin: reorganizing.reroll (LOV-11.3)."""
    tiles = casino_of(row, row.lot)
    dice = tiles & all_dice(row)
    row.lot = 0
    turn_dice(row, dice, values)
    row.marked |= dice
    crown(row, tiles)
    arrange_next(row, dice, 0)


@compiled
def arrange_next(row: Row, dice: Mask, from_turn: int) -> None:
    """Ask the next owner with a choice, or check for ties. Twin: reorganizing.arrange_next."""
    for offset in range(from_turn, row.seats):
        seat = (row.turn + offset) % row.seats
        if has_choice(row, dice & row.dice[seat]):
            row.phase = ARRANGING
            row.seat = seat
            row.lots = dice & row.dice[seat]
            return
    row.seat = 0
    row.lots = NONE
    settle(row, TO_ACT, 0)


@compiled
def has_choice(row: Row, dice: Mask) -> bool:
    """Tell whether these dice show different values: some bit is set in some, but not in all."""
    for plane in range(PLANES):
        ones = dice & row.plane[plane]
        if ones != NONE and ones != dice:
            return True
    return False


@compiled
def dice_with(row: Row, dice: Mask, value: int) -> Mask:
    """Return those of these dice that show a value."""
    for plane in range(PLANES):
        ones = row.plane[plane]
        dice &= ones if (value >> plane) & 1 else ~ones
    return dice


@compiled
def arrange(row: Row, value: int) -> None:
    """Put a value on the next tile, in exchange. Twin: reorganizing.arrange (LOV-11.2)."""
    here = first(row.lots)
    there = first(dice_with(row, row.lots, value))
    set_value(row, there, value_of(row, here))
    set_value(row, here, value)
    row.lots &= ~here
    if not has_choice(row, row.lots):
        dice = casino_of(row, lowest(here)) & all_dice(row)
        offset = (row.seat + row.seats - row.turn) % row.seats
        arrange_next(row, dice, offset + 1)


@compiled
def gamble(row: Row, casino: int, bet: int) -> None:
    """Make a bet. Twin: gambling.gamble (LOV-12.3)."""
    tiles = casino_of(row, casino)
    row.gambled = 1
    row.phase = ANSWERING
    row.lot = lowest(tiles)
    row.bet = bet
    row.seat = boss_of(row, first(tiles))


@compiled
def answer_bet(row: Row, laid_off: int) -> None:
    """Lay off half of a bet, or stand for it. Twins: gambling.lay_off, gambling.stand."""
    row.laid_off = laid_off
    row.phase = BETTING


@compiled
def roll_bet(row: Row, total: int) -> None:
    """Settle a bet. Twins: gambling.gains, gambling.roll_bet (LOV-12.4 to LOV-12.10)."""
    bet, boss = row.bet, row.seat
    if total in LOSING:
        row.money[row.turn] -= bet
        row.money[boss] += bet // 2 if row.laid_off else bet
    else:
        due = 2 * bet if total in DOUBLE else bet
        boss_part = due // 2 if row.laid_off else due
        paid = min(boss_part, row.money[boss])
        row.money[boss] -= paid
        row.money[row.turn] += paid + due - boss_part
    row.bet = row.seat = row.laid_off = 0
    settle(row, TO_ACT, 0)


@compiled
def end_turn(row: Row) -> None:
    """Pass the turn to the left. Twin: acting.end_turn (LOV-11.6)."""
    row.marked = NONE
    row.gambled = 0
    row.promised[:] = NONE
    row.turn = (row.turn + 1) % row.seats
    row.phase = DRAWING


@compiled
def act(row: Row, move: int) -> None:
    """Take an action. Twin: acting.act (LOV-4.5)."""
    kind, a, b, c = (
        codes.kind_of(move),
        codes.part(move, 0),
        codes.part(move, 1),
        codes.part(move, 2),
    )
    if kind == codes.BUILD:
        build(row, a, b, c)
    elif kind == codes.SPRAWL:
        sprawl(row, a, b, c)
    elif kind == codes.REMODEL:
        remodel(row, a, b)
    elif kind == codes.REORGANIZE:
        reorganize(row, a)
    elif kind == codes.GAMBLE:
        gamble(row, a, b)


@compiled
def choose(row: Row, move: int) -> None:
    """Make a move of the seat that is waited for. Twin: turns.choose."""
    kind, part = codes.kind_of(move), codes.part(move, 0)
    if kind == codes.DRAW:
        draw_card(row)
    elif kind == codes.END_TURN:
        end_turn(row)
    elif kind == codes.GIVE_UP:
        give_up(row, part)
    elif kind == codes.MOVE_DIE:
        move_die(row, part)
    elif kind == codes.ARRANGE:
        arrange(row, part)
    elif kind == codes.LAY_OFF:
        answer_bet(row, 1)
    elif kind == codes.STAND:
        answer_bet(row, 0)
    else:
        act(row, move)
