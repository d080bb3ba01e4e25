"""Play a thousand games of Las Vegas side by side: one seat is greedy, the others choose freely."""

import numpy as np

from croupier.env import lasvegas

GAMES, SEATS = 1_000, 3

games = lasvegas.batch(GAMES, seats=SEATS)
whims = np.random.default_rng(7)
now = games.reset(seed=7)
wins = np.zeros(SEATS)
ended = 0

while ended < GAMES:
    rolled = games.layout.part(now.observations, "rolled")
    highest_note = games.layout.part(now.observations, "notes")[:, :, 0]
    taste = whims.random(now.masks.shape)
    worth = np.where(now.turns[:, np.newaxis] == 0, highest_note - rolled + taste, taste)
    actions = np.where(now.masks == 1, worth, -np.inf).argmax(axis=1)

    now = games.step(actions)
    wins += now.rewards.sum(axis=0)
    ended += int(now.dones.sum())

shares = ", ".join(f"seat {seat} {share:.0%}" for seat, share in enumerate(wins / ended))
print(f"{ended} games ended. Wins: {shares}.")
