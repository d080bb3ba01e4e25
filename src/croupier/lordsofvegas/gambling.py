"""Gambling at another seat's casino (LOV-12)."""

from typing import NamedTuple

from msgspec.structs import replace

from croupier.core.chance import Dice, Outcome, rolled
from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.lordsofvegas.casinos import Casino
from croupier.lordsofvegas.conditions import require_casino, require_money, require_unpromised
from croupier.lordsofvegas.events import BetLaidOff, BetMade, BetSettled, BetStood, Event
from croupier.lordsofvegas.moves import Gamble
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import Answering, Betting, State, Table, ToAct

BET_PER_TILE = 5
BET_DICE = 2
LOSING = (5, 6, 7, 8)
DOUBLE = (2, 12)
"""The totals that lose a bet, and those that win it twice (LOV-12.4, LOV-12.6)."""


def highest_bet(table: Table, casino: Casino) -> int:
    """Return the most the seat on turn may bet at a casino (LOV-12.2)."""
    return min(BET_PER_TILE * casino.tiles, table.money[table.turn])


def check_gamble(table: Table, move: Gamble) -> None:
    """Refuse a second bet, one at an own casino or one without boss, or too high (LOV-12.1)."""
    if table.gambled:
        raise Refusal("already-gambled", "You have gambled this turn; once is the limit.")
    casino = require_casino(table, move.casino)
    if casino.boss is None:
        raise Refusal("no-boss", f"The casino on {casino.lots[0]} has no boss to bet against.")
    if casino.boss == table.turn:
        raise Refusal("own-casino", "You are the boss there; gamble at the casino of another.")
    require_unpromised(table, "gamble", casino.lots)
    limit = BET_PER_TILE * casino.tiles
    if not 1 <= move.bet <= limit:
        raise Refusal("bad-bet", f"A bet there is from 1 to {limit} million, not {move.bet}.")
    require_money(table, move.bet)


def gamble(table: Table, move: Gamble) -> Step[State, Event]:
    """Make the bet and ask the boss whether to lay off (LOV-12.3)."""
    casino = require_casino(table, move.casino)
    boss = casino.boss
    assert boss is not None
    event = BetMade(table.turn, casino.lots, move.bet, boss)
    return Step(Answering(replace(table, gambled=True), casino.lots[0], move.bet, boss), (event,))


def lay_off(state: Answering) -> Step[State, Event]:
    """Leave half of the bet to the bank."""
    betting = Betting(state.table, state.casino, state.bet, state.boss, laid_off=True)
    return Step(betting, (BetLaidOff(state.boss),))


def stand(state: Answering) -> Step[State, Event]:
    """Take the whole bet."""
    betting = Betting(state.table, state.casino, state.bet, state.boss, laid_off=False)
    return Step(betting, (BetStood(state.boss),))


def two_dice(_: Betting) -> Dice:
    """Ask for the dice of the bet."""
    return Dice((BET_DICE,))


class Gains(NamedTuple):
    """What a bet brings the two who are in it, below zero for a loss."""

    gambler: int
    boss: int


def gains(bet: int, total: int, boss_money: int, *, laid_off: bool) -> Gains:
    """Return what a total on the dice brings gambler and boss (LOV-12.4 to LOV-12.10)."""
    if total in LOSING:
        return Gains(-bet, boss_part(bet, laid_off=laid_off))
    due = 2 * bet if total in DOUBLE else bet
    part = boss_part(due, laid_off=laid_off)
    paid = min(part, boss_money)
    return Gains(paid + due - part, -paid)


def boss_part(due: int, *, laid_off: bool) -> int:
    """Return what of an amount due is the boss's affair; the rest is the bank's (LOV-12.7)."""
    return due // 2 if laid_off else due


def roll_bet(state: Betting, outcome: Outcome) -> Step[State, Event]:
    """Settle the bet as the dice say."""
    low, high = rolled(two_dice(state), outcome)
    money = state.table.money[state.boss]
    gain = gains(state.bet, low + high, money, laid_off=state.laid_off)
    gambler = state.table.turn
    table = state.table.with_money({gambler: gain.gambler, state.boss: gain.boss})
    event = BetSettled(gambler, state.boss, (low, high), gain.gambler, gain.boss)
    return settle(table, ToAct()).after(event)
