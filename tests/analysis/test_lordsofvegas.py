"""Luck and missed moves of Lords of Vegas, in positions where both are plain."""

import pytest

from croupier.analysis.findings import LEAST, analyse
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.core.chance import Rolled
from croupier.core.game import Moved
from croupier.core.records import read
from croupier.lordsofvegas.moves import Build, EndTurn, Sprawl, Stand
from croupier.lordsofvegas.state import Options
from tests.lordsofvegas.boards import GAME, RED, YELLOW, after, gamble, position
from tests.lordsofvegas.record import FOLDER

RICH = position("acting", "A1:0 B1:0 A2:gold.0.6 A4:gold.0.5 B2:gold.1.4 C1:1 D1:2 E1:3")


class TestLuck:
    def test_of_a_bet_is_good_for_who_wins_it(self) -> None:
        """LOV-12.4 to LOV-12.6: seven loses, three wins."""
        bet = position("acting", "A1:gold.1.3 A2:gold.1.2 A3:gold.1.1 A4:gold", money=(20, 20))
        bet = after(bet, Moved(RED, gamble("A1", 20)), Moved(YELLOW, Stand())).state
        before = LordsOfVegasJudge().chances(bet)
        lost = LordsOfVegasJudge().chances(GAME.step(bet, Rolled((3, 4))).state)
        won = LordsOfVegasJudge().chances(GAME.step(bet, Rolled((1, 2))).state)

        assert lost[RED] < before[RED] < won[RED]
        assert won[YELLOW] < before[YELLOW] < lost[YELLOW]


def test_chances_add_up() -> None:
    chances = LordsOfVegasJudge().chances(GAME.start(3, Options()).state)

    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1)


class TestOptions:
    def test_building_is_better_than_ending_the_turn(self) -> None:
        options = LordsOfVegasJudge().options(RICH, RED, EndTurn())
        built = max(option.chance for option in options if isinstance(option.move, Build | Sprawl))
        ended = next(option for option in options if option.move == EndTurn())

        assert built > ended.chance + LEAST


def test_a_whole_game_is_looked_into() -> None:
    log = read(GAME, (FOLDER / "two-seats.jsonl").read_text(encoding="utf-8")).log
    analysis = analyse(GAME, LordsOfVegasJudge(), log)

    assert len(analysis.seats) == 2
    for error in analysis.errors:
        assert log.entries[error.entry] == Moved(error.seat, error.move)
        assert error.cost >= LEAST
