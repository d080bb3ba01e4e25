"""Games in the kernel with a clock for every seat."""

from croupier.kernel.lordsofvegas import timed


def test_every_seat_has_its_scores_and_its_clock() -> None:
    scores, seconds, decisions = timed.play(["greedy", "uniform", "hasty"], 1, 2)

    assert len(scores) == len(seconds) == len(decisions) == 3
    assert all(points >= 0 and money >= 0 for points, money in scores)
    assert all(taken > 0 for taken in seconds)
    assert all(number > 5 for number in decisions)


def test_the_same_number_is_the_same_game() -> None:
    bots = ["montecarlo:20", "greedy"]

    assert timed.play(bots, 1, 2)[0] == timed.play(bots, 1, 2)[0] != timed.play(bots, 1, 3)[0]
