"""What the net that judges chances sees of a position, said once more in the words of the rules."""

from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lasvegas.features import FEATURES, KINDS, PER_CASINO, STANDING, look
from croupier.kernel.lasvegas.models import GREEDY, MODELS, TRAINED, UNIFORM
from croupier.kernel.lasvegas.row import FACES, SEATS
from croupier.lasvegas.ending import ROUNDS
from croupier.lasvegas.payout import claims, pay
from croupier.lasvegas.state import (
    Casino,
    Dealing,
    Placing,
    Rolling,
    Scattering,
    State,
    Table,
    turned_up,
)
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, positions

STATE = GAME.read(
    "las-vegas rolling white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)
"""Everyone would be paid 90,000; seat 1 has two dice left."""


def seen() -> tuple[list[list[float]], list[float]]:
    """Return the features and standings of all seats."""
    rows = row.rows(1)
    codec.write(rows, 0, STATE)
    features = np.zeros((row.SEATS, FEATURES), np.float32)
    standings = np.zeros(row.SEATS, np.float32)
    beliefs = np.eye(MODELS)[[UNIFORM, GREEDY, TRAINED, TRAINED, TRAINED]]
    look(rows[0], beliefs, features, standings)
    return features[:3].tolist(), standings[:3].tolist()


def test_standings_are_what_casinos_would_pay() -> None:
    assert seen()[1] == [9, 9, 9]


def test_a_casino_is_seen_from_ones_own_seat() -> None:
    features, _ = seen()
    own = features[0][:PER_CASINO]
    other = features[1][:PER_CASINO]

    assert (own[4], own[5], own[6], own[7]) == (1, 0, 1, 0), "paid, others paid, own dice, theirs"
    assert (other[4], other[5], other[6], other[7]) == (0, 1, 0, 1)
    assert (own[15], other[15]) == (1, 0), "who leads"


def test_equals_are_neither_ahead_nor_behind() -> None:
    features, _ = seen()
    beside = [seat[FACES * PER_CASINO :] for seat in features]

    assert [seat[2] for seat in beside] == [0, 0, 0]
    assert [seat[7] for seat in beside] == pytest.approx([0, 0.25, 0])


def test_it_is_seen_how_a_seat_and_its_rivals_play() -> None:
    """Seat 0 plays at random, seat 1 greedily; seat 2 has learned, which is nothing of these."""
    features, _ = seen()
    play = [np.array(seat[FACES * PER_CASINO + STANDING :]).reshape(3, KINDS) for seat in features]
    rounds = (3 + 2 / 24) / 4

    assert play[0] == pytest.approx(np.array([[1, 0, 0], [rounds, 0, 0], [0, 0.5, 0]]))
    assert play[1] == pytest.approx(np.array([[0, 1, 0], [0, rounds, 0], [0.5, 0, 0]]))
    assert play[2] == pytest.approx(np.array([[0, 0, 0], [0, 0, 0], [0.5, 0.5, 0]]))


WithTable = Dealing | Scattering | Rolling | Placing
Beliefs = list[list[float]]
"""How likely each model is, by seat."""


def paid(casino: Casino) -> Mapping[object, int]:
    """Return what everyone would be paid now, in tens of thousands."""
    return {claimant: note // 10_000 for claimant, note in pay(casino).paid}


def standings_by_the_rules(table: Table) -> list[int]:
    """Return what all casinos would pay every seat now, in tens of thousands."""
    pays = [paid(casino) for casino in table.casinos]
    return [sum(pay_.get(Seat(seat), 0) for pay_ in pays) for seat in range(table.seats)]


def seen_by_the_rules(state: WithTable, beliefs: Beliefs, seat: Seat) -> list[float]:
    """Return all that a seat sees, from the state itself."""
    casinos = [seen_of(state.table, casino, seat) for casino in state.table.casinos]
    in_casinos = [number for casino in casinos for number in casino]
    return [*in_casinos, *beside(state, seat), *of_play(state.table, beliefs, seat)]


def seen_of(table: Table, casino: Casino, seat: Seat) -> list[float]:
    """Return how a seat stands in a casino."""
    mine, pays = casino.dice[seat], paid(casino)
    others = {who: dice for who, dice in claims(casino).items() if who != seat}
    most, following, *_ = (*sorted(others.values(), reverse=True), 0, 0)
    first, second, third, *rest = (*(note / 90_000 for note in casino.notes), 0.0, 0.0, 0.0)
    of_seats = sum(note for who, note in pays.items() if who != "white")
    return [
        *(first, second, third, sum(rest)),
        pays.get(seat, 0) / 9,
        (of_seats - pays.get(seat, 0)) / 9,
        *(mine / 8, most / 8, following / 8),
        len(others) / 5,
        [*others.values()].count(mine),
        table.hands[seat].own / 8,
        table.hands[seat].white / 8,
        max(casino.dice[rival] + table.hands[rival].own for rival in rivals_of(table, seat)) / 8,
        casino.white / 8,
        float(mine > most),
    ]


def beside(state: WithTable, seat: Seat) -> list[float]:
    """Return how a seat stands against its rivals."""
    table, rivals = state.table, rivals_of(state.table, seat)
    turn = state.seat if isinstance(state, Rolling | Placing) else 0
    money = [sum(turned_up(won).notes) // 10_000 for won in table.winnings]
    now = [sum(both) for both in zip(money, standings_by_the_rules(table), strict=True)]
    behind_best = now[seat] - max(now[rival] for rival in rivals)
    behind_mean = now[seat] - mean([now[rival] for rival in rivals])
    deviation = 5 * sqrt(rounds_left(table) + 0.1)
    left = ROUNDS - table.round
    return [
        (money[seat] - max(money[rival] for rival in rivals)) / 10,
        (money[seat] - mean([money[rival] for rival in rivals])) / 10,
        behind_best / 10,
        behind_mean / 10,
        behind_best / deviation,
        behind_mean / deviation,
        mean([now[rival] > now[seat] for rival in rivals]),
        table.hands[seat].own / 8,
        mean([table.hands[rival].own for rival in rivals]) / 8,
        table.hands[seat].white / 8,
        (seat - turn) % table.seats / table.seats,
        (seat - table.starter) % table.seats / table.seats if left else 0.0,
        left / 4,
        float(left == 0),
        len(rivals) / 5,
        float(table.options.white),
    ]


def of_play(table: Table, beliefs: Beliefs, seat: Seat) -> list[float]:
    """Return how a seat and its rivals are believed to play, but for what was learned."""
    *own, _ = beliefs[seat]
    rivals = [beliefs[rival] for rival in rivals_of(table, seat)]
    *others, _ = (mean(likely) for likely in zip(*rivals, strict=True))
    return [*own, *(likely * rounds_left(table) / 4 for likely in own), *others]


def rivals_of(table: Table, seat: Seat) -> list[Seat]:
    return [Seat(other) for other in range(table.seats) if other != seat]


def rounds_left(table: Table) -> float:
    """Return how many rounds are left, the one that is played by the dice still in hands."""
    dice = sum(hand.own for hand in table.hands)
    return ROUNDS - table.round + dice / (8 * table.seats)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def with_table(state: State) -> bool:
    return isinstance(state, WithTable)


def beliefs() -> SearchStrategy[Beliefs]:
    """Draw how likely each model is thought to be of each seat."""
    ways = st.lists(st.integers(1, 9), min_size=MODELS, max_size=MODELS)
    likely = ways.map(lambda drawn: [way / sum(drawn) for way in drawn])
    return st.lists(likely, min_size=SEATS, max_size=SEATS)


@settings(max_examples=150)
@given(positions().filter(with_table), beliefs())
def test_is_what_the_rules_say(state: State, beliefs: Beliefs) -> None:
    assert isinstance(state, WithTable)
    features = np.full((row.SEATS, FEATURES), np.nan, np.float32)
    standings = np.zeros(row.SEATS, np.float32)
    look(laid(state), np.array(beliefs), features, standings)

    assert standings[: state.table.seats].tolist() == standings_by_the_rules(state.table)
    for seat in range(state.table.seats):
        expected = seen_by_the_rules(state, beliefs, Seat(seat))
        assert features[seat].tolist() == pytest.approx(expected, abs=1e-5)
