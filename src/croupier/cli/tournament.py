"""Bots that compete: every deal is played in all seatings, so that luck evens out."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from math import ceil, log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Protocol

import msgspec
from msgspec import Raw, Struct
from rich import box
from rich.console import Group
from rich.table import Table

from croupier.bots.arena import Timed, play
from croupier.cli.arguments import Arguments
from croupier.cli.cluster import cluster, parts, worthwhile
from croupier.cli.options import options_of
from croupier.cli.processes import workers
from croupier.cli.seating import named
from croupier.cli.simulate import progress, seating_of
from croupier.cli.terminal import Terminal
from croupier.core.chance import Dealer
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, Result, StateT, Turn
from croupier.core.log import Sitting
from croupier.games.spec import Edition

NINETY_FIVE = 1.959964
"""How many standard errors a 95 % interval reaches to both sides, where there are many."""
SCALE = 400
"""Points of rating by which ten to one are apart."""


class Entrant(Struct, frozen=True):
    """What a bot achieved, for each seat it had."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    rating: float
    ms_per_decision: float


class PlayedGame(Struct, frozen=True):
    """One game: who sat where, how it ended, and what each seat's decisions took."""

    seating: tuple[str, ...]
    result: Result
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


Deal = Sequence[PlayedGame]
"""The same dealer's game in every seating."""


class PlayOne(Protocol):
    """Plays one game."""

    def __call__(
        self,
        edition: Edition[StateT, MoveT, EventT, OptionsT],
        options: OptionsT,
        seating: tuple[str, ...],
        seed: int,
        number: int,
        /,
    ) -> PlayedGame:
        """Return how it went."""
        ...


def hold_tournament(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Let bots compete and print how they did."""
    options, bots = options_of(edition, arguments), arguments.bots
    for bot in bots:
        named("bot", edition.bots, bot)
    edition.game.start(len(bots), options)
    if len({*bots}) == 1:
        raise InvalidOptions(f"A tournament needs at least two different bots, not only {bots[0]}.")
    engine = engine_for(edition, bots, arguments.engine)
    deals = _deals(edition, options, arguments, engine)
    rated = ratings([game for deal in deals for game in deal])
    entrants = [_entrant(bot, deals, rated[bot]) for bot in rated]
    if arguments.json:
        terminal.console.out(
            _json(edition.game.name, engine, options, deals, entrants), highlight=False
        )
    else:
        terminal.show(_report(edition.game.name, engine, deals, entrants))
    return 0


def engine_for(
    edition: Edition[StateT, MoveT, EventT, OptionsT], bots: Sequence[str], wished: str
) -> str:
    """Return what plays: the kernel, if it knows all bots and nobody asks for the rules."""
    kernel = edition.kernel() if wished == "kernel" and edition.kernel is not None else None
    is_known = kernel is not None and kernel.play is not None and kernel.knows(bots)
    return "kernel" if is_known else "rules"


def _deals(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    arguments: Arguments,
    engine: str,
) -> list[Deal]:
    """Play as many deals as make up the games asked for, on several cores."""
    tables, deals = seatings(arguments.bots), list[Deal]()
    count = ceil(arguments.games / len(tables))
    play_one = game_in_kernel if engine == "kernel" else game_by_rules
    play_some = partial(play_deals, play_one, edition, options, tables, arguments.series)
    prepare = partial(warm_up, edition, options, tables[0], engine)
    ready = (
        workers(min(arguments.jobs, count), prepare)
        if arguments.cluster is None
        else cluster(arguments.cluster, prepare)
    )
    with ready as share, progress(count * len(tables)) as tell:
        is_far = arguments.cluster is not None
        size = worthwhile(lambda count: play_some(range(count))) if is_far else 1
        for played in share(play_some, parts(count, size)):
            deals += played
            tell(len(played) * len(tables))
    return deals


def seatings(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the bots in all their turns around the table, each seating once.

    >>> seatings(["a", "b", "b"])
    (('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b'))
    >>> seatings(["a", "b", "a", "b"])
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    turns = ((*bots[turn:], *bots[:turn]) for turn in range(len(bots)))
    return tuple(dict.fromkeys(turns))


def warm_up(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    engine: str,
) -> None:
    """Let every bot choose once off the clock: a first choice may have to load compiled code."""
    if engine == "kernel":
        game_in_kernel(edition, options, tuple(bots), 0, 0)
        return
    whims = Random(0)
    sitting = Sitting(edition.game, len(bots), options, Dealer.numbered(0))
    while isinstance(turn := sitting.deal(), Turn):
        seat = turn.next_to_move
        view, legal = (
            edition.game.view(sitting.state, seat),
            edition.game.legal(sitting.state, seat),
        )
        if len(legal) > 1:
            break
        sitting.play(seat, legal[0])
    for bot in {*bots}:
        named("bot", edition.bots, bot)(whims).choose(seat, view, legal)


def play_deals(
    play_one: PlayOne,
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    tables: Sequence[tuple[str, ...]],
    seed: int,
    numbers: range,
) -> list[Deal]:
    """Play the deals of these numbers, each in every seating."""
    return [
        [play_one(edition, options, seating, seed, number) for seating in tables]
        for number in numbers
    ]


def game_by_rules(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    seating: tuple[str, ...],
    seed: int,
    number: int,
) -> PlayedGame:
    """Play one game, with a clock for every seat."""
    bots = [Timed(bot) for bot in seating_of(edition, seating, seed)(number)]
    sitting = play(edition.game, bots, options, Dealer.numbered(seed, number))
    result = edition.game.result(sitting.state)
    assert result is not None, "bots play to the end"
    seconds = tuple(bot.seconds for bot in bots)
    return PlayedGame(seating, result, seconds, tuple(bot.decisions for bot in bots))


def game_in_kernel(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    seating: tuple[str, ...],
    seed: int,
    number: int,
) -> PlayedGame:
    """Play one game in compiled code, with a clock for every seat."""
    assert edition.kernel is not None, "the kernel was chosen because there is one"
    play_game = edition.kernel().play
    assert play_game is not None, "the kernel was chosen because it plays"
    played = play_game(seating, options, seed, number)
    return PlayedGame(seating, Result(played.scores), played.seconds, played.decisions)


def _entrant(bot: str, deals: Sequence[Deal], rating: float) -> Entrant:
    """Sum up a bot; deals are independent of each other, the games of one deal are not."""
    games = [game for deal in deals for game in deal]
    low, high = interval([share(deal, bot) for deal in deals], 1 / len(games[0].seating))
    clocks = [clock for game in games for clock in _clocks(game, bot)]
    seconds, decisions = map(sum, zip(*clocks, strict=True))
    return Entrant(
        bot=bot,
        games=len(games),
        win_share=fmean(share(deal, bot) for deal in deals),
        low=low,
        high=high,
        rating=rating,
        ms_per_decision=1000 * seconds / max(1, decisions),
    )


def share(deal: Deal, bot: str) -> float:
    """Return the mean share of the win of all seats a bot had in a deal."""
    return fmean(
        won
        for game in deal
        for won, name in zip(game.result.win_shares, game.seating, strict=True)
        if name == bot
    )


def interval(shares: Sequence[float], fair: float) -> tuple[float, float]:
    """Return where the true share lies with 95 % (Student's interval for the mean of all deals).

    One fair deal is added, so that a few deals that all went alike do not look like certainty.

    >>> [round(limit, 2) for limit in interval([1.0] * 10, 0.5)]
    [0.85, 1.0]
    """
    with_fair = [*shares, fair]
    error = reach(len(shares)) * stdev(with_fair) / sqrt(len(with_fair))
    return max(0.0, fmean(with_fair) - error), min(1.0, fmean(with_fair) + error)


def reach(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches, by its degrees of freedom.

    These are the first terms of the expansion of Student's distribution by Cornish and Fisher:

    >>> round(reach(10), 3), round(reach(100), 3)
    (2.228, 1.984)
    """
    z = NINETY_FIVE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _clocks(game: PlayedGame, bot: str) -> list[tuple[float, int]]:
    clocks = zip(game.seating, game.seconds, game.decisions, strict=True)
    return [(seconds, decisions) for name, seconds, decisions in clocks if name == bot]


def ratings(games: Sequence[PlayedGame]) -> Mapping[str, float]:
    """Rate bots by who placed before whom, with 0 on average (Bradley and Terry's model).

    As if every two had met once more and drawn, so that nobody is out of all reach.
    """
    names = [*dict.fromkeys(games[0].seating)]
    wins = {(a, b): 0.5 for a in names for b in names if a != b}
    for game in games:
        _count_pairs(game, wins)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        strength = {a: _strength(a, names, wins, strength) for a in names}
    rated = {a: SCALE * log10(strength[a]) for a in names}
    middle = fmean(rated.values())
    return {a: rating - middle for a, rating in rated.items()}


def _count_pairs(game: PlayedGame, wins: dict[tuple[str, str], float]) -> None:
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


def _json(
    game: str, engine: str, options: object, deals: Sequence[Deal], entrants: Sequence[Entrant]
) -> str:
    fields = {
        "game": game,
        "engine": engine,
        "seats": len(deals[0][0].seating),
        "options": Raw(msgspec.json.encode(options)),
        "deals": len(deals),
        "games": sum(map(len, deals)),
        "bots": entrants,
    }
    return msgspec.json.format(msgspec.json.encode(fields)).decode()


def _report(game: str, engine: str, deals: Sequence[Deal], entrants: Sequence[Entrant]) -> Group:
    table = Table("Bot", box=box.SIMPLE_HEAD)
    for heading in ("Win share", "95 %", "Rating", "ms per decision"):
        table.add_column(heading, justify="right")
    for e in sorted(entrants, key=lambda entrant: -entrant.win_share):
        interval = f"{e.low:.1%}–{e.high:.1%}"
        table.add_row(
            e.bot, f"{e.win_share:.1%}", interval, f"{e.rating:+.0f}", f"{e.ms_per_decision:.1f}"
        )
    return Group(table, _remark(game, engine, deals))


def _remark(game: str, engine: str, deals: Sequence[Deal]) -> str:
    tables, seats = len(deals[0]), len(deals[0][0].seating)
    return (
        f"{len(deals) * tables:,} games of {game} by the {engine}, every deal in {tables} seatings;"
        f" a fair share is {1 / seats:.1%}."
    )
