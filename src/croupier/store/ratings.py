"""Ratings: what games at tables that count have come to, in the order in which they ended.

A game is written down with the last entry of its log. How its seats are rated after it follows, one
game after the other, while nobody else does the same; should one turn up that ended before others
that are settled already, those are taken back and settled again. So ratings are always the fold of
the games in their order, whichever process has settled which.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.store.database import Connection, Value
from croupier.store.pages import Rating
from croupier.store.reading import Readers, patience

AT_A_TIME = 100
"""How many games are settled in one go, so that nobody else waits long."""


class RatedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a game that counted: which place it took, and whose rating it moves.

    Bots, and whoever is not to be known any more, have a `fixed` rating, which nothing moves. A
    seat with neither is passed over.
    """

    place: int
    player: str = ""
    fixed: Rating | None = None


class Step(Struct, frozen=True, array_like=True):
    """How a seat was rated before and after a game."""

    before: Rating
    after: Rating


class Ladder(NamedTuple):
    """What is rated together: a game in one of its variants."""

    game: str
    variant: str


class Standing(NamedTuple):
    """How somebody is rated, after so many games."""

    rating: Rating
    games: int


class RankedProfile(NamedTuple):
    """A profile in the order of a ladder."""

    name: str
    colour: int
    standing: Standing


Rate = Callable[[Sequence[Rating], Sequence[int]], Sequence[Rating]]
"""Says how those who took some places are rated after a game, by how they were rated before."""

ENCODER = msgspec.json.Encoder()
SEATS = Decoder(tuple[RatedSeat, ...])
STEPS = Decoder(tuple[Step | None, ...])

_ALONE = "UPDATE house SET secret = secret WHERE name = 'ratings'"
_FIRST = (
    "SELECT game, variant, at, room FROM rated_games WHERE steps = '' ORDER BY at, room LIMIT 1"
)
_LATER = """
SELECT room, body, steps FROM rated_games
WHERE game = ? AND variant = ? AND steps <> '' AND (at, room) > (?, ?)
ORDER BY at DESC, room DESC
"""
_NEXT = """
SELECT room, body FROM rated_games WHERE game = ? AND variant = ? AND steps = ''
ORDER BY at, room LIMIT ?
"""
_SETTLED = "UPDATE rated_games SET steps = ? WHERE room = ?"
_OF_PLAYER = "game = ? AND variant = ? AND player = ?"
_BACK = f"UPDATE ratings SET mu = ?, sigma = ?, games = games - 1 WHERE {_OF_PLAYER}"
_FORGOTTEN = "UPDATE rated_games SET body = ?, steps = ? WHERE room = ?"
# Somebody who was forgotten just now is not written down again.
_KEEP = """
INSERT INTO ratings (game, variant, player, mu, sigma, games)
SELECT ?, ?, profile, ?, ?, ? FROM profiles WHERE profile = ?
ON CONFLICT (game, variant, player)
DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""


def settle(connection: Connection, rate: Rate, start: Rating) -> int:
    """Settle some of the games that are not yet, the first ones first; return how many it were."""
    if not connection.rows(_FIRST):
        return 0
    connection.rows("BEGIN")
    connection.rows(_ALONE)
    first = msgspec.convert(connection.rows(_FIRST), list[tuple[str, str, float, str]])
    count = 0
    for game, variant, at, room in first:
        ladder = Ladder(game, variant)
        _take_back(connection, ladder, at, room)
        count = _go_on(connection, ladder, rate, start)
    connection.rows("COMMIT")
    return count


def _take_back(connection: Connection, ladder: Ladder, at: float, room: str) -> None:
    """Undo what follows from games after one that was not known yet."""
    for name, seats, steps in _games(connection.rows(_LATER, *ladder, at, room)):
        for seat, step in zip(seats, steps, strict=True):
            if seat.player and step is not None:
                before = step.before
                connection.rows(_BACK, before.mu, before.sigma, *ladder, seat.player)
        connection.rows(_SETTLED, "", name)
    connection.rows("DELETE FROM ratings WHERE games = 0")


def _go_on(connection: Connection, ladder: Ladder, rate: Rate, start: Rating) -> int:
    rows = msgspec.convert(connection.rows(_NEXT, *ladder, AT_A_TIME), list[tuple[str, str]])
    known: dict[str, Standing] = {}
    for room, body in rows:
        seats = SEATS.decode(body)
        for seat in seats:
            if seat.player and seat.player not in known:
                kept = standing(connection, ladder, seat.player)
                known[seat.player] = kept or Standing(start, 0)
        steps = stepped(seats, known, rate)
        for seat, step in zip(seats, steps, strict=True):
            if seat.player and step is not None:
                known[seat.player] = Standing(step.after, known[seat.player].games + 1)
        connection.rows(_SETTLED, ENCODER.encode(steps).decode(), room)
    for player, (rating, games) in known.items():
        connection.rows(_KEEP, *ladder, rating.mu, rating.sigma, games, player)
    return len(rows)


def stepped(
    seats: Sequence[RatedSeat], known: dict[str, Standing], rate: Rate
) -> tuple[Step | None, ...]:
    """Return how each seat is rated before and after a game, where it is rated at all."""
    before = [seat.fixed or (known[seat.player].rating if seat.player else None) for seat in seats]
    rated = [
        (seat, rating) for seat, rating in zip(seats, before, strict=True) if rating is not None
    ]
    after = iter(rate([rating for _, rating in rated], [seat.place for seat, _ in rated]))
    return tuple(
        None if rating is None else _step(seat, rating, next(after))
        for seat, rating in zip(seats, before, strict=True)
    )


def _step(seat: RatedSeat, before: Rating, after: Rating) -> Step:
    return Step(before, after if seat.player else before)


def standing(connection: Connection, ladder: Ladder, player: str) -> Standing | None:
    """Return how somebody is rated, if they are."""
    rows = connection.rows(
        f"SELECT mu, sigma, games FROM ratings WHERE {_OF_PLAYER}", *ladder, player
    )
    found = msgspec.convert(rows, list[tuple[float, float, int]])
    return Standing(Rating(*found[0][:2]), found[0][2]) if found else None


def forget(connection: Connection, player: str) -> None:
    """Let nobody know any more whose rating it was; that of the others stays as it is.

    Games in which nobody is left whose rating they move are needed no longer.
    """
    connection.rows("BEGIN")
    connection.rows(_ALONE)
    rows = connection.rows(
        "SELECT room, body, steps FROM rated_games WHERE body LIKE ?", f'%"{player}"%'
    )
    for room, seats, steps in _games(rows):
        left = without(seats, steps, player)
        if any(seat.player for seat in left):
            body = ENCODER.encode(left).decode()
            connection.rows(_FORGOTTEN, body, _moved(left, steps), room)
        else:
            connection.rows("DELETE FROM rated_games WHERE room = ?", room)
    connection.rows("DELETE FROM ratings WHERE player = ?", player)
    connection.rows("COMMIT")


def without(
    seats: Sequence[RatedSeat], steps: Sequence[Step | None], player: str
) -> tuple[RatedSeat, ...]:
    """Return the seats of a game without one who is not to be known: only how they were rated."""
    return tuple(
        replace(seat, player="", fixed=step.before if step is not None else None)
        if seat.player == player
        else seat
        for seat, step in zip(seats, steps, strict=True)
    )


def _moved(seats: Sequence[RatedSeat], steps: Sequence[Step | None]) -> str:
    """Return the steps of those whose rating moves; that of all others stays as it is."""
    if not any(steps):
        return ""
    moved = [
        step and _step(seat, step.before, step.after)
        for seat, step in zip(seats, steps, strict=True)
    ]
    return ENCODER.encode(moved).decode()


def _games(
    rows: object,
) -> list[tuple[str, tuple[RatedSeat, ...], tuple[Step | None, ...]]]:
    found = msgspec.convert(rows, list[tuple[str, str, str]])
    return [(room, SEATS.decode(body), _steps(body, steps)) for room, body, steps in found]


def _steps(body: str, steps: str) -> tuple[Step | None, ...]:
    """Read how seats were rated; of a game that is not settled nothing is known."""
    return STEPS.decode(steps) if steps else (None,) * len(SEATS.decode(body))


def unsettle(connection: Connection) -> None:
    """Have all games settled anew, from the first one on."""
    connection.rows("BEGIN")
    connection.rows(_ALONE)
    connection.rows("UPDATE rated_games SET steps = ''")
    connection.rows("DELETE FROM ratings")
    connection.rows("COMMIT")


# What is sure of a rating decides: two deviations below it.
_SURE = "mu - 2 * sigma"
_RANKED = f"""
SELECT name, colour, mu, sigma, games FROM ratings JOIN profiles ON profile = player
WHERE game = ? AND variant = ? AND forgotten = 0 ORDER BY {_SURE} DESC, player LIMIT ?
"""
_AHEAD = f"""
SELECT count(*) FROM ratings JOIN profiles ON profile = player
WHERE game = ? AND variant = ? AND forgotten = 0 AND {_SURE} > ?
"""
_COURSE = """
SELECT rated_games.body, rated_games.steps FROM seatings JOIN rated_games USING (room)
WHERE guest = ? AND game = ? AND variant = ? AND steps <> '' ORDER BY at DESC, room DESC LIMIT ?
"""


class RatingShelf:
    """Ratings in the database. What is written here survives a loss of power, as moves do."""

    def __init__(self, readers: Readers, writers: Readers) -> None:
        self._readers = readers
        self._writers = writers

    async def settle(self, rate: Rate, start: Rating) -> None:
        """Settle all games that are not yet."""
        while True:
            async with patience():
                count = await self._writers.ask(lambda writer: settle(writer, rate, start))
            if not count:
                return

    async def unsettle(self) -> None:
        """Have all games settled anew, from the first one on."""
        async with patience():
            await self._writers.ask(unsettle)

    async def forget(self, player: str) -> None:
        """Let nobody know any more whose rating it was."""
        async with patience():
            await self._writers.ask(lambda writer: forget(writer, player))

    async def steps(self, room: str) -> tuple[Step | None, ...] | None:
        """Return how the seats of a room were rated before and after its game, once it is known."""
        rows = await self._rows("SELECT steps FROM rated_games WHERE room = ?", room)
        found = msgspec.convert(rows, list[tuple[str]])
        return STEPS.decode(found[0][0]) if found and found[0][0] else None

    async def standing(self, ladder: Ladder, player: str) -> Standing | None:
        """Return how somebody is rated, if they are."""
        async with patience():
            return await self._readers.ask(lambda reader: standing(reader, ladder, player))

    async def variants(self, game: str) -> list[str]:
        """Return the variants of a game in which anybody is rated, the most played one first."""
        rows = await self._rows(
            "SELECT variant FROM ratings WHERE game = ? GROUP BY variant"
            " ORDER BY sum(games) DESC, variant",
            game,
        )
        return [variant for (variant,) in msgspec.convert(rows, list[tuple[str]])]

    async def ranked(self, ladder: Ladder, limit: int) -> list[RankedProfile]:
        """Return so many profiles of a ladder, the surest strength first."""
        rows = await self._rows(_RANKED, *ladder, limit)
        found = msgspec.convert(rows, list[tuple[str, int, float, float, int]])
        return [
            RankedProfile(name, colour, Standing(Rating(mu, sigma), games))
            for name, colour, mu, sigma, games in found
        ]

    async def count(self, ladder: Ladder) -> int:
        """Return how many are rated on a ladder."""
        rows = await self._rows(
            "SELECT count(*) FROM ratings JOIN profiles ON profile = player"
            " WHERE game = ? AND variant = ? AND forgotten = 0",
            *ladder,
        )
        return msgspec.convert(rows, list[tuple[int]])[0][0]

    async def ahead(self, ladder: Ladder, rating: Rating) -> int:
        """Return how many on a ladder are ahead of a rating."""
        rows = await self._rows(_AHEAD, *ladder, rating.mu - 2 * rating.sigma)
        return msgspec.convert(rows, list[tuple[int]])[0][0]

    async def of_player(self, player: str) -> list[tuple[Ladder, Standing]]:
        """Return how somebody is rated in all they have played, the most played first."""
        rows = await self._rows(
            "SELECT game, variant, mu, sigma, games FROM ratings WHERE player = ?"
            " ORDER BY games DESC, game, variant",
            player,
        )
        found = msgspec.convert(rows, list[tuple[str, str, float, float, int]])
        return [
            (Ladder(game, variant), Standing(Rating(mu, sigma), games))
            for game, variant, mu, sigma, games in found
        ]

    async def course(self, ladder: Ladder, player: str, limit: int) -> list[Rating]:
        """Return how somebody was rated after each of their last games, the last one last."""
        rows = await self._rows(_COURSE, player, *ladder, limit)
        found = msgspec.convert(rows, list[tuple[str, str]])
        return [
            step.after
            for body, steps in reversed(found)
            for seat, step in zip(SEATS.decode(body), STEPS.decode(steps), strict=True)
            if seat.player == player and step is not None
        ]

    async def _rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        async with patience():
            return await self._readers.ask(lambda reader: reader.rows(statement, *values))
