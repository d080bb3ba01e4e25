"""The end of a round, where so few dice are left that all that may happen can be looked at.

What a placement leads to depends on its casino and its dice alone: so turn by turn every placement
is tried, not every roll, and what the rolls lead to is added up from these on the way back. It is
written as a loop over turns, for compiled functions that call themselves cannot be kept for the
next start.
"""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.chances import Net, Scratch, believe
from croupier.kernel.lasvegas.face_features import look
from croupier.kernel.lasvegas.face_net import FaceNet
from croupier.kernel.lasvegas.models import MODELS, Beliefs, Chances, like, share_out
from croupier.kernel.lasvegas.rolls import BEGINS, CHANCES, FACE_BITS, LISTED, shown
from croupier.kernel.lasvegas.row import FACES, ROLLING, Row, Rows
from croupier.kernel.lasvegas.rules import place

EXACT_DICE = 3
"""How many dice may be left in all hands together."""
PLACEMENTS = (FACES, EXACT_DICE + 1, EXACT_DICE + 1)
"""Room for something about every placement: by its face, own dice and white dice."""
GONE_THROUGH = np.dtype(
    [
        ("face", np.int64),
        ("own", np.int64),
        ("white", np.int64),
        ("led_to", np.float64, PLACEMENTS),
    ],
    align=True,
)
"""A turn that is gone through: the placement it is at, and the chances that all have led to."""

Placements = NDArray[np.float64]
Turns = np.recarray[tuple[int], np.dtype[np.void]]


class Turn(Protocol):
    """The fields of a turn, as the kernel sees them."""

    face: int
    own: int
    white: int
    led_to: Placements


class Ends(NamedTuple):
    """Room for all turns that may be left, and for how a model likes placements and a roll."""

    turns: Turns
    liked: Placements
    chances: Chances


def ends() -> Ends:
    """Return room to go through the end of a round."""
    turns = np.zeros(EXACT_DICE, GONE_THROUGH).view(np.recarray)
    return Ends(turns, np.zeros(PLACEMENTS), np.zeros(FACES))


@compiled
def expect(
    rows: Rows,
    at: int,
    seat: int,
    net: FaceNet,
    judge: Net,
    scratch: Scratch,
    beliefs: Beliefs,
    ends: Ends,
) -> float:
    """Return a seat's chance to win if a row is played on: the mean over all that may happen.

    The seat does what is best for it, and each of the others what it is believed to do. Each turn
    needs one row more, in which its dice are placed.
    """
    if rows[at].phase != ROLLING:
        return chance_of(rows[at], seat, judge, scratch)
    depth, chance = 0, 0.0
    begin_turn(ends.turns[0])
    while depth >= 0:
        here, turn = at + depth, ends.turns[depth]
        if next_placement(rows[here], turn):
            show(rows, here, turn.face, turn.own, turn.white)
            place(rows[here + 1], turn.face)
            if rows[here + 1].phase == ROLLING:
                depth += 1
                begin_turn(ends.turns[depth])
            else:
                note(turn, chance_of(rows[here + 1], seat, judge, scratch))
        else:
            chance = mean_over_rolls(rows, here, seat, net, beliefs[rows[here].turn], ends, turn)
            depth -= 1
            if depth >= 0:
                note(ends.turns[depth], chance)
    return chance


@compiled
def chance_of(row: Row, seat: int, judge: Net, scratch: Scratch) -> float:
    """Return a seat's chance to win when a round has been paid out."""
    believe(row, judge, scratch, scratch.tried)
    return float(scratch.tried[seat])


@compiled
def begin_turn(turn: Turn) -> None:
    """Begin to go through the placements of a turn, before the first of them."""
    turn.face = turn.own = turn.white = 0


@compiled
def next_placement(row: Row, turn: Turn) -> bool:
    """Go on to the next placement that some roll allows, if there is one."""
    own, white = row.own[row.turn], row.white[row.turn]
    turn.white += 1
    if turn.white > white:
        turn.own, turn.white = turn.own + 1, 0
    if turn.own > own:
        turn.face += 1
        turn.own, turn.white = int(white == 0), int(white > 0)
    return bool(turn.face < FACES)


@compiled
def show(rows: Rows, at: int, face: int, own: int, white: int) -> None:
    """Let dice of one face be all that was rolled, in the next row."""
    rows[at + 1] = rows[at]
    rows[at + 1].rolled[0] = own << FACE_BITS * face
    rows[at + 1].rolled[1] = white << FACE_BITS * face


@compiled
def note(turn: Turn, chance: float) -> None:
    """Take note of what a placement led to."""
    turn.led_to[turn.face, turn.own, turn.white] = chance


@compiled
def mean_over_rolls(
    rows: Rows,
    at: int,
    seat: int,
    net: FaceNet,
    likely: NDArray[np.float64],
    ends: Ends,
    turn: Turn,
) -> float:
    """Return what the seat on turn makes of its rolls, all placements having been gone through."""
    if rows[at].turn == seat:
        return mean_of_best(rows[at], turn.led_to)
    total = 0.0
    for model in range(MODELS):
        if likely[model] > 0:
            like_placements(rows, at, model, net, ends.liked)
            total += likely[model] * mean_of_liked(rows[at], model, ends, turn.led_to)
    return total


@compiled
def mean_of_best(row: Row, led_to: Placements) -> float:
    """Return the mean over all rolls if always the best is chosen."""
    own, white, total = row.own[row.turn], row.white[row.turn], 0.0
    for first in range(BEGINS[own], BEGINS[own + 1]):
        for second in range(BEGINS[white], BEGINS[white + 1]):
            best = 0.0
            for face in range(FACES):
                mine, common = shown(LISTED[first], face), shown(LISTED[second], face)
                if mine + common:
                    best = max(best, led_to[face, mine, common])
            total += CHANCES[first] * CHANCES[second] * best
    return total


@compiled
def like_placements(rows: Rows, at: int, model: int, net: FaceNet, liked: Placements) -> None:
    """Write down how a model likes everything that the seat on turn could place."""
    row = rows[at]
    for face in range(FACES):
        for own in range(row.own[row.turn] + 1):
            for white in range(row.white[row.turn] + 1):
                if own + white:
                    show(rows, at, face, own, white)
                    look(rows[at + 1], net.seen)
                    liked[face, own, white] = like(rows[at + 1], face, model, net)


@compiled
def mean_of_liked(row: Row, model: int, ends: Ends, led_to: Placements) -> float:
    """Return the mean over all rolls if a model chooses by how it likes the placements."""
    own, white, total = row.own[row.turn], row.white[row.turn], 0.0
    for first in range(BEGINS[own], BEGINS[own + 1]):
        for second in range(BEGINS[white], BEGINS[white + 1]):
            for face in range(FACES):
                mine, common = shown(LISTED[first], face), shown(LISTED[second], face)
                liked = ends.liked[face, mine, common] if mine + common else -np.inf
                ends.chances[face] = liked
            share_out(model, ends.chances)
            mean = 0.0
            for face in range(FACES):
                if ends.chances[face] > 0:
                    mine, common = shown(LISTED[first], face), shown(LISTED[second], face)
                    mean += ends.chances[face] * led_to[face, mine, common]
            total += CHANCES[first] * CHANCES[second] * mean
    return total
