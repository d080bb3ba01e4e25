from collections.abc import Sequence
from random import Random

from hypothesis import given

from croupier.bots.arena import Timed, play
from croupier.bots.bot import Uniform
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import FaceDown, Options, Over, Placing, Purse, State
from tests.strategies import GAME, Opening, openings, seeds


class Witness:
    """Chooses the first legal move and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Seat, State, Sequence[Place]]] = []

    def choose(self, seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the first legal move."""
        self.seen.append((seat, view, legal))
        return legal[0]


class Listener(Witness):
    """Chooses the first legal move and remembers what it was told before each."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []
        self.before: list[int] = []

    def hear(self, events: Sequence[Event], /) -> None:
        """Remember what happened."""
        self.heard += events

    def choose(self, seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Remember how much was heard before."""
        self.before.append(len(self.heard))
        return super().choose(seat, view, legal)


@given(openings(), seeds)
def test_bots_play_every_game_to_its_end(opening: Opening, seed: bytes) -> None:
    bots = [Uniform(Random(seat)) for seat in range(opening.seats)]
    sitting = play(GAME, bots, opening.options, Dealer(seed))
    *_, last = replay(GAME, sitting.log)

    assert isinstance(sitting.state, Over)
    assert last.state == sitting.state
    assert (sitting.log.seats, sitting.log.options) == (opening.seats, opening.options)


def test_a_bot_is_asked_in_its_own_turn_and_shown_only_what_its_seat_sees() -> None:
    bots = [Witness() for _ in range(3)]
    sitting = play(GAME, bots, Options(), Dealer.numbered(3))
    moves = [entry for entry in sitting.log.entries if isinstance(entry, Moved)]

    assert len(moves) == sum(len(bot.seen) for bot in bots)
    for seat, bot in enumerate(bots):
        assert [entry.move for entry in moves if entry.seat == seat] == [
            legal[0] for _, _, legal in bot.seen
        ]
        for asked, view, legal in bot.seen:
            assert isinstance(view, Placing)
            assert asked == view.seat == seat
            assert [*legal] == [*GAME.legal(view, Seat(seat))]
            kinds = [type(won) for won in view.table.winnings]
            assert kinds == [Purse if owner == seat else FaceDown for owner in range(3)]


def test_a_bot_that_listens_has_heard_all_that_happened_whenever_it_chooses() -> None:
    listener = Listener()
    timed = Timed(listener)
    sitting = play(GAME, [Witness(), timed, Witness()], Options(), Dealer.numbered(3))
    steps = [*replay(GAME, sitting.log)]
    happened = [event for step in steps for event in step.events]
    before = []
    for number, entry in enumerate(sitting.log.entries, start=1):
        if isinstance(entry, Moved) and entry.seat == 1:
            before.append(sum(len(step.events) for step in steps[:number]))

    assert listener.heard == happened[: len(listener.heard)]
    assert listener.before == before
    assert [*sitting.news()] == happened


def test_a_bot_with_a_clock_chooses_as_it_would_without() -> None:
    witness = Witness()
    timed = Timed(witness)
    sitting = play(GAME, [timed, Witness()], Options(), Dealer.numbered(3))

    assert sitting.log == play(GAME, [Witness(), Witness()], Options(), Dealer.numbered(3)).log
    assert timed.decisions == len(witness.seen) > 0
    assert timed.seconds > 0
