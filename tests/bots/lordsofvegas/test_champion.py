"""What the champion chooses in Lords of Vegas, trades above all."""

import itertools
from random import Random

import pytest

from croupier.bots.arena import play
from croupier.bots.bot import Attentive, Bot, Restrained
from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas import Greedy, Uniform
from croupier.bots.lordsofvegas.champion import Champion
from croupier.core.chance import Dealer
from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.events import Event, OfferAccepted, OfferMade, OfferRefused
from croupier.lordsofvegas.moves import (
    ACTION_KINDS,
    Accept,
    Build,
    Goods,
    Move,
    Offer,
    Refuse,
    Remodel,
    Terms,
)
from croupier.lordsofvegas.state import Acting, Options, Over, Proposal, State
from croupier.lordsofvegas.turns import awaited
from tests.kernel.lordsofvegas.test_evaluation import met
from tests.lordsofvegas.boards import (
    GAME,
    RED,
    TWELVE_DICE,
    YELLOW,
    goods,
    position,
    terms,
)

FEW = Limit(playouts=40)
ENOUGH = Limit(playouts=400)
"""As many as it takes to tell a good offer from a bad one."""
BOARD = (
    "A1:gold.0.6 A2:gold.1.3 A4:0 C1:green.1.5 C2:green.0.2 C4:1 D1:brown.2.6 D2:brown.2.4"
    " D4:2 E3:3 F1:silver.3.5 F2:3 B1:1 B2:0"
)
"""Four seats in the middle of a game; red has A1 and C2, yellow A2 and C1."""


def choice(state: State, seat: Seat = RED, seed: int = 1, limit: Limit = FEW) -> Move:
    """Return what the champion chooses in a position."""
    return Champion(Random(seed), limit).choose(seat, state, GAME.legal(state, seat))


def answer(deal: Terms, points: tuple[int, ...] = (8, 8, 8, 8)) -> Move:
    """Return what red answers to an offer of yellow."""
    state = position(
        *("acting", BOARD),
        money=(20, 40, 20, 20),
        points=points,
        above=16,
        turn=YELLOW,
        offers=[Proposal(1, YELLOW, RED, deal)],
    )
    return choice(state, limit=ENOUGH)


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(terms(take=goods(5)), id="money for nothing"),
        pytest.param(terms(take=goods(dice="A1")), id="the boss's die for nothing"),
        pytest.param(terms(take=goods(markers="A4")), id="a lot for nothing"),
        pytest.param(terms(take=goods(20, "A4 B2", "A1 C2")), id="everything for nothing"),
        pytest.param(terms(goods(1), goods(dice="A1")), id="the boss's die for a million"),
        pytest.param(terms(goods(1), goods(markers="A4")), id="a lot for a million"),
        pytest.param(terms(goods(2), goods(20)), id="twenty millions for two"),
        pytest.param(terms(goods(dice="A2"), goods(dice="A1")), id="the low die for the high"),
        pytest.param(
            terms(goods(markers="C4"), goods(10, dice="A1")), id="a lot for the boss and money"
        ),
        pytest.param(terms(goods(3), goods(markers="A4 B2")), id="both lots for three millions"),
    ],
)
def test_absurd_offers_are_refused(deal: Terms) -> None:
    assert answer(deal) == Refuse(1)


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(terms(give=goods(10)), id="money for nothing"),
        pytest.param(terms(give=goods(markers="C4")), id="a lot for nothing"),
        pytest.param(terms(give=goods(dice="A2")), id="the other die of an own casino"),
        pytest.param(terms(goods(dice="A2"), goods(1)), id="that die for a million"),
        pytest.param(terms(goods(40), goods(dice="C2")), id="a low die for forty millions"),
        pytest.param(terms(goods(dice="A2"), goods(dice="C2")), id="a die where each is boss"),
    ],
)
def test_fair_and_good_offers_are_taken(deal: Terms) -> None:
    assert answer(deal) == Accept(1)


def answer_in_own_turn(deal: Terms, above: int = 16, money: int = 20) -> Move:
    """Return what red, on turn, answers to an offer of yellow."""
    state = position(
        *("acting", BOARD),
        money=(money, 40, 20, 20),
        points=(20, 20, 20, 20),
        above=above,
        offers=[Proposal(1, YELLOW, RED, deal)],
    )
    return choice(state, limit=ENOUGH)


@pytest.mark.parametrize("above", [16, 5])
@pytest.mark.parametrize("money", [1, 2])
def test_a_whole_turn_is_not_sold_for_a_million_or_two(above: int, money: int) -> None:
    nothing_at_all = " ".join(f"{kind}@{lot}" for kind in ACTION_KINDS for lot in LOTS)

    assert answer_in_own_turn(terms(goods(money), undone=nothing_at_all), above) == Refuse(1)


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(terms(undone="gamble@A2"), id="nothing for a promise"),
        pytest.param(terms(action=Remodel(Lot("A1"), "silver")), id="nothing for an action"),
        pytest.param(terms(goods(1), action=Remodel(Lot("A1"), "silver")), id="work at a loss"),
    ],
)
def test_no_action_is_done_or_left_undone_for_next_to_nothing(deal: Terms) -> None:
    assert answer_in_own_turn(deal) == Refuse(1)


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(terms(goods(9), undone="gamble@A2"), id="what it would not do anyway"),
        pytest.param(terms(goods(40), undone="build@B2"), id="a lot left empty for a fortune"),
        pytest.param(terms(goods(12), action=Build(Lot("A4"), "gold")), id="what it would do"),
    ],
)
def test_well_paid_actions_are_done_or_left_undone(deal: Terms) -> None:
    assert answer_in_own_turn(deal) == Accept(1)


def test_nothing_is_given_away_in_a_decided_game() -> None:
    """Red cannot win any more: that is no reason to decide who else does."""
    deal = terms(goods(1), goods(dice="A1"))

    assert answer(deal, points=(0, 60, 66, 0)) == Refuse(1)


def test_it_takes_the_win_that_is_there() -> None:
    """The End of Game card is next and pays the Strip: a tile on B1 is the point that wins."""
    state = position("acting", "B1:0 A1:0", money=(15, 0, 0, 0), points=(7, 7, 0, 0), above=0)

    assert isinstance(chosen := choice(state), Build)
    assert chosen.lot == Lot("B1")


@pytest.mark.parametrize("money", [1, 5])
def test_the_win_that_is_there_is_not_for_sale(money: int) -> None:
    """The tile on B1 is the point that wins, as above, and yellow pays for it to stay undone."""
    offer = Proposal(1, YELLOW, RED, terms(goods(money), undone="build@B1"))
    state = position(
        *("acting", "B1:0 A1:0"),
        money=(15, 30, 0, 0),
        points=(7, 7, 0, 0),
        above=0,
        offers=[offer],
    )

    assert choice(state, limit=ENOUGH) == Refuse(1)


def test_it_chooses_the_same_with_the_same_luck() -> None:
    state = position("acting", BOARD, above=16)

    assert len({repr(choice(state, seed=7)) for _ in range(3)}) == 1


def test_it_keeps_to_a_time_and_still_chooses() -> None:
    state = position("acting", BOARD, above=16)

    GAME.check(state, RED, choice(state, limit=Limit(seconds=0.02)))


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (
            position(
                "giving-up",
                " ".join(f"C{number}:0" for number in range(1, 11)),
                card="A1",
                deck=("F1",),
            ),
            RED,
        ),
        (
            position("moving-die", f"{TWELVE_DICE} B1:gold", card="B1", value=3, deck=("F1",)),
            RED,
        ),
        (
            position(
                "arranging",
                "A1:gold.0.2* A2:gold.0.5* A4:gold.1.4*",
                seat=RED,
                lots="A1.A2",
            ),
            RED,
        ),
        (
            position(
                *("answering", "A1:gold.1.3"),
                money=(50, 15),
                gambled="yes",
                casino="A1",
                bet=5,
                boss=YELLOW,
            ),
            YELLOW,
        ),
        (position("acting", f"{TWELVE_DICE} B1:0", money=(90, 9)), RED),
    ],
)
def test_its_choice_is_legal_in_every_phase(state: State, seat: Seat) -> None:
    assert choice(state, seat) in GAME.legal(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_choice_is_legal_in_every_state_of_a_game(seats: int) -> None:
    for state in met(seats)[::4]:
        turn = awaited(state)
        if isinstance(turn, Turn):
            seat = turn.next_to_move
            GAME.check(state, seat, choice(state, seat))


def offers_of(seat: Seat, events: list[Event]) -> list[OfferMade]:
    """Return the offers a seat has made."""
    return [event for event in events if isinstance(event, OfferMade) and event.seat == seat]


def goods_of(terms_: Terms) -> tuple[Goods, Goods]:
    """Return what is given and taken, apart from money."""
    give, take = terms_.give, terms_.take
    return Goods(0, give.lots, give.dice), Goods(0, take.lots, take.dice)


@pytest.mark.parametrize("number", range(3))
def test_it_neither_repeats_a_refused_offer_nor_undoes_a_trade(number: int) -> None:
    bots: list[Bot[State, Move]] = [Champion(Random(number), FEW)]
    bots += [Greedy(Random(0)), Uniform(Random(number)), Champion(Random(9), FEW)]
    sitting = play(GAME, bots, Options(), Dealer.numbered(number))
    events = [*sitting.events]
    assert isinstance(sitting.state, Over)
    refused = {event.number for event in events if isinstance(event, OfferRefused)}
    for seat in (Seat(0), Seat(3)):
        made = offers_of(seat, events)
        for earlier, later in itertools.pairwise(made):
            if earlier.number in refused and earlier.to == later.to:
                assert goods_of(earlier.terms) != goods_of(later.terms)
    trades = [event for event in events if isinstance(event, OfferAccepted)]
    for earlier_trade, later_trade in itertools.pairwise(trades):
        give, take = goods_of(earlier_trade.terms)
        if give != take:
            undone = (earlier_trade.to, earlier_trade.seat, (take, give))
            back = (later_trade.seat, later_trade.to, goods_of(later_trade.terms))
            assert back != undone or later_trade.seat not in (Seat(0), Seat(3))


def test_whoever_is_to_offer_nothing_does_not() -> None:
    made = 0
    for state in met(4)[::3]:
        if isinstance(state, Acting) and not state.table.offers:
            seat = state.table.turn
            legal = GAME.legal(state, seat)
            bot = Champion(Random(1), FEW)
            made += isinstance(bot.choose(seat, state, legal), Offer)
            silent = Champion(Random(1), FEW)
            silent.offer_nothing()
            assert not isinstance(silent.choose(seat, state, legal), Offer)

    assert made > 0
    assert isinstance(silent, Restrained)


def test_it_hears_what_happens() -> None:
    assert isinstance(Champion(Random(1)), Attentive)


def test_an_offer_is_good_for_both_and_no_gift() -> None:
    offers = 0
    for state in met(4)[::3]:
        if isinstance(state, Acting) and not state.table.offers:
            move = choice(state, state.table.turn)
            if isinstance(move, Offer):
                offers += 1
                assert (move.terms.give != Goods()) != (move.terms.action is not None)
                assert move.terms.take != Goods()
                GAME.check(state, state.table.turn, move)

    assert offers > 0
