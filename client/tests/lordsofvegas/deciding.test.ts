// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { choices, kindOf } from "../../src/lordsofvegas/announcing";
import { DecisionModel, type DecisionInput } from "../../src/lordsofvegas/deciding.svelte";
import { lastBet } from "../../src/lordsofvegas/bets";
import { startThrown } from "../../src/lordsofvegas/rolls";
import type { Translate } from "../../src/shell/narrator";
import { SITES } from "../../src/lordsofvegas/facts";
import { settings } from "../../src/settings.svelte";
import type { CommandDraft, RoomFeed } from "../../src/room.svelte";
import type { Choice } from "../../src/lordsofvegas/choosing";
import type { LordsOfVegas, Outlook, State, Table } from "../../src/lordsofvegas/wire";
import type { Choices, Happened, Seen, View } from "../../src/wire";
import { Speech } from "../../src/words";
import { box } from "../box.svelte";

const speech = await Speech.load("en");
const english: Translate = (message, words) => speech.t(message, words);

const marked: Record<string, number> = { B2: 0, F7: 0, D7: 1 };
const plots: Table["plots"] = SITES.map(({ lot }) => {
  const owner = marked[lot];
  return owner === undefined ? { type: "vacant" } : { type: "marked", owner };
});
const table: Table = { plots, money: [20, 12, 5], points: [0, 0, 0], deck: [], above: 9, turn: 0 };
const built: Outlook = {
  colour: "gold",
  lots: ["B2"],
  dice: [["B2", { owner: 0, value: 2 }]],
  boss: 0,
  tied: [],
  pips: 2,
  cards: ["gold"],
  money: [2, 0],
  points: 1,
};
const build = (colour: "gold" | "green"): Choice => ({
  move: { type: "build", lot: "B2", colour },
  preview: { type: "changed", cost: 6, changes: [{ before: [], after: { ...built, colour } }] },
});
const ACTS: Choice[] = [{ move: { type: "end-turn" }, preview: null }, build("gold"), build("green")];

function chair(name: string): View["chairs"][number] {
  return { kind: "person", name, level: null, present: true, away: false, colour: 0 };
}

type Position = {
  choices: Choice[];
  state?: State;
  yours?: Choices<LordsOfVegas>[];
  turn?: number;
  isAnimating?: boolean;
};

/** Return a decision of these seats, what it asks for, and a way to change the position. */
function decision(
  choices: Choice[],
  state: State = { type: "acting", table },
  you: number[] = [0],
  say: Translate = (message) => message,
) {
  const asked: CommandDraft<LordsOfVegas>[] = [];
  const model = {
    happened: [],
    news: [],
    isBusy: false,
    isAnimating: false,
    connection: "open",
    ask: (draft: CommandDraft<LordsOfVegas>) => {
      asked.push(draft);
      return Promise.resolve({ type: "done", id: "1", number: 1 });
    },
  };
  const input = ({
    choices,
    state = { type: "acting", table },
    yours,
    turn = 0,
    isAnimating = false,
  }: Position): DecisionInput => {
    const seen: Seen<LordsOfVegas> = {
      state,
      turn: { type: "turn", seat: turn },
      standing: { casinos: [], left: [], supplies: [], closed: [] },
      yours: yours ?? (choices.length ? [{ seat: 0, choices }] : []),
      ending: null,
    };
    const view = {
      you,
      chairs: [chair("Anna"), chair("Benno"), chair("Carla")],
      number: 1,
      table: seen,
    } as unknown as View<LordsOfVegas>;
    return { model: { ...model, isAnimating } as RoomFeed<LordsOfVegas>, view, seen };
  };
  const now = box(input({ choices, state }));
  const mine = new DecisionModel(() => now.value, { t: say, language: "en" });
  mine.keepUp();
  const show = (position: Position) => {
    now.value = input(position);
    mine.keepUp();
  };
  return { decision: mine, asked, show };
}

const moves = (asked: CommandDraft<LordsOfVegas>[]) =>
  asked.map((draft) => (draft.type === "move" ? draft.move : undefined));

afterEach(() => {
  settings.confirm = true;
});

describe("the decision", () => {
  it("lights the lots to build on before anything is chosen, with their price", () => {
    const { decision: mine } = decision(ACTS);
    expect(mine.mode).toBe("turn");
    expect([...mine.lights]).toEqual([["B2", { look: "lit", cost: 6 }]]);
  });

  it("goes on with what was begun before the page was opened, once it can be chosen", () => {
    const first = decision(ACTS).decision;
    first.drafting.settle({ kind: "build", lot: "B2", colour: "green" });
    const { decision: mine, show } = decision([]);
    mine.resume(JSON.parse(JSON.stringify(first.begun)) as typeof first.begun);
    show({ choices: [], turn: 1 });
    expect(mine.mode).toBe("wait");
    expect(mine.begun).toEqual(first.begun);
    show({ choices: ACTS });
    expect(mine.drafting.move).toEqual({ type: "build", lot: "B2", colour: "green" });
    mine.drafting.clear();
    expect(mine.begun.draft).toBeUndefined();
  });

  it("goes on with an offer as far as it can still be made, and only for one's own seat", () => {
    const { decision: first } = decision(ACTS);
    first.openTrade(1);
    first.bargaining.swap("F7");
    first.bargaining.swap("D7");
    const { decision: mine, show } = decision(ACTS);
    mine.resume(first.begun);
    const plots = table.plots.map((plot, at) => (SITES[at]?.lot === "F7" ? ({ type: "vacant" } as const) : plot));
    show({ choices: ACTS, state: { type: "acting", table: { ...table, plots } } });
    expect(mine.bargaining.offer).toMatchObject({ to: 1, give: { lots: [] }, take: { lots: ["D7"] } });
    const { decision: other } = decision(ACTS, undefined, [1]);
    other.resume(first.begun);
    expect(other.bargaining.offer).toBeUndefined();
  });

  it("goes from a touched lot over its colour to the move", async () => {
    const { decision: mine, asked } = decision(ACTS);
    mine.touch("B2");
    expect(mine.drafting.question).toBe("colour");
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "green" });
    expect(mine.pictures.get("B2")).toMatchObject({ kind: "built", isGhost: true });
    expect(mine.lights.get("B2")).toEqual({ look: "chosen", price: 6 });
    void mine.confirm();
    await Promise.resolve();
    expect(moves(asked)).toEqual([{ type: "build", lot: "B2", colour: "green" }]);
  });

  it("confirms by a second touch of the same lot, or at the first if wanted so", () => {
    const { decision: mine, asked } = decision([ACTS[0] as Choice, build("gold")]);
    mine.touch("B2");
    expect(asked).toEqual([]);
    mine.touch("B2");
    expect(asked).toHaveLength(1);

    settings.confirm = false;
    const { decision: quick, asked: told } = decision([build("gold")]);
    quick.begin("build");
    quick.touch("B2");
    expect(told).toHaveLength(1);
  });

  it("goes back step by step", () => {
    const { decision: mine } = decision(ACTS);
    mine.begin("build");
    mine.touch("B2");
    mine.back();
    expect(mine.drafting.draft).toEqual({ kind: "build" });
    mine.back();
    expect(mine.mode).toBe("turn");
  });

  it("shows a lot that cannot be chosen now", () => {
    const { decision: mine } = decision(ACTS);
    mine.touch("A1");
    expect(mine.mode).toBe("details");
    mine.touch("A1");
    expect(mine.mode).toBe("turn");
  });

  it("sends the bet that is set, not the highest", () => {
    const wager = {
      type: "wager",
      boss: 1,
      least: 1,
      highest: 5,
      bet: 5,
      stand: [],
      lay_off: [],
      stood: [],
      laid_off: [],
    } as const;
    const { decision: mine } = decision([
      {
        move: { type: "gamble", casino: "C5", bet: 5 },
        preview: { ...wager, stand: [], lay_off: [], stood: [], laid_off: [] },
      },
    ]);
    mine.begin("gamble");
    mine.touch("C5");
    expect(mine.drafting.bet).toBe(5);
    mine.drafting.bet = 2;
    expect(mine.drafting.move).toEqual({ type: "gamble", casino: "C5", bet: 2 });
  });

  it("asks at once for what has to be given up", () => {
    const { decision: mine } = decision([{ move: { type: "give-up", lot: "F7" }, preview: null }], {
      type: "giving-up",
      table,
      card: "A1",
    });
    expect(mine.mode).toBe("doing");
    expect(mine.lights.get("F7")).toEqual({ look: "lit" });
  });

  it("arranges a value by touching it or the die that shows it", () => {
    const arrange = (value: number): Choice => ({ move: { type: "arrange", value }, preview: null });
    const { decision: mine, asked } = decision([arrange(2), arrange(5)], {
      type: "arranging",
      table,
      seat: 0,
      lots: ["B2", "F7"],
    });
    expect(mine.mode).toBe("arrange");
    expect(mine.lights.get("B2")).toEqual({ look: "chosen" });
    mine.drafting.pick({ type: "arrange", value: 5 });
    expect(mine.drafting.choice?.move).toEqual({ type: "arrange", value: 5 });
    mine.drafting.pick({ type: "arrange", value: 5 });
    expect(moves(asked)).toEqual([{ type: "arrange", value: 5 }]);
  });

  it("composes an offer on the board and sends it", async () => {
    const { decision: mine, asked } = decision(ACTS);
    mine.openTrade();
    mine.touch("B2");
    mine.touch("D7");
    mine.touch("A1");
    expect(mine.lights.get("D7")).toEqual({ look: "chosen" });
    expect(mine.lights.get("A1")).toEqual({ look: "dim" });
    await mine.send();
    expect(moves(asked)).toEqual([{ type: "offer", to: 1, terms: { give: { lots: ["B2"] }, take: { lots: ["D7"] } } }]);
    expect(mine.bargaining.offer).toBeUndefined();
  });

  it("puts an action into an offer, to do or to leave undone", () => {
    const { decision: mine } = decision(ACTS);
    mine.openTrade(1);
    mine.bargaining.seek([]);
    mine.touch("B2");
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "gold" });
    void mine.confirm();
    expect(mine.bargaining.offer?.action).toEqual({ type: "build", lot: "B2", colour: "gold" });
    mine.bargaining.seek([]);
    mine.touch("B2");
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "gold" });
    mine.vow();
    expect(mine.bargaining.offer?.promises).toEqual([{ kind: "build", lot: "B2" }]);
    expect(mine.mode).toBe("trade");
  });

  it("puts an action into an offer that can be paid once the exchange is made", () => {
    const END = ACTS.slice(0, 1);
    const { decision: mine } = decision(END, { type: "acting", table: { ...table, money: [1, 12, 5] } });
    mine.openTrade(1);
    mine.bargaining.offer = mine.bargaining.offer && {
      ...mine.bargaining.offer,
      take: { money: 6, lots: [], dice: [] },
    };
    mine.bargaining.seek(ACTS);
    expect(mine.mode).toBe("turn");
    expect(mine.purse).toBe(7);
    mine.touch("B2");
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "gold" });
    void mine.confirm();
    expect(mine.bargaining.offer?.action).toEqual({ type: "build", lot: "B2", colour: "gold" });
    expect(mine.choices).toEqual(END);
    expect(mine.purse).toBe(1);
  });

  it("shows what an offer leads to also while an action is looked for", () => {
    const offer = { number: 4, maker: 1, to: 0, terms: { give: { money: 3 }, take: {} } };
    const accept: Choice = {
      move: { type: "accept", offer: 4 },
      preview: { type: "deal", changes: [], action: null, money: [23, 9, 5] },
    };
    const { decision: mine, show } = decision(ACTS);
    mine.openTrade(1);
    mine.bargaining.seek(ACTS);
    show({ choices: [...ACTS, accept], state: { type: "acting", table: { ...table, offers: [offer] } } });
    mine.face();
    expect(mine.mode).toBe("offer");
    expect(mine.choices).toContain(accept);
  });

  it("lets an arriving offer be answered first, also with a changed one", async () => {
    const offer = { number: 4, maker: 1, to: 0, terms: { give: { money: 3 }, take: { lots: ["B2"] } } };
    const { decision: mine, asked } = decision(
      [
        ...ACTS,
        {
          move: { type: "accept", offer: 4 },
          preview: { type: "deal", changes: [], action: null, money: [20, 12, 5] },
        },
      ],
      {
        type: "acting",
        table: { ...table, offers: [offer] },
      },
    );
    expect(mine.mode).toBe("offer");
    expect(mine.lights.get("B2")).toEqual({ look: "chosen" });
    mine.change(offer);
    expect(mine.mode).toBe("trade");
    await mine.send();
    expect(moves(asked)).toEqual([
      { type: "counter", offer: 4, terms: { give: { lots: ["B2"] }, take: { money: 3 } } },
    ]);
  });

  it("waits where nothing is to be chosen, and drops what is no longer possible", () => {
    const { decision: mine } = decision([], { type: "drawing", table });
    expect(mine.mode).toBe("wait");
    mine.begin("build");
    mine.keepUp();
    expect(mine.drafting.draft).toBeUndefined();
    expect(mine.canTrade).toBe(true);
  });

  it("takes back what nobody has answered, by whoever is on turn here", async () => {
    const action = { type: "build" as const, lot: "B3", colour: "gold" as const };
    const unanswered = [{ action, plots: [], cost: 6 }];
    const { decision: mine, asked, show } = decision(ACTS, { type: "acting", table, unanswered });
    expect(mine.undoable?.action).toEqual(action);
    await mine.takeBack();
    expect(moves(asked)).toEqual([{ type: "take-back" }]);
    show({ choices: ACTS, state: { type: "acting", table } });
    expect(mine.undoable).toBeUndefined();
    await mine.takeBack();
    expect(asked).toHaveLength(1);
    show({ choices: [], state: { type: "acting", table: { ...table, turn: 1 }, unanswered } });
    expect(mine.undoable).toBeUndefined();
  });

  it("keeps what was begun when time was up, until it can be chosen again", () => {
    const { decision: mine, show } = decision(ACTS);
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "green" });
    show({ choices: [], state: { type: "drawing", table: { ...table, turn: 1 } } });
    expect(mine.mode).toBe("wait");
    show({ choices: ACTS });
    expect(mine.drafting.move).toEqual({ type: "build", lot: "B2", colour: "green" });
    mine.drafting.clear();
    show({ choices: ACTS });
    expect(mine.mode).toBe("turn");
  });

  it("keeps what was begun when somebody has to do something else in between, whatever comes first", async () => {
    const arrange = (value: number): Choice => ({ move: { type: "arrange", value }, preview: null });
    const giveUp: Choice = { move: { type: "give-up", lot: "F7" }, preview: null };
    const waiting: Position = { choices: [], state: { type: "drawing", table: { ...table, turn: 1 } } };
    const between: [Position, (mine: DecisionModel) => void][] = [
      [
        { choices: [arrange(2), arrange(5)], state: { type: "arranging", table, seat: 0, lots: ["B2", "F7"] } },
        (mine) => mine.drafting.pick({ type: "arrange", value: 5 }),
      ],
      [{ choices: [giveUp], state: { type: "giving-up", table, card: "A1" } }, (mine) => mine.touch("F7")],
    ];
    for (const [position, choose] of between) {
      for (const isNewsFirst of [true, false]) {
        const { decision: mine, asked, show } = decision(ACTS);
        mine.drafting.settle({ kind: "build", lot: "B2", colour: "green" });
        show(waiting);
        show(position);
        choose(mine);
        const confirmed = mine.confirm();
        if (isNewsFirst) show(waiting);
        await confirmed;
        show(waiting);
        expect(asked).toHaveLength(1);
        show({ choices: ACTS });
        expect(mine.drafting.move).toEqual({ type: "build", lot: "B2", colour: "green" });
      }
    }
  });

  const OFFER = { number: 4, maker: 1, to: 0, terms: { give: { money: 3 }, take: { lots: ["B2"] } } };
  const ACCEPT: Choice = {
    move: { type: "accept", offer: 4 },
    preview: { type: "deal", changes: [], action: null, money: [23, 9, 5] },
  };
  const offered = { type: "acting" as const, table: { ...table, offers: [OFFER] } };

  it("accepts an offer by two touches, or at the first if wanted so", () => {
    const { decision: mine, asked } = decision([...ACTS, ACCEPT], offered);
    mine.drafting.pick({ type: "accept", offer: 4 });
    expect(mine.mode).toBe("offer");
    expect(asked).toEqual([]);
    mine.drafting.pick({ type: "accept", offer: 4 });
    expect(moves(asked)).toEqual([{ type: "accept", offer: 4 }]);

    settings.confirm = false;
    const { decision: quick, asked: told } = decision([...ACTS, ACCEPT], offered);
    quick.drafting.pick({ type: "accept", offer: 4 });
    expect(told).toHaveLength(1);
  });

  it("goes on with what was begun when an offer arrives, and comes back to it after the answer", async () => {
    const { decision: mine, show } = decision(ACTS);
    mine.touch("B2");
    show({ choices: [...ACTS, ACCEPT], state: offered });
    expect(mine.mode).toBe("doing");
    expect(mine.isOfferWaiting).toBe(true);
    mine.face();
    expect(mine.mode).toBe("offer");
    await mine.play({ type: "refuse", offer: 4 });
    show({ choices: ACTS });
    expect(mine.mode).toBe("doing");
    expect(mine.drafting.draft).toEqual({ kind: "build", lot: "B2" });
    expect(mine.isOfferWaiting).toBe(false);
  });

  it("lets an offer being composed alone when another one arrives", () => {
    const { decision: mine, show } = decision(ACTS);
    mine.openTrade(2);
    mine.touch("F7");
    show({ choices: [...ACTS, ACCEPT], state: offered });
    expect(mine.mode).toBe("trade");
    expect(mine.isOfferWaiting).toBe(true);
    mine.face();
    expect(mine.mode).toBe("offer");
    mine.back();
    expect(mine.mode).toBe("trade");
    expect(mine.bargaining.offer?.give.lots).toEqual(["F7"]);
  });

  it("keeps what is composed while something is told", () => {
    const telling = { choices: [], state: { type: "revealing" as const, table: offered.table }, isAnimating: true };
    const { decision: mine, show } = decision([...ACTS, ACCEPT], offered);
    mine.change(OFFER);
    mine.bargaining.swap("F7");
    show(telling);
    expect(mine.mode).toBe("trade");
    expect(mine.isBusy).toBe(true);
    show({ choices: [...ACTS, ACCEPT], state: offered });
    expect(mine.bargaining.offer).toMatchObject({ answers: 4, give: { lots: ["B2", "F7"] } });

    const { decision: other, show: then } = decision(ACTS);
    other.touch("B2");
    other.drafting.settle({ kind: "build", lot: "B2", colour: "green" });
    then(telling);
    expect(other.mode).toBe("doing");
    then({ choices: ACTS });
    expect(other.drafting.draft).toEqual({ kind: "build", lot: "B2", colour: "green" });
  });

  it("makes an offer for whoever composed it, though another at the device is on turn by now", async () => {
    const ending: Choice = { move: { type: "end-turn" }, preview: null };
    const { decision: mine, asked, show } = decision(ACTS, { type: "acting", table }, [0, 1]);
    mine.openTrade(1);
    mine.touch("B2");
    show({
      choices: [],
      state: { type: "acting", table: { ...table, turn: 1 } },
      yours: [{ seat: 1, choices: [ending] }],
      turn: 1,
    });
    expect(mine.seat).toBe(1);
    expect(mine.bargaining.offer).toMatchObject({ maker: 0, to: 1, give: { lots: ["B2"] } });
    await mine.send();
    expect(asked).toMatchObject([{ seat: 0, move: { type: "offer", to: 1 } }]);
  });

  it("keeps the draft of one while another at the device answers an offer", async () => {
    const forBenno = { ...OFFER, maker: 2, to: 1 };
    const { decision: mine, asked, show } = decision(ACTS, { type: "acting", table }, [0, 1]);
    mine.touch("B2");
    const state = { type: "acting" as const, table: { ...table, offers: [forBenno] } };
    show({
      choices: [],
      state,
      yours: [
        { seat: 0, choices: ACTS },
        { seat: 1, choices: [ACCEPT] },
      ],
    });
    expect(mine.seat).toBe(0);
    mine.face();
    expect(mine.seat).toBe(1);
    mine.drafting.pick({ type: "accept", offer: 4 });
    mine.drafting.pick({ type: "accept", offer: 4 });
    await Promise.resolve();
    expect(asked).toMatchObject([{ seat: 1, move: { type: "accept" } }]);
    await Promise.resolve();
    show({ choices: ACTS });
    expect(mine.drafting.draft).toEqual({ kind: "build", lot: "B2" });
  });

  it("says what is asked, what a move leads to, and what is offered", () => {
    const sum = (dollars: number) => `$${dollars}`;
    const { decision: mine } = decision([...ACTS], { type: "acting", table }, [0], english);
    expect(choices(mine, sum)).toBe("Your turn. You may: Build and End turn.");
    mine.touch("B2");
    expect(choices(mine, sum)).toBe("Choose the colour. The number says how many tiles are left.");
    mine.drafting.settle({ kind: "build", lot: "B2", colour: "gold" });
    expect(choices(mine, sum)).toBe(
      "Build on B2; Pay 6; A new casino of 1 tile; You become boss; A gold card pays you 2 and 1 point",
    );
    const { decision: other } = decision([ACCEPT], offered, [0], english);
    expect(choices(other, sum)).toBe(
      "Benno offers a trade; You get: $3; You give: Lot B2; You may: Accept, Change and No.",
    );
  });

  it("shows a lot whatever was begun, and goes back to that", () => {
    const { decision: mine } = decision(ACTS);
    mine.begin("build");
    mine.look("D7");
    expect(mine.mode).toBe("details");
    mine.back();
    expect(mine.mode).toBe("doing");
  });
});

describe("dice beside the board", () => {
  const entry = (...events: object[]) =>
    ({
      type: "played",
      number: 1,
      by: "bot",
      told: events.map((event) => ({ event })),
    }) as unknown as Happened<LordsOfVegas>;

  it("are thrown for the last bet, whatever its boss answered", () => {
    const made = { type: "bet-made", seat: 1, boss: 0, bet: 5, casino: ["A1"] };
    expect(lastBet([entry(made)])).toEqual({ made, answer: undefined, isOpen: true });
    expect(lastBet([entry(made), entry({ type: "bet-laid-off" })])).toEqual({
      made,
      answer: "lay-off",
      isOpen: true,
    });
    expect(lastBet([entry(made, { type: "bet-stood" }, { type: "bet-settled" })])?.isOpen).toBe(false);
    expect(lastBet([entry(made, { type: "bet-stood" }), entry({ ...made, bet: 2 })])?.answer).toBe(undefined);
    expect(lastBet([entry(made), entry({ type: "action-taken-back", seat: 1 })])).toBeUndefined();
  });

  it("are the last ones of each who rolled to begin, until a card is drawn", () => {
    const roll = (seat: number, ...dice: number[]) => ({ type: "start-rolled", seat, dice });
    const begun = [entry(roll(0, 3, 4), roll(1, 1, 6)), entry(roll(0, 2, 2), roll(1, 1, 1))];
    expect(startThrown(begun)).toEqual([
      { seat: 0, dice: [2, 2] },
      { seat: 1, dice: [1, 1] },
    ]);
    expect(startThrown([...begun, entry({ type: "card-drawn" })])).toEqual([]);
  });
});

it("names the kind of decision a move makes", () => {
  expect(["build", "lay-off", "counter", "refuse"].map(kindOf)).toEqual(["build", "answer", "trade", "offer"]);
});
