"""What is public: the modules whose names others may count on, and nothing else.

A module that has an `__all__` makes public what that lists, any other what it defines without an
underscore before it. The policy of versions (docs/promises.md) speaks of these names, the reference
shows them, and a test compares them with those of every version that was released.
"""

from collections.abc import Iterator, Mapping

import griffe

from croupier.games import registry

OF_A_GAME: Mapping[str, str] = {
    "croupier.{package}": "{title} by its rules",
    "croupier.bots.{package}": "Bots for {title}",
    "croupier.env.{module}_v0": "{title} for PettingZoo and Gymnasium",
    "croupier.env.{package}": "{title} as a batch of games",
}
"""What each game of the house has."""


def _of_games() -> Iterator[tuple[str, str]]:
    for name, what in OF_A_GAME.items():
        for spec in registry.built_in():
            package, module = spec.name.replace("-", ""), spec.name.replace("-", "_")
            yield name.format(package=package, module=module), what.format(title=spec.title)


PUBLIC: Mapping[str, str] = {
    "croupier": "Play a game, tell it, keep it: what works with every game",
    "croupier.core.records": "Games as files that can be checked",
    **dict(_of_games()),
    "croupier.analysis": "Luck, choices and errors of a finished game",
    "croupier.bots.bot": "What a bot is",
    "croupier.env.batch": "What a batch of games is",
    "croupier.env.solo": "One game against bots, for Gymnasium",
    "croupier.env.vector": "Many games against bots, for Gymnasium",
    "croupier.games.open_spiel": "All games for OpenSpiel",
    "croupier.games.registry": "Find games by their names",
    "croupier.games.spec": "For those who bring a game: its record",
    "croupier.core.game": "For those who bring a game: its rules",
    "croupier.core.chance": "For those who bring a game: luck asked for and answered",
    "croupier.core.seats": "For those who bring a game: seats",
    "croupier.core.phrases": "For those who bring a game: what is said",
    "croupier.core.errors": "For those who bring a game: refusals",
    "croupier.core.log": "For those who bring a game: logs",
}
"""Every public module, and what it is for."""


def public_names() -> list[str]:
    """Return all public names, with what those that are called are called with."""
    loader = griffe.GriffeLoader()
    loader.load("croupier")
    loader.resolve_aliases(implicit=False, external=False)
    return sorted(line for name in PUBLIC for line in _lines(name, loader.modules_collection[name]))


def _lines(name: str, module: griffe.Object | griffe.Alias) -> Iterator[str]:
    for member in module.members.values():
        if _is_public(member, module):
            yield from _described(f"{name}.{member.name}", member)


def _is_public(member: griffe.Object | griffe.Alias, module: griffe.Object | griffe.Alias) -> bool:
    """Tell whether a member of a module is for everyone."""
    if module.exports is not None:
        return member.name in module.exports
    return not member.is_alias and not member.name.startswith("_")


def _described(name: str, member: griffe.Object | griffe.Alias) -> Iterator[str]:
    """Yield a name, and those that belong to it if it is a class."""
    parameters = ", ".join(_parameters(member))
    yield f"{name}({parameters})" if member.is_function or parameters else name
    if member.is_class:
        for inner in member.members.values():
            if not inner.name.startswith("_"):
                yield from _described(f"{name}.{inner.name}", inner)


def _parameters(member: griffe.Object | griffe.Alias) -> Iterator[str]:
    """Yield what something is called with, as far as a caller writes it."""
    for parameter in getattr(member, "parameters", ()):
        if parameter.name not in ("cls", "self"):
            yield parameter.name


def unannounced(before: list[str], now: list[str], notes: str) -> list[str]:
    """Return what was public before, is so no longer, and is not named in the notes.

    A note names it in backticks, by its last word:

    >>> unannounced(["croupier.play(game)", "croupier.Seat"], ["croupier.Seat"], "- No `play`.")
    []
    >>> unannounced(["croupier.play(game)", "croupier.Seat"], ["croupier.Seat"], "- No more play.")
    ['croupier.play(game)']
    """
    return [line for line in before if line not in now and f"`{_last_word(line)}`" not in notes]


def _last_word(line: str) -> str:
    return line.partition("(")[0].rpartition(".")[2]
