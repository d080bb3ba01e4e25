"""What has changed in a room, for those who have it as it was."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from croupier.core import records
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server import wire
from croupier.server.game_in_play import GameInPlay, TypedGame
from croupier.server.patches import between
from tests.server.patching import patched, sent

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [
    f"{spec.name}/{path.stem}"
    for spec in registry.built_in()
    for path in sorted((GOLDEN / spec.name).glob("*.jsonl"))
]


class Seen(Struct, frozen=True):
    """A game as somebody sees it."""

    number: int
    game: wire.AnySeen


def states(edition: Edition[StateT, MoveT, EventT, OptionsT], text: str) -> list[GameInPlay]:
    """Return a game after each of its entries."""
    record = records.read(edition.game, text)
    return [
        TypedGame(edition, record.log.options, record.log.seats, step.state)
        for step in records.steps(edition.game, record)
    ]


@pytest.mark.parametrize("name", RECORDS)
def test_whoever_has_a_game_has_the_next_one_with_the_patch(name: str) -> None:
    text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
    games = registry.edition_of(text).use(lambda edition: states(edition, text))
    had: dict[int | None, Seen] = {}
    for number, game in enumerate(games):
        for seat in (None, Seat(0), Seat(1)):
            seats = () if seat is None else (seat,)
            seen = Seen(number, game.seen(seat, seats))
            if seat in had:
                patch = sent(between(had[seat], seen))
                assert patched(sent(had[seat]), patch) == sent(seen)
            had[seat] = seen


@pytest.mark.parametrize("name", RECORDS)
def test_what_changes_openly_looks_alike_to_a_seat_and_a_spectator(name: str) -> None:
    text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
    games = registry.edition_of(text).use(lambda edition: states(edition, text))
    openly = 0
    for old, new in pairwise(games):
        if new.watched(None) == old.watched(None):
            continue
        seen = between(old.watched(None), new.watched(None))
        for seat in (Seat(0), Seat(1)):
            if new.is_open_since(old, seat):
                assert sent(between(old.watched(seat), new.watched(seat))) == sent(seen)
                openly += 1

    assert openly > len(games), "nearly all that happens does"


@given(st.lists(st.integers(0, 3)).map(tuple), st.lists(st.integers(0, 3)).map(tuple))
def test_a_list_becomes_any_other(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    if before != after:
        assert patched([*before], sent(between(before, after))) == [*after]


class Drawing(Struct, frozen=True, tag="drawing"):
    """A phase."""

    table: tuple[int, ...]
    seat: int


class Acting(Struct, frozen=True, tag="acting"):
    """Another phase."""

    table: tuple[int, ...]
    card: str


def test_a_phase_becomes_another_and_what_both_have_stays() -> None:
    before, after = Drawing((1, 2), 0), Acting((1, 2), "A1")

    assert between(before, after) == {"type": ("acting",), "seat": (), "card": ("A1",)}


def test_many_numbers_that_have_changed_are_told_together() -> None:
    assert between((1, 2, 3, 4), (1, 2, 3, 5)) == {"3": (5,)}
    assert between((1, 2, 3, 4), (1, 2, 5, 6)) == ((1, 2, 5, 6),)


def test_something_of_another_kind_is_told_whole() -> None:
    assert between(None, Acting((), "A1")) == (Acting((), "A1"),)
    assert between((1, 2), None) == (None,)
