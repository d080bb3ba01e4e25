"""What somebody has played: finished games, and what they add up to.

All of it follows from how games ended (`results`) and from what was found when they were looked
into (`analysing`), and both follow from the logs.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder

from croupier.analysis.account import SeatAccount
from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.results import RESULTS, GameResult, ResultSeat
from croupier.store.pages import KeptResult

MOST_GAMES = 1000
"""How many games statistics are made of: the last ones."""
MOST_LISTED = 100
MOST_MISTAKES = 5
MOST_OPPONENTS = 12


class _Missed(Struct):
    """As much of a missed move as mistakes are counted by."""

    seat: Seat
    cost: float
    move: Raw


class _Tagged(Struct):
    """As much of a move as tells which kind it is."""

    type: str = ""


class KeptInsight(Struct):
    """As much of what was found of a game as statistics take."""

    seats: tuple[SeatAccount, ...]
    errors: tuple[_Missed, ...]


_INSIGHTS = Decoder(KeptInsight)


class PlayedGame(NamedTuple):
    """A finished game, as one of those who played it remembers it.

    Whoever held several seats of it has no place of their own in it.
    """

    room: str
    at: float
    result: GameResult
    own: tuple[Seat, ...]
    insight: KeptInsight | None

    @property
    def seat(self) -> Seat | None:
        """The one seat they had."""
        return self.own[0] if len(self.own) == 1 else None

    @property
    def account(self) -> SeatAccount | None:
        """What became of their chance to win, once that was found."""
        return self.insight.seats[self.own[0]] if self.insight and self.seat is not None else None


def played_game(kept: KeptResult, guests: Collection[str]) -> PlayedGame:
    """Read a finished game of somebody who is known by these digests."""
    result = RESULTS.decode(kept.body)
    own = [s for s, seat in enumerate(result.seats) if not {*seat.holders}.isdisjoint(guests)]
    return PlayedGame(
        kept.room, kept.at, result, tuple(map(Seat, own)), read_insight(kept.analysis)
    )


def read_insight(body: bytes | None) -> KeptInsight | None:
    """Read what was found of a game; what cannot be read is found anew when somebody asks."""
    try:
        return None if body is None else _INSIGHTS.decode(body)
    except msgspec.DecodeError:
        return None


def history(games: Sequence[PlayedGame]) -> wire.History:
    """Return what somebody has played, the last game first, and what it adds up to."""
    by_game: dict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        if game.seat is not None:
            by_game[game.result.game].append(game)
    return wire.History(
        count=len(games),
        unseen=sum(game.insight is None for game in games),
        games=tuple(past_game(game) for game in games[:MOST_LISTED]),
        statistics=tuple(statistics(name, by_game[name]) for name in sorted(by_game)),
    )


def past_game(game: PlayedGame) -> wire.PastGame:
    """Show a finished game."""
    return wire.PastGame(
        room=game.room,
        setup=wire.Setup(game.result.game, game.result.options),
        at=game.at,
        seats=tuple(
            wire.PastSeat(seat.name, seat.colour, seat.place, seat.scores[0], seat.level, seat.left)
            for seat in game.result.seats
        ),
        you=game.own,
        account=game.account,
    )


def statistics(name: str, games: Sequence[PlayedGame]) -> wire.GameStatistics:
    """Return what the games of one kind add up to, of which the last one comes first."""
    by_seats, by_variant = defaultdict[int, list[PlayedGame]](list), _by_variant(games)
    for game in games:
        by_seats[len(game.result.seats)].append(game)
    accounts = [game.account for game in reversed(games) if game.account is not None]
    return wire.GameStatistics(
        game=name,
        total=tally(games),
        luck=tuple(accumulate(account.luck for account in accounts)),
        choices=sum(account.own for account in accounts),
        by_seats=tuple(
            wire.SeatsTally(seats, tally(by_seats[seats])) for seats in sorted(by_seats)
        ),
        by_variant=tuple(wire.VariantTally(Raw(key), tally(some)) for key, some in by_variant),
        against=against(games),
        mistakes=mistakes(games),
    )


def _by_variant(games: Sequence[PlayedGame]) -> list[tuple[bytes, list[PlayedGame]]]:
    """Return games by what was agreed on for them, what was played most first."""
    found: dict[bytes, list[PlayedGame]] = defaultdict(list)
    for game in games:
        found[bytes(game.result.options)].append(game)
    return sorted(found.items(), key=lambda variant: -len(variant[1]))


def tally(games: Iterable[PlayedGame]) -> wire.Tally:
    """Count games, wins, and how many wins were to be expected of equal players."""
    count, wins, expected = 0, 0.0, 0.0
    for game in games:
        seats = game.result.seats
        count += 1
        wins += won(seats[game.own[0]], seats)
        expected += game.account.start if game.account is not None else 1 / len(seats)
    return wire.Tally(count, wins, expected)


class Placed(Protocol):
    """Whoever took a place in a game, or left it."""

    @property
    def place(self) -> int:
        """Which place; several may share one."""
        ...

    @property
    def left(self) -> bool:
        """Whether a bot played on for them."""
        ...


def won(seat: Placed, seats: Iterable[Placed]) -> float:
    """Return how much of a win a seat has: those who share the first place share it.

    Whoever left has not won, whatever the bot did that played on.
    """
    if seat.place != 1 or seat.left:
        return 0.0
    return 1 / sum(other.place == 1 for other in seats)


def ahead(seat: Placed, other: Placed) -> float:
    """Return how much a seat was ahead of another: wholly, by half if equal, or not at all."""
    if seat.left or other.left:
        return float(other.left and not seat.left)
    return 0.5 if seat.place == other.place else float(seat.place < other.place)


def against(games: Sequence[PlayedGame]) -> tuple[wire.Opponent, ...]:
    """Count who was met how often, and how often one was ahead of them: friends, and bots."""
    met: dict[str, list[tuple[ResultSeat, float]]] = defaultdict(list)
    for game in games:
        own = game.result.seats[game.own[0]]
        for seat, other in enumerate(game.result.seats):
            key = other.level or "".join(other.holders[:1])
            if seat != game.own[0] and key:
                met[key].append((other, ahead(own, other)))
    often = sorted(met.values(), key=lambda meetings: -len(meetings))[:MOST_OPPONENTS]
    return tuple(_opponent(meetings) for meetings in often)


def _opponent(meetings: Sequence[tuple[ResultSeat, float]]) -> wire.Opponent:
    (last, _), gains = meetings[0], sum(gain for _, gain in meetings)
    name = "" if last.level else last.name
    return wire.Opponent(name, last.colour, last.level, len(meetings), gains)


def mistakes(games: Iterable[PlayedGame]) -> tuple[wire.Mistake[object], ...]:
    """Return the kinds of moves that cost most, by the last one of each kind.

    Where a game has one kind of moves only, each move is a kind of its own.
    """
    found = [*_missed(games)]
    tags = {_tag(move) for move, _ in found}
    kinds: dict[str | bytes, list[tuple[Raw, float]]] = defaultdict(list)
    for move, cost in found:
        kinds[_tag(move) if len(tags) > 1 else bytes(move)].append((move, cost))
    counted: list[wire.Mistake[object]] = [
        wire.Mistake(some[0][0], len(some), sum(cost for _, cost in some))
        for some in kinds.values()
    ]
    return tuple(sorted(counted, key=lambda mistake: -mistake.cost)[:MOST_MISTAKES])


def _missed(games: Iterable[PlayedGame]) -> Iterator[tuple[Raw, float]]:
    for game in games:
        if game.insight is not None:
            for error in game.insight.errors:
                if error.seat == game.seat:
                    yield error.move, error.cost


def _tag(move: Raw) -> str:
    return msgspec.json.decode(move, type=_Tagged).type
