"""The logs of rooms, append-only, in SQLite or PostgreSQL.

Nothing in here knows a game: what is kept are numbered lines, and who wrote a number first.
"""
