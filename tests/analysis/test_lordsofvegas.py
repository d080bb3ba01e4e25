"""Luck and missed moves of Lords of Vegas, in positions where both are plain."""

import pytest

from croupier.analysis.findings import LEAST, found
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.core.chance import Dealer, Rolled
from croupier.core.game import End, Moved, Turn
from croupier.core.records import read
from croupier.lordsofvegas.moves import Build, EndTurn, Refuse, Sprawl, Stand
from croupier.lordsofvegas.state import Options
from tests.lordsofvegas.boards import GAME, RED, YELLOW, after, gamble, position
from tests.lordsofvegas.record import FOLDER

RICH = position("acting", "A1:0 B1:0 A2:gold.0.6 A4:gold.0.5 B2:gold.1.4 C1:1 D1:2 E1:3")


class TestLuck:
    def test_of_a_bet_is_good_for_who_wins_it(self) -> None:
        """LOV-12.4 to LOV-12.6: seven loses, three wins."""
        bet = position("acting", "A1:gold.1.3 A2:gold.1.2 A3:gold.1.1 A4:gold", money=(20, 20))
        bet = after(bet, Moved(RED, gamble("A1", 20)), Moved(YELLOW, Stand())).state
        lost = LordsOfVegasJudge().luck(bet, GAME.step(bet, Rolled((3, 4))).state)
        won = LordsOfVegasJudge().luck(bet, GAME.step(bet, Rolled((1, 2))).state)

        assert lost[RED] < 0 < won[RED]
        assert won[YELLOW] < 0 < lost[YELLOW]

    def test_of_all_adds_up_to_nothing(self) -> None:
        state = GAME.start(3, Options()).state
        awaited = GAME.awaited(state)
        assert not isinstance(awaited, Turn | End)
        dealt = GAME.step(state, Dealer.numbered(1).answer(awaited, 0)).state
        luck = LordsOfVegasJudge().luck(state, dealt)

        assert len(luck) == 3
        assert sum(luck) == pytest.approx(0, abs=1e-6)


class TestMisses:
    def test_a_better_action_is_named_with_what_it_was_worth(self) -> None:
        better = LordsOfVegasJudge().better(RICH, RED, EndTurn())

        assert better is not None
        assert isinstance(better.move, Build | Sprawl)
        assert better.by > LEAST

    def test_what_is_said_about_trades_is_no_miss(self) -> None:
        assert LordsOfVegasJudge().better(RICH, YELLOW, Refuse(1)) is None


def test_a_whole_game_is_looked_into() -> None:
    log = read(GAME, (FOLDER / "two-seats.jsonl").read_text(encoding="utf-8")).log
    analysis = found(GAME, LordsOfVegasJudge(), log)

    assert len(analysis.luck) == 2
    assert analysis.luck[0] == pytest.approx(-analysis.luck[1], abs=1e-6)
    for missed in analysis.missed:
        assert log.entries[missed.entry] == Moved(missed.seat, missed.move)
        assert missed.cost >= LEAST
