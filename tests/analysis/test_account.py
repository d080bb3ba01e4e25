"""The account of a game adds up, whatever chances somebody believes in."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis.account import WHOLE, accounts, in_parts
from croupier.core.chance import Drawn, Rolled
from croupier.core.game import Entry, Moved
from croupier.core.seats import Seat

SEATS = 3
ENTRIES: st.SearchStrategy[Entry[str]] = st.one_of(
    st.just(Rolled((1,))),
    st.just(Drawn("a card")),
    st.builds(Moved, st.integers(0, SEATS - 1).map(Seat), st.just("a move")),
)
CHANCES = st.lists(st.floats(0.001, 1), min_size=SEATS, max_size=SEATS).map(in_parts)
GAMES = st.integers(0, 30).flatmap(
    lambda length: st.tuples(
        st.lists(ENTRIES, min_size=length, max_size=length),
        st.lists(CHANCES, min_size=length + 1, max_size=length + 1),
    )
)


@given(GAMES)
def test_start_luck_and_choices_make_the_result_of_every_seat(
    game: tuple[list[Entry[str]], list[tuple[int, ...]]],
) -> None:
    for account in accounts(*game):
        parts = (account.start, account.luck, account.own, account.others)
        assert sum(round(part * WHOLE) for part in parts) == round(account.result * WHOLE)


@given(GAMES)
def test_what_one_gains_by_luck_the_others_lose(
    game: tuple[list[Entry[str]], list[tuple[int, ...]]],
) -> None:
    assert sum(round(account.luck * WHOLE) for account in accounts(*game)) == 0


def test_a_move_is_the_doing_of_who_made_it() -> None:
    moved: list[Entry[str]] = [Moved(Seat(1), "well"), Rolled((6,)), Moved(Seat(0), "badly")]
    chances = [(5000, 5000), (4000, 6000), (4500, 5500), (0, WHOLE)]
    first, second = accounts(moved, chances)

    assert (first.start, first.luck, first.own, first.others) == (0.5, 0.05, -0.45, -0.1)
    assert (second.luck, second.own, second.others, second.result) == (-0.05, 0.1, 0.45, 1.0)


@given(st.lists(st.fractions(0, 1), min_size=2, max_size=5).filter(any))
def test_parts_are_a_whole_and_none_is_off_by_one(shares: list[Fraction]) -> None:
    parts = in_parts(list(map(float, shares)))

    assert sum(parts) == WHOLE
    for part, share in zip(parts, shares, strict=True):
        assert abs(part - share / sum(shares) * WHOLE) < 1
