"""The wire described: the description fits all that is sent, and nothing that is refused."""

import json
import re
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from msgspec import ValidationError

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import MOST_SEATS, Seat
from croupier.games import registry
from croupier.games.spec import Edition, GameSpec
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.lordsofvegas.moves import Offer
from croupier.server import schema, wire
from tests.lordsofvegas.boards import goods, terms
from tests.server.house import ANNA, BENNO, EASY, LAS_VEGAS, LORDS, OPEN, Served, Visit, raw

SCHEMA: dict[str, object] = json.loads(schema.json_schema())
KNOWN = {
    *("$ref", "anyOf", "enum", "type", "properties", "required", "additionalProperties", "items"),
    *("prefixItems", "minItems", "maxItems", "minimum", "maximum", "minLength", "maxLength"),
    *("pattern", "title", "description", "default", "discriminator"),
}
"""What is checked below, and what says nothing about values."""
TYPES: Mapping[str, tuple[type, ...]] = {
    "null": (type(None),),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}
OWNED = {"better": "Move", "found": "Considered"}
"""What belongs to a game where its field has another name than what it is."""
MESSAGES: tuple[wire.ClientMessage, ...] = (
    wire.Sit("a", 1, "Benno", "secret"),
    wire.Sit("a", 1, "Benno"),
    wire.Leave("a", 0),
    wire.Fill("a", 1, "hard"),
    wire.Clear("a", 1),
    wire.Begin("a"),
    wire.Move("a", 0, raw(Place(Face(1)))),
    wire.Move("a", 0, raw(Offer(Seat(1), terms(goods(1))))),
    wire.Say("a", 0, "Hello!"),
    wire.React("a", 0, "wow"),
    wire.Rematch("a"),
    wire.Ping("a"),
    wire.CaughtUp(3),
)


def part(*names: str) -> dict[str, object]:
    """Return a part of the description."""
    found: object = SCHEMA
    for name in names:
        assert isinstance(found, dict)
        found = found[name]
    assert isinstance(found, dict)
    return found


class Description:
    """The description, read with the eyes of one game: it says what is left open for games."""

    def __init__(self, game: str) -> None:
        self._game = game

    def has(self, root: str, text: str | bytes) -> bool:
        """Tell whether a text is what goes by that name."""
        return self._fits(part("$defs", root), json.loads(text))

    def _fits(self, described: object, value: object, field: str = "") -> bool:
        """Tell whether a value is as it is described."""
        assert isinstance(described, dict)
        assert described.keys() <= KNOWN, "the description says more than is checked"
        match described:
            case {"$ref": str(ref)}:
                return self._fits(part(*ref.removeprefix("#/").split("/")), value)
            case {"anyOf": list(options)}:
                return any(self._fits(option, value, field) for option in options)
            case {"enum": list(values)}:
                return value in values
            case {"type": str(name)}:
                is_type = isinstance(value, TYPES[name]) and (
                    isinstance(value, bool) == (name == "boolean")
                )
                return is_type and all(self._fitting(described, value))
            case _:
                assert described.keys() <= {"description"}, described
                name = OWNED.get(field, field.capitalize())
                return self._fits(part("$defs", f"{self._game}.{name}"), value)

    def _fitting(self, described: dict[str, object], value: object) -> Iterator[bool]:
        """Yield whether a value is within each limit."""
        match value:
            case dict():
                yield from self._fields_fit(described, value)
            case list():
                yield within(described, "minItems", "maxItems", len(value))
                first = described.get("prefixItems", [])
                assert isinstance(first, list)
                for number, item in enumerate(value):
                    known = first[number] if number < len(first) else described["items"]
                    yield self._fits(known, item)
            case str():
                yield within(described, "minLength", "maxLength", len(value))
                yield re.search(str(described.get("pattern", "")), value) is not None
            case int() | float():
                yield within(described, "minimum", "maximum", value)
            case _:
                pass

    def _fields_fit(self, described: dict[str, object], value: dict[str, object]) -> Iterator[bool]:
        """Yield whether each field is there, may be there, and fits."""
        properties, required = described.get("properties", {}), described.get("required", [])
        more = described.get("additionalProperties", True)
        assert isinstance(properties, dict)
        assert isinstance(required, list)
        yield all(name in value for name in required)
        for name, field in value.items():
            if name in properties:
                yield self._fits(properties[name], field, name)
            else:
                yield more if isinstance(more, bool) else self._fits(more, field, name)


def within(described: dict[str, object], least: str, most: str, size: float) -> bool:
    """Tell whether a size is within limits, if there are any."""
    low, high = described.get(least, size), described.get(most, size)
    assert isinstance(low, int | float)
    assert isinstance(high, int | float)
    return low <= size <= high


def is_a(root: str, text: str | bytes, game: str = "las-vegas") -> bool:
    """Tell whether a text is what goes by that name, at a table of a game."""
    return Description(game).has(root, text)


@pytest.mark.parametrize("setup", [LAS_VEGAS, LORDS], ids=["las-vegas", "lords-of-vegas"])
def test_all_that_is_told_is_described(house: Served, setup: wire.AskedSetup) -> None:
    guest = house.guest()
    room = guest.create(ANNA, EASY, setup=setup).room
    visit = guest.join(room).until(Visit.is_asked)
    visit.ping()
    visit.do(wire.Say("b", 0, "Hello!"))
    visit.do(wire.Say("c", 1, "Hello!"))
    visit.play(Random(1))

    kinds = {json.loads(text)["type"] for text in visit.raw}
    assert kinds == {"news", "presence", "pong", "done", "refused"}
    told = visit.raw[:20] + visit.raw[-20:]
    assert all(is_a("ServerMessage", text, setup.game) for text in told)
    replay = json.loads(guest.http.get(f"/api/rooms/{room}/replay").content)
    last = json.dumps({**replay, "frames": replay["frames"][-5:]})
    assert is_a("Replay", last, setup.game)


def test_what_is_told_of_a_game_is_not_described_as_of_another(house: Served) -> None:
    guest = house.guest()
    visit = guest.join(guest.create(ANNA, EASY).room).until(Visit.is_asked)

    assert is_a("ServerMessage", visit.raw[0], "las-vegas")
    assert not is_a("ServerMessage", visit.raw[0], "lords-of-vegas")


def test_all_that_is_answered_is_described(house: Served) -> None:
    guest = house.guest()
    created = guest.post("/api/rooms", wire.Create(LAS_VEGAS, (ANNA, OPEN), listed=True))

    assert is_a("Created", created.content)
    assert is_a("Games", guest.http.get("/api/games").content)
    assert is_a("Listings", guest.http.get("/api/rooms").content)
    assert is_a("Problem", guest.http.get("/api/rooms/nowhere").content)


def test_what_an_offer_would_lead_to_is_described(house: Served) -> None:
    guest = house.guest()
    room = guest.create(ANNA, BENNO, setup=LORDS).room
    for partner in (1, 0):
        asked = wire.Consider(0, raw(Offer(Seat(partner), terms(goods(1)))))
        answer = guest.post(f"/api/rooms/{room}/consider", asked).content
        assert is_a("Consider", wire.ENCODER.encode(asked), LORDS.game)
        assert is_a("Considered", answer, LORDS.game)


@pytest.mark.parametrize("message", MESSAGES, ids=range(len(MESSAGES)))
def test_all_that_may_be_sent_is_described(message: wire.ClientMessage) -> None:
    games = ("las-vegas", "lords-of-vegas")
    described = [is_a("ClientMessage", wire.ENCODER.encode(message), game) for game in games]

    # A move is of one game only, and all else is of none.
    assert described.count(True) == (1 if isinstance(message, wire.Move) else 2)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"begin"}',
        '{"type":"begin","id":""}',
        '{"type":"begin","id":"a b"}',
        '{"type":"begin","id":"a","more":1}',
        f'{{"type":"leave","id":"a","seat":{MOST_SEATS}}}',
        '{"type":"leave","id":"a","seat":"0"}',
        '{"type":"fill","id":"a","seat":0,"level":"godlike"}',
        '{"type":"dance","id":"a"}',
        '{"type":"move","id":"a","seat":0}',
        "[]",
    ],
)
def test_what_is_refused_is_not_described(text: str) -> None:
    assert not is_a("ClientMessage", text)
    with pytest.raises(ValidationError):
        wire.MESSAGES.decode(text)


@pytest.mark.parametrize("spec", registry.built_in(), ids=lambda spec: spec.name)
def test_a_move_that_no_game_reads_is_not_described(spec: GameSpec) -> None:
    move = b'{"type":"fly"}'

    def decoded(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
        edition.game.codec.moves.decode(move)

    assert not is_a("ClientMessage", b'{"type":"move","id":"a","seat":0,"move":%s}' % move)
    assert not is_a(f"{spec.name}.Move", move, spec.name)
    with pytest.raises(ValidationError):
        spec.newest.use(decoded)


@pytest.mark.parametrize("seats", [0, 1, MOST_SEATS + 1])
def test_tables_have_as_many_seats_as_described(seats: int) -> None:
    text = wire.ENCODER.encode(wire.Create(LAS_VEGAS, (ANNA,) * seats))

    assert not is_a("Create", text)
    assert is_a("Create", wire.ENCODER.encode(wire.Create(LORDS, (ANNA, OPEN, EASY))), LORDS.game)
    with pytest.raises(ValidationError):
        wire.CREATES.decode(text)


def test_everything_that_can_be_asked_refers_to_what_is_there() -> None:
    page = json.loads(schema.openapi())
    refs = re.findall(r'"#/components/schemas/([^"]+)"', schema.openapi().decode())

    assert {*refs} <= page["components"]["schemas"].keys()
    assert page["openapi"].startswith("3.1")


def test_a_game_may_call_something_as_a_message_is_called() -> None:
    """Both have a `Considered`, and neither stands for the other."""
    told, of_the_game = part("$defs", "Considered"), part("$defs", "lords-of-vegas.Considered")

    assert told == {"$ref": "#/$defs/Considered_object_"}
    assert of_the_game == {"$ref": "#/$defs/lords-of-vegas.ConsideredOffer"}
    assert [*part("$defs", "lords-of-vegas.ConsideredOffer", "properties")] == ["deal", "actions"]
