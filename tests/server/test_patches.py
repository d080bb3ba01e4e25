"""What has changed in a room, for those who have it as it was."""

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
from croupier.server.patches import Patches
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
        patches = Patches()
        for seat in (None, Seat(0), Seat(1)):
            seats = () if seat is None else (seat,)
            seen = Seen(number, game.seen(seat, seats))
            if seat in had:
                patch = sent(patches.between(had[seat], seen))
                assert patched(sent(had[seat]), patch) == sent(seen)
            had[seat] = seen


@given(st.lists(st.integers(0, 3)).map(tuple), st.lists(st.integers(0, 3)).map(tuple))
def test_a_list_becomes_any_other(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    if before != after:
        assert patched([*before], sent(Patches().between(before, after))) == [*after]


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

    assert Patches().between(before, after) == {"type": ("acting",), "seat": (), "card": ("A1",)}


def test_what_several_see_alike_is_compared_once() -> None:
    patches, old, new = Patches(), (1, 2, 3), (1, 2, 4)

    assert patches.between(old, new) is patches.between(old, new)


def test_something_of_another_kind_is_told_whole() -> None:
    assert Patches().between(None, Acting((), "A1")) == (Acting((), "A1"),)
    assert Patches().between((1, 2), None) == (None,)
