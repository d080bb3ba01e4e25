"""Trades: what changes hands, deals with actions, promises, and offers that lapse."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.core.chance import Drawn, Rolled
from croupier.core.errors import IllegalMove
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.events import (
    BetMade,
    BetSettled,
    BetStood,
    CasinoBuilt,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    DiceRerolled,
    DieMoved,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferVoid,
    OfferWithdrawn,
    TieRerolled,
    TurnBegan,
    TurnEnded,
)
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Counter,
    DrawCard,
    EndTurn,
    Goods,
    Offer,
    Promise,
    Refuse,
    Stand,
    Terms,
    Trade,
    Withdraw,
)
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Drawing,
    Marked,
    Over,
    Proposal,
    Rerolling,
    Settling,
    State,
)
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
    terms,
)
from tests.lordsofvegas.strategies import acting, offers, positions
from tests.lordsofvegas.traders import is_allowed

SQUARE = "A1:0 A2:gold.0.2 A3:1 A4:gold.1.4 A5:green.2.3 B1:2 B2:brown.3.2 B3:3"
"""Each of four seats has a lot and a die."""
TWELVE_DICE = (
    "C1:gold.0.4 C2:gold.0.3 C3:gold.0.2 C4:gold.0.2 C5:gold.0.1 C6:gold.0.2"
    " C7:gold.0.1 C8:gold.0.1 C9:gold.0.1 D1:green.0.6 D2:green.0.3 D3:green.0.4"
)
TEN_MARKERS = "C1:0 C2:0 C3:0 C4:0 C5:0 C6:0 C7:0 C8:0 C9:0 C10:0"


class TestATrade:
    @pytest.mark.parametrize("turn", [RED, YELLOW, GREEN, BLUE])
    @pytest.mark.parametrize("phase", ["drawing", "acting"])
    def test_is_made_by_any_two_on_anyones_turn(self, phase: str, turn: Seat) -> None:
        """LOV-15.1, LOV-16.1."""
        state = position(phase, SQUARE, turn=turn)
        deal = terms(goods(3, "B1", "A5"), goods(10, "A1", "A2"))
        traded = accepted(state, GREEN, RED, deal)

        assert traded.events == (
            OfferMade(1, GREEN, RED, deal),
            OfferAccepted(1, GREEN, RED, deal),
        )
        assert shown(traded.state) == (
            "A1:2 A2:gold.2.2 A3:1 A4:gold.1.4 A5:green.0.3 B1:0 B2:brown.3.2 B3:3"
        )
        assert traded.state.table.money == (43, 50, 57, 50)
        assert type(traded.state) is type(state)
        assert traded.state.table.turn == turn
        assert traded.state.table.offers == ()

    def test_moves_nothing_while_it_is_only_offered(self) -> None:
        """LOV-15.5."""
        state = position("acting", SQUARE)
        deal = terms(goods(3), goods(dice="A4"))
        offered = after(state, Moved(RED, Offer(YELLOW, deal)))

        assert shown(offered.state) == shown(state)
        assert offered.state.table.money == state.table.money
        assert offered.state.table.offers == (Proposal(1, RED, YELLOW, deal),)
        assert GAME.awaited(offered.state) == Turn(RED, asked=(YELLOW,))
        assert GAME.legal(offered.state, YELLOW) == (Accept(1), Refuse(1))
        assert GAME.legal(offered.state, RED)[-1] == Withdraw(1)
        assert GAME.legal(offered.state, GREEN) == ()

    def test_may_be_a_gift(self) -> None:
        """LOV-15.8."""
        given = accepted(position("acting", SQUARE), BLUE, RED, terms(goods(50)))

        assert given.state.table.money == (100, 50, 50, 0)
        begged = accepted(position("acting", SQUARE), BLUE, RED, terms(take=goods(50, "A1", "A2")))
        assert begged.state.table.money == (0, 50, 50, 100)

    def test_puts_the_new_owners_die_there_with_the_same_value_and_mark(self) -> None:
        """LOV-15.3, LOV-11.6."""
        state = position("acting", "A1:gold.0.6* A2:gold.1.2 C1:brown.0.4")
        traded = accepted(state, RED, YELLOW, terms(goods(dice="A1"), goods(dice="A2")))

        assert shown(traded.state) == "A1:gold.1.6* A2:gold.0.2 C1:brown.0.4"
        assert refusal(traded.state, RED, reorganize("A1")) == "already-reorganized"

    def test_that_moves_a_die_is_followed_by_a_check_for_ties(self) -> None:
        """LOV-13.4."""
        for phase, kind in (("acting", Acting), ("drawing", Drawing)):
            state = position(phase, "A1:gold.0.6 A2:gold.0.6 C1:1")
            tied = accepted(state, RED, YELLOW, terms(goods(dice="A1"), goods(markers="C1")))
            assert isinstance(tied.state, Settling)
            settled = after(tied.state, Rolled((3, 4)))
            assert settled.events == (TieRerolled(lots("A1 A2"), 6, (3, 4)),)
            assert isinstance(settled.state, kind)
            assert shown(settled.state) == "A1:gold.1.3 A2:gold.0.4 C1:0"

    def test_counts_money_after_the_exchange(self) -> None:
        """LOV-15.6."""
        state = position("acting", SQUARE, money=(5, 20, 0, 0))

        exchanged = accepted(state, RED, YELLOW, terms(goods(12), goods(7)))
        assert exchanged.state.table.money == (0, 25, 0, 0)
        assert refusal(state, RED, Offer(YELLOW, terms(goods(12), goods(6)))) == "no-money"
        assert refusal(state, RED, Offer(YELLOW, terms(take=goods(21)))) == "no-money"

    def test_counts_dice_after_the_exchange(self) -> None:
        """LOV-15.6, LOV-1.8."""
        state = position("acting", f"{TWELVE_DICE} E1:brown.1.3 E2:brown.1.2")
        one_more = terms(goods(dice="E1"))

        assert refusal(state, YELLOW, Offer(RED, one_more)) == "too-many-dice"
        assert refusal(state, RED, Offer(YELLOW, terms(take=goods(dice="E1")))) == "too-many-dice"
        swapped = accepted(state, RED, YELLOW, terms(goods(dice="D3"), goods(dice="E1")))
        assert len(swapped.state.table.dice(RED)) == 12
        two_for_one = terms(goods(dice="E1 E2"), goods(dice="D2"))
        assert refusal(state, YELLOW, Offer(RED, two_for_one)) == "too-many-dice"

    def test_counts_markers_after_the_exchange(self) -> None:
        """LOV-15.6, LOV-1.8."""
        state = position("acting", f"{TEN_MARKERS} E1:1 E2:1")

        assert refusal(state, YELLOW, Offer(RED, terms(goods(markers="E1")))) == "too-many-markers"
        begged = terms(take=goods(markers="E1"))
        assert refusal(state, RED, Offer(YELLOW, begged)) == "too-many-markers"
        swapped = accepted(state, RED, YELLOW, terms(goods(markers="C1"), goods(markers="E1")))
        assert len(swapped.state.table.markers(RED)) == 10

    def test_of_a_lot_lets_its_new_owner_build_there(self) -> None:
        """LOV-15.2, LOV-8.1."""
        traded = accepted(
            position("acting", SQUARE), YELLOW, RED, terms(goods(markers="A3"), goods(8))
        )

        assert build("A3", "gold") in GAME.legal(traded.state, RED)


class TestAnOffer:
    DEAL = terms(goods(3), goods(markers="A3"))
    OTHER = terms(goods(markers="A3"), goods(4))

    def offered(self, phase: str = "acting") -> State:
        """Let red make an offer to yellow."""
        return after(position(phase, SQUARE), Moved(RED, Offer(YELLOW, self.DEAL))).state

    def test_is_written_without_the_side_that_gives_nothing(self) -> None:
        gift = after(position("acting", SQUARE), Moved(RED, Offer(YELLOW, terms(goods(3)))))

        assert '"terms":{"give":{"money":3}}' in GAME.text(gift.state)

    def test_may_be_refused(self) -> None:
        """LOV-17.1."""
        refused = after(self.offered(), Moved(YELLOW, Refuse(1)))

        assert refused.events == (OfferRefused(1, RED, YELLOW),)
        assert refused.state.table.offers == ()
        assert refused.state.table.money == (50, 50, 50, 50)

    def test_may_be_withdrawn_by_its_maker(self) -> None:
        """LOV-17.1."""
        withdrawn = after(self.offered(), Moved(RED, Withdraw(1)))

        assert withdrawn.events == (OfferWithdrawn(1, RED, YELLOW),)
        assert withdrawn.state.table.offers == ()

    def test_may_be_countered_which_refuses_it(self) -> None:
        """LOV-17.1."""
        countered = after(self.offered(), Moved(YELLOW, Counter(1, self.OTHER)))

        assert countered.events == (
            OfferRefused(1, RED, YELLOW),
            OfferMade(2, YELLOW, RED, self.OTHER),
        )
        assert countered.state.table.offers == (Proposal(2, YELLOW, RED, self.OTHER),)
        assert after(countered.state, Moved(RED, Accept(2))).state.table.money == (46, 54, 50, 50)

    def test_is_not_touched_by_a_counter_the_rules_refuse(self) -> None:
        state = self.offered()

        assert refusal(state, YELLOW, Counter(1, terms(goods(51)))) == "no-money"
        assert after(state, Moved(YELLOW, Accept(1))).events

    def test_has_a_number_of_its_own(self) -> None:
        more = after(
            self.offered(),
            Moved(YELLOW, Refuse(1)),
            Moved(BLUE, Offer(GREEN, terms(goods(1)))),
            Moved(GREEN, Offer(BLUE, terms(goods(2)))),
        )

        assert [offer.number for offer in more.state.table.offers] == [2, 3]
        assert more.state.table.offers_made == 3
        assert GAME.awaited(more.state) == Turn(RED, asked=(GREEN, BLUE))

    def test_waits_while_actions_go_on_that_do_not_touch_it(self) -> None:
        built = after(self.offered(), Moved(RED, build("A1", "purple")))

        assert [offer.number for offer in built.state.table.offers] == [1]
        assert Accept(1) in GAME.legal(built.state, YELLOW)

    def test_lapses_when_a_card_is_drawn(self) -> None:
        """LOV-17.1: before anybody sees it."""
        drawn = after(self.offered("drawing"), Moved(RED, DrawCard()))

        assert drawn.events == (OfferVoid(1, RED, YELLOW, "card-drawn"),)
        assert drawn.state.table.offers == ()

    def test_lapses_with_the_end_of_game_card(self) -> None:
        """LOV-17.1, LOV-16.2."""
        state = position("drawing", SQUARE, above=0)
        ended = after(state, Moved(RED, Offer(YELLOW, self.DEAL)), Moved(RED, DrawCard()))

        assert OfferVoid(1, RED, YELLOW, "card-drawn") in ended.events
        assert isinstance(ended.state, Over)
        assert refusal(ended.state, RED, Offer(YELLOW, self.DEAL)) == "game-over"

    def test_outlives_the_turn_if_there_is_no_action_in_it(self) -> None:
        """LOV-17.2."""
        ended = after(self.offered(), Moved(RED, EndTurn()))

        assert ended.events == (TurnEnded(RED), TurnBegan(YELLOW))
        assert isinstance(ended.state, Drawing)
        assert [offer.number for offer in ended.state.table.offers] == [1]
        assert GAME.awaited(ended.state) == Turn(YELLOW, asked=(YELLOW,))
        assert after(ended.state, Moved(YELLOW, Accept(1))).state.table.money == (47, 53, 50, 50)

    @pytest.mark.parametrize(
        "deal",
        [terms(take=goods(5), action=reorganize("A2")), terms(take=goods(5), undone="build@A1")],
        ids=["an action", "a promise"],
    )
    def test_lapses_with_the_turn_if_there_is_an_action_or_a_promise_in_it(
        self, deal: Terms
    ) -> None:
        """LOV-17.2."""
        state = after(position("acting", SQUARE), Moved(RED, Offer(YELLOW, deal))).state
        ended = after(state, Moved(RED, EndTurn()))

        assert ended.events == (
            OfferVoid(1, RED, YELLOW, "turn-ended"),
            TurnEnded(RED),
            TurnBegan(YELLOW),
        )
        assert ended.state.table.offers == ()

    def test_lapses_when_the_money_is_gone(self) -> None:
        """LOV-17.1: building on A1 costs 9."""
        state = position("acting", SQUARE, money=(11, 50, 50, 50))
        built = after(
            state, Moved(RED, Offer(YELLOW, self.DEAL)), Moved(RED, build("A1", "purple"))
        )

        assert built.events[1:] == (
            CasinoBuilt(RED, Lot("A1"), "purple", 3, 9),
            OfferVoid(1, RED, YELLOW, "no-money"),
        )
        assert built.state.table.offers == ()

    def test_lapses_when_the_lot_is_built_on_or_traded_away(self) -> None:
        """LOV-17.1."""
        state = after(
            position("acting", SQUARE),
            Moved(RED, Offer(YELLOW, terms(goods(markers="A1")))),
            Moved(RED, Offer(GREEN, terms(goods(markers="A1")))),
        ).state

        built = after(state, Moved(RED, build("A1", "purple")))
        assert built.events[1:] == (
            OfferVoid(1, RED, YELLOW, "not-owned"),
            OfferVoid(2, RED, GREEN, "not-owned"),
        )
        traded = after(state, Moved(GREEN, Accept(2)))
        assert traded.events[1:] == (OfferVoid(1, RED, YELLOW, "not-owned"),)

    def test_lapses_when_the_limits_no_longer_allow_it(self) -> None:
        """LOV-15.6, LOV-17.1: with the eleventh die on the board, two more are too many."""
        eleven = TWELVE_DICE.replace("D3:green.0.4", "D3:0")
        state = position("acting", f"{eleven} E1:brown.1.3 E2:brown.1.2", turn=RED)
        offered = after(state, Moved(YELLOW, Offer(RED, terms(goods(dice="E1"))))).state
        built = after(offered, Moved(RED, build("D3", "silver")))

        assert built.events[-1] == OfferVoid(1, YELLOW, RED, "too-many-dice")

    def test_waits_out_a_reroll_and_lapses_after_it_if_it_must(self) -> None:
        """LOV-17.1: red is no longer boss of the casino red wanted to remodel."""
        state = position("acting", "A1:gold.0.3 C1:green.2.4 C2:green.0.5")
        deal = terms(take=goods(5), action=remodel("C1", "gold"))
        offered = after(state, Moved(RED, Offer(YELLOW, deal))).state
        rolling = after(offered, Moved(RED, reorganize("C1")))
        assert isinstance(rolling.state, Rerolling)
        assert [offer.number for offer in rolling.state.table.offers] == [1]
        rolled = after(rolling.state, Rolled((6, 1)))

        assert rolled.events == (
            DiceRerolled(lots("C1 C2"), (6, 1)),
            OfferVoid(1, RED, YELLOW, "not-boss"),
        )


class TestADealWithAnAction:
    def test_makes_the_exchange_first_and_pays_from_it(self) -> None:
        """LOV-18.2: red has nothing and remodels with yellow's money."""
        state = position("acting", "A1:gold.0.3 A2:gold.0.2", money=(0, 10))
        deal = terms(take=goods(10), action=remodel("A1", "brown"))
        done = accepted(state, RED, YELLOW, deal)

        assert refusal(state, RED, remodel("A1", "brown")) == "too-expensive"
        assert done.events[1:] == (
            OfferAccepted(1, RED, YELLOW, deal),
            CasinoRemodeled(RED, lots("A1 A2"), "gold", "brown", 10),
        )
        assert done.state.table.money == (0, 0)

    def test_may_be_offered_by_the_other_side(self) -> None:
        """LOV-15.4: yellow offers, red is on turn and acts."""
        state = position("acting", "A1:gold.0.3", money=(0, 10))
        done = accepted(state, YELLOW, RED, terms(goods(6), action=remodel("A1", "brown")))

        assert shown(done.state) == "A1:brown.0.3"
        assert done.state.table.money == (1, 4)

    def test_builds_on_a_lot_that_comes_with_it(self) -> None:
        """LOV-18.2."""
        state = position("acting", "A3:1")
        done = accepted(
            state, RED, YELLOW, terms(goods(5), goods(markers="A3"), build("A3", "gold"))
        )

        assert shown(done.state) == "A3:gold.0.5"
        assert done.state.table.money == (50 - 5 - 15, 55, 50, 50)

    def test_sprawls_from_a_casino_whose_boss_came_with_it(self) -> None:
        """LOV-18.2."""
        state = position("acting", "A1:gold.1.3")
        deal = terms(take=goods(dice="A1"), action=sprawl("A1", "A2"))
        done = accepted(state, RED, YELLOW, deal)

        assert done.events[2:] == (CasinoSprawled(RED, Lot("A2"), "gold", 2, 12),)
        assert shown(done.state) == "A1:gold.0.3 A2:gold.0.2"

    def test_is_refused_whole_if_the_action_is_not_legal_afterwards(self) -> None:
        """LOV-18.4: having given the die away, red is no longer boss."""
        state = position("acting", "A1:gold.0.3 C1:0")

        for deal, code in (
            (terms(goods(dice="A1"), action=remodel("A1", "brown")), "not-boss"),
            (terms(goods(markers="C1"), action=build("C1", "brown")), "not-your-lot"),
            (terms(goods(46), action=remodel("A1", "brown")), "too-expensive"),
            (terms(goods(1), action=remodel("A1", "gold")), "same-colour"),
            (terms(goods(1), action=gamble("A1", 1)), "own-casino"),
            (terms(goods(1), action=sprawl("A1", "C1")), "not-adjacent"),
            (terms(goods(dice="A1"), action=reorganize("A1")), "no-die-there"),
            (terms(goods(1), action=build("Z9", "gold")), "unknown-lot"),
        ):
            assert refusal(state, RED, Offer(YELLOW, deal)) == code
            countered = after(state, Moved(YELLOW, Offer(RED, terms(goods(1)))))
            assert refusal(countered.state, RED, Counter(1, deal)) == code

    @pytest.mark.parametrize(
        ("action", "code"),
        [
            (remodel("A1", "brown"), "not-boss"),
            (sprawl("A1", "A4"), "not-boss"),
            (gamble("A1", 1), "no-boss"),
        ],
    )
    def test_finds_no_boss_where_the_exchange_leaves_a_tie(self, action: Action, code: str) -> None:
        """LOV-18.3."""
        state = position("acting", "A1:gold.0.3 A2:gold.0.3 C1:green.2.3")
        deal = terms(goods(dice="A2"), action=action)

        assert refusal(state, RED, Offer(YELLOW, deal)) == code

    def test_reorganizes_even_a_tied_casino_and_then_checks_for_ties_once(self) -> None:
        """LOV-18.2, LOV-18.3: the tie of the exchange is never rerolled."""
        state = position("acting", "A1:gold.0.3 A2:gold.0.3")
        deal = terms(goods(dice="A2"), action=reorganize("A1"))
        rolling = accepted(state, RED, YELLOW, deal)

        assert isinstance(rolling.state, Rerolling)
        assert rolling.events[-1] == CasinoReorganized(RED, lots("A1 A2"), 6)
        assert isinstance(after(rolling.state, Rolled((1, 4))).state, Acting)

    def test_leaves_a_tie_open_until_a_gamble_elsewhere_is_settled(self) -> None:
        """LOV-18.2, LOV-18.5."""
        state = position("acting", "A1:gold.0.3 A2:gold.0.3 C1:green.2.3")
        deal = terms(goods(dice="A2"), goods(4), gamble("C1", 5))
        bet = accepted(state, RED, YELLOW, deal)
        assert isinstance(bet.state, Answering)
        assert bet.events[-1] == BetMade(RED, lots("C1"), 5, GREEN)
        assert GAME.read(GAME.text(bet.state)) == bet.state
        stood = after(bet.state, Moved(GREEN, Stand()), Rolled((5, 5)))

        assert stood.events == (BetStood(GREEN), BetSettled(RED, GREEN, (5, 5), 5, -5))
        assert isinstance(stood.state, Settling)
        settled = after(stood.state, Rolled((2, 1)))
        assert settled.events == (TieRerolled(lots("A1 A2"), 3, (2, 1)),)
        assert settled.state.table.money == (50 + 4 + 5, 46, 45, 50)
        assert refusal(settled.state, RED, gamble("C1", 1)) == "already-gambled"

    def test_bets_money_that_came_with_it(self) -> None:
        """LOV-18.2, LOV-12.2."""
        state = position("acting", "C1:green.2.3", money=(0, 5, 0))

        assert refusal(state, RED, Offer(YELLOW, terms(action=gamble("C1", 1)))) == (
            "too-expensive"
        )
        assert accepted(state, RED, YELLOW, terms(take=goods(5), action=gamble("C1", 5))).events[
            -1
        ] == BetMade(RED, lots("C1"), 5, GREEN)

    def test_names_the_die_to_move_if_it_must(self) -> None:
        """LOV-18.1, LOV-14.4: after the exchange all of red's dice are on the board."""
        eleven = TWELVE_DICE.replace("D3:green.0.4", "D3:green.1.4")
        state = position("acting", f"{eleven} E1:0")
        twelfth = goods(dice="D3")

        bare = terms(goods(2), twelfth, build("E1", "silver"))
        assert refusal(state, RED, Offer(YELLOW, bare)) == "no-dice"
        deal = terms(goods(2), twelfth, build("E1", "silver", moving="D3"))
        built = accepted(state, RED, YELLOW, deal)
        assert built.events[2:] == (
            DieMoved(RED, Lot("D3")),
            CasinoBuilt(RED, Lot("E1"), "silver", 3, 9),
        )
        assert shown(built.state, "D3 E1") == "D3:green E1:silver.0.3"
        early = terms(goods(2), action=build("E1", "silver", moving="D1"))
        assert refusal(state, RED, Offer(YELLOW, early)) == "dice-left"

    def test_waits_for_the_card(self) -> None:
        """LOV-15.4, LOV-4.2."""
        state = position("drawing", "A1:gold.0.3")

        deal = terms(take=goods(1), action=remodel("A1", "brown"))
        assert refusal(state, RED, Offer(YELLOW, deal)) == "draw-first"

    def test_is_for_the_seat_on_turn(self) -> None:
        """LOV-15.4, LOV-16.3."""
        state = position("acting", SQUARE)

        deal = terms(goods(1), action=build("A3", "gold"))
        assert refusal(state, YELLOW, Offer(GREEN, deal)) == "not-on-turn"
        assert refusal(state, YELLOW, Offer(RED, deal)) == "not-your-lot"

    def test_stays_open_only_while_the_action_is_legal(self) -> None:
        """LOV-17.1."""
        state = position("acting", SQUARE)
        deal = terms(take=goods(5), action=build("A1", "purple"))
        offered = after(state, Moved(RED, Offer(YELLOW, deal)))
        built = after(offered.state, Moved(RED, build("A1", "green")))

        assert built.events[-1] == OfferVoid(1, RED, YELLOW, "not-your-lot")


class TestAPromise:
    BOARD = "A1:0 A2:gold.0.2 A3:gold.0.4 C1:gold.0.4 C2:green.1.3 C3:green.0.1"

    @pytest.mark.parametrize(
        ("undone", "kept", "free"),
        [
            ("build@A1", build("A1", "green"), reorganize("A2")),
            ("sprawl@A5", sprawl("A2", "A5"), sprawl("A2", "A6")),
            ("remodel@A3", remodel("A2", "green"), remodel("C1", "brown")),
            ("reorganize@A3", reorganize("A2"), reorganize("C1")),
            ("gamble@C3", gamble("C2", 1), reorganize("C2")),
            ("gamble@A1 sprawl@A6 sprawl@A5", sprawl("A2", "A5"), build("A1", "green")),
        ],
    )
    @pytest.mark.parametrize("maker", [RED, YELLOW])
    def test_binds_for_the_rest_of_the_turn(
        self, maker: Seat, undone: str, kept: Action, free: Action
    ) -> None:
        """LOV-19.1, LOV-19.2: at every lot of a casino that contains the one named."""
        state = position("acting", self.BOARD)
        other = YELLOW if maker == RED else RED
        promised = accepted(state, maker, other, terms(goods(1), undone=undone)).state

        assert is_allowed(state, RED, kept)
        assert refusal(promised, RED, kept) == "promised"
        assert kept not in GAME.legal(promised, RED)
        assert is_allowed(promised, RED, free)
        later = after(promised, Moved(RED, EndTurn()))
        assert later.state.table.promises == ()

    def test_holds_through_a_casino_that_grows_onto_the_lot(self) -> None:
        """LOV-19.2."""
        state = position("acting", self.BOARD)
        promised = accepted(state, RED, YELLOW, terms(take=goods(5), undone="reorganize@A5"))
        assert is_allowed(promised.state, RED, reorganize("A2"))
        grown = after(promised.state, Moved(RED, sprawl("A2", "A5")))

        assert refusal(grown.state, RED, reorganize("A2")) == "promised"

    def test_may_be_given_before_the_card_is_drawn(self) -> None:
        """LOV-15.4, LOV-16.1."""
        state = position("drawing", self.BOARD)
        promised = accepted(state, RED, YELLOW, terms(take=goods(5), undone="build@A1"))
        drawn = after(promised.state, Moved(RED, DrawCard()), Drawn("F9"))

        assert drawn.state.table.promises == (Promise("build", Lot("A1")),)
        assert refusal(drawn.state, RED, build("A1", "gold")) == "promised"

    def test_is_for_the_seat_on_turn(self) -> None:
        """LOV-15.4, LOV-15.7."""
        state = position("acting", self.BOARD)

        deal = terms(take=goods(5), undone="build@A1")
        assert refusal(state, YELLOW, Offer(GREEN, deal)) == "not-on-turn"

    def test_forbids_the_same_action_in_any_deal(self) -> None:
        """LOV-19.1, LOV-18.4."""
        state = position("acting", self.BOARD)
        at_once = terms(take=goods(5), action=build("A1", "gold"), undone="build@A1")
        assert refusal(state, RED, Offer(YELLOW, at_once)) == "promised"

        offered = after(
            state, Moved(RED, Offer(GREEN, terms(take=goods(9), action=build("A1", "gold"))))
        ).state
        promised = accepted(offered, RED, YELLOW, terms(take=goods(5), undone="build@A1"))
        assert promised.events[-1] == OfferVoid(1, RED, GREEN, "promised")

    def test_alone_is_a_trade(self) -> None:
        """LOV-15.8: promised for nothing."""
        state = position("acting", self.BOARD)

        assert accepted(state, RED, YELLOW, terms(undone="build@A1")).state.table.promises


CHOOSING = {
    "revealing": position("revealing", SQUARE),
    "giving up": position("giving-up", TEN_MARKERS, card="E1", deck=lots("A1")),
    "moving a die": position(
        "moving-die",
        f"{TWELVE_DICE} E1:gold".replace("C9:gold.0.1", "C9:brown.0.1"),
        card="E1",
        value=3,
        deck=lots("A1"),
    ),
    "settling": position("settling", "A1:gold.0.3 A2:gold.1.3", then="act"),
    "rerolling": position("rerolling", "A1:gold.0.3 A2:gold.1.2", casino="A1"),
    "arranging": position("arranging", "A1:gold.0.3* A2:gold.0.2*", seat=RED, lots="A1.A2"),
    "answering": position(
        "answering", "A1:gold.1.3", gambled="yes", casino="A1", bet=3, boss=YELLOW
    ),
    "betting": position(
        "betting", "A1:gold.1.3", gambled="yes", casino="A1", bet=3, boss=YELLOW, laid_off="no"
    ),
    "beginning": position(
        "beginning", "A1:0 A2:0 A3:1 A4:1", money=(9, 9), turn=YELLOW, contenders="0.1", above=33
    ),
    "dealing": position("dealing", "A1:0 A2:0", money=(9, 0), turn=YELLOW, above=35),
}


@pytest.mark.parametrize("state", CHOOSING.values(), ids=CHOOSING)
@pytest.mark.parametrize(
    "move",
    [Offer(YELLOW, terms(goods(1))), Accept(1), Refuse(1), Withdraw(1), Counter(1, Terms())],
    ids=["offer", "accept", "refuse", "withdraw", "counter"],
)
def test_nobody_trades_while_somebody_must_choose_or_luck_decides(
    state: State, move: Trade
) -> None:
    """LOV-16.2."""
    assert refusal(state, RED, move) == "no-trading"


@given(st.data(), acting() | positions().filter(lambda s: isinstance(s, Drawing | Acting)))
def test_an_offer_is_carried_out_exactly_or_changes_nothing(
    data: st.DataObject, state: State
) -> None:
    """LOV-15.5, LOV-15.6, LOV-18.4: counted after the exchange, before any action."""
    maker, to, deal = data.draw(offers(state))
    assume(not any((o.maker, o.to) == (maker, to) for o in state.table.offers))
    before = GAME.text(state)
    if not is_allowed(state, maker, Offer(to, deal)):
        assert refusal(state, maker, Offer(to, deal))
        assert GAME.text(state) == before
        return
    if deal.action is not None:
        assert accepted(state, maker, to, deal).events
        return
    traded = accepted(state, maker, to, deal).state.table
    for seat in map(Seat, range(state.table.seats)):
        gained = {maker: deal.take, to: deal.give}.get(seat, goods())
        lost = {maker: deal.give, to: deal.take}.get(seat, goods())
        assert traded.money[seat] == state.table.money[seat] + gained.money - lost.money >= 0
        owned = {*state.table.markers(seat)} - {*lost.lots} | {*gained.lots}
        assert {*traded.markers(seat)} == owned
        assert {*traded.dice(seat)} == {*state.table.dice(seat)} - {*lost.dice} | {*gained.dice}
        assert len(traded.markers(seat)) <= 10
        assert len(traded.dice(seat)) <= 12
    for lot in LOTS:
        old, new = state.table.die(lot), traded.die(lot)
        assert (old and (old.value, old.reorganized)) == (new and (new.value, new.reorganized))
    assert traded.promises == (*state.table.promises, *deal.promises)
    assert traded.points == state.table.points
    assert traded.deck == state.table.deck


@given(st.data(), acting())
def test_offers_are_refused_for_a_reason_read_aloud(data: st.DataObject, state: Acting) -> None:
    """LOV-15: without an action in it, an offer is possible if all of this holds."""
    maker, to, deal = data.draw(offers(state))
    table = state.table
    is_possible = (
        maker != to
        and 0 <= to < table.seats
        and has(state, maker, deal.give)
        and has(state, to, deal.take)
        and (not deal.promises or table.turn in (maker, to))
        and table.money[maker] - deal.give.money + deal.take.money >= 0
        and table.money[to] + deal.give.money - deal.take.money >= 0
        and len(table.dice(maker)) - len(deal.give.dice) + len(deal.take.dice) <= 12
        and len(table.dice(to)) + len(deal.give.dice) - len(deal.take.dice) <= 12
        and len(table.markers(maker)) - len(deal.give.lots) + len(deal.take.lots) <= 10
        and len(table.markers(to)) + len(deal.give.lots) - len(deal.take.lots) <= 10
    )
    plain = Terms(deal.give, deal.take, None, deal.promises)

    assert is_allowed(state, maker, Offer(to, plain)) == (is_possible and plain != Terms())


def has(state: State, owner: Seat, given: Goods) -> bool:
    """Tell whether a seat has what it would give, each thing once."""
    return (
        given.money >= 0
        and all(state.table.plot(lot) == Marked(owner) for lot in given.lots)
        and {*given.dice} <= {*state.table.dice(owner)}
        and len({*given.lots}) == len(given.lots)
        and len({*given.dice}) == len(given.dice)
    )


def test_a_refused_trade_says_where_it_was_refused() -> None:
    state = position("acting", SQUARE)
    with pytest.raises(IllegalMove) as refused:
        GAME.step(state, Moved(RED, Offer(YELLOW, Terms())))

    assert refused.value.sentence == "An offer needs something in it."
    assert refused.value.position == GAME.text(state)
