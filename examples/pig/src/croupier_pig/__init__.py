"""Pig, the dice game that belongs to nobody. Its rules are in rules.md."""

from croupier_pig.spec import PIG

__all__ = ["PIG"]
