"""Taking back what nobody has answered (LOV-4.6, LOV-4.7)."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from croupier.core.chance import Dealer, Rolled
from croupier.core.game import End, Entry, Moved, Turn
from croupier.core.records import Record, read, steps, verify, write
from croupier.core.seats import Seat, Sitter
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import ActionTakenBack, OfferReopened, OfferVoid
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    Build,
    DrawCard,
    EndTurn,
    Gamble,
    LayOff,
    Move,
    Offer,
    Refuse,
    TakeBack,
    Trade,
    Withdraw,
)
from croupier.lordsofvegas.state import Acting, Answering, Marked, State, Table
from croupier.lordsofvegas.taking_back import taken_back, unanswered
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    TWELVE_DICE,
    YELLOW,
    accepted,
    after,
    build,
    gamble,
    goods,
    position,
    refusal,
    remodel,
    reorganize,
    sprawl,
    terms,
)
from tests.lordsofvegas.traders import play_out

NO = "nothing-to-take-back"
BACK: Moved[Move] = Moved(RED, TakeBack())
BOARD = "A1:0 A2:gold.0.2 A3:1 C4:silver.1.2 C5:0"
START = position("acting", BOARD)


def red(move: Move) -> Moved[Move]:
    """Return a move of red as it is written down."""
    return Moved(RED, move)


def made(*moves: Move) -> State:
    """Let red make moves, from the start."""
    return after(START, *map(red, moves)).state


class TestAnAction:
    def test_that_needs_no_luck_leaves_no_trace(self) -> None:
        """LOV-4.6: to build, to sprawl and to remodel."""
        for action in (build("A1", "brown"), sprawl("A2", "A5"), remodel("A2", "green")):
            assert after(START, red(action), BACK).state == START

    def test_gives_back_what_it_cost_and_what_lay_there(self) -> None:
        back = ActionTakenBack(RED, build("A1", "brown"), ((Lot("A1"), Marked(RED)),), 9)

        assert after(made(build("A1", "brown")), BACK).events == (back,)

    def test_puts_a_moved_die_back(self) -> None:
        """LOV-14.2, LOV-11.6: with its mark and the value it showed."""
        start = position("acting", f"{TWELVE_DICE} B1:0".replace("D3:brown.0.4", "D3:brown.0.1*"))
        built = after(start, red(build("B1", "silver", "D3")))

        assert built.state.table.die(Lot("D3")) is None
        assert after(built.state, BACK).state == start

    def test_is_followed_back_by_the_one_before_it(self) -> None:
        state = made(build("A1", "gold"), remodel("A1", "brown"), build("C5", "green"))
        for action in (build("C5", "green"), remodel("A1", "brown"), build("A1", "gold")):
            step = after(state, BACK)
            (told,) = step.events
            assert isinstance(told, ActionTakenBack)
            assert told.action == action
            state = step.state

        assert state == START

    def test_can_be_taken_anew(self) -> None:
        assert after(made(build("A1", "brown")), BACK, red(build("A1", "gold"))).state == (
            made(build("A1", "gold"))
        )

    def test_stands_once_dice_were_rolled(self) -> None:
        """A tie is luck, and so is what comes after it."""
        state = position("acting", "A1:0 A2:gold.1.3 A4:2")
        tied = after(state, red(build("A1", "gold"))).state

        assert refusal(tied, RED, TakeBack()) == NO
        settled = after(tied, Rolled((1, 2))).state
        assert refusal(settled, RED, TakeBack()) == NO

    def test_stands_when_another_one_needed_luck(self) -> None:
        state = after(made(build("A1", "brown")), red(reorganize("A2")), Rolled((5,))).state

        assert refusal(state, RED, TakeBack()) == NO

    def test_is_nobody_elses_to_take_back(self) -> None:
        state = made(build("A1", "brown"))

        assert [refusal(state, seat, TakeBack()) for seat in (YELLOW, GREEN, BLUE)] == [NO] * 3

    def test_stands_when_the_turn_is_over(self) -> None:
        """LOV-4.7: the end of a turn is no action."""
        ended = made(build("A1", "brown"), EndTurn())

        assert refusal(ended, RED, TakeBack()) == NO
        assert refusal(after(ended, Moved(YELLOW, DrawCard())).state, RED, TakeBack()) == NO

    def test_that_was_never_taken_cannot_be_taken_back(self) -> None:
        assert refusal(START, RED, TakeBack()) == NO
        assert refusal(position("drawing", BOARD), RED, TakeBack()) == NO
        over = position("over", BOARD, deck=(), above=0)
        assert refusal(over, RED, TakeBack()) == "game-over"

    def test_is_not_listed_so_that_whoever_goes_by_the_list_gets_on(self) -> None:
        state = made(build("A1", "brown"))

        assert TakeBack() not in GAME.legal(state, RED)


class TestABet:
    def test_can_be_taken_back_before_the_boss_answers(self) -> None:
        """LOV-4.7: and then what was done before it; the limit of one a turn is not used up."""
        state = made(build("A1", "brown"), gamble("C4", 3))
        step = after(state, BACK)

        assert step.events == (ActionTakenBack(RED, gamble("C4", 3), (), 0),)
        assert step.state == made(build("A1", "brown"))
        assert after(step.state, BACK).state == START

    def test_stands_when_the_boss_has_answered(self) -> None:
        answered = after(made(gamble("C4", 3)), Moved(YELLOW, LayOff())).state

        assert refusal(answered, RED, TakeBack()) == NO
        assert refusal(after(answered, Rolled((1, 3))).state, RED, TakeBack()) == NO

    def test_is_not_the_boss_to_take_back(self) -> None:
        assert refusal(made(gamble("C4", 3)), YELLOW, TakeBack()) == NO


class TestOffers:
    def test_that_lapsed_through_an_action_are_open_again(self) -> None:
        """LOV-17.1."""
        lot = terms(goods(1), goods(markers="A1"))
        offered = after(START, Moved(YELLOW, Offer(RED, lot)), Moved(GREEN, Offer(RED, lot))).state
        built = after(offered, red(build("A1", "brown")))
        step = after(built.state, BACK)

        assert [type(event) for event in built.events[1:]] == [OfferVoid] * 2
        assert step.state == offered
        assert step.events[1:] == (
            OfferReopened(1, YELLOW, RED, lot),
            OfferReopened(2, GREEN, RED, lot),
        )

    def test_of_others_answer_what_was_done_before(self) -> None:
        state = after(made(build("A1", "brown")), Moved(GREEN, Offer(RED, terms(goods(1))))).state

        assert refusal(state, RED, TakeBack()) == NO

    def test_of_ones_own_answer_nothing_and_stay(self) -> None:
        gift = terms(goods(1))
        state = made(build("A1", "brown"), Offer(YELLOW, gift), TakeBack())

        assert state == made(Offer(YELLOW, gift))

    def test_of_what_is_there_no_more_lapse(self) -> None:
        die = terms(goods(dice="A1"))
        step = after(made(build("A1", "brown"), Offer(YELLOW, die)), BACK)

        assert step.events[1:] == (OfferVoid(1, RED, YELLOW, "not-owned"),)
        assert step.state.table.plots == START.table.plots

    def test_that_were_replaced_stay_away(self) -> None:
        first, second = terms(goods(markers="A1")), terms(goods(2))
        state = made(Offer(YELLOW, first), build("A1", "brown"), Offer(YELLOW, second), TakeBack())

        assert [offer.number for offer in state.table.offers] == [2]

    def test_may_be_withdrawn_and_refused_in_between(self) -> None:
        gift = terms(goods(1))
        offered = after(START, Moved(YELLOW, Offer(RED, gift)), red(Offer(BLUE, gift))).state
        talk = (red(Refuse(1)), red(Withdraw(2)))
        state = after(offered, red(build("A1", "brown")), *talk, BACK).state

        assert state == after(offered, *talk).state

    def test_that_are_accepted_let_everything_stand(self) -> None:
        state = made(build("A1", "brown"))
        deal = accepted(state, RED, YELLOW, terms(goods(1))).state

        assert refusal(deal, RED, TakeBack()) == NO
        offered = after(START, Moved(YELLOW, Offer(RED, terms(goods(1))))).state
        built = after(offered, red(build("A1", "brown")), red(Accept(1))).state
        assert refusal(built, RED, TakeBack()) == NO

    def test_with_an_action_are_not_taken_back(self) -> None:
        """LOV-4.7."""
        deal = terms(take=goods(3), action=build("A1", "brown"))
        bet = terms(take=goods(3), action=gamble("C4", 2))

        assert refusal(accepted(START, RED, GREEN, deal).state, RED, TakeBack()) == NO
        assert refusal(accepted(START, RED, GREEN, bet).state, RED, TakeBack()) == NO


class TestARecord:
    def test_with_regrets_is_read_replayed_and_verified(self) -> None:
        for seed in range(3):
            dealer = Dealer.numbered(seed)
            log = play_out(3, dealer, Random(seed), regret=0.5).log
            sitters = tuple(Sitter(name) for name in ("Anna", "Benno", "Carla"))
            text = write(GAME, Record(sitters, log, dealer.seed))

            assert any(isinstance(e, Moved) and isinstance(e.move, TakeBack) for e in log.entries)
            assert read(GAME, text).log == log
            assert verify(GAME, text) == sum(not isinstance(entry, Moved) for entry in log.entries)
            *_, last = steps(GAME, read(GAME, text))
            assert GAME.result(last.state) is not None

    def test_says_which_entries_came_to_nothing(self) -> None:
        gift = red(Offer(YELLOW, terms(goods(1))))
        first, second = red(build("A1", "brown")), red(build("C5", "gold"))

        assert taken_back([first, second, BACK]) == {1, 2}
        assert taken_back([first, second, BACK, BACK]) == {0, 1, 2, 3}
        assert taken_back([first, gift, BACK, second, Rolled((1,))]) == {0, 1, 2}
        assert taken_back([gift, second]) == set()


BOARDS = (
    BOARD,
    "A1:0 A2:gold.0.2 A3:gold.1.5 A4:1 B1:green.0.5 B2:green.0.2 C1:brown C4:silver.1.2 C5:silver",
    f"{TWELVE_DICE} B1:0 B2:1 E1:silver.1.3 E2:2 E4:3",
)


def is_trade(entry: Entry[Move]) -> bool:
    """Tell whether an entry is about an offer."""
    return isinstance(entry, Moved) and isinstance(entry.move, Trade)


class Regretting(RuleBasedStateMachine):
    """Anything anybody may do, with what can be taken back kept apart: copies of the table."""

    @initialize(
        board=st.sampled_from(BOARDS), money=st.integers(5, 90), seed=st.integers(0, 2**32 - 1)
    )
    def sit_down(self, board: str, money: int, seed: int) -> None:
        self.first = position("acting", board, money=(money, 30, 20, 10))
        self.state: State = self.first
        self.copies: list[tuple[Table, int]] = []
        self.entries: list[Entry[Move]] = []
        self.dealer, self.outcomes = Dealer.numbered(seed), 0

    def go(self, entry: Entry[Move]) -> None:
        self.state = GAME.step(self.state, entry).state
        self.entries.append(entry)

    @property
    def turn(self) -> Seat:
        return self.state.table.turn

    def is_acting(self) -> bool:
        return isinstance(self.state, Acting)

    @precondition(lambda self: isinstance(GAME.awaited(self.state), Turn))
    @rule(pick=st.integers(0, 10**6))
    def choose(self, pick: int) -> None:
        """Let whoever is waited for do anything, mostly act."""
        awaited = GAME.awaited(self.state)
        assert isinstance(awaited, Turn)
        legal = [m for m in GAME.legal(self.state, awaited.seat) if not isinstance(m, Trade)]
        actions = [move for move in legal if isinstance(move, Action)]
        move = (actions or legal)[pick % len(actions or legal)] if pick % 7 else legal[0]
        if isinstance(move, Gamble):
            move = replace(move, bet=1 + pick % move.bet)
        self.do(awaited.seat, move)

    def do(self, seat: Seat, move: Move) -> None:
        before = self.state.table
        self.go(Moved(seat, move))
        is_open = isinstance(move, Action) and isinstance(self.state, Acting | Answering)
        self.copies = [*self.copies, (before, len(self.entries))] if is_open else []

    @precondition(is_acting)
    @rule(maker=st.integers(0, 3).map(Seat))
    def build_on_what_is_asked_for(self, maker: Seat) -> None:
        """Let an offer lapse."""
        builds = [m for m in GAME.legal(self.state, self.turn) if isinstance(m, Build)]
        sides = {(o.maker, o.to) for o in self.state.table.offers}
        if not builds or maker == self.turn or (maker, self.turn) in sides:
            return
        self.say(maker, Offer(self.turn, terms(take=goods(markers=builds[0].lot))))
        self.do(self.turn, builds[0])

    @precondition(lambda self: not isinstance(GAME.awaited(self.state), Turn | End))
    @rule()
    def deal(self) -> None:
        """Let luck answer."""
        ask = GAME.awaited(self.state)
        assert not isinstance(ask, Turn | End)
        self.go(self.dealer.answer(ask, self.outcomes))
        self.outcomes += 1
        self.copies = []

    @precondition(is_acting)
    @rule(maker=st.integers(0, 3).map(Seat), step=st.integers(1, 3), money=st.integers(0, 4))
    def offer(self, maker: Seat, step: int, money: int) -> None:
        """Offer some money for the first lot or die of another, or just so."""
        to = Seat((maker + step) % 4)
        lots = self.state.table.markers(to)[:1] if money % 2 else ()
        move = Offer(to, terms(goods(money), replace(goods(), lots=lots)))
        sides = {(o.maker, o.to) for o in self.state.table.offers}
        if (money or lots) and money <= self.state.table.money[maker] and (maker, to) not in sides:
            self.say(maker, move)

    @precondition(lambda self: self.is_acting() and self.state.table.offers)
    @rule(pick=st.integers(0, 10**6))
    def answer(self, pick: int) -> None:
        """Accept, refuse or withdraw any offer."""
        offer = self.state.table.offers[pick % len(self.state.table.offers)]
        said: tuple[tuple[Seat, Move], ...] = (
            (offer.to, Accept(offer.number)),
            (offer.to, Refuse(offer.number)),
            (offer.maker, Withdraw(offer.number)),
        )
        self.say(*said[pick % len(said)])

    def say(self, seat: Seat, move: Move) -> None:
        self.go(Moved(seat, move))
        if seat != self.turn or isinstance(move, Accept):
            self.copies = []

    @rule()
    def take_back(self) -> None:
        """Take back: the table is as the copy has it, or it is refused; later offers stay."""
        if not self.copies:
            assert refusal(self.state, self.turn, TakeBack()) in (NO, "game-over")
            return
        open_now, (copy, since) = {*self.state.table.offers}, self.copies.pop()
        self.go(Moved(self.turn, TakeBack()))
        assert isinstance(self.state, Acting)
        table = self.state.table
        assert replace(table, offers=(), offers_made=0) == replace(copy, offers=(), offers_made=0)
        assert {*table.offers} <= open_now | {*copy.offers}
        if not any(is_trade(entry) for entry in self.entries[since:]):
            assert table == copy

    @rule(seat=st.integers(-1, 4).map(Seat))
    def take_back_for_another(self, seat: Seat) -> None:
        """Only the seat on turn can."""
        if seat != self.turn:
            assert refusal(self.state, seat, TakeBack()) in (NO, "game-over")

    @invariant()
    def can_take_back_what_the_copies_say(self) -> None:
        if "copies" in vars(self):
            assert len(unanswered(self.state)) == len(self.copies)
            assert GAME.read(GAME.text(self.state)) == self.state

    def teardown(self) -> None:
        """Without what came to nothing the game leads to the same table, but for offers."""
        if "entries" not in vars(self):
            return
        void = taken_back(self.entries)
        kept = [entry for number, entry in enumerate(self.entries) if number not in void]
        if not any(is_trade(self.entries[number]) for number in void):
            assert after(self.first, *kept).state == self.state


TestRegretting = Regretting.TestCase
TestRegretting.settings = settings(max_examples=settings().max_examples // 2, deadline=None)
