"""The one-line text of a position, as it is and as it shall stay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import InvalidText
from croupier.lordsofvegas.state import Acting
from croupier.lordsofvegas.text import read, write
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.strategies import acting

LINES = {
    "dealing": (
        "lords-of-vegas dealing plots=- money=0.0 points=0.0"
        " deck=A1.A2.A3.A4.A5.A6.B1.B2.B3.B4.B5.B6.C1.C2.C3.C4.C5.C6.C7.C8.C9.C10.C11.C12"
        ".D1.D2.D3.D4.D5.D6.D7.D8.D9.E1.E2.E3.E4.E5.E6.F1.F2.F3.F4.F5.F6.F7.F8.F9 above=36"
        " turn=0 gambled=no promises=- offers=- offers_made=0"
    ),
    "beginning": (
        "lords-of-vegas beginning plots=A1:0,A2:1,A3:0,A4:1 money=12.14 points=0.0"
        " deck=A5.A6.B1.B2.B3.B4.B5.B6.C1.C2.C3.C4.C5.C6.C7.C8.C9.C10.C11.C12"
        ".D1.D2.D3.D4.D5.D6.D7.D8.D9.E1.E2.E3.E4.E5.E6.F1.F2.F3.F4.F5.F6.F7.F8.F9 above=33"
        " turn=1 gambled=no promises=- offers=- offers_made=0 contenders=0.1"
    ),
    "drawing": (
        "lords-of-vegas drawing plots=A1:0,A2:gold.1.2,C10:1 money=9.4.0.17 points=0.1.81.8"
        " deck=A3.A4 above=1 turn=3 gambled=no promises=remodel@A2 offers=- offers_made=7"
    ),
    "revealing": (
        "lords-of-vegas revealing plots=A1:silver money=9.4.0 points=0.0.0 deck=A1.A3 above=2"
        " turn=2 gambled=no promises=- offers=- offers_made=0"
    ),
    "giving up": (
        "lords-of-vegas giving-up"
        " plots=C1:1,C2:1,C3:1,C4:1,C5:1,C6:1,C7:1,C8:1,C9:1,C10:1 money=9.4 points=0.0"
        " deck=A3 above=0 turn=1 gambled=no promises=- offers=- offers_made=0 card=A1"
    ),
    "moving a die": (
        "lords-of-vegas moving-die plots=A1:brown,C1:gold.0.1,C2:gold.0.1,C3:gold.0.1,C4:gold.0.1"
        ",C5:gold.0.1,C6:gold.0.1,C7:gold.0.1,C8:gold.0.1,C9:gold.0.1,D1:green.0.1,D2:green.0.1"
        ",D3:green.0.1 money=9.4 points=0.0 deck=- above=0 turn=0 gambled=no promises=- offers=-"
        " offers_made=0 card=A1 value=6"
    ),
    "settling, to act": (
        "lords-of-vegas settling plots=A1:brown.0.3*,A2:brown.1.3 money=9.4 points=0.0 deck=-"
        " above=0 turn=0 gambled=yes promises=- offers=- offers_made=0 then=act"
    ),
    "settling, to draw": (
        "lords-of-vegas settling plots=A1:brown.0.3,A2:brown.1.3 money=9.4 points=0.0 deck=-"
        " above=0 turn=0 gambled=no promises=- offers=- offers_made=0 then=draw"
    ),
    "settling, to pay": (
        "lords-of-vegas settling plots=A1:brown.0.3,A2:brown.1.3 money=9.4 points=0.0 deck=B1"
        " above=0 turn=0 gambled=no promises=- offers=- offers_made=0 then=A2"
    ),
    "acting": (
        "lords-of-vegas acting plots=A1:0,A2:gold.1.2,B1:purple.0.6*,C5:1 money=9.14 points=0.1"
        " deck=A3.A4.F9 above=2 turn=1 gambled=yes promises=build@A1.gamble@C3"
        ' offers=[{"number":2,"maker":0,"to":1,"terms":{"give":{"money":3},"take":{"lots":["C5"],'
        '"dice":["A2"]}}},{"number":3,"maker":1,"to":0,"terms":{"take":{"money":1},"action":'
        '{"type":"remodel","casino":"A2","colour":"brown"},"promises":[{"kind":"sprawl","lot":'
        '"A5"}]}}] offers_made=4'
    ),
    "rerolling": (
        "lords-of-vegas rerolling plots=A1:brown.0.3,A2:brown.1.3 money=9.4 points=0.0 deck=-"
        " above=0 turn=0 gambled=no promises=- offers=- offers_made=0 casino=A1"
    ),
    "arranging": (
        "lords-of-vegas arranging plots=A1:brown.0.3*,A2:brown.0.4*,A3:brown.1.3* money=9.4"
        " points=0.0 deck=- above=0 turn=1 gambled=no promises=- offers=- offers_made=0"
        " seat=0 lots=A1.A2"
    ),
    "answering": (
        "lords-of-vegas answering plots=A1:brown.1.3 money=9.4 points=0.0 deck=- above=0 turn=0"
        " gambled=yes promises=- offers=- offers_made=0 casino=A1 bet=5 boss=1"
    ),
    "betting": (
        "lords-of-vegas betting plots=A1:brown.1.3 money=9.4 points=0.0 deck=- above=0 turn=0"
        " gambled=yes promises=- offers=- offers_made=0 casino=A1 bet=5 boss=1 laid_off=yes"
    ),
    "over": (
        "lords-of-vegas over plots=A1:brown.1.3 money=9.4 points=90.0 deck=B1 above=1 turn=0"
        " gambled=no promises=- offers=- offers_made=12"
    ),
}
"""A line for each phase."""


@pytest.mark.parametrize("text", LINES.values(), ids=LINES)
def test_a_line_stays_as_it_is(text: str) -> None:
    assert write(read(text)) == text
    assert GAME.text(GAME.read(text)) == text


@given(acting())
def test_any_board_reads_back(state: Acting) -> None:
    assert read(write(state)) == state


ACTING, ARRANGING, BETTING = LINES["acting"], LINES["arranging"], LINES["betting"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lords-of-vegas",
        "lords-of-vegas acting",
        "lords-of-vegas acting plots",
        '{"type":"acting"}',
        ACTING.replace(" acting ", " trading "),
        ACTING.replace(" acting ", " beginning "),
        ACTING.replace(" acting ", " giving-up "),
        ACTING.replace(" acting ", " moving-die "),
        ACTING.replace(" acting ", " settling "),
        ACTING.replace(" acting ", " betting "),
        ACTING.replace(" money=9.14", ""),
        ACTING.replace("money=9.14", "money"),
        ACTING.replace("money=9.14", "money=nine"),
        ACTING.replace("money=9.14", "money=9..14"),
        ACTING.replace("plots=A1:0", "plots=A1"),
        ACTING.replace("plots=A1:0", "plots=A1:0:1"),
        ACTING.replace("plots=A1:0", "plots=A1:pink"),
        ACTING.replace("plots=A1:0", "plots=A1:strip"),
        ACTING.replace("plots=A1:0", "plots=A1:-1"),
        ACTING.replace("plots=A1:0", "plots=A1:²"),
        ACTING.replace("A2:gold.1.2", "A2:gold.1"),
        ACTING.replace("A2:gold.1.2", "A2:gold.1.2.3"),
        ACTING.replace("A2:gold.1.2", "A2:gold.x.2"),
        ACTING.replace("A2:gold.1.2", "A2:gold.1.x"),
        ACTING.replace("A2:gold.1.2", "A2:pink.1.2"),
        ACTING.replace("above=2", "above=two"),
        ACTING.replace("above=2", f"above={'9' * 10_000}"),
        ACTING.replace("turn=1", "turn="),
        ACTING.replace("build@A1", "build"),
        ACTING.replace("build@A1", "build@A1@A2"),
        ACTING.replace("build@A1", "bluff@A1"),
        ACTING.replace("offers=[", "offers=[["),
        ACTING.replace("offers=[", "offers="),
        ACTING.replace('"number":2', '"number":"2"'),
        ACTING.replace('"maker":0,', ""),
        ACTING.replace('"type":"remodel"', '"type":"accept"'),
        ACTING.replace("offers=[", 'offers=[{"x":' + "[" * 100_000 + "]" * 100_000 + "},"),
        ARRANGING.replace("seat=0", "seat=red"),
        BETTING.replace("bet=5", "bet=5.0"),
    ],
    ids=range(40),
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read(text)

    assert refused.value.sentence == f"This is no position of Lords of Vegas: {text}"


@pytest.mark.parametrize(
    "text",
    [
        ACTING.replace("lords-of-vegas", "las-vegas"),
        f" {ACTING}",
        f"{ACTING}\n",
        ACTING.replace(" acting ", "  acting "),
        f"{ACTING} bet=5",
        ACTING.replace("turn=1", "turn=1 turn=1"),
        ACTING.replace("turn=1 gambled=yes", "gambled=yes turn=1"),
        ACTING.replace("gambled=yes", "gambled=true"),
        ACTING.replace("money=9.14", "money=09.14"),
        ACTING.replace("money=9.14", "money=+9.14"),
        ACTING.replace("money=9.14", "money=٩.14"),
        ACTING.replace("A1:0,A2:gold.1.2", "A2:gold.1.2,A1:0"),
        ACTING.replace("A1:0", "A1:00"),
        ACTING.replace("A1:0", "A1:0,A1:0"),
        ACTING.replace("A1:0", "A1:0,Z9:0"),
        ACTING.replace("A1:0", "A1:0,A3:-"),
        ACTING.replace("B1:purple.0.6*", "B1:purple.0.6**"),
        ACTING.replace('"maker":0', '"x":1,"maker":0'),
        ACTING.replace('{"money":3}', '{"money":3,"lots":[]}'),
        BETTING.replace("laid_off=yes", "laid_off=maybe"),
    ],
    ids=range(20),
)
def test_what_is_not_written_as_the_game_writes_it_is_refused(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read(text)

    assert refused.value.sentence == f"This position cannot be on the table: {text}"


@given(st.text(alphabet='plotsmneydckabvur=:.,-*@[]{}"0123456789ABCF ', max_size=80))
def test_rubbish_is_refused_and_nothing_else_happens(rubbish: str) -> None:
    with pytest.raises(InvalidText):
        read(f"lords-of-vegas acting {rubbish}")


@given(st.data())
def test_a_line_with_a_hole_is_refused(data: st.DataObject) -> None:
    """Leave one of the words out."""
    words = ACTING.split(" ")
    del words[data.draw(st.integers(0, len(words) - 1))]

    with pytest.raises(InvalidText):
        read(" ".join(words))
