"""Where games are found: those of the house, and those other packages bring.

A package brings a game by an entry point of the group `croupier.games`, whose name is the game's
and whose value leads to its `GameSpec`.
"""

import logging
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from croupier.core.records import title_of
from croupier.games.spec import AnyEdition, GameSpec, UnknownGame

GROUP = "croupier.games"
BUILT_IN = (
    EntryPoint("las-vegas", "croupier.games.lasvegas:LAS_VEGAS", GROUP),
    EntryPoint("lords-of-vegas", "croupier.games.lordsofvegas:LORDS_OF_VEGAS", GROUP),
)

LOG = logging.getLogger(__name__)


@cache
def _doors() -> dict[str, EntryPoint]:
    """Return the way to each game by its name; nobody replaces a game of the house."""
    brought = sorted(entry_points(group=GROUP), key=lambda door: door.name)
    return {door.name: door for door in (*brought, *BUILT_IN)}


def names() -> tuple[str, ...]:
    """Return the names of all games, those of the house first.

    >>> names()[:2]
    ('las-vegas', 'lords-of-vegas')
    """
    own = tuple(door.name for door in BUILT_IN)
    return (*own, *(name for name in _doors() if name not in own))


@cache
def find(name: str) -> GameSpec:
    """Return a game, or say which games there are.

    >>> find("las-vegas").title
    'Las Vegas'
    """
    door = _doors().get(name)
    if door is None:
        raise UnknownGame(f"There is no game called “{name}”; known: {', '.join(names())}.")
    try:
        found = door.load()
    except Exception as error:
        raise UnknownGame(f"The game “{name}” cannot be loaded: {error}.") from error
    if not isinstance(found, GameSpec) or found.name != name:
        raise UnknownGame(f"The game “{name}” cannot be loaded: {door.value} is not its GameSpec.")
    return found


def all_games() -> Iterator[GameSpec]:
    """Yield all games; one that cannot be loaded is logged and left out."""
    for name in names():
        try:
            yield find(name)
        except UnknownGame as error:
            _warn(error.sentence)


@cache
def _warn(sentence: str) -> None:
    """Log a warning, once: all games are asked for again and again."""
    LOG.warning("%s", sentence)


def built_in() -> tuple[GameSpec, ...]:
    """Return the games of the house."""
    return tuple(find(door.name) for door in BUILT_IN)


def edition(name: str, rules: int) -> AnyEdition:
    """Return a game under a version of its rules, or say what there is.

    >>> edition("las-vegas", 7)
    Traceback (most recent call last):
    croupier.games.spec.UnknownGame: Of las-vegas there are no rules of version 7; known: 1.
    """
    return find(name).edition(rules)


def edition_of(record: str) -> AnyEdition:
    """Return the game a record is of, under the rules it was played by."""
    title = title_of(record)
    return edition(title.game, title.rules)
