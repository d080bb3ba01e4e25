"""What each move leads to, and how the casinos stand: for page and terminal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.chance import FACES
from croupier.core.errors import Refusal
from croupier.core.remembering import remembered
from croupier.core.seats import Seat
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import (
    COLOURS,
    LOTS,
    NEIGHBOURS,
    PLACE,
    SITE,
    SITES,
    SPAN,
    CardColour,
    Colour,
    Lot,
    around,
)
from croupier.lordsofvegas.building import tile_placed
from croupier.lordsofvegas.casinos import Casino, casino_in, casinos, casinos_of_block, shared
from croupier.lordsofvegas.chances import boss_chances
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.gambling import DOUBLE, LOSING, gains, highest_bet
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Arrange,
    Build,
    Gamble,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Terms,
)
from croupier.lordsofvegas.moves import Counter as CounterOffer
from croupier.lordsofvegas.obstacles import Obstacle, obstacles
from croupier.lordsofvegas.remodeling import remodel_cost, remodeled
from croupier.lordsofvegas.reorganizing import exchanged, values_on
from croupier.lordsofvegas.scoring import advance
from croupier.lordsofvegas.sprawling import sprawl_cost
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    VACANT,
    Acting,
    Answering,
    Arranging,
    Built,
    Die,
    Drawing,
    GivingUp,
    MovingDie,
    Plot,
    State,
    Table,
)
from croupier.lordsofvegas.trading import exchange, offer_to

LEAST_BET = 1
WINNING = tuple(total for total in range(2, 13) if total not in (*LOSING, *DOUBLE))
FALLS = (LOSING, WINNING, DOUBLE)
"""The totals that mean the same for a bet (LOV-12.4 to LOV-12.6)."""
CARD_COLOURS: tuple[CardColour, ...] = (*COLOURS, "strip")
CARDS = Counter(site.card for site in SITES)
"""How many cards of each colour there are (LOV-1.9)."""


class Outlook(Struct, frozen=True, gc=False):
    """A casino as it stands, and what it would pay now."""

    colour: Colour
    lots: tuple[Lot, ...]
    dice: tuple[tuple[Lot, Die], ...]
    boss: Seat | None
    tied: tuple[Seat, ...]
    """The seats that share the highest value, about to be rerolled (LOV-13.1)."""
    pips: int
    """What reorganizing it costs (LOV-11.1)."""
    cards: tuple[CardColour, ...]
    """The colours of the cards that pay it (LOV-6.2, LOV-6.3, LOV-2.8)."""
    money: tuple[int, ...]
    """What its dice would bring each seat (LOV-6.4)."""
    points: int
    """How far the chip of its boss would advance (LOV-6.5, LOV-7.2)."""


Origins = tuple[tuple[Lot, Seat | None], ...]
"""The casinos that become part of another, by their first lots, and their bosses."""


class CasinoChange(Struct, frozen=True, gc=False):
    """A casino that changes: those it comes from, and what it becomes."""

    before: Origins
    after: Outlook


class Changed(Struct, frozen=True, gc=False, tag="changed"):
    """What a move costs and the casinos it changes, before ties are rerolled."""

    cost: int
    changes: tuple[CasinoChange, ...]


class Reroll(Struct, frozen=True, gc=False, tag="reroll"):
    """What a move costs, the dice it rolls anew, and how likely each seat is to be boss then."""

    cost: int
    dice: tuple[tuple[Lot, Die], ...]
    chances: tuple[float, ...]


class Fall(Struct, frozen=True, gc=False):
    """What some totals, in so many of the 36 ways two dice fall, bring gambler and boss."""

    totals: tuple[int, ...]
    ways: int
    gambler: int
    boss: int


class Wager(Struct, frozen=True, gc=False, tag="wager"):
    """What bets may be made, who answers, and how this one may end by either answer."""

    boss: Seat
    least: int
    highest: int
    bet: int
    stand: tuple[Fall, ...]
    lay_off: tuple[Fall, ...]
    stood: tuple[tuple[int, ...], ...]
    """What each bet, from the least on, brings the gambler by each fall if the boss stands."""
    laid_off: tuple[tuple[int, ...], ...]
    """The same if the boss lays off."""


class Risk(Struct, frozen=True, gc=False, tag="risk"):
    """How a bet may end by this answer to it."""

    falls: tuple[Fall, ...]


Deed = Changed | Reroll | Wager
"""What an action of the turn leads to."""


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """The casinos an exchange changes, and what the action leads to that follows it (LOV-18.2)."""

    changes: tuple[CasinoChange, ...]
    action: Deed | None
    money: tuple[int, ...]
    """What each seat has then; what a bet brings is not in it."""


Preview = Deed | Risk | Deal


class PreviewedMove(Struct, frozen=True, gc=False):
    """A move one may make, and what it leads to, where that can be said."""

    move: Move
    preview: Preview | None


class ConsideredOffer(Struct, frozen=True, gc=False):
    """What an offer would lead to."""

    deal: Deal
    actions: tuple[PreviewedMove, ...]
    """What the seat on turn could do after the exchange: the action of an offer is one of it."""


class ColourLeft(Struct, frozen=True, gc=False):
    """What is left of a colour: tiles in the supply, cards in the deck; and the cards gone."""

    colour: CardColour
    tiles: int
    cards: int
    gone: int


class Supply(Struct, frozen=True, gc=False):
    """The dice and markers a seat has not put on the board."""

    dice: int
    markers: int


class Standing(Struct, frozen=True, gc=False):
    """All casinos, what is left of each colour and to each seat, and the lots nobody may use.

    `obstacles` say why the seat on turn cannot take some actions, while it may take others.
    """

    casinos: tuple[Outlook, ...]
    left: tuple[ColourLeft, ...]
    supplies: tuple[Supply, ...]
    closed: tuple[Lot, ...]
    obstacles: tuple[Obstacle, ...] = ()


def preview(state: State, seat: Seat, move: Move) -> Preview | None:
    """Return what a legal move of a seat leads to, or nothing where that is for luck to say."""
    match state, move:
        case Acting(table), Build() | Sprawl() | Remodel() | Reorganize() | Gamble():
            return deed(table, move)
        case GivingUp(table), GiveUp():
            return changed(table, table, ())
        case MovingDie(table, card, value), MoveDie(lot):
            moved = table.with_die(lot, None).with_die(card, Die(table.turn, value))
            return changed(table, moved, (lot, card))
        case Arranging(table, _, lots), Arrange(value):
            chosen = lots[values_on(table, lots).index(value)]
            return changed(table, exchanged(table, lots[0], chosen), lots[:1])
        case Answering(), Stand() | LayOff():
            money = state.table.money[state.boss]
            return Risk(falls(state.bet, money, laid_off=isinstance(move, LayOff)))
        case Drawing(table) | Acting(table), Accept(number):
            offer = offer_to(table, seat, number)
            return trade_preview(table, offer.terms, offer.maker, offer.to)
        case _:
            return None


def deed(table: Table, action: Action) -> Deed:
    """Return what an action of the seat on turn leads to (LOV-8 to LOV-12)."""
    match action:
        case Build(lot, colour, moving):
            plots = tile_placed(table, lot, colour, moving)
            return Changed(SITE[lot].build_cost, changes_on(table, plots, named(lot, moving)))
        case Sprawl(from_lot, lot, moving):
            colour = require_casino(table, from_lot).colour
            plots = tile_placed(table, lot, colour, moving)
            return Changed(sprawl_cost(lot), changes_on(table, plots, named(lot, moving)))
        case Remodel(lot, colour):
            casino = require_casino(table, lot)
            return Changed(remodel_cost(casino), recoloured(table, casino, colour))
        case Reorganize(lot):
            casino = require_casino(table, lot)
            return Reroll(casino.pips, casino.dice, chances(casino, table.seats))
        case Gamble(lot, bet):
            return wager(table, require_casino(table, lot), bet)


# Most casinos stay as they are from one move to the next.
@lru_cache(maxsize=8192)
def chances(casino: Casino, seats: int) -> tuple[float, ...]:
    """Return how likely each seat is to be boss of a casino once its dice are rolled anew."""
    owners = Counter(die.owner for _, die in casino.dice)
    found = boss_chances([owners[Seat(seat)] for seat in range(seats)])
    return tuple(round(chance, 3) for chance in found)


def named(lot: Lot, moving: Lot | None) -> tuple[Lot, ...]:
    """Return the lots on which an action puts or leaves something."""
    return (lot,) if moving is None else (lot, moving)


def changed(before: Table, after: Table, lots: Iterable[Lot]) -> Changed:
    """Return what a change on these lots costs the seat on turn, and where it leads."""
    turn = before.turn
    return Changed(before.money[turn] - after.money[turn], changes(before, after, lots))


def changes(before: Table, after: Table, lots: Iterable[Lot]) -> tuple[CasinoChange, ...]:
    """Return the casinos these tiles are part of afterwards, in the order of the table."""
    found = []
    for lot in lots:
        first, end = SPAN[lot]
        blocks = before.plots[first:end], after.plots[first:end]
        found.append(_change(first, *blocks, lot, after.points))
    return _each_once(found)


def changes_on(
    table: Table, plots: Mapping[Lot, Plot], lots: Iterable[Lot]
) -> tuple[CasinoChange, ...]:
    """Return the same once other things lie on some lots: quicker than to make a table of them."""
    found = []
    for lot in lots:
        if (tile := _lone_tile(table, plots, lot)) is not None:
            found.append(CasinoChange((), outlook(_lone_casino(lot, tile), table.points)))
            continue
        first, end = SPAN[lot]
        before = table.plots[first:end]
        after = list(before)
        for other, plot in plots.items():
            if first <= PLACE[other] < end:
                after[PLACE[other] - first] = plot
        found.append(_change(first, before, tuple(after), lot, table.points))
    return _each_once(found)


def recoloured(table: Table, casino: Casino, colour: Colour) -> tuple[CasinoChange, ...]:
    """Return the casino that one becomes in another colour: the same, if it then joins no other."""
    first = casino.lots[0]
    if any(_is_tile(table.plot(lot), colour) for lot in around(casino.lots)):
        return changes_on(table, remodeled(table, casino, colour), (first,))
    became = _recoloured(casino, colour)
    return (CasinoChange(((first, casino.boss),), outlook(became, table.points)),)


@lru_cache(maxsize=4096)
def _recoloured(casino: Casino, colour: Colour) -> Casino:
    return shared(replace(casino, colour=colour))


def _is_tile(plot: Plot, colour: Colour) -> bool:
    return type(plot) is Built and plot.colour == colour


def _lone_tile(table: Table, plots: Mapping[Lot, Plot], lot: Lot) -> Built | None:
    """Return the tile laid on a lot if it joins no other: most that can be built do not."""
    tile = plots[lot]
    assert isinstance(tile, Built), "a tile lies there"
    if type(table.plot(lot)) is Built:
        return None
    joins = any(_is_tile(table.plot(near), tile.colour) for near in NEIGHBOURS[lot])
    return None if joins else tile


@lru_cache(maxsize=4096)
def _lone_casino(lot: Lot, tile: Built) -> Casino:
    """Return the casino a tile is by itself."""
    first, end = SPAN[lot]
    plots: list[Plot] = [VACANT] * (end - first)
    plots[PLACE[lot] - first] = tile
    return casino_in(first, tuple(plots), lot)


def _each_once(found: Sequence[CasinoChange]) -> tuple[CasinoChange, ...]:
    """Return casinos in the order of the table; several lots may be of the same."""
    if len(found) == 1:
        return (found[0],)
    by_first = {change.after.lots[0]: change for change in found}
    return tuple(by_first[first] for first in sorted(by_first, key=PLACE.__getitem__))


def _change(
    first: int,
    before: tuple[Plot, ...],
    after: tuple[Plot, ...],
    lot: Lot,
    points: tuple[int, ...],
) -> CasinoChange:
    old, casino = _grown(first, before, after, lot)
    return CasinoChange(old, outlook(casino, points))


# The same can be done turn after turn, as long as nothing else happens in that block.
@lru_cache(maxsize=16384)
def _grown(
    first: int, before: tuple[Plot, ...], after: tuple[Plot, ...], lot: Lot
) -> tuple[Origins, Casino]:
    casino = casino_in(first, after, lot)
    return origins(casinos_of_block(first, before), casino), casino


def origins(before: Iterable[Casino], after: Casino) -> Origins:
    """Return the casinos that become part of another."""
    lots = {*after.lots}
    return tuple((old.lots[0], old.boss) for old in before if not lots.isdisjoint(old.lots))


def outlook(casino: Casino, points: tuple[int, ...]) -> Outlook:
    """Return how a casino stands and what it would pay now, to seats with so many points."""
    boss = casino.boss
    return _outlook(casino, len(points), 0 if boss is None else points[boss])


# Most casinos stay as they are from one move to the next.
@lru_cache(maxsize=8192)
def _outlook(casino: Casino, seats: int, points: int) -> Outlook:
    boss, money = casino.boss, payment(casino, seats)
    return Outlook(
        colour=casino.colour,
        lots=casino.lots,
        dice=casino.dice,
        boss=boss,
        tied=tuple(sorted(casino.leaders)) if len(casino.leaders) > 1 else (),
        pips=sum(money),
        cards=cards_paying(casino),
        money=money,
        points=0 if boss is None else stride(points, len(casino.lots)),
    )


def cards_paying(casino: Casino) -> tuple[CardColour, ...]:
    """Return the colours of the cards that pay a casino (LOV-6.2, LOV-6.3); without dice none."""
    if not casino.dice:
        return ()
    return (casino.colour, "strip") if casino.is_on_strip else (casino.colour,)


def payment(casino: Casino, seats: int) -> tuple[int, ...]:
    """Return what the dice of a casino would bring each seat, 1 per pip (LOV-6.4)."""
    money = [0] * seats
    for _, die in casino.dice:
        money[die.owner] += die.value
    return tuple(money)


def stride(space: int, tiles: int) -> int:
    """Return how far a casino of so many tiles carries a chip (LOV-6.5, LOV-7.2).

    >>> [stride(8, tiles) for tiles in (1, 2, 3, 4, 5)]
    [0, 2, 2, 4, 4]
    """
    return advance(space, tiles) - space


def wager(table: Table, casino: Casino, bet: int) -> Wager:
    """Return what a bet at a casino may bring, whether its boss stands or lays off (LOV-12)."""
    boss = casino.boss
    assert boss is not None
    highest, money = highest_bet(table, casino), table.money[boss]
    return Wager(
        boss=boss,
        least=LEAST_BET,
        highest=highest,
        bet=bet,
        stand=falls(bet, money, laid_off=False),
        lay_off=falls(bet, money, laid_off=True),
        stood=brought(highest, money, laid_off=False),
        laid_off=brought(highest, money, laid_off=True),
    )


# Many casinos and many moves ask for the same.
@lru_cache(maxsize=4096)
def brought(highest: int, boss_money: int, *, laid_off: bool) -> tuple[tuple[int, ...], ...]:
    """Return what each bet, from the least to the highest, brings the gambler by each fall."""
    return tuple(
        tuple(gains(bet, totals[0], boss_money, laid_off=laid_off).gambler for totals in FALLS)
        for bet in range(LEAST_BET, highest + 1)
    )


@lru_cache(maxsize=4096)
def falls(bet: int, boss_money: int, *, laid_off: bool) -> tuple[Fall, ...]:
    """Return how a bet may end: lost, won, or won twice (LOV-12.4 to LOV-12.10)."""
    found = ((totals, gains(bet, totals[0], boss_money, laid_off=laid_off)) for totals in FALLS)
    return tuple(Fall(totals, ways(totals), gain.gambler, gain.boss) for totals, gain in found)


def ways(totals: Iterable[int]) -> int:
    """Return in how many of their 36 ways two dice show one of these totals.

    A bet is won in 16 of them, in 2 twice:

    >>> ways(LOSING), ways(WINNING), ways(DOUBLE)
    (20, 14, 2)
    """
    return sum(_WAYS[total] for total in totals)


_WAYS = Counter(low + high for low, high in product(FACES, repeat=2))


def trade_preview(table: Table, terms: Terms, maker: Seat, to: Seat) -> Deal:
    """Return what a possible offer leads to: the exchange first, then its action (LOV-18.2)."""
    traded = exchange(table, maker, to, terms)
    dice = (*terms.give.dice, *terms.take.dice)
    action = None if terms.action is None else deed(traded, terms.action)
    cost = action.cost if isinstance(action, Changed | Reroll) else 0
    money = traded.with_money({table.turn: -cost}).money
    return Deal(changes(table, traded, dice), action, money)


def considered(state: State, seat: Seat, move: Move) -> ConsideredOffer:
    """Return what an offer or a counter-offer of a seat would lead to, or refuse it (LOV-18.2)."""
    if not isinstance(move, Offer | CounterOffer):
        raise Refusal("no-offer", "Only an offer or a counter-offer can be considered.")
    made = turns.move(state, seat, move).state
    table, offer = made.table, made.table.offers[-1]
    deal = trade_preview(table, offer.terms, offer.maker, offer.to)
    if not isinstance(made, Acting):
        return ConsideredOffer(deal, ())
    traded = Acting(exchange(table, offer.maker, offer.to, offer.terms))
    actions = (PreviewedMove(m, preview(traded, table.turn, m)) for m in turns.choices(traded))
    return ConsideredOffer(deal, tuple(actions))


def standing(state: State) -> Standing:
    """Return how the whole table stands."""
    table = state.table
    hindered = obstacles(table) if isinstance(state, Acting) else ()
    return Standing(
        casinos_of(table), colours_left(table), supplies(table), closed(table.seats), hindered
    )


def casinos_of(table: Table) -> tuple[Outlook, ...]:
    """Return how every casino stands, in the order of their first lots."""
    return tuple(outlook(casino, table.points) for casino in casinos(table))


def colours_left(table: Table) -> tuple[ColourLeft, ...]:
    """Return what is left of each colour, and of the Strip, which has cards only (LOV-3.3)."""
    tiles = [*map(table.tiles_left, COLOURS), 0]
    return tuple(map(ColourLeft, CARD_COLOURS, tiles, *_cards_left(table.deck)))


# From one move to the next the deck is mostly the same.
@remembered(most=4096)
def _cards_left(deck: tuple[Lot, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many cards of each colour are in the deck, and how many are gone from it."""
    cards = Counter(SITE[lot].card for lot in deck)
    left = tuple(cards[colour] for colour in CARD_COLOURS)
    return left, tuple(CARDS[colour] - cards[colour] for colour in CARD_COLOURS)


def supplies(table: Table) -> tuple[Supply, ...]:
    """Return the dice and markers each seat has left (LOV-1.8)."""
    seats = map(Seat, range(table.seats))
    return tuple(
        Supply(DICE - len(table.dice(seat)), MARKERS - len(table.markers(seat))) for seat in seats
    )


@cache
def closed(seats: int) -> tuple[Lot, ...]:
    """Return the lots that so many players do not use (LOV-21.1)."""
    return tuple(lot for lot in LOTS if is_closed(seats, lot))
