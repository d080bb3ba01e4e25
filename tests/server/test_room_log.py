"""How what happens in rooms is written down, and read again."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest
from msgspec import structs

from croupier.core.chance import Dealer
from croupier.core.errors import InvalidOptions
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import GameSpec, editions
from croupier.lasvegas import LasVegas, Options, State
from croupier.lasvegas.events import Event
from croupier.server import entries as e
from croupier.server import room_log, wire
from croupier.server.answers import Answers
from croupier.server.commands import begin
from croupier.server.room_log import (
    LogFold,
    branched,
    first_page,
    folded,
    imported_page,
    opened_again,
    page_of,
    seated_again,
    sitting_down,
)
from croupier.server.rooms import BOT_NAMES, RoomChange, RoomRefusal, opened
from croupier.store.pages import Kept
from tests.golden.record import FOLDER
from tests.server.tables import DEALER, begun, gathered, opening

TEXT = (FOLDER / "won-outright.jsonl").read_text(encoding="utf-8")


def read(bodies: tuple[bytes, ...]) -> list[e.Entry]:
    """Read what was written down."""
    return [e.DECODER.decode(body) for body in bodies]


def test_a_first_page_holds_all_from_the_opening_on() -> None:
    entry = opening(listed=True)
    change = begin(gathered(entry, "anna", "benno"), DEALER)
    page = first_page(entry, change, DEALER)

    assert (page.room, page.first, page.stage) == ("room", 0, "playing")
    assert page.opening is not None
    assert (page.opening.seed, page.opening.listed) == (DEALER.seed.hex(), True)
    assert folded("room", enumerate(read(page.bodies))) == change


def test_a_later_page_begins_where_the_room_was() -> None:
    room = begun()
    said = e.Said(seat=Seat(0), text="Hello!")
    page = page_of(RoomChange(room).then(said))

    assert (page.first, page.opening, read(page.bodies)) == (room.number, None, [said])


def test_of_many_logs_only_one_is_read_in_each_turn_of_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room_log, "SLICE", 0.0)
    room, logs, said = begun(), 3, [e.Said(seat=Seat(0), text=f"{n}") for n in range(20)]
    lines = [
        Kept(number, 0.0, e.ENCODER.encode(entry)) for number, entry in enumerate(said, room.number)
    ]
    folds = [LogFold(room, Answers()) for _ in range(logs)]
    read = list[int]()

    async def watch() -> None:
        while True:
            read.append(sum(fold.room.number - room.number for fold in folds))
            await asyncio.sleep(0)

    async def scene() -> None:
        turns, watching = asyncio.Lock(), asyncio.create_task(watch())
        await asyncio.gather(*(fold.take_in_slices(lines, 5, turns) for fold in folds))
        watching.cancel()

    asyncio.run(scene())

    assert {fold.room.number for fold in folds} == {room.number + len(said)}
    assert [len(fold.happened) for fold in folds] == [5] * logs
    assert max(after - before for before, after in pairwise(read)) == 1


def test_whoever_sets_up_a_table_seats_people_and_bots() -> None:
    room = opened("room", structs.replace(opening(), seats=3))
    seats = (wire.PersonSeat(" Anna "), wire.BotSeat("hard"), wire.OpenSeat())

    assert [sitting_down(room, Seat(2), seat, "guest", colour=None) for seat in seats] == [
        e.Seated(seat=Seat(2), name="Anna", holders=("guest",), hosts=True),
        e.Filled(seat=Seat(2), name=BOT_NAMES[2], level="hard"),
        None,
    ]


def test_who_plays_again_sits_one_seat_further() -> None:
    over = begun().after(e.Again(seats=(Seat(0), Seat(1)), yes=True))
    again = seated_again(RoomChange(opened("again", opening())), over).room

    assert [chair.name for chair in again.chairs] == ["benno", "anna"]
    assert again.chairs[1].is_held_by("anna")


def test_a_game_is_played_on_until_its_end_and_no_further() -> None:
    first, *others = read(imported_page("room", TEXT).bodies)
    assert isinstance(first, e.Opened)
    played = [entry for entry in others if isinstance(entry, e.GameEntry)]
    start, asked = RoomChange(opened("other", first)), wire.WhatIf(0, "Carla", "easy")
    dealer = Dealer.numbered(5)
    change = branched(start, played[:30], "carla", asked, dealer)

    kept = [entry for entry, _ in change.steps if isinstance(entry, e.GameEntry)]
    assert kept[:30] == played[:30]
    assert change.room.turn is not None
    assert change.room.seats_of("carla") == (change.room.turn.next_to_move,)
    with pytest.raises(RoomRefusal, match="The game is over"):
        branched(start, played, "carla", asked, dealer)


class Newer(LasVegas):
    """Las Vegas by rules that are to come."""

    rules = 2


class TestOpeningAgain:
    """A table that plays again goes by the newest rules, if it can."""

    @pytest.fixture
    def _newer_rules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        newer = replace(VERSION_1, game=Newer())
        spec = GameSpec("las-vegas", "Las Vegas", editions(VERSION_1, newer))
        monkeypatch.setattr(registry, "find", lambda _name: spec)

    @pytest.mark.usefixtures("_newer_rules")
    def test_goes_by_the_newest_rules_with_a_dealer_of_its_own(self) -> None:
        dealer = Dealer.numbered(9)
        old = begun()
        again = opened_again(old, dealer)

        assert (old.opened.rules, again.rules) == (1, 2)
        assert again.commitment == dealer.commitment != old.opened.commitment
        assert again.options == old.agreed.options

    @pytest.mark.usefixtures("_newer_rules")
    def test_goes_by_its_own_rules_if_the_newest_refuse_it(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(_game: Newer, seats: int, _options: Options) -> Step[State, Event]:
            raise InvalidOptions(f"Nobody plays this with {seats}.")

        monkeypatch.setattr(Newer, "start", refuse)

        assert opened_again(begun(), Dealer.numbered(9)).rules == 1

    def test_is_no_what_if_any_more(self) -> None:
        entry = structs.replace(opening(), what_if="elsewhere")
        room = begin(gathered(entry, "anna", "benno"), DEALER).room

        assert opened_again(room, DEALER).what_if == ""
