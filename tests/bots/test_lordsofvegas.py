"""The bots of Lords of Vegas."""

from pathlib import Path
from random import Random

import pytest

from croupier.bots.bot import NotOffered
from croupier.bots.lordsofvegas import BOTS, NET_LAYOUT, Greedy, Hasty, Uniform
from croupier.bots.lordsofvegas.champion import Champion
from croupier.bots.lordsofvegas.montecarlo import MonteCarlo
from croupier.bots.lordsofvegas.trained import Trained
from croupier.games.lordsofvegas import VERSION_1
from croupier.kernel.lordsofvegas.net import LAYOUT
from croupier.nets.files import FOLDER, place


def test_the_bots_go_by_their_names() -> None:
    assert {name: type(bot(Random(1))) for name, bot in BOTS.items()} == {
        "uniform": Uniform,
        "hasty": Hasty,
        "greedy": Greedy,
        "greedy-1": Greedy,
        "trained": Trained,
        "montecarlo": MonteCarlo,
        "montecarlo-1": MonteCarlo,
        "champion": Champion,
    }


def test_weights_are_asked_for_as_the_kernel_reads_them() -> None:
    assert NET_LAYOUT == LAYOUT


def test_without_weights_those_who_need_them_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = place("lords-of-vegas").read_bytes()
    (tmp_path / "lords-of-vegas.net").write_bytes(whole[:-1])
    monkeypatch.setenv(FOLDER, str(tmp_path))

    assert [*BOTS] == ["uniform", "hasty", "greedy", "greedy-1", "montecarlo", "montecarlo-1"]
    for name in ("trained", "champion", "champion:20"):
        with pytest.raises(NotOffered, match=r"The weights in lords-of-vegas\.net are damaged"):
            BOTS[name]
    assert VERSION_1.levels_offered == ("easy", "medium", "hard")
    assert VERSION_1.bot_name("champion") == VERSION_1.levels["hard"]
