"""Learn Las Vegas from nothing but games against a greedy bot, and beat it (extras env and train).

Two seats, thousands of games side by side, and proximal policy optimization (PPO): play some
steps, judge how much better each went than expected, and make what went well likelier.
"""

import argparse
from collections.abc import Iterator
from time import perf_counter

import jax
import jax.numpy as jnp
import numpy as np
import optax

from croupier.env import las_vegas_v0
from croupier.env.vector import SoloVectorEnv

GAMES, STEPS, EPOCHS, PARTS = 1024, 32, 3, 8
HIDDEN, RATE, CLIP, CURIOSITY, TRACE = 64, 1e-3, 0.2, 0.005, 0.95
UNSEEN = 1_000_000
"""A seed whose games are not learned from."""

Net = dict[str, jax.Array]
Batch = dict[str, jax.Array]


def new_net(key: jax.Array, faces: int, rest: int) -> Net:
    """Return a net that knows nothing; all six faces are judged by the same numbers."""
    shapes = {"face": (faces, HIDDEN), "rest": (rest, HIDDEN), "deep": (HIDDEN, HIDDEN)}
    shapes |= {"all": (HIDDEN, HIDDEN), "score": (HIDDEN, 1), "worth": (HIDDEN, 1)}
    keys = jax.random.split(key, len(shapes))
    made = {n: jax.random.normal(k, s) / s[0] ** 0.5 for k, (n, s) in zip(keys, shapes.items())}
    return made | {"score": made["score"] * 0.01, "even": jnp.full(1, 0.5)}


@jax.jit
def judge(net: Net, sight: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return how much the net likes each face (as log chances), and the win it hopes for."""
    faces, rest = sight[..., :48].reshape(*sight.shape[:-1], 6, 8), sight[..., 48:]
    seen = jax.nn.relu(faces @ net["face"] + (rest @ net["rest"])[..., None, :])
    whole = seen.mean(-2)
    deep = jax.nn.relu(seen @ net["deep"] + (whole @ net["all"])[..., None, :])
    likes = jax.nn.log_softmax(jnp.where(mask == 1, (deep @ net["score"])[..., 0], -1e9))
    return likes, (deep.mean(-2) @ net["worth"])[..., 0] + net["even"]


def sight_of(env: SoloVectorEnv, seen: np.ndarray) -> np.ndarray:
    """Put what belongs to each face first, all numbers between 0 and 1."""
    scaled = seen / np.maximum(env.layout.highest, 1)
    parts = {name: env.layout.part(scaled, name) for name in env.layout}
    own = [parts.pop("notes"), parts.pop("dice"), parts.pop("rolled")[..., None]]
    faces = np.concatenate(own, axis=-1).reshape(len(seen), -1)
    return np.concatenate([faces, *(p.reshape(len(seen), -1) for p in parts.values())], axis=-1)


def lesson(env: SoloVectorEnv, net: Net, key: jax.Array, now: list[np.ndarray]) -> Batch:
    """Play some steps; return what was seen, done, and how much better it went than hoped."""
    noted = []
    for one in jax.random.split(key, STEPS):
        sight, mask = sight_of(env, now[0]), now[1]
        likes, hope = judge(net, sight, mask)
        action = np.asarray(jax.random.categorical(one, likes))
        now[0], reward, done, _, info = env.step(action)
        now[1] = info["action_mask"]
        noted.append((sight, mask, action, np.asarray(likes), np.asarray(hope), reward, done))
    sight, mask, action, likes, hope, reward, done = map(np.stack, zip(*noted))
    later = np.asarray(judge(net, sight_of(env, now[0]), now[1])[1])
    gain, ahead = np.zeros_like(hope), np.zeros_like(later)
    for step in reversed(range(STEPS)):
        surprise = reward[step] + ~done[step] * later - hope[step]
        gain[step] = ahead = surprise + ~done[step] * TRACE * ahead
        later = hope[step]
    chance = np.take_along_axis(likes, action[..., None], -1)[..., 0]
    noted = dict(sight=sight, mask=mask, action=action, chance=chance, gain=gain, hope=gain + hope)
    return {name: jnp.asarray(a.reshape(-1, *a.shape[2:])) for name, a in noted.items()}


def regret(net: Net, batch: Batch) -> jax.Array:
    """Return what is to be made small: chances of what went badly, and wrong hopes."""
    likes, hope = judge(net, batch["sight"], batch["mask"])
    taken = jnp.take_along_axis(likes, batch["action"][:, None], -1)[:, 0]
    ratio, gain = jnp.exp(taken - batch["chance"]), batch["gain"]
    gain = (gain - gain.mean()) / gain.std()
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    doubt = -(jnp.exp(likes) * jnp.where(batch["mask"] == 1, likes, 0)).sum(-1)
    return (0.5 * (hope - batch["hope"]) ** 2 - better - CURIOSITY * doubt).mean()


def share_won(net: Net, rivals: str, games: int) -> tuple[float, float]:
    """Return the share of unseen games won without whims, and half its interval of 95 %."""
    env = las_vegas_v0.vector_env(games, seats=2, rivals=rivals)
    seen, info = env.reset(seed=UNSEEN)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        likes, _ = judge(net, sight_of(env, seen), info["action_mask"])
        seen, reward, done, _, info = env.step(np.asarray(likes.argmax(-1)))
        shares = np.where(done & np.isnan(shares), reward, shares)
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5)


def learn(rivals: str, updates: int) -> Iterator[tuple[int, Net]]:
    """Yield the net after every update."""
    env, key = las_vegas_v0.vector_env(GAMES, seats=2, rivals=rivals), jax.random.key(1)
    seen, info = env.reset(seed=0)
    now = [seen, info["action_mask"]]
    net = new_net(key, 8, env.layout.size - 48)
    steps = updates * EPOCHS * PARTS
    teacher = optax.chain(
        optax.clip_by_global_norm(0.5), optax.adam(optax.linear_schedule(RATE, RATE / 10, steps))
    )

    @jax.jit
    def improve(net: Net, memory: optax.OptState, batch: Batch) -> tuple[Net, optax.OptState]:
        change, memory = teacher.update(jax.grad(regret)(net, batch), memory)
        return optax.apply_updates(net, change), memory

    memory = teacher.init(net)
    for update in range(1, updates + 1):
        key, playing, mixing = jax.random.split(key, 3)
        batch = lesson(env, net, playing, now)
        for one in jax.random.split(mixing, EPOCHS):
            for part in jax.random.permutation(one, GAMES * STEPS).reshape(PARTS, -1):
                net, memory = improve(net, memory, {n: a[part] for n, a in batch.items()})
        yield update, net


def main() -> None:
    """Learn, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rivals", default="greedy")
    parser.add_argument("--updates", type=int, default=200)
    asked = parser.parse_args()
    began = perf_counter()
    for update, net in learn(asked.rivals, asked.updates):
        if update % 10 == 0 or update == asked.updates:
            share, margin = share_won(net, asked.rivals, 2000 if update < asked.updates else 10_000)
            took = perf_counter() - began
            print(f"{took:4.0f} s, {update:3} updates: {share:.1%} ± {margin:.1%} of games won", flush=True)


if __name__ == "__main__":
    main()
