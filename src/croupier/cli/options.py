"""What a table may agree on, as typed after a command: each field of a game's options."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import Annotated, NewType, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from croupier.cli.arguments import Arguments
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import AnyEdition, Edition


def add_options(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add an argument for each field of a game's options."""
    for name, hint in _fields(edition):
        word = f"--{name.replace('_', '-')}"
        if bool in _plain(hint):
            parser.add_argument(word, action="store_true", default=None, help=_help(hint))
        else:
            parser.add_argument(word, type=_reader(hint), metavar="N", help=_help(hint))


def options_of(edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments) -> OptionsT:
    """Read the options from what was typed, or refuse them."""
    typed = {name: getattr(arguments, name) for name, _ in _fields(edition)}
    given = {name: value for name, value in typed.items() if value is not None}
    usual = edition.usual_options()
    try:
        return msgspec.convert(given, type(usual), strict=False)
    except msgspec.ValidationError as error:
        raise InvalidOptions(f"A table of {edition.name} cannot agree on that: {error}.") from None


def _fields(edition: AnyEdition) -> Iterator[tuple[str, object]]:
    """Yield the names and types of the options of a game."""
    options = edition.types.options
    assert isinstance(options, type), "options are a record"
    assert issubclass(options, Struct), "options are a record"
    yield from get_type_hints(options, include_extras=True).items()


def _reader(hint: object) -> Callable[[str], int | str]:
    """Return how what is typed for a field is read: as a number, if it takes one."""
    return int if int in {*_plain(hint)} else str


def _plain(hint: object) -> Iterator[object]:
    """Yield the types a field may be of."""
    if isinstance(hint, NewType):
        hint = hint.__supertype__
    parts = get_args(hint)
    yield from (plain for part in parts for plain in _plain(part)) if parts else (hint,)


def _help(hint: object) -> str | None:
    """Return what a type says of itself."""
    metas = get_args(hint) if get_origin(hint) is Annotated else ()
    return next((meta.description for meta in metas if isinstance(meta, Meta)), None)
