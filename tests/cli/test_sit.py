"""The command `croupier sit`: a bot of the house at a table of a server."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from croupier.server import wire
from tests.cli.conftest import Croupier
from tests.cli.running import COMMAND, plain
from tests.client.tokens import tokens
from tests.server.evenings import Organiser
from tests.server.house import ANNA, OPEN, QUICK, Served, done, fresh
from tests.services import free_port


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, QUICK)
    yield served
    served.close()


def sitting(house: Served, room: str, token: str, *more: str) -> subprocess.Popen[str]:
    """Let a bot sit down, in a process of its own."""
    words = ("sit", "--server", f"http://{house.address}", "--room", room, *more)
    return subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**plain(), "CROUPIER_TOKEN": token},
    )


def ended(bots: Sequence[subprocess.Popen[str]]) -> Sequence[tuple[int, list[str], str]]:
    """Wait for bots; return their exit codes and what they said. None is left behind."""
    try:
        said = [bot.communicate(timeout=120) for bot in bots]
    finally:
        for bot in bots:
            with bot:
                bot.kill()
    return [
        (bot.returncode, out.splitlines(), err) for bot, (out, err) in zip(bots, said, strict=True)
    ]


def test_bots_play_a_game_among_themselves(house: Served) -> None:
    anna = house.guest()
    room = anna.create(OPEN, OPEN, listed=True).room
    one, other = tokens(anna, 2)

    bots = [
        sitting(house, room, one, "--seat", "2"),
        sitting(house, room, other, "--bot", "uniform"),
    ]
    told = ended(bots)

    assert [(code, err) for code, _, err in told] == [(0, ""), (0, "")]
    assert told[0][1][0] == "Greedy sits on seat 2."
    assert told[1][1][0] == "Uniform sits on seat 1."
    assert all(lines[1].startswith("The game is over: place ") for _, lines, _ in told)
    assert anna.see(room).view.stage == "over"


def test_a_bot_comes_by_a_link_and_plays_again_as_long_as_somebody_wants_to(house: Served) -> None:
    anna = house.guest()
    created = anna.create(ANNA, OPEN)
    [token] = tokens(anna, 1)
    link = f"http://{house.address}/#/room/{created.room}/{created.invite}"
    bot = sitting(house, link, token, "--again", "--name", "Dora")
    visit = anna.join(created.room)
    visit.until(lambda visit: visit.view.chairs[1].name == "Dora")
    done(visit.do(wire.Begin(fresh())))
    visit.play(Random(1))
    visit.until(lambda visit: visit.view.chairs[1].again is True)
    again = done(visit.do(wire.Rematch(fresh()))).room
    assert again is not None
    second = anna.join(again)
    visit.leave()
    second.play(Random(2))
    second.leave()

    [(code, lines, err)] = ended([bot])
    assert (code, err) == (0, "")
    assert [line.partition(":")[0] for line in lines] == [
        "Dora sits on seat 2.",
        "The game is over",
        "Dora sits on seat 1.",
        "The game is over",
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--room", "nowhere"), "There is no such table."),
        (("--token", "bot_guessed"), "This token opens nothing, or nothing any more."),
        (("--token", ""), "A token is needed: --token, or CROUPIER_TOKEN in the environment."),
        (("--bot", "magic"), "There is no bot called “magic”; known: "),
        (("--seat", "1"), "Anna sits there already."),
        (("--seat", "9"), "This table has 2 seats."),
        (("--server", "localhost"), "localhost is no address of a server, such as"),
        (("--seat", "x"), "Argument --seat: 'x' is not a number from 1 up."),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_what_is_wrong_is_said_in_one_sentence(
    house: Served, croupier: Croupier, words: tuple[str, ...], sentence: str
) -> None:
    anna = house.guest()
    created = anna.create(ANNA, OPEN)
    link = f"http://{house.address}/#/room/{created.room}/{created.invite}"
    [token] = tokens(anna, 1)
    usual = ("--server", f"http://{house.address}", "--room", link, "--token", token)
    ran = croupier("sit", *usual, *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1


def test_a_server_that_is_not_there_is_said(croupier: Croupier) -> None:
    server = f"http://127.0.0.1:{free_port()}"
    ran = croupier("sit", "--server", server, "--room", "room", "--token", "bot_1")

    assert (ran.code, ran.err) == (2, f"Nobody answers at {server}.\n")


def test_bots_play_through_an_evening(house: Served) -> None:
    anna = house.guest()
    organiser = Organiser(anna, seats=2, rounds=2)
    link = f"http://{house.address}/#/evening/{organiser.made.evening}/{organiser.made.invite}"
    words = ("sit", "--server", f"http://{house.address}", "--evening", link)
    bots = [
        subprocess.Popen(
            [*COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**plain(), "CROUPIER_TOKEN": token},
        )
        for token in tokens(anna, 2)
    ]
    view = organiser.see()
    while len(view.members) < 2:
        view = organiser.see(view.number)
    for number in (1, 2):
        view = organiser.pair(number)
        while view.played[-1].tables[0].stage == "playing":
            view = organiser.see(view.number)
    organiser.end()
    told = ended(bots)

    assert [(code, err) for code, _, err in told] == [(0, ""), (0, "")]
    assert {lines[0] for _, lines, _ in told} == {
        "Greedy takes part in Club night.",
        "Greedy 2 takes part in Club night.",
    }
    for _, lines, _ in told:
        assert sum(line.startswith("The game is over: place ") for line in lines) == 2
        assert lines[-1].startswith("The evening is over: place ")
