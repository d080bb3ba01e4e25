"""Whether a state can lie on a table: asked of positions that come from outside."""

from itertools import pairwise

from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import act, is_legal
from croupier.lordsofvegas.board import COLOURS, LOTS, PLACE, SITE, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.dealing import START_CARDS, above_the_end
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.gambling import highest_bet
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.scoring import LAST_SPACE, TRACK
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    Acting,
    Answering,
    Arranging,
    Beginning,
    Betting,
    Built,
    Dealing,
    Drawing,
    GivingUp,
    Marked,
    MovingDie,
    Over,
    Rerolling,
    Revealing,
    Settling,
    State,
    Table,
    ToAct,
    ToDraw,
    ToPay,
    Unanswered,
    Vacant,
)
from croupier.lordsofvegas.taking_back import all_standing, compared, unanswered, undone
from croupier.lordsofvegas.trading import lapse_impossible


def is_sound(state: State) -> bool:
    """Tell whether the table adds up and the phase fits it."""
    is_fitting = is_table(state.table) and fits_phase(state) and fits_offers(state)
    return is_fitting and fits_unanswered(state)


def is_table(table: Table) -> bool:
    """Tell whether everything on the table exists once and is within its limits."""
    seats = tuple(Seat(seat) for seat in range(table.seats))
    return (
        2 <= table.seats <= 4
        and len(table.points) == table.seats
        and table.turn in seats
        and all(money >= 0 for money in table.money)
        and all(points in TRACK for points in table.points)
        and is_deck(table)
        and all(len(table.dice(seat)) <= DICE for seat in seats)
        and all(len(table.markers(seat)) <= MARKERS for seat in seats)
        and all(table.tiles_left(colour) >= 0 for colour in COLOURS)
        and all(is_plot(table, lot) for lot in LOTS)
        and all(promise.lot in SITE for promise in table.promises)
        and are_offers(table)
    )


def is_deck(table: Table) -> bool:
    """Tell whether the deck holds cards in order, and the End of Game card lies in it."""
    cards = [PLACE.get(lot, -1) for lot in table.deck]
    ascending = all(a < b for a, b in pairwise([-1, *cards]))
    return ascending and 0 <= table.above <= len(cards)


def are_offers(table: Table) -> bool:
    """Tell whether every offer is between two seats, alone there, and has a number of its own."""
    numbers = [0, *(offer.number for offer in table.offers), table.offers_made + 1]
    ascending = all(a < b for a, b in pairwise(numbers))
    sides = {(offer.maker, offer.to) for offer in table.offers}
    seats = range(table.seats)
    seated = all(maker in seats and to in seats and maker != to for maker, to in sides)
    return ascending and seated and len(sides) == len(table.offers)


def is_plot(table: Table, lot: Lot) -> bool:
    """Tell whether what lies on a lot can lie there."""
    match table.plot(lot):
        case Vacant():
            return True
        case _ if is_closed(table.seats, lot):
            return False
        case Marked(owner):
            return 0 <= owner < table.seats and lot not in table.deck
        case Built(_, die):
            return die is None or (0 <= die.owner < table.seats and 1 <= die.value <= 6)


def fits_phase(state: State) -> bool:
    """Tell whether the phase can be reached with what lies on the table."""
    table = state.table
    if LAST_SPACE in table.points:
        return isinstance(state, Over)
    match state:
        case Dealing():
            return is_set_up(table) and is_being_dealt(table)
        case Beginning(_, contenders):
            seats = tuple(seat for seat in range(table.seats) if seat in contenders)
            several = contenders == seats and len(seats) > 1
            return several and is_set_up(table) and is_dealt(table)
        case Drawing() | Acting():
            return not is_tied(table)
        case Revealing():
            return table.above > 0 and not is_tied(table)
        case GivingUp(_, card):
            full = len(table.markers(table.turn)) == MARKERS
            return full and is_drawn(table, card) and table.plot(card) == Vacant()
        case MovingDie(_, card, value):
            full = len(table.dice(table.turn)) == DICE
            return full and is_drawn(table, card) and is_empty_tile(table, card) and 1 <= value <= 6
        case Settling(_, then):
            return is_tied(table) and (not isinstance(then, ToPay) or is_drawn(table, then.card))
        case Rerolling(_, casino):
            return any(casino in each.lots and each.dice for each in casinos(table))
        case Arranging(_, seat, lots):
            return can_be_arranged(table, seat, lots)
        case Answering(_, casino, bet, boss) | Betting(_, casino, bet, boss):
            return table.gambled and is_bet(table, casino, bet, boss)
        case Over():
            return table.above == 0


def is_set_up(table: Table) -> bool:
    """Tell whether all cards gone are start cards, and the End of Game card lies in its place."""
    lots = {lot for lot in LOTS if lot not in table.deck and not is_closed(table.seats, lot)}
    marked = {lot for seat in range(table.seats) for lot in table.markers(Seat(seat))}
    bare = not any(isinstance(plot, Built) for plot in table.plots)
    return bare and lots == marked and table.above == above_the_end(len(table.deck))


def is_being_dealt(table: Table) -> bool:
    """Tell whether the seats before the one on turn have their start cards, and it lacks one."""
    has = start_cards(table)
    before, now, after = has[: table.turn], has[table.turn], has[table.turn + 1 :]
    return before == [START_CARDS] * len(before) and now < START_CARDS and not any(after)


def is_dealt(table: Table) -> bool:
    """Tell whether all seats have their start cards."""
    return start_cards(table) == [START_CARDS] * table.seats


def start_cards(table: Table) -> list[int]:
    """Return how many start cards each seat has got so far."""
    return [len(table.markers(Seat(seat))) for seat in range(table.seats)]


def is_tied(table: Table) -> bool:
    """Tell whether a reroll is due."""
    return any(casino.is_tied for casino in casinos(table))


def is_drawn(table: Table, card: Lot) -> bool:
    """Tell whether this card has been drawn, and is of a block that is used."""
    return card in SITE and card not in table.deck and not is_closed(table.seats, card)


def is_empty_tile(table: Table, lot: Lot) -> bool:
    """Tell whether a lot has a tile without a die."""
    plot = table.plot(lot)
    return isinstance(plot, Built) and plot.die is None


def fits_offers(state: State) -> bool:
    """Tell whether offers can be open now; before an action they can all be accepted (LOV-17.1)."""
    match state:
        case Drawing() | Acting():
            return lapse_impossible(state).state == state
        case Settling(_, ToDraw() | ToAct()):
            return True
        case Rerolling() | Arranging() | Answering() | Betting():
            return True
        case _:
            return not state.table.offers


def fits_unanswered(state: State) -> bool:
    """Tell whether the actions that can be taken back have led here, one after the other."""
    for latest in reversed(unanswered(state)):
        if any(lot not in SITE for lot, _ in latest.plots):
            return False
        before = Acting(undone(state.table, latest))
        if not is_table(before.table) or not fits_phase(before):
            return False
        if not leads_to(replace(before.table, offers=latest.offers), latest, state):
            return False
        state = lapse_impossible(before).state
    return True


def leads_to(before: Table, done: Unanswered, after: State) -> bool:
    """Tell whether an action leads from a table, with no other offers than lapse, to a state."""
    is_possible = are_offers(before) and fits_offers(Acting(before))
    if not is_possible or not is_legal(before, done.action):
        return False
    state = act(before, done.action).state
    if isinstance(state, Acting):
        state = lapse_impossible(state).state
    if compared(done.action, before, state.table) != done:
        return False
    open_now = after.table.offers
    reached = replace(state, table=replace(state.table, offers=open_now))
    is_new = {offer.number for offer in done.offers}.isdisjoint(offer.number for offer in open_now)
    return is_new and reached == all_standing(after)


def can_be_arranged(table: Table, seat: Seat, lots: tuple[Lot, ...]) -> bool:
    """Tell whether these are the last of a seat's tiles in one casino, with a choice to make."""
    for casino in casinos(table):
        own = casino.dice_of(seat)
        if lots and own[-len(lots) :] == lots:
            return len({*values_on(table, lots)}) > 1
    return False


def is_bet(table: Table, lot: Lot, bet: int, boss: Seat) -> bool:
    """Tell whether the seat on turn can have made this bet."""
    for casino in casinos(table):
        if lot == casino.lots[0]:
            others = casino.boss == boss != table.turn
            return others and 1 <= bet <= highest_bet(table, casino)
    return False
