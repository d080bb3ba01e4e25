"""What has changed from one value to the next, for those who have the first.

States are immutable, and what a move does not touch is the same before and after it, so that two of
them are soon compared, whichever game they are of. A patch speaks of them as they are sent:

- an object says what has changed in a record, by its fields, or in a list, by its places;
- `[value]` stands where there is something else now, and `[]` where a field is gone;
- `[start, count, [part, …]]` has other parts in a list, from a place on, in place of so many.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple, cast

from msgspec import Struct
from msgspec.structs import astuple

Patch = Mapping[str, "Patch"] | Sequence[object]

GONE: Patch = ()
MANY = 3
"""If more than one in so many numbers or words of a list has changed, all of them are told."""
_NESTED = (Struct, tuple)
_values = cast(Callable[[object], tuple[object, ...]], astuple)
"""The values of what is known to be a record."""


def between(before: object, after: object) -> Patch:
    """Return what to change in one value so that it becomes the other, which it is not.

    >>> between((1, 2, 3, 4), (1, 5, 3, 4)), between((1, 2, 3), (1, 3))
    ({'1': (5,)}, (1, 1, ()))
    """
    kind = type(after)
    if kind is type(before):
        return _way(kind)(before, after)
    if isinstance(before, Struct) and isinstance(after, Struct):
        return _of_kinds(before, after)
    return (after,)


Way = Callable[[object, object], Patch]
"""How two values of one kind are compared."""


def _found_way(kind: type[object]) -> Way:
    """Return how values of a kind are compared; it is looked up many times for each move."""
    if issubclass(kind, tuple):
        return cast(Way, _of_lists)
    form = _form(kind)
    return _of_others if form is None else partial(_of_alike, form)


_way = cast(Callable[[type[object]], Way], cache(_found_way))


def _of_others(_before: object, after: object) -> Patch:
    """Return a number, a word, or whatever else has no parts."""
    return (after,)


def _of_alike(form: "_Form", before: object, after: object) -> Patch:
    """Return what has changed in a record of one kind."""
    patch: dict[str, Patch] = {}
    usual = form.usual
    for name, old, new in zip(form.names, _values(before), _values(after), strict=True):
        if old is not new and old != new:
            if name in usual and usual[name] in (old, new):
                patch[name] = GONE if new == usual[name] else (new,)
            else:
                patch[name] = between(old, new)
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
    pairs = enumerate(zip(before, after, strict=True))
    changed = [(place, old, new) for place, (old, new) in pairs if old is not new and old != new]
    if MANY * len(changed) > len(after) and not isinstance(changed[0][2], _NESTED):
        return (after,)
    return {str(place): between(old, new) for place, old, new in changed}


def _of_parts(before: Sequence[object], after: Sequence[object]) -> Patch:
    """Return which parts of a list are others, where there are more or fewer of them now."""
    if not before or not after:
        return 0, len(before), after
    start = _alike(before, after)
    shorter = min(len(before), len(after))
    end = min(_alike(before[::-1], after[::-1]), shorter - start)
    return start, len(before) - start - end, after[start : len(after) - end]


class _Form(NamedTuple):
    """How records of a kind are sent: under which names, and what of it is left out as usual."""

    names: tuple[str, ...]
    usual: Mapping[str, object]


def _form(kind: type[object]) -> _Form | None:
    """Return how a kind of record is sent; numbers, words and lists have no fields."""
    if not issubclass(kind, Struct) or kind.__struct_config__.array_like:
        return None
    config, names = kind.__struct_config__, kind.__struct_encode_fields__
    usual = zip(reversed(names), reversed(kind.__struct_defaults__), strict=False)
    return _Form(names, dict(usual) if config.omit_defaults else {})


def _is_tagged_alike(before: Struct, after: Struct) -> bool:
    """Tell whether two records say under the same name of which kind they are."""
    old, new = before.__struct_config__, after.__struct_config__
    is_whole = not (old.omit_defaults or new.omit_defaults)
    return is_whole and old.tag_field is not None and old.tag_field == new.tag_field


def _alike(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many parts two lists begin with alike."""
    for count, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old != new:
            return count
    return min(len(before), len(after))
