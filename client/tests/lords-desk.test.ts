import { afterEach, describe, expect, it } from "vitest";
import { Desk } from "../src/lordsofvegas/desk.svelte";
import { SITES } from "../src/lordsofvegas/lots";
import { settings } from "../src/settings.svelte";
import type { Telling, Wish } from "../src/table.svelte";
import type { LordsOfVegasChoice, LordsOfVegasSeen, LordsOfVegasTable, Outlook, View } from "../src/wire";

const marked: Record<string, number> = { B2: 0, F7: 0, D7: 1 };
const plots: LordsOfVegasTable["plots"] = SITES.map(({ lot }) => {
  const owner = marked[lot];
  return owner === undefined ? { type: "vacant" } : { type: "marked", owner };
});
const table: LordsOfVegasTable = { plots, money: [20, 12], points: [0, 0], deck: [], above: 9, turn: 0 };
const built: Outlook = { colour: "gold", lots: ["B2"], dice: [["B2", { owner: 0, value: 2 }]], boss: 0, tied: [], pips: 2, cards: ["gold"], money: [2, 0], points: 1 };
const build = (colour: "gold" | "green"): LordsOfVegasChoice => ({
  move: { type: "build", lot: "B2", colour },
  prospect: { type: "changed", cost: 6, changes: [{ before: [], after: { ...built, colour } }] },
});
const ACTS: LordsOfVegasChoice[] = [{ move: { type: "end-turn" }, prospect: null }, build("gold"), build("green")];

function chair(name: string): View["chairs"][number] {
  return { kind: "person", name, level: null, present: true, away: false };
}

/** Return a desk of seat 0 in this position, and what it asks for. */
function desk(choices: LordsOfVegasChoice[], state: LordsOfVegasSeen["state"] = { type: "acting", table }) {
  const asked: Wish[] = [];
  const model: Telling = {
    happened: [],
    news: [],
    isBusy: false,
    line: "open",
    ask: (wish) => {
      asked.push(wish);
      return Promise.resolve({ type: "done", id: "1", number: 1 });
    },
  };
  const seen: LordsOfVegasSeen = {
    game: "lords-of-vegas",
    state,
    turn: { type: "turn", seat: 0 },
    standing: { casinos: [], bets: [], left: [] },
    yours: choices.length ? [{ seat: 0, choices }] : [],
    ending: null,
  };
  const view = { you: [0], chairs: [chair("Anna"), chair("Benno")], number: 1, table: seen } as unknown as View;
  return { desk: new Desk(() => ({ model, view, seen }), (message) => message), asked };
}

const moves = (asked: Wish[]) => asked.map((wish) => (wish.type === "move" ? wish.move : undefined));

afterEach(() => {
  settings.confirm = true;
});

describe("the desk", () => {
  it("lights the lots to build on before anything is chosen, with their price", () => {
    const { desk: mine } = desk(ACTS);
    expect(mine.mode).toBe("turn");
    expect([...mine.lights]).toEqual([["B2", { look: "lit", cost: 6 }]]);
  });

  it("goes from a touched lot over its colour to the move", async () => {
    const { desk: mine, asked } = desk(ACTS);
    mine.touch("B2");
    expect(mine.question).toBe("colour");
    mine.settle({ kind: "build", lot: "B2", colour: "green" });
    expect(mine.pictures.get("B2")).toMatchObject({ kind: "built", isGhost: true });
    expect(mine.lights.get("B2")).toEqual({ look: "chosen", price: 6 });
    mine.confirm();
    await Promise.resolve();
    expect(moves(asked)).toEqual([{ type: "build", lot: "B2", colour: "green" }]);
  });

  it("confirms by a second touch of the same lot, or at the first if wanted so", () => {
    const { desk: mine, asked } = desk([ACTS[0] as LordsOfVegasChoice, build("gold")]);
    mine.touch("B2");
    expect(asked).toEqual([]);
    mine.touch("B2");
    expect(asked).toHaveLength(1);

    settings.confirm = false;
    const { desk: quick, asked: told } = desk([build("gold")]);
    quick.begin("build");
    quick.touch("B2");
    expect(told).toHaveLength(1);
  });

  it("goes back step by step", () => {
    const { desk: mine } = desk(ACTS);
    mine.begin("build");
    mine.touch("B2");
    mine.back();
    expect(mine.draft).toEqual({ kind: "build" });
    mine.back();
    expect(mine.mode).toBe("turn");
  });

  it("shows a lot that cannot be chosen now", () => {
    const { desk: mine } = desk(ACTS);
    mine.touch("A1");
    expect(mine.mode).toBe("details");
    mine.touch("A1");
    expect(mine.mode).toBe("turn");
  });

  it("sends the bet that is set, not the highest", () => {
    const wager = { type: "wager", boss: 1, least: 1, highest: 5, bet: 5, stand: [], lay_off: [] } as const;
    const { desk: mine } = desk([{ move: { type: "gamble", casino: "C5", bet: 5 }, prospect: { ...wager, stand: [], lay_off: [] } }]);
    mine.begin("gamble");
    mine.touch("C5");
    expect(mine.bet).toBe(5);
    mine.bet = 2;
    expect(mine.move).toEqual({ type: "gamble", casino: "C5", bet: 2 });
  });

  it("asks at once for what has to be given up", () => {
    const { desk: mine } = desk([{ move: { type: "give-up", lot: "F7" }, prospect: null }], { type: "giving-up", table, card: "A1" });
    expect(mine.mode).toBe("doing");
    expect(mine.lights.get("F7")).toEqual({ look: "lit" });
  });

  it("arranges a value by touching it or the die that shows it", () => {
    const arrange = (value: number): LordsOfVegasChoice => ({ move: { type: "arrange", value }, prospect: null });
    const { desk: mine, asked } = desk([arrange(2), arrange(5)], { type: "arranging", table, seat: 0, lots: ["B2", "F7"] });
    expect(mine.mode).toBe("arrange");
    expect(mine.lights.get("B2")).toEqual({ look: "chosen" });
    mine.pick({ type: "arrange", value: 5 });
    expect(mine.choice?.move).toEqual({ type: "arrange", value: 5 });
    mine.pick({ type: "arrange", value: 5 });
    expect(moves(asked)).toEqual([{ type: "arrange", value: 5 }]);
  });

  it("composes an offer on the board and sends it", async () => {
    const { desk: mine, asked } = desk(ACTS);
    mine.openTrade();
    mine.touch("B2");
    mine.touch("D7");
    mine.touch("A1");
    expect(mine.lights.get("D7")).toEqual({ look: "chosen" });
    expect(mine.lights.get("A1")).toEqual({ look: "dim" });
    await mine.send();
    expect(moves(asked)).toEqual([{ type: "offer", to: 1, terms: { give: { lots: ["B2"] }, take: { lots: ["D7"] } } }]);
    expect(mine.bargain).toBeUndefined();
  });

  it("puts an action into an offer, to do or to leave undone", () => {
    const { desk: mine } = desk(ACTS);
    mine.openTrade(1);
    mine.isAdding = true;
    mine.touch("B2");
    mine.settle({ kind: "build", lot: "B2", colour: "gold" });
    mine.confirm();
    expect(mine.bargain?.action).toEqual({ type: "build", lot: "B2", colour: "gold" });
    mine.isAdding = true;
    mine.touch("B2");
    mine.settle({ kind: "build", lot: "B2", colour: "gold" });
    mine.vow();
    expect(mine.bargain?.promises).toEqual([{ kind: "build", lot: "B2" }]);
    expect(mine.mode).toBe("trade");
  });

  it("lets an arriving offer be answered first, also with a changed one", async () => {
    const offer = { number: 4, maker: 1, to: 0, terms: { give: { money: 3 }, take: { lots: ["B2"] } } };
    const { desk: mine, asked } = desk([...ACTS, { move: { type: "accept", offer: 4 }, prospect: { type: "deal", changes: [], action: null } }], {
      type: "acting",
      table: { ...table, offers: [offer] },
    });
    expect(mine.mode).toBe("offer");
    expect(mine.lights.get("B2")).toEqual({ look: "chosen" });
    mine.change(offer);
    expect(mine.mode).toBe("trade");
    await mine.send();
    expect(moves(asked)).toEqual([{ type: "counter", offer: 4, terms: { give: { lots: ["B2"] }, take: { money: 3 } } }]);
  });

  it("waits where nothing is to be chosen, and drops what is no longer possible", () => {
    const { desk: mine } = desk([], { type: "drawing", table });
    expect(mine.mode).toBe("wait");
    mine.begin("build");
    mine.keepUp();
    expect(mine.draft).toBeUndefined();
    expect(mine.canTrade).toBe(true);
  });
});
