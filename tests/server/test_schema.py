"""What the client has of the house in its own language is what the house would write today."""

from pathlib import Path

from croupier.server.schema import board, limits, typescript

CLIENT = Path(__file__).parents[2] / "client" / "src"


def test_the_types_of_the_client_are_those_of_the_wire() -> None:
    assert (CLIENT / "wire.ts").read_text(encoding="utf-8") == typescript()


def test_the_board_of_the_client_is_the_one_the_rules_know() -> None:
    assert (CLIENT / "lordsofvegas" / "lots.ts").read_text(encoding="utf-8") == board()


def test_the_limits_of_the_client_are_those_of_the_rules() -> None:
    assert (CLIENT / "limits.ts").read_text(encoding="utf-8") == limits()
