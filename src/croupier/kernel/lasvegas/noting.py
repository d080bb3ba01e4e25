"""Games from which the net of chances learns: positions as they are met, and who won in the end."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.lasvegas.chances import Net, Scratch, believe, best_face
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.face_net import FaceNet, trained_face
from croupier.kernel.lasvegas.features import Floats
from croupier.kernel.lasvegas.models import (
    TRAINED,
    drawn_model,
    fraction,
    is_forced,
    model_face,
)
from croupier.kernel.lasvegas.players import Numbers
from croupier.kernel.lasvegas.policies import uniform_face
from croupier.kernel.lasvegas.rolls import nth_face
from croupier.kernel.lasvegas.row import LOT, OVER, SEATS, Row, Rows
from croupier.kernel.lasvegas.rules import choices, place, start
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import Luck, below, seed

GAME, ASIDE = range(2)
"""The rows of a game that is noted, and where faces are tried; the last die of a round is tried
in the row behind."""
NOTED_ROWS = ASIDE + 2
KINDS = np.array([0.1, 0.25, 0.05, 0.6])
"""How often a seat plays by each model, at tables that are not all alike."""
ALIKE = 3
"""At one table in so many everyone plays by what was learned."""
WHIMS = np.array([0.0, 0.0, 0.1, 0.25])
"""How often those choose anything who have learned, one of these numbers for a seat and game."""
FAR_SIGHT = 0.8
"""What part of what is expected at the next position is left to the positions after it."""
ABSENT = -1.0
"""What a seat that nobody has is noted to have won."""


@allocating
def note_games(
    rows: Rows,
    face_net: FaceNet,
    net: Net,
    scratch: Scratch,
    series: int,
    games: int,
    seats: int,
    plays_white: int,
    by_net: int,
    every: int,
    features: Floats,
    targets: Floats,
) -> int:
    """Play games and note one in so many positions; return how many were noted.

    Those who have learned go by the net of chances, one step ahead, or else by the net of faces.
    """
    row, noted = rows[GAME], 0
    models, whims, expected = np.zeros(SEATS, np.int64), np.zeros(SEATS), np.zeros(SEATS)
    for game in range(games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats, plays_white, 0, LOT)
        draw_kinds(row.luck, seats, models, whims, scratch)
        began = noted
        deal(row)
        while row.phase != OVER:
            place(row, next_face(rows, face_net, net, scratch, models, whims, by_net))
            if row.phase != OVER and noted < len(features) and below(row.luck, every) == 0:
                believe(row, net, scratch, expected)
                features[noted] = scratch.features
                targets[noted] = expected
                noted += 1
            deal(row)
        look_back(row, targets[began:noted], FAR_SIGHT if by_net else 1.0)
    return noted


@compiled
def draw_kinds(
    luck: Luck, seats: int, models: Numbers, whims: NDArray[np.float64], scratch: Scratch
) -> None:
    """Draw how everyone plays in a game, which the net is told."""
    is_alike = below(luck, ALIKE) == 0
    scratch.beliefs[:] = 0.0
    for seat in range(seats):
        models[seat] = TRAINED if is_alike else drawn_model(luck, KINDS)
        scratch.beliefs[seat, models[seat]] = 1.0
        whims[seat] = WHIMS[below(luck, len(WHIMS))]


@compiled
def next_face(
    rows: Rows,
    face_net: FaceNet,
    net: Net,
    scratch: Scratch,
    models: Numbers,
    whims: NDArray[np.float64],
    by_net: int,
) -> int:
    """Choose a face for the seat on turn."""
    row = rows[GAME]
    if is_forced(row):
        return nth_face(choices(row), 0)
    if models[row.turn] != TRAINED:
        return model_face(row, models[row.turn], face_net)
    if fraction(row.luck) < whims[row.turn]:
        return uniform_face(row)
    return best_face(rows, GAME, ASIDE, net, scratch) if by_net else trained_face(row, face_net)


@compiled
def look_back(row: Row, targets: Floats, far_sight: float) -> None:
    """Let what is noted of each position be what came after it, the sooner the more.

    What comes next is judged by the net, and of that only a part is put in place of who won in the
    end: luck has less to say then, and the net must not be right yet.
    """
    for seat in range(SEATS):
        after = win_share(row, seat) if seat < row.seats else ABSENT
        for number in range(len(targets) - 1, -1, -1):
            expected = targets[number, seat]
            targets[number, seat] = after
            if seat < row.seats:
                after = far_sight * after + (1 - far_sight) * expected
