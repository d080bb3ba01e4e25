"""Room in which players in the kernel think."""

from croupier.kernel.lordsofvegas.desk import FEATURES, desk
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE


def test_an_empty_desk_reckons_as_greedy_players_do() -> None:
    at = desk()

    assert at.style.tolist() == GREEDY_STYLE.tolist()
    assert at.features.shape == (SEATS, FEATURES)
    assert not at.offered.any()
