"""Inputs that are almost right, or not at all: drawn from schemas, bent, broken, or mere noise."""

import re
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Struct, field

from croupier.server.schema import Json

HUGE = (-1, 5, 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 1e308, -0.0, 1.5)
STRINGS = (
    "",
    "\0",
    "Anna\u202e",
    "\ud7ff\ue000",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%00%0a",
    "\U0001f3b2" * 40,
    "x" * 3000,
)
RAW = (
    b"NaN",
    b"Infinity",
    b"-",
    b"1" * 5000,
    b'"\\ud800"',
    b'{"type":"move","type":"ping"}',
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\x00",
    b"",
)
MOST_BYTES = 8 * 1024
DEEPEST = 6


class Node(Struct, rename="camel"):
    """As much of a JSON Schema as the server's own has in it."""

    ref: str = field(default="", name="$ref")
    any_of: tuple["Node", ...] = ()
    enum: tuple[str | int | None, ...] = ()
    type: str = ""
    properties: dict[str, "Node"] = {}
    required: tuple[str, ...] = ()
    prefix_items: tuple["Node", ...] = ()
    items: "Node | bool | None" = None
    minimum: int = -2
    maximum: int = 60
    min_length: int = 0
    min_items: int = 0

    @property
    def is_of_a_game(self) -> bool:
        """Whether only the game that is played says what it may be."""
        return not (self.ref or self.any_of or self.enum or self.type)


class _Components(Struct):
    schemas: dict[str, Node]


class _Description(Struct):
    components: _Components


class Sampler:
    """Draws values from the schemas a server describes itself with."""

    def __init__(self, description: bytes, luck: Random) -> None:
        self._schemas = msgspec.json.decode(description, type=_Description).components.schemas
        self._luck = luck

    def named(self, name: str) -> Json:
        """Draw a value of a schema by its name."""
        return self._draw(self._schemas[name], 0)

    def _draw(self, node: Node, depth: int) -> Json:
        if node.ref:
            return self._draw(self._schemas[node.ref.rpartition("/")[2]], depth)
        if node.any_of:
            return self._draw(self._luck.choice(node.any_of), depth)
        if node.enum:
            return self._luck.choice(node.enum)
        if node.prefix_items:
            return [self._draw(item, depth + 1) for item in node.prefix_items]
        match node.type:
            case "object":
                return {
                    name: self._field(name, field, depth + 1)
                    for name, field in node.properties.items()
                    if name in node.required or self._luck.random() < 0.7
                }
            case "array":
                return self._list(node, depth + 1)
            case _:
                return self._simple(node)

    def _field(self, name: str, node: Node, depth: int) -> Json:
        """Draw a field; what belongs to a game is drawn from what one of the games has there."""
        if not node.is_of_a_game:
            return self._draw(node, depth)
        owned = [known for known in self._schemas if known.endswith(f".{name.capitalize()}")]
        return self._draw(self._schemas[self._luck.choice(owned)], depth)

    def _list(self, node: Node, depth: int) -> Json:
        if not isinstance(node.items, Node):
            return []
        size = node.min_items + (self._luck.randrange(4) if depth < DEEPEST else 0)
        return [self._draw(node.items, depth) for _ in range(size)]

    def _simple(self, node: Node) -> Json:
        luck = self._luck
        match node.type:
            case "integer":
                return luck.randint(node.minimum, node.maximum)
            case "number":
                return luck.uniform(node.minimum, node.maximum)
            case "string":
                return _string(luck, node.min_length)
            case "boolean":
                return luck.random() < 0.5
            case _:
                return None


def _string(luck: Random, least: int) -> str:
    return "".join(luck.choice("abcXYZ019_-") for _ in range(least + luck.randrange(6)))


def bent(value: Json, luck: Random) -> Json:
    """Return a value with one place in it changed."""
    match value:
        case dict() if value and luck.random() < 0.85:
            return _bent_record(value, luck)
        case list() if value and luck.random() < 0.8:
            at = luck.randrange(len(value))
            return [bent(item, luck) if i == at else item for i, item in enumerate(value)]
        case _:
            return _other(luck)


def _bent_record(record: dict[str, Json], luck: Random) -> Json:
    name = luck.choice([*record])
    rest = {key: item for key, item in record.items() if key != name}
    way = luck.random()
    if way < 0.1:
        return rest
    if way < 0.2:
        return {**record, luck.choice(STRINGS): _other(luck)}
    if way < 0.3:
        return {**rest, name.upper(): record[name]}
    return {**record, name: bent(record[name], luck)}


def _other(luck: Random) -> Json:
    """Return something that hardly ever belongs there."""
    ways: tuple[Callable[[], Json], ...] = (
        lambda: luck.choice(HUGE),
        lambda: luck.choice(STRINGS),
        lambda: None,
        lambda: luck.random() < 0.5,
        list,
        dict,
        lambda: luck.randrange(-3, 9),
        lambda: nested(luck.choice((5, 100, 1000))),
    )
    return luck.choice(ways)()


def nested(depth: int) -> Json:
    """Return lists in lists."""
    value: Json = []
    for _ in range(depth):
        value = [value]
    return value


def broken(text: bytes, luck: Random) -> bytes:
    """Return a text with some of its bytes lost, changed, doubled or put in."""
    at = luck.randrange(len(text) + 1)
    to = min(len(text), at + luck.randrange(1, 9))
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: text[:at],
        lambda: text[:at] + text[to:],
        lambda: text[:to] + text[at:],
        lambda: text[:at] + luck.randbytes(to - at) + text[to:],
        lambda: text[:at] + luck.choice(RAW) + text[to:],
        lambda: b"[" * luck.randrange(1, MOST_BYTES) + text,
        lambda: text + b" " * luck.randrange(2 * MOST_BYTES),
        lambda: re.sub(rb"\d+", lambda _: b"9" * luck.randrange(1, 400), text, count=1),
    )
    return luck.choice(ways)()


def encoded(value: Json) -> bytes:
    """Return a value as JSON, however large its numbers or deep its lists."""
    try:
        return msgspec.json.encode(value)
    except (OverflowError, RecursionError):
        return b"[" * MOST_BYTES
