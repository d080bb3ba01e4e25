"""The compiled twins of the rules: the same games over rows of numbers, for millions of games.

If a twin and its rule ever disagree, the rule is right.
"""
