from fractions import Fraction
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import encode

from croupier.core.game import Result
from tests.strategies import GAME, OFTEN

scores = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)


@OFTEN
@given(scores)
def test_places_agree_with_the_rule_read_aloud(scores: list[tuple[int, int]]) -> None:
    """Line up by score, the best first; those who stand level share the place of the foremost."""
    line = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    place, places = 1, dict.fromkeys(line, 0)
    for _, level in groupby(line, key=lambda seat: scores[seat]):
        equals = list(level)
        places.update(dict.fromkeys(equals, place))
        place += len(equals)

    assert Result(tuple(scores)).places == tuple(places[seat] for seat in range(len(scores)))


@OFTEN
@given(scores)
def test_the_winners_are_all_who_have_the_best_score_and_share_one_win(
    scores: list[tuple[int, int]],
) -> None:
    result = Result(tuple(scores))

    assert result.winners == tuple(s for s, score in enumerate(scores) if score == max(scores))
    assert sum(result.win_shares) == 1
    assert {s for s, share in enumerate(result.win_shares) if share} == set(result.winners)
    assert len(set(result.win_shares) - {Fraction(0)}) == 1


def test_three_who_share_the_win_have_a_third_each() -> None:
    result = Result(((5, 1), (5, 1), (4, 9), (5, 1)))

    assert result.places == (1, 1, 4, 1)
    assert result.win_shares == (Fraction(1, 3), Fraction(1, 3), Fraction(0), Fraction(1, 3))


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"moved","seat":1,"move":{"type":"place","face":3}}',
        '{"type":"rolled","dice":[1,1,6]}',
        '{"type":"drawn","item":30000}',
        '{"type":"drawn","item":"Luxor"}',
    ],
)
def test_every_kind_of_entry_is_read_from_a_line_of_json(line: str) -> None:
    assert encode(GAME.codec.entries.decode(line)).decode() == line
