"""Names, texts, secrets and codes; how often somebody may ask."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.server.guarding import network
from croupier.server.guests import (
    CODE_LENGTH,
    CODE_LETTERS,
    LONGEST_NAME,
    BadName,
    clean_name,
    clean_text,
    digest,
    is_same,
    new_code,
    new_id,
    new_secret,
    plain_code,
)
from croupier.server.limiting import MOST_REMEMBERED, Bucket, Buckets, TooOften
from tests.strategies import OFTEN


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class TestNames:
    @OFTEN
    @given(st.text(max_size=40))
    def test_are_clean_once_they_are_clean(self, text: str) -> None:
        try:
            name = clean_name(text)
        except BadName:
            return
        assert clean_name(name) == name
        assert 0 < len(name) <= LONGEST_NAME
        assert name.strip() == name
        assert "  " not in name
        assert all(unicodedata.category(c)[0] != "C" for c in name)
        assert unicodedata.is_normalized("NFC", name)

    @pytest.mark.parametrize(
        ("text", "name"),
        [
            ("Anna", "Anna"),
            ("  Anna \t\n B.  ", "Anna B."),
            ("An\u200bna", "Anna"),
            ("Anna \u200b B.", "Anna B."),
            ("\u202eannA", "annA"),
            ("A\u200b\u0301nna", "Ánna"),
            ("Анна 🎲", "Анна 🎲"),
            ("Anna\u3164", "Anna"),
            ("\u3000Anna\u00a0B.", "Anna B."),
            ("<b>Anna</b>", "<b>Anna</b>"),
        ],
    )
    def test_keep_what_can_be_seen(self, text: str, name: str) -> None:
        assert clean_name(text) == name

    def test_are_bounded_after_they_are_clean(self) -> None:
        assert clean_name("x" * LONGEST_NAME + "\u200b" * 100) == "x" * LONGEST_NAME
        with pytest.raises(BadName, match="at most 24"):
            clean_name("x" * (LONGEST_NAME + 1))

    def test_are_shorter_than_what_is_said(self) -> None:
        assert clean_text("x" * 300) == "x" * 300
        with pytest.raises(BadName, match="At most 300"):
            clean_text("x" * 301)


class TestSecrets:
    def test_are_never_the_same(self) -> None:
        for new in (new_secret, new_id, new_code):
            assert len({new() for _ in range(100)}) == 100

    def test_are_known_again_by_their_digests(self) -> None:
        assert is_same(digest("one"), digest("one"))
        assert not is_same(digest("one"), digest("other"))
        assert not is_same(digest("one"), "")

    @given(st.data())
    def test_a_code_is_read_however_it_is_typed(self, data: st.DataObject) -> None:
        code = new_code()
        spaces = data.draw(st.lists(st.sampled_from(["", "-", " ", "\t"]), min_size=CODE_LENGTH))
        typed = "".join(f"{letter}{space}" for letter, space in zip(code, spaces, strict=False))

        assert plain_code(typed.lower()) == code
        assert set(code) <= set(CODE_LETTERS)


class TestBuckets:
    def test_fill_again_with_time(self) -> None:
        clock = Clock()
        bucket = Bucket(2.0, 4, clock)
        assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
        clock.now = 1.0
        assert [bucket.take() for _ in range(3)] == [True, True, False]
        clock.now = 1000.0
        assert sum(bucket.take() for _ in range(10)) == 4

    def test_are_one_for_each_address(self) -> None:
        buckets = Buckets(1.0, 1, Clock())
        buckets.take("here")
        buckets.take("there")
        with pytest.raises(TooOften):
            buckets.take("here")

    def test_forget_those_not_seen_for_longest(self) -> None:
        buckets = Buckets(1.0, 1, Clock())
        buckets.take("here")
        for number in range(MOST_REMEMBERED):
            buckets.take(str(number))
        buckets.take("here")


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1:2:3", "2001:db8::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("no:address", "no:address"),
    ],
)
def test_whoever_has_many_addresses_counts_once(address: str, whose: str) -> None:
    assert network(address) == whose
