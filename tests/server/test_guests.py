"""Names, texts, secrets and codes."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from tests.strategies import OFTEN


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
