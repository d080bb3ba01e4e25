"""What has changed from one view to the next, for those who have the first.

States are immutable, and what a move does not touch is the same object before and after it; so two
of them are soon compared, whichever game they are of.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields

Step = str | int
"""The name of a field, or a place in a list."""


class Change(Struct, frozen=True, array_like=True):
    """What is new somewhere: the way there, and what stands there now."""

    path: tuple[Step, ...]
    value: object


def changes(before: object, after: object) -> tuple[Change, ...]:
    """Return what to put where, so that the one becomes the other."""
    return tuple(_changes(before, after, ()))


def _changes(before: object, after: object, path: tuple[Step, ...]) -> Iterator[Change]:
    if before is after:
        return
    if isinstance(after, Struct) and type(before) is type(after):
        for field in fields(after):
            old, new = getattr(before, field.name), getattr(after, field.name)
            if old is not new:
                yield from _changes(old, new, (*path, field.encode_name))
    elif isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new:
                yield from _changes(old, new, (*path, place))
    elif before != after:
        yield Change(path, after)
