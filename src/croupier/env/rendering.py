"""Showing a game as a line of text, returned or printed."""

from typing import Literal

import gymnasium

from croupier.core.errors import InvalidOptions
from croupier.env.batched import BatchedGames

RenderMode = Literal["human", "ansi"]
RENDER_MODES = ("human", "ansi")


def require_render_mode(mode: str | None) -> None:
    """Refuse a render mode there is not."""
    if mode not in (*RENDER_MODES, None):
        raise InvalidOptions(f"The render mode is human, ansi or None, not {mode!r}.")


def rendered(games: BatchedGames, mode: RenderMode | None) -> str | None:
    """Return the first of some games as a line of text, or print it."""
    if mode is None:
        gymnasium.logger.warn("There is nothing to render without a render mode.")
        return None
    if mode == "ansi":
        return games.text(0)
    print(games.text(0))
    return None
