"""What has changed from one value to the next, for those who have the first.

States are immutable, and what a move does not touch is the same before and after it, so that two of
them are soon compared, whichever game they are of. A patch speaks of them as they are sent:

- an object says what has changed in a record, by its fields, or in a list, by its places;
- `[value]` stands where there is something else now, and `[]` where a field is gone;
- `[start, count, [part, …]]` has other parts in a list, from a place on, in place of so many.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress, count
from operator import is_not
from types import NoneType
from typing import cast

from msgspec import Struct
from msgspec.structs import astuple

Patch = Mapping[str, "Patch"] | Sequence[object]

GONE: Patch = ()
MANY = 3
"""If more than one in so many numbers or words of a list has changed, all of them are told."""
_PARTLESS = frozenset((int, str, bool, float, NoneType))
"""What most fields are; they are told as they are."""
_values = cast(Callable[[object], tuple[object, ...]], astuple)
"""The values of what is known to be a record."""


def between(before: object, after: object) -> Patch:
    """Return what to change in one value so that it becomes the other, which it is not.

    >>> between((1, 2, 3, 4), (1, 5, 3, 4)), between((1, 2, 3), (1, 3))
    ({'1': (5,)}, (1, 1, ()))
    """
    kind = type(after)
    if kind is type(before):
        way = _WAYS.get(kind) or _way(kind)
        return way(before, after)
    if isinstance(before, Struct) and isinstance(after, Struct):
        return _of_kinds(before, after)
    return (after,)


Way = Callable[[object, object], Patch]
"""How two values of one kind are compared."""
_WAYS: dict[type[object], Way] = {}
"""The ways that were found, for they are looked up many times for each move."""


def _way(kind: type[object]) -> Way:
    """Find how values of a kind are compared."""
    if issubclass(kind, tuple):
        way = cast(Way, _of_lists)
    elif not issubclass(kind, Struct) or kind.__struct_config__.array_like:
        way = _of_others
    else:
        names, usual = kind.__struct_encode_fields__, _usual(kind)
        way = partial(_of_partly_usual, names, usual) if usual else partial(_of_alike, names)
    _WAYS[kind] = way
    return way


def _of_others(_before: object, after: object) -> Patch:
    """Return a number, a word, or whatever else has no parts."""
    return (after,)


def _of_alike(names: Sequence[str], before: object, after: object) -> Patch:
    """Return what has changed in a record of one kind."""
    old, new = _values(before), _values(after)
    patch: dict[str, Patch] = {}
    for place in compress(count(), map(is_not, old, new)):
        was, value = old[place], new[place]
        if was != value:
            kind = type(value)
            # As `between` does it, which is called for most of what changes.
            if kind in _PARTLESS:
                patch[names[place]] = (value,)
            elif kind is type(was) and kind in _WAYS:
                patch[names[place]] = _WAYS[kind](was, value)
            else:
                patch[names[place]] = between(was, value)
    return patch


def _of_partly_usual(
    names: Sequence[str], usual: Mapping[str, object], before: object, after: object
) -> Patch:
    """Return the same for a kind of which some fields are left out where they are as usual."""
    old, new = _values(before), _values(after)
    patch: dict[str, Patch] = {}
    for place in compress(count(), map(is_not, old, new)):
        name, was, value = names[place], old[place], new[place]
        if was != value:
            if name in usual and usual[name] in (was, value):
                patch[name] = GONE if value == usual[name] else (value,)
            else:
                patch[name] = between(was, value)
    return patch


def _of_kinds(before: Struct, after: Struct) -> Patch:
    """Return what has changed where a record is of another kind now, as phases are."""
    if not _is_tagged_alike(before, after):
        return (after,)
    config = after.__struct_config__
    old = dict(zip(before.__struct_encode_fields__, astuple(before), strict=True))
    new = dict(zip(after.__struct_encode_fields__, astuple(after), strict=True))
    patch: dict[str, Patch] = {str(config.tag_field): (config.tag,)}
    patch |= {name: GONE for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            patch[name] = (value,)
        elif old[name] is not value and old[name] != value:
            patch[name] = between(old[name], value)
    return patch


def _of_lists(before: Sequence[object], after: Sequence[object]) -> Patch:
    if len(before) != len(after):
        return _of_parts(before, after)
    others = compress(count(), map(is_not, before, after))
    changed = [place for place in others if before[place] != after[place]]
    if MANY * len(changed) > len(after) and type(after[changed[0]]) in _PARTLESS:
        return (after,)
    return {str(place): between(before[place], after[place]) for place in changed}


def _of_parts(before: Sequence[object], after: Sequence[object]) -> Patch:
    """Return which parts of a list are others, where there are more or fewer of them now."""
    if not before or not after:
        return 0, len(before), after
    start = _alike(before, after)
    shorter = min(len(before), len(after))
    end = min(_alike(before[::-1], after[::-1]), shorter - start)
    return start, len(before) - start - end, after[start : len(after) - end]


def _usual(kind: type[Struct]) -> Mapping[str, object]:
    """Return what of a kind of record is not sent, by its names."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    names, values = kind.__struct_encode_fields__, kind.__struct_defaults__
    return dict(zip(reversed(names), reversed(values), strict=False))


def _is_tagged_alike(before: Struct, after: Struct) -> bool:
    """Tell whether two records say under the same name of which kind they are."""
    old, new = before.__struct_config__, after.__struct_config__
    is_whole = not (old.omit_defaults or new.omit_defaults)
    return is_whole and old.tag_field is not None and old.tag_field == new.tag_field


def _alike(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many parts two lists begin with alike."""
    for place in compress(count(), map(is_not, before, after)):
        if before[place] != after[place]:
            return place
    return min(len(before), len(after))
