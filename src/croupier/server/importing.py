"""Records of games played elsewhere, as rooms of this house."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from croupier.core import records
from croupier.core.chance import Dealer
from croupier.core.errors import InvalidRecord
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import AnyEdition, Edition, Level, UnknownGame
from croupier.server import entries as e
from croupier.server.guests import clean_name

Imported = tuple[list[e.Entry], Dealer]
"""A record as the entries of a room, and who dealt."""


def imported(text: str) -> Imported:
    """Return a record as the entries of a room, once every outcome in it has proved true."""
    return _edition(text).use(lambda edition: _imported(edition, text))


def _edition(text: str) -> AnyEdition:
    try:
        return registry.edition_of(text)
    except UnknownGame as error:
        raise InvalidRecord(error.sentence, 1) from None


def _imported(edition: Edition[StateT, MoveT, EventT, OptionsT], text: str) -> Imported:
    game = edition.game
    records.verify(game, text)
    record = records.read(game, text)
    *_, last = records.steps(game, record)
    if game.result(last.state) is None:
        raise InvalidRecord("the game breaks off here.", len(record.log.entries) + 1)
    return [*_entries(edition, record)], Dealer(record.seed)


def _entries(
    edition: Edition[StateT, MoveT, EventT, OptionsT], record: records.Record[MoveT, OptionsT]
) -> Iterator[e.Entry]:
    yield e.Opened(
        game=edition.name,
        rules=edition.rules,
        options=Raw(msgspec.json.encode(record.log.options)),
        seats=record.log.seats,
        commitment=Dealer(record.seed).commitment,
        invite="",
        listed=False,
        takeover=False,
        timer=None,
    )
    for seat, sitter in enumerate(record.sitters):
        name = clean_name(sitter.name)
        if sitter.bot is None:
            yield e.Seated(seat=Seat(seat), name=name, holders=())
        else:
            yield e.Filled(seat=Seat(seat), name=name, level=_level(edition, sitter.bot))
    yield e.Begun()
    for entry in record.log.entries:
        yield e.GameEntry(entry=Raw(msgspec.json.encode(entry)))


def _level(edition: AnyEdition, bot: str) -> Level:
    """Return the level of a bot; one this house does not know is taken for a middling one."""
    return next((level for level, name in edition.levels.items() if name == bot), "medium")
