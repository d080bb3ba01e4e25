"""The search of the champion: faces are tried by playing the round on as everyone may play."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.arrays import put_rows
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas import chances as judging
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.chances import Net, Scratch, dice_left, scratch
from croupier.kernel.lasvegas.dealer import roll_dice
from croupier.kernel.lasvegas.endings import EXACT_DICE, Ends, chance_of, ends, expect
from croupier.kernel.lasvegas.face_net import FaceNet, net_of, trained_face
from croupier.kernel.lasvegas.models import (
    MODELS,
    TRAINED,
    Beliefs,
    Chances,
    beliefs_of_nobody,
    drawn_model,
    is_forced,
    model_face,
)
from croupier.kernel.lasvegas.rolls import nth_face
from croupier.kernel.lasvegas.row import FACE_UP, FACES, OVER, ROLLING, SEATS, Row, Rows
from croupier.kernel.lasvegas.rules import ALL_MONEY, OWN_DICE, TEN_THOUSAND, choices, place
from croupier.kernel.lasvegas.searching import ROOT, TRIAL, guess_winnings
from croupier.kernel.luck import seed
from croupier.nets.weights import Weights

ROWS = TRIAL + 1 + EXACT_DICE
"""The rows of a search: the position, where it is played on, and where endings are enumerated."""
UNKNOWN = -1.0
"""A chance that was not found out yet."""
LEADS = 2 * ALL_MONEY + 1
"""By so many different sums, in tens of thousands, one of two seats can be ahead or behind."""
PLAYOUTS = 2_400
"""How many playouts there are of a full table of five, and with white dice, which take long."""
MOST_PLAYOUTS = 8_000
"""How many there may be where few dice are left, and a playout is short."""
TURNS = 16
"""Bits of the number of a turn in a playout; the models of a playout are drawn before turn 0."""


class Mind(NamedTuple):
    """What somebody who searches works with, for one thread.

    `net` is by which faces are chosen, `judge` by which chances are judged, and what it is told of
    how everyone plays is in the `scratch`. `judged` is what it said of two seats after a round, by
    how the other plays and by the lead: nothing else is seen then.
    """

    rows: Rows
    net: FaceNet
    judge: Net
    scratch: Scratch
    beliefs: Beliefs
    models: NDArray[np.int64]
    chances: Chances
    exact: Chances
    judged: NDArray[np.float64]
    ends: Ends


def mind_of(weights: Weights) -> Mind:
    """Return a mind with a net of these weights that knows nothing of anybody yet."""
    return Mind(
        rows=r.rows(ROWS),
        net=net_of(weights),
        judge=judging.net_of(weights),
        scratch=scratch(),
        beliefs=beliefs_of_nobody(),
        models=np.zeros(SEATS, np.int64),
        chances=np.zeros(FACES),
        exact=np.zeros(FACES),
        judged=np.zeros((MODELS, LEADS)),
        ends=ends(),
    )


@compiled
def usual_playouts(row: Row) -> int:
    """Return how many playouts a position gets, so that none takes too long to decide."""
    if row.plays_white:
        return PLAYOUTS
    return min(MOST_PLAYOUTS, PLAYOUTS * SEATS * OWN_DICE // dice_left(row))


@compiled
def begin_search(mind: Mind) -> None:
    """Forget what was found out of another position."""
    mind.chances[:] = 0
    mind.exact[:] = UNKNOWN
    mind.judged[:] = UNKNOWN


@compiled
def try_faces(mind: Mind, faces: NDArray[np.int64], series: int, first: int, times: int) -> None:
    """Add up, for each of these faces, the seat's chances to win after playouts of the round.

    Playout k has the same rivals and the same luck whatever face it follows, which cancels much
    of the noise. Where few dice are left the chance is exact, and counts as often.
    """
    for face in faces:
        if is_near_the_end(mind.rows, face):
            if mind.exact[face] == UNKNOWN:
                mind.exact[face] = exact_chance(mind, face)
            mind.chances[face] += times * mind.exact[face]
    for playout in range(first, first + times):
        draw_models(mind, series, playout)
        for face in faces:
            if mind.exact[face] == UNKNOWN:
                mind.chances[face] += played_on(mind, face, series, playout)


@compiled
def is_near_the_end(rows: Rows, face: int) -> bool:
    """Tell whether so few dice are left after a face that all that may happen can be looked at.

    If money lies face down that nobody remembers, there is too much that may be.
    """
    root, dice = rows[ROOT], 0
    rows[TRIAL] = root
    for seat in range(root.seats):
        if root.face_down[seat] != FACE_UP:
            return False
    place(rows[TRIAL], face)
    if rows[TRIAL].phase == ROLLING:
        for seat in range(root.seats):
            dice += int(np.int64(rows[TRIAL].own[seat])) + int(np.int64(rows[TRIAL].white[seat]))
    return dice <= EXACT_DICE


@compiled
def exact_chance(mind: Mind, face: int) -> float:
    """Return the seat's chance to win after a face, on average of all that may happen."""
    rows, seat = mind.rows, mind.rows[ROOT].turn
    rows[TRIAL] = rows[ROOT]
    place(rows[TRIAL], face)
    put_rows(mind.scratch.beliefs, mind.beliefs)
    know_oneself(mind)
    return expect(rows, TRIAL, seat, mind.net, mind.judge, mind.scratch, mind.beliefs, mind.ends)


@compiled
def know_oneself(mind: Mind) -> None:
    """Let the judge know that the seat which searches plays by what it has learned."""
    mind.scratch.beliefs[mind.rows[ROOT].turn] = 0.0
    mind.scratch.beliefs[mind.rows[ROOT].turn, TRAINED] = 1.0


@compiled
def draw_models(mind: Mind, series: int, playout: int) -> None:
    """Draw for every seat how it plays in a playout."""
    luck = mind.rows[TRIAL].luck
    seed(luck, np.uint64(series), np.uint64(playout << TURNS))
    for seat in range(mind.rows[ROOT].seats):
        mind.models[seat] = drawn_model(luck, mind.beliefs[seat])
    suppose(mind)


@compiled
def suppose(mind: Mind) -> None:
    """Let the judge suppose that everybody plays by the model drawn."""
    mind.scratch.beliefs[:] = 0.0
    for seat in range(mind.rows[ROOT].seats):
        mind.scratch.beliefs[seat, mind.models[seat]] = 1.0
    know_oneself(mind)


@compiled
def played_on(mind: Mind, face: int, series: int, playout: int) -> float:
    """Return the seat's chance to win after a face and a playout of the round."""
    rows, seat = mind.rows, mind.rows[ROOT].turn
    rows[TRIAL] = rows[ROOT]
    trial = rows[TRIAL]
    seed(trial.luck, np.uint64(series), np.uint64(playout << TURNS))
    guess_winnings(trial)
    place(trial, face)
    while trial.phase == ROLLING:
        begin_turn(trial, series, playout)
        place(trial, next_face(trial, seat, mind.models, mind.net))
    return chance_after(mind, trial, seat)


@compiled
def chance_after(mind: Mind, row: Row, seat: int) -> float:
    """Return the seat's chance to win when a playout has come to the end of the round.

    Of two seats the judge is asked once for every lead, which is a third of a short playout.
    """
    if row.phase == OVER or row.seats > 2:
        return chance_of(row, seat, mind.judge, mind.scratch)
    other = 1 - seat
    ahead = (row.money[seat] - row.money[other]) // TEN_THOUSAND
    judged = mind.judged[mind.models[other]]
    if judged[ALL_MONEY + ahead] == UNKNOWN:
        judged[ALL_MONEY + ahead] = chance_of(row, seat, mind.judge, mind.scratch)
    return float(judged[ALL_MONEY + ahead])


@compiled
def begin_turn(row: Row, series: int, playout: int) -> None:
    """Roll: in a playout always the same for a seat that holds as many dice.

    So faces that are compared meet the same rolls as long as hands are the same.
    """
    own, white = int(np.int64(row.own[row.turn])), int(np.int64(row.white[row.turn]))
    turn = ((row.turn + 1) << 8) + (own << 4) + white
    seed(row.luck, np.uint64(series), np.uint64((playout << TURNS) + turn))
    roll_dice(row)


@compiled
def next_face(row: Row, seat: int, models: NDArray[np.int64], net: FaceNet) -> int:
    """Choose a face in a playout: the seat as it is trained, the others by their models."""
    if is_forced(row):
        return nth_face(choices(row), 0)
    if row.turn == seat:
        return trained_face(row, net)
    return model_face(row, models[row.turn], net)
