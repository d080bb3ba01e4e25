"""Luck and missed moves of Lords of Vegas, in positions where both are plain."""

from collections.abc import Sequence
from random import Random

import pytest

from croupier.analysis.findings import LEAST, Option, analyse, lead
from croupier.analysis.lordsofvegas import LEADS, LordsOfVegasJudge
from croupier.core.chance import Dealer, Dice, Draw, Rolled, outcomes
from croupier.core.game import Moved
from croupier.core.records import read
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Build, DrawCard, EndTurn, Move, Sprawl, Stand
from croupier.lordsofvegas.state import Options, State
from croupier.lordsofvegas.taking_back import taken_back
from tests.lordsofvegas.boards import GAME, RED, YELLOW, after, gamble, position, reorganize
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


SIX_DICE = " ".join(
    f"A{number}:gold.{owner}.{value}"
    for number, (owner, value) in enumerate([(0, 4), (1, 3), (2, 6), (0, 1), (1, 5), (2, 2)], 1)
)
"""Three seats have two dice each in one casino."""
BOARD = "A1:0 B1:0 A2:gold.0.6 A4:gold.0.5 B2:gold.1.4 C1:1 C2:1 D1:0 E1:1"


def mean_after(judge: LordsOfVegasJudge, state: State) -> Sequence[float]:
    """Return the mean of the chances over all that luck may bring."""
    ask = GAME.awaited(state)
    assert isinstance(ask, Dice | Draw)
    found = [
        [float(likely) * chance for chance in judge.chances(GAME.step(state, outcome).state)]
        for outcome, likely in outcomes(ask)
    ]
    return [sum(of_seat) for of_seat in zip(*found, strict=True)]


class TestLuckIsNothingOnAverage:
    @pytest.mark.parametrize("seats", [3, 4])
    def test_of_a_card(self, seats: int) -> None:
        money = (9, 12, 7, 5)[:seats]
        drawing = position("drawing", BOARD, money=money, points=(0,) * seats)
        asked = after(drawing, Moved(RED, DrawCard())).state
        judge = LordsOfVegasJudge()

        assert mean_after(judge, asked) == pytest.approx(judge.chances(asked), abs=1e-6)

    def test_of_a_card_between_two_of_whose_blocks_one_is_closed(self) -> None:
        """LOV-21.3: what follows such a card is tried, and comes out nearly the same."""
        drawing = position("drawing", BOARD, money=(9, 12), points=(0, 0))
        asked = after(drawing, Moved(RED, DrawCard())).state
        judge = LordsOfVegasJudge()

        assert mean_after(judge, asked) == pytest.approx(judge.chances(asked), abs=0.005)

    def test_of_a_bet(self) -> None:
        bet = position("acting", "A1:gold.1.3 A2:gold.1.2 A3:gold.1.1 A4:gold", money=(20, 20))
        bet = after(bet, Moved(RED, gamble("A1", 20)), Moved(YELLOW, Stand())).state
        judge = LordsOfVegasJudge()

        assert mean_after(judge, bet) == pytest.approx(judge.chances(bet), abs=1e-6)

    def test_of_dice_that_are_rolled_again(self) -> None:
        """LOV-11.3: all but ties are looked at one by one."""
        acting = position("acting", "A1:gold.0.3 A2:gold.1.4 B1:0", money=(20, 20), points=(0, 0))
        rerolling = after(acting, Moved(RED, reorganize("A1"))).state
        judge = LordsOfVegasJudge()

        assert mean_after(judge, rerolling) == pytest.approx(judge.chances(rerolling), abs=0.001)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_ahead_before_the_first_card(seats: int) -> None:
    start = GAME.start(seats, Options()).state

    assert LordsOfVegasJudge().chances(start) == [1 / seats] * seats


@pytest.mark.parametrize("dice", ["A1:gold.0.3 A2:gold.1.4", SIX_DICE])
def test_before_dice_are_rolled_chances_hardly_depend_on_the_rolls_tried(dice: str) -> None:
    rerolling = after(position("acting", dice), Moved(RED, reorganize("A1"))).state

    assert LordsOfVegasJudge(1).chances(rerolling) == pytest.approx(
        LordsOfVegasJudge(1000).chances(rerolling), abs=0.005
    )


class TestOptions:
    def test_building_is_better_than_ending_the_turn(self) -> None:
        options = LordsOfVegasJudge().options(RICH, RED, EndTurn())
        built = max(option.chance for option in options if isinstance(option.move, Build | Sprawl))
        ended = next(option for option in options if option.move == EndTurn())

        assert built > ended.chance + LEAST


class TestAGlance:
    def test_shows_no_lead_where_two_choices_leave_alike(self) -> None:
        """Whatever is built first, the other can be built after it."""
        assert lead(LordsOfVegasJudge().glance(RICH, RED)) < LEADS

    def test_knows_only_choices_there_are(self) -> None:
        glanced = LordsOfVegasJudge().glance(RICH, RED)

        assert {option.move for option in glanced} <= {*GAME.legal(RICH, RED)}


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


@pytest.mark.weekly("src/croupier/analysis", "src/croupier/kernel")
def test_a_whole_game_is_looked_into() -> None:
    log = read(GAME, (FOLDER / "two-seats.jsonl").read_text(encoding="utf-8")).log
    analysis = analyse(GAME, LordsOfVegasJudge(), log)

    assert len(analysis.seats) == 2
    for error in analysis.errors:
        assert log.entries[error.entry] == Moved(error.seat, error.move)
        assert error.cost >= LEAST
