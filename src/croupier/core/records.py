"""Games as files: readable lines of JSON, sealed against damage, open to proof.

The format is described in docs/records.md.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError, InvalidOptions, InvalidRecord
from croupier.core.game import UNREADABLE, End, EventT, Game, MoveT, OptionsT, StateT, Step, Turn
from croupier.core.log import Log, replay
from croupier.core.seats import Sitter

FORMAT = 1

Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

LineT = TypeVar("LineT")


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what was played, by whom, and the dealer's promise."""

    croupier: int
    game: str
    rules: int
    seats: tuple[Sitter, ...]
    options: Raw
    commitment: Hex256


class Seal(Struct, frozen=True, tag="sealed", forbid_unknown_fields=True):
    """The last line: how many entries there are, the dealer's seed, a digest of all above."""

    entries: int
    seed: Hex256
    digest: Hex256


class Record(Struct, Generic[MoveT, OptionsT], frozen=True):
    """A game that was played, with those who sat there and the seed of its dealer."""

    sitters: tuple[Sitter, ...]
    log: Log[MoveT, OptionsT]
    seed: bytes


def write(game: Game[StateT, MoveT, EventT, OptionsT], record: Record[MoveT, OptionsT]) -> str:
    """Write a record as text."""
    if len(record.sitters) != record.log.seats:
        raise InvalidOptions(f"{record.log.seats} seats are not filled by {len(record.sitters)}.")
    head = Head(
        croupier=FORMAT,
        game=game.name,
        rules=game.rules,
        seats=record.sitters,
        options=Raw(msgspec.json.encode(record.log.options)),
        commitment=Dealer(record.seed).commitment,
    )
    lines = [_line(head), *map(_line, record.log.entries)]
    seal = Seal(len(record.log.entries), record.seed.hex(), _digest(lines))
    return "\n".join([*lines, _line(seal), ""])


def _lines(text: str) -> list[str]:
    """Split at line feeds alone; a name may hold what else passes for the end of a line."""
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Title(Struct, frozen=True):
    """What a record is of, by the first line of it."""

    croupier: int
    game: str
    rules: int


def title_of(text: str) -> Title:
    """Return the game a record is of, and the version of the rules it was played by.

    >>> title_of('{"croupier": 1, "game": "pig", "rules": 2}')
    Title(croupier=1, game='pig', rules=2)
    """
    line = text.partition("\n")[0]
    _require_format(line)
    return _decode(_TITLE, line, 1)


class _Format(Struct):
    croupier: int
    game: str


def _require_format(line: str) -> None:
    """Refuse what is no record, or of a format that is not known here."""
    try:
        written = msgspec.json.decode(line, type=_Format)
    except UNREADABLE:
        raise InvalidRecord("this is not a Croupier record.", 1) from None
    if written.croupier != FORMAT:
        raise InvalidRecord(f"this is format {written.croupier} of records, not {FORMAT}.", 1)


def read(game: Game[StateT, MoveT, EventT, OptionsT], text: str) -> Record[MoveT, OptionsT]:
    """Read a record that is whole and unchanged since it was written."""
    lines = _lines(text)
    record = _parse(game, lines)
    if _digest(lines[:-1]) != _seal(lines).digest:
        raise InvalidRecord("the lines above were changed after they were sealed.", len(lines))
    return record


def verify(game: Game[StateT, MoveT, EventT, OptionsT], text: str) -> int:
    """Check every outcome of a record against its dealer's promise; return how many there are."""
    lines = _lines(text)
    record = _parse(game, lines)
    dealer = Dealer(record.seed)
    if dealer.commitment != _head(lines).commitment:
        raise InvalidRecord("this seed is not the one the dealer promised.", len(lines))
    number = 0
    positions = (step.state for step in steps(game, record))
    # Positions come first, so that the one after the last entry is reached, and judged, too.
    for line, (state, entry) in enumerate(zip(positions, record.log.entries, strict=False), 2):
        awaited = game.awaited(state)
        if isinstance(awaited, Turn | End):
            continue
        dealt = dealer.answer(awaited, number)
        if entry != dealt:
            raise InvalidRecord(f"the dealer's outcome here was {_line(dealt)}.", line)
        number += 1
    read(game, text)
    return number


def steps(
    game: Game[StateT, MoveT, EventT, OptionsT], record: Record[MoveT, OptionsT]
) -> Iterator[Step[StateT, EventT]]:
    """Replay a record, naming the line of an entry that the rules refuse."""
    line = 1
    try:
        for step in replay(game, record.log):
            yield step
            line += 1
    except CroupierError as error:
        raise InvalidRecord(error.sentence, line) from None


def _parse(
    game: Game[StateT, MoveT, EventT, OptionsT], lines: Sequence[str]
) -> Record[MoveT, OptionsT]:
    head, seal = _head(lines), _seal(lines)
    if head.game != game.name:
        raise InvalidRecord(f"this is a game of {head.game}, not of {game.name}.", 1)
    if head.rules != game.rules:
        raise InvalidRecord(f"this was played by rules {head.rules}, not {game.rules}.", 1)
    if seal.entries != len(lines) - 2:
        raise InvalidRecord(
            f"{seal.entries} entries were sealed, not {len(lines) - 2}.", len(lines)
        )
    options = _decode(game.codec.options, bytes(head.options), 1)
    entries = (_decode(game.codec.entries, line, n) for n, line in enumerate(lines[1:-1], 2))
    log = Log[MoveT, OptionsT](len(head.seats), options, tuple(entries))
    return Record(head.seats, log, bytes.fromhex(seal.seed))


def _head(lines: Sequence[str]) -> Head:
    _require_format(lines[0])
    return _decode(_HEAD, lines[0], 1)


def _seal(lines: Sequence[str]) -> Seal:
    try:
        return _SEAL.decode(lines[-1])
    except UNREADABLE:
        raise InvalidRecord("the record breaks off here, without its seal.", len(lines)) from None


def _decode(decoder: Decoder[LineT], data: str | bytes, line: int) -> LineT:
    try:
        return decoder.decode(data)
    except UNREADABLE as error:
        raise InvalidRecord(f"this cannot be read: {error}.", line) from None


_TITLE = Decoder(Title)
_HEAD = Decoder(Head)
_SEAL = Decoder(Seal)
