"""What holds in every game, with any luck, any moves and any configuration."""

from collections import Counter

from hypothesis import given

from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.lasvegas.events import (
    DicePlaced,
    DiceRolled,
    Event,
    GameEnded,
    NotesReturned,
    NoteTaken,
    NoteTurned,
    RoundBegan,
    StarterDrawn,
    TieCancelled,
    WentEmpty,
    WhiteScattered,
)
from croupier.lasvegas.notes import COUNTS, VALUES, Dollars
from croupier.lasvegas.state import Hand, Options, Over, Purse, Starting, State, Table
from tests.strategies import GAME, LasVegasSitting, sittings

WHITE_EACH = {2: 4, 3: 2, 4: 2}
"""White dice by the number of players (LV-7.2)."""


class Onlooker:
    """Keeps a table of its own, moving notes and dice as it hears the events told."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = range(seats)
        self.hand = Hand(8, WHITE_EACH[seats] if options.white else 0)
        self.round = 0
        self.starter = -1
        self.deck = Counter(dict(zip(VALUES, COUNTS, strict=True)))
        self.gone: Counter[Dollars] = Counter()
        self.purses: list[Counter[Dollars]] = [Counter() for _ in self.seats]
        self.clear()

    def clear(self) -> None:
        """Clear the casinos and hand out the dice."""
        self.hands = [[self.hand.own, self.hand.white] for _ in self.seats]
        self.notes: list[Counter[Dollars]] = [Counter() for _ in range(6)]
        self.dice = [[0 for _ in self.seats] for _ in range(6)]
        self.white = [0] * 6

    def hear(self, event: Event) -> None:
        """Do on the own table what was done on theirs."""
        match event:
            case RoundBegan(number, starter):
                self.round, self.starter = number, starter
                self.clear()
            case NoteTurned(casino, note):
                self.deck[note] -= 1
                self.notes[casino - 1][note] += 1
            case WhiteScattered(dice):
                for die in dice:
                    self.white[die - 1] += 1
            case DicePlaced(seat, casino, own, white):
                self.hands[seat][0] -= own
                self.hands[seat][1] -= white
                self.dice[casino - 1][seat] += own
                self.white[casino - 1] += white
            case NoteTaken(casino, note, claimant):
                self.notes[casino - 1][note] -= 1
                pile = self.gone if claimant == "white" else self.purses[claimant]
                pile[note] += 1
            case NotesReturned(casino, notes):
                self.notes[casino - 1] -= Counter(notes)
                self.gone += Counter(notes)
            case StarterDrawn() | DiceRolled() | TieCancelled() | WentEmpty() | GameEnded():
                pass


def table_of(state: State) -> Table | None:
    return None if isinstance(state, Starting | Over) else state.table


@given(sittings())
def test_the_events_tell_all_that_lies_on_the_table(sitting: LasVegasSitting) -> None:
    onlooker = Onlooker(sitting.log.seats, sitting.log.options)
    for step in replay(GAME, sitting.log):
        for event in step.events:
            onlooker.hear(event)
        if table := table_of(step.state):
            assert (table.round, table.starter) == (onlooker.round, onlooker.starter)
            assert table.deck == tuple(onlooker.deck[value] for value in VALUES)
            assert [Counter(c.notes) for c in table.casinos] == [+n for n in onlooker.notes]
            assert [[*casino.dice] for casino in table.casinos] == onlooker.dice
            assert [casino.white for casino in table.casinos] == onlooker.white
            assert [[hand.own, hand.white] for hand in table.hands] == onlooker.hands
            assert list(map(counted, table.winnings)) == onlooker.purses

    assert isinstance(step.state, Over)
    assert list(map(counted, step.state.purses)) == onlooker.purses


def counted(purse: object) -> Counter[Dollars]:
    assert isinstance(purse, Purse)
    return Counter(purse.notes)


@given(sittings())
def test_no_note_is_lost_or_found(sitting: LasVegasSitting) -> None:
    """LV-1.3: each of the 54 is in the deck, at a casino, in a purse, or under the deck."""
    onlooker = Onlooker(sitting.log.seats, sitting.log.options)
    for step in replay(GAME, sitting.log):
        for event in step.events:
            onlooker.hear(event)
        if table := table_of(step.state):
            deck = Counter(dict(zip(VALUES, table.deck, strict=True)))
            notes = [*deck.elements(), *onlooker.gone.elements()]
            notes += [note for casino in table.casinos for note in casino.notes]
            notes += [note for purse in table.winnings for note in counted(purse).elements()]
            assert len(notes) == 54
            assert sum(notes) == 2_500_000
            assert Counter(notes) == dict(zip(VALUES, COUNTS, strict=True))


@given(sittings())
def test_every_die_is_in_a_hand_or_at_a_casino(sitting: LasVegasSitting) -> None:
    """LV-1.2, LV-7.1: eight of each colour, and eight white ones or none."""
    log = sitting.log
    scattered = log.seats != 3
    for step in replay(GAME, log):
        if any(isinstance(event, RoundBegan) for event in step.events):
            scattered = log.seats != 3
        if any(isinstance(event, WhiteScattered) for event in step.events):
            scattered = True
        if table := table_of(step.state):
            for seat in range(log.seats):
                placed = sum(casino.dice[seat] for casino in table.casinos)
                assert table.hands[seat].own + placed == 8
            white = sum(hand.white for hand in table.hands)
            white += sum(casino.white for casino in table.casinos)
            assert white == ((8 if scattered else 6) if log.options.white else 0)


@given(sittings())
def test_a_game_has_four_rounds_and_the_card_moves_left(sitting: LasVegasSitting) -> None:
    """LV-6.1, LV-6.2."""
    events = [event for step in replay(GAME, sitting.log) for event in step.events]
    began = [event for event in events if isinstance(event, RoundBegan)]
    first = began[0].starter

    assert began == [RoundBegan(1 + i, Seat((first + i) % sitting.log.seats)) for i in range(4)]
    assert sitting.log.options.start in (None, first)
    assert isinstance(events[-1], GameEnded)


@given(sittings())
def test_turns_go_to_the_left_and_skip_those_without_dice(sitting: LasVegasSitting) -> None:
    """LV-4.4, LV-4.5: whoever is next still has dice, and at the end of a round nobody has."""
    log = sitting.log
    held: list[int] = []
    at_turn = 0
    for event in (event for step in replay(GAME, log) for event in step.events):
        match event:
            case RoundBegan(_, starter):
                assert not any(held)
                held = [8 + (WHITE_EACH[log.seats] if log.options.white else 0)] * log.seats
                at_turn = starter
            case DiceRolled(seat, roll):
                while not held[at_turn]:
                    at_turn = (at_turn + 1) % log.seats
                assert seat == at_turn
                assert len(roll.own) + len(roll.white) == held[seat]
            case DicePlaced(seat, _, own, white):
                assert own + white > 0
                held[seat] -= own + white
                at_turn = (seat + 1) % log.seats
            case _:
                pass
    assert not any(held)


@given(sittings())
def test_a_turn_places_all_dice_of_the_face_that_was_chosen(sitting: LasVegasSitting) -> None:
    """LV-4.2, LV-7.4."""
    rolled: Event | None = None
    for step, entry in zip(list(replay(GAME, sitting.log))[1:], sitting.log.entries, strict=True):
        match entry, step.events[0]:
            case Moved(seat, move), DicePlaced() as placed:
                assert isinstance(rolled, DiceRolled)
                assert placed == DicePlaced(
                    seat,
                    move.face,
                    rolled.roll.own.count(move.face),
                    rolled.roll.white.count(move.face),
                )
                assert rolled.seat == seat
            case _, event:
                rolled = event
