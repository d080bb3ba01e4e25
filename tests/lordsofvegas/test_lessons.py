"""The lessons of Lords of Vegas say what is so: what their words speak of is on the table."""

from croupier.core.game import Moved
from croupier.core.lessons import Chapter
from croupier.core.seats import Seat
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas.board import SITE, Lot
from croupier.lordsofvegas.casinos import Casino, casino_on
from croupier.lordsofvegas.lessons import BOSS, GAMBLE, GROW, LAND, TRACK, TRADE
from croupier.lordsofvegas.moves import Accept, Build, Move, Sprawl
from croupier.lordsofvegas.state import State, Table

YOU, BENNO, SOLVEIG = Seat(0), Seat(1), Seat(2)
GAME = LordsOfVegas()


def tables(chapter: Chapter[Move]) -> dict[str, Table]:
    """Return the table at every step."""
    return {name: state.table for name, state in states(chapter).items()}


def states(chapter: Chapter[Move]) -> dict[str, State]:
    state, found = GAME.read(chapter.position), {}
    for step, entries in chapter.script():
        for entry in entries:
            state = GAME.step(state, entry).state
        found[step.name] = state
    return found


def casino(table: Table, lot: str) -> Casino:
    found = casino_on(table, Lot(lot))
    assert found is not None
    return found


def test_land_pays_as_it_is_told() -> None:
    at = tables(LAND)

    assert SITE[Lot("A2")].build_cost == 6
    assert at["build"].money[YOU] - at["draw"].money[YOU] == 3
    assert at["paid"].points[YOU] == 1
    own = at["best"].markers(YOU)
    assert max(own, key=lambda lot: SITE[lot].die) == "B1"
    assert at["best"].money[YOU] >= SITE[Lot("B1")].build_cost


def test_the_highest_die_is_boss_before_and_after() -> None:
    at = tables(BOSS)

    assert casino(at["anew"], "D1").boss == BENNO
    assert casino(at["yours"], "D1").boss == YOU
    assert at["points"].points[YOU] - at["yours"].points[YOU] == 3
    assert casino(at["second"], "E4").boss == SOLVEIG
    assert at["second"].money[YOU] - at["level"].money[YOU] == 5
    assert casino(at["level"], "E4").boss == YOU


def test_casinos_grow_and_join() -> None:
    at = states(GROW)

    assert [len(casino(at[step].table, "A2").lots) for step in at] == [1, 1, 2, 3, 4]
    four = at["four"]
    assert four.table.money[YOU] == 15
    legal = GAME.legal(four, YOU)
    assert not [move for move in legal if isinstance(move, Sprawl)]
    assert Build(Lot("A4"), "gold") in legal


def test_one_point_does_not_leave_8_and_two_do() -> None:
    at = tables(TRACK)

    assert [at[step].points[YOU] for step in ("gap", "two", "strip")] == [8, 8, 10]
    assert at["strip"].money[YOU] > at["end"].money[YOU]
    on_strip = [lot for lot in at["edge"].markers(YOU) if SITE[lot].on_strip == "yes"]
    assert on_strip == ["C9"]


def test_a_bet_is_won_and_one_is_halved() -> None:
    at = tables(GAMBLE)

    assert at["won"].money[YOU] - at["bet"].money[YOU] == 5
    assert at["half"].money[YOU] - at["luck"].money[YOU] == 5
    assert at["luck"].money[BENNO] - at["half"].money[BENNO] == 10


def test_trades_make_one_boss_and_would_unmake_one() -> None:
    at = states(TRADE)

    assert casino(at["accept"].table, "D1").boss == BENNO
    assert casino(at["offer"].table, "D1").boss == YOU
    assert "D2" in at["refuse"].table.markers(YOU)
    agreed = GAME.step(at["refuse"], Moved(YOU, Accept(3))).state
    assert casino(agreed.table, "D1").boss == SOLVEIG
    assert casino(at["kept"].table, "D1").boss == YOU
