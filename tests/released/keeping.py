"""Keep what a version leaves behind, for all later ones to read.

`python -m tests.released.keeping` writes the folder of the version that this is. A folder of a
version that was released is never written again.
"""

import json
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Raw

from croupier import __version__
from croupier.docs.public import public_names
from croupier.server import wire
from croupier.server.acts import MuteSeat
from croupier.server.schema import json_schema
from tests.server.games import gathered, play
from tests.server.house import ANNA, LAS_VEGAS, LORDS, OPEN, Served

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"

COMMANDS: tuple[wire.ClientMessage, ...] = (
    wire.Sit("a1", 1, "Anna", "invitation"),
    wire.Leave("a2", 1),
    wire.Fill("a3", 1, "hard"),
    wire.Clear("a4", 1),
    wire.Begin("a5"),
    wire.Move("a6", 0, Raw(b'{"face":3}')),
    wire.Say("a7", 0, "Good luck!"),
    wire.React("a8", 0, "applause"),
    wire.Rematch("a11", yes=True, now=False),
    wire.Propose("a13", MuteSeat(1, muted=True)),
    wire.Vote("a14", 9, yes=True),
    wire.Claim("a15", 1, "Anna"),
    wire.Murmur("a16", "Anna", "Good luck!"),
    wire.Ping("a12"),
    wire.CaughtUp(7),
)
"""One of everything that a page sends on its socket."""
REQUESTS: Mapping[str, object] = {
    "Create": wire.Create(LAS_VEGAS, (ANNA, OPEN, wire.BotSeat("easy")), timer=60),
    "WhatIf": wire.WhatIf(5, "Anna", "medium"),
    "PlayOn": wire.PlayOn("Anna", "easy"),
    "Consider": wire.Consider(0, Raw(b'{"face":3}')),
    "AskCoach": wire.AskCoach(0),
    "MakeProfile": wire.MakeProfile("Anna", 0, "en", "phone"),
    "ChangeProfile": wire.ChangeProfile("Anna", 0, "en"),
    "UseCode": wire.UseCode("ABCD-EFGH-JKMN", "phone"),
}
"""One of everything that it sends by HTTP."""


def keep(folder: Path) -> None:
    """Write what this version leaves behind into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "records").mkdir(parents=True)
    for record in GOLDEN.glob("*/*.jsonl"):
        shutil.copyfile(record, folder / "records" / f"{record.parent.name}-{record.name}")
    keep_rooms(folder / "rooms.db")
    messages = {
        "socket": [Raw(wire.ENCODER.encode(command)) for command in COMMANDS],
        "requests": {name: Raw(wire.ENCODER.encode(one)) for name, one in REQUESTS.items()},
    }
    (folder / "messages.json").write_bytes(wire.ENCODER.encode(messages) + b"\n")
    schema = json.dumps(json.loads(json_schema()), indent=1, sort_keys=True)
    (folder / "schema.json").write_text(schema + "\n", encoding="utf-8")
    (folder / "public.txt").write_text("\n".join(public_names()) + "\n", encoding="utf-8")


def keep_rooms(file: Path) -> None:
    """Let people play at a real server, and keep its database: a game over, one begun, one not."""
    with TemporaryDirectory() as temporary:
        house = Served(Path(temporary))
        try:
            play(gathered(house, LAS_VEGAS), Random(1))
            gathered(house, LORDS)
            house.guest().create(ANNA, OPEN)
        finally:
            house.close()
        with closing(sqlite3.connect(house.path)) as line:
            line.execute("VACUUM INTO ?", (str(file),))


if __name__ == "__main__":
    keep(HERE / __version__)
