"""Records of games played elsewhere, as rooms of this house."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from croupier.core import records
from croupier.core.chance import Dealer
from croupier.core.errors import InvalidRecord
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.games import LAS_VEGAS, LEVELS, LORDS_OF_VEGAS
from croupier.server.guests import clean_name


def imported(text: str) -> tuple[list[e.Entry], Dealer]:
    """Return a record as the entries of a room, once every outcome in it has proved true."""
    name = records.game_of(text)
    if name == LAS_VEGAS.name:
        return _imported(LAS_VEGAS.game, text)
    if name == LORDS_OF_VEGAS.name:
        return _imported(LORDS_OF_VEGAS.game, text)
    raise InvalidRecord(f"there is no game called “{name}” here.", 1)


def _imported(
    game: Game[StateT, MoveT, EventT, OptionsT], text: str
) -> tuple[list[e.Entry], Dealer]:
    records.verify(game, text)
    record = records.read(game, text)
    *_, last = records.steps(game, record)
    if game.result(last.state) is None:
        raise InvalidRecord("the game breaks off here.", len(record.log.entries) + 1)
    return [*_entries(game, record)], Dealer(record.seed)


def _entries(
    game: Game[StateT, MoveT, EventT, OptionsT], record: records.Record[MoveT, OptionsT]
) -> Iterator[e.Entry]:
    yield e.Opened(
        game=game.name,
        rules=game.rules,
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
            yield e.Filled(seat=Seat(seat), name=name, level=_level(sitter.bot))
    yield e.Begun()
    for entry in record.log.entries:
        yield e.Played(entry=Raw(msgspec.json.encode(entry)))


def _level(bot: str) -> e.Level:
    """Return the level of a bot; one this house does not know is taken for a middling one."""
    return next((level for level, name in LEVELS.items() if name == bot), "medium")
