"""States and moves of Lords of Vegas to rows and back."""

from collections.abc import Iterable, Mapping

import numpy as np

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import casinos, codes, rules, trading
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.row import Numbers, Row, Rows
from croupier.kernel.packing import packing
from croupier.lordsofvegas import text
from croupier.lordsofvegas.board import COLOURS, LOTS, PLACE, Lot
from croupier.lordsofvegas.moves import (
    ACTION_KINDS,
    Accept,
    Action,
    Arrange,
    Build,
    Choice,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    Goods,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Promise,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Terms,
    Withdraw,
)
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.soundness import is_sound
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

PACKING = packing(r.GAME)
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


def mask(lots: Iterable[Lot]) -> int:
    """Return lots as bits."""
    return sum(1 << PLACE[lot] for lot in lots)


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


def _board(plots: tuple[Plot, ...]) -> list[int]:
    """Return tiles, dice, markers, the planes of values and the marks, as bits."""
    tiles, dice, markers, planes, marked = [0] * 5, [0] * 4, [0] * 4, [0] * 3, 0
    for place, plot in enumerate(plots):
        at = 1 << place
        match plot:
            case Marked(owner):
                markers[owner] |= at
            case Built(colour, die):
                tiles[COLOURS.index(colour)] |= at
                if die is not None:
                    dice[die.owner] |= at
                    marked |= at * die.reorganized
                    for plane in range(3):
                        planes[plane] |= at * (die.value >> plane & 1)
            case Vacant():
                pass
    return [*tiles, *dice, *markers, *planes, marked]


def _promised(promises: Iterable[Promise]) -> list[int]:
    promises = tuple(promises)
    if not promises:
        return _NO_PROMISES
    return [mask({p.lot for p in promises if p.kind == kind}) for kind in ACTION_KINDS]


_NO_PROMISES = [0] * r.KINDS


def _offers(offers: tuple[Proposal, ...]) -> list[int]:
    """Return the offers in the order of the fields, each in its slot."""
    if not offers:
        return _NO_OFFERS
    at = {offer.maker * r.SEATS + offer.to: offer for offer in offers}
    slots = [at.get(slot) for slot in range(r.SLOTS)]
    sides = [(o.terms.give, o.terms.take) if o else (Goods(), Goods()) for o in slots]
    return [
        *(mask(goods.lots) for both in sides for goods in both),
        *(mask(goods.dice) for both in sides for goods in both),
        *(bits for o in slots for bits in _promised(o.terms.promises if o else ())),
        *(goods.money for both in sides for goods in both),
        *(action_code(o.terms.action) if o and o.terms.action else 0 for o in slots),
        *(o.number if o else 0 for o in slots),
    ]


_NO_OFFERS = [0] * (r.SLOTS * (2 + 2 + r.KINDS + 2 + 1 + 1))


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
    rows.view(np.uint8).reshape(len(rows), -1)[at, : PACKING.size] = [*encode(state)]
    casinos.derive(rows[at])


def part(rows: Rows, at: int) -> bytes:
    """Return the part of a row that holds its state: equal for equal states."""
    return rows[at : at + 1].tobytes()[: PACKING.size]


def decode(row: Row) -> State:
    """Read a state from a row, or refuse a row that holds none."""
    state = state_of(row)
    if not is_sound(state):
        raise CroupierError("no-state", f"This row is no state of the game: {text.write(state)}")
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
    return tuple(_proposal(row, slot) for slot in open_slots)


def _proposal(row: Row, slot: int) -> Proposal:
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


def play(row: Row, seat: Seat, move: Move) -> None:
    """Make a move the rules have taken."""
    match move:
        case Offer(to, terms):
            _put_offer(row, seat, to, terms)
        case Counter(number, terms):
            slot = _slot(row, number)
            trading.withdraw(row, slot)
            _put_offer(row, seat, Seat(slot // r.SEATS), terms)
        case Accept() | Refuse() | Withdraw():
            trading.move(row, answer_code(row, move))
        case _:
            trading.move(row, choice_code(move))


def answer_code(row: Row, move: Accept | Refuse | Withdraw) -> int:
    """Return the number of what is said to an open offer."""
    kinds = {Accept: codes.ACCEPT, Refuse: codes.REFUSE, Withdraw: codes.WITHDRAW}
    return codes.code(kinds[type(move)], _slot(row, move.offer))


def _slot(row: Row, number: int) -> int:
    return int(np.flatnonzero(row.offer_number == number)[0])


def _put_offer(row: Row, maker: Seat, to: Seat, terms: Terms) -> None:
    slot = maker * r.SEATS + to
    for side, goods in enumerate((terms.give, terms.take)):
        row.offer_money[slot, side] = goods.money
        row.offer_lots[slot, side] = mask(goods.lots)
        row.offer_dice[slot, side] = mask(goods.dice)
    row.offer_promised[slot] = _promised(terms.promises)
    row.offer_action[slot] = action_code(terms.action) if terms.action else 0
    trading.offer(row, slot)


def choice_code(move: Choice) -> int:
    """Return the number of a move that is no trade."""
    match move:
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
        case _:
            return action_code(move)


def resolve(row: Row, outcome: Outcome) -> None:
    """Take an outcome the rules have taken; impossible offers lapse."""
    match outcome, int(row.phase):
        case Drawn(str(card)), r.DEALING:
            rules.deal(row, PLACE[Lot(card)])
        case Drawn(str(card)), r.REVEALING:
            rules.reveal(row, PLACE[Lot(card)])
        case Rolled(dice), r.BEGINNING:
            rules.begin(row, _totals(row, dice))
        case Rolled(dice), r.SETTLING:
            rules.reroll_tied(row, np.array(dice))
        case Rolled(dice), r.REROLLING:
            rules.reroll(row, np.array(dice))
        case Rolled(dice), r.BETTING:
            rules.roll_bet(row, sum(dice))
        case _:
            raise CroupierError("no-outcome", f"A row in phase {row.phase} takes no {outcome}.")
    trading.lapse_impossible(row)


def _totals(row: Row, dice: tuple[int, ...]) -> Numbers:
    """Return the two dice of each contender added up, by seat."""
    pairs = iter(zip(dice[::2], dice[1::2], strict=True))
    seats = range(r.SEATS)
    return np.array([sum(next(pairs)) if int(row.contenders) >> s & 1 else 0 for s in seats])
