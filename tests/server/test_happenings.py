"""What happened lately, packed and not."""

from collections import deque

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from croupier.server.happenings import TOGETHER, Happenings, Written

MANY = 5 * TOGETHER


def written(number: int) -> Written:
    """Write down something of a number, with what could be mistaken for the end of it."""
    return Written(number, Raw(b'{"number":%d,"text":"a\\nb]"}' % number))


def told(happenings: Happenings, after: int = -1) -> list[tuple[int, bytes]]:
    """Return what is told to somebody who knows all up to an entry."""
    return [(one.number, bytes(one.text)) for one in happenings.since(after)]


def test_what_was_packed_is_told_word_for_word() -> None:
    lately = Happenings(most=1000)
    lately.extend(map(written, range(MANY)))

    assert told(lately) == [(n, bytes(written(n).text)) for n in range(MANY)]


def test_somebody_who_was_away_shortly_is_told_only_what_is_new() -> None:
    lately = Happenings(most=1000)
    lately.extend(map(written, range(MANY)))

    assert [number for number, _ in told(lately, MANY - 3)] == [MANY - 2, MANY - 1]
    assert told(lately, MANY - 1) == []


def test_it_takes_a_fraction_of_what_is_told() -> None:
    text = b'{"type":"played","number":%d,"told":[{"event":{"type":"dice-rolled","seat":%d}}]}'
    lately = Happenings(most=1000)
    lately.extend(Written(n, Raw(text % (n, n % 4))) for n in range(MANY))

    kept = sum(len(packed.body) for packed in lately._packed)
    assert 0 < kept < sum(len(one.text) for one in lately.since(-1)) / 5


def test_it_is_full_once_there_are_as_many_as_are_kept() -> None:
    lately = Happenings(most=MANY)
    lately.extend(map(written, range(MANY - 1)))
    assert not lately.is_full

    lately.extend([written(MANY)])
    assert lately.is_full


@given(
    st.integers(1, 3 * TOGETHER),
    st.lists(st.integers(0, 2 * TOGETHER), max_size=6),
    st.integers(-1, 12 * TOGETHER),
)
def test_it_tells_what_a_plain_queue_would(most: int, portions: list[int], after: int) -> None:
    lately, plain, number = Happenings(most), deque[int](maxlen=most), 0
    for portion in portions:
        # Of some entries nobody is told, so numbers are missing.
        numbers = [number + 2 * n for n in range(portion)]
        number += 2 * portion
        lately.extend(map(written, numbers))
        plain.extend(numbers)

    assert [one.number for one in lately.since(after)] == [n for n in plain if n > after]
    assert lately.is_full == (len(plain) == most)
