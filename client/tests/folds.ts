/** What the page works out from events, compared with what the rules say of the same games. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { after, payoutsTold } from "../src/lasvegas/animation";
import { story as lasVegasStory } from "../src/lasvegas/story";
import type * as lasVegas from "../src/lasvegas/wire";
import { counted } from "../src/lordsofvegas/animation";
import { story as lordsStory } from "../src/lordsofvegas/story";
import type * as lords from "../src/lordsofvegas/wire";

type Step<Event, State> = { events: Event[]; state: State; payouts: lasVegas.Payout[] };
type Game =
  | { game: "las-vegas"; seats: number; steps: Step<lasVegas.Event, lasVegas.State>[] }
  | { game: "lords-of-vegas"; seats: number; steps: Step<lords.Event, lords.State>[] };

const folder = process.env["CROUPIER_GOLDEN_GAMES"] ?? "";
const games = readdirSync(folder).map((name) => {
  return [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Game] as const;
});

const sum = (notes: readonly number[]) => notes.reduce((total, note) => total + note, 0);
const moneyOf = (table: lasVegas.Table) => table.winnings.map((won) => (won.type === "purse" ? sum(won.notes) : -1));

/** What is left out where there is nothing of it. */
const NOTHING_PAID = { ties: [], paid: [], empty: [], returned: [] };

function checkLasVegas(steps: Step<lasVegas.Event, lasVegas.State>[], seats: number) {
  const told = lasVegasStory(
    seats,
    steps.map(({ events }) => events),
  );
  const rounds = [Array<number>(seats).fill(0)];
  let paydays = 0;
  for (const [at, { events, state, payouts }] of steps.entries()) {
    const before = steps[at - 1]?.state;
    if (!before || !("table" in before)) continue;
    const folded = events.reduce(after, { table: before.table, standing: payouts });
    const isPayday = events.some(({ type }) => type === "round-began" || type === "game-ended");
    if (isPayday) {
      paydays += 1;
      const ended = events.find((event) => event.type === "game-ended");
      expect(payoutsTold(events)).toEqual(payouts.map((payout) => ({ ...NOTHING_PAID, ...payout })));
      rounds.push("table" in state ? moneyOf(state.table) : (ended?.money ?? []));
      expect(moneyOf(folded.table)).toEqual(rounds.at(-1));
    } else if ("table" in state && events.some(({ type }) => type === "dice-placed")) {
      expect(folded.table.hands).toEqual(state.table.hands);
      expect(folded.table.casinos.map(({ dice, white }) => ({ dice, white }))).toEqual(
        state.table.casinos.map(({ dice, white }) => ({ dice, white })),
      );
    }
  }
  expect(paydays).toBe(4);
  expect(told.scores).toEqual(rounds);
}

function checkLords(steps: Step<lords.Event, lords.State>[], seats: number) {
  const told = lordsStory(
    seats,
    steps.map(({ events }) => events),
  );
  let compared = 0;
  for (const [at, { events, state }] of steps.entries()) {
    const before = steps[at - 1]?.state;
    // The money of start cards is given before anybody is told of anything.
    if (!before || before.type === "dealing") continue;
    const folded = events.reduce(counted, before.table);
    expect(folded.money).toEqual(state.table.money);
    expect(folded.points).toEqual(state.table.points);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
  expect(told.scores.at(-1)).toEqual(steps.at(-1)?.state.table.points);
}

describe.each(games)("%s", (_, game) => {
  it("comes out as the rules say, step by step", () => {
    if (game.game === "las-vegas") checkLasVegas(game.steps, game.seats);
    else checkLords(game.steps, game.seats);
  });
});
