"""Bots among themselves."""

from collections.abc import Sequence

from croupier.bots.bot import Bot
from croupier.core.chance import Chance
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting


def play(
    game: Game[StateT, MoveT, EventT, OptionsT],
    bots: Sequence[Bot[StateT, MoveT]],
    options: OptionsT,
    chance: Chance,
) -> Sitting[StateT, MoveT, EventT, OptionsT]:
    """Play a game to its end, one bot in each seat."""
    sitting = Sitting(game, len(bots), options, chance)
    while isinstance(turn := sitting.deal(), Turn):
        seat = turn.next_to_move
        view, legal = game.view(sitting.state, seat), game.legal(sitting.state, seat)
        sitting.play(seat, bots[seat].choose(seat, view, legal))
    return sitting
