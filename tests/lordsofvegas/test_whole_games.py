"""What holds in every game, with any luck, any moves, any trades, for 2, 3 and 4."""

from collections.abc import Iterable

from hypothesis import given

from croupier.core.game import Moved, Turn
from croupier.core.log import replay
from croupier.core.records import Record, read, verify, write
from croupier.core.seats import Seat, Sitter
from croupier.lordsofvegas.board import COLOURS, LOTS, SITE, Lot
from croupier.lordsofvegas.casinos import casinos
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
from croupier.lordsofvegas.moves import Gamble, Goods, Promise
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.state import (
    Acting,
    Arranging,
    Beginning,
    Built,
    Dealing,
    Die,
    Drawing,
    Marked,
    Over,
    Plot,
    Proposal,
    State,
    Table,
    Vacant,
)
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.strategies import Played, games


class Onlooker:
    """Keeps a table of its own, moving everything as it hears the events told."""

    def __init__(self, seats: int) -> None:
        self.plots: dict[Lot, Plot] = dict.fromkeys(LOTS, Vacant())
        self.money = [0] * seats
        self.points = [0] * seats
        self.deck = [*LOTS]
        self.cards_drawn = 0
        self.turn = Seat(0)
        self.gambled = False
        self.promises: list[Promise] = []
        self.offers: dict[int, Proposal] = {}
        self.offers_made = 0
        self.lifted: Die | None = None

    def hear(self, event: Event) -> None:
        """Do on the own table what was done on theirs."""
        self.hear_money(event)
        match event:
            case StartCardDealt(seat, lot):
                self.deck.remove(lot)
                self.plots[lot] = Marked(seat)
            case StartCardReplaced(_, lot):
                self.deck.remove(lot)
            case TurnBegan(seat):
                self.turn = seat
            case CardDrawn(seat, lot, colour):
                assert (self.turn, SITE[lot].card) == (seat, colour)
                self.deck.remove(lot)
                self.cards_drawn += 1
            case LotMarked(seat, lot):
                assert self.plots[lot] == Vacant()
                self.plots[lot] = Marked(seat)
            case LotGivenUp(seat, lot):
                assert self.plots[lot] == Marked(seat)
                self.plots[lot] = Vacant()
            case DieReplaced(seat, lot, owner):
                assert seat != owner == self.lift(lot).owner
            case DieMoved(seat, lot):
                self.lifted = self.lift(lot)
                assert self.lifted.owner == seat
            case DiePlaced(seat, lot, value):
                self.drop(lot, Die(seat, value))
            case PointsScored(seat, casino, points, before, after):
                assert self.points[seat] == before
                assert len(casino) == points
                self.points[seat] = after
            case CasinoBuilt(seat, lot, colour, value):
                assert self.plots[lot] == Marked(seat)
                self.plots[lot] = Built(colour, None)
                self.drop(lot, Die(seat, value))
            case CasinoSprawled(seat, lot, colour, value):
                assert self.plots[lot] == Vacant()
                self.plots[lot] = Built(colour, None)
                self.drop(lot, Die(seat, value))
            case CasinoRemodeled(_, casino, former, colour):
                for lot in casino:
                    assert self.built(lot).colour == former
                    self.plots[lot] = Built(colour, self.built(lot).die)
            case DiceRerolled(rolled, values):
                for lot, value in zip(rolled, values, strict=True):
                    self.turn_to(lot, value, reorganized=True)
            case TieRerolled(rolled, tied, values):
                for lot, value in zip(rolled, values, strict=True):
                    assert self.die(lot).value == tied
                    self.turn_to(lot, value, reorganized=self.die(lot).reorganized)
            case DiceArranged(seat, rolled, values):
                assert sorted(values) == sorted(self.die(lot).value for lot in rolled)
                for lot, value in zip(rolled, values, strict=True):
                    assert self.die(lot).owner == seat
                    self.turn_to(lot, value, reorganized=True)
            case BetMade():
                self.gambled = True
            case ActionTakenBack(_, action, plots):
                self.plots.update(plots)
                self.gambled = self.gambled and not isinstance(action, Gamble)
            case OfferReopened(number, seat, to, terms):
                self.offers[number] = Proposal(number, seat, to, terms)
                self.offers = dict(sorted(self.offers.items()))
            case OfferMade(number, seat, to, terms):
                self.offers[number] = Proposal(number, seat, to, terms)
                self.offers_made = number
            case OfferAccepted(number, seat, to, terms):
                assert self.offers.pop(number) == Proposal(number, seat, to, terms)
                self.hand_over(seat, to, terms.give)
                self.hand_over(to, seat, terms.take)
                self.promises += terms.promises
            case OfferRefused(number) | OfferWithdrawn(number) | OfferVoid(number):
                del self.offers[number]
            case TurnEnded():
                self.gambled = False
                self.promises = []
                for lot, plot in self.plots.items():
                    if isinstance(plot, Built) and plot.die:
                        self.turn_to(lot, plot.die.value, reorganized=False)
            case StartRolled() | StartTied() | EndCardDrawn() | LotKept() | BlockClosed():
                pass
            case LotsPaid() | CasinoPaid() | CasinoReorganized():
                pass
            case BetLaidOff() | BetStood() | BetSettled() | GameEnded():
                pass

    def hear_money(self, event: Event) -> None:
        """Move money, and nothing else."""
        match event:
            case StartCardDealt(seat, _, money):
                self.money[seat] += money
            case LotsPaid(amounts) | CasinoPaid(_, _, amounts):
                self.money = [a + b for a, b in zip(self.money, amounts, strict=True)]
            case CasinoBuilt() | CasinoSprawled() | CasinoRemodeled() | CasinoReorganized():
                self.money[event.seat] -= event.cost
            case ActionTakenBack(seat, _, _, money):
                self.money[seat] += money
            case BetSettled(seat, boss, _, gain, boss_gain):
                self.money[seat] += gain
                self.money[boss] += boss_gain
            case OfferAccepted(_, seat, to, terms):
                self.money[seat] += terms.take.money - terms.give.money
                self.money[to] += terms.give.money - terms.take.money
            case _:
                pass

    def built(self, lot: Lot) -> Built:
        """Return the tile on a lot."""
        plot = self.plots[lot]
        assert isinstance(plot, Built)
        return plot

    def die(self, lot: Lot) -> Die:
        """Return the die on a lot."""
        die = self.built(lot).die
        assert die is not None
        return die

    def lift(self, lot: Lot) -> Die:
        """Take a die off its tile."""
        die = self.die(lot)
        self.plots[lot] = Built(self.built(lot).colour, None)
        return die

    def drop(self, lot: Lot, die: Die) -> None:
        """Put a die on an empty tile; if one was lifted to move it is that one, with its mark."""
        assert self.built(lot).die is None
        marked = self.lifted is not None and self.lifted.reorganized
        self.plots[lot] = Built(self.built(lot).colour, Die(die.owner, die.value, marked))
        self.lifted = None

    def turn_to(self, lot: Lot, value: int, *, reorganized: bool) -> None:
        """Turn a die to another value."""
        owner = self.die(lot).owner
        self.plots[lot] = Built(self.built(lot).colour, Die(owner, value, reorganized))

    def hand_over(self, giver: Seat, taker: Seat, goods: Goods) -> None:
        """Let lots and dice change hands."""
        for lot in goods.lots:
            assert self.plots[lot] == Marked(giver)
            self.plots[lot] = Marked(taker)
        for lot in goods.dice:
            die = self.die(lot)
            assert die.owner == giver
            new = Die(taker, die.value, die.reorganized)
            self.plots[lot] = Built(self.built(lot).colour, new)

    def compare(self, state: State) -> None:
        """Compare the own table with theirs."""
        table = state.table
        assert table.money == tuple(self.money)
        assert table.points == tuple(self.points)
        assert table.deck == tuple(self.deck)
        assert table.gambled == self.gambled
        assert table.promises == tuple(self.promises)
        assert table.offers == tuple(self.offers.values())
        assert table.offers_made == self.offers_made
        if not isinstance(state, Dealing | Beginning):
            assert table.turn == self.turn
        if isinstance(state, Arranging):
            assert arranged(table.plots) == arranged(self.plots.values())
        else:
            assert table.plots == tuple(self.plots.values())


def arranged(plots: Iterable[Plot]) -> list[tuple[Seat, int]]:
    """Return all dice, wherever they stand: while they are arranged nothing is told."""
    dice = (plot.die for plot in plots if isinstance(plot, Built))
    return sorted((die.owner, die.value) for die in dice if die)


@given(games())
def test_the_events_tell_all_that_lies_on_the_table(game: Played) -> None:
    """Money, points, cards, tiles, dice and their marks, markers, promises and offers."""
    onlooker = Onlooker(game.sitting.log.seats)
    for step in game.steps:
        for event in step.events:
            onlooker.hear(event)
        onlooker.compare(step.state)


@given(games())
def test_no_limit_is_ever_passed(game: Played) -> None:
    """LOV-1.2, LOV-1.6, LOV-1.8, LOV-1.11, LOV-2.4, LOV-15.6, LOV-21.1."""
    for step in game.steps:
        within_limits(step.state.table)


def within_limits(table: Table) -> None:
    """Count everything that lies on a table."""
    tiles = [plot for plot in table.plots if isinstance(plot, Built)]
    dice = [plot.die for plot in tiles if plot.die]
    markers = [plot.owner for plot in table.plots if isinstance(plot, Marked)]
    for seat in range(table.seats):
        assert table.money[seat] >= 0
        assert table.points[seat] in TRACK
        assert sum(die.owner == seat for die in dice) == len(table.dice(Seat(seat))) <= 12
        assert markers.count(Seat(seat)) == len(table.markers(Seat(seat))) <= 10
    for colour in COLOURS:
        used = sum(tile.colour == colour for tile in tiles)
        assert 0 <= used == 9 - table.tiles_left(colour) <= 9
    assert {die.owner for die in dice} | {*markers} <= {*range(table.seats)}
    assert {die.value for die in dice} <= {1, 2, 3, 4, 5, 6}
    if table.seats == 2:
        block_f = table.plots[LOTS.index(Lot("F1")) :]
        assert block_f == (Vacant(),) * 9


@given(games())
def test_every_casino_with_dice_has_one_boss_whenever_somebody_draws_or_acts(game: Played) -> None:
    """LOV-2.5, LOV-13.4."""
    for step in game.steps:
        if isinstance(step.state, Drawing | Acting | Over):
            for casino in casinos(step.state.table):
                assert (casino.boss is not None) == bool(casino.dice)
                assert not casino.is_tied


@given(games())
def test_a_game_that_ends_by_card_has_its_number_of_turns(game: Played) -> None:
    """LOV-3.5, LOV-21.4: closed cards of block F begin no turn."""
    seats, events = game.sitting.log.seats, game.events
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    turns = [event for event in drawn if seats > 2 or not event.lot.startswith("F")]

    if any(isinstance(event, EndCardDrawn) for event in events):
        assert len(turns) in {2: range(24, 34), 3: [32], 4: [30]}[seats]
        assert len(drawn) in {2: range(27, 34), 3: [32], 4: [30]}[seats]
    else:
        assert 90 in game.steps[-1].state.table.points
    assert sum(isinstance(event, TurnEnded) for event in events) <= len(turns)
    assert isinstance(events[-1], GameEnded)


@given(games())
def test_the_deck_loses_a_card_with_every_draw(game: Played) -> None:
    """LOV-3.4, LOV-5.1: so does what lies above the End of Game card; a quarter stays below."""
    below: int | None = None
    for before, step in zip(game.steps, game.steps[1:], strict=False):
        drawn = sum(isinstance(event, CardDrawn) for event in step.events)
        old, new = before.state.table, step.state.table
        if isinstance(step.state, Dealing | Beginning):
            assert new.above == len(new.deck) - len(new.deck) // 4
            below = len(new.deck) // 4
        else:
            assert len(new.deck) == len(old.deck) - drawn
            assert new.above == old.above - drawn == len(new.deck) - (below or 0)
        assert {*new.deck} <= {*old.deck}
        assert not {*new.deck} & {lot for s in range(new.seats) for lot in new.markers(Seat(s))}


@given(games())
def test_turns_go_to_the_left(game: Played) -> None:
    """LOV-4.1."""
    seats = game.sitting.log.seats
    began = [event.seat for event in game.events if isinstance(event, TurnBegan)]

    assert began == [(began[0] + i) % seats for i in range(len(began))]


@given(games())
def test_the_result_is_what_the_table_shows(game: Played) -> None:
    """LOV-20.3, LOV-20.4: most points, then most money; equals share a place."""
    *_, last = game.steps
    table = last.state.table
    assert isinstance(last.state, Over)
    result = GAME.result(last.state)
    assert result is not None

    assert last.events[-1] == GameEnded(table.points, table.money, result.places)
    for seat in range(table.seats):
        mine = (table.points[seat], table.money[seat])
        better = [
            other
            for other in range(table.seats)
            if table.points[other] > mine[0]
            or (table.points[other] == mine[0] and table.money[other] > mine[1])
        ]
        assert result.places[seat] == 1 + len(better)
    assert not any(GAME.result(step.state) for step in game.steps[:-1])


@given(games())
def test_every_position_reads_back(game: Played) -> None:
    for step in game.steps:
        text = GAME.text(step.state)
        assert GAME.read(text) == step.state
        assert "\n" not in text


@given(games())
def test_a_record_reads_back_replays_and_proves_its_luck(game: Played) -> None:
    log = game.sitting.log
    record = Record(tuple(Sitter(f"seat {n}") for n in range(log.seats)), log, game.seed)
    text = write(GAME, record)

    assert read(GAME, text) == record
    assert tuple(replay(GAME, read(GAME, text).log)) == game.steps
    assert game.sitting.state == game.steps[-1].state
    outcomes = [entry for entry in log.entries if not isinstance(entry, Moved)]
    assert verify(GAME, text) == len(outcomes)


@given(games())
def test_whoever_is_waited_for_can_move_and_whoever_is_asked_can_answer(game: Played) -> None:
    """LOV-16.1, LOV-16.2: without a draw or an action to wait for, nobody else can do anything."""
    for step in game.steps:
        awaited = GAME.awaited(step.state)
        movers = {seat for seat in range(-1, 5) if GAME.legal(step.state, Seat(seat))}
        if not isinstance(awaited, Turn):
            assert not movers
            continue
        open_offers = step.state.table.offers
        trading = isinstance(step.state, Drawing | Acting)
        assert awaited.asked == (tuple(sorted({o.to for o in open_offers})) if trading else ())
        makers = {offer.maker for offer in open_offers} if trading else set()
        assert movers == {awaited.seat, *awaited.asked, *makers}
