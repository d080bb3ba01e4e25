"""The end of a round and of the game (LV-5.1, LV-6)."""

from msgspec.structs import replace

from croupier.core.game import Result, Step
from croupier.core.seats import Seat
from croupier.lasvegas.dealing import full_hand
from croupier.lasvegas.events import Event, GameEnded, RoundBegan
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout, pay, payout_events
from croupier.lasvegas.state import (
    FACES,
    Dealing,
    Over,
    Purse,
    State,
    Table,
    Winnings,
    empty_casinos,
    turned_up,
    with_note,
)

ROUNDS = 4
"""How many rounds a game has (LV-6.2)."""


def end_round(table: Table) -> Step[State, Event]:
    """Pay out casinos 1 to 6, then begin the next round or end the game (LV-5.1)."""
    payouts = [pay(casino) for casino in table.casinos]
    winnings = collect(table.winnings, payouts)
    events = [
        event
        for face, payout in zip(FACES, payouts, strict=True)
        for event in payout_events(face, payout)
    ]
    table = replace(table, casinos=empty_casinos(table.seats), winnings=winnings)
    step = end_game(table) if table.round == ROUNDS else next_round(table)
    return step.after(*events)


def collect(winnings: tuple[Winnings, ...], payouts: list[Payout]) -> tuple[Winnings, ...]:
    """Return everyone's winnings with the notes they take; what white takes is gone (LV-7.6)."""
    purses = list(winnings)
    for payout in payouts:
        for claimant, note in payout.paid:
            if claimant != "white":
                purses[claimant] = with_note(purses[claimant], note)
    return tuple(purses)


def next_round(table: Table) -> Step[State, Event]:
    """Pass the start-player card to the left and deal anew (LV-6.1)."""
    starter = Seat((table.starter + 1) % table.seats)
    table = replace(
        table,
        round=table.round + 1,
        starter=starter,
        hands=(full_hand(table.seats, table.options),) * table.seats,
    )
    return Step(Dealing(table), (RoundBegan(table.round, starter),))


def end_game(table: Table) -> Step[State, Event]:
    """Turn up everyone's money and rank the seats (LV-6.3)."""
    over = Over(table.options, tuple(map(turned_up, table.winnings)))
    final = result(over)
    money, notes = zip(*final.scores, strict=True)
    return Step(over, (GameEnded(money, notes, final.places),))


def result(over: Over) -> Result:
    """Rank by money, then by notes; equals share a place (LV-6.3).

    >>> from croupier.lasvegas.state import Options
    >>> result(Over(Options(), (Purse((60_000,)), Purse((40_000, 20_000))))).winners
    (1,)
    """
    return Result(tuple((money(purse), len(purse.notes)) for purse in over.purses))


def money(purse: Purse) -> Dollars:
    """Return what the notes are worth together."""
    return Dollars(sum(purse.notes))
