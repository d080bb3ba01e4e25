"""What was found about an object, remembered for that object."""

from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar, overload

AskedT = TypeVar("AskedT")
FoundT = TypeVar("FoundT")


class once(Generic[AskedT, FoundT]):  # noqa: N801  # used as a decorator
    """Find something about an object when it is first asked for, and keep it there.

    `functools.cached_property` does the same, with a lock that takes longer than most that is
    found here; whoever asks at the same time finds the same.

    >>> class Roll:
    ...     @once
    ...     def total(self):
    ...         print("adding")
    ...         return 7
    >>> roll = Roll()
    >>> roll.total, roll.total
    adding
    (7, 7)
    """

    def __init__(self, find: Callable[[AskedT], FoundT]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, _owner: type[AskedT], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, about: None, owner: type[AskedT]) -> "once[AskedT, FoundT]": ...

    @overload
    def __get__(self, about: AskedT, owner: type[AskedT]) -> FoundT: ...

    def __get__(self, about: AskedT | None, owner: type[AskedT]) -> "once[AskedT, FoundT] | FoundT":
        if about is None:
            return self
        found = about.__dict__[self._name] = self._find(about)
        return found


def remembered(most: int) -> Callable[[Callable[[AskedT], FoundT]], Callable[[AskedT], FoundT]]:
    """Remember what a function finds about so many objects, which never change.

    It knows them by what they are, not by what they are worth: to compare a whole board, or to
    hash it, takes longer than most that is asked about it.

    >>> asked = []
    >>> total = remembered(most=2)(lambda dice: asked.append(dice) or sum(dice))
    >>> dice = (1, 2)
    >>> total(dice), total(dice), len(asked)
    (3, 3, 1)
    """

    def remembering(find: Callable[[AskedT], FoundT]) -> Callable[[AskedT], FoundT]:
        # With what was found stands what it is about: else that might go, and another have its id.
        known: dict[int, tuple[AskedT, FoundT]] = {}

        @wraps(find)
        def found(about: AskedT) -> FoundT:
            kept = known.get(id(about))
            if kept is None:
                if len(known) >= most:
                    known.clear()
                kept = known[id(about)] = about, find(about)
            return kept[1]

        return found

    return remembering
