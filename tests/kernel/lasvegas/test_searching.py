"""What a search of Las Vegas goes by: guesses of what is hidden, and chances to win."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.lasvegas import codec, dealer, policies, row, rules
from croupier.kernel.lasvegas.searching import chance_to_win, guess_winnings, try_faces
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import seed
from croupier.lasvegas.notes import COUNTS
from croupier.lasvegas.state import FaceDown, Placing
from tests.strategies import GAME, placings

money = st.lists(st.integers(0, 80), min_size=2, max_size=5)
rounds = st.integers(2, 4)
series = st.integers(0, 2**62)


def between_rounds(money: list[int], next_round: int) -> row.Row:
    """Return a row whose seats have so much, in tens of thousands, with a round to begin."""
    one: row.Row = row.rows(1)[0]
    rules.start(one, len(money), 0, 0, 0)
    one.game_round = next_round
    one.money[: len(money)] = [rules.TEN_THOUSAND * sum_ for sum_ in money]
    return one


def first_seat(seats: int, game: int) -> list[tuple[float, float]]:
    """Return the chances of seat 0 after each round but the last, with what came of them."""
    one: row.Row = row.rows(1)[0]
    seed(one.luck, np.uint64(5), np.uint64(game))
    rules.start(one, seats, 0, 0, 0)
    chances = []
    while one.phase != row.OVER:
        dealer.deal(one)
        rules.place(one, policies.greedy_face(one))
        if one.phase == row.DEALING:
            chances.append(chance_to_win(one, 0))
    return [(chance, win_share(one, 0)) for chance in chances]


class TestChanceToWin:
    @given(money, rounds)
    def test_those_of_all_seats_add_up_to_one(self, money: list[int], next_round: int) -> None:
        one = between_rounds(money, next_round)

        assert sum(chance_to_win(one, s) for s in range(one.seats)) == pytest.approx(1, abs=0.02)

    @given(money, rounds)
    def test_whoever_has_more_is_likelier_to_win(self, money: list[int], next_round: int) -> None:
        one = between_rounds(money, next_round)
        chances = [chance_to_win(one, seat) for seat in range(one.seats)]
        by_money = [chances[seat] for seat in sorted(range(one.seats), key=money.__getitem__)]

        assert by_money == pytest.approx(sorted(chances))

    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_is_borne_out_by_games_of_greedy_seats(self, seats: int) -> None:
        """Of those that seem to win with about the same chance, as many do."""
        foretold = sorted(pair for game in range(400) for pair in first_seat(seats, game))

        for part in np.array_split(np.array(foretold), 4):
            chance, won = part.mean(axis=0)
            assert won == pytest.approx(chance, abs=0.08)

    def test_is_the_share_of_the_win_after_the_last_round(self) -> None:
        one = between_rounds([30, 30, 20], 4)
        rules.end_game(one)

        assert [chance_to_win(one, seat) for seat in range(3)] == [0.5, 0.5, 0]


@given(placings(), series)
def test_a_guess_turns_up_as_many_notes_as_lie_there_and_none_twice(
    state: Placing, series: int
) -> None:
    view, rows = GAME.view(state, state.seat), row.rows(1)
    assert isinstance(view, Placing)
    codec.write(rows, 0, view)
    seed(rows[0].luck, np.uint64(series), np.uint64(0))
    guess_winnings(rows[0])
    guessed = codec.state_of(rows[0])

    assert isinstance(guessed, Placing)
    for seen, won in zip(view.table.winnings, guessed.table.winnings, strict=True):
        assert not isinstance(won, FaceDown)
        assert seen == (FaceDown(len(won.notes)) if isinstance(seen, FaceDown) else won)
    on_table = np.bincount(rows[0].notes.ravel(), minlength=row.VALUES + 1)[1:]
    assert (rows[0].won.sum(axis=0) + rows[0].deck + on_table <= COUNTS).all()


@given(placings(), series)
def test_playouts_can_be_done_in_parts(state: Placing, series: int) -> None:
    rows, faces = row.rows(2), np.array([face - 1 for face in {*state.roll.own, *state.roll.white}])
    codec.write(rows, 0, state)
    at_once, in_parts = np.zeros(row.FACES), np.zeros(row.FACES)
    try_faces(rows, faces, series, 0, 7, at_once)
    try_faces(rows, faces, series, 0, 3, in_parts)
    try_faces(rows, faces, series, 3, 4, in_parts)

    assert in_parts == pytest.approx(at_once)
    assert all(0 <= chance <= 7 for chance in at_once)
