"""What is remembered of a game that was told."""

from random import Random

import pytest
from hypothesis import given, settings

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.bots.lasvegas.memory import Memory
from croupier.core.chance import Dealer
from croupier.core.log import replay
from croupier.kernel.lasvegas import codec
from croupier.kernel.lasvegas.champion import Mind, mind_of
from croupier.kernel.lasvegas.models import PRIOR, UNIFORM, beliefs_of_nobody
from croupier.kernel.lasvegas.searching import ROOT
from croupier.kernel.lasvegas.weights import no_weights
from croupier.lasvegas.events import Event
from croupier.lasvegas.state import Options, Placing
from tests.strategies import GAME, LasVegasSitting, sittings


def choices_of(sitting: LasVegasSitting) -> list[tuple[Placing, list[Event]]]:
    """Return every choice of a game, with all that had happened before."""
    events, choices = list[Event](), list[tuple[Placing, list[Event]]]()
    for step in replay(GAME, sitting.log):
        events = [*events, *step.events]
        if isinstance(step.state, Placing):
            choices.append((step.state, events))
    return choices


def held(mind: Mind) -> bytes:
    return bytes(codec.part(mind.rows, ROOT))


@settings(max_examples=20)
@given(sittings())
def test_whoever_has_heard_everything_knows_the_whole_state(sitting: LasVegasSitting) -> None:
    mind = mind_of(no_weights())
    memory, heard = Memory(mind), 0
    for state, events in choices_of(sitting):
        view = GAME.view(state, state.seat)
        assert isinstance(view, Placing)
        memory.hear(events[heard:])
        heard = len(events)
        memory.recall(view)
        assert held(mind) == codec.encode(state)


def test_whoever_has_heard_everything_has_an_opinion_of_everybody() -> None:
    mind = mind_of(no_weights())
    memory = Memory(mind)
    state, events = choices_of(sit(1))[-1]
    memory.hear(events)
    view = GAME.view(state, state.seat)
    assert isinstance(view, Placing)
    memory.recall(view)

    assert all(mind.beliefs[:3, UNIFORM] > PRIOR[UNIFORM])
    assert mind.beliefs[3:].tolist() == beliefs_of_nobody()[3:].tolist()


@settings(max_examples=20)
@given(sittings())
def test_whoever_has_heard_nothing_knows_what_is_seen(sitting: LasVegasSitting) -> None:
    mind = mind_of(no_weights())
    memory = Memory(mind)
    for state, _ in choices_of(sitting)[::7]:
        view = GAME.view(state, state.seat)
        assert isinstance(view, Placing)
        memory.recall(view)
        assert held(mind) == codec.encode(view)
    assert mind.beliefs == pytest.approx(beliefs_of_nobody())


def test_what_does_not_lead_to_the_position_counts_for_nothing() -> None:
    first, second = (sit(seed) for seed in (1, 2))
    mind = mind_of(no_weights())
    memory = Memory(mind)
    _, events = choices_of(first)[-1]
    state, _ = choices_of(second)[-1]
    view = GAME.view(state, state.seat)
    assert isinstance(view, Placing)
    memory.hear(events)
    memory.recall(view)

    assert held(mind) == codec.encode(view)
    assert mind.beliefs.tolist() == beliefs_of_nobody().tolist()


def sit(seed: int) -> LasVegasSitting:
    """Return a game of three."""
    bots = [Uniform(Random(f"{seed} {seat}")) for seat in range(3)]
    return play(GAME, bots, Options(), Dealer.numbered(seed))
