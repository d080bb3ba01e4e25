"""How games ended: kept beside the logs it follows from, so that nobody has to read those."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from croupier.core.game import Result
from croupier.core.seats import Seat
from croupier.games.spec import Level
from croupier.server import entries as e
from croupier.server.rooms import SOMEBODY, STAND_IN, Room, RoomChange
from croupier.store.pages import Rating


class ResultSeat(Struct, frozen=True, omit_defaults=True):
    """A seat at the end of a game, and who held it, by the digests of their secrets.

    Whoever `left` had it when the game began; a bot played it to the end. A bot that was there
    from the beginning has a `level`. Of somebody who is not to be known any more it is kept how
    they were `rated` before a game that counted.
    """

    name: str
    place: int
    scores: tuple[int, ...]
    colour: int
    holders: tuple[str, ...] = ()
    level: Level | None = None
    left: bool = False
    rated: Rating | None = None


class GameResult(Struct, frozen=True, omit_defaults=True):
    """How a game ended, and what was agreed on for it."""

    game: str
    rules: int
    options: Raw
    seats: tuple[ResultSeat, ...]
    counts: bool = False


NOBODYS: Mapping[Seat, Rating] = {}
ENCODER = Encoder()
RESULTS = Decoder(GameResult)


def guests_in(entries: Iterable[e.Entry]) -> Iterator[str]:
    """Yield who took a seat with some entries, or asked for one."""
    for entry in entries:
        match entry:
            # Most are moves and outcomes, and kinds are looked at one after the other.
            case e.GameEntry():
                pass
            case e.Seated(holders=holders):
                yield from holders
            case e.CodeUsed(holder=holder) | e.Adopted(profile=holder) | e.SeatGiven(holder=holder):
                yield holder
            case e.Proposed(guest=guest) if guest:
                yield guest
            case _:
                pass


def result_after(change: RoomChange) -> bytes | None:
    """Return how a game ended, if it did with this change."""
    is_over = change.room.stage == "over" and change.before.stage != "over"
    return result_of(change.room) if is_over else None


def result_in(change: RoomChange) -> bytes | None:
    """Return how the game of a whole log ended, as it stood when it did."""
    ended = (after for _, after in change.steps if after.stage == "over")
    room = next(ended, None)
    rated = ratings_in(entry for entry, _ in change.steps)
    return result_of(room, rated) if room is not None else None


def ratings_in(entries: Iterable[e.Entry]) -> Mapping[Seat, Rating]:
    """Return how those were rated who are not to be known any more, by their seats."""
    return {
        seat: rating
        for entry in entries
        if isinstance(entry, e.Forgotten)
        for seat, rating in zip(entry.seats, entry.ratings, strict=False)
    }


def _with_rating(seat: ResultSeat, rating: Rating | None) -> ResultSeat:
    """Return a seat whose holder was forgotten; a bot that played it did so because they left."""
    if rating is None:
        return seat
    return replace(seat, level=None, left=seat.left or seat.level is not None, rated=rating)


def forgotten(
    body: bytes, guests: Collection[str], ratings: Mapping[Seat, Rating] = NOBODYS
) -> bytes | None:
    """Return how a game ended without knowing these guests; nothing if nobody is left to know."""
    result = RESULTS.decode(body)
    seats = tuple(
        seat if {*seat.holders}.isdisjoint(guests) else _nobodys(seat, ratings.get(Seat(s)))
        for s, seat in enumerate(result.seats)
    )
    is_held = any(seat.holders for seat in seats)
    return ENCODER.encode(replace(result, seats=seats)) if is_held else None


def _nobodys(seat: ResultSeat, rating: Rating | None) -> ResultSeat:
    nobodys = replace(
        seat,
        name=SOMEBODY,
        holders=(),
        level=STAND_IN if seat.left else seat.level,
        left=False,
    )
    return _with_rating(nobodys, rating)


def result_of(room: Room, rated: Mapping[Seat, Rating] = NOBODYS) -> bytes | None:
    """Return how the game of a room ended, as it is kept, with how those were rated who are gone.

    What is only tried out, from a point of another game or from a puzzle, is no game of its own,
    and what was played elsewhere was nobody's here.
    """
    result = room.game.result if room.game is not None and room.stage == "over" else None
    is_held = any(chair.is_held or chair.left_by for chair in room.chairs)
    if result is None or room.opened.what_if or room.opened.position or not is_held:
        return None
    rated = rated or ratings_in(room.forgotten)
    seats = tuple(
        _with_rating(_seat(room, result, Seat(seat)), rated.get(Seat(seat)))
        for seat in range(len(room.chairs))
    )
    opened = room.opened
    ended = GameResult(opened.game, opened.rules, opened.options, seats, opened.counts)
    return ENCODER.encode(ended)


def _seat(room: Room, result: Result, seat: Seat) -> ResultSeat:
    chair = room.chairs[seat]
    return ResultSeat(
        name=chair.name,
        place=result.places[seat],
        scores=result.scores[seat],
        colour=room.colours[seat],
        holders=chair.holders or chair.left_by,
        level=None if chair.left_by else chair.level,
        left=bool(chair.left_by),
    )
