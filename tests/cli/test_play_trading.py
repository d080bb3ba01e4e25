"""Offers typed by hand at one screen, and answered."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.core.records import read
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Counter,
    DrawCard,
    Goods,
    Move,
    Offer,
    Promise,
    Refuse,
    Terms,
)
from croupier.lordsofvegas.state import Table
from tests.cli.conftest import Croupier
from tests.screens.lordsofvegas.games import GAME

FIRST, SECOND, BOT = Seat(0), Seat(1), Seat(2)
C6, D4 = (Lot("C6"),), (Lot("D4"),)


class Played(NamedTuple):
    """What was shown, what was chosen by whom, and where it led."""

    shown: str
    moves: list[tuple[Seat, Move]]
    table: Table


Play = Callable[..., Played]


@pytest.fixture
def play(croupier: Croupier, tmp_path: Path) -> Play:
    """Return a game of two people and a bot; the first has C6, D3 and 12, the second C7, D4, 14."""
    file = tmp_path / "game.jsonl"
    words = ("--seats", "you,you,greedy", "--seed", "10", "--record", str(file))

    def run(*lines: str) -> Played:
        ran = croupier("play", "lords-of-vegas", *words, typed="\n".join([*lines, "q", ""]))
        log = read(GAME, file.read_text()).log
        moves = [(entry.seat, entry.move) for entry in log.entries if isinstance(entry, Moved)]

        assert (ran.code, ran.err) == (0, "")
        return Played(ran.out, moves, [*replay(GAME, log)][-1].state.table)

    return run


class TestAnOffer:
    OFFER = (FIRST, Offer(SECOND, Terms(Goods(5, C6), Goods(0, D4))))

    def test_is_accepted(self, play: Play) -> None:
        played = play("offer you 2 give 5 C6 for D4", "accept")

        assert played.moves == [self.OFFER, (SECOND, Accept(1))]
        assert played.table.money == (7, 19, 15)
        assert played.table.markers(FIRST) == (Lot("D3"), Lot("D4"))

    def test_is_shown_to_the_one_it_is_made_to(self, play: Play) -> None:
        shown = play("offer you-2 give 5 C6 for D4").shown

        assert "▲ You 2: ● You 1 makes you offer 1\n" in shown
        assert "you get           $5M, the lot C6 ($12 [4])" in shown
        assert "you give          the lot D4 ($12 [4])" in shown
        assert "your money        $14M, then $19M" in shown

    def test_is_refused(self, play: Play) -> None:
        played = play("offer you2 give 5 C6 for D4", "refuse")

        assert played.moves == [self.OFFER, (SECOND, Refuse(1))]
        assert played.table.money == (12, 14, 15)

    def test_is_countered(self, play: Play) -> None:
        played = play("offer you2 give 5 C6 for D4", "counter give D4 for 7 C6", "accept")
        other = Terms(Goods(0, D4), Goods(7, C6))

        assert played.moves == [self.OFFER, (SECOND, Counter(1, other)), (FIRST, Accept(2))]
        assert played.table.money == (5, 21, 15)

    def test_is_asked_about_again_after_what_is_no_answer(self, play: Play) -> None:
        played = play("offer you2 give 5 C6 for D4", "well", "draw", "accept 7", "accept")

        assert "Type accept, refuse or counter; ? helps, q leaves.\n" in played.shown
        assert "It is not your turn.\n" in played.shown
        assert "There is no open offer 7.\n" in played.shown
        assert played.moves == [self.OFFER, (SECOND, Accept(1))]

    def test_to_a_bot_is_answered_by_itself(self, play: Play) -> None:
        played = play("offer greedy give 12 C6 D3", "table")

        assert played.moves[1] == (BOT, Accept(1))
        assert played.table.money == (0, 14, 27)

    def test_that_cannot_be_carried_out_is_refused_at_once(self, play: Play) -> None:
        played = play("offer you2 give 13")

        assert "One side does not have the money it would give.\n" in played.shown
        assert played.moves == []


class TestADeal:
    def test_may_have_an_action_in_it(self, play: Play) -> None:
        played = play("draw", "offer you2 for 3 do build C6 gold", "accept")
        action = Build(Lot("C6"), "gold")

        assert played.moves == [
            (FIRST, DrawCard()),
            (FIRST, Offer(SECOND, Terms(take=Goods(3), action=action))),
            (SECOND, Accept(1)),
        ]
        assert "You 1 then        build C6 gold" in played.shown
        assert played.table.dice(FIRST) == C6

    def test_before_the_draw_has_no_action_in_it(self, play: Play) -> None:
        assert (
            "Actions come after the card is drawn.\n"
            in play("offer you2 for 3 do build C6 gold").shown
        )

    def test_may_be_not_to_act(self, play: Play) -> None:
        played = play("draw", "offer you2 for 3 not build C6", "accept", "build C6 gold")

        assert "You 1 will not    build C6" in played.shown
        assert "You have promised not to build at C6.\n" in played.shown
        assert "You have promised not to build at C6 this turn.\n" in played.shown
        assert played.table.promises == (Promise("build", Lot("C6")),)
