"""Games to learn from: what each face was worth to a seat, found out by playing the round on."""

import numpy as np

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.champion import Mind, begin_search, played_on, suppose
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.face_features import Floats, look
from croupier.kernel.lasvegas.models import TRAINED, drawn_model, fraction, is_forced, model_face
from croupier.kernel.lasvegas.players import Numbers
from croupier.kernel.lasvegas.rolls import shown
from croupier.kernel.lasvegas.row import FACES, LOT, OVER, Row, Rows
from croupier.kernel.lasvegas.rules import place, start
from croupier.kernel.lasvegas.searching import ROOT
from croupier.kernel.luck import next_word, seed

RIVALS = np.array([0.12, 0.38, 0.08, 0.42])
"""How often a rival plays by each model."""
EXPLORED = 0.2
"""How often the one who learns does what the net would, and not what was found to be best."""
NOT_ROLLED = -1.0
"""The worth of a face that could not be chosen."""

_2 = np.uint64(2)


@compiled
def teach(
    rows: Rows,
    mind: Mind,
    series: int,
    seats: int,
    plays_white: int,
    playouts: int,
    seen: Floats,
    worth: Floats,
) -> None:
    """Play games until all lessons are written down: what was seen, and what the faces are worth.

    Seat 0 learns, from all its choices. How the others play is drawn anew for every game, and
    known in the playouts.
    """
    row, game, lesson = rows[0], 0, 0
    while lesson < len(seen):
        begin_game(row, mind.models, series, game, seats, plays_white)
        while row.phase != OVER and lesson < len(seen):
            if row.turn == 0 and not is_forced(row):
                face = learn(row, mind, playouts, seen[lesson], worth[lesson])
                lesson += 1
            else:
                face = model_face(row, mind.models[row.turn], mind.net)
            place(row, face)
            deal(row)
        game += 1


@compiled
def begin_game(
    row: Row, models: Numbers, series: int, game: int, seats: int, plays_white: int
) -> None:
    """Begin a game between players of any kind."""
    seed(row.luck, np.uint64(series), np.uint64(game))
    start(row, seats, plays_white, 0, LOT)
    for seat in range(seats):
        models[seat] = drawn_model(row.luck, RIVALS)
    deal(row)


@compiled
def learn(row: Row, mind: Mind, playouts: int, seen: Floats, worth: Floats) -> int:
    """Find out what each face is worth, write it down, and choose one."""
    mind.rows[ROOT] = row
    begin_search(mind)
    suppose(mind)
    series, both, best = int(np.int64(next_word(row.luck) >> _2)), row.rolled[0] + row.rolled[1], -1
    look(row, seen)
    for face in range(FACES):
        worth[face] = NOT_ROLLED
        if shown(both, face):
            for playout in range(playouts):
                mind.chances[face] += played_on(mind, face, series, playout)
            worth[face] = mind.chances[face] / playouts
            if best < 0 or worth[face] > worth[best]:
                best = face
    return model_face(row, TRAINED, mind.net) if fraction(row.luck) < EXPLORED else best
