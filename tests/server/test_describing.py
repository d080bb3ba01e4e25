"""The wire described: the description fits all that is sent, and nothing that is refused."""

import json
import re
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from msgspec import ValidationError

from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.lordsofvegas.moves import Offer
from croupier.server import schema, wire
from tests.lordsofvegas.boards import goods, terms
from tests.server.house import ANNA, EASY, LAS_VEGAS, LORDS, OPEN, Served, Visit

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
MESSAGES: tuple[wire.Message, ...] = (
    wire.Sit("a", 1, "Benno", "secret"),
    wire.Sit("a", 1, "Benno"),
    wire.Leave("a", 0),
    wire.Fill("a", 1, "hard"),
    wire.Clear("a", 1),
    wire.Begin("a"),
    wire.Move("a", 0, Place(Face(1))),
    wire.Move("a", 0, Offer(Seat(1), terms(goods(1)))),
    wire.Say("a", 0, "Hello!"),
    wire.React("a", 0, "wow"),
    wire.Recover("a"),
    wire.Redeem("a", "ABCD"),
    wire.Rematch("a"),
    wire.Ping("a"),
)


def part(*names: str) -> dict[str, object]:
    """Return a part of the description."""
    found: object = SCHEMA
    for name in names:
        assert isinstance(found, dict)
        found = found[name]
    assert isinstance(found, dict)
    return found


def fits(described: object, value: object) -> bool:
    """Tell whether a value is as it is described."""
    assert isinstance(described, dict)
    assert described.keys() <= KNOWN, "the description says more than is checked"
    match described:
        case {"$ref": str(ref)}:
            return fits(part(*ref.removeprefix("#/").split("/")), value)
        case {"anyOf": list(options)}:
            return any(fits(option, value) for option in options)
        case {"enum": list(values)}:
            return value in values
        case {"type": str(name)}:
            is_type = isinstance(value, TYPES[name]) and (
                isinstance(value, bool) == (name == "boolean")
            )
            return is_type and all(fitting(described, value))
        case _:
            return not described


def fitting(described: dict[str, object], value: object) -> Iterator[bool]:
    """Yield whether a value is within each limit."""
    match value:
        case dict():
            yield from fields_fit(described, value)
        case list():
            yield within(described, "minItems", "maxItems", len(value))
            first = described.get("prefixItems", [])
            assert isinstance(first, list)
            for number, item in enumerate(value):
                yield fits(first[number] if number < len(first) else described["items"], item)
        case str():
            yield within(described, "minLength", "maxLength", len(value))
            yield re.search(str(described.get("pattern", "")), value) is not None
        case int() | float():
            yield within(described, "minimum", "maximum", value)
        case _:
            pass


def fields_fit(described: dict[str, object], value: dict[str, object]) -> Iterator[bool]:
    """Yield whether each field is there, may be there, and fits."""
    properties, required = described.get("properties", {}), described.get("required", [])
    more = described.get("additionalProperties", True)
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    yield all(name in value for name in required)
    for name, field in value.items():
        if name in properties:
            yield fits(properties[name], field)
        else:
            yield more if isinstance(more, bool) else fits(more, field)


def within(described: dict[str, object], least: str, most: str, size: float) -> bool:
    """Tell whether a size is within limits, if there are any."""
    low, high = described.get(least, size), described.get(most, size)
    assert isinstance(low, int | float)
    assert isinstance(high, int | float)
    return low <= size <= high


def is_a(root: str, text: str | bytes) -> bool:
    """Tell whether a text is what goes by that name."""
    return fits(part("$defs", root), json.loads(text))


@pytest.mark.parametrize("setup", [LAS_VEGAS, LORDS], ids=["las-vegas", "lords-of-vegas"])
def test_all_that_is_told_is_described(house: Served, setup: wire.Setup) -> None:
    guest = house.guest()
    room = guest.create(ANNA, EASY, setup=setup).room
    visit = guest.join(room).until(Visit.is_asked)
    visit.ping()
    visit.do(wire.Say("b", 0, "Hello!"))
    visit.do(wire.Say("c", 1, "Hello!"))
    visit.play(Random(1))

    kinds = {json.loads(text)["type"] for text in visit.raw}
    assert kinds == {"news", "presence", "pong", "done", "refused"}
    assert all(is_a("Told", text) for text in visit.raw[:20] + visit.raw[-20:])
    replay = json.loads(guest.http.get(f"/api/rooms/{room}/replay").content)
    assert is_a("Replay", json.dumps({**replay, "frames": replay["frames"][-5:]}))


def test_all_that_is_answered_is_described(house: Served) -> None:
    guest = house.guest()
    created = guest.post("/api/rooms", wire.Create(LAS_VEGAS, (ANNA, OPEN), listed=True))

    assert is_a("Created", created.content)
    assert is_a("Listings", guest.http.get("/api/rooms").content)
    assert is_a("Problem", guest.http.get("/api/rooms/nowhere").content)


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_all_that_may_be_sent_is_described(message: wire.Message) -> None:
    assert is_a("Message", wire.ENCODER.encode(message))


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"begin"}',
        '{"type":"begin","id":""}',
        '{"type":"begin","id":"a b"}',
        '{"type":"begin","id":"a","more":1}',
        '{"type":"leave","id":"a","seat":5}',
        '{"type":"leave","id":"a","seat":"0"}',
        '{"type":"fill","id":"a","seat":0,"level":"godlike"}',
        '{"type":"dance","id":"a"}',
        '{"type":"move","id":"a","seat":0,"move":{"type":"fly"}}',
        "[]",
    ],
)
def test_what_is_refused_is_not_described(text: str) -> None:
    assert not is_a("Message", text)
    with pytest.raises(ValidationError):
        wire.MESSAGES.decode(text)


@pytest.mark.parametrize("seats", [(), (ANNA,), (ANNA,) * 6], ids=[0, 1, 6])
def test_tables_have_as_many_seats_as_described(seats: tuple[wire.PersonSeat, ...]) -> None:
    text = wire.ENCODER.encode(wire.Create(LAS_VEGAS, seats))

    assert not is_a("Create", text)
    assert is_a("Create", wire.ENCODER.encode(wire.Create(LORDS, (ANNA, OPEN, EASY))))
    with pytest.raises(ValidationError):
        wire.CREATES.decode(text)


def test_no_type_of_the_client_is_left_open() -> None:
    text = re.sub(r'"[^"]*"|//.*', "", schema.typescript())
    declared = re.findall(r"^export type (\w+)", text, re.MULTILINE)

    assert "unknown" not in text
    assert len(declared) == len(set(declared))
    assert set(re.findall(r"\b[A-Z]\w+", text)) <= {*declared, "Array", "Record"}


def test_everything_that_can_be_asked_refers_to_what_is_there() -> None:
    page = json.loads(schema.openapi())
    refs = re.findall(r'"#/components/schemas/([^"]+)"', schema.openapi().decode())

    assert {*refs} <= page["components"]["schemas"].keys()
    assert page["openapi"].startswith("3.1")
