"""Questions about Lords of Vegas, answered by games, and by the judge of positions."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

import numpy as np
from msgspec.structs import replace

from croupier import Dealer, Seat, play
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.bots.lordsofvegas import Greedy
from croupier.core.game import Moved
from croupier.core.log import Sitting, replay
from croupier.kernel.lordsofvegas import row
from croupier.kernel.lordsofvegas.arena import begin_game, share_of_win
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.policies import POLICIES
from croupier.kernel.lordsofvegas.series import play_out
from croupier.lordsofvegas import EndTurn, Gamble, LordsOfVegas, Move, Options, Reorganize, State
from croupier.lordsofvegas.board import SITES
from croupier.lordsofvegas.casinos import Casino, casino_on
from croupier.lordsofvegas.events import CasinoPaid, Event, PointsScored
from croupier.lordsofvegas.state import DICE, Acting, Built
from gallery.measuring import Estimate, Finding, mean_of, ratio_of, share_more

Played = Sitting[State, Move, Event, Options]

GAME = LordsOfVegas()
SEED = 20_262
SEATS = 4
MORE_MONEY = 10
"""So many millions are taken as the measure of what a die is worth."""
COLOURS = ("brown", "gold", "green", "purple", "silver")
PURSES = (0, 10, 20, 40)
"""How many millions somebody has who bets, apart from these on."""
POSITIONS = 4
"""How many positions of a game are looked at."""


def lots(games: int) -> Finding:
    """Ask what a start lot is worth, by what it costs to build there; and who begins."""
    won: dict[int, list[float]] = defaultdict(list)
    begun = np.zeros(SEATS)
    rows, place = row.rows(2), desk()
    policies = np.array([POLICIES["greedy"]] * SEATS)
    for game in range(games):
        begin_game(rows, place, SEATS, SEED, game)
        marked = [int(lots) for lots in rows[0]["markers"]]
        first = int(rows[0]["turn"])
        play_out(rows, place, policies)
        shares = [share_of_win(rows, seat) for seat in range(SEATS)]
        begun += np.roll(shares, -first)
        for seat, mask in enumerate(marked):
            for number, site in enumerate(SITES):
                if mask >> number & 1:
                    won[site.build_cost].append(SEATS * shares[seat] - 1)
    prices = tuple(mean_of(str(cost), won[cost]) for cost in sorted(won))
    turns = tuple(
        share_more(str(turn), share, SEATS, games)
        for turn, share in enumerate((begun / games).tolist())
    )
    return Finding("lov-lots", {"start lots": prices, "turns": turns}, games)


def judged(games: int) -> Sequence[Finding]:
    """Ask all that needs events and the judge, of the same games."""
    judge = LordsOfVegasJudge()
    paid: dict[str, dict[str, list[float]]] = {"money": {}, "points": {}}
    rolls: dict[str, list[float]] = defaultdict(list)
    bets: dict[str, list[float]] = defaultdict(list)
    worth: dict[int, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for number in range(games):
        luck = Random(f"{SEED} {number}")
        bots = [Greedy(Random(f"{number} {seat}")) for seat in range(SEATS)]
        sitting = play(GAME, bots, Options(), Dealer.numbered(SEED + number))
        _add_up(sitting.events, paid)
        seen = [state for state in _states(sitting) if isinstance(state, Acting)]
        for state in luck.sample(seen, min(POSITIONS, len(seen))):
            _ask_of_betting(judge, state, bets)
            _ask_of_rolling(judge, state, rolls)
            _ask_of_a_die(judge, state, luck, worth)
    return (
        Finding("lov-colours", {name: _means(found) for name, found in paid.items()}, games),
        Finding("lov-gambling", {"a bet": _means(bets)}, games),
        Finding("lov-reorganizing", {"rolling anew": _means(rolls)}, games),
        Finding("lov-die", {"a die": _worths(worth)}, games),
    )


def _means(found: dict[str, list[float]]) -> tuple[Estimate, ...]:
    """Return the means of what was found, where there is more than one of it."""
    found = {what: numbers for what, numbers in found.items() if len(numbers) > 1}
    return tuple(mean_of(what, numbers) for what, numbers in sorted(found.items()))


def _worths(found: dict[int, tuple[list[float], list[float]]]) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(ratio.of, round(MORE_MONEY * ratio.mean, 3), round(MORE_MONEY * ratio.margin, 3))
        for value in sorted(found)
        for ratio in [ratio_of(str(value), *found[value])]
    )


def _add_up(events: Sequence[Event], paid: dict[str, dict[str, list[float]]]) -> None:
    """Add what casinos of each colour paid in a game, in millions and in points."""
    colour = ""
    for found in paid.values():
        for name in COLOURS:
            found.setdefault(name, []).append(0.0)
    for event in events:
        if isinstance(event, CasinoPaid):
            colour = event.colour
            paid["money"][colour][-1] += sum(event.money)
        elif isinstance(event, PointsScored):
            paid["points"][colour][-1] += event.points


def _states(sitting: Played) -> Iterator[State]:
    """Yield all positions of a game."""
    return (step.state for step in replay(sitting.game, sitting.log))


def _ask_of_betting(judge: LordsOfVegasJudge, state: Acting, bets: dict[str, list[float]]) -> None:
    """Ask the judge what the best bet is worth against the best that can be done without one."""
    seat = state.table.turn
    options = judge.options(state, seat)
    betting = [option.chance for option in options if isinstance(option.move, Gamble)]
    others = [option.chance for option in options if not isinstance(option.move, Gamble)]
    if betting and others:
        bets[_purse(state.table.money[seat])].append(max(betting) - max(others))


def _purse(money: int) -> str:
    """Say how many millions somebody has, more or less.

    >>> _purse(7), _purse(90)
    ('0–9', '40 and more')
    """
    for least, beyond in pairwise(PURSES):
        if money < beyond:
            return f"{least}–{beyond - 1}"
    return f"{PURSES[-1]} and more"


def _ask_of_rolling(judge: LordsOfVegasJudge, state: Acting, rolls: dict[str, list[float]]) -> None:
    """Ask the judge what rolling dice anew is worth against ending the turn."""
    seat = state.table.turn
    left = _left(judge, state, EndTurn())
    for move in GAME.legal(state, seat):
        if isinstance(move, Reorganize):
            casino = casino_on(state.table, move.casino)
            assert casino is not None
            who = "as boss" if casino.boss == seat else _part(casino, seat)
            rolls[who].append(_left(judge, state, move) - left)


def _part(casino: Casino, seat: Seat) -> str:
    """Say how much of a casino is a seat's."""
    mine = sum(die.owner == seat for _, die in casino.dice)
    if 2 * mine == len(casino.dice):
        return "with half the dice"
    return "with most dice" if 2 * mine > len(casino.dice) else "with fewer dice"


def _ask_of_a_die(
    judge: LordsOfVegasJudge,
    state: Acting,
    luck: Random,
    worth: dict[int, tuple[list[float], list[float]]],
) -> None:
    """Ask the judge what a rival's die adds to the chance to win of the seat on turn, and money."""
    table, seat = state.table, state.table.turn
    rivals = [
        (place, plot, plot.die)
        for place, plot in enumerate(table.plots)
        if isinstance(plot, Built) and plot.die is not None and plot.die.owner != seat
    ]
    if not rivals or len(table.dice(seat)) == DICE:
        return
    place, plot, die = luck.choice(rivals)
    plots = list(table.plots)
    plots[place] = replace(plot, die=replace(die, owner=seat))
    richer = tuple(money + MORE_MONEY * (one == seat) for one, money in enumerate(table.money))

    before = _left(judge, state, EndTurn())
    with_die = replace(table, plots=tuple(plots))
    with_money = replace(table, money=richer)
    dice, money = worth[die.value]
    dice.append(_left(judge, Acting(with_die), EndTurn()) - before)
    money.append(_left(judge, Acting(with_money), EndTurn()) - before)


def _left(judge: LordsOfVegasJudge, state: Acting, move: Move) -> float:
    """Return the chance to win that a move leaves to the seat on turn, on average of its luck."""
    seat = state.table.turn
    return judge.chances(GAME.step(state, Moved(seat, move)).state)[seat]
