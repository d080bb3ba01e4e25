"""The thirteen worked examples of the rulebook."""

import pytest

from croupier.core.chance import Drawn, Rolled
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.events import (
    BetMade,
    BetSettled,
    BetStood,
    CardDrawn,
    CasinoBuilt,
    CasinoPaid,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    DiceArranged,
    DiceRerolled,
    LotMarked,
    LotsPaid,
    OfferAccepted,
    PointsScored,
    StartCardDealt,
    TieRerolled,
)
from croupier.lordsofvegas.moves import Arrange, DrawCard, Stand, Terms
from croupier.lordsofvegas.paying import paying
from croupier.lordsofvegas.state import Acting, State, Table
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    accepted,
    after,
    build,
    gamble,
    goods,
    lots,
    position,
    refusal,
    remodel,
    reorganize,
    shown,
    sprawl,
    table,
    terms,
)

BLOCK_D = "D1:brown.0.3 D3:2 D4:gold.3.2 D5:gold.2.1 D6:purple.1.2 D7:gold.2.5 D9:gold.1.6"


def casino_on(table: Table, lot: str) -> Casino:
    """Return the casino that holds a lot."""
    return next(casino for casino in casinos(table) if Lot(lot) in casino.lots)


def boss_on(state: State, lot: str) -> Seat | None:
    return casino_on(state.table, lot).boss


def test_1_start_cards_with_4_and_7_make_11_at_the_start() -> None:
    """LOV-3.2."""
    dealt = after(GAME.start(3, GAME.codec.options.decode("{}")).state, Drawn("A6"), Drawn("A1"))

    assert dealt.events == (
        StartCardDealt(RED, Lot("A6"), 4),
        StartCardDealt(RED, Lot("A1"), 7),
    )
    assert dealt.state.table.money == (11, 0, 0)
    assert shown(dealt.state) == "A1:0 A6:0"


def test_2_the_gold_card_d8_pays_yellow_7_green_7_and_blue_2() -> None:
    """LOV-2.3, LOV-5.3, LOV-6.1, LOV-6.2, LOV-6.4, LOV-6.5."""
    before = position("drawing", BLOCK_D, money=(0, 0, 0, 0), turn=YELLOW)
    drawn = after(before, Moved(YELLOW, DrawCard()), Drawn("D8"))
    three = lots("D4 D5 D7")

    assert drawn.events == (
        CardDrawn(YELLOW, Lot("D8"), "gold"),
        LotMarked(YELLOW, Lot("D8")),
        LotsPaid((0, 1, 1, 0)),
        CasinoPaid(lots("D9"), "gold", (0, 6, 0, 0)),
        PointsScored(YELLOW, lots("D9"), points=1, before=0, after=1),
        CasinoPaid(three, "gold", (0, 0, 6, 2)),
        PointsScored(GREEN, three, points=3, before=0, after=3),
    )
    assert isinstance(drawn.state, Acting)
    assert drawn.state.table.money == (0, 7, 7, 2)
    assert drawn.state.table.points == (0, 1, 3, 0)


def test_3_on_that_board_brown_and_the_larger_gold_casino_touch_the_strip() -> None:
    """LOV-1.5, LOV-6.3."""
    board = table(BLOCK_D)

    assert {casino.lots: casino.is_on_strip for casino in casinos(board)} == {
        lots("D1"): True,
        lots("D4 D5 D7"): True,
        lots("D6"): False,
        lots("D9"): False,
    }
    assert [casino.lots for casino in paying(board, "strip")] == [lots("D1"), lots("D4 D5 D7")]


@pytest.mark.parametrize(
    ("board", "space"),
    [
        ("C1:silver.0.4", 8),
        ("C1:silver.0.4 C4:silver.0.2", 10),
        ("C1:silver.0.4 C4:silver.0.2 C7:silver.0.2", 10),
        ("C1:silver.0.4 C4:silver.0.2 C7:silver.0.2 C10:silver", 12),
        ("C1:silver.0.4 C4:silver.0.2 C7:silver.0.2 C10:silver C11:silver", 12),
        ("A1:silver.0.3 A3:silver.0.5 C1:silver.0.4 C9:silver.0.4 E1:silver.0.3", 8),
    ],
    ids=["1", "2", "3", "4", "5", "five of one tile"],
)
def test_4_a_chip_on_8_moves_only_if_a_casino_reaches_the_next_space(
    board: str, space: int
) -> None:
    """LOV-7.1, LOV-7.2, LOV-7.3."""
    before = position("drawing", board, points=(8, 0, 0, 0))
    drawn = after(before, Moved(RED, DrawCard()), Drawn("F9"))

    assert drawn.state.table.points == (space, 0, 0, 0)


def test_5_building_on_a2_in_gold_costs_6_and_its_die_shows_2() -> None:
    """LOV-8.1, LOV-8.2."""
    before = position("acting", "A2:0 A3:1", money=(6, 0, 0, 0))
    built = after(before, Moved(RED, build("A2", "gold")))

    assert built.events == (CasinoBuilt(RED, Lot("A2"), "gold", value=2, cost=6),)
    assert built.state.table.money == (0, 0, 0, 0)
    assert shown(built.state) == "A2:gold.0.2 A3:1"


def test_6_sprawling_from_a2_to_a5_costs_18_and_a3_belongs_to_yellow() -> None:
    """LOV-9.1, LOV-9.2, LOV-9.3."""
    before = position("acting", "A2:gold.0.2 A3:1", money=(30, 0, 0, 0))
    sprawled = after(before, Moved(RED, sprawl("A2", "A5")))

    assert sprawled.events == (CasinoSprawled(RED, Lot("A5"), "gold", value=3, cost=18),)
    assert sprawled.state.table.money == (12, 0, 0, 0)
    assert shown(sprawled.state) == "A2:gold.0.2 A3:1 A5:gold.0.3"
    assert refusal(before, RED, sprawl("A2", "A3")) == "lot-taken"


def test_7_remodelled_to_brown_the_two_tiles_merge_with_yellows_and_yellow_is_boss() -> None:
    """LOV-2.3, LOV-2.5, LOV-10.1."""
    before = position("acting", "A2:gold.0.2 A3:brown.1.5 A5:gold.0.3", money=(10, 0, 0, 0))
    remodelled = after(before, Moved(RED, remodel("A2", "brown")))

    assert remodelled.events == (CasinoRemodeled(RED, lots("A2 A5"), "gold", "brown", cost=10),)
    assert remodelled.state.table.money == (0, 0, 0, 0)
    assert shown(remodelled.state) == "A2:brown.0.2 A3:brown.1.5 A5:brown.0.3"
    assert casino_on(remodelled.state.table, "A5").tiles == 3
    assert boss_on(remodelled.state, "A5") == YELLOW


def test_8_red_reorganizes_three_tiles_for_10_and_becomes_boss_once_a_turn() -> None:
    """LOV-11.1, LOV-11.2, LOV-11.5."""
    before = position("acting", "A2:brown.0.2 A3:brown.1.5 A5:brown.0.3", money=(20, 0, 0, 0))
    rolled = after(before, Moved(RED, reorganize("A3")), Rolled((2, 2, 5)))

    assert GAME.awaited(rolled.state) == Turn(RED)
    placed = after(rolled.state, Moved(RED, Arrange(5)))
    assert (*rolled.events, *placed.events) == (
        CasinoReorganized(RED, lots("A2 A3 A5"), cost=10),
        DiceRerolled(lots("A2 A3 A5"), (2, 2, 5)),
        DiceArranged(RED, lots("A2 A5"), (5, 2)),
    )
    assert shown(placed.state) == "A2:brown.0.5* A3:brown.1.2* A5:brown.0.2*"
    assert boss_on(placed.state, "A3") == RED
    assert refusal(placed.state, RED, reorganize("A2")) == "already-reorganized"


def test_9_three_tiles_allow_a_bet_of_15_and_a_3_wins_the_4_that_yellow_bet() -> None:
    """LOV-12.2, LOV-12.3, LOV-12.5."""
    before = position("acting", "A2:brown.0.5 A3:brown.1.2 A5:brown.0.2", turn=YELLOW)
    assert gamble("A2", 15) in GAME.legal(before, YELLOW)
    assert refusal(before, YELLOW, gamble("A2", 16)) == "bad-bet"

    bet = after(before, Moved(YELLOW, gamble("A5", 4)))
    assert GAME.awaited(bet.state) == Turn(RED)
    won = after(bet.state, Moved(RED, Stand()), Rolled((1, 2)))
    assert (*bet.events, *won.events) == (
        BetMade(YELLOW, lots("A2 A3 A5"), 4, RED),
        BetStood(RED),
        BetSettled(YELLOW, RED, (1, 2), gambler_gain=4, boss_gain=-4),
    )
    assert won.state.table.money == (46, 54, 50, 50)


def test_10_both_5s_are_rerolled_to_3s_and_greens_4_is_boss_of_five_tiles() -> None:
    """LOV-10.1, LOV-13.1, LOV-13.2, LOV-13.3."""
    before = position(
        "acting",
        "A1:gold.2.5 A2:brown.0.5 A3:brown.1.2 A4:gold.2.4 A5:brown.0.2",
        money=(0, 0, 10, 0),
        turn=GREEN,
    )
    settled = after(before, Moved(GREEN, remodel("A1", "brown")), Rolled((3, 3)))

    assert settled.events == (
        CasinoRemodeled(GREEN, lots("A1 A4"), "gold", "brown", cost=10),
        TieRerolled(lots("A1 A2"), 5, (3, 3)),
    )
    assert isinstance(settled.state, Acting)
    assert shown(settled.state) == (
        "A1:brown.2.3 A2:brown.0.3 A3:brown.1.2 A4:brown.2.4 A5:brown.0.2"
    )
    assert casino_on(settled.state.table, "A3").tiles == 5
    assert boss_on(settled.state, "A3") == GREEN


@pytest.mark.parametrize(
    ("deal", "board", "money"),
    [
        (
            terms(goods(dice="A2"), goods(markers="C1")),
            "A1:0 A2:gold.1.2 A5:gold.0.3 C1:0 C2:gold.1.3 C3:gold.1.6 C6:green.0.4",
            (50, 50),
        ),
        (
            terms(goods(dice="A2"), goods(7)),
            "A1:0 A2:gold.1.2 A5:gold.0.3 C1:1 C2:gold.1.3 C3:gold.1.6 C6:green.0.4",
            (57, 43),
        ),
        (
            terms(take=goods(10), action=remodel("A2", "brown")),
            "A1:0 A2:brown.0.2 A5:brown.0.3 C1:1 C2:gold.1.3 C3:gold.1.6 C6:green.0.4",
            (50, 40),
        ),
        (
            terms(take=goods(5), undone="reorganize@A2"),
            "A1:0 A2:gold.0.2 A5:gold.0.3 C1:1 C2:gold.1.3 C3:gold.1.6 C6:green.0.4",
            (55, 45),
        ),
        (
            terms(goods(markers="A1", dice="C6"), goods(dice="C2 C3")),
            "A1:1 A2:gold.0.2 A5:gold.0.3 C1:1 C2:gold.0.3 C3:gold.0.6 C6:green.1.4",
            (50, 50),
        ),
    ],
    ids=[
        "a die for a lot",
        "a die for money",
        "an action for money",
        "leaving an action undone for money",
        "a lot and a die for two dice",
    ],
)
def test_11_much_can_be_traded(deal: Terms, board: str, money: tuple[int, int]) -> None:
    """LOV-15.2, LOV-15.3, LOV-15.4."""
    before = position(
        "acting",
        "A1:0 A2:gold.0.2 A5:gold.0.3 C1:1 C2:gold.1.3 C3:gold.1.6 C6:green.0.4",
        money=(50, 50),
    )
    traded = accepted(before, RED, YELLOW, deal)

    assert OfferAccepted(1, RED, YELLOW, deal) in traded.events
    assert isinstance(traded.state, Acting)
    assert shown(traded.state) == board
    assert traded.state.table.money == money


def test_11_what_was_paid_for_is_left_undone() -> None:
    """LOV-19.1."""
    before = position("acting", "A2:gold.0.2 A5:gold.0.3", money=(50, 50))
    traded = accepted(before, RED, YELLOW, terms(take=goods(5), undone="reorganize@A2"))

    assert reorganize("A2") in GAME.legal(before, RED)
    assert refusal(traded.state, RED, reorganize("A5")) == "promised"


def test_12_a_red_5_in_a_paying_casino_pays_red_5() -> None:
    """LOV-6.4."""
    before = position("drawing", "D1:brown.1.6 D2:brown.0.5", money=(0, 0, 0, 0), turn=BLUE)
    drawn = after(before, Moved(BLUE, DrawCard()), Drawn("E1"))

    assert CasinoPaid(lots("D1 D2"), "brown", (5, 6, 0, 0)) in drawn.events
    assert drawn.state.table.money == (5, 6, 0, 1)


@pytest.mark.parametrize(("lot", "cost", "pips"), [("C5", 8, 1), ("C7", 6, 2)])
def test_13_a_casino_just_built_is_reorganized_at_once_for_1_or_2(
    lot: str, cost: int, pips: int
) -> None:
    """LOV-8.2, LOV-11.1."""
    before = position("acting", f"{lot}:0", money=(cost + pips, 0))
    hoped = after(
        before, Moved(RED, build(lot, "green")), Moved(RED, reorganize(lot)), Rolled((6,))
    )

    assert hoped.events == (
        CasinoBuilt(RED, Lot(lot), "green", pips, cost),
        CasinoReorganized(RED, lots(lot), pips),
        DiceRerolled(lots(lot), (6,)),
    )
    assert isinstance(hoped.state, Acting)
    assert shown(hoped.state) == f"{lot}:green.0.6*"
    assert hoped.state.table.money == (0, 0)
