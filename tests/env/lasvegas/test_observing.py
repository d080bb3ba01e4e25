"""What a seat sees of Las Vegas, and which actions it has."""

from functools import partial

import numpy as np
import pytest

from croupier.core.seats import Seat, clockwise
from croupier.env import las_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.batched import Observations
from croupier.env.layout import Layout
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    FACES,
    Casino,
    Face,
    FaceDown,
    Hand,
    Over,
    Placing,
    Roll,
    State,
    Table,
    Winnings,
)
from tests.env.lasvegas.tables import GAME, Agreed, at_each_table, observed, purse, state_of
from tests.env.players import finish, mask_of, seat_of, turns


@at_each_table
def test_the_mask_has_the_legal_moves(agreed: Agreed) -> None:
    env = las_vegas_v0.raw_env(**agreed)
    for agent, _ in turns(env, seed=1):
        legal = GAME.legal(state_of(env), Seat(seat_of(agent)))

        assert np.flatnonzero(mask_of(env, agent)).tolist() == [move.face - 1 for move in legal]


@at_each_table
@pytest.mark.parametrize("money", ["face-down", "open"])
def test_an_observation_holds_what_the_seat_sees_and_no_more(agreed: Agreed, money: str) -> None:
    env = las_vegas_v0.raw_env(**agreed, open_money=money == "open")
    for _ in turns(env, seed=3):
        state = state_of(env)
        for seat in map(Seat, range(env.games.seats)):
            assert seen(env, state, seat) == GAME.view(state, seat)


def test_in_the_end_all_money_is_seen() -> None:
    env = las_vegas_v0.raw_env(seats=3)
    finish(env, seed=4)
    state = state_of(env)
    assert isinstance(state, Over)

    for seat in map(Seat, range(3)):
        observation = observed(env, seat)
        won = env.layout.part(observation, "won")

        assert tuple(map(purse, won)) == tuple(state.purses[s] for s in clockwise(3, seat))
        assert not observation[: env.layout["notes_won"].start].any()


def test_every_action_has_a_name_that_leads_back() -> None:
    actions = las_vegas_v0.raw_env().actions

    assert actions.names == tuple(f"place {face}" for face in FACES)
    assert [actions.index(name) for name in actions.names] == [*range(6)]


def seen(env: TableEnv, state: State, seat: Seat) -> State:
    """Rebuild a state from what a seat observes; only the options are taken from the state."""
    assert isinstance(state, Placing)
    layout, vector = env.layout, observed(env, seat)
    table = table_seen(layout, vector, state.table, seat)
    chooser = seat_at(layout.part(vector, "turn"), seat)
    roll = Roll(faces(layout.part(vector, "rolled")), faces(layout.part(vector, "white_rolled")))
    return Placing(table, chooser, roll)


def table_seen(layout: Layout, vector: Observations, table: Table, seat: Seat) -> Table:
    part = partial(layout.part, vector)
    order = [clockwise(table.seats, seat).index(Seat(s)) for s in range(table.seats)]
    hands = np.stack([part("hands"), part("white_hands")], axis=1)[order]
    piles = zip(part("notes"), part("dice"), part("white"), strict=True)
    return Table(
        options=table.options,
        round=int(part("round").argmax()) + 1,
        starter=seat_at(part("starter"), seat),
        deck=tuple(map(int, part("deck"))),
        casinos=tuple(
            Casino(notes(values), tuple(map(int, dice[order])), int(white))
            for values, dice, white in piles
        ),
        hands=tuple(Hand(int(own), int(white)) for own, white in hands),
        winnings=tuple(
            winnings(won, int(count), is_seen=place == 0 or table.options.open_money)
            for place, won, count in zip(
                order, part("won")[order], part("notes_won")[order], strict=True
            )
        ),
    )


def seat_at(one_hot: Observations, seat: Seat) -> Seat:
    assert one_hot.sum() == 1
    return clockwise(len(one_hot), seat)[int(one_hot.argmax())]


def notes(values: Observations) -> tuple[Dollars, ...]:
    return tuple(Dollars(int(value) * 10_000) for value in values if value)


def faces(counts: Observations) -> tuple[Face, ...]:
    return tuple(face for face, n in zip(FACES, counts, strict=True) for _ in range(int(n)))


def winnings(won: Observations, count: int, *, is_seen: bool) -> Winnings:
    if is_seen:
        assert won.sum() == count
        return purse(won)
    assert not won.any()
    return FaceDown(count)
