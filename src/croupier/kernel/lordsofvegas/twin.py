"""A row of Lords of Vegas that follows the rules step by step."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lockstep import end_alike
from croupier.kernel.lordsofvegas import (
    casinos,
    codec,
    codes,
    movegen,
    row,
    rules,
    trading,
    winners,
)
from croupier.kernel.lordsofvegas.row import (
    ACTING,
    BEGINNING,
    BETTING,
    DEALING,
    DRAWING,
    KINDS,
    REROLLING,
    REVEALING,
    SEATS,
    SETTLING,
    Numbers,
    Row,
)
from croupier.lordsofvegas import text
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.ending import result
from croupier.lordsofvegas.moves import (
    Accept,
    Choice,
    Counter,
    Move,
    Offer,
    Refuse,
    TakeBack,
    Terms,
    Withdraw,
)
from croupier.lordsofvegas.state import Over, State
from croupier.lordsofvegas.taking_back import all_standing

Plain = NDArray[np.void]
"""Rows as they are handed to compiled code, which takes a plain array quicker than any other."""

Answer = Accept | Refuse | Withdraw
ANSWERS = {Accept: codes.ACCEPT, Refuse: codes.REFUSE, Withdraw: codes.WITHDRAW}

GAME, FRESH = 0, 1
"""The row of the game, and one in which all that follows from it is worked out anew."""


class LordsOfVegasTwin:
    """One game of Lords of Vegas in the kernel, for comparison."""

    def __init__(self) -> None:
        self._rows = row.rows(2)
        self._plain: Plain = self._rows.view(np.ndarray)
        self._held = codec.part(self._rows, GAME)
        self._moves = np.zeros(movegen.MOST_MOVES, np.int64)

    def put(self, state: State) -> None:
        """Set up the first state of a game."""
        codec.write(self._rows, GAME, state)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move; rows only go forward, so after taking back the state is put anew."""
        match move:
            case TakeBack():
                raise CroupierError("only-forward", f"A row takes nothing back: {self.text()}")
            case Offer(to, terms):
                self._offer(seat, to, terms)
            case Counter(number, terms):
                slot = slot_of(self._plain, number)
                make(self._plain, codes.code(codes.REFUSE, slot))
                self._offer(seat, Seat(slot // SEATS), terms)
            case Accept() | Refuse() | Withdraw():
                make(self._plain, self._answer(move))
            case _:
                make(self._plain, codec.choice_code(move))

    def _offer(self, maker: Seat, to: Seat, terms: Terms) -> None:
        numbers = [number for field in codec.terms_numbers(terms) for number in field]
        offer(self._plain, maker * SEATS + to, np.array(numbers))

    def resolve(self, outcome: Outcome) -> None:
        """Take what luck decided."""
        match outcome:
            case Drawn(str(card)):
                taken = draw(self._plain, PLACE[Lot(card)])
            case Rolled(dice):
                taken = roll(self._plain, np.array(dice))
            case _:
                taken = False
        if not taken:
            raise CroupierError("no-outcome", f"This row takes no {outcome}: {self.text()}")

    def holds(self, state: State) -> bool:
        """Tell whether the row holds this state, and knows its casinos, bosses and winners."""
        if codec.encode(state) != bytes(self._held) or not knows_the_casinos(self._plain):
            return False
        if not isinstance(state, Over):
            return True
        seats = range(state.table.seats)
        scores = [winners.final_score(self._rows[GAME], seat) for seat in seats]
        return end_alike(scores, winners.winners(self._rows[GAME]), result(state.table))

    def lists(self, seat: Seat, legal: Sequence[Move]) -> bool:
        """Tell whether these are the moves listed for a seat, waited for or asked."""
        own = [codec.choice_code(move) for move in legal if isinstance(move, Choice)]
        said = [self._answer(move) for move in legal if isinstance(move, Answer)]
        found = listed(self._plain, seat, int(bool(own)), self._moves)
        return sorted((*own, *said)) == sorted(self._moves[:found].tolist())

    def _answer(self, move: Answer) -> int:
        """Return the number of what is said to an open offer."""
        return codes.code(ANSWERS[type(move)], slot_of(self._plain, move.offer))

    def text(self) -> str:
        """Write what the row holds as one line."""
        return text.write(codec.state_of(self._rows[GAME]))

    def line(self, state: State) -> str:
        """Write as one line what a row would hold of a state: nothing to take back."""
        return text.write(all_standing(state))


@compiled
def slot_of(rows: Plain, number: int) -> int:
    """Return where the open offer of a number lies."""
    numbers = rows[GAME].offer_number
    slot = 0
    while numbers[slot] != number:
        slot += 1
    return slot


@compiled
def make(rows: Plain, move: int) -> None:
    """Make any move but an offer."""
    trading.move(rows[GAME], move)


@compiled
def offer(rows: Plain, slot: int, numbers: Numbers) -> None:
    """Make an offer: its lots, dice, promises, money and action, as the row has them."""
    row = rows[GAME]
    for side in range(2):
        row.offer_lots[slot, side] = numbers[side]
        row.offer_dice[slot, side] = numbers[2 + side]
        row.offer_money[slot, side] = numbers[4 + KINDS + side]
    for kind in range(KINDS):
        row.offer_promised[slot, kind] = numbers[4 + kind]
    row.offer_action[slot] = numbers[6 + KINDS]
    trading.offer(row, slot)


@compiled
def draw(rows: Plain, card: int) -> bool:
    """Take the card drawn, or tell that none is asked for."""
    row = rows[GAME]
    if row.phase == DEALING:
        rules.deal(row, card)
    elif row.phase == REVEALING:
        rules.reveal(row, card)
    else:
        return False
    trading.lapse_impossible(row)
    return True


@allocating
def roll(rows: Plain, dice: Numbers) -> bool:
    """Take the dice rolled, or tell that none are asked for."""
    row = rows[GAME]
    if row.phase == BEGINNING:
        rules.begin(row, totals(row, dice))
    elif row.phase == SETTLING:
        rules.reroll_tied(row, dice)
    elif row.phase == REROLLING:
        rules.reroll(row, dice)
    elif row.phase == BETTING:
        rules.roll_bet(row, dice[0] + dice[1])
    else:
        return False
    trading.lapse_impossible(row)
    return True


@allocating
def totals(row: Row, dice: Numbers) -> Numbers:
    """Return the two dice of each contender added up, by seat."""
    sums = np.zeros(SEATS, np.int64)
    rolled = 0
    for seat in range(row.seats):
        if (row.contenders >> seat) & 1:
            sums[seat] = dice[rolled] + dice[rolled + 1]
            rolled += 2
    return sums


@compiled
def listed(rows: Plain, seat: int, waited_for: int, moves: movegen.Moves) -> int:
    """List the moves of a seat; return how many."""
    row = rows[GAME]
    found = movegen.choices(row, moves) if waited_for else 0
    if row.phase in (DRAWING, ACTING):
        for kind in range(codes.ACCEPT, codes.WITHDRAW + 1):
            found += movegen.answers(row, seat, kind, moves[found:])
    return found


@compiled
def knows_the_casinos(rows: Plain) -> bool:
    """Tell whether the row has the casinos, bosses and ties that are on its board."""
    rows[FRESH] = rows[GAME]
    casinos.derive(rows[FRESH])
    return casinos.know_the_same(rows[GAME], rows[FRESH])
