"""Where a game of Las Vegas stands."""

from croupier.lasvegas.state import Rolling
from croupier.screens.lasvegas.header import header
from tests.screens.showing import shown
from tests.strategies import GAME

LINE = (
    "las-vegas rolling white=yes open=no start=lot round=2 starter=1 deck=5.8.7.6.6.4.5.4.0"
    " casinos=90:8.0+0/90:0.6+4/90:0.0+0/90:0.0+0/90:0.0+0/80:0.0+0"
    " hands=0+3,2+1 won=60.30,10 seat=0"
)


def test_a_header_tells_the_round_the_deck_and_what_everyone_has() -> None:
    state = GAME.read(LINE)
    assert isinstance(state, Rolling)
    line, *seats = shown(header(state.table, ["Anna", "Benno"]))

    assert line == "Round 2 of 4 · start player ▲ Benno · 45 notes left in the deck"
    assert [row.split() for row in seats] == [
        ["●", "Anna", "▲", "Benno"],
        ["0", "dice", "+", "3", "white", "2", "dice", "+", "1", "white"],
        ["2", "notes,", "$90k", "1", "note,", "$10k"],
    ]
