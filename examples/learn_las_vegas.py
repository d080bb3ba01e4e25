"""Learn Las Vegas from nothing but games against a greedy bot, and beat it (extras env and train).

This is proximal policy optimization (PPO): play a thousand games side by side for some steps, see
how much better each step went than hoped, and make what went well likelier.
"""

import argparse
from time import perf_counter

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from croupier.env import las_vegas_v0
from croupier.env.vector import SoloVectorEnv

GAMES, STEPS, EPOCHS, PARTS = 1024, 32, 3, 8
HIDDEN, RATE, CLIP, CURIOSITY, TRACE = 64, 1e-3, 0.2, 0.005, 0.95
FACES, OF_A_FACE, UNSEEN = 6, 8, 1_000_000
"""Faces, the numbers seen of each, and a seed whose games are not learned from."""

Floats = NDArray[np.float32]
Net = dict[str, jax.Array]
Lesson = dict[str, jax.Array]


def new_net(key: jax.Array, rest: int) -> Net:
    """Return a net that knows nothing; all six faces are judged by the same numbers."""
    inputs = {"face": OF_A_FACE, "rest": rest, "deep": HIDDEN, "all": HIDDEN}
    named = zip(jax.random.split(key, len(inputs)), inputs.items(), strict=True)
    net = {name: jax.random.normal(k, (n, HIDDEN)) / n**0.5 for k, (name, n) in named}
    return net | {"score": jnp.zeros((HIDDEN, 1)), "hope": jnp.zeros((HIDDEN, 1))}


@jax.jit
def judge(net: Net, lesson: Lesson) -> tuple[jax.Array, jax.Array]:
    """Return the log chances by which the net chooses a face, and the win it hopes for."""
    faces, rest = jnp.split(lesson["sight"], [FACES * OF_A_FACE], axis=-1)
    each = faces.reshape(-1, FACES, OF_A_FACE) @ net["face"]
    seen = jax.nn.relu(each + (rest @ net["rest"])[:, None])
    deep = jax.nn.relu(seen @ net["deep"] + (seen.mean(1) @ net["all"])[:, None])
    likes = jnp.where(lesson["mask"], (deep @ net["score"])[..., 0], -1e9)
    return jax.nn.log_softmax(likes), 0.5 + (deep.mean(1) @ net["hope"])[:, 0]


def look(env: SoloVectorEnv, seen: Floats) -> Lesson:
    """Put what belongs to each face first, all numbers between 0 and 1; add the masks."""
    scaled = seen / np.maximum(env.layout.highest, 1)
    parts = {name: env.layout.part(scaled, name) for name in env.layout}
    of_faces = [parts.pop("notes"), parts.pop("dice"), parts.pop("rolled")[..., None]]
    flat = [part.reshape(len(seen), -1) for part in (np.concatenate(of_faces, -1), *parts.values())]
    return {"sight": jnp.asarray(np.concatenate(flat, -1)), "mask": jnp.asarray(env.action_masks())}


def play(env: SoloVectorEnv, net: Net, key: jax.Array, seen: Floats) -> tuple[Lesson, Floats]:
    """Play some steps; return what was seen and done and how it went, and what is seen then."""
    notes, ahead = list[Lesson](), jnp.zeros(GAMES)
    for whim in jax.random.split(key, STEPS):
        note = look(env, seen)
        note["likes"], note["hope"] = judge(net, note)
        note["action"] = jax.random.categorical(whim, note["likes"])
        seen, reward, done, _, _ = env.step(np.asarray(note["action"]))
        notes.append(note | {"reward": jnp.asarray(reward), "goes_on": jnp.asarray(~done)})
    later = judge(net, look(env, seen))[1]
    for note in reversed(notes):
        surprise = note["reward"] + note["goes_on"] * later - note["hope"]
        note["gain"] = ahead = surprise + note["goes_on"] * TRACE * ahead
        later = note["hope"]
    return {name: jnp.concatenate([note[name] for note in notes]) for name in note}, seen


def regret(net: Net, lesson: Lesson) -> jax.Array:
    """Return what is to become small: wrong hopes, and chances of what went worse than hoped."""
    likes, hope = judge(net, lesson)
    ratio = jnp.exp(likes - lesson["likes"])[jnp.arange(len(hope)), lesson["action"]]
    gain = lesson["gain"]
    wrong, gain = (hope - lesson["hope"] - gain) ** 2 / 2, (gain - gain.mean()) / gain.std()
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    doubt = -jnp.where(lesson["mask"], jnp.exp(likes) * likes, 0).sum(-1)
    return jnp.mean(wrong - better - CURIOSITY * doubt)


def share_won(net: Net, rivals: str, games: int) -> tuple[float, float]:
    """Return the share of unseen games won without whims, and half its interval of 95 %."""
    env, shares = las_vegas_v0.vector_env(games, seats=2, rivals=rivals), np.full(games, np.nan)
    seen, _ = env.reset(seed=UNSEEN)
    while np.isnan(shares).any():
        faces = judge(net, look(env, seen))[0].argmax(-1)
        seen, reward, done, _, _ = env.step(np.asarray(faces))
        shares = np.where(done & np.isnan(shares), reward, shares)
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5)


def learn(rivals: str, updates: int) -> None:
    """Learn, and say how it goes."""
    env, began = las_vegas_v0.vector_env(GAMES, seats=2, rivals=rivals), perf_counter()
    (seen, _), key = env.reset(seed=0), jax.random.key(1)
    net = new_net(key, env.layout.size - FACES * OF_A_FACE)
    teacher = optax.adamw(optax.cosine_decay_schedule(RATE, updates * EPOCHS * PARTS))
    memory = teacher.init(net)

    @jax.jit
    def improved(net: Net, memory: optax.OptState, lesson: Lesson) -> tuple[Net, optax.OptState]:
        change, memory = teacher.update(jax.grad(regret)(net, lesson), memory, net)
        return optax.apply_updates(net, change), memory

    for update in range(1, updates + 1):
        key, playing, mixing = jax.random.split(key, 3)
        lesson, seen = play(env, net, playing, seen)
        for one in jax.random.split(mixing, EPOCHS):
            for part in jax.random.permutation(one, GAMES * STEPS).reshape(PARTS, -1):
                net, memory = improved(net, memory, {n: a[part] for n, a in lesson.items()})
        if update % 10 == 0 or update == updates:
            won = "{:.1%} ± {:.1%} of unseen games won".format(*share_won(net, rivals, 10_000))
            print(f"{perf_counter() - began:4.0f} s, {update:3} updates: {won}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rivals", default="greedy", help="a level or the name of a bot")
    parser.add_argument("--updates", type=int, default=60, help="how long to learn")
    learn(**vars(parser.parse_args()))
