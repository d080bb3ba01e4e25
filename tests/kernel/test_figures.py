"""Games added up, whoever played them."""

import pytest

from croupier.kernel.figures import CHUNK, Figures, Sums, Totals, figures, totals_of


def play(totals: Totals, worker: int, first: int, count: int) -> None:
    """Play games of two seats: the number of a game is what seat 0 scores, seat 1 has 3."""
    sums: Sums = totals[worker]
    for game in range(first, first + count):
        sums.decisions += 2
        sums.turns += 1
        sums.scores[0, 0] += game
        sums.squares[0] += game * game
        sums.scores[1] += 3, 1
        sums.squares[1] += 9
        is_shared = game == 3
        sums.shared += is_shared
        for seat in (0, 1) if is_shared else (int(game < 3),):
            sums.wins[seat, int(is_shared)] += 1


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_sums_are_the_same_on_any_number_of_threads(jobs: int) -> None:
    games, told = 3 * CHUNK + 7, list[int]()
    sums = totals_of(games, jobs, play, tell=told.append)

    assert (sum(told), max(told)) == (games, CHUNK)
    assert (int(sums.decisions), int(sums.turns), int(sums.shared)) == (2 * games, games, 1)
    assert int(sums.scores[0, 0]) == sum(range(games))


def test_every_thread_has_some_of_few_games() -> None:
    told = list[int]()
    totals_of(5, 2, play, tell=told.append)

    assert told == [3, 2]


def test_figures_are_means_shares_and_deviations() -> None:
    """Of games 0 to 4 seat 0 wins the last one and half of that before."""
    found = figures(totals_of(5, 1, play, tell=lambda _: None), 5, 2, unit=10)

    assert (found.games, found.decisions, found.turns, found.shared_wins) == (5, 2, 1, 0.2)
    first, second = found.by_seat
    assert (first.win_share, second.win_share) == pytest.approx((0.3, 0.7))
    assert (first.means, second.means) == ((20, 0), (30, 1))
    assert (first.deviation, second.deviation) == pytest.approx((10 * 2.5**0.5, 0))


def test_parts_of_a_series_add_up_to_the_whole() -> None:
    def part(first: int, games: int) -> Figures:
        sums = totals_of(games, 2, play, tell=lambda _: None, first_game=first)
        return figures(sums, games, 2, unit=10)

    assert part(0, 2) + part(2, CHUNK) + part(CHUNK + 2, 5) == part(0, CHUNK + 7)
