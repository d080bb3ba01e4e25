"""What Hypothesis draws from: boards, whole games with trades, positions, offers and events."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import count
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from msgspec import Struct
from msgspec.structs import replace

from croupier.bots.arena import play
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.core.chance import Dealer
from croupier.core.game import End, Result, Step, Turn
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, LOTS, Lot
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.events import (
    ActionTakenBack,
    BetLaidOff,
    BetMade,
    BetSettled,
    BetStood,
    BlockClosed,
    CardDrawn,
    CasinoBuilt,
    CasinoPaid,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    DiceArranged,
    DiceRerolled,
    DieMoved,
    DiePlaced,
    DieReplaced,
    EndCardDrawn,
    Event,
    GameEnded,
    LotGivenUp,
    LotKept,
    LotMarked,
    LotsPaid,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferReopened,
    OfferVoid,
    OfferWithdrawn,
    PointsScored,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    StartTied,
    TieRerolled,
    TurnBegan,
    TurnEnded,
)
from croupier.lordsofvegas.moves import (
    Action,
    Build,
    Gamble,
    Goods,
    Promise,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    TILES,
    Acting,
    Built,
    Die,
    Marked,
    Options,
    Plot,
    State,
    Table,
    ToAct,
    Vacant,
)
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.traders import KINDS, LordsSitting, play_out

seats = st.integers(0, 3).map(Seat)
lots = st.sampled_from(LOTS)
colours = st.sampled_from(COLOURS)
faces = st.integers(1, 6)
millions = st.integers(0, 60)
seeds = st.integers(0, 2**32 - 1)


class Played(Struct, frozen=True):
    """A game that is over, with the seed of its dealer and all its steps."""

    sitting: LordsSitting
    seed: bytes
    steps: tuple[Step[State, Event], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return tuple(event for step in self.steps for event in step.events)


@lru_cache(maxsize=64)
def played(players: int, seed: int) -> Played:
    """Play a game to its end; most tests of whole games look at the same ones."""
    dealer = Dealer.numbered(seed)
    if seed % 3:
        sitting = play_out(players, dealer, Random(seed), regret=0.3 * (seed % 3 - 1))
    else:
        bots = [Uniform(Random(10 * seed + seat)) for seat in range(players)]
        sitting = play(GAME, bots, Options(), dealer)
    return Played(sitting, dealer.seed, tuple(replay(GAME, sitting.log)))


def games() -> SearchStrategy[Played]:
    """Draw games of bots and of traders, for 2, 3 and 4: the longer one looks, the more."""
    return st.builds(played, st.integers(2, 4), st.integers(0, settings().max_examples // 5))


@st.composite
def positions(draw: DrawFn) -> State:
    """Draw states met in games."""
    return draw(st.sampled_from(draw(games()).steps)).state


@st.composite
def tables(draw: DrawFn) -> Table:
    """Draw boards with anything on them that there is enough of; few colours join best."""
    players = draw(st.integers(2, 4))
    owners = st.integers(0, players - 1).map(Seat)
    tiles = st.sampled_from(draw(st.lists(colours, min_size=1, max_size=4, unique=True)))
    dice = st.builds(Die, owners, faces, st.sampled_from((False, False, True)))
    drawn = draw(
        st.lists(
            st.builds(Built, tiles, st.none() | dice)
            | st.builds(Built, tiles, dice)
            | st.builds(Marked, owners)
            | st.just(Vacant()),
            min_size=len(LOTS),
            max_size=len(LOTS),
        )
    )
    plots = within_limits(players, drawn)
    unseen = [lot for lot, plot in zip(LOTS, plots, strict=True) if not isinstance(plot, Marked)]
    deck = draw(st.lists(st.sampled_from(unseen), unique=True)) if unseen else []
    return Table(
        plots=plots,
        money=draw(by_seat(players, millions)),
        points=draw(by_seat(players, st.sampled_from(TRACK[:-1]))),
        deck=tuple(sorted(deck, key=LOTS.index)),
        above=draw(st.integers(0, len(deck))),
        turn=draw(owners),
        gambled=draw(st.booleans()),
    )


def by_seat(players: int, numbers: SearchStrategy[int]) -> SearchStrategy[tuple[int, ...]]:
    """Draw a number for each seat."""
    return st.lists(numbers, min_size=players, max_size=players).map(tuple)


def within_limits(players: int, drawn: Sequence[Plot]) -> tuple[Plot, ...]:
    """Take off the board what there is not enough of, and what lies where nothing may."""
    used: Counter[object] = Counter()

    def within(plot: Plot) -> Plot:
        match plot:
            case Marked(owner):
                used["marker", owner] += 1
                return plot if used["marker", owner] <= MARKERS else Vacant()
            case Built(colour, die):
                used[colour] += 1
                if used[colour] > TILES:
                    return Vacant()
                used["die", die and die.owner] += 1
                return plot if used["die", die and die.owner] <= DICE else Built(colour, None)
            case Vacant():
                return plot

    return tuple(
        Vacant() if is_closed(players, lot) else within(plot)
        for lot, plot in zip(LOTS, drawn, strict=True)
    )


@st.composite
def acting(draw: DrawFn) -> Acting:
    """Draw a board on which every tie has been settled, for somebody to act on."""
    state = settle(draw(tables()), ToAct()).state
    dealer = Dealer.numbered(draw(seeds))
    for number in count():
        awaited = GAME.awaited(state)
        if isinstance(awaited, Turn | End):
            break
        state = GAME.step(state, dealer.answer(awaited, number)).state
    assert isinstance(state, Acting)
    return state


def several(least: int) -> SearchStrategy[tuple[Lot, ...]]:
    """Draw so many lots or more."""
    return st.lists(lots, min_size=least, max_size=5, unique=True).map(tuple)


goods = st.builds(Goods, st.sampled_from((0, 0, 5)), several(0), several(0))
promises = st.builds(Promise, st.sampled_from(KINDS), lots)
actions: SearchStrategy[Action] = st.one_of(
    st.builds(Build, lots, colours, st.none() | lots),
    st.builds(Sprawl, lots, lots, st.none() | lots),
    st.builds(Remodel, lots, colours),
    st.builds(Reorganize, lots),
    st.builds(Gamble, lots, st.integers(1, 45)),
)
terms = st.builds(
    Terms, goods, goods, st.none() | actions, st.lists(promises, max_size=2).map(tuple)
)


@st.composite
def offers(draw: DrawFn, state: State) -> tuple[Seat, Seat, Terms]:
    """Draw who offers what to whom: mostly possible, sometimes not quite."""
    table = state.table
    everyone = [Seat(seat) for seat in range(table.seats)]
    maker, to = draw(st.permutations(everyone))[:2]
    to = draw(st.sampled_from([to] * 9 + [maker, Seat(-1), Seat(table.seats)]))
    deal = Terms(draw(owned(table, maker)), draw(owned(table, to)))
    if draw(st.booleans()):
        return maker, to, deal
    listed = [move for move in GAME.legal(state, table.turn) if isinstance(move, Action)]
    action = draw(st.sampled_from([*listed, None]) | actions)
    return maker, to, replace(deal, action=action, promises=(*draw(st.lists(promises)),))


@st.composite
def owned(draw: DrawFn, table: Table, owner: Seat) -> Goods:
    """Draw what a seat might give, now and then something it does not have."""
    money = table.money[owner] if 0 <= owner < table.seats else 0
    return Goods(
        draw(st.sampled_from((0, 0, 0, 1, money // 2, money, money + 1, -1))),
        draw(some_of(table.markers(owner))),
        draw(some_of(table.dice(owner))),
    )


def some_of(own: Sequence[Lot]) -> SearchStrategy[tuple[Lot, ...]]:
    """Draw some of the own lots, or seldom any."""
    none = st.just(())
    mine = st.lists(st.sampled_from(own), max_size=3, unique=True).map(tuple) if own else none
    return st.one_of(none, mine, mine, several(0))


amounts = by_seat(4, millions)
two_dice = st.tuples(faces, faces)
rolled = st.lists(st.tuples(lots, faces), min_size=1, max_size=5)
gains = st.integers(-40, 80)


def ended(scores: Sequence[tuple[int, int]]) -> GameEnded:
    """Tell the end of a game with these points and this money."""
    points, money = zip(*scores, strict=True)
    return GameEnded(points, money, Result(tuple(scores)).places)


EVENTS: Mapping[type[Event], SearchStrategy[Event]] = {
    StartCardDealt: st.builds(StartCardDealt, seats, lots, st.integers(4, 9)),
    StartCardReplaced: st.builds(StartCardReplaced, seats, lots),
    StartRolled: st.builds(StartRolled, seats, two_dice),
    StartTied: st.builds(StartTied, st.lists(seats, min_size=2, unique=True).map(tuple)),
    TurnBegan: st.builds(TurnBegan, seats),
    CardDrawn: st.builds(CardDrawn, seats, lots, colours | st.just("strip")),
    EndCardDrawn: st.builds(EndCardDrawn, seats),
    LotMarked: st.builds(LotMarked, seats, lots),
    LotGivenUp: st.builds(LotGivenUp, seats, lots),
    DieReplaced: st.builds(DieReplaced, seats, lots, seats),
    DiePlaced: st.builds(DiePlaced, seats, lots, faces),
    DieMoved: st.builds(DieMoved, seats, lots),
    LotKept: st.builds(LotKept, seats, lots),
    BlockClosed: st.builds(BlockClosed, seats, lots),
    LotsPaid: st.builds(LotsPaid, amounts),
    CasinoPaid: st.builds(CasinoPaid, several(1), colours, amounts),
    PointsScored: st.builds(
        PointsScored,
        seats,
        several(1),
        st.integers(1, 9),
        st.sampled_from(TRACK),
        st.sampled_from(TRACK),
    ),
    TurnEnded: st.builds(TurnEnded, seats),
    GameEnded: st.lists(st.tuples(millions, millions), min_size=2, max_size=4).map(ended),
    CasinoBuilt: st.builds(CasinoBuilt, seats, lots, colours, faces, millions),
    CasinoSprawled: st.builds(CasinoSprawled, seats, lots, colours, faces, millions),
    CasinoRemodeled: st.builds(CasinoRemodeled, seats, several(1), colours, colours, millions),
    CasinoReorganized: st.builds(CasinoReorganized, seats, several(1), millions),
    DiceRerolled: rolled.map(lambda dice: DiceRerolled(*zip(*dice, strict=True))),
    DiceArranged: st.builds(
        lambda seat, dice: DiceArranged(seat, *zip(*dice, strict=True)), seats, rolled
    ),
    TieRerolled: st.builds(TieRerolled, several(2), faces, two_dice),
    BetMade: st.builds(BetMade, seats, several(1), st.integers(1, 45), seats),
    ActionTakenBack: st.builds(
        ActionTakenBack,
        seats,
        actions,
        st.lists(st.tuples(lots, st.builds(Marked, seats)), max_size=2).map(tuple),
        millions,
    ),
    BetLaidOff: st.builds(BetLaidOff, seats),
    BetStood: st.builds(BetStood, seats),
    BetSettled: st.builds(BetSettled, seats, seats, two_dice, gains, gains),
    OfferMade: st.builds(OfferMade, st.integers(1, 99), seats, seats, terms),
    OfferAccepted: st.builds(OfferAccepted, st.integers(1, 99), seats, seats, terms),
    OfferRefused: st.builds(OfferRefused, st.integers(1, 99), seats, seats),
    OfferWithdrawn: st.builds(OfferWithdrawn, st.integers(1, 99), seats, seats),
    OfferReopened: st.builds(OfferReopened, st.integers(1, 99), seats, seats, terms),
    OfferVoid: st.builds(
        OfferVoid,
        st.integers(1, 99),
        seats,
        seats,
        st.sampled_from(("card-drawn", "turn-ended", "not-owned", "no-money")),
    ),
}
"""How each kind of event may come about."""
