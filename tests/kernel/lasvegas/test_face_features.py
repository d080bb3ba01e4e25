"""What a net sees of a face, said once more in the words of the rules."""

from collections.abc import Mapping
from math import comb

import numpy as np
import pytest
from hypothesis import given

from croupier.core.seats import Seat
from croupier.kernel.lasvegas.face_features import CATCHING, FEATURES, leader, look
from croupier.kernel.lasvegas.row import FACES
from croupier.lasvegas.ending import ROUNDS
from croupier.lasvegas.payout import claims, pay
from croupier.lasvegas.placing import faces, placed
from croupier.lasvegas.state import Casino, Face, Placing, turned_up
from tests.kernel.lasvegas.laying import laid
from tests.strategies import placings


def paid(casino: Casino) -> Mapping[object, int]:
    """Return what everyone would be paid now, in tens of thousands."""
    return {claimant: note // 10_000 for claimant, note in pay(casino).paid}


def catching(dice: int, least: int) -> float:
    """Return how likely so many dice show a face at least so often, in one roll."""
    ways: int = sum(comb(dice, n) * 5 ** (dice - n) for n in range(least, dice + 1))
    return ways / int(6**dice)


def seen_by_the_rules(state: Placing, face: Face) -> Mapping[str, float]:
    """Return all that is seen of a face, from the state itself."""
    table, seat = state.table, state.seat
    after = placed(state, face)
    before_it, casino = table.casinos[face - 1], after.casinos[face - 1]
    rivals = [Seat(other) for other in range(table.seats) if other != seat]
    money = [sum(turned_up(won).notes) for won in table.winnings]
    best = max(rivals, key=lambda rival: money[rival])
    own, white = state.roll.own.count(face), state.roll.white.count(face)
    left = table.hands[seat].own - own
    mine = casino.dice[seat]
    others = {who: dice for who, dice in claims(casino).items() if who != seat}
    most, following, *_ = (*sorted(others.values(), reverse=True), 0, 0)
    now, then = paid(before_it), paid(casino)
    theirs_now = sum(now.get(rival, 0) for rival in rivals)
    theirs_then = sum(then.get(rival, 0) for rival in rivals)
    threat = sum(
        catching(table.hands[rival].own, mine - casino.dice[rival])
        for rival in rivals
        if casino.dice[rival] < mine
    )
    hope = sum(catching(left, dice - mine + 1) for dice in others.values() if dice >= mine)
    first, second, third, *_ = (*(note / 90_000 for note in casino.notes), 0.0, 0.0, 0.0)
    dice = sum(table.hands[rival].own for rival in rivals)
    return {
        "own-placed": own / 8,
        "white-placed": white / 8,
        "own-left": left / 8,
        "white-left": (table.hands[seat].white - white) / 8,
        "mine": mine / 8,
        "most-of-others": most / 8,
        "next-of-others": following / 8,
        "margin": min(4, max(-4, mine - most)) / 4,
        "others-alike": [*others.values()].count(mine) / 2,
        "is-ahead": float(mine > most),
        "first-note": first,
        "second-note": second,
        "third-note": third,
        "paid": then.get(seat, 0) / 9,
        "gained": (then.get(seat, 0) - now.get(seat, 0)) / 9,
        "rivals-lose": (theirs_now - theirs_then) / 9,
        "leader-loses": (now.get(best, 0) - then.get(best, 0)) / 9,
        "hope-for-first": hope * first,
        "threat": threat,
        "hope": hope,
        "paid-at-risk": threat * then.get(seat, 0) / 9,
        "rivals-paid": theirs_then / 9,
        "rival-dice": dice / 32,
        "rivals-to-roll": sum(bool(table.hands[r].own or table.hands[r].white) for r in rivals) / 4,
        "dice-ahead": (left - dice / len(rivals)) / 8,
        "white-in-hands": (sum(hand.white for hand in table.hands) - white) / 8,
        "lead": min(2, max(-2, (money[seat] - money[best]) / 100_000)),
        "rounds-left": (ROUNDS - table.round) / 3,
        "seats": (table.seats - 2) / 3,
        "free-notes": sum(one.notes[0] for one in table.casinos if not claims(one)) / 540_000,
    }


@given(placings())
def test_is_what_the_rules_say(state: Placing) -> None:
    seen = np.zeros((FACES, len(FEATURES)), np.float32)
    row = laid(state)
    before = row.dice.tolist()
    look(row, seen)

    assert row.dice.tolist() == before
    for face in faces(state.roll):
        expected = seen_by_the_rules(state, face)
        assert tuple(expected) == FEATURES
        found = dict(zip(FEATURES, seen[face - 1].tolist(), strict=True))
        assert found == pytest.approx(expected, abs=1e-5)


@given(placings())
def test_of_a_face_that_was_not_rolled_is_nothing(state: Placing) -> None:
    seen = np.zeros((FACES, len(FEATURES)), np.float32)
    look(laid(state), seen)

    rolled = faces(state.roll)
    assert not seen[[face for face in range(FACES) if face + 1 not in rolled]].any()


@given(placings())
def test_the_leader_is_the_rival_with_the_most_money(state: Placing) -> None:
    row = laid(state)
    rivals = [seat for seat in range(row.seats) if seat != state.seat]

    assert leader(row) == max(rivals, key=lambda seat: row.money[seat])


def test_catching_up_is_as_likely_as_dice_are() -> None:
    assert CATCHING[2, 0] == 1
    assert CATCHING[2, 1] == pytest.approx(11 / 36)
    assert CATCHING[2, 2] == pytest.approx(1 / 36)
    assert CATCHING[2, 3] == 0
