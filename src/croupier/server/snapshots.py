"""A room as it is kept beside its log, so that nobody has to read all of it to go on.

A snapshot is a cache. One that cannot be read, or was written in another form, is passed over, and
the log is folded from its beginning; `croupier check` compares all of them with their logs.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.json import Decoder, Encoder

from croupier.core.errors import CroupierError
from croupier.server import entries as e
from croupier.server.answers import AnsweredIds, Answers
from croupier.server.game_in_play import KeptGame, agreed
from croupier.server.hosting import Hosting
from croupier.server.rooms import Room, RoomSeat
from croupier.store.pages import KeptSnapshot

FORM = 5
"""The form snapshots have; a change of what is below, or of what it means, is another one."""

EVERY = 16
"""After how many entries a room is kept again.

To keep one costs less than a tenth of a move, to read an entry about as much as to keep a room."""


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """All there is to a room after so many entries: the same as the fold of them."""

    form: int
    room: str
    number: int
    opened: e.Opened
    chairs: tuple[RoomSeat, ...]
    answered: tuple[AnsweredIds, AnsweredIds]
    game: KeptGame | None = None
    played: int = 0
    codes: tuple[e.CodeGiven, ...] = ()
    rematch: str | None = None
    is_closed: bool = False
    forgotten: tuple[e.Forgotten, ...] = ()
    hosting: Hosting = Hosting()


_ENCODER = Encoder()
_DECODER = Decoder(Snapshot)


def snapshot_of(room: Room, answers: Answers) -> KeptSnapshot:
    """Return a room as it is kept."""
    taken = Snapshot(
        form=FORM,
        room=room.id,
        number=room.number,
        opened=room.opened,
        chairs=room.chairs,
        answered=answers.kept(),
        game=room.game.kept() if room.game is not None else None,
        played=room.played,
        codes=room.codes,
        rematch=room.rematch,
        is_closed=room.is_closed,
        forgotten=room.forgotten,
        hosting=room.hosting,
    )
    return KeptSnapshot(room.id, room.number, _ENCODER.encode(taken))


def is_due(before: int, after: int) -> bool:
    """Tell whether a room is to be kept again when it goes on from one number to another.

    >>> is_due(14, 15), is_due(14, 16), is_due(16, 17)
    (False, True, False)
    """
    return before // EVERY < after // EVERY


def differing(one: KeptSnapshot, other: KeptSnapshot) -> Sequence[str]:
    """Return in what two snapshots of a room differ; one that is passed over differs in nothing."""
    if one.body == other.body:
        return []
    try:
        first, second = _DECODER.decode(one.body), _DECODER.decode(other.body)
    except msgspec.DecodeError:
        return []
    if FORM not in (first.form, second.form) or first.form != second.form:
        return []
    return [
        name for name in Snapshot.__struct_fields__ if _part(first, name) != _part(second, name)
    ]


def _part(taken: Snapshot, name: str) -> bytes:
    part: object = getattr(taken, name)
    return _ENCODER.encode(part)


def restored(kept: KeptSnapshot) -> tuple[Room, Answers] | None:
    """Return the room that was kept, and what was answered in it, or none if it cannot be read."""
    try:
        taken = _DECODER.decode(kept.body)
        if (taken.form, taken.room, taken.number) != (FORM, kept.room, kept.number):
            return None
        return _room(taken), Answers(*taken.answered)
    except (msgspec.DecodeError, CroupierError, ValueError, AssertionError):
        return None


def _room(taken: Snapshot) -> Room:
    playing = agreed(taken.opened.game, taken.opened.rules, taken.opened.options)
    return Room(
        id=taken.room,
        number=taken.number,
        opened=taken.opened,
        agreed=playing,
        chairs=taken.chairs,
        game=playing.resume(len(taken.chairs), taken.game) if taken.game is not None else None,
        played=taken.played,
        codes=taken.codes,
        rematch=taken.rematch,
        is_closed=taken.is_closed,
        forgotten=taken.forgotten,
        hosting=taken.hosting,
    )
