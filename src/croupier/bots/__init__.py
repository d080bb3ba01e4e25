"""Bots: one small protocol, from uniform to the strongest."""
