"""States and moves of Lords of Vegas to rows and back."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import casinos, codes
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.row import Row, Rows
from croupier.kernel.packing import packing, require_no_more, require_within
from croupier.lordsofvegas import text
from croupier.lordsofvegas.board import COLOURS, LOTS, PLACE, Lot
from croupier.lordsofvegas.moves import (
    ACTION_KINDS,
    Action,
    Arrange,
    Build,
    Choice,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    Goods,
    LayOff,
    Move,
    MoveDie,
    Promise,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Terms,
)
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Beginning,
    Betting,
    Built,
    Dealing,
    Die,
    Drawing,
    GivingUp,
    Marked,
    MovingDie,
    Over,
    Plot,
    Proposal,
    Rerolling,
    Revealing,
    Settling,
    State,
    Table,
    Then,
    ToAct,
    ToDraw,
    ToPay,
    Vacant,
)
from croupier.lordsofvegas.validation import is_sound

PACKING = packing(r.GAME)
LIMITS = {"seats": r.SEATS, "space": len(TRACK) - 1, "lot": r.LOTS - 1, "then": r.TO_PAY}
"""The highest numbers of those that count or point at something."""
PHASES: Mapping[type[State], int] = {
    Dealing: r.DEALING,
    Beginning: r.BEGINNING,
    Drawing: r.DRAWING,
    Revealing: r.REVEALING,
    GivingUp: r.GIVING_UP,
    MovingDie: r.MOVING_DIE,
    Settling: r.SETTLING,
    Acting: r.ACTING,
    Rerolling: r.REROLLING,
    Arranging: r.ARRANGING,
    Answering: r.ANSWERING,
    Betting: r.BETTING,
    Over: r.OVER,
}


@lru_cache(maxsize=4096)
def mask(lots: tuple[Lot, ...]) -> int:
    """Return lots as bits."""
    return sum(1 << PLACE[lot] for lot in {*lots})


def lots_in(bits: int) -> tuple[Lot, ...]:
    """Return bits as lots."""
    return tuple(lot for place, lot in enumerate(LOTS) if bits >> place & 1)


def encode(state: State) -> bytes:
    """Return the part of a row that holds this state."""
    table = state.table
    money = [*table.money, *[0] * (r.SEATS - table.seats)]
    spaces = [*map(TRACK.index, table.points), *[0] * (r.SEATS - table.seats)]
    phase = _phase_numbers(state)
    return PACKING.pack(
        *_board(table.plots),
        mask(table.deck),
        *_promised(table.promises),
        phase.get("lots", 0),
        *_offers(table.offers),
        table.offers_made,
        *money,
        phase.get("bet", 0),
        *spaces,
        PHASES[type(state)],
        table.seats,
        table.turn,
        table.above,
        table.gambled,
        *(phase.get(key, 0) for key in ("lot", "value", "then", "seat", "laid_off", "contenders")),
    )


@lru_cache(maxsize=64)
def _board(plots: tuple[Plot, ...]) -> tuple[int, ...]:
    """Return tiles, dice, markers, the planes of values and the marks, as bits."""
    masks = [0] * (r.COLOURS + r.SEATS + r.SEATS + r.PLANES + 1)
    for place, plot in enumerate(plots):
        for number in _masks_with(plot):
            masks[number] |= 1 << place
    return tuple(masks)


@lru_cache(maxsize=1024)
def _masks_with(plot: Plot) -> tuple[int, ...]:
    """Return the numbers of the masks in which a lot with this on it is set."""
    dice = r.COLOURS
    markers = dice + r.SEATS
    planes = markers + r.SEATS
    marked = planes + r.PLANES
    match plot:
        case Marked(owner):
            return (markers + owner,)
        case Built(colour, die):
            tile = COLOURS.index(colour)
            if die is None:
                return (tile,)
            lit = [planes + plane for plane in range(r.PLANES) if die.value >> plane & 1]
            return (tile, dice + die.owner, *lit, *[marked] * die.reorganized)
        case Vacant():
            return ()


def _promised(promises: tuple[Promise, ...]) -> tuple[int, ...]:
    if not promises:
        return _NO_PROMISES
    return tuple(mask(tuple(p.lot for p in promises if p.kind == kind)) for kind in ACTION_KINDS)


_NO_PROMISES = (0,) * r.KINDS


def _offers(offers: tuple[Proposal, ...]) -> tuple[int, ...]:
    """Return the offers in the order of the fields, each in its slot."""
    if not offers:
        return _NO_OFFERS
    slots = [_NO_OFFER] * r.SLOTS
    for offer in offers:
        slots[offer.maker * r.SEATS + offer.to] = (*terms_numbers(offer.terms), (offer.number,))
    fields = zip(*slots, strict=True)
    return tuple(number for field in fields for numbers in field for number in numbers)


def terms_numbers(terms: Terms) -> tuple[tuple[int, ...], ...]:
    """Return the lots, dice, promises, money and action of an offer."""
    give, take = terms.give, terms.take
    return (
        (mask(give.lots), mask(take.lots)),
        (mask(give.dice), mask(take.dice)),
        _promised(terms.promises),
        (give.money, take.money),
        (action_code(terms.action) if terms.action else 0,),
    )


_NO_OFFER = (*terms_numbers(Terms()), (0,))
_NO_OFFERS = (0,) * (r.SLOTS * sum(map(len, _NO_OFFER)))


def _phase_numbers(state: State) -> dict[str, int]:
    """Return what only the phase of this state has."""
    match state:
        case Beginning(_, contenders):
            return {"contenders": sum(1 << seat for seat in contenders)}
        case GivingUp(_, card):
            return {"lot": PLACE[card]}
        case MovingDie(_, card, value):
            return {"lot": PLACE[card], "value": value}
        case Settling(_, then):
            return _then_numbers(then)
        case Rerolling(_, casino):
            return {"lot": PLACE[casino]}
        case Arranging(_, seat, lots):
            return {"seat": seat, "lots": mask(lots)}
        case Answering(_, casino, bet, boss):
            return {"lot": PLACE[casino], "bet": bet, "seat": boss}
        case Betting(_, casino, bet, boss, laid_off):
            return {"lot": PLACE[casino], "bet": bet, "seat": boss, "laid_off": laid_off}
        case _:
            return {}


def _then_numbers(then: Then) -> dict[str, int]:
    match then:
        case ToDraw():
            return {"then": r.TO_DRAW}
        case ToAct():
            return {"then": r.TO_ACT}
        case ToPay(card):
            return {"then": r.TO_PAY, "lot": PLACE[card]}


def write(rows: Rows, at: int, state: State) -> None:
    """Write a state into a row, whose luck stays as it is."""
    part(rows, at)[:] = encode(state)
    casinos.derive(rows[at])


def part(rows: Rows, at: int) -> memoryview:
    """Return the bytes of a row that hold its state, equal for equal states, as they are now."""
    return rows.view(np.uint8).reshape(len(rows), -1)[at, : PACKING.size].data


def decode(row: Row) -> State:
    """Read a state from a row, or refuse a row that holds none."""
    require_within(row, LIMITS)
    state = state_of(row)
    if not is_sound(state):
        raise CroupierError("no-state", f"This row is no state of the game: {text.write(state)}")
    require_no_more(row, r.GAME, encode(state))
    return state


def _table(row: Row) -> Table:
    seats = int(row.seats)
    return Table(
        plots=tuple(_plot(row, place) for place in range(r.LOTS)),
        money=tuple(row.money.tolist()[:seats]),
        points=tuple(TRACK[space] for space in row.space.tolist()[:seats]),
        deck=lots_in(int(row.deck)),
        above=int(row.above),
        turn=Seat(int(row.turn)),
        gambled=bool(row.gambled),
        promises=_promises(row.promised.tolist()),
        offers=_proposals(row),
        offers_made=int(row.offers_made),
    )


def _plot(row: Row, place: int) -> Plot:
    at = np.uint64(1 << place)
    for owner in range(r.SEATS):
        if row.markers[owner] & at:
            return Marked(Seat(owner))
    colour = casinos.colour_of(row, at)
    return Vacant() if colour == r.COLOURS else Built(COLOURS[colour], _die(row, at))


def _die(row: Row, at: np.uint64) -> Die | None:
    owner = casinos.owner_of(row, at)
    if owner == row.seats:
        return None
    return Die(Seat(owner), casinos.value_of(row, at), bool(row.marked & at))


def _promises(masks: Iterable[int]) -> tuple[Promise, ...]:
    kinds = zip(ACTION_KINDS, masks, strict=True)
    return tuple(Promise(kind, lot) for kind, bits in kinds for lot in lots_in(bits))


def _proposals(row: Row) -> tuple[Proposal, ...]:
    open_slots = [slot for slot in range(r.SLOTS) if row.offer_number[slot]]
    open_slots.sort(key=lambda slot: int(row.offer_number[slot]))
    return tuple(proposal_of(row, slot) for slot in open_slots)


def proposal_of(row: Row, slot: int) -> Proposal:
    """Read an offer from its slot, whether it has been made or not."""
    give, take = (
        Goods(
            int(row.offer_money[slot, side]),
            lots_in(int(row.offer_lots[slot, side])),
            lots_in(int(row.offer_dice[slot, side])),
        )
        for side in (0, 1)
    )
    code = int(row.offer_action[slot])
    action = action_of(code) if code else None
    terms = Terms(give, take, action, _promises(row.offer_promised[slot].tolist()))
    maker, to = divmod(slot, r.SEATS)
    return Proposal(int(row.offer_number[slot]), Seat(maker), Seat(to), terms)


def state_of(row: Row) -> State:
    """Read what a row says, whether that can be or not."""
    table, lot = _table(row), LOTS[row.lot]
    seat, bet = Seat(int(row.seat)), int(row.bet)
    match int(row.phase):
        case r.BEGINNING:
            contenders = (Seat(s) for s in range(table.seats) if int(row.contenders) >> s & 1)
            return Beginning(table, tuple(contenders))
        case r.GIVING_UP:
            return GivingUp(table, lot)
        case r.MOVING_DIE:
            return MovingDie(table, lot, int(row.value))
        case r.SETTLING:
            return Settling(table, (ToDraw(), ToAct(), ToPay(lot))[row.then])
        case r.REROLLING:
            return Rerolling(table, lot)
        case r.ARRANGING:
            return Arranging(table, seat, lots_in(int(row.lots)))
        case r.ANSWERING:
            return Answering(table, lot, bet, seat)
        case r.BETTING:
            return Betting(table, lot, bet, seat, bool(row.laid_off))
        case r.DEALING:
            return Dealing(table)
        case r.DRAWING:
            return Drawing(table)
        case r.REVEALING:
            return Revealing(table)
        case r.ACTING:
            return Acting(table)
        case r.OVER:
            return Over(table)
        case phase:
            raise CroupierError("no-state", f"A row of Lords of Vegas has no phase {phase}.")


def action_code(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Build(lot, colour, moving):
            return codes.code(codes.BUILD, PLACE[lot], COLOURS.index(colour), _moving(moving))
        case Sprawl(casino, lot, moving):
            return codes.code(codes.SPRAWL, PLACE[casino], PLACE[lot], _moving(moving))
        case Remodel(casino, colour):
            return codes.code(codes.REMODEL, PLACE[casino], COLOURS.index(colour))
        case Reorganize(casino):
            return codes.code(codes.REORGANIZE, PLACE[casino])
        case Gamble(casino, bet):
            return codes.code(codes.GAMBLE, PLACE[casino], bet)


def _moving(lot: Lot | None) -> int:
    return 0 if lot is None else PLACE[lot] + 1


def action_of(code: int) -> Action:
    """Return the action of a number."""
    a, b, c = codes.part(code, 0), codes.part(code, 1), codes.part(code, 2)
    moving = LOTS[c - 1] if c else None
    match codes.kind_of(code):
        case codes.BUILD:
            return Build(LOTS[a], COLOURS[b], moving)
        case codes.SPRAWL:
            return Sprawl(LOTS[a], LOTS[b], moving)
        case codes.REMODEL:
            return Remodel(LOTS[a], COLOURS[b])
        case codes.REORGANIZE:
            return Reorganize(LOTS[a])
        case codes.GAMBLE:
            return Gamble(LOTS[a], b)
        case kind:
            raise CroupierError("no-action", f"There is no action of kind {kind}.")


@lru_cache(maxsize=1 << 14)
def choice_code(move: Choice) -> int:
    """Return the number of a move that is no trade."""
    match move:
        case Build() | Sprawl() | Remodel() | Reorganize() | Gamble():
            return action_code(move)
        case DrawCard():
            return codes.DRAW
        case EndTurn():
            return codes.END_TURN
        case GiveUp(lot):
            return codes.code(codes.GIVE_UP, PLACE[lot])
        case MoveDie(lot):
            return codes.code(codes.MOVE_DIE, PLACE[lot])
        case Arrange(value):
            return codes.code(codes.ARRANGE, value)
        case LayOff():
            return codes.LAY_OFF
        case Stand():
            return codes.STAND


def choice_of(code: int, legal: Iterable[Move]) -> Choice:
    """Return that of some moves which has a number; of gambles only the highest bet is listed."""
    choices = (move for move in legal if isinstance(move, Choice))
    return next(move for move in choices if choice_code(move) == code)
