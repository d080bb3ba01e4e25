"""What a table may agree on, as typed after a command: each field of a game's options."""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from croupier.cli.arguments import Arguments
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import AnyEdition, Edition


def add_options(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add an argument for each field of a game's options."""
    for name, hint in _fields(edition):
        word = _word(name)
        if bool in (hint, *get_args(hint)):
            parser.add_argument(word, action="store_true", default=None, help=_help(hint))
        else:
            parser.add_argument(word, metavar=name.upper(), help=_help(hint))


def options_of(edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments) -> OptionsT:
    """Read the options from what was typed, or refuse them."""
    typed = {name: getattr(arguments, name) for name, _ in _fields(edition)}
    given = {name: value for name, value in typed.items() if value is not None}
    usual = edition.usual_options()
    try:
        return msgspec.convert(given, type(usual), strict=False)
    except msgspec.ValidationError as error:
        raise InvalidOptions(_refusal(edition.name, str(error), given)) from None


def _refusal(game: str, error: str, given: Mapping[str, str]) -> str:
    """Say which option is wrong, as it was typed, and what would be right.

    >>> _refusal("pig", "Expected `int` >= 10 - at `$.target`", {"target": "5"})
    'A table of pig cannot agree on --target 5: expected `int` >= 10.'
    """
    why, _, place = error.partition(" - at `$.")
    name = place.removesuffix("`")
    typed = f"{_word(name)} {given[name]}" if name in given else "that"
    return f"A table of {game} cannot agree on {typed}: {why[0].lower()}{why[1:]}."


def _word(name: str) -> str:
    """Return how an option is typed."""
    return f"--{name.replace('_', '-')}"


def _fields(edition: AnyEdition) -> Iterator[tuple[str, object]]:
    """Yield the names and types of the options of a game."""
    options = edition.types.options
    assert isinstance(options, type), "options are a record"
    assert issubclass(options, Struct), "options are a record"
    yield from get_type_hints(options, include_extras=True).items()


def _help(hint: object) -> str | None:
    """Return what a type says of itself."""
    metas = get_args(hint) if get_origin(hint) is Annotated else ()
    return next((meta.description for meta in metas if isinstance(meta, Meta)), None)
