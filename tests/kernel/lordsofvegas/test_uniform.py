"""Uniform players in the kernel beside the readable ones: what falls to one, falls to the other."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas import BOTS, Greedy
from croupier.core.chance import Dealer
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, desk, policies, row
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.lordsofvegas.weights import SMALL_SUM
from croupier.kernel.luck import Luck, below, seed
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    Move,
    Offer,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Withdraw,
)
from croupier.lordsofvegas.state import Acting, Drawing, Proposal, State, Table
from croupier.lordsofvegas.turns import awaited
from tests.kernel.lordsofvegas.test_greedy import Bargaining
from tests.kernel.telling import Items, ItemT
from tests.lordsofvegas.boards import GAME as RULES
from tests.lordsofvegas.boards import RED, YELLOW, goods, position, terms
from tests.lordsofvegas.strategies import acting, positions

OWN: Mapping[type[State], Sequence[type[Move]]] = {
    Drawing: (DrawCard,),
    Acting: (EndTurn, Build, Sprawl, Remodel, Reorganize, Gamble),
}
"""The kinds of moves of the seat on turn while trades are made, as the kernel draws among them."""
ANSWERS = (Accept, Refuse, Withdraw)
TIMES = 600
"""How often somebody chooses, so that every move will have come."""
ALONE = (DrawCard, EndTurn, Offer, Counter)
"""Kinds of which there is never more than one, so that nothing is drawn."""


class ToldLuck(Random):
    """Luck that decides for a readable player as that of a row does for the one in the kernel.

    The kernel draws a kind again of which there is nothing, and of goods only what is offered.
    """

    def __init__(self, words: Luck, view: State, seat: Seat) -> None:
        super().__init__(0)
        self._words = words
        self._view = view
        self._seat = seat
        self._offer = self._told_of_offer()
        self._has_kind = False

    def choice(self, seq: Items[ItemT]) -> ItemT:
        some = [seq[number] for number in range(len(seq))]
        by_kind = [moves for moves in some if isinstance(moves, list)]
        if by_kind:
            self._has_kind = True
            return seq[self._kind([type(moves[0]) for moves in by_kind])]
        return seq[self._move(some) if self._has_kind else next(self._offer)]

    def randint(self, a: int, b: int) -> int:
        assert a == 1
        return 1 + below(self._words, b) if self._has_kind else next(self._offer)

    def _kind(self, there: Sequence[object]) -> int:
        """Tell which of the kinds there are is drawn."""
        view = self._view
        if not isinstance(view, Drawing | Acting):
            return 0 if len(there) == 1 else below(self._words, len(there))
        own = OWN[type(view)] if self._seat == view.table.turn else ()
        kinds = [*own, *ANSWERS, Counter if Counter in there else Offer]
        while (kind := kinds[below(self._words, len(kinds))]) not in there:
            pass
        return there.index(kind)

    def _move(self, moves: Sequence[object]) -> int:
        """Tell which move of a kind is drawn."""
        if isinstance(moves[0], ALONE):
            return 0
        if not isinstance(self._view, Drawing | Acting) and len(moves) == 1:
            return 0
        by_seat = sorted(moves, key=self._place)
        return moves.index(by_seat[below(self._words, len(moves))])

    def _place(self, move: object) -> tuple[int, int]:
        """Return where the kernel lists an answer, and the same of all other moves."""
        if not isinstance(move, ANSWERS):
            return 0, 0
        number = move.offer
        return next((o.maker, o.to) for o in self._view.table.offers if o.number == number)

    def _told_of_offer(self) -> Iterator[int]:
        """Tell what is offered to whom, whatever may be asked for before it."""
        table, seat = self._view.table, self._seat
        to = self._first_to_ask()
        if to is None:
            others = [other for other in range(table.seats) if other != seat]
            to = (seat + 1 + below(self._words, len(others))) % table.seats
            yield others.index(to)
        if any((offer.maker, offer.to) == (seat, to) for offer in table.offers):
            yield from self._idle(table, Seat(seat))
            yield from self._idle(table, Seat(to))
            return
        yield from self._goods(table, seat)
        yield from self._goods(table, Seat(to))

    def _first_to_ask(self) -> int | None:
        offers = [offer for offer in self._view.table.offers if offer.to == self._seat]
        return min(offers, key=lambda offer: offer.number).maker if offers else None

    def _goods(self, table: Table, owner: Seat) -> Iterator[int]:
        """Tell what a seat gives: money, a lot, a die or nothing; of the rest it makes no odds."""
        there = sizes(table, owner)
        kind = below(self._words, 1 + len(there))
        for number, (least, size) in enumerate(there, 1):
            yield least + below(self._words, size) if number == kind else least
        yield kind

    def _idle(self, table: Table, owner: Seat) -> Iterator[int]:
        """Tell nothing that matters, for there is no second offer to the same seat."""
        yield from (least for least, _ in sizes(table, owner))
        yield 0


def sizes(table: Table, owner: Seat) -> list[tuple[int, int]]:
    """Return the least money and how much more or less, and how many lots and dice a seat has."""
    money, lots, dice = min(SMALL_SUM, table.money[owner]), table.markers(owner), table.dice(owner)
    return [(1, money)] * bool(money) + [(0, len(some)) for some in (lots, dice) if some]


class Compared:
    """A uniform bot that fails where the one in the kernel, with the same luck, moves otherwise."""

    def __init__(self, luck: int) -> None:
        self._rows = row.rows(1)
        self._row: row.Row = self._rows[0]
        self._desk = desk.desk()
        seed(self._row.luck, np.uint64(luck), np.uint64(0))
        self.made: list[Move] = []

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        codec.write(self._rows, 0, view)
        words = self._row.luck.copy()
        move = BOTS["uniform"](ToldLuck(words, view, seat)).choose(seat, view, legal)
        policies.trade_uniformly(self._row, self._desk.moves)
        lapse_impossible(self._row)
        after = RULES.step(view, Moved(seat, move)).state
        assert bytes(codec.part(self._rows, 0)) == codec.encode(after), (RULES.text(view), move)
        assert self._row.luck.tolist() == words.tolist(), "they asked luck for other things"
        self.made.append(move)
        return move


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strangers", [0, 1])
def test_it_makes_every_move_of_whole_games(seats: int, strangers: int) -> None:
    """Beside a stranger it meets boards and offers that its like never make."""
    game, compared = LordsOfVegas(), Compared(seats)
    for deal in range(4):
        bots: list[Bot[State, Move]] = [compared] * seats
        for number in range(strangers):
            bots[-1 - number] = Bargaining(Random(deal)) if deal % 2 else Greedy(Random(0))
        play(game, bots, Options(), Dealer.numbered(deal, seats))

    assert len(compared.made) > 100 * seats
    assert {Offer, Counter, *ANSWERS[:2], *OWN[Acting]} <= {*map(type, compared.made)}


@settings(max_examples=150)
@given(acting() | positions(), st.integers(0, 10**6))
def test_it_makes_the_move_in_any_position_with_any_luck(state: State, luck: int) -> None:
    turn = awaited(state)
    if isinstance(turn, Turn):
        seat = turn.next_to_move
        compared, legal = Compared(luck), RULES.legal(state, seat)
        for _ in range(6):
            compared.choose(seat, state, legal)


def expanded(move: Move) -> Sequence[Move]:
    """Return a gamble with every bet up to the one listed, and every other move alone."""
    if isinstance(move, Gamble):
        return [Gamble(move.casino, bet) for bet in range(1, move.bet + 1)]
    return [move]


@pytest.mark.parametrize(
    "state",
    [
        position("acting", "A1:0 B2:0 C1:gold.1.5", money=(50, 50)),
        position("acting", "A1:gold.0.3 C1:gold.0.5 C2:gold.1.1", money=(40, 5, 5)),
        position("drawing", "A1:1", offers=[Proposal(3, YELLOW, RED, terms(goods(5)))]),
        position("acting", offers=[Proposal(3, RED, YELLOW, terms(goods(5)))], money=(9, 9)),
        position("giving-up", " ".join(f"C{n}:0" for n in range(1, 11)), card="A1", deck=("F1",)),
        position("arranging", "A1:gold.0.2* A2:gold.0.5* A4:gold.1.4*", seat=RED, lots="A1.A2"),
        position(
            *("answering", "A1:gold.1.3"),
            money=(50, 15),
            gambled="yes",
            casino="A1",
            bet=5,
            boss=YELLOW,
        ),
    ],
)
def test_all_legal_moves_can_come_and_no_others(state: State) -> None:
    """Offers of their own left aside, of which there is no end."""
    turn = awaited(state)
    assert isinstance(turn, Turn)
    seat, bot, offers = turn.next_to_move, BOTS["uniform"](Random(1)), state.table.offers_made
    legal, of_kernel = RULES.legal(state, seat), set[bytes]()
    all_legal = {one for move in legal for one in expanded(move)}
    rows, one_desk = row.rows(1), desk.desk()
    seed(rows[0].luck, np.uint64(1), np.uint64(0))
    for _ in range(TIMES):
        codec.write(rows, 0, state)
        policies.trade_uniformly(rows[0], one_desk.moves)
        lapse_impossible(rows[0])
        if rows[0].offers_made == offers:
            of_kernel.add(bytes(codec.part(rows, 0)))
    of_bot = {bot.choose(seat, state, legal) for _ in range(TIMES)}

    assert {move for move in of_bot if not isinstance(move, Offer | Counter)} == all_legal
    assert of_kernel == {
        codec.encode(RULES.step(state, Moved(seat, move)).state) for move in all_legal
    }
