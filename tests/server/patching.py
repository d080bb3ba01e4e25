"""What has changed in a room, put into the room one has, as the page does."""

import json

from croupier.server import wire

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def sent(value: object) -> Json:
    """Return a value as whoever gets it reads it."""
    read: Json = json.loads(wire.ENCODER.encode(value))
    return read


def patched(value: Json, patch: Json) -> Json:
    """Put what has changed into a value, as the page does."""
    match patch:
        case [whole]:
            return whole
        case [int(start), int(count), list(parts)]:
            assert isinstance(value, list)
            return [*value[:start], *parts, *value[start + count :]]
        case dict():
            return _patched_inside(value, patch)
        case _:
            raise AssertionError(patch)


def _patched_inside(value: Json, patch: dict[str, Json]) -> Json:
    if isinstance(value, list):
        return [
            patched(old, patch[str(n)]) if str(n) in patch else old for n, old in enumerate(value)
        ]
    assert isinstance(value, dict)
    kept = {name: old for name, old in value.items() if patch.get(name) != []}
    changed = {name: patched(value.get(name), part) for name, part in patch.items() if part != []}
    return {**kept, **changed}
