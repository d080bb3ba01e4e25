"""Gambling: who may, how much, and who pays whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Dice, Rolled
from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.events import BetLaidOff, BetMade, BetSettled, BetStood
from croupier.lordsofvegas.gambling import Gains, gains
from croupier.lordsofvegas.moves import EndTurn, LayOff, Stand
from croupier.lordsofvegas.state import Acting, Answering, Betting
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    after,
    gamble,
    lots,
    position,
    refusal,
)

THREE_TILES = "A1:gold.1.5 A2:gold.0.2 A4:gold"


def betting(bet: int, boss_money: int, *, laid_off: bool) -> Betting:
    state = position(
        "betting",
        "C1:gold.1.5 C2:gold C3:gold C4:gold C5:gold C6:gold C7:gold C8:gold C9:gold",
        money=(bet, boss_money),
        gambled="yes",
        casino="C1",
        bet=bet,
        boss=YELLOW,
        laid_off="yes" if laid_off else "no",
    )
    assert isinstance(state, Betting)
    return state


def settled_aloud(total: int, bet: int, boss_money: int, *, laid_off: bool) -> Gains:
    """Lay out the dollars one by one: of every two that go over the table one is the bank's."""
    gambler, boss = bet, boss_money
    for dollar in range({2: 2 * bet, 12: 2 * bet}.get(total, bet)):
        is_the_banks = laid_off and dollar % 2 == 0
        if total in (5, 6, 7, 8):
            gambler, boss = gambler - 1, boss if is_the_banks else boss + 1
        elif is_the_banks:
            gambler += 1
        elif boss > 0:
            gambler, boss = gambler + 1, boss - 1
    return Gains(gambler - bet, boss - boss_money)


@pytest.mark.parametrize("laid_off", [False, True], ids=["whole", "laid off"])
@pytest.mark.parametrize("total", range(2, 13))
def test_every_total_pays_as_read_aloud(total: int, *, laid_off: bool) -> None:
    """LOV-12.4 to LOV-12.10."""
    for bet in (1, 2, 3, 4, 7, 15, 44, 45):
        for boss_money in (0, 1, 2, 3, bet // 2, bet - 1, bet, 2 * bet - 1, 2 * bet, 200):
            expected = settled_aloud(total, bet, boss_money, laid_off=laid_off)
            assert gains(bet, total, boss_money, laid_off=laid_off) == expected


@pytest.mark.parametrize(
    ("total", "bet", "boss_money", "laid_off", "gambler", "boss"),
    [
        (7, 9, 50, False, -9, 9),
        (7, 9, 50, True, -9, 4),
        (7, 1, 50, True, -1, 0),
        (3, 9, 50, False, 9, -9),
        (3, 9, 50, True, 9, -4),
        (4, 1, 50, True, 1, 0),
        (2, 1, 50, True, 2, -1),
        (12, 9, 50, False, 18, -18),
        (12, 9, 50, True, 18, -9),
        (11, 9, 5, False, 5, -5),
        (11, 9, 0, False, 0, 0),
        (11, 9, 3, True, 8, -3),
        (12, 9, 0, True, 9, 0),
    ],
)
def test_amounts_worked_out_by_hand(
    total: int, bet: int, boss_money: int, gambler: int, boss: int, *, laid_off: bool
) -> None:
    """LOV-12.4 to LOV-12.10."""
    assert gains(bet, total, boss_money, laid_off=laid_off) == Gains(gambler, boss)


@given(
    bet=st.integers(1, 45),
    boss_money=st.integers(0, 100),
    laid_off=st.booleans(),
    total=st.integers(2, 12),
)
def test_nobody_falls_below_nothing_and_the_bank_pays_in_full(
    bet: int, boss_money: int, total: int, *, laid_off: bool
) -> None:
    """LOV-1.2, LOV-12.9, LOV-12.10."""
    gain = gains(bet, total, boss_money, laid_off=laid_off)

    assert -bet <= gain.gambler <= 2 * bet
    assert boss_money + gain.boss >= 0
    if laid_off and gain.gambler > 0:
        assert gain.gambler >= bet - bet // 2


class TestABet:
    def test_waits_for_the_boss_to_lay_off_or_stand(self) -> None:
        """LOV-12.3."""
        bet = after(position("acting", THREE_TILES), Moved(RED, gamble("A2", 7)))

        assert bet.events == (BetMade(RED, lots("A1 A2 A4"), 7, YELLOW),)
        assert isinstance(bet.state, Answering)
        assert GAME.awaited(bet.state) == Turn(YELLOW)
        assert GAME.legal(bet.state, YELLOW) == (Stand(), LayOff())
        assert GAME.legal(bet.state, RED) == ()
        assert bet.state.table.money == (50, 50, 50, 50)

    def test_is_rolled_with_two_dice_once_the_boss_has_answered(self) -> None:
        """LOV-12.4."""
        bet = after(
            position("acting", THREE_TILES), Moved(RED, gamble("A1", 7)), Moved(YELLOW, Stand())
        )

        assert bet.events[1:] == (BetStood(YELLOW),)
        assert GAME.awaited(bet.state) == Dice((2,))
        assert GAME.read(GAME.text(bet.state)) == bet.state
        lost = after(bet.state, Rolled((2, 5)))
        assert lost.events == (BetSettled(RED, YELLOW, (2, 5), -7, 7),)
        assert lost.state.table.money == (43, 57, 50, 50)
        assert isinstance(lost.state, Acting)

    def test_that_was_laid_off_is_shared_with_the_bank(self) -> None:
        """LOV-12.7."""
        won = after(
            position("acting", THREE_TILES),
            Moved(RED, gamble("A1", 7)),
            Moved(YELLOW, LayOff()),
            Rolled((6, 6)),
        )

        assert won.events[1:] == (
            BetLaidOff(YELLOW),
            BetSettled(RED, YELLOW, (6, 6), 14, -7),
        )
        assert won.state.table.money == (64, 43, 50, 50)

    def test_takes_all_that_a_poor_boss_has(self) -> None:
        """LOV-12.9."""
        won = after(
            position("acting", THREE_TILES, money=(50, 3)),
            Moved(RED, gamble("A1", 7)),
            Moved(YELLOW, Stand()),
            Rolled((5, 6)),
        )

        assert won.state.table.money == (53, 0)

    def test_is_made_at_most_once_a_turn(self) -> None:
        """LOV-12.1."""
        board = f"{THREE_TILES} B1:green.2.4"
        lost = after(
            position("acting", board),
            Moved(RED, gamble("A1", 1)),
            Moved(YELLOW, Stand()),
            Rolled((3, 3)),
        )

        assert refusal(lost.state, RED, gamble("B1", 1)) == "already-gambled"
        later = after(lost.state, Moved(RED, EndTurn()))
        assert not later.state.table.gambled

    def test_may_be_as_high_as_the_tiles_or_the_money_allow(self) -> None:
        """LOV-2.6, LOV-12.2: the tile without a die counts."""
        rich, poor = position("acting", THREE_TILES), position("acting", THREE_TILES, money=(4, 0))

        assert gamble("A1", 15) in GAME.legal(rich, RED)
        assert gamble("A1", 4) in GAME.legal(poor, RED)
        assert refusal(rich, RED, gamble("A1", 16)) == "bad-bet"
        assert refusal(poor, RED, gamble("A1", 5)) == "too-expensive"

    def test_may_be_made_where_one_has_dice_but_not_where_one_is_boss(self) -> None:
        """LOV-12.1."""
        for seat, code in ((RED, None), (YELLOW, "own-casino"), (GREEN, None), (BLUE, None)):
            state = position("acting", THREE_TILES, turn=seat)
            if code is None:
                assert after(state, Moved(seat, gamble("A4", 2))).events
            else:
                assert refusal(state, seat, gamble("A4", 2)) == code

    def test_needs_a_boss(self) -> None:
        """LOV-2.8."""
        assert refusal(position("acting", "A1:gold A2:gold"), RED, gamble("A1", 1)) == "no-boss"
