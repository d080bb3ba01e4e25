"""What an environment notes beside a row: an action in the making, and the offers made so far."""

from typing import Protocol

import numpy as np

from croupier.env.batched import NOBODY
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.row import ANSWERING, ARRANGING, OVER, SEATS, Row

DRAFT = np.dtype(
    [
        ("pending", np.int64),
        ("partner", np.int64),
        ("giving", np.int64),
        ("offered", np.int64),
        ("limit", np.int64),
    ]
)
"""`pending` is the code of an action that lacks its die or its bet, or 0. While an offer is made,
`partner` is the other seat plus 1 and `giving` the goods given plus 1. `offered` counts the offers
of this turn, and `limit` is how many there may be."""


class Draft(Protocol):
    """The fields of a draft, as compiled code sees them."""

    pending: int
    partner: int
    giving: int
    offered: int
    limit: int


Drafts = np.recarray[tuple[int], np.dtype[np.void]]


def no_drafts(games: int) -> Drafts:
    """Return empty drafts for so many games."""
    return np.zeros(games, DRAFT).view(np.recarray)


@compiled
def clear(draft: Draft, limit: int) -> None:
    """Begin a game in which every turn may have so many offers."""
    draft.pending = draft.partner = draft.giving = draft.offered = 0
    draft.limit = limit


@compiled
def open_offer(row: Row) -> int:
    """Return the slot of the offer that waits for its answer, or 0: no seat makes itself one."""
    for to in range(row.seats):
        if row.offer_number[row.turn * SEATS + to]:
            return int(row.turn * SEATS + to)
    return 0


@compiled
def awaited(row: Row) -> int:
    """Return the seat that is asked for something, or nobody. Twin: turns.awaited."""
    if row.phase == OVER:
        return NOBODY
    if row.phase == ARRANGING or row.phase == ANSWERING:
        return int(row.seat)
    slot = open_offer(row)
    return slot % SEATS if slot else int(row.turn)
