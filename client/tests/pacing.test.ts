import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joined, OLD, Pacer, PATIENCE, type Moment } from "../src/pacing";
import type { Happened, View } from "../src/wire";

const at = (number: number) => ({ number }) as View;
const said = (number: number): Happened => ({ type: "said", number, seat: 0, text: "so" });
const moment = (number: number, lasts = 1000): Moment => ({ told: [said(number)], view: at(number), lasts });

/** Return a pacer, and what it has shown so far: the view, how much was told, for how long, and whether it was the last. */
function stage(speed = 1) {
  const shown: { view: number; told: number; ms: number; isLast: boolean }[] = [];
  const pace = { speed };
  const pacer = new Pacer(
    {
      show: ({ view, told }, ms, isLast) => shown.push({ view: view.number, told: told.length, ms, isLast }),
      speed: () => pace.speed,
    },
    () => Date.now(),
  );
  return { pacer, shown, pace, views: () => shown.map(({ view }) => view) };
}

describe("the pacer", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows one moment after the other, and says which is the last", () => {
    const { pacer, shown, views } = stage();
    pacer.add([moment(1), moment(2), moment(3)]);
    expect(views()).toEqual([1]);
    expect(pacer.isTelling).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2, 3]);
    expect(shown.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(pacer.isTelling).toBe(false);
  });

  it("lets what comes later wait until the last moment has been seen", () => {
    const { pacer, views } = stage();
    pacer.add([moment(1)]);
    pacer.add([moment(2)]);
    expect(views()).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([1, 2]);
  });

  it("goes as fast as is wished", () => {
    const { pacer, shown } = stage(2);
    pacer.add([moment(1)]);
    expect(shown[0]?.ms).toBe(500);
  });

  it("shows everything at once where nothing is to move", () => {
    const { pacer, shown } = stage(0);
    pacer.add([moment(1), moment(2), moment(3)]);
    expect(shown).toEqual([{ view: 3, told: 3, ms: 0, isLast: true }]);
  });

  it("shows everything at once when it is skipped, and tells all of it", () => {
    const { pacer, shown } = stage();
    pacer.add([moment(1), moment(2), moment(3)]);
    pacer.skip();
    expect(shown.at(-1)).toEqual({ view: 3, told: 2, ms: 0, isLast: true });
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(2);
  });

  it("never takes longer than one is patient", () => {
    const { pacer, views } = stage();
    const many = Array.from({ length: 40 }, (_, number) => moment(number));
    pacer.add(many);
    vi.advanceTimersByTime(PATIENCE);
    expect(views()).toHaveLength(40);
  });

  it("shows at once what has grown old, as when the page was asleep", () => {
    const { pacer, shown } = stage();
    pacer.add([moment(1), moment(2), moment(3)]);
    vi.setSystemTime(Date.now() + OLD + 1);
    vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toMatchObject({ view: 3, told: 2, isLast: true });
  });

  it("changes what is still to be shown", () => {
    const { pacer, views } = stage();
    pacer.add([moment(1), moment(2)]);
    pacer.change((view) => ({ ...view, number: view.number + 10 }));
    pacer.skip();
    expect(views()).toEqual([1, 12]);
  });
});

describe("what happened", () => {
  const told = (number: number, ...events: string[]) => {
    return { type: "las-vegas", number, by: "bot", told: events.map((type) => ({ event: { type }, phrase: {} })) } as unknown as Happened;
  };

  it("is whole again after it was told in parts", () => {
    expect(joined([told(1, "a")], [told(1, "b"), told(2, "c"), said(3)])).toEqual([told(1, "a", "b"), told(2, "c"), said(3)]);
  });
});
