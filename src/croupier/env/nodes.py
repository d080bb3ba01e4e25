"""Games as trees: positions in which a seat chooses, or chance does among a few outcomes.

Chance takes small steps. Dice that are not alike are rolled group after group, so that no position
has more than the 1287 outcomes of eight dice that are alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

from croupier.core.chance import Ask, Dice, Draw, Drawn, Item, Outcome, Rolled, outcomes
from croupier.core.errors import CroupierError, IllegalMove
from croupier.core.game import Awaited, End, Entry, Moved, MoveT, Result, StateT, Turn
from croupier.core.seats import Seat
from croupier.env.batched import MOST_NAMED, Observations
from croupier.env.layout import Actions, Layout

FoundT = TypeVar("FoundT")

Chances = Mapping[int, tuple[Outcome, Fraction]]
"""Outcomes by their numbers, with their exact probabilities."""


class Tree(Protocol[StateT, MoveT]):
    """A game whose actions and outcomes have numbers."""

    seats: int
    layout: Layout
    actions: Actions

    def start(self) -> StateT:
        """Return the first state."""
        ...

    def awaited(self, state: StateT) -> Awaited:
        """Return who is waited for."""
        ...

    def step(self, state: StateT, entry: Entry[MoveT]) -> StateT:
        """Return where a move or an outcome leads."""
        ...

    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, once it has."""
        ...

    def text(self, state: StateT) -> str:
        """Write a state as one line."""
        ...

    def moves(self, state: StateT, begun: MoveT | None) -> Mapping[int, MoveT]:
        """Return what each action comes to: a move, or one that has only begun."""
        ...

    def is_begun(self, state: StateT, move: MoveT) -> bool:
        """Tell whether a move lacks something that is asked for next."""
        ...

    def number(self, item: Item) -> int:
        """Return the number of an item that can be drawn."""
        ...

    def observe(
        self, state: StateT, begun: MoveT | None, seat: int, observation: Observations
    ) -> None:
        """Write down what a seat sees."""
        ...


class Position(Protocol):
    """A position in the tree of some game; see `Node`, the only kind there is."""

    @property
    def seats(self) -> int: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def actions(self) -> Actions: ...
    @property
    def awaited(self) -> Awaited: ...
    def legal(self) -> list[int]: ...
    def chances(self) -> Chances: ...
    def after(self, action: int) -> "Position": ...
    def called(self, action: int) -> str: ...
    def win_shares(self) -> list[float]: ...
    def observe(self, seat: int, observation: Observations) -> None: ...
    def text(self) -> str: ...


@dataclass(frozen=True)
class Node(Generic[StateT, MoveT]):
    """A position: a state, the move that has begun in it, and the dice that lie there already."""

    tree: Tree[StateT, MoveT]
    state: StateT
    begun: MoveT | None = None
    faces: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: object) -> "Node[StateT, MoveT]":
        """Return the position itself, for nothing in it ever changes."""
        return self

    @property
    def seats(self) -> int:
        """How many play."""
        return self.tree.seats

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        return self.tree.layout

    @property
    def actions(self) -> Actions:
        """All actions of the game."""
        return self.tree.actions

    @property
    def awaited(self) -> Awaited:
        """Who is waited for: a seat, chance, or nobody."""
        return self.tree.awaited(self.state)

    def legal(self) -> list[int]:
        """Return the actions of the seat on turn."""
        return sorted(self.tree.moves(self.state, self.begun))

    def chances(self) -> Chances:
        """Return the outcomes there can be, by number, with their exact probabilities."""
        match self.awaited:
            case Dice() as ask:
                return rolls(next_group(ask, len(self.faces)))
            case Draw() as ask:
                draws = [*outcomes(ask)]
                return {self.tree.number(item_of(drawn)): (drawn, p) for drawn, p in draws}
            case Turn() | End():
                return {}

    def after(self, action: int) -> "Node[StateT, MoveT]":
        """Return the position an action, or an outcome of chance, leads to."""
        match self.awaited:
            case Turn(seat):
                moves = self.tree.moves(self.state, self.begun)
                return self._moved(seat, self._found(moves, action))
            case Dice() | Draw() as ask:
                return self._resolved(ask, self._found(self.chances(), action)[0])
            case End():
                raise CroupierError("game-over", "The game is over.")

    def _found(self, there: Mapping[int, FoundT], action: int) -> FoundT:
        """Return what has this number, or say which numbers there are."""
        if action in there:
            return there[action]
        some = ", ".join(map(str, sorted(there)[:MOST_NAMED]))
        more = ", …" if len(there) > MOST_NAMED else ""
        sentence = f"Action {action} is none of those there are: {some}{more}."
        raise IllegalMove("illegal-action", sentence, self.text())

    def _moved(self, seat: Seat, move: MoveT) -> "Node[StateT, MoveT]":
        if self.tree.is_begun(self.state, move):
            return replace(self, begun=move)
        return Node(self.tree, self.tree.step(self.state, Moved(seat, move)))

    def _resolved(self, ask: Ask, outcome: Outcome) -> "Node[StateT, MoveT]":
        if isinstance(ask, Dice) and isinstance(outcome, Rolled):
            faces = (*self.faces, *outcome.dice)
            if len(faces) < sum(ask.alike):
                return replace(self, faces=faces)
            outcome = Rolled(faces)
        return Node(self.tree, self.tree.step(self.state, outcome))

    def called(self, action: int) -> str:
        """Return the name of an action or an outcome."""
        if isinstance(self.awaited, Turn):
            return self.actions.names[action]
        match self.chances()[action][0]:
            case Rolled(dice):
                return f"roll {'-'.join(map(str, dice))}"
            case Drawn(item):
                return f"draw {item}"

    def win_shares(self) -> list[float]:
        """Return what each seat has of the win, which is nothing before the end."""
        result = self.tree.result(self.state)
        return [float(share) for share in result.win_shares] if result else [0.0] * self.seats

    def observe(self, seat: int, observation: Observations) -> None:
        """Write down what a seat sees."""
        self.tree.observe(self.state, self.begun, seat, observation)

    def text(self) -> str:
        """Write the position as one line."""
        return self.tree.text(self.state)


def next_group(ask: Dice, rolled: int) -> int:
    """Return the size of the group that is rolled next, after so many dice.

    >>> next_group(Dice((8, 0, 4)), 0), next_group(Dice((8, 0, 4)), 8)
    (8, 4)
    """
    ends = zip(ask.alike, accumulate(ask.alike), strict=True)
    return next(size for size, end in ends if rolled < end)


@cache
def rolls(dice: int) -> Chances:
    """Return all rolls of dice that are alike, numbered in ascending order.

    >>> len(rolls(8))
    1287
    >>> rolls(2)[1]
    (Rolled(dice=(1, 2)), Fraction(1, 18))
    """
    return dict(enumerate(outcomes(Dice((dice,)))))


def item_of(outcome: Outcome) -> Item:
    """Return what was drawn."""
    assert isinstance(outcome, Drawn)
    return outcome.item
