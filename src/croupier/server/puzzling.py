"""Puzzles as they are shown, and played on."""

import gzip
from functools import lru_cache

from msgspec import Raw

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.puzzles.daily import PuzzlePlace, find
from croupier.puzzles.puzzle import puzzles_of
from croupier.server import wire
from croupier.server.game_in_play import TypedGame, read_options
from croupier.server.rooms import BOT_NAMES

MOST_KEPT = 128
"""How many puzzles are kept as they are sent."""


@lru_cache(maxsize=MOST_KEPT)
def puzzle(place: PuzzlePlace) -> bytes:
    """Return a puzzle as it is sent, packed."""
    found, count = find(place), len(puzzles_of(place.game))

    def shown(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> wire.AnyPuzzle:
        game = edition.game
        options, state = read_options(edition, found.options), game.read(found.position)
        playing = TypedGame(edition, options, found.seats, state)
        preview = edition.previews.preview if edition.previews is not None else None

        def advised(move: Raw, chance: float) -> wire.AdvisedMove[object, object]:
            read = game.codec.moves.decode(move)
            leads = preview(state, found.seat, read) if preview is not None else None
            return wire.AdvisedMove(read, leads, chance)

        return wire.Puzzle(
            setup=wire.Setup(edition.name, options),
            number=place.number + 1,
            count=count,
            names=BOT_NAMES[: found.seats],
            seat=found.seat,
            table=playing.seen(found.seat, (Seat(found.seat),)),
            options=tuple(advised(one.move, one.chance) for one in found.moves),
            found=found.found,
        )

    written = wire.ENCODER.encode(registry.find(place.game).newest.use(shown))
    return gzip.compress(written, 6, mtime=0)
