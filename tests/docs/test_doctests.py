"""Examples of docstrings as blocks of code."""

from croupier.docs.doctests import fenced


def test_an_example_at_the_end_is_fenced() -> None:
    assert fenced("Say.\n\n>>> a\n1") == "Say.\n\n```pycon\n>>> a\n1\n```\n"


def test_what_comes_after_an_empty_line_is_text_again() -> None:
    assert fenced(">>> a\n1\n\nText.") == "```pycon\n>>> a\n1\n```\n\nText."


def test_two_prompts_in_a_row_are_one_example() -> None:
    assert fenced(">>> a\n>>> b\n... c\n2").count("```") == 2


def test_text_without_an_example_stays() -> None:
    assert fenced("Say > nothing.\n\n> more") == "Say > nothing.\n\n> more"
