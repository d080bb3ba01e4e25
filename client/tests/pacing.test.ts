import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joined, OLD, Pacer, PATIENCE, READABLE, STILL, type AnimationStep } from "../src/pacing";
import type { EventTold, Happened, View } from "../src/wire";

const at = (number: number) => ({ number }) as View;
const said = (number: number): Happened => ({ type: "said", number, seat: 0, text: "so" });
const step = (number: number, lasts = 1000): AnimationStep => ({ told: [said(number)], view: at(number), lasts });

/** Return a pacer and what it has shown: the view, how much was told, for how long, whether it was the last. */
function stage(speed = 1, isStill = false) {
  const shown: { view: number; told: number; ms: number; isLast: boolean }[] = [];
  const pace = { speed, rests: 0 };
  const pacer = new Pacer(
    {
      show: ({ view, told }, ms, isLast) => shown.push({ view: view.number, told: told.length, ms, isLast }),
      rest: () => (pace.rests += 1),
      speed: () => pace.speed,
      isStill: () => isStill,
    },
    () => Date.now(),
  );
  return { pacer, shown, pace, views: () => shown.map(({ view }) => view) };
}

describe("the pacer", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows one step after the other, and says which is the last", () => {
    const { pacer, pace, shown, views } = stage();
    pacer.add([step(1), step(2), step(3)]);
    expect(views()).toEqual([1]);
    expect(pacer.isAnimating).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2, 3]);
    expect(shown.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(pacer.isAnimating).toBe(false);
    vi.advanceTimersByTime(999);
    expect(pace.rests).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pace.rests).toBe(1);
  });

  it("lets what comes later wait until the last step has been seen", () => {
    const { pacer, views } = stage();
    pacer.add([step(1)]);
    pacer.add([step(2)]);
    expect(views()).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2]);
  });

  it("goes as fast as is wished", () => {
    const { pacer, shown } = stage(2);
    pacer.add([step(1)]);
    expect(shown[0]?.ms).toBe(500);
  });

  it("shows everything at once where nothing is to move", () => {
    const { pacer, shown } = stage(0);
    pacer.add([step(1), step(2), step(3)]);
    expect(shown).toEqual([{ view: 3, told: 3, ms: 0, isLast: true }]);
  });

  it("shows everything at once when it is skipped, and tells all of it", () => {
    const { pacer, shown } = stage();
    pacer.add([step(1), step(2), step(3)]);
    pacer.skip();
    expect(shown.at(-1)).toEqual({ view: 3, told: 2, ms: 0, isLast: true });
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(2);
  });

  it("hurries where there is much to tell, but nothing becomes too short to be read", () => {
    const { pacer, shown } = stage();
    pacer.add(Array.from({ length: 12 }, (_, number) => step(number)));
    expect(shown[0]?.ms).toBe(PATIENCE / 12);
    pacer.add(Array.from({ length: 15 }, (_, number) => step(number)));
    pacer.add([step(50, 300)]);
    vi.advanceTimersByTime(PATIENCE);
    expect(shown[1]?.ms).toBe(READABLE);
    expect(shown.length).toBeLessThan(28);
    vi.advanceTimersByTime(28 * READABLE);
    expect(shown.at(-1)).toMatchObject({ view: 50, ms: 300, isLast: true });
  });

  it("tells small things of one kind together, only where there is much to tell", () => {
    const { pacer, shown } = stage();
    const small = (number: number, kind: string) => ({ ...step(number, PATIENCE / 5), kind });
    pacer.add([small(1, "a"), small(2, "a")]);
    pacer.skip();
    expect(shown.map(({ told }) => told)).toEqual([1, 1]);
    pacer.add([small(3, "a"), small(4, "a"), small(5, "b"), small(6, "b"), step(7), step(8), small(9, "a")]);
    vi.advanceTimersByTime(PATIENCE);
    expect(shown.slice(2).map(({ view, told }) => [view, told])).toEqual([
      [4, 2],
      [6, 2],
      [7, 1],
      [8, 1],
      [9, 1],
    ]);
  });

  it("lets what is only said be heard at once, while the last step is looked at", () => {
    const { pacer, shown, views } = stage();
    pacer.add([step(1)]);
    pacer.add([step(2, 0)]);
    expect(shown.at(-1)).toEqual({ view: 2, told: 1, ms: 0, isLast: true });
    pacer.add([step(3)]);
    expect(views()).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2, 3]);
  });

  it("goes on at once after the last step for who has seen enough, and skips nothing", () => {
    const { pacer, pace, views } = stage();
    pacer.add([step(1)]);
    pacer.goOn();
    expect(pace.rests).toBe(1);
    pacer.add([step(2), step(3)]);
    expect(views()).toEqual([1, 2]);
    pacer.goOn();
    vi.advanceTimersByTime(999);
    expect(views()).toEqual([1, 2]);
  });

  it("shows at once what has grown old, as when the page was asleep", () => {
    const { pacer, shown } = stage();
    pacer.add([step(1), step(2), step(3)]);
    vi.setSystemTime(Date.now() + OLD + 1);
    vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toMatchObject({ view: 3, told: 2, isLast: true });
  });

  it("changes what is still to be shown", () => {
    const { pacer, views } = stage();
    pacer.add([step(1), step(2)]);
    pacer.change((view) => ({ ...view, number: view.number + 10 }));
    pacer.skip();
    expect(views()).toEqual([1, 12]);
  });
});

describe("the pacer at a moment", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const told: EventTold[] = [];
  const part = (number: number, at: number): AnimationStep => ({
    ...step(number),
    moment: { name: "payday", told, at },
  });

  it("stands still where it ends if nothing moves, and then tells the rest", () => {
    const { pacer, shown, pace } = stage(0, true);
    pacer.add([step(1), part(2, 0), part(3, 1), step(4)]);
    expect(shown).toEqual([{ view: 3, told: 3, ms: STILL, isLast: false }]);
    vi.advanceTimersByTime(STILL);
    expect(shown.at(-1)).toEqual({ view: 4, told: 1, ms: 0, isLast: true });
    expect(pace.rests).toBe(1);
  });

  it("leaves it out for who wants everything at once", () => {
    const { pacer, shown } = stage(0);
    pacer.add([part(1, 0), step(2)]);
    expect(shown).toEqual([{ view: 2, told: 2, ms: 0, isLast: true }]);
  });

  it("goes on part by part for who hurries, and skips all else", () => {
    const { pacer, views } = stage();
    pacer.add([part(1, 0), part(2, 1), step(3), step(4)]);
    pacer.hurry();
    expect(views()).toEqual([1, 2]);
    pacer.hurry();
    expect(views()).toEqual([1, 2, 3]);
    pacer.hurry();
    expect(views()).toEqual([1, 2, 3, 4]);
    expect(pacer.isAnimating).toBe(false);
  });

  it("holds what is to be held, at any speed, until somebody goes on", () => {
    const { pacer, shown, views } = stage(0);
    pacer.add([step(1), { ...step(2, 12_000), isHeld: true }, step(3)]);
    expect(shown).toEqual([{ view: 2, told: 2, ms: 12_000, isLast: false }]);
    pacer.hurry();
    expect(views()).toEqual([2, 3]);
  });
});

describe("what happened", () => {
  const told = (number: number, ...events: string[]) => {
    return {
      type: "played",
      number,
      by: "bot",
      told: events.map((type) => ({ event: { type }, phrase: {} })),
    } as unknown as Happened;
  };

  it("is whole again after it was told in parts", () => {
    expect(joined([told(1, "a")], [told(1, "b"), told(2, "c"), said(3)])).toEqual([
      told(1, "a", "b"),
      told(2, "c"),
      said(3),
    ]);
  });
});
