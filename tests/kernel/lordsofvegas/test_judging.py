"""Players in the kernel that need the net, beside the bots: with the same luck they do the same.

What was offered and traded before is kept twice: by the bots, who hear of it, and at the desk of
the kernel and in its rows. So whole games are played, in which every seat keeps what it has.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Bot, Listeners, is_attentive
from croupier.bots.lordsofvegas import BOTS, Greedy
from croupier.core.chance import Dealer
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import arena, codec, row
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.searching import MOST_CARDS
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.luck import Luck, seed
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.events import Event, OfferMade, TurnBegan
from croupier.lordsofvegas.moves import Accept, EndTurn, Move, Offer
from croupier.lordsofvegas.state import Acting, State
from croupier.lordsofvegas.turns import awaited
from tests.kernel.lordsofvegas.test_greedy import Bargaining
from tests.lordsofvegas.boards import GAME as RULES
from tests.lordsofvegas.strategies import acting, positions

CHAMPION, TRAINED, MONTECARLO = "champion:8", "trained", "montecarlo:24"
COMPARED = (CHAMPION, TRAINED, MONTECARLO)
GREEDY, STRANGE = "greedy", "strange"
"""Those who sit beside them: one offers all kinds of things."""
SERIES = 5


class ToldLuck(Random):
    """Luck that tells which series of playouts is next, however often it was asked before."""

    def __init__(self) -> None:
        super().__init__(0)
        self.series = 0

    def getrandbits(self, k: int, /) -> int:
        assert self.series < 1 << k
        return self.series


class Kernel:
    """The kernel's side of some games, in which all seats share a desk."""

    def __init__(self, names: Sequence[str]) -> None:
        players = [name if name in COMPARED else GREEDY for name in names]
        self._rows, self._think, self._desk, self._net, *said = arena.room_for(players)
        self._players, self._playouts = said
        self._number = 0

    def begin(self, number: int) -> None:
        """Begin a game, where there may have been another one before."""
        self._number = number
        arena.begin_game(self._rows, self._desk, len(self._players), SERIES, number)

    def next_series(self) -> int:
        """Return the number of the next series of playouts."""
        one = desk()
        one.luck[:] = self._desk.luck
        return arena.new_series(one)

    def offers(self, view: State, seat: Seat) -> int:
        """Return how many offers a seat is thought to have made in this turn."""
        is_new = self._desk.turn_seen[seat] != view.table.above
        return 0 if is_new else int(self._desk.offers[seat])

    def moved(self, view: State, seat: Seat) -> tuple[bytes, Luck]:
        """Return where a move of the player leads, and the luck there was before it."""
        codec.write(self._rows, arena.GAME, view)
        luck = self._rows[arena.GAME].luck.copy()
        arena.arena_move(
            self._rows,
            self._think,
            self._desk,
            self._net,
            self._players[seat],
            self._playouts[seat],
            SERIES,
            self._number,
        )
        return bytes(codec.part(self._rows, arena.GAME)), luck

    def answered(self, state: State, luck: Luck) -> bytes:
        """Return where luck leads from a state."""
        rows = row.rows(1)
        codec.write(rows, 0, state)
        one: row.Row = rows[0]
        one.luck[:] = luck
        if one.phase == row.REVEALING:
            card = self._number * MOST_CARDS + 1 + one.above
            seed(one.luck, np.uint64(SERIES), np.uint64(card))
        let_luck_answer(one, desk().values)
        lapse_impossible(one)
        return bytes(codec.part(rows, 0))


class Compared:
    """A bot that fails where the player in the kernel, with the same luck, moves otherwise.

    So does it where one of its like does that has just come and been told everything.
    """

    def __init__(self, name: str, kernel: Kernel) -> None:
        self._name = name
        self._luck = ToldLuck()
        self._bot = BOTS[name](self._luck)
        self._kernel = kernel
        self._events: list[Event] = []
        self.made = Counter[type[Move]]()
        self.newcomers = 0

    def hear(self, events: Sequence[Event], /) -> None:
        self._events += events
        if is_attentive(self._bot):
            self._bot.hear(events)

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        self._luck.series = self._kernel.next_series()
        move = self._bot.choose(seat, view, legal)
        if is_attentive(self._bot) and self._is_known(view, seat):
            newcomer = BOTS[self._name](self._luck)
            listeners: Listeners[Event] = Listeners([newcomer])
            listeners.tell(self._events)
            assert newcomer.choose(seat, view, legal) == move, RULES.text(view)
            self.newcomers += 1
        moved, luck = self._kernel.moved(view, seat)
        after = RULES.step(view, Moved(seat, move)).state
        assert moved == self._kernel.answered(after, luck), (RULES.text(view), move)
        self.made[type(move)] += 1
        return move

    def _is_known(self, view: State, seat: Seat) -> bool:
        """Tell whether it matters what was, and events say all of it.

        They do not say that a seat has thought of trades and found none to offer.
        """
        if any(offer.to == seat for offer in view.table.offers):
            return True
        offers = offers_in_turn(self._events, seat)
        return isinstance(view, Acting) and offers == self._kernel.offers(view, seat)


def offers_in_turn(events: Sequence[Event], seat: Seat) -> int:
    """Count the offers a seat has made in its last turn."""
    offers = 0
    for event in events:
        match event:
            case TurnBegan(other) if other == seat:
                offers = 0
            case OfferMade(_, maker) if maker == seat:
                offers += 1
            case _:
                pass
    return offers


def compared(names: Sequence[str], games: int) -> tuple[Counter[type[Move]], int]:
    """Play games in which every move is compared; return how often each kind was made.

    Return besides how often somebody chose who had just come.
    """
    kernel, made, newcomers = Kernel(names), Counter[type[Move]](), 0
    for number in range(games):
        kernel.begin(number)
        bots: list[Bot[State, Move]] = []
        for name in names:
            if name in COMPARED:
                bots.append(Compared(name, kernel))
            else:
                bots.append(Greedy(Random(0)) if name == GREEDY else Bargaining(Random(number)))
        play(LordsOfVegas(), bots, Options(), Dealer.numbered(number, len(names)))
        for bot in bots:
            if isinstance(bot, Compared):
                made += bot.made
                newcomers += bot.newcomers
    return made, newcomers


@pytest.mark.parametrize(
    ("names", "games"),
    [
        ((TRAINED, TRAINED), 6),
        ((TRAINED, STRANGE, TRAINED), 6),
        ((TRAINED, TRAINED, GREEDY, STRANGE), 6),
        ((MONTECARLO, STRANGE), 4),
        ((MONTECARLO, MONTECARLO, TRAINED), 4),
        ((CHAMPION, CHAMPION), 2),
        ((CHAMPION, STRANGE, CHAMPION), 3),
        ((CHAMPION, MONTECARLO, TRAINED, STRANGE), 4),
    ],
)
def test_each_makes_every_move_of_whole_games(names: Sequence[str], games: int) -> None:
    """Beside a stranger they meet boards and offers that their like never make."""
    made, newcomers = compared(names, games)

    assert sum(made.values()) > 50 * games
    assert made[Offer] + made[Accept] > 0
    assert newcomers > 5 * games * names.count(CHAMPION) or CHAMPION not in names


def compare_in(name: str, state: State, number: int) -> None:
    """Compare what a bot that has heard nothing chooses."""
    turn = awaited(state)
    if isinstance(turn, Turn):
        kernel, seat = Kernel([name] * state.table.seats), turn.next_to_move
        kernel.begin(number)
        Compared(name, kernel).choose(seat, state, RULES.legal(state, seat))


@pytest.mark.parametrize("name", COMPARED)
@settings(max_examples=30)
@given(state=acting() | positions(), number=st.integers(0, 10**6))
def test_each_makes_the_move_in_any_position_with_any_luck(
    name: str, state: State, number: int
) -> None:
    compare_in(name, state, number)


@pytest.mark.parametrize("name", COMPARED)
@settings(max_examples=30)
@given(state=acting(), number=st.integers(0, 10**6))
def test_each_makes_the_move_where_there_is_no_money_for_anything_but_trades(
    name: str, state: Acting, number: int
) -> None:
    broke = state.table.with_money({state.table.turn: -state.table.money[state.table.turn]})
    assert RULES.legal(Acting(broke), broke.turn) == (EndTurn(),)
    compare_in(name, Acting(broke), number)


def test_what_was_offered_in_a_game_is_forgotten_in_the_next() -> None:
    rows, _, shared, *_ = arena.room_for([CHAMPION, CHAMPION])
    shared.offered[:] = shared.offered_before[:] = 1
    shared.offers[:] = shared.turn_seen[:] = rows[arena.GAME].offered_at[:] = 1
    arena.begin_game(rows, shared, 2, SERIES, 2)

    assert not shared.offered.any()
    assert not shared.offered_before.any()
    assert not shared.offers.any()
    assert shared.turn_seen.tolist() == [row.NEVER] * row.SEATS
    assert rows[arena.GAME].offered_at.tolist() == [row.NEVER] * row.SEATS
