"""What has changed from one value to the next, for those who have the first.

States are immutable, and what a move does not touch is the same before and after it, so that two of
them are soon compared, whichever game they are of. A patch speaks of them as they are sent:

- an object says what has changed in a record, by its fields, or in a list, by its places;
- `[value]` stands where there is something else now, and `[]` where a field is gone;
- `[start, count, [part, …]]` has other parts in a list, from a place on, in place of so many.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import astuple

Patch = Mapping[str, "Patch"] | Sequence[object]

GONE: Patch = ()


class Patches:
    """Finds patches, each only once: what several people see differs in few places."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[object, object, Patch]] = {}

    def between(self, before: object, after: object) -> Patch:
        """Return what to change in one value so that it becomes the other, which it is not.

        >>> Patches().between((1, 2, 3), (1, 5, 3)), Patches().between((1, 2, 3), (1, 3))
        ({'1': (5,)}, (1, 1, ()))
        """
        if not isinstance(after, Struct | tuple):
            return (after,)
        key = id(before), id(after)
        found = self._found.get(key)
        if found is None:
            # Both are kept with it: what is forgotten may give its id to something else.
            found = self._found[key] = before, after, self._between(before, after)
        return found[2]

    def _between(self, before: object, after: object) -> Patch:
        if isinstance(after, Struct) and isinstance(before, Struct):
            if type(before) is type(after):
                return self._of_alike(before, after)
            if _is_tagged_alike(before, after):
                return self._of_kinds(before, after)
        elif isinstance(after, tuple) and isinstance(before, tuple):
            return self._of_lists(before, after)
        return (after,)

    def _of_alike(self, before: Struct, after: Struct) -> Patch:
        """Return what has changed in a record of one kind."""
        config = after.__struct_config__
        if config.array_like:
            return (after,)
        fields = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
        patch = {
            name: self.between(old, new)
            for name, old, new in fields
            if old is not new and old != new
        }
        return _without_usual(patch, before, after) if config.omit_defaults else patch

    def _of_kinds(self, before: Struct, after: Struct) -> Patch:
        """Return what has changed where a record is of another kind now, as phases are."""
        config = after.__struct_config__
        old = dict(zip(before.__struct_encode_fields__, astuple(before), strict=True))
        new = dict(zip(after.__struct_encode_fields__, astuple(after), strict=True))
        patch: dict[str, Patch] = {str(config.tag_field): (config.tag,)}
        patch |= {name: GONE for name in old if name not in new}
        for name, value in new.items():
            if name not in old:
                patch[name] = (value,)
            elif old[name] is not value and old[name] != value:
                patch[name] = self.between(old[name], value)
        return patch

    def _of_lists(self, before: Sequence[object], after: Sequence[object]) -> Patch:
        if len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            return {
                str(place): self.between(old, new)
                for place, (old, new) in pairs
                if old is not new and old != new
            }
        start = _alike(before, after)
        shorter = min(len(before), len(after))
        end = min(_alike(before[::-1], after[::-1]), shorter - start)
        return start, len(before) - start - end, tuple(after[start : len(after) - end])


def _without_usual(patch: dict[str, Patch], before: Struct, after: Struct) -> Patch:
    """Return a patch of records that are sent without what is usual in them."""
    usual = dict(
        zip(reversed(after.__struct_fields__), reversed(after.__struct_defaults__), strict=False)
    )
    names = dict(zip(after.__struct_encode_fields__, after.__struct_fields__, strict=True))
    for name in patch:
        field = names[name]
        if field in usual and getattr(after, field) == usual[field]:
            patch[name] = GONE
        elif field in usual and getattr(before, field) == usual[field]:
            patch[name] = (getattr(after, field),)
    return patch


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
