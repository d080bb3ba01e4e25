"""Positions in which one move is clearly best, and not the obvious one."""
