// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { Coaching } from "../src/shell/coaching.svelte";
import type { Advice, Seen, View } from "../src/wire";
import { box } from "./box.svelte";

const ADVICE: Advice = {
  seat: 0,
  options: [
    { move: "well", preview: null, chance: 0.4 },
    { move: "badly", preview: null, chance: 0.1 },
  ],
};

function answering(body: unknown, status = 200) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function table() {
  const seen = box<Seen>({ state: { turn: 1 } } as unknown as Seen);
  const view = { room: "r", coach: "offered" } as View;
  return { seen, coaching: new Coaching(() => ({ view, seen: seen.value })) };
}

afterEach(() => vi.unstubAllGlobals());

describe("the coach", () => {
  it("says what may be considered, until the game goes on", async () => {
    const fetched = answering(ADVICE);
    const { seen, coaching } = table();
    expect(coaching.kind).toBe("offered");
    expect(await coaching.ask(0)).toEqual(ADVICE.options[0]);
    expect(fetched).toHaveBeenCalledWith("/api/rooms/r/coach", expect.objectContaining({ method: "POST" }));
    expect(coaching.advice).toEqual(ADVICE);
    coaching.close();
    expect(coaching.advice).toBeUndefined();

    await coaching.ask(0);
    seen.value = { state: { turn: 2 } } as unknown as Seen;
    expect(coaching.advice).toBeUndefined();
    expect(coaching.best).toBeUndefined();
  });

  it("is asked once at a time", async () => {
    const fetched = answering(ADVICE);
    const { coaching } = table();
    const both = await Promise.all([coaching.ask(0), coaching.ask(0)]);
    expect(both[1]).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("says why it says nothing", async () => {
    answering({ code: "coach-off", sentence: "Off." }, 403);
    const { coaching } = table();
    expect(await coaching.ask(0)).toBeUndefined();
    expect(coaching.trouble).toMatchObject({ code: "coach-off", message: "Off." });
    expect(coaching.isThinking).toBe(false);
  });
});
