"""Games between bots."""

from collections.abc import Sequence
from time import perf_counter
from typing import Generic

from croupier.bots.bot import Bot, Listeners, is_attentive
from croupier.core.chance import Chance
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat


def play(
    game: Game[StateT, MoveT, EventT, OptionsT],
    bots: Sequence[Bot[StateT, MoveT]],
    options: OptionsT,
    chance: Chance,
) -> Sitting[StateT, MoveT, EventT, OptionsT]:
    """Play a game to its end, one bot in each seat."""
    sitting = Sitting(game, len(bots), options, chance)
    listeners: Listeners[EventT] = Listeners(bots)
    while isinstance(turn := sitting.deal(), Turn):
        seat = turn.next_to_move
        listeners.tell(sitting.events)
        view, legal = game.view(sitting.state, seat), game.legal(sitting.state, seat)
        sitting.play(seat, bots[seat].choose(seat, view, legal))
    return sitting


class Timed(Generic[StateT, MoveT]):
    """A bot with a clock that runs only while it listens and chooses."""

    def __init__(self, bot: Bot[StateT, MoveT]) -> None:
        self._bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def hear(self, events: Sequence[object], /) -> None:
        """Hear what the bot hears, if it does."""
        if is_attentive(self._bot):
            began = perf_counter()
            self._bot.hear(events)
            self.seconds += perf_counter() - began

    def choose(self, seat: Seat, view: StateT, legal: Sequence[MoveT], /) -> MoveT:
        """Choose what the bot chooses."""
        began = perf_counter()
        move = self._bot.choose(seat, view, legal)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return move
