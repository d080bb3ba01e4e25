"""Whether a state can lie on a table: asked of positions that come from outside."""

from collections import Counter
from collections.abc import Iterable, Sequence

from croupier.core.errors import InvalidOptions
from croupier.core.seats import Seat
from croupier.lasvegas.dealing import (
    FULL,
    OWN_DICE,
    WHITE_DICE,
    full_hand,
    left_over,
    require_seats,
    short_of_money,
)
from croupier.lasvegas.ending import ROUNDS
from croupier.lasvegas.notes import COUNTS, VALUES, Dollars
from croupier.lasvegas.state import (
    EMPTY_HAND,
    FACES,
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
)


def is_sound(state: State) -> bool:
    """Tell whether seats, notes and dice add up."""
    match state:
        case Starting(seats, options):
            return are_seats(seats, options) and options.start is None
        case Over(options, purses):
            return are_seats(len(purses), options) and are_notes(purse.notes for purse in purses)
        case Dealing(table):
            return is_table(table) and is_untouched(table) and any(short_of_money(table.casinos))
        case Scattering(table):
            return is_dealt(table) and is_untouched(table) and left_over(table) > 0
        case Rolling(table, seat):
            return is_dealt(table) and has_all_dice(table) and is_in_turn(table, seat)
        case Placing(table, seat, roll):
            return (
                is_dealt(table)
                and has_all_dice(table)
                and is_in_turn(table, seat)
                and is_roll(roll, table.hands[seat])
            )


def are_seats(seats: int, options: Options) -> bool:
    """Tell whether so many seats can play with these options."""
    try:
        require_seats(seats, options)
    except InvalidOptions:
        return False
    return True


def is_table(table: Table) -> bool:
    """Tell whether the table has all its parts, and no note twice."""
    by_seat = (table.winnings, *(casino.dice for casino in table.casinos))
    purses = (won.notes for won in table.winnings if isinstance(won, Purse))
    return (
        are_seats(table.seats, table.options)
        and all(len(part) == table.seats for part in by_seat)
        and (len(table.casinos), len(table.deck)) == (len(FACES), len(COUNTS))
        and 1 <= table.round <= ROUNDS
        and 0 <= table.starter < table.seats
        and are_notes((*purses, *(casino.notes for casino in table.casinos)), table.deck)
        and can_be_hidden(table)
        and deck_suffices(table)
    )


def can_be_hidden(table: Table) -> bool:
    """Tell whether there are as many notes as lie face down, and none with open money (LV-5.6)."""
    hidden = [won.notes for won in table.winnings if isinstance(won, FaceDown)]
    purses = (won.notes for won in table.winnings if isinstance(won, Purse))
    seen = sum(map(len, (*purses, *(casino.notes for casino in table.casinos)))) + sum(table.deck)
    fits = min(hidden, default=0) >= 0 and seen + sum(hidden) <= sum(COUNTS)
    return fits and not (hidden and table.options.open_money)


def deck_suffices(table: Table) -> bool:
    """Tell whether the deck has a large enough note for every casino yet to be dealt (LV-3.4)."""
    to_deal = (ROUNDS - table.round) * len(FACES) + len([*short_of_money(table.casinos)])
    return sum(n for v, n in zip(VALUES, table.deck, strict=True) if v >= FULL) >= to_deal


def is_dealt(table: Table) -> bool:
    """Tell whether every casino shows enough money."""
    return is_table(table) and not any(short_of_money(table.casinos))


def are_notes(piles: Iterable[Sequence[Dollars]], deck: Sequence[int] = (0,) * 9) -> bool:
    """Tell whether the piles are sorted and hold, with the deck, only notes that there are."""
    piles = tuple(piles)
    lying = Counter(note for pile in piles for note in pile)
    exist = all(0 <= n <= most - lying[v] for v, n, most in zip(VALUES, deck, COUNTS, strict=True))
    are_sorted = all(list(pile) == sorted(pile, reverse=True) for pile in piles)
    return exist and are_sorted and lying.keys() <= set(VALUES)


def is_untouched(table: Table) -> bool:
    """Tell whether all dice are still in hand."""
    hands = {*table.hands}
    on_casinos = any(any(casino.dice) or casino.white for casino in table.casinos)
    return hands == {full_hand(table.seats, table.options)} and not on_casinos


def has_all_dice(table: Table) -> bool:
    """Tell whether every die is in a hand that may hold it, or on a casino."""
    own = (
        hand.own + sum(casino.dice[seat] for casino in table.casinos)
        for seat, hand in enumerate(table.hands)
    )
    white = sum(hand.white for hand in table.hands) + sum(c.white for c in table.casinos)
    fewest = min(min(*casino.dice, casino.white) for casino in table.casinos)
    most_white = full_hand(table.seats, table.options).white
    return (
        {*own} == {OWN_DICE}
        and white == (WHITE_DICE if table.options.white else 0)
        and fewest >= 0
        and all(hand.own >= 0 and 0 <= hand.white <= most_white for hand in table.hands)
    )


def is_in_turn(table: Table, seat: Seat) -> bool:
    """Tell whether this is a seat that holds dice."""
    return 0 <= seat < table.seats and table.hands[seat] != EMPTY_HAND


def is_roll(roll: Roll, hand: Hand) -> bool:
    """Tell whether the hand can have rolled this."""
    sizes = (len(roll.own), len(roll.white)) == (hand.own, hand.white)
    return sizes and are_faces(roll.own) and are_faces(roll.white)


def are_faces(dice: Sequence[Face]) -> bool:
    """Tell whether these are faces in ascending order."""
    return {*dice} <= {*FACES} and list(dice) == sorted(dice)
