"""How any game looks at the terminal: with a screen of its own, or else in sentences."""

from collections.abc import Sequence

from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import Edition
from croupier.locales import Speech
from croupier.screens.plain import PlainScreen
from croupier.screens.screen import Screen


def screen_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT], names: Sequence[str], speech: Speech
) -> Screen[StateT, MoveT, EventT]:
    """Return how a game looks to people of these names."""
    if edition.screen is not None:
        return edition.screen(names)
    if edition.wording is None:
        raise InvalidOptions(f"{edition.name} cannot be shown in a terminal.")
    wording = edition.wording
    return PlainScreen(edition.game, names, speech, wording.position, wording.move)
