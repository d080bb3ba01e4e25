"""Games played to their end over real sockets, with all who were there."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from croupier.server import wire
from tests.server.house import ANNA, EASY, NEWS, OPEN, Guest, Served, Visit, done, fresh


@dataclass(frozen=True)
class Game:
    """A game that was played to its end, and all who were there."""

    room: str
    guests: tuple[Guest, ...]
    visits: tuple[Visit, ...]
    spectator: Visit

    @property
    def all(self) -> tuple[Visit, ...]:
        """Everyone's sockets."""
        return (*self.visits, self.spectator)


def gathered(house: Served, setup: wire.AskedSetup) -> Game:
    """Seat Anna, a bot and Benno, with somebody to watch, and begin."""
    anna, benno = house.guest(), house.guest()
    created = anna.create(ANNA, EASY, OPEN, setup=setup)
    visits = anna.join(created.room), benno.join(created.room)
    spectator = house.stranger().join(created.room)
    done(visits[1].do(wire.Sit(fresh(), 2, "Benno", created.invite)))
    done(visits[0].do(wire.Begin(fresh())))
    return Game(created.room, (anna, benno), visits, spectator)


def play(game: Game, luck: Random) -> Game:
    """Play to the end, whoever is asked."""
    while game.spectator.view.stage != "over":
        asked = [visit for visit in game.visits if visit.is_asked()]
        if not asked:
            game.spectator.take()
        for visit in asked:
            # Somebody else may have been quicker.
            if isinstance(visit.do(visit.choose(luck)), wire.Done):
                break
        for visit in game.all:
            visit.ping()
        until_equal(game)
    return game


def until_equal(game: Game) -> None:
    """Wait until everybody was told what the first of them was."""
    last = max(visit.view.number for visit in game.all)
    for visit in game.all:
        visit.until(lambda visit: visit.view.number >= last)


def news_of(visit: Visit) -> Iterator[tuple[str, wire.News]]:
    """Yield all news as text and as it is read."""
    for text in visit.raw:
        if text.startswith('{"type":"news"'):
            yield text, NEWS.decode(text)
