"""What each move leads to, compared with what it led to."""

import re
from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import replace

from croupier.core.chance import Dealer, Dice, Rolled, outcomes
from croupier.core.errors import IllegalMove, Refusal
from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, SITE, Lot
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.events import CasinoPaid, PointsScored
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Arrange,
    Build,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Withdraw,
)
from croupier.lordsofvegas.moves import Counter as CounterOffer
from croupier.lordsofvegas.obstacles import obstacles
from croupier.lordsofvegas.paying import pay, pay_casino
from croupier.lordsofvegas.previews import (
    CARD_COLOURS,
    FALLS,
    CasinoChange,
    Changed,
    ColourLeft,
    ConsideredOffer,
    Deal,
    Fall,
    Outlook,
    Preview,
    PreviewedMove,
    Reroll,
    Risk,
    Standing,
    Supply,
    Wager,
    casinos_of,
    closed,
    colours_left,
    considered,
    outlook,
    preview,
    standing,
    supplies,
    trade_preview,
    ways,
)
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Betting,
    Built,
    Die,
    Drawing,
    GivingUp,
    Marked,
    MovingDie,
    Proposal,
    Rerolling,
    State,
    Table,
)
from croupier.lordsofvegas.trading import exchange
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    NOTHING,
    RED,
    YELLOW,
    after,
    build,
    gamble,
    goods,
    lots,
    position,
    remodel,
    reorganize,
    sprawl,
    table,
    terms,
)
from tests.lordsofvegas.strategies import acting, offers, positions, seeds, tables

TWELVE_DICE = (
    "A1:gold.0.3 A2:gold.0.2 A4:gold.0.4 A5:gold.1.3 C1:silver.0.4 C2:silver.0.4 C3:silver.0.4"
    " C4:silver.0.4 C5:silver.0.4 C6:silver.0.4 C7:silver.0.4 D3:brown.0.4 D2:brown.0.3"
)
TEN_MARKERS = " ".join(f"C{number}:0" for number in range(1, 11))


def changed(state: State, seat: Seat, move: Move) -> Changed:
    """Return the preview of a move that changes casinos."""
    seen = preview(state, seat, move)
    assert isinstance(seen, Changed)
    return seen


def expected(before: Table, then: Table) -> tuple[CasinoChange, ...]:
    """Compare two boards casino by casino: each that is new, with all it has lots of."""
    # What the drawn card has paid meanwhile is another matter.
    then = replace(then, points=before.points)
    return tuple(
        CasinoChange(
            tuple((c.lots[0], c.boss) for c in casinos(before) if {*c.lots} & {*casino.lots}),
            outlook(casino, then.points),
        )
        for casino in casinos(then)
        if casino not in casinos(before)
    )


def compare(state: State, seat: Seat, move: Move) -> None:
    """Compare what a move would change with what it does, before ties are rerolled."""
    seen, then = changed(state, seat, move), GAME.step(state, Moved(seat, move)).state.table
    paid = state.table.money[seat] - then.money[seat]

    assert seen == Changed(paid, expected(state.table, then))


class TestBuildingSprawlingAndRemodelling:
    @given(acting() | positions())
    def test_lead_to_what_was_foreseen(self, state: State) -> None:
        """LOV-8, LOV-9, LOV-10."""
        assume(isinstance(state, Acting))
        for move in GAME.legal(state, state.table.turn):
            if isinstance(move, Build | Sprawl | Remodel):
                compare(state, state.table.turn, move)

    def test_lead_to_what_was_foreseen_when_a_die_has_to_move(self) -> None:
        """LOV-14.4."""
        state = position("acting", f"{TWELVE_DICE} B1:0 A3:0", money=(99, 0))
        moves = [m for m in GAME.legal(state, RED) if isinstance(m, Build | Sprawl)]

        assert {move.moving for move in moves} == {*state.table.dice(RED)}
        for move in moves:
            compare(state, RED, move)

    def test_a_tile_may_join_casinos_and_cost_the_boss(self) -> None:
        """LOV-2.3, LOV-6.5, LOV-7.2: from 8 three points carry a chip to 10."""
        state = position("acting", "A1:gold.0.3 A3:gold.1.5", points=(7, 8, 0, 0))

        assert changed(state, RED, sprawl("A1", "A2")) == Changed(
            cost=12,
            changes=(
                CasinoChange(
                    before=((Lot("A1"), RED), (Lot("A3"), YELLOW)),
                    after=Outlook(
                        colour="gold",
                        lots=lots("A1 A2 A3"),
                        dice=(
                            (Lot("A1"), Die(RED, 3)),
                            (Lot("A2"), Die(RED, 2)),
                            (Lot("A3"), Die(YELLOW, 5)),
                        ),
                        boss=YELLOW,
                        tied=(),
                        pips=10,
                        cards=("gold", "strip"),
                        money=(5, 5, 0, 0),
                        points=2,
                    ),
                ),
            ),
        )

    def test_a_tie_names_those_who_will_reroll(self) -> None:
        """LOV-13.1, example 10."""
        state = position(
            "acting",
            "A1:gold.2.5 A4:gold.2.4 A2:brown.0.5 A5:brown.0.2 A3:brown.1.2",
            turn=GREEN,
        )
        seen = changed(state, GREEN, remodel("A1", "brown"))

        assert seen.cost == 10
        assert [change.before for change in seen.changes] == [
            ((Lot("A1"), GREEN), (Lot("A2"), RED))
        ]
        merged = seen.changes[0].after
        assert (merged.boss, merged.tied, merged.points) == (None, (RED, GREEN), 0)
        assert merged.money == (7, 2, 9, 0)

    def test_a_casino_in_another_colour_may_join_none_and_stay_what_it_is(self) -> None:
        """LOV-10.1, LOV-10.2."""
        state = position("acting", "A1:gold.2.5 A4:gold.0.4 A2:brown.0.5", turn=GREEN)
        compare(state, GREEN, remodel("A1", "purple"))
        [change] = changed(state, GREEN, remodel("A1", "purple")).changes

        assert change.before == ((Lot("A1"), GREEN),)
        assert (change.after.colour, change.after.lots) == ("purple", lots("A1 A4"))
        assert (change.after.boss, change.after.money) == (GREEN, (4, 0, 5, 0))

    def test_a_die_that_moves_changes_the_casino_it_leaves(self) -> None:
        """LOV-13.4: what it leaves behind may be a tie."""
        state = position("acting", f"{TWELVE_DICE} B4:0")
        seen = changed(state, RED, build("B4", "purple", moving="A4"))

        assert [change.before for change in seen.changes] == [((Lot("A1"), RED),), ()]
        assert [change.after.tied for change in seen.changes] == [(RED, YELLOW), ()]
        assert [change.after.boss for change in seen.changes] == [None, RED]

    def test_the_only_die_of_a_casino_leaves_one_that_no_card_pays(self) -> None:
        """LOV-2.8."""
        state = position("acting", f"{TWELVE_DICE} B4:0".replace("D2:brown.0.3", "D7:green.0.3"))
        seen = changed(state, RED, build("B4", "purple", moving="D7"))
        after_it = seen.changes[1].after

        assert after_it.lots == lots("D7")
        assert (after_it.boss, after_it.dice, after_it.cards) == (None, (), ())
        assert (after_it.money, after_it.points) == ((0, 0, 0, 0), 0)


class TestReorganizing:
    @given(acting())
    def test_costs_the_pips_and_rolls_every_die(self, state: Acting) -> None:
        """LOV-11.1, LOV-11.2."""
        turn = state.table.turn
        for move in GAME.legal(state, turn):
            if isinstance(move, Reorganize):
                seen, then = preview(state, turn, move), GAME.step(state, Moved(turn, move)).state
                assert isinstance(seen, Reroll)
                assert isinstance(then, Rerolling)
                assert GAME.awaited(then) == Dice((1,) * len(seen.dice))
                assert then.table.money[turn] == state.table.money[turn] - seen.cost
                assert all(state.table.die(lot) == die for lot, die in seen.dice)

    def test_names_the_dice_and_whose_they_are(self) -> None:
        """LOV-11.1."""
        state = position("acting", "A1:gold.0.3 A2:gold.1.5 A4:gold B1:gold.0.1")
        dice = ((Lot("A1"), Die(RED, 3)), (Lot("A2"), Die(YELLOW, 5)))

        assert preview(state, RED, reorganize("A1")) == Reroll(8, dice, (0.5, 0.5, 0, 0))

    @given(acting(), seeds)
    def test_arranging_leads_to_what_was_foreseen(self, drawn: Acting, seed: int) -> None:
        """LOV-11.2. With two dice side by side there is something to arrange, unless they tie."""
        turn = drawn.table.turn
        two = {Lot("A1"): Built("gold", Die(turn, 3)), Lot("A2"): Built("gold", Die(turn, 5))}
        table = replace(drawn.table, money=(99,) * drawn.table.seats).with_plots({**two})
        state = Acting(table)
        for action in GAME.legal(state, turn):
            if isinstance(action, Reorganize):
                then = rolled_anew(state, action, seed)
                if isinstance(then, Arranging):
                    for move in GAME.legal(then, then.seat):
                        foresee_arranging(then, move)

    def test_a_value_left_where_it_is_is_shown_too(self) -> None:
        """LOV-11.2."""
        state = position(
            "arranging", "A1:gold.0.3* A2:gold.0.5* A3:gold.1.4*", seat=RED, lots="A1.A2"
        )
        dice = {move: dice_on(changed(state, RED, move)) for move in GAME.legal(state, RED)}

        assert dice == {Arrange(3): [3, 5, 4], Arrange(5): [5, 3, 4]}


def rolled_anew(state: Acting, move: Reorganize, seed: int) -> State:
    """Reorganize a casino and roll its dice."""
    then = GAME.step(state, Moved(state.table.turn, move)).state
    ask = GAME.awaited(then)
    assert isinstance(ask, Dice)
    return GAME.step(then, Dealer.numbered(seed).answer(ask, 0)).state


def foresee_arranging(state: Arranging, move: Move) -> None:
    """Compare what arranging a value would change with what it does."""
    seen = changed(state, state.seat, move)
    then = GAME.step(state, Moved(state.seat, move)).state.table
    (changed_casino,) = (casino for casino in casinos(then) if state.lots[0] in casino.lots)
    (was,) = (casino for casino in casinos(state.table) if state.lots[0] in casino.lots)

    change = CasinoChange(((was.lots[0], was.boss),), outlook(changed_casino, then.points))
    assert seen == Changed(0, (change,))
    assert was.leaders == changed_casino.leaders


def dice_on(seen: Changed) -> list[int]:
    """Return the values on the one casino that changes."""
    (change,) = seen.changes
    return [die.value for _, die in change.after.dice]


class TestGambling:
    @given(acting(), st.data())
    def test_ends_as_was_foreseen(self, state: Acting, data: DataObject) -> None:
        """LOV-12."""
        turn = state.table.turn
        listed = [move for move in GAME.legal(state, turn) if isinstance(move, Gamble)]
        assume(listed)
        highest = data.draw(st.sampled_from(listed))
        move = Gamble(highest.casino, data.draw(st.integers(1, highest.bet)))
        seen = preview(state, turn, move)
        assert isinstance(seen, Wager)
        asked = GAME.step(state, Moved(turn, move)).state
        assert isinstance(asked, Answering)
        assert (seen.boss, seen.least, seen.highest) == (asked.boss, 1, highest.bet)
        assert seen.bet == move.bet
        answers = ((Stand(), seen.stand, seen.stood), (LayOff(), seen.lay_off, seen.laid_off))
        for answer, falls, brought in answers:
            assert preview(asked, seen.boss, answer) == Risk(falls)
            assert len(brought) == highest.bet
            assert brought[move.bet - 1] == tuple(fall.gambler for fall in falls)
            betting = GAME.step(asked, Moved(seen.boss, answer)).state
            assert isinstance(betting, Betting)
            roll_all(betting, falls)

    def test_may_bet_neither_less_nor_more(self) -> None:
        """LOV-12.2."""
        state = position("acting", "A1:gold.1.3 A2:gold", money=(9, 50))
        seen = preview(state, RED, gamble("A1", 9))

        assert isinstance(seen, Wager)
        for bet in (seen.least - 1, seen.highest + 1):
            with pytest.raises(IllegalMove):
                GAME.check(state, RED, gamble("A1", bet))
        GAME.check(state, RED, gamble("A1", seen.least))

    def test_may_bring_less_than_was_won(self) -> None:
        """LOV-12.7, LOV-12.9, LOV-12.10: the boss has only 3, the bank always enough."""
        state = position("acting", "A1:gold.1.3", money=(9, 3))

        assert preview(state, RED, gamble("A1", 5)) == Wager(
            boss=YELLOW,
            least=1,
            highest=5,
            bet=5,
            stand=(
                Fall((5, 6, 7, 8), 20, -5, 5),
                Fall((3, 4, 9, 10, 11), 14, 3, -3),
                Fall((2, 12), 2, 3, -3),
            ),
            lay_off=(
                Fall((5, 6, 7, 8), 20, -5, 2),
                Fall((3, 4, 9, 10, 11), 14, 5, -2),
                Fall((2, 12), 2, 8, -3),
            ),
            stood=((-1, 1, 2), (-2, 2, 3), (-3, 3, 3), (-4, 3, 3), (-5, 3, 3)),
            laid_off=((-1, 1, 2), (-2, 2, 4), (-3, 3, 6), (-4, 4, 7), (-5, 5, 8)),
        )

    def test_is_the_same_once_the_boss_is_asked(self) -> None:
        """LOV-12.3."""
        state = position("acting", "A1:gold.1.3", money=(9, 3))
        seen = preview(state, RED, gamble("A1", 5))
        asked = GAME.step(state, Moved(RED, gamble("A1", 5))).state

        assert isinstance(seen, Wager)
        assert preview(asked, YELLOW, Stand()) == Risk(seen.stand)
        assert preview(asked, YELLOW, LayOff()) == Risk(seen.lay_off)

    def test_knows_every_total_once(self) -> None:
        """LOV-12.4 to LOV-12.6."""
        assert sorted(total for totals in FALLS for total in totals) == [*range(2, 13)]
        assert sum(map(ways, FALLS)) == 36


def roll_all(state: Betting, falls: Iterable[Fall]) -> None:
    """Roll a bet in all ways there are and compare them with what was foreseen."""
    ask = GAME.awaited(state)
    assert isinstance(ask, Dice)
    found: Counter[tuple[int, ...]] = Counter()
    for outcome, chance in outcomes(ask):
        assert isinstance(outcome, Rolled)
        money = GAME.step(state, outcome).state.table.money
        won = [money[s] - state.table.money[s] for s in (state.table.turn, state.boss)]
        found[sum(outcome.dice), *won] += int(36 * chance)

    assert found == {
        (total, fall.gambler, fall.boss): ways((total,)) for fall in falls for total in fall.totals
    }
    assert all(fall.ways == ways(fall.totals) for fall in falls)


class TestRunningOut:
    def test_a_marker_that_moves_changes_no_casino(self) -> None:
        """LOV-14.6."""
        state = position("giving-up", f"{TEN_MARKERS} A1:gold.1.3", card="A2", deck=("B1",))
        assert isinstance(state, GivingUp)

        for move in GAME.legal(state, RED):
            assert isinstance(move, GiveUp)
            assert changed(state, RED, move) == Changed(0, ())
            then = GAME.step(state, Moved(RED, move)).state.table
            assert casinos(then) == casinos(state.table)

    @pytest.mark.parametrize("card", ["B1:silver", "C8:silver", "A3:gold"])
    def test_a_die_that_moves_changes_the_casinos_it_leaves_and_joins(self, card: str) -> None:
        """LOV-14.5."""
        lot, _ = card.split(":")
        state = position("moving-die", f"{TWELVE_DICE} {card}", card=lot, value=5)
        assert isinstance(state, MovingDie)
        moves = GAME.legal(state, RED)

        assert len(moves) == 12
        for move in moves:
            assert isinstance(move, MoveDie)
            seen, then = changed(state, RED, move), GAME.step(state, Moved(RED, move)).state.table
            assert seen == Changed(0, expected(state.table, then))


class TestTrades:
    @given(acting() | positions(), st.data())
    def test_lead_to_what_was_foreseen(self, state: State, data: DataObject) -> None:
        """LOV-15.3, LOV-15.5, LOV-18.2."""
        assume(isinstance(state, Drawing | Acting))
        maker, to, deal = data.draw(offers(state))
        try:
            offered = GAME.step(state, Moved(maker, Offer(to, deal))).state
        except IllegalMove:
            return
        number = offered.table.offers_made
        seen = preview(offered, to, Accept(number))
        assert isinstance(seen, Deal)
        then = GAME.step(offered, Moved(to, Accept(number))).state.table

        assert seen == trade_preview(state.table, deal, maker, to)
        if not isinstance(deal.action, Gamble):
            assert seen.money == then.money
        if deal.action is None:
            assert seen == Deal(expected(state.table, then), None, then.money)
        elif isinstance(seen.action, Changed):
            shown = {change.after for change in seen.action.changes}
            assert shown <= {outlook(casino, then.points) for casino in casinos(then)}

    def test_show_who_becomes_boss(self) -> None:
        """LOV-15.3: two dice change hands, and a lot."""
        state = table("A1:gold.0.5 A2:gold.1.3 A3:gold.2.4 B1:green.1.6 B2:1", money=(9, 9, 9))
        deal = terms(give=goods(money=3, dice="A1"), take=goods(markers="B2", dice="B1"))
        seen = trade_preview(state, deal, RED, YELLOW)

        assert [(change.before, change.after.boss) for change in seen.changes] == [
            (((Lot("A1"), RED),), YELLOW),
            (((Lot("B1"), YELLOW),), RED),
        ]
        assert seen.action is None

    def test_show_the_action_on_the_table_after_the_exchange(self) -> None:
        """LOV-18.2."""
        state = table("A1:gold.1.5 A2:gold.0.3", money=(9, 9))
        deal = terms(take=goods(dice="A1"), action=reorganize("A1"))
        seen = trade_preview(state, deal, RED, YELLOW)

        dice = ((Lot("A1"), Die(RED, 5)), (Lot("A2"), Die(RED, 3)))
        assert seen.action == Reroll(8, dice, (1, 0))
        assert seen.money == (1, 9)

    def test_that_are_refused_or_withdrawn_lead_nowhere(self) -> None:
        """LOV-17.1."""
        offer = Proposal(1, RED, YELLOW, terms(give=goods(money=1)))
        state = position("acting", "A1:0", offers=[offer])

        assert preview(state, YELLOW, Refuse(1)) is None
        assert preview(state, RED, Withdraw(1)) is None
        money = (state.table.money[RED] - 1, state.table.money[YELLOW] + 1)
        assert preview(state, YELLOW, Accept(1)) == Deal((), None, (*money, *state.table.money[2:]))


class TestConsidering:
    BOARD = "A1:0 B1:gold.1.3"
    COST = 9
    """What it costs to build on A1."""

    @pytest.mark.parametrize("asked_for", [COST - 1, COST])
    def test_tells_what_could_be_done_after_the_exchange(self, asked_for: int) -> None:
        """LOV-18.2: what is paid with it may be part of it."""
        state = position("acting", self.BOARD, money=(0, 50))
        seen = considered(state, RED, Offer(YELLOW, terms(NOTHING, goods(asked_for))))
        costs = {
            choice.preview.cost
            for choice in seen.actions
            if isinstance(choice.move, Build) and isinstance(choice.preview, Changed)
        }

        assert seen.deal == Deal((), None, (asked_for, 50 - asked_for))
        assert costs == ({self.COST} if asked_for == self.COST else set())
        assert seen.actions[0] == PreviewedMove(EndTurn(), None)

    def test_tells_what_the_seat_on_turn_could_do_whoever_offers(self) -> None:
        """LOV-16.3."""
        state = position("acting", self.BOARD, money=(0, 50))
        seen = considered(state, YELLOW, Offer(RED, terms(goods(1))))

        assert [choice.move for choice in seen.actions] == [EndTurn(), gamble("B1", 1)]
        assert isinstance(seen.actions[1].preview, Wager)

    def test_before_a_card_is_drawn_nothing_can_be_done(self) -> None:
        """LOV-4.3."""
        state = position("drawing", self.BOARD, money=(20, 50))
        seen = considered(state, RED, Offer(YELLOW, terms(goods(2))))

        assert seen == ConsideredOffer(Deal((), None, (18, 52)), ())

    def test_a_counter_offer_is_considered_like_an_offer(self) -> None:
        """LOV-17.1."""
        gift = Proposal(1, RED, YELLOW, terms(goods(1)))
        state = position("drawing", self.BOARD, money=(20, 50), offers=[gift])
        seen = considered(state, YELLOW, CounterOffer(1, terms(NOTHING, goods(5))))

        assert seen == ConsideredOffer(Deal((), None, (15, 55)), ())

    @pytest.mark.parametrize("move", [EndTurn(), Accept(1), Refuse(1), build("A1", "gold")])
    def test_nothing_but_an_offer_is_considered(self, move: Move) -> None:
        """LOV-15.1."""
        gift = Proposal(1, YELLOW, RED, terms(goods(1)))
        with pytest.raises(Refusal) as refused:
            considered(position("acting", self.BOARD, offers=[gift]), RED, move)

        assert refused.value.code == "no-offer"

    def test_an_offer_that_cannot_be_made_is_refused(self) -> None:
        """LOV-15.6."""
        state = position("acting", self.BOARD, money=(0, 50))
        with pytest.raises(Refusal) as refused:
            considered(state, RED, Offer(YELLOW, terms(goods(1))))

        assert refused.value.code == "no-money"

    @given(acting() | positions(), st.data())
    def test_tells_what_then_is_legal(self, state: State, data: DataObject) -> None:
        """LOV-18.2: the deal is the one the offer would be accepted with."""
        maker, to, deal = data.draw(offers(state))
        move = Offer(to, deal)
        try:
            offered = GAME.step(state, Moved(maker, move)).state
        except IllegalMove as illegal:
            with pytest.raises(Refusal, match=re.escape(illegal.sentence)):
                considered(state, maker, move)
            return
        seen = considered(state, maker, move)
        turn, traded = state.table.turn, Acting(exchange(state.table, maker, to, deal))

        assert seen.deal == preview(offered, to, Accept(offered.table.offers_made))
        if isinstance(state, Acting):
            legal = [m for m in GAME.legal(traded, turn) if isinstance(m, Action | EndTurn)]
            shown = [PreviewedMove(move, preview(traded, turn, move)) for move in legal]
            assert [*seen.actions] == shown
        else:
            assert seen.actions == ()


def test_what_only_luck_can_say_has_no_preview() -> None:
    """LOV-4.3."""
    assert preview(position("drawing"), RED, DrawCard()) is None
    assert preview(position("acting"), RED, EndTurn()) is None


@given(acting() | positions(), st.data())
def test_a_preview_goes_over_the_wire_as_it_is(state: State, data: DataObject) -> None:
    seat = data.draw(st.integers(0, state.table.seats - 1).map(Seat))
    seen = [preview(state, seat, move) for move in GAME.legal(state, seat)]
    stands = standing(state)

    sent = msgspec.json.encode(seen)
    assert msgspec.json.decode(sent, type=list[Preview | None]) == seen
    assert msgspec.json.decode(msgspec.json.encode(stands), type=Standing) == stands


class TestStanding:
    @given(tables())
    def test_shows_every_casino_with_what_it_would_pay(self, table: Table) -> None:
        """LOV-6.4, LOV-6.5, LOV-7.2."""
        shown = casinos_of(table)

        assert [seen.lots for seen in shown] == [casino.lots for casino in casinos(table)]
        for seen, casino in zip(shown, casinos(table), strict=True):
            assert (seen.colour, seen.dice, seen.boss) == (casino.colour, casino.dice, casino.boss)
            assert (seen.pips, len(seen.tied) > 1) == (sum(seen.money), casino.is_tied)
            assert {*seen.tied} == (casino.leaders if casino.is_tied else set())
            if casino.boss is not None:
                assert told(table, casino) == (seen.money, seen.points)

    @given(acting())
    def test_names_the_cards_that_pay_a_casino(self, state: Acting) -> None:
        """LOV-6.2, LOV-6.3, LOV-2.8."""
        for colour in CARD_COLOURS:
            _, events = pay(state.table, colour)
            paid = {event.casino for event in events if isinstance(event, CasinoPaid)}
            named = {seen.lots for seen in casinos_of(state.table) if colour in seen.cards}
            assert paid == named

    @given(tables())
    def test_counts_what_is_left_of_every_colour(self, table: Table) -> None:
        """LOV-1.6, LOV-1.9, LOV-3.3."""
        shown = colours_left(table)

        assert [row.colour for row in shown] == [*COLOURS, "strip"]
        for row in shown:
            on_board = sum(c.tiles for c in casinos(table) if c.colour == row.colour)
            unseen = [lot for lot in table.deck if SITE[lot].card == row.colour]
            is_strip = row.colour == "strip"
            assert row.tiles == (0 if is_strip else 9 - on_board)
            assert row.cards == len(unseen)
            assert row.cards + row.gone == (3 if is_strip else 9)

    @given(tables())
    def test_counts_what_is_left_to_every_seat(self, table: Table) -> None:
        """LOV-1.8."""
        for seat, supply in enumerate(supplies(table)):
            dice = sum(die.owner == seat for c in casinos(table) for _, die in c.dice)
            marked = sum(isinstance(plot, Marked) and plot.owner == seat for plot in table.plots)
            assert supply == Supply(12 - dice, 10 - marked)

    @given(tables())
    def test_names_the_lots_that_two_players_do_not_use(self, table: Table) -> None:
        """LOV-21.1."""
        unused = [lot for lot in SITE if lot[0] == "F"] if table.seats == 2 else []
        assert [*closed(table.seats)] == unused

    def test_is_all_of_this(self) -> None:
        """LOV-1.13."""
        state = position("acting", "A1:gold.3.3 A2:0", money=(4, 9, 9, 9), turn=RED, deck=("A6",))
        stands = standing(state)

        parts = (casinos_of(state.table), colours_left(state.table), supplies(state.table), ())
        assert stands == Standing(*parts, obstacles(state.table))
        assert stands.casinos[0].boss == BLUE
        assert stands.left[1] == ColourLeft("gold", tiles=8, cards=0, gone=9)
        assert stands.left[-1] == ColourLeft("strip", tiles=0, cards=1, gone=2)
        assert after(state, Moved(RED, gamble("A1", 4))).events


def told(table: Table, casino: Casino) -> tuple[tuple[int, ...], int]:
    """Return what a casino does pay: money by seat, and how far its boss gets."""
    _, (paid, scored) = pay_casino(table, casino)
    assert isinstance(paid, CasinoPaid)
    assert isinstance(scored, PointsScored)
    return paid.money, scored.after - scored.before
