"""Players that search, or go by a net: compared with the bots they are twins of."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.bots.lasvegas.champion import Champion
from croupier.bots.lasvegas.montecarlo import MonteCarlo
from croupier.bots.limits import Limit
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.kernel.lasvegas import champion, codec, players, thinking
from croupier.kernel.lasvegas.champion import mind_of
from croupier.kernel.lasvegas.models import begin_to_watch, watch
from croupier.kernel.lasvegas.players import CHAMPION, MONTECARLO
from croupier.kernel.lasvegas.searching import ROOT
from croupier.kernel.lasvegas.series import simulate
from croupier.kernel.lasvegas.weights import no_weights
from croupier.lasvegas.events import Event
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Options, Placing
from tests.kernel.averages import no_news
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, placings


@settings(max_examples=20)
@given(placings(), st.integers(1, 400))
def test_montecarlo_chooses_what_the_bot_chooses(state: Placing, playouts: int) -> None:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    series = Random(8).getrandbits(62)
    mind = mind_of(no_weights())
    mind.rows[ROOT] = laid(state)
    thinking.lay_face_down(mind.rows[ROOT])
    assert bytes(codec.part(mind.rows, ROOT)) == codec.encode(view)

    face = thinking.searched_face(mind, MONTECARLO, series, playouts)
    bot = MonteCarlo(Random(8), Limit(playouts=playouts))
    assert bot.choose(state.seat, view, legal).face == face + 1


@pytest.mark.parametrize(("seats", "white"), [(2, 0), (3, 1), (5, 0)])
def test_the_champion_chooses_what_the_bot_chooses_all_through_a_game(
    seats: int, white: int
) -> None:
    sitting = play(
        GAME,
        [Uniform(Random(seat)) for seat in range(seats)],
        Options(white=bool(white)),
        Dealer.numbered(seats),
    )
    mind, bot, heard = thinking.mind_for(["champion"]), Champion(Random(8), Limit(playouts=60)), 0
    begin_to_watch(mind.beliefs)
    steps, events = [*replay(GAME, sitting.log)], list[Event]()
    luck = Random(8)
    for step, entry in zip(steps, sitting.log.entries, strict=False):
        events += step.events
        if not isinstance(entry, Moved):
            continue
        assert isinstance(step.state, Placing)
        one = laid(step.state)
        if entry.seat == 1 and len(faces(step.state.roll)) > 1:
            bot.hear(events[heard:])
            heard = len(events)
            view, legal = GAME.view(step.state, entry.seat), GAME.legal(step.state, entry.seat)
            mind.rows[ROOT] = one
            face = thinking.searched_face(mind, CHAMPION, luck.getrandbits(62), 60)
            assert bot.choose(entry.seat, view, legal).face == face + 1
        watch(one, entry.move.face - 1, mind.net, mind.beliefs, mind.chances)


@settings(max_examples=10)
@given(placings())
def test_if_nobody_says_anything_dice_say_how_many_playouts_there_are(state: Placing) -> None:
    player, playouts = players.player_of("champion")
    mind, as_usual = thinking.mind_for(["champion"]), champion.usual_playouts(laid(state))

    assert playouts == players.BY_DICE
    one, other = (thinking.choose(laid(state), player, n, mind) for n in (playouts, as_usual))
    assert one == other


@settings(max_examples=20)
@given(placings(), st.sampled_from([*players.PLAYERS]))
def test_everybody_chooses_a_face_that_was_rolled(state: Placing, name: str) -> None:
    player, _ = players.player_of(name)
    face = thinking.choose(laid(state), player, 12, thinking.mind_for([name]))

    assert face + 1 in faces(state.roll)


def test_the_numbers_are_the_same_whatever_the_number_of_jobs() -> None:
    bots = ["champion:20", "montecarlo:20", "trained", "hasty"]
    one, two = (simulate(bots, Options(), 6, 3, jobs=jobs, tell=no_news) for jobs in (1, 2))

    assert one == two
    assert one.games == 6


def test_weights_are_read_only_by_those_who_need_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("weights were read")

    monkeypatch.setattr(thinking, "trained_weights", refuse)
    assert not thinking.mind_for(["montecarlo:20", "greedy"]).net.into.any()
    with pytest.raises(AssertionError):
        thinking.mind_for(["trained"])


def test_the_share_won_is_that_of_the_first_in_all_seats() -> None:
    weights = no_weights()

    assert thinking.share_won(weights, ["greedy", "uniform"], 1, 40) > 0.8
    assert thinking.share_won(weights, ["uniform", "greedy"], 1, 40) < 0.2


def test_faces_are_sorted_by_their_chances_and_equals_stay() -> None:
    faces_left = np.array([5, 0, 2, 3])
    thinking.best_first(faces_left, np.array([0.5, 0.0, 0.9, 0.5, 0.0, 0.5]))

    assert faces_left.tolist() == [2, 5, 0, 3]
    assert [thinking.halvings_of(n) for n in range(1, 7)] == [0, 1, 2, 2, 3, 3]
