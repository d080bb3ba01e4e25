"""What a worker answers: from a line of text, always the same, and always what the rules allow."""

import dataclasses
import time
from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.core.errors import Refusal
from croupier.core.game import EventT, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Log, replay
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import LEVELS, SEARCHING, Edition, Level
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Placing
from croupier.lasvegas.state import State as LasVegasState
from croupier.lordsofvegas.moves import Offer
from croupier.lordsofvegas.state import State as LordsOfVegasState
from croupier.server import wire
from croupier.server.bot_worker import (
    ENCODER,
    REPORTS,
    Advised,
    Answered,
    BotWorker,
    Consult,
    Failed,
    KeptLog,
    Question,
    Report,
    Warm,
    Warmed,
    answer,
    overdue,
)
from croupier.server.bot_worker import reply as reply_of
from tests.lordsofvegas.strategies import positions as lords_of_vegas_positions
from tests.server.questions import (
    LAS_VEGAS,
    LORDS_OF_VEGAS,
    las_vegas,
    level_told,
    lords_of_vegas,
)
from tests.server.sleepers import FAIL, LEVEL, reply
from tests.strategies import GAME, LasVegasSitting, placings, sittings
from tests.strategies import positions as las_vegas_positions

numbers = st.integers(0, 2**32)
LINE = (
    "las-vegas placing white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=1.4 white_dice=-"
)
ADVICE = Decoder(wire.AnyAdvice)


def asked(
    one: Edition[StateT, MoveT, EventT, OptionsT],
    seat: Seat,
    state: StateT,
    luck: int,
    level: Level,
) -> Question:
    """Return the question which move a bot chooses there, of what it sees."""
    view = one.game.text(one.game.view(state, seat))
    return Question(one.name, one.rules, level, seat, view, luck)


def awaited_in(one: Edition[StateT, MoveT, EventT, OptionsT], state: StateT) -> set[Seat]:
    """Return the seats that may be given a move."""
    awaited = one.game.awaited(state)
    return {awaited.seat, *awaited.asked} if isinstance(awaited, Turn) else set()


def check(
    one: Edition[StateT, MoveT, EventT, OptionsT], state: StateT, seat: Seat, answered: Answered
) -> None:
    """Refuse an answer that the rules do not allow."""
    one.game.check(state, seat, one.game.codec.moves.decode(answered.move))


def gives_what_is_legal(one: Edition[StateT, MoveT, EventT, OptionsT], state: StateT) -> None:
    """Check that a move made for a seat is one the rules allow, and for others there is none."""
    awaited = awaited_in(one, state)
    for seat in map(Seat, range(5)):
        question = asked(one, seat, state, 0, "easy")
        if seat in awaited:
            given = overdue(question)
            check(one, state, seat, given)
            assert one.game.codec.moves.decode(given.move) == one.overdue(state, seat)
        else:
            with pytest.raises(Refusal, match=f"Nobody waits for seat {seat}"):
                overdue(question)


def chooses_what_is_legal(
    one: Edition[StateT, MoveT, EventT, OptionsT], state: StateT, luck: int
) -> None:
    """Check that bots choose from a line of text what the rules allow, and always the same."""
    for seat in awaited_in(one, state):
        for level in LEVELS[:2]:
            question = asked(one, seat, state, luck, level)
            chosen = answer(question)
            assert answer(question) == chosen
            check(one, state, seat, chosen)


class TestAnyPosition:
    @given(las_vegas_positions())
    def test_a_seat_of_las_vegas_is_given_a_move(self, state: LasVegasState) -> None:
        gives_what_is_legal(LAS_VEGAS, state)

    @given(lords_of_vegas_positions())
    def test_a_seat_of_lords_of_vegas_is_given_a_move(self, state: LordsOfVegasState) -> None:
        gives_what_is_legal(LORDS_OF_VEGAS, state)

    @given(placings(), numbers)
    def test_bots_play_las_vegas_from_text(self, state: Placing, luck: int) -> None:
        chooses_what_is_legal(LAS_VEGAS, state, luck)

    @given(lords_of_vegas_positions(), numbers)
    def test_bots_play_lords_of_vegas_from_text(self, state: LordsOfVegasState, luck: int) -> None:
        chooses_what_is_legal(LORDS_OF_VEGAS, state, luck)


def told(lines: Sequence[bytes]) -> list[Report]:
    """Read what a worker has reported."""
    return [REPORTS.decode(line) for line in lines]


class TestAWorker:
    def test_answers_hard_questions_as_the_strongest_bot_that_is_warm(self) -> None:
        lines: list[bytes] = []
        worker = BotWorker(lines.append, reply, lambda _task: None)
        levels: list[Level] = ["champion", "hard", "easy"]
        asked = [
            *(las_vegas(level, LEVEL) for level in levels),
            lords_of_vegas("hard", LEVEL),
        ]
        worker.work(map(ENCODER.encode, asked))
        for level in SEARCHING:
            known = len(lines)
            worker.work([ENCODER.encode(Warm("las-vegas", 1, level))])
            deadline = time.monotonic() + 10
            while len(lines) == known:
                assert time.monotonic() < deadline
                time.sleep(0.001)
            worker.work(map(ENCODER.encode, asked))

        assert told(lines) == [
            *(level_told("medium"), level_told("medium"), level_told("easy"), level_told("medium")),
            Warmed("las-vegas", 1, "hard"),
            *(level_told("hard"), level_told("hard"), level_told("easy"), level_told("medium")),
            Warmed("las-vegas", 1, "champion"),
            *(level_told("champion"), level_told("hard"), level_told("easy"), level_told("medium")),
        ]

    def test_lets_the_coach_speak_once_its_judge_is_warm(self) -> None:
        lines: list[bytes] = []
        worker = BotWorker(lines.append, reply, lambda _task: None)
        consult = Consult("las-vegas", 1, Seat(1), LINE)
        worker.work([ENCODER.encode(consult), ENCODER.encode(Warm("las-vegas", 1, "judge"))])
        deadline = time.monotonic() + 10
        while len(lines) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.001)
        worker.work([ENCODER.encode(consult)])
        cold, warm, advised = told(lines)

        assert cold == Failed(consult, "it is still getting ready")
        assert warm == Warmed("las-vegas", 1, "judge")
        assert isinstance(advised, Advised)

    def test_tells_what_has_failed_and_goes_on(self) -> None:
        lines: list[bytes] = []
        asked = [las_vegas(luck=FAIL), las_vegas(luck=LEVEL)]
        BotWorker(lines.append, reply).work(map(ENCODER.encode, asked))

        assert told(lines) == [
            Failed(asked[0], "ValueError('It was so said.')"),
            level_told("easy"),
        ]


class Listener:
    """Chooses the first legal move, and remembers what it has heard."""

    heard: ClassVar[list[Event]] = []

    def __init__(self, _luck: Random) -> None:
        self.heard.clear()

    def hear(self, events: Sequence[Event], /) -> None:
        """Remember what happened."""
        self.heard.extend(events)

    def choose(self, _seat: Seat, _view: object, legal: Sequence[Place], /) -> Place:
        """Choose the first legal move."""
        return legal[0]


@given(sittings())
def test_a_bot_that_listens_hears_what_everyone_has_seen(sitting: LasVegasSitting) -> None:
    log = sitting.log
    number = max(n for n, entry in enumerate(log.entries) if isinstance(entry, Moved))
    steps = [*replay(GAME, Log(log.seats, log.options, log.entries[:number]))]
    state = steps[-1].state
    assert isinstance(state, Placing)
    kept = KeptLog(
        log.seats,
        Raw(ENCODER.encode(log.options)),
        tuple(Raw(ENCODER.encode(entry)) for entry in log.entries[:number]),
    )
    with pytest.MonkeyPatch.context() as patch:
        listening = dataclasses.replace(
            LAS_VEGAS, bots={"listener": Listener}, levels=dict.fromkeys(LEVELS, "listener")
        )
        patch.setattr(registry, "edition", lambda _name, _rules: listening)
        question = asked(LAS_VEGAS, state.seat, state, 0, "medium")
        answer(question)
        assert Listener.heard == []
        answer(replace(question, log=kept))

    assert Listener.heard == [event for step in steps for event in step.events]


class TestOffers:
    """A bot is made anew for every move, so it must be told that it has made its offer."""

    @given(lords_of_vegas_positions(), numbers)
    def test_are_told_apart_and_made_once(self, state: LordsOfVegasState, luck: int) -> None:
        for seat in awaited_in(LORDS_OF_VEGAS, state):
            question = asked(LORDS_OF_VEGAS, seat, state, luck, "medium")
            chosen = answer(question)
            again = answer(replace(question, has_offered=True))
            move = LORDS_OF_VEGAS.game.codec.moves.decode(chosen.move)
            assert chosen.is_offer == isinstance(move, Offer)
            assert not again.is_offer
            if not chosen.is_offer:
                assert again == chosen


def test_the_coach_speaks_of_moves_and_what_they_lead_to() -> None:
    consulted = reply_of(Consult("las-vegas", 1, Seat(1), LINE))
    assert isinstance(consulted, Advised)
    advice = ADVICE.decode(consulted.advice)

    assert [option.move for option in advice.options] == [
        {"type": "place", "face": 4},
        {"type": "place", "face": 1},
    ]
    assert all(option.preview is not None for option in advice.options)
