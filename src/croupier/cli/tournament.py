"""Bots that compete: every deal is played in all seatings, so that luck evens out."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import ceil, log10, sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

from croupier.bots.bot import Bot
from croupier.cli.arguments import Arguments
from croupier.cli.kit import Kit
from croupier.cli.seating import luck, named
from croupier.cli.simulating import progress
from croupier.cli.terminal import Terminal
from croupier.core.chance import Dealer
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, Result, StateT, Turn
from croupier.core.log import Sitting

NINETY_FIVE = 1.96
"""How many standard errors a 95 % interval reaches to both sides."""
SCALE = 400
"""Points of rating by which ten to one are apart."""


class Entrant(Struct, frozen=True):
    """What a bot achieved, over all its seats."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    rating: float
    ms_per_decision: float


class Played(Struct, frozen=True):
    """One game: who sat where, how it ended, and what each seat's decisions took."""

    seating: tuple[str, ...]
    result: Result
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


Deal = Sequence[Played]
"""The same dealer's game in every seating."""


def hold_tournament(
    kit: Kit[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Let bots compete and print how they did."""
    options, bots = kit.options(arguments), arguments.bots
    kit.game.start(len(bots), options)
    for bot in bots:
        named("bot", kit.bots, bot)
    if len({*bots}) == 1:
        raise InvalidOptions("A tournament needs at least two different bots.")
    deals = _deals(kit, options, arguments)
    entrants = [_entrant(bot, deals, ratings(deals)) for bot in dict.fromkeys(bots)]
    if arguments.json:
        terminal.console.out(_json(kit.game.name, len(bots), deals, entrants), highlight=False)
    else:
        terminal.show(_table(entrants))
    return 0


def _deals(
    kit: Kit[StateT, MoveT, EventT, OptionsT], options: OptionsT, arguments: Arguments
) -> list[Deal]:
    """Play as many deals as make up the games asked for, on several cores."""
    bots = arguments.bots
    numbers = range(ceil(arguments.games / len(bots)))
    with get_context("fork").Pool(arguments.jobs) as workers, progress(len(numbers)) as tell:
        deals: list[Deal] = []
        for deal in workers.imap(partial(play_deal, kit, options, bots, arguments.series), numbers):
            deals.append(deal)
            tell(1)
    return deals


def play_deal(
    kit: Kit[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    seed: int,
    number: int,
) -> Deal:
    """Play one deal in every seating."""
    seatings = [(*bots[turn:], *bots[:turn]) for turn in range(len(bots))]
    return [_game(kit, options, seating, seed, number) for seating in seatings]


def _game(
    kit: Kit[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    seating: tuple[str, ...],
    seed: int,
    number: int,
) -> Played:
    """Play one game, with a clock for every seat."""
    makers: list[Callable[..., Bot[StateT, MoveT]]] = [kit.bots[bot] for bot in seating]
    bots = [make(luck(seed, number, seat)) for seat, make in enumerate(makers)]
    sitting = Sitting(kit.game, len(bots), options, Dealer.numbered(seed, number))
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    while isinstance(turn := sitting.deal(), Turn):
        seat = turn.next_to_move
        view, legal = kit.game.view(sitting.state, seat), kit.game.legal(sitting.state, seat)
        began = perf_counter()
        move = bots[seat].choose(seat, view, legal)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        sitting.play(seat, move)
    result = kit.game.result(sitting.state)
    assert result is not None, "bots play to the end"
    return Played(seating, result, tuple(seconds), tuple(decisions))


def shares(game: Played, bot: str) -> list[float]:
    """Return the shares of the win of all seats a bot had in a game."""
    return [
        float(s)
        for s, name in zip(game.result.win_shares, game.seating, strict=True)
        if name == bot
    ]


def _entrant(bot: str, deals: Sequence[Deal], rated: Mapping[str, float]) -> Entrant:
    """Sum up a bot; deals are independent of each other, the games of one deal are not."""
    by_deal = [fmean(share for game in deal for share in shares(game, bot)) for deal in deals]
    win_share = fmean(by_deal)
    error = NINETY_FIVE * stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else 1.0
    games = [game for deal in deals for game in deal]
    seats = [(g, s) for g in games for s, name in enumerate(g.seating) if name == bot]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    low, high = max(0.0, win_share - error), min(1.0, win_share + error)
    milliseconds = 1000 * seconds / max(1, decisions)
    return Entrant(bot, len(games), win_share, low, high, rated[bot], milliseconds)


def ratings(deals: Sequence[Deal]) -> Mapping[str, float]:
    """Rate bots by who placed before whom, with 0 on average (Bradley and Terry's model)."""
    names = [*dict.fromkeys(name for deal in deals for game in deal for name in game.seating)]
    wins = {(a, b): 0.5 for a in names for b in names if a != b}
    for deal in deals:
        for game in deal:
            _count_pairs(game, wins)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        strength = {a: _strength(a, names, wins, strength) for a in names}
    rated = {a: SCALE * log10(strength[a]) for a in names}
    middle = fmean(rated.values())
    return {a: rating - middle for a, rating in rated.items()}


def _count_pairs(game: Played, wins: dict[tuple[str, str], float]) -> None:
    for a, b in combinations(range(len(game.seating)), 2):
        names = game.seating[a], game.seating[b]
        if names[0] != names[1]:
            first, second = game.result.places[a], game.result.places[b]
            won = 0.5 if first == second else float(first < second)
            wins[names] += won
            wins[names[::-1]] += 1 - won


def _strength(
    bot: str,
    names: Sequence[str],
    wins: Mapping[tuple[str, str], float],
    strength: Mapping[str, float],
) -> float:
    others = [name for name in names if name != bot]
    won = sum(wins[bot, other] for other in others)
    met = (
        (wins[bot, other] + wins[other, bot]) / (strength[bot] + strength[other])
        for other in others
    )
    return won / sum(met)


def _json(game: str, seats: int, deals: Sequence[Deal], entrants: Sequence[Entrant]) -> str:
    games = sum(map(len, deals))
    fields = {"game": game, "seats": seats, "deals": len(deals), "games": games, "bots": entrants}
    return msgspec.json.format(msgspec.json.encode(fields)).decode()


def _table(entrants: Sequence[Entrant]) -> Table:
    table = Table("Bot", box=box.SIMPLE_HEAD)
    for heading in ("Win share", "95 %", "Rating", "ms per decision"):
        table.add_column(heading, justify="right")
    for e in sorted(entrants, key=lambda entrant: -entrant.win_share):
        interval = f"{e.low:.1%}–{e.high:.1%}"
        table.add_row(
            e.bot, f"{e.win_share:.1%}", interval, f"{e.rating:+.0f}", f"{e.ms_per_decision:.1f}"
        )
    return table
