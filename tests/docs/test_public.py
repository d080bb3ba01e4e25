"""What is public, and that it changes only with a note."""

from importlib import import_module

import pytest

from croupier.docs.public import PUBLIC, public_names, unannounced


@pytest.fixture(scope="module")
def names() -> list[str]:
    """Return all public names."""
    return public_names()


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_module_can_be_imported(module: str) -> None:
    assert import_module(module).__doc__


def test_names_come_with_what_they_are_called_with(names: list[str]) -> None:
    assert "croupier.play(game, bots, options, chance)" in names
    assert "croupier.lasvegas.Place.face" in names
    assert "croupier.Result.winners" in names
    assert "croupier.core.records.verify(game, text)" in names


def test_what_is_imported_for_use_inside_is_not_public(names: list[str]) -> None:
    assert not [name for name in names if name.startswith("croupier.games.spec.Seat")]


def test_a_renamed_parameter_needs_a_note() -> None:
    before, now = ["croupier.play(game, bots)"], ["croupier.play(game, players)"]

    assert unannounced(before, now, "") == before
    assert unannounced(before, now, "- `play` takes `players`.") == []


def test_what_is_new_needs_none() -> None:
    assert unannounced(["croupier.play(game)"], ["croupier.play(game)", "croupier.win()"], "") == []
