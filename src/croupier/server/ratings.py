"""Ratings by OpenSkill: how strong those are who play at tables that count.

The model is Plackett and Luce's, made for several players whose places are known, ties included. It
is all here; that ratings follow from the games in their order is for the store (`store.ratings`).
"""

from collections.abc import Mapping, Sequence

from msgspec import Raw
from openskill.models import PlackettLuce

from croupier.core.seats import Seat
from croupier.games.spec import Level
from croupier.server import wire
from croupier.server.game_in_play import agreed
from croupier.server.results import RESULTS, ResultSeat
from croupier.server.rooms import Room
from croupier.store.pages import RatedGame, Rating
from croupier.store.ratings import ENCODER, Ladder, RatedSeat, Standing, Step
from croupier.store.store import Store

START = Rating(25.0, 25 / 3)
"""How a newcomer is rated: OpenSkill's own beginning."""
TAU = 25 / 300
"""By how much strength may change from game to game, so that doubt never ends: OpenSkill's own."""
POINTS, ZERO = 40, 500
"""Ratings are shown so that a newcomer has 1500."""
DEVIATIONS = 2
"""Within how many deviations somebody's strength is shown to lie: in 19 cases of 20 it does."""
MOST_SHOWN = 100
"""Of how many of their last games somebody is shown the course of their rating."""


def rate(before: Sequence[Rating], places: Sequence[int], tau: float = TAU) -> list[Rating]:
    """Return how those who took some places are rated after a game.

    >>> anna, benno = rate([START, START], [1, 2])
    >>> round(anna.mu, 1), round(benno.mu, 1)
    (27.6, 22.4)
    """
    if len(before) < 2:
        return [*before]
    model = PlackettLuce(tau=tau)
    seats = [[model.rating(one.mu, one.sigma)] for one in before]
    rated = model.rate(seats, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in rated]


def rated_game(body: bytes | None) -> RatedGame | None:
    """Return what ratings follow from, of how a game ended, if it counted."""
    result = RESULTS.decode(body) if body is not None else None
    if result is None or not result.counts:
        return None
    playing = agreed(result.game, result.rules, result.options)
    strengths, last = playing.edition.strengths, len(result.seats) + 1
    seats = tuple(_rated_seat(seat, last, strengths) for seat in result.seats)
    return RatedGame(result.game, bytes(playing.variant).decode(), ENCODER.encode(seats))


def _rated_seat(seat: ResultSeat, last: int, strengths: Mapping[Level, float]) -> RatedSeat:
    """Return a seat as it is rated: whoever left is behind everybody who stayed."""
    place = last if seat.left else seat.place
    if seat.holders:
        return RatedSeat(place, seat.holders[0])
    return RatedSeat(place, fixed=seat.rated or fixed(seat.level, strengths))


def fixed(level: Level | None, strengths: Mapping[Level, float]) -> Rating | None:
    """Return the rating of the bots of a level, which no game changes, if it was measured."""
    strength = strengths.get(level) if level is not None else None
    return Rating(strength, 0.0) if strength is not None else None


async def settle(store: Store) -> None:
    """Rate everybody after all games that have ended."""
    await store.ratings.settle(rate, START)


async def ratings_before(store: Store, room: Room) -> Mapping[Seat, Rating]:
    """Return how those who sit at a table that counts were rated before its game, by their seats.

    Bots are not among them, nor whoever may still get up.
    """
    if not room.opened.counts or room.game is None:
        return {}
    await settle(store)
    steps = await store.ratings.steps(room.id)
    ladder = Ladder(room.opened.game, bytes(room.agreed.variant).decode())
    found: dict[Seat, Rating] = {}
    for seat, chair in enumerate(room.chairs):
        step = steps[seat] if steps is not None else None
        for player in (chair.holders or chair.left_by)[:1]:
            found[Seat(seat)] = step.before if step else await _rating_now(store, ladder, player)
    return found


async def _rating_now(store: Store, ladder: Ladder, player: str) -> Rating:
    standing = await store.ratings.standing(ladder, player)
    return standing.rating if standing is not None else START


def shown(rating: Rating) -> wire.Rating:
    """Return a rating as people see it.

    >>> shown(START)
    Rating(value=1500, doubt=667)
    """
    value, doubt = ZERO + POINTS * rating.mu, POINTS * DEVIATIONS * rating.sigma
    return wire.Rating(round(value), round(doubt))


def change(step: Step | None) -> wire.RatingChange | None:
    """Return how somebody's rating has changed; that of a bot never does."""
    if step is None or step.before == step.after:
        return None
    return wire.RatingChange(shown(step.before), shown(step.after))


def fixed_ratings(strengths: Mapping[Level, float]) -> tuple[wire.FixedRating, ...]:
    """Return the ratings of bots as people see them."""
    return tuple(
        wire.FixedRating(level, shown(Rating(strength, 0.0)).value)
        for level, strength in strengths.items()
    )


def rated_player(name: str, colour: int, standing: Standing) -> wire.RatedPlayer:
    """Show somebody in the order of a ladder."""
    return wire.RatedPlayer(name, colour, shown(standing.rating), standing.games)


async def own_ratings(store: Store, player: str) -> tuple[wire.OwnRating[object], ...]:
    """Return how somebody is rated in all they have played, as they see it."""
    found = await store.ratings.of_player(player)
    return tuple([await _own_rating(store, player, *one) for one in found])


async def _own_rating(
    store: Store, player: str, ladder: Ladder, standing: Standing
) -> wire.OwnRating[object]:
    shelf = store.ratings
    course = await shelf.course(ladder, player, MOST_SHOWN)
    return wire.OwnRating(
        game=ladder.game,
        options=Raw(ladder.variant.encode()),
        rating=shown(standing.rating),
        games=standing.games,
        place=await shelf.ahead(ladder, standing.rating) + 1,
        players=await shelf.count(ladder),
        course=tuple(shown(one).value for one in course),
    )
