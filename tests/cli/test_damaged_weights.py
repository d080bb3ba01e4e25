"""What commands say where the weights of a game are damaged: one sentence."""

from pathlib import Path

import pytest

from croupier.nets.files import FOLDER, place
from tests.cli.conftest import Croupier

GAMES = ["las-vegas", "lords-of-vegas"]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for weights where the last byte of each file is missing."""
    for game in GAMES:
        (tmp_path / f"{game}.net").write_bytes(place(game).read_bytes()[:-1])
    monkeypatch.setenv(FOLDER, str(tmp_path))


@pytest.mark.usefixtures("damaged")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("command", "bot"),
    [
        ("simulate {} --bots trained --games 2", "trained"),
        ("simulate {} --bots trained --games 2 --engine rules", "trained"),
        ("simulate {} --bots champion:20 --games 2 --json", "champion"),
        ("simulate {} --bots champion:20 --games 2 --engine rules", "champion"),
        ("tournament {} --bots greedy,trained --games 4", "trained"),
        ("play {} --seats champion,greedy", "champion"),
    ],
)
def test_a_bot_that_needs_them_is_refused(
    croupier: Croupier, game: str, command: str, bot: str
) -> None:
    ran = croupier(*command.format(game).split())

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"The bot “{bot}” is not offered: The weights in {game}.net are damaged:"
        " their checksum is another.\n"
    )


@pytest.mark.usefixtures("damaged")
@pytest.mark.parametrize(
    ("game", "record"),
    [("las-vegas", "won-outright.jsonl"), ("lords-of-vegas", "two-seats.jsonl")],
)
def test_nothing_is_analysed(croupier: Croupier, game: str, record: str) -> None:
    ran = croupier("analyse", str(GOLDEN / game / record))

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"The weights in {game}.net are damaged: their checksum is another.\n"


@pytest.mark.usefixtures("damaged")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("engine", ["kernel", "rules"])
def test_all_other_bots_play_on(croupier: Croupier, game: str, engine: str) -> None:
    words = f"simulate {game} --bots hasty,greedy --seats 2 --games 2 --engine {engine}"
    ran = croupier(*words.split())

    assert (ran.code, ran.err) == (0, "")
