import { describe, expect, it } from "vitest";
import { afterwards, beyond, casinoOn, joints, LEFT, outline, pictures, RIGHT } from "../../src/lordsofvegas/board";
import {
  agreeing,
  becoming,
  begun,
  chosen,
  forced,
  highestBet,
  least,
  question,
  reach,
  taken,
  touched,
  type Choice,
  type Draft,
} from "../../src/lordsofvegas/choosing";
import { SITES, TRACK } from "../../src/lordsofvegas/facts";
import {
  bargain,
  belongings,
  countered,
  isEmpty,
  moneyAfter,
  promised,
  stillTheirs,
  terms,
  toggled,
  turned,
  withMoney,
  without,
} from "../../src/lordsofvegas/offering";
import { bossLine, deedName, details, facts, lastCard, lotLabel, payment } from "../../src/lordsofvegas/describing";
import { listed, type Narrator } from "../../src/shell/narrator";
import type { Built, Die, LordsOfVegas, Outlook, Table } from "../../src/lordsofvegas/wire";
import type { Happened } from "../../src/wire";
import { Speech } from "../../src/words";

const english = await Speech.load("en");
const narrator: Narrator = {
  t: (message, words) => english.t(message, words),
  language: "en",
  names: ["Anna", "Benno", "Carla"],
  you: 0,
};

type Tiles = Record<string, { colour: Built["colour"]; die?: [number, number] }>;

function table(tiles: Tiles, marked: Record<string, number> = {}): Table {
  const plots: Table["plots"] = SITES.map(({ lot }) => {
    const tile = tiles[lot];
    if (tile)
      return { type: "built", colour: tile.colour, die: tile.die ? { owner: tile.die[0], value: tile.die[1] } : null };
    const owner = marked[lot];
    return owner === undefined ? { type: "vacant" } : { type: "marked", owner };
  });
  return { plots, money: [20, 12, 5], points: [0, 0, 0], deck: ["A4"], above: 9, turn: 0 };
}

function casino(
  colour: Built["colour"],
  dice: Record<string, [number, number] | undefined>,
  boss: number | null,
): Outlook {
  const standing = Object.entries(dice).flatMap(([lot, die]): [string, Die][] =>
    die ? [[lot, { owner: die[0], value: die[1] }]] : [],
  );
  const money = [0, 0, 0].map((_, seat) =>
    standing.reduce((sum, [, die]) => sum + (die.owner === seat ? die.value : 0), 0),
  );
  return {
    colour,
    lots: Object.keys(dice),
    dice: standing,
    boss,
    tied: [],
    pips: 0,
    cards: [colour],
    money,
    points: Object.keys(dice).length,
  };
}

const GOLD = casino("gold", { C5: [0, 4], C6: [0, 6], C8: [1, 3] }, 0);
const GREEN = casino("green", { C12: [1, 5] }, 1);
const TABLE = table(
  {
    C5: { colour: "gold", die: [0, 4] },
    C6: { colour: "gold", die: [0, 6] },
    C8: { colour: "gold", die: [1, 3] },
    C12: { colour: "green", die: [1, 5] },
  },
  { B2: 0, D7: 1 },
);
const GROWN = casino("gold", { C5: [0, 4], C6: [0, 6], C8: [1, 3], C9: [0, 4] }, 0);

const sprawl: Choice = {
  move: { type: "sprawl", casino: "C5", lot: "C9" },
  preview: { type: "changed", cost: 24, changes: [{ before: [["C5", 0]], after: GROWN }] },
};
const build = (colour: Built["colour"], moving?: string): Choice => ({
  move: { type: "build", lot: "B2", colour, ...(moving && { moving }) },
  preview: { type: "changed", cost: 6, changes: [{ before: [], after: casino(colour, { B2: [0, 2] }, 0) }] },
});
const gamble: Choice = { move: { type: "gamble", casino: "C12", bet: 5 }, preview: null };
const remodel: Choice = { move: { type: "remodel", casino: "C5", colour: "brown" }, preview: null };

describe("the board", () => {
  it("has three blocks on each side of the Strip, and every lot in one of them", () => {
    expect(LEFT.map(({ name }) => name)).toEqual(["A", "C", "E"]);
    expect(RIGHT.map(({ name }) => name)).toEqual(["B", "D", "F"]);
    expect([...LEFT, ...RIGHT].flatMap(({ sites }) => sites)).toHaveLength(SITES.length);
    expect(TRACK.at(-1)).toBe(90);
  });

  it("leads the arrow keys over streets and the Strip", () => {
    expect(beyond("A1", "ArrowRight")).toBe("A2");
    expect(beyond("A4", "ArrowDown")).toBe("C1");
    expect(beyond("A3", "ArrowRight")).toBe("B1");
    expect(beyond("A1", "ArrowUp")).toBeUndefined();
    expect(beyond("A1", "Enter")).toBeUndefined();
  });

  it("leaves out the lots that so many players do not use", () => {
    const closed = SITES.map(({ lot }) => lot).filter((lot) => lot.startsWith("F"));
    expect(beyond("D7", "ArrowDown", closed)).toBeUndefined();
    const drawn = pictures(TABLE, [GOLD, GREEN], [], closed).get("F1");
    expect(drawn).toMatchObject({ kind: "closed" });
    expect(drawn && lotLabel(narrator, drawn)).toBe("F1, not used with two players");
    expect(drawn && details(narrator, drawn, true)).toEqual([]);
  });

  it("reaches every lot with the arrow keys", () => {
    const found = new Set(["A1"]);
    for (const lot of found) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = beyond(lot, key);
        if (next) found.add(next);
      }
    }
    expect(found.size).toBe(SITES.length);
  });

  it("joins the tiles of one casino", () => {
    expect(joints("C5", GOLD.lots)).toEqual(["jr", "jb"]);
    expect(joints("C8", GOLD.lots)).toEqual(["jt"]);
    expect(joints("C12", GREEN.lots)).toEqual([]);
  });

  it("knows the way round a casino", () => {
    expect(outline(["C12"])).toHaveLength(1);
    const [round] = outline(GOLD.lots);
    // C5 and C6 side by side, C8 below C5: eight corners of the grid, and back to the first.
    expect(round).toHaveLength(9);
    expect(round?.[0]).toEqual(round?.at(-1));
  });

  it("shows markers, dice and the crown of the boss", () => {
    const drawn = pictures(TABLE, [GOLD, GREEN]);
    expect(drawn.get("B2")).toMatchObject({ kind: "owned", owner: 0 });
    expect(drawn.get("A1")).toMatchObject({ kind: "free" });
    expect(drawn.get("C6")).toMatchObject({ kind: "built", isCrowned: true, isGhost: false });
    expect(drawn.get("C5")).toMatchObject({ isCrowned: false });
  });

  it("draws what would become of a casino, with the new die as a ghost", () => {
    const drawn = pictures(TABLE, [GOLD, GREEN], becoming(sprawl));
    expect(drawn.get("C9")).toMatchObject({ kind: "built", isGhost: true, die: { owner: 0, value: 4 } });
    expect(drawn.get("C5")).toMatchObject({ casino: GROWN, isGhost: false });
    expect(afterwards([GOLD, GREEN], [GROWN])).toEqual([GREEN, GROWN]);
  });
});

describe("choosing a move", () => {
  const choices = [sprawl, build("gold"), build("green"), gamble, remodel];

  it("asks for a lot first, then for what is still open", () => {
    expect(question(choices, { kind: "build" })).toBe("lot");
    expect(question(choices, { kind: "build", lot: "B2" })).toBe("colour");
    expect(chosen(choices, { kind: "build", lot: "B2", colour: "green" })?.move).toMatchObject({ colour: "green" });
    expect(chosen(choices, { kind: "build", lot: "B2" })).toBeUndefined();
  });

  it("does not ask what has only one answer", () => {
    expect(chosen(choices, { kind: "sprawl", lot: "C9" })).toBe(sprawl);
  });

  it("asks for the die to move where one has to be moved", () => {
    const all = [build("gold", "C5"), build("gold", "C6")];
    const draft: Draft = { kind: "build", lot: "B2" };
    expect(question(all, draft)).toBe("moving");
    expect([...reach(all, draft, [GOLD]).keys()]).toEqual(["C5", "C6"]);
    expect(chosen(all, touched(all, draft, "C6", [GOLD]))?.move).toMatchObject({ moving: "C6" });
  });

  it("asks which of two casinos sprawls", () => {
    const other: Choice = { move: { type: "sprawl", casino: "C12", lot: "C9" }, preview: null };
    const draft: Draft = { kind: "sprawl", lot: "C9" };
    expect(question([sprawl, other], draft)).toBe("from");
    expect(touched([sprawl, other], draft, "C8", [GOLD, GREEN])).toEqual({ ...draft, from: "C5" });
  });

  it("lights all tiles of a casino, and any of them means it", () => {
    const lit = reach(choices, { kind: "remodel" }, [GOLD, GREEN]);
    expect([...lit.keys()]).toEqual(["C5", "C6", "C8"]);
    expect(touched(choices, { kind: "remodel" }, "C8", [GOLD])).toEqual({ kind: "remodel", lot: "C5" });
    expect(taken({ kind: "remodel", lot: "C5" }, [GOLD])).toEqual(GOLD.lots);
  });

  it("begins anew at another lot, and leaves others alone", () => {
    const draft: Draft = { kind: "build", lot: "B3", colour: "gold" };
    expect(touched(choices, draft, "B2", [])).toEqual({ kind: "build", lot: "B2" });
    expect(touched(choices, { kind: "build" }, "A1", [])).toEqual({ kind: "build" });
  });

  it("begins at a lot or a casino whatever can be done there", () => {
    expect(begun(choices, "C8", [GOLD, GREEN])).toEqual([
      { kind: "sprawl", from: "C5" },
      { kind: "remodel", lot: "C5" },
    ]);
    expect(begun(choices, "C12", [GOLD, GREEN])).toEqual([{ kind: "gamble", lot: "C12" }]);
    expect(begun(choices, "B2", [])).toEqual([{ kind: "build", lot: "B2" }]);
    expect(begun(choices, "A1", [])).toEqual([]);
    const other: Choice = { move: { type: "sprawl", casino: "C12", lot: "C11" }, preview: null };
    const draft: Draft = { kind: "sprawl", from: "C5" };
    expect([...reach([sprawl, other], draft, [GOLD, GREEN]).keys()]).toEqual(["C9"]);
    expect(touched([sprawl, other], draft, "C9", [GOLD, GREEN])).toEqual({ kind: "sprawl", from: "C5", lot: "C9" });
  });

  it("knows what has to be done, what is cheapest and what can be bet", () => {
    expect(forced(choices)).toBeUndefined();
    expect(forced([{ move: { type: "give-up", lot: "B2" }, preview: null }])).toBe("give-up");
    expect(least([sprawl, build("gold")])).toBe(6);
    expect(highestBet(choices)).toBe(5);
    expect(agreeing(choices, { kind: "end-turn" })).toEqual([]);
  });
});

describe("an offer", () => {
  it("lists what a seat could give, lots first", () => {
    expect(belongings(TABLE, 0).map(({ lot }) => lot)).toEqual(["B2", "C5", "C6"]);
    expect(belongings(TABLE, 2)).toEqual([]);
  });

  it("becomes terms without what is not in it", () => {
    const [lot, die] = belongings(TABLE, 0);
    if (!lot || !die) throw new Error("There is a lot and a die.");
    const offer = bargain(0, 1, 0);
    expect(isEmpty(offer)).toBe(true);
    const give = withMoney(toggled(toggled(offer.give, lot), die), 99, 20);
    expect(terms({ ...offer, give })).toEqual({ give: { money: 20, lots: ["B2"], dice: ["C5"] }, take: {} });
    expect(toggled(give, lot).lots).toEqual([]);
  });

  it("promises to do or to leave undone", () => {
    const offer = promised(bargain(0, 1, 0), { type: "gamble", casino: "C12", bet: 5 });
    expect(terms(offer).promises).toEqual([{ kind: "gamble", lot: "C12" }]);
    expect(isEmpty(offer)).toBe(false);
    expect(without(offer.promises, { kind: "gamble", lot: "C12" })).toEqual([]);
    const action = { type: "build", lot: "B2", colour: "gold" } as const;
    expect(terms({ ...bargain(0, 1, 0), action })).toEqual({ give: {}, take: {}, action });
  });

  it("is countered from the other side", () => {
    const counter = countered({ number: 3, maker: 1, to: 0, terms: { give: { money: 4 }, take: { lots: ["B2"] } } }, 0);
    expect(counter).toMatchObject({ maker: 0, to: 1, answers: 3, give: { lots: ["B2"] }, take: { money: 4 } });
    expect(turned(counter, 1)).toBe(counter);
    expect(turned(counter, 2)).toMatchObject({ to: 2, take: { money: 0 }, answers: undefined });
  });

  it("loses what its sides no longer have", () => {
    const offer = { ...bargain(0, 1, 0), give: { money: 30, lots: ["B2", "B3"], dice: ["C8"] }, answers: 7 };
    expect(stillTheirs(offer, TABLE)).toMatchObject({
      give: { money: 20, lots: ["B2"], dice: [] },
      answers: undefined,
    });
    expect(moneyAfter(20, offer.give, offer.take)).toBe(-10);
  });

  it("loses the deeds of a turn that is over", () => {
    const offer = promised(
      { ...bargain(0, 1, 0), action: { type: "gamble", casino: "C12", bet: 5 } },
      { type: "build", lot: "B2", colour: "gold" },
    );
    expect(stillTheirs(offer, TABLE)).toEqual(offer);
    expect(stillTheirs(offer, { ...TABLE, turn: 1 })).toMatchObject({ turn: 1, action: undefined, promises: [] });
  });
});

describe("the words", () => {
  it("say size, boss and pay of what a move leads to", () => {
    const lines = facts(narrator, sprawl, 0, [GOLD, GREEN]).map(({ text }) => text);
    expect(lines).toEqual([
      "3 tiles become 4",
      "You stay boss, 6 over 3",
      "A gold card pays you 14 and 4 points and Benno 3",
    ]);
  });

  it("say that ties are rolled again, and when nobody is boss", () => {
    expect(bossLine(narrator, { ...GOLD, boss: null, tied: [0, 1] }, 0)).toBe(
      "A tie: the highest dice of you and Benno are rolled again",
    );
    expect(bossLine(narrator, casino("gold", { C5: undefined }, null))).toBe("Nobody is boss");
    expect(bossLine(narrator, GREEN)).toBe("Benno is boss");
    expect(bossLine(narrator, GREEN, 0)).toBe("Benno becomes boss");
    expect(payment(narrator, { ...GREEN, cards: [] })).toBe("No card pays it");
  });

  it("say what is rolled anew", () => {
    const choice: Choice = {
      move: { type: "reorganize", casino: "C5" },
      preview: { type: "reroll", cost: 13, dice: GOLD.dice, chances: [0.68, 0.32] },
    };
    expect(facts(narrator, choice, 0, [GOLD])[0]?.text).toBe("3 dice are rolled anew, 2 of them yours");
    expect(facts(narrator, gamble, 0, [GOLD])).toEqual([]);
  });

  it("name the other casino a moved die leaves", () => {
    const left = { ...GREEN, boss: null, dice: [] };
    const choice: Choice = {
      ...build("gold", "C12"),
      preview: {
        type: "changed",
        cost: 6,
        changes: [
          { before: [["C12", 0]], after: left },
          { before: [], after: casino("gold", { B2: [0, 2] }, 0) },
        ],
      },
    };
    const lines = facts(narrator, choice, 0, [GREEN]).map(({ text }) => text);
    expect(lines[0]).toBe("A new casino of 1 tile");
    expect(lines.at(-1)).toBe("green casino on C12: Nobody is boss");
  });

  it("say of every lot what it is", () => {
    const drawn = pictures(TABLE, [GOLD, GREEN]);
    const say = (lot: string) =>
      lotLabel(narrator, drawn.get(lot) ?? { kind: "free", site: SITES[0] as (typeof SITES)[0] });
    expect(say("A3")).toBe("A3, free, on the Strip: costs 15, die 5");
    expect(say("B2")).toBe("B2, your lot: costs 6, die 2");
    expect(say("D7")).toBe("D7, lot of Benno: costs 15, die 5, on the Strip");
    expect(say("C8")).toBe("C8, gold casino of 3 tiles; a 3 of Benno here; boss: you; costs 8, die 1");
    for (const { lot } of SITES) expect(say(lot)).not.toContain("{");
  });

  it("tell of a lot whether its card is gone", () => {
    const drawn = pictures(TABLE, [GOLD, GREEN]);
    const picture = drawn.get("C12");
    expect(picture && details(narrator, picture, false).at(-1)?.text).toBe("The card C12, gold, is gone.");
  });

  it("name deeds and lists as the log does", () => {
    expect(deedName(narrator, { type: "remodel", casino: "C5", colour: "brown" })).toBe(
      "remodelling the casino on C5 in brown",
    );
    expect(listed(narrator, ["a", "b", "c"])).toBe("a, b and c");
    expect(listed(narrator, [])).toBe("");
  });

  it("find the card drawn last", () => {
    const told = (event: object) => ({ event, phrase: { type: "phrase", message: "m" } });
    const entry = (...events: object[]) =>
      ({ type: "played", number: 1, by: "bot", told: events.map(told) }) as Happened<LordsOfVegas>;
    const happened = [
      entry({ type: "card-drawn", lot: "A1" }),
      entry({ type: "card-drawn", lot: "A2" }, { type: "turn-ended" }),
      entry({ type: "turn-ended" }),
    ];
    expect(lastCard(happened)?.event).toMatchObject({ lot: "A2" });
    expect(lastCard([])).toBeUndefined();
  });

  it("find the casino of a lot", () => {
    expect(casinoOn([GOLD, GREEN], "C8")).toBe(GOLD);
    expect(casinoOn([GOLD], "A1")).toBeUndefined();
  });
});
