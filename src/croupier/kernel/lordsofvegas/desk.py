"""Room in which players in the kernel think: one record for each thread."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.lordsofvegas.dealer import MOST_DICE
from croupier.kernel.lordsofvegas.movegen import MOST_MOVES
from croupier.kernel.lordsofvegas.row import SEATS, Floats, Masks, Numbers
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, STYLE
from croupier.kernel.luck import Luck

FIGURES = 19
"""What is reckoned of every seat, see `features`."""
FEATURES = 3 * FIGURES + 7
"""What the net is told of a seat: its figures, the highest and the mean of those of its rivals, and
what they are seen by: seats, cards and turns to come, and the next gap on the track."""
OUTER, INNER = 32, 16
"""How many numbers the two hidden layers of the net have."""

BEAM, DEPTH = 6, 6
"""How many unfinished plans are followed up at a time, and how many actions a plan may have."""
PLANS = 8
"""How many plans are played out."""
DEALS = 12
"""How many trades are played out: with each other seat one to buy, one to sell, one to swap, and
one to be paid for an action."""

TRIED = 32
"""How many moves a player tries by playing on from them, at most."""
TRADE_PARTS = 3
"""What a trade is made of, see `trade_search`."""

Singles = NDArray[np.float32]

DESK = np.dtype(
    [
        ("moves", np.int64, MOST_MOVES),
        ("gains", np.float64, MOST_MOVES),
        ("values", np.int64, MOST_DICE),
        ("style", np.float64, STYLE),
        ("counts", np.float64, SEATS),
        ("figures", np.float64, (SEATS, FIGURES)),
        ("features", np.float32, (SEATS, FEATURES)),
        ("outer", np.float32, OUTER),
        ("inner", np.float32, INNER),
        ("chances", np.float64, SEATS),
        ("before", np.float64, SEATS),
        ("path", np.int64, (2 * BEAM, DEPTH)),
        ("parent", np.int64, BEAM),
        ("child", np.int64, BEAM),
        ("promise", np.float64, BEAM),
        ("plans", np.int64),
        ("plan", np.int64, (PLANS, DEPTH)),
        ("length", np.int64, PLANS),
        ("hoped", np.float64, PLANS),
        ("deal_slot", np.int64, DEALS),
        ("deal_give", np.uint64, DEALS),
        ("deal_take", np.uint64, DEALS),
        ("deal_action", np.int64, DEALS),
        ("deal_price", np.int64, DEALS),
        ("deal_hope", np.float64, DEALS),
        ("mine", np.float64, DEALS),
        ("theirs", np.float64, DEALS),
        ("left", np.int64, max(PLANS, DEALS)),
        ("sums", np.float64, max(PLANS, DEALS)),
        ("hopes", np.float64, SEATS),
        ("without", np.float64, SEATS),
        ("tried", np.int64, TRIED),
        ("trying", np.int64, TRIED),
        ("order", np.int64, TRIED),
        ("worth", np.float64, TRIED),
        ("worths", np.float64, TRIED),
        ("trades", np.int64, (SEATS, TRADE_PARTS)),
        ("luck", np.uint64, 4),
        ("offered", np.uint64, SEATS),
        ("offered_before", np.uint64, SEATS),
        ("turn_seen", np.int64, SEATS),
        ("offers", np.int64, SEATS),
        ("padding", np.uint8, 64),
    ],
    align=True,
)


class Desk(Protocol):
    """The fields of a desk, as the kernel sees them.

    `moves` are listed, `gains` go with them, `values` are rolled; `style` is by what gains are
    reckoned and `counts` how much what each seat has counts for a lead; `figures` and `features`
    are of the seats, `outer` and `inner` layers of the net, and `chances` what it says, `before`
    what it said before something was tried.

    Plans for a turn grow along `path`, each `child` of a `parent` by its `promise`. Of the `plans`
    kept, `plan` has the actions, `length` how many, `hoped` the chance they leave at first sight;
    `left` are those not yet dropped and `sums` what came of playing them out. A playout leaves
    `hopes` to the seats.

    Trades to offer have a `deal_slot`, what is given and taken, as lots with markers or dice on
    them, or a `deal_action`, and a `deal_price`, below 0 if the other side pays; `deal_hope` is
    what they raise the own chance by at first sight, `mine` and `theirs` what came of them for the
    two sides, and `without` what came of making none.

    `tried` are moves that are played on from, `order` those not yet dropped and `worth` what came
    of them; `trying` and `worths` are of the round that is played. `trades` are thought of with
    every seat, and `luck` is what a player's whims come from.

    `offered` are the lots of offers and trades of this turn of a seat, `offered_before` those of
    the turn before; `turn_seen` tells one turn from the next and `offers` counts within it.
    """

    moves: Numbers
    gains: Floats
    values: Numbers
    style: Floats
    counts: Floats
    figures: Floats
    features: Singles
    outer: Singles
    inner: Singles
    chances: Floats
    before: Floats
    path: Numbers
    parent: Numbers
    child: Numbers
    promise: Floats
    plans: int
    plan: Numbers
    length: Numbers
    hoped: Floats
    deal_slot: Numbers
    deal_give: Masks
    deal_take: Masks
    deal_action: Numbers
    deal_price: Numbers
    deal_hope: Floats
    mine: Floats
    theirs: Floats
    left: Numbers
    sums: Floats
    hopes: Floats
    without: Floats
    tried: Numbers
    trying: Numbers
    order: Numbers
    worth: Floats
    worths: Floats
    trades: Numbers
    luck: Luck
    offered: Masks
    offered_before: Masks
    turn_seen: Numbers
    offers: Numbers


def desk() -> Desk:
    """Return an empty desk, at which gains are reckoned as greedy players do."""
    one: Desk = np.zeros(1, DESK).view(np.recarray)[0]
    one.style[:] = GREEDY_STYLE
    return one
