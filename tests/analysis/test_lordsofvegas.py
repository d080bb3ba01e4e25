"""Luck and missed moves of Lords of Vegas, in positions where both are plain."""

from collections.abc import Sequence
from random import Random

import pytest

from croupier.analysis.findings import LEAST, Option, analyse
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.core.chance import Dealer, Rolled
from croupier.core.game import Moved
from croupier.core.records import read
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Build, EndTurn, Move, Sprawl, Stand
from croupier.lordsofvegas.state import Options, State
from croupier.lordsofvegas.taking_back import taken_back
from tests.lordsofvegas.boards import GAME, RED, YELLOW, after, gamble, position
from tests.lordsofvegas.record import FOLDER
from tests.lordsofvegas.traders import play_out

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


class Forgetful(LordsOfVegasJudge):
    """A judge that compares nothing, and keeps what it was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[Move | None] = []

    def options(
        self, _state: State, _seat: Seat, /, also: Move | None = None
    ) -> Sequence[Option[Move]]:
        self.made.append(also)
        return []


def test_what_was_taken_back_changes_no_chance_and_is_no_error() -> None:
    log = play_out(2, Dealer.numbered(1), Random(1), regret=0.5).log
    void, judge = taken_back(log.entries), Forgetful()
    analysis = analyse(GAME, judge, log, void=void)

    assert void
    for number in void:
        assert analysis.chances[number + 1] == analysis.chances[number]
    standing = [entry for number, entry in enumerate(log.entries) if number not in void]
    assert judge.made == [entry.move for entry in standing if isinstance(entry, Moved)]


def test_a_whole_game_is_looked_into() -> None:
    log = read(GAME, (FOLDER / "two-seats.jsonl").read_text(encoding="utf-8")).log
    analysis = analyse(GAME, LordsOfVegasJudge(), log)

    assert len(analysis.seats) == 2
    for error in analysis.errors:
        assert log.entries[error.entry] == Moved(error.seat, error.move)
        assert error.cost >= LEAST
