"""Trades that the champion thinks of and agrees to."""

import pytest
from msgspec.structs import replace

from croupier.bots.lordsofvegas.tact import lots_in
from croupier.bots.lordsofvegas.worth import lead
from croupier.kernel.lordsofvegas import bargains, codec, codes, planning, row
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.net import chance_of
from croupier.kernel.lordsofvegas.weights import MARGIN
from croupier.lordsofvegas.acting import act
from croupier.lordsofvegas.board import Lot, in_order
from croupier.lordsofvegas.moves import (
    Build,
    Gamble,
    Goods,
    Offer,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)
from croupier.lordsofvegas.state import Acting, Proposal, State
from croupier.lordsofvegas.trading import exchange
from tests.kernel.lordsofvegas.nets import by_worth
from tests.kernel.lordsofvegas.test_trade_search import SELLING, met
from tests.kernel.lordsofvegas.test_trade_search import bargains as trades_of
from tests.lordsofvegas.boards import BLUE, GAME, RED, YELLOW, goods, position, terms

NET = by_worth()
PLAYOUTS = 120


def offered(state: State, at: Desk) -> Proposal | None:
    """Return the offer that is thought of for the seat on turn."""
    rows = row.rows(planning.ROWS)
    codec.write(rows, planning.ROOT, state)
    slot = bargains.offer_in_turn(rows, at, NET, 1, PLAYOUTS)
    return None if slot < 0 else codec.proposal_of(rows[planning.ROOT], slot)


def offers_met() -> list[tuple[Acting, Proposal]]:
    """Return offers that are thought of in games of greedy players."""
    found = ((state, offered(state, desk())) for state in (met(4) + met(3))[::3])
    return [(state, offer) for state, offer in found if offer is not None]


def carried_out(state: Acting, offer: Proposal) -> State:
    """Return the state after an offer is accepted, before any tie is rerolled."""
    traded = exchange(state.table, offer.maker, offer.to, offer.terms)
    action = offer.terms.action
    return replace(state, table=traded) if action is None else act(traded, action).state


def test_an_offer_looks_good_to_the_other_side_not_bad_to_the_own_and_both_give() -> None:
    found = offers_met()
    assert len(found) > 5
    least = {True: bargains.LOOKS_BAD, False: MARGIN - 1e-9}
    for state, offer in found:
        table = carried_out(state, offer).table
        for seat in (offer.maker, offer.to):
            gain = lead(table, seat) - lead(state.table, seat)
            assert gain > least[seat == offer.maker]
        assert (offer.terms.give != Goods()) != (offer.terms.action is not None)
        assert offer.terms.take != Goods()
        GAME.check(state, offer.maker, Offer(offer.to, offer.terms))


def test_some_offers_are_to_act_for_money_where_no_dice_decide_what_comes_of_it() -> None:
    deeds = [offer.terms for _, offer in offers_met() if offer.terms.action is not None]

    assert deeds
    for terms_ in deeds:
        assert isinstance(terms_.action, Build | Sprawl | Remodel)
        assert terms_.take.money > 0
        assert terms_.take.lots == terms_.take.dice == ()


def test_two_do_not_trade_with_nobody_else_at_the_table() -> None:
    assert not [state for state in met(2)[::3] if offered(state, desk())]


def test_a_die_of_no_use_is_sold_for_as_much_as_looks_good_to_the_other_side() -> None:
    rows, at = row.rows(planning.ROWS), desk()
    codec.write(rows, planning.ROOT, SELLING)
    assert isinstance(SELLING, Acting)
    [known] = trades_of(SELLING)

    assert bargains.find_kind(rows, at, NET, RED * row.SEATS + YELLOW, bargains.SELL, 0)
    bargains.put_deal(rows[planning.ROOT], at, 0)
    deal = codec.proposal_of(rows[planning.ROOT], RED * row.SEATS + YELLOW)
    assert deal.terms == known.terms


def test_a_search_that_finds_nothing_is_not_repeated_in_the_turn() -> None:
    at = desk()
    state = position("acting", money=(0, 0, 0, 0))

    assert offered(state, at) is None
    assert at.offers[RED] == bargains.MOST_OFFERS


def test_what_was_offered_is_not_offered_again_in_this_turn_or_the_next() -> None:
    for state, offer in offers_met()[:5]:
        at = desk()
        first = offered(state, at)
        assert first is not None
        assert first == offer
        at.offers[:] = 0
        again = offered(state, at)
        assert again is None or not same_goods(first, again)
        at.turn_seen[:] = row.NEVER
        next_turn = offered(state, at)
        assert next_turn is None or not same_goods(first, next_turn)


def same_goods(one: Proposal, other: Proposal) -> bool:
    """Tell whether two offers speak of a common lot."""
    return bool(lots_in(one.terms) & lots_in(other.terms))


@pytest.mark.parametrize(
    "deal",
    [
        terms(goods(3, "B4"), goods(dice="D1")),
        terms(goods(3), action=Build(Lot("B4"), "gold")),
        terms(goods(3), action=Sprawl(Lot("C1"), Lot("C2"))),
        terms(goods(markers="B4"), action=Remodel(Lot("C1"), "green")),
        terms(goods(3), action=Reorganize(Lot("C1"))),
        terms(goods(3), action=Gamble(Lot("D1"), 5)),
        terms(goods(3), undone="build@A1 gamble@F2"),
    ],
)
def test_the_lots_an_offer_speaks_of_are_those_of_the_bots(deal: Terms) -> None:
    offer = Proposal(1, RED, YELLOW, deal)
    rows = row.rows(1)
    codec.write(rows, 0, position("acting", "B4:0 C1:gold.0.6 D1:gold.1.5", offers=[offer]))

    spoken_of = bargains.lots_in(rows[0], RED * row.SEATS + YELLOW)
    assert codec.lots_in(int(spoken_of)) == in_order({*lots_in(deal)})


def test_no_more_offers_are_made_than_a_few() -> None:
    state, _ = offers_met()[0]
    at = desk()
    made = [offered(state, at) for _ in range(bargains.MOST_OFFERS + 2)]

    assert made[bargains.MOST_OFFERS :] == [None, None]


def test_an_offer_raises_the_own_chance_at_first_sight() -> None:
    rows, at = row.rows(planning.ROWS), desk()
    for state, offer in offers_met():
        codec.write(rows, planning.ROOT, state)
        before = chance_of(rows[planning.ROOT], at, NET, offer.maker)
        codec.write(rows, planning.ROOT, carried_out(state, offer))
        assert chance_of(rows[planning.ROOT], at, NET, offer.maker) > before


@pytest.mark.parametrize(
    ("mine", "theirs", "is_too_much"),
    [
        pytest.param(0.1, 0.0, False, id="both gain or lose nothing"),
        pytest.param(0.0, -0.02, False, id="a little is lost"),
        pytest.param(0.0, -0.04, True, id="more is lost than may be"),
        pytest.param(0.06, -0.04, False, id="part of it is what all others lose"),
        pytest.param(0.06, -0.06, True, id="more is lost than by all others"),
        pytest.param(-0.09, -0.02, False, id="the own loss changes nothing"),
    ],
)
def test_the_other_side_may_not_lose_much_more_than_all_others(
    mine: float, theirs: float, *, is_too_much: bool
) -> None:
    rows, at, times = row.rows(planning.ROWS), desk(), 1_000_000
    codec.write(rows, planning.ROOT, position("acting"))
    at.deal_slot[0] = RED * row.SEATS + YELLOW
    at.without[:] = times / 4
    at.mine[0], at.theirs[0] = times * (1 / 4 + mine), times * (1 / 4 + theirs)

    assert (bargains.cost_too_much(rows[planning.ROOT], at, 0, times) > 0) == is_too_much


def answered(state: State, slot: int, at: Desk | None = None) -> int:
    """Return what is answered to an offer."""
    rows = row.rows(planning.ROWS)
    codec.write(rows, planning.ROOT, state)
    return codes.kind_of(bargains.answer(rows, at or desk(), NET, slot, 1, PLAYOUTS))


def test_what_was_just_traded_is_not_traded_back() -> None:
    deal = Proposal(1, YELLOW, RED, terms(goods(60), goods(markers="A1")))
    state = position("acting", "A1:0", money=(9, 90, 9, 9), turn=YELLOW, offers=[deal])
    at, slot = desk(), YELLOW * row.SEATS + RED

    assert answered(state, slot, at) == codes.ACCEPT
    assert answered(state, slot, at) == codes.REFUSE


@pytest.mark.parametrize(
    ("before", "after", "is_help"),
    [
        pytest.param((0.3, 0.2, 0.1, 0.4), (0.3, 0.1, 0.1, 0.5), True, id="leads and gains"),
        pytest.param((0.2, 0.1, 0.1, 0.6), (0.3, 0.1, 0.1, 0.5), False, id="leads but loses"),
        pytest.param((0.5, 0.1, 0.1, 0.3), (0.5, 0.0, 0.05, 0.45), False, id="does not lead"),
        pytest.param((0.3, 0.3, 0.1, 0.3), (0.3, 0.25, 0.1, 0.35), False, id="is still near"),
    ],
)
def test_whoever_leads_and_is_likely_to_win_is_not_helped(
    before: tuple[float, ...], after: tuple[float, ...], *, is_help: bool
) -> None:
    at = desk()
    at.before[:], at.chances[:] = before, after

    assert bargains.helps_leader(at, 4, BLUE) == is_help
