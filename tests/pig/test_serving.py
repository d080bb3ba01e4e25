"""Pig on a real server that knows it from its entry point alone."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from croupier_pig import PIG
from croupier_pig.game import Pig
from msgspec.json import Decoder

from croupier.core import records
from croupier.core.phrases import Phrase
from croupier.locales import Speech
from croupier.server import wire
from tests.browser.house import House
from tests.pig.serving import Guest, hold_if_possible, people, served, setup

GAMES = Decoder(wire.Games)
REPLAYS = Decoder(wire.Replay)


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve Pig."""
    with served(tmp_path_factory.mktemp("house"), site) as house:
        yield house


def test_it_is_among_the_games(house: House) -> None:
    games = GAMES.decode(Guest().http(house, "GET", "/api/games").content).games

    (pig,) = (game for game in games if game.name == "pig")
    assert (pig.title, pig.rules, pig.least_seats, pig.most_seats) == ("Pig", 2, 2, 8)


def test_its_sentences_are_given_out_in_english_where_it_has_no_others(house: House) -> None:
    for language in ("en", "de"):
        path = f"/api/games/pig/sentences/{language}.ftl"
        assert Guest().http(house, "GET", path).text == PIG.sentences["en"]
    refused = Guest().http(house, "GET", "/api/games/las-vegas/sentences/en.ftl")
    assert refused.status_code == 404


def test_it_is_described_with_the_other_messages(house: House) -> None:
    schema = Guest().http(house, "GET", "/api/schema.json").json()

    assert {"pig.Options", "pig.State", "pig.Move", "pig.Event"} <= schema["$defs"].keys()


def test_a_game_with_bots_is_played_recorded_and_shown_again(house: House) -> None:
    guest = Guest()
    bots = (wire.BotSeat("easy"), wire.BotSeat("hard"))
    room = guest.create(house, wire.Create(setup(30), (*people("Anna"), *bots)))
    with guest.present(house, room):
        view = guest.play(house, room, hold_if_possible)
    assert view.table is not None
    assert view.table.ending is not None
    assert max(view.table.ending.scores)[0] >= 30

    speech = Speech("en", ["Anna", "Ruby", "Chip"], more=PIG.sentences["en"])
    told = [event for news in guest.see(house, room).happened for event in events(news)]
    assert speech.say(told[-1]).startswith("The game is over: ")
    assert speech.say(view.table.position[0]) == "30 points win."

    record = guest.http(house, "GET", f"/api/rooms/{room}/record").text
    assert records.verify(Pig(2), record) > 0
    replay = REPLAYS.decode(guest.http(house, "GET", f"/api/rooms/{room}/replay").content)
    assert [frame.table.state for frame in replay.frames][-1] == view.table.state
    kept = guest.http(house, "POST", "/api/records", record.encode())
    assert kept.status_code == 201

    refused = guest.http(house, "GET", f"/api/rooms/{room}/analysis")
    assert refused.status_code == 404
    problem = msgspec.json.decode(refused.content, type=wire.Problem)
    assert problem.sentence == "Nobody here judges games of pig."


def events(happened: wire.Happened) -> list[Phrase]:
    """Return what something that happened is told with."""
    if not isinstance(happened, wire.Played):
        return []
    tagged = [msgspec.convert(told.event, dict[str, object]) for told in happened.told]
    return [
        Phrase(told.message or f"pig-{event['type']}", told.words)
        for told, event in zip(happened.told, tagged, strict=True)
    ]


@pytest.mark.parametrize("target", [9, 1001])
def test_a_target_out_of_bounds_is_refused(house: House, target: int) -> None:
    """PIG-1.4."""
    create = wire.Create(setup(target), people("Anna", "Benno"))
    answer = Guest().http(house, "POST", "/api/rooms", wire.ENCODER.encode(create))

    assert answer.status_code == 400
    problem = msgspec.json.decode(answer.content, type=wire.Problem)
    assert problem.sentence == "A table of pig cannot agree on such options."
