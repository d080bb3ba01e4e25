"""What was found about an object is remembered for that object alone."""

from croupier.core.remembering import once, remembered


def test_each_object_is_asked_about_once() -> None:
    asked: list[list[int]] = []

    @remembered(most=10)
    def length(about: list[int]) -> int:
        asked.append(about)
        return len(about)

    one, other = [1, 2], [1, 2]
    assert [length(about) for about in (one, other, one, other, [])] == [2, 2, 2, 2, 0]
    assert asked == [one, other, []]


def test_so_many_are_remembered_and_no_more() -> None:
    asked: list[int] = []

    @remembered(most=2)
    def first(about: tuple[int, ...]) -> int:
        asked.append(about[0])
        return about[0]

    kept = [(number, number) for number in range(3)]
    assert [first(kept[place]) for place in (0, 1, 0, 2, 2, 0)] == [0, 1, 0, 2, 2, 0]
    assert asked == [0, 1, 2, 0]


def test_an_object_that_takes_the_place_of_another_is_asked_about() -> None:
    @remembered(most=100_000)
    def value(about: list[int]) -> int:
        return about[0]

    # Were they let go, the next one would often have the place in memory of the one before.
    assert [value([number]) for number in range(1000)] == [*range(1000)]


class Roll:
    """Dice that are added up when somebody asks for it."""

    def __init__(self, *dice: int) -> None:
        self.dice = dice
        self.asked = 0

    @once
    def total(self) -> int:
        """All pips."""
        self.asked += 1
        return sum(self.dice)


def test_what_is_found_once_stays_with_its_object() -> None:
    one, other = Roll(1, 2), Roll(3)

    assert [one.total, other.total, one.total] == [3, 3, 3]
    assert (one.asked, other.asked) == (1, 1)
    assert Roll.total.__doc__ == "All pips."
