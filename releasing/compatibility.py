"""What a described wire has lost since an earlier one."""

from collections.abc import Iterator, Mapping

Described = Mapping[str, Mapping[str, object]]


def lost(before: Described, now: Described) -> list[str]:
    """Return what was described before and is no longer, and what is asked for that was not.

    Fields may come, if nobody has to send them:

    >>> before = {"Sit": {"properties": {"seat": {}, "name": {}}, "required": ["seat"]}}
    >>> lost(
    ...     before,
    ...     {"Sit": {"properties": {"seat": {}, "name": {}, "why": {}}, "required": ["seat"]}},
    ... )
    []
    >>> lost(before, {"Sit": {"properties": {"seat": {}}, "required": ["seat"]}})
    ['Sit.name is gone']
    >>> lost(before, {})
    ['Sit is gone']
    """
    return sorted(fault for name, kept in before.items() for fault in _lost(name, kept, now))


def _lost(name: str, kept: Mapping[str, object], now: Described) -> Iterator[str]:
    if name not in now:
        yield f"{name} is gone"
        return
    fields, left = _fields(kept), _fields(now[name])
    yield from (f"{name}.{field} is gone" for field in fields if field not in left)
    # Only what clients send refuses what it does not know, and so may not ask for more.
    if now[name].get("additionalProperties") is False:
        asked = set(_required(now[name])) - set(_required(kept))
        yield from (f"{name}.{field} is asked for" for field in asked)


def _fields(described: Mapping[str, object]) -> Mapping[str, object]:
    fields = described.get("properties", {})
    assert isinstance(fields, dict)
    return fields


def _required(described: Mapping[str, object]) -> list[str]:
    required = described.get("required", [])
    assert isinstance(required, list)
    return required
