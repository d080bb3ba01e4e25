"""Positions nobody can meet at a table are refused: one for each thing that can be wrong."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Dealer
from croupier.core.errors import InvalidText
from croupier.core.game import End, Moved, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.moves import Build, Gamble, Offer
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import Acting, Proposal, State, Table, ToAct
from croupier.lordsofvegas.validation import is_sound
from tests.lordsofvegas.boards import GAME, GREEN, RED, YELLOW, after, goods, line, lots, terms
from tests.lordsofvegas.strategies import acting, positions, seeds, tables
from tests.lordsofvegas.traders import some_move

NINE_GOLD = " ".join(f"C{number}:gold.0.1" for number in range(1, 10))
TEN_LOTS = " ".join(f"C{number}:0" for number in range(1, 11))
GIFT = terms(goods(1))

BOARD = "A1:0 A2:gold.1.2 A3:gold.0.5 B1:1 B2:brown"
ACTING = line("acting", BOARD, money=(9, 9, 9), deck=lots("A4 C1 F9"), above=2)
OFFERS = line(
    "acting",
    BOARD,
    offers=(Proposal(2, RED, YELLOW, GIFT), Proposal(4, GREEN, YELLOW, GIFT)),
)
DEALING = line("dealing", "A1:0 A2:0 A3:1", money=(15, 5, 0), turn=YELLOW, above=34)
DEALING_TO_TWO = line(
    "dealing",
    "A1:0",
    money=(7, 0),
    deck=(lot for lot in LOTS if lot not in ("A1", "F1", "F9")),
    above=34,
)
"""Two cards of block F were thrown away."""
BEGINNING = line(
    "beginning", "A1:0 A2:0 A3:1 A4:1", money=(15, 11), turn=YELLOW, contenders="0.1", above=33
)
REVEALING = line("revealing", BOARD)
GIVING_UP = line("giving-up", f"{TEN_LOTS} D2:1 D3:gold", card="D1", deck=lots("D4"))
MOVING_DIE = line(
    "moving-die",
    f"{NINE_GOLD} D1:green D2:green.0.1 D3:green.0.1 D4:green.0.1 D5:green.1.3",
    card="D1",
    value=6,
    deck=lots("E1"),
)
SETTLING = line("settling", "A1:gold.0.3 A2:gold.1.3", then="act")
TO_PAY = line("settling", "A1:gold.0.3 A2:gold.1.3", then="A1")
REROLLING = line("rerolling", "A1:gold.0.3 A2:gold C1:gold", casino="A1")
ARRANGING = line(
    "arranging", "A1:gold.0.3* A2:gold.0.2* A3:gold.0.2* A5:gold.1.4*", seat=RED, lots="A1.A2.A3"
)
ANSWERING = line(
    "answering",
    "A1:gold.1.3 A2:gold C1:green.0.3 C4:brown",
    money=(9, 9, 9),
    gambled="yes",
    casino="A1",
    bet=3,
    boss=YELLOW,
)
BETTING = line(
    "betting", "A1:gold.1.3", gambled="yes", casino="A1", bet=3, boss=YELLOW, laid_off="no"
)
OVER = line("over", BOARD, above=0)
AT_90 = line("over", BOARD, points=(0, 90, 0, 0))

SOUND = {
    "acting": ACTING,
    "offers": OFFERS,
    "dealing": DEALING,
    "dealing to two": DEALING_TO_TWO,
    "beginning": BEGINNING,
    "revealing": REVEALING,
    "giving up": GIVING_UP,
    "moving a die": MOVING_DIE,
    "settling": SETTLING,
    "settling, then to draw": SETTLING.replace("then=act", "then=draw"),
    "settling, then to pay": TO_PAY,
    "rerolling": REROLLING,
    "rerolling at another lot": REROLLING.replace("casino=A1", "casino=A2"),
    "arranging": ARRANGING,
    "arranging the rest": ARRANGING.replace("A2:gold.0.2", "A2:gold.0.4").replace(
        "lots=A1.A2.A3", "lots=A2.A3"
    ),
    "answering": ANSWERING,
    "betting": BETTING,
    "turning up the last card above the end": REVEALING.replace(f"above={48 - 5}", "above=1"),
    "moving a die to show 1": MOVING_DIE.replace("value=6", "value=1"),
    "settling with an offer open": line(
        "settling",
        "A1:gold.0.3 A2:gold.1.3",
        offers=(Proposal(1, RED, YELLOW, GIFT),),
        then="act",
    ),
    "over by card": OVER,
    "over at 90": AT_90,
}

UNSOUND = {
    "too few seats": (line("acting", "A1:0", money=(9,)), "", ""),
    "too many seats": (line("acting", "A1:0", money=(9,) * 5), "", ""),
    "no seats": (line("acting", "A1:0", money=()), "", ""),
    "points for a seat too few": (ACTING, "points=0.0.0", "points=0.0"),
    "points for a seat too many": (ACTING, "points=0.0.0", "points=0.0.0.0"),
    "a turn before the first seat": (ACTING, "turn=0", "turn=-1"),
    "a turn after the last seat": (ACTING, "turn=0", "turn=3"),
    "debts": (ACTING, "money=9.", "money=-1."),
    "a chip between two spaces": (ACTING, "points=0.", "points=9."),
    "a chip beyond the track": (ACTING, "points=0.", "points=91."),
    "a chip on 90 and nobody noticed": (ACTING, "points=0.", "points=90."),
    "a card there is not": (ACTING, "deck=A4.C1.F9", "deck=A4.C1.Z9"),
    "a card twice": (ACTING, "deck=A4.C1.F9", "deck=A4.A4.F9"),
    "cards out of order": (ACTING, "deck=A4.C1.F9", "deck=C1.A4.F9"),
    "a first card there is not": (ACTING, "deck=A4.C1", "deck=A7.C1"),
    "more cards above the end than there are": (ACTING, "above=2", "above=4"),
    "fewer cards above the end than none": (ACTING, "above=2", "above=-1"),
    "a thirteenth die": (
        line("acting", f"{NINE_GOLD} D1:green.0.1 D2:green.0.1 D3:green.0.1 D4:green.0.1"),
        "",
        "",
    ),
    "an eleventh marker": (line("acting", f"{TEN_LOTS} D1:0"), "", ""),
    "a tenth tile of a colour": (line("acting", f"{NINE_GOLD} D1:gold"), "", ""),
    "a marker of nobody": (ACTING, "A1:0", "A1:3"),
    "a die of nobody": (ACTING, "A2:gold.1.2", "A2:gold.3.2"),
    "a die of a seat below the first": (ACTING, "A2:gold.1.2", "A2:gold.-1.2"),
    "a die that shows nothing": (ACTING, "A2:gold.1.2", "A2:gold.1.0"),
    "a die that shows 7": (ACTING, "A2:gold.1.2", "A2:gold.1.7"),
    "a marker on a lot whose card is in the deck": (ACTING, "deck=A4", "deck=A1.A4"),
    "a marker in block F with two players": (line("acting", "F1:0", money=(9, 9)), "", ""),
    "a tile in block F with two players": (line("acting", "F1:gold", money=(9, 9)), "", ""),
    "a promise at a lot there is not": (ACTING, "promises=-", "promises=build@Z9"),
    "offers out of order": (OFFERS, '"number":4', '"number":1'),
    "offers of one number": (OFFERS, '"number":4', '"number":2'),
    "an offer of number 0": (OFFERS, '"number":2', '"number":0'),
    "an offer that was never made": (OFFERS, "offers_made=4", "offers_made=3"),
    "fewer offers than none": (ACTING, "offers_made=0", "offers_made=-1"),
    "an offer by a seat that is not there": (OFFERS, '"maker":2', '"maker":4'),
    "an offer by nobody": (OFFERS, '"maker":2', '"maker":-1'),
    "an offer to a seat that is not there": (
        line("rerolling", "A1:gold.0.3", offers=(Proposal(1, RED, Seat(4), GIFT),), casino="A1"),
        "",
        "",
    ),
    "an offer to oneself": (OFFERS, '"maker":2', '"maker":1'),
    "two offers by one seat to another": (OFFERS, '"maker":2', '"maker":0'),
    "an offer that is impossible": (OFFERS, '{"money":1}', '{"money":99}'),
    "an offer while a card is turned up": (OFFERS, "acting", "revealing"),
    "an offer when the game is over": (
        OFFERS.replace(f"above={48 - 5}", "above=0"),
        "acting",
        "over",
    ),
    "an offer while a card waits to pay": (
        line(
            "settling",
            "A1:gold.0.3 A2:gold.1.3",
            offers=(Proposal(1, RED, YELLOW, GIFT),),
            then="A1",
        ),
        "",
        "",
    ),
    "dealing with the end in another place": (DEALING, "above=34", "above=33"),
    "dealing with a card gone for nothing": (
        DEALING.replace("deck=A4.", "deck=").replace("above=34", "above=33"),
        "",
        "",
    ),
    "dealing with a tile on the board": (
        DEALING.replace("A3:1", "A3:1,B1:gold"),
        "",
        "",
    ),
    "dealing to a seat that has its cards": (
        line("dealing", "A1:0 A2:0 A3:1 A4:1", money=(9, 9, 9), turn=YELLOW, above=33),
        "",
        "",
    ),
    "dealing to a seat before the one whose turn it is": (DEALING, "turn=1", "turn=0"),
    "dealing with a seat left out": (
        line("dealing", "A1:0 A2:1 A3:1", money=(9, 9, 9), turn=GREEN, above=34),
        "",
        "",
    ),
    "dealing with a seat too early": (
        line("dealing", "A1:0 A2:0 A3:2", money=(9, 9, 9), turn=YELLOW, above=34),
        "",
        "",
    ),
    "dealing to three with cards of block F gone": (
        DEALING_TO_TWO,
        "money=7.0 points=0.0",
        "money=7.0.0 points=0.0.0",
    ),
    "nobody to roll for the start": (BEGINNING, "contenders=0.1", "contenders=-"),
    "one alone to roll for the start": (BEGINNING, "contenders=0.1", "contenders=0"),
    "contenders out of order": (BEGINNING, "contenders=0.1", "contenders=1.0"),
    "a contender twice": (BEGINNING, "contenders=0.1", "contenders=0.0.1"),
    "a contender who is not there": (BEGINNING, "contenders=0.1", "contenders=0.1.2"),
    "a roll for the start before all is dealt": (
        line("beginning", "A1:0 A2:0 A3:1", money=(9, 9), turn=YELLOW, above=34, contenders="0.1"),
        "",
        "",
    ),
    "a roll for the start with the end in another place": (BEGINNING, "above=33", "above=32"),
    "a tie nobody rerolls": (ACTING, "A2:gold.1.2", "A2:gold.1.5"),
    "a tie when somebody is to draw": (
        ACTING.replace("acting", "drawing"),
        "A2:gold.1.2",
        "A2:gold.1.5",
    ),
    "a tie while a card is turned up": (REVEALING, "A2:gold.1.2", "A2:gold.1.5"),
    "a card turned up where the end lies": (REVEALING, f"above={48 - 5}", "above=0"),
    "giving up with a marker left": (GIVING_UP, "C10:0", "C10:1"),
    "giving up for a card in the deck": (GIVING_UP, "card=D1", "card=D4"),
    "giving up for a card there is not": (GIVING_UP, "card=D1", "card=Z9"),
    "giving up for a lot that is taken": (GIVING_UP, "card=D1", "card=D2"),
    "giving up for a lot with a tile": (GIVING_UP, "card=D1", "card=D3"),
    "giving up for a lot of block F with two players": (
        line("giving-up", TEN_LOTS, money=(9, 9), card="F1", deck=lots("D4")),
        "",
        "",
    ),
    "moving a die with one left": (MOVING_DIE, "D2:green.0.1", "D2:green.1.1"),
    "moving a die for a card in the deck": (MOVING_DIE, "deck=E1", "deck=D1"),
    "moving a die for a card there is not": (MOVING_DIE, "card=D1", "card=Z9"),
    "moving a die to a lot without a tile": (MOVING_DIE, "card=D1", "card=D9"),
    "moving a die to a tile that has one": (MOVING_DIE, "card=D1", "card=D5"),
    "moving a die to show nothing": (MOVING_DIE, "value=6", "value=0"),
    "moving a die to show 7": (MOVING_DIE, "value=6", "value=7"),
    "settling without a tie": (SETTLING, "A2:gold.1.3", "A2:gold.1.2"),
    "settling for a card in the deck": (TO_PAY, "then=A1", "then=A3"),
    "settling for a card there is not": (TO_PAY, "then=A1", "then=Z9"),
    "rerolling a lot without a tile": (REROLLING, "casino=A1", "casino=A3"),
    "rerolling a lot there is not": (REROLLING, "casino=A1", "casino=Z9"),
    "rerolling a casino without dice": (REROLLING, "casino=A1", "casino=C1"),
    "arranging nothing": (ARRANGING, "lots=A1.A2.A3", "lots=-"),
    "arranging what is not the end": (ARRANGING, "lots=A1.A2.A3", "lots=A1.A2"),
    "arranging another's dice": (ARRANGING, "seat=0", "seat=1"),
    "arranging with a seat that is not there": (ARRANGING, "seat=0", "seat=7"),
    "arranging equal values": (ARRANGING, "lots=A1.A2.A3", "lots=A2.A3"),
    "arranging a lot there is not": (ARRANGING, "lots=A1.A2.A3", "lots=Z9"),
    "a bet nobody made": (ANSWERING, "gambled=yes", "gambled=no"),
    "a bet at a lot without a tile": (ANSWERING, "casino=A1", "casino=A3"),
    "a bet at a casino by another name": (ANSWERING, "casino=A1", "casino=A2"),
    "a bet at a casino without a boss": (ANSWERING, "casino=A1", "casino=C4"),
    "a bet against one who is not boss": (ANSWERING, "boss=1", "boss=2"),
    "a bet against oneself": (ANSWERING, "turn=0", "turn=1"),
    "a bet of nothing": (ANSWERING, "bet=3", "bet=0"),
    "a bet above the limit": (ANSWERING.replace("money=9", "money=19"), "bet=3", "bet=11"),
    "a bet above the money": (ANSWERING, "bet=3", "bet=10"),
    "dice for a bet nobody made": (BETTING, "gambled=yes", "gambled=no"),
    "dice for a bet above the limit": (BETTING, "bet=3", "bet=6"),
    "an end before its card and before 90": (OVER, "above=0", "above=1"),
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_a_position_is_taken_with(text: str) -> None:
    assert GAME.text(GAME.read(text)) == text


@pytest.mark.parametrize(("text", "old", "new"), UNSOUND.values(), ids=UNSOUND)
def test_a_position_is_refused_with(text: str, old: str, new: str) -> None:
    unsound = text.replace(old, new, 1)
    if old:
        assert unsound != text
        GAME.read(text)
    with pytest.raises(InvalidText) as refused:
        GAME.read(unsound)

    assert refused.value.sentence == f"This position cannot be on the table: {unsound}"


OPEN = after(
    GAME.read(line("acting", "A1:0 A2:gold.0.2 A3:1 C4:silver.1.2", money=(50, 9, 9))),
    Moved(YELLOW, Offer(RED, terms(goods(1), goods(markers="A1")))),
    Moved(RED, Build(Lot("A1"), "brown")),
    Moved(RED, Offer(YELLOW, GIFT)),
).state
"""Red has built on a lot that yellow asked for, and then offered something."""
BET = after(OPEN, Moved(RED, Gamble(Lot("C4"), 3))).state


def test_actions_that_can_be_taken_back_read_back() -> None:
    assert [GAME.read(GAME.text(state)) for state in (OPEN, BET)] == [OPEN, BET]


@pytest.mark.parametrize(
    ("sound", "unsound"),
    [
        ('[["A1",', '[["Z9",'),
        ('"cost":9', '"cost":8'),
        ('"cost":9', '"cost":-60'),
        ('{"type":"marked","owner":0}', '{"type":"marked","owner":1}'),
        ('{"type":"marked","owner":0}', '{"type":"vacant"}'),
        ('{"type":"marked","owner":0}', '{"type":"marked","owner":7}'),
        ('"colour":"brown"', '"colour":"gold"'),
        ('{"type":"build","lot":"A1","colour":"brown"}', '{"type":"reorganize","casino":"A2"}'),
        ('"number":1,"maker":1,"to":0', '"number":1,"maker":5,"to":0'),
        ('"number":1,"maker":1,"to":0', '"number":2,"maker":1,"to":0'),
        ('"number":1,"maker":1,"to":0', '"number":3,"maker":1,"to":0'),
        ('"give":{"money":1},"take":{"lots":["A1"]}', '"give":{"money":1}'),
        ('"give":{"money":1},"take":{"lots":["A1"]}', '"take":{"lots":["C4"]}'),
    ],
)
def test_actions_that_have_not_led_here_are_refused(sound: str, unsound: str) -> None:
    before, here, unanswered = GAME.text(OPEN).partition(" unanswered=")
    assert sound in unanswered

    with pytest.raises(InvalidText, match="cannot be on the table"):
        GAME.read(f"{before}{here}{unanswered.replace(sound, unsound)}")


def test_a_bet_that_is_open_is_the_one_that_can_be_taken_back() -> None:
    text = GAME.text(BET)

    for other in (text.replace(" bet=3 ", " bet=2 "), text.replace('"bet":3', '"bet":4')):
        with pytest.raises(InvalidText, match="cannot be on the table"):
            GAME.read(other)


def test_an_offer_that_lapsed_but_was_replaced_is_judged_all_the_same() -> None:
    """It would come back if the other one were withdrawn."""
    ours = after(
        GAME.read(line("acting", "A1:0 A2:gold.0.2 A3:1", money=(50, 9, 9))),
        Moved(RED, Offer(YELLOW, terms(goods(markers="A1")))),
        Moved(RED, Build(Lot("A1"), "brown")),
        Moved(RED, Offer(YELLOW, GIFT)),
    ).state
    before, here, unanswered = GAME.text(ours).partition(" unanswered=")

    assert GAME.read(GAME.text(ours)) == ours
    with pytest.raises(InvalidText, match="cannot be on the table"):
        GAME.read(before + here + unanswered.replace('"number":1', '"number":2'))


@given(positions())
def test_every_position_of_a_game_is_sound(state: State) -> None:
    assert is_sound(state)


@given(acting())
def test_every_board_that_keeps_the_limits_is_sound(state: Acting) -> None:
    assert is_sound(state)


@given(tables())
def test_a_tie_is_sound_only_while_it_is_settled(board: Table) -> None:
    state = settle(board, ToAct()).state

    assert is_sound(state)
    assert is_sound(Acting(board)) == (state == Acting(board))


@given(positions(), st.data(), seeds)
def test_what_is_read_can_be_played_on(state: State, data: st.DataObject, seed: int) -> None:
    """Change a word or two: what is not refused has its moves, and they lead somewhere sound."""
    words = GAME.text(state).split(" ")
    others = GAME.text(data.draw(positions())).split(" ")
    for _ in range(data.draw(st.integers(0, 2))):
        index = data.draw(st.integers(1, len(words) - 1))
        key = words[index].split("=")[0]
        same = [word for word in others if word.split("=")[0] == key]
        words[index] = data.draw(st.sampled_from([*same, words[index], f"{key}=0", f"{key}=-"]))
    try:
        read = GAME.read(" ".join(words))
    except InvalidText:
        return
    dealer, luck = Dealer.numbered(seed), Random(seed)
    for number in range(30):
        awaited = GAME.awaited(read)
        if isinstance(awaited, End):
            break
        if isinstance(awaited, Turn):
            seat, move = some_move(luck, read, awaited.seat, [0.7] * read.table.seats)
            read = GAME.step(read, Moved(seat, move)).state
        else:
            read = GAME.step(read, dealer.answer(awaited, number)).state
        assert is_sound(read)
