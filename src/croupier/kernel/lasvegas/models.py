"""How others may play: a few models, and which of them explain what a seat was seen to do."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.arrays import put
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.face_features import FEATURES, look
from croupier.kernel.lasvegas.face_net import FaceNet, applied, score
from croupier.kernel.lasvegas.policies import greedy_face, greedy_worth, uniform_face
from croupier.kernel.lasvegas.rolls import nth_face, shown
from croupier.kernel.lasvegas.row import FACES, SEATS, Row
from croupier.kernel.lasvegas.rules import choices
from croupier.kernel.luck import Luck, next_word

UNIFORM, GREEDY, CAREFUL, TRAINED = range(4)
PRIOR = np.array([0.1, 0.35, 0.15, 0.4])
"""How likely each model is of somebody who was not seen to do anything."""
MODELS = len(PRIOR)
WHIMS = 0.12
"""How often those that know what they want are thought to choose at random instead."""
TEMPERATURE = 0.5
"""By how much scores must differ for the trained one to tell two faces apart, mostly."""
DOUBT = 0.03
"""How often anybody may do what no model foresees, so that nothing seen rules one out."""
CAREFUL_WEIGHTS = {"gained": 1.0, "paid-at-risk": -1.0, "rivals-lose": 0.3, "own-placed": -0.4}
"""What somebody careful goes by."""
_CAREFUL = np.array([CAREFUL_WEIGHTS.get(name, 0.0) for name in FEATURES], np.float32)

_11 = np.uint64(11)
_FRACTIONS = float(1 << 53)

Chances = NDArray[np.float64]
"""How likely each face is chosen."""
Beliefs = NDArray[np.float64]
"""How likely each model is, by seat."""


@compiled
def fraction(luck: Luck) -> float:
    """Return a number from 0 to just below 1."""
    return float(next_word(luck) >> _11) / _FRACTIONS


@compiled
def is_forced(row: Row) -> bool:
    """Tell whether all dice show the same face."""
    may = choices(row)
    return may & (may - 1) == 0


@compiled
def model_face(row: Row, model: int, net: FaceNet) -> int:
    """Choose a face as a model would."""
    if is_forced(row):
        return nth_face(choices(row), 0)
    if model == TRAINED:
        return drawn_face(row, net, TEMPERATURE)
    if model == UNIFORM or fraction(row.luck) < WHIMS:
        return uniform_face(row)
    return greedy_face(row) if model == GREEDY else careful_face(row, net)


@compiled
def careful_face(row: Row, net: FaceNet) -> int:
    """Choose the face that gains most and is least likely to be lost again."""
    look(row, net.seen)
    both, best, most = row.rolled[0] + row.rolled[1], -1, 0.0
    for face in range(FACES):
        if shown(both, face):
            worth = careful_worth(net, face)
            if best < 0 or worth > most:
                best, most = face, worth
    return best


@compiled
def careful_worth(net: FaceNet, face: int) -> float:
    """Return what somebody careful makes of what is seen of a face."""
    total = np.float32(0)
    for feature in range(len(_CAREFUL)):
        total += _CAREFUL[feature] * net.seen[face, feature]
    return float(total)


@compiled
def drawn_face(row: Row, net: FaceNet, temperature: float) -> int:
    """Draw a face, the likelier the better its score, and the more so the lower the temperature."""
    weigh(row, net, temperature, net.scores)
    both, drawn, last = row.rolled[0] + row.rolled[1], fraction(row.luck), -1
    for face in range(FACES):
        if shown(both, face):
            last = face
            drawn -= net.scores[face]
            if drawn < 0:
                break
    return last


@compiled
def weigh(row: Row, net: FaceNet, temperature: float, chances: Chances) -> None:
    """Make chances of the scores of all faces that were rolled."""
    score(row, net)
    both, best, total = row.rolled[0] + row.rolled[1], -np.inf, 0.0
    for face in range(FACES):
        if shown(both, face):
            best = max(best, net.scores[face])
    for face in range(FACES):
        chances[face] = exp((net.scores[face] - best) / temperature) if shown(both, face) else 0.0
        total += chances[face]
    chances /= total


@compiled
def foresee(row: Row, model: int, net: FaceNet, chances: Chances) -> None:
    """Write down how likely a model chooses each face."""
    look(row, net.seen)
    both = row.rolled[0] + row.rolled[1]
    for face in range(FACES):
        chances[face] = like(row, face, model, net) if shown(both, face) else -np.inf
    share_out(model, chances)


@compiled
def like(row: Row, face: int, model: int, net: FaceNet) -> float:
    """Return how a model likes to place a face that was looked at; other dice do not matter."""
    if model == UNIFORM:
        return 0.0
    if model == GREEDY:
        return float(greedy_worth(row, face))
    return careful_worth(net, face) if model == CAREFUL else applied(net, net.seen[face])


@compiled
def share_out(model: int, chances: Chances) -> None:
    """Make chances of how a model likes the faces of a roll: those not rolled infinitely little."""
    best, equals, faces = -np.inf, 0, 0
    for face in range(FACES):
        if chances[face] > best:
            best, equals = chances[face], 0
        equals += int(chances[face] == best)
        faces += int(chances[face] > -np.inf)
    whims, total = 1.0 if model == UNIFORM else WHIMS, 0.0
    for face in range(FACES):
        if chances[face] == -np.inf:
            chances[face] = 0.0
        elif model == TRAINED:
            chances[face] = exp((chances[face] - best) / TEMPERATURE)
        else:
            chances[face] = int(chances[face] == best) * (1 - whims) / equals + whims / faces
        total += chances[face]
    chances /= total


@compiled
def begin_to_watch(beliefs: Beliefs) -> None:
    """Know nothing of anybody."""
    for seat in range(SEATS):
        put(beliefs[seat], PRIOR)


@compiled
def watch(row: Row, face: int, net: FaceNet, beliefs: Beliefs, chances: Chances) -> None:
    """Learn from the face that the seat on turn is about to place (Bayes' rule)."""
    if is_forced(row):
        return
    even, total = 1.0 / count(np.uint64(choices(row))), 0.0
    likely = beliefs[row.turn]
    for model in range(MODELS):
        foresee(row, model, net, chances)
        likely[model] *= (1 - DOUBT) * chances[face] + DOUBT * even
        total += likely[model]
    likely /= total


@compiled
def drawn_model(luck: Luck, likely: NDArray[np.float64]) -> int:
    """Draw a model, each as often as it is likely."""
    drawn = fraction(luck)
    for model in range(MODELS - 1):
        drawn -= likely[model]
        if drawn < 0:
            return model
    return MODELS - 1


def beliefs_of_nobody() -> Beliefs:
    """Return what is believed of seats that were not seen to do anything."""
    return np.tile(PRIOR, (SEATS, 1))
