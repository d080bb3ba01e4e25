/** Checks a record: that the seed is the one promised, and that it gives every die and card. */
import { lookOf } from "../games";
import { Dealer, digest, fromHex, type Outcome } from "./luck";
import type { Entry, Follower, Head } from "./records";

/** One outcome, as it stands in a line of the record and as the seed gives it. */
export type Checked = { line: number; written: Outcome; dealt: Outcome };

type Fault = { why: "outcome" | "entry" | "seed" | "count" | "digest"; line: number; dealt?: Outcome };

/** A record is sealed if only its seed and its seal could be checked, for the game has no way here to its outcomes. */
export type Verdict =
  | { kind: "true" | "sealed"; head: Known; seed: string; checked: Checked[] }
  | ({ kind: "edited"; head: Known; checked: Checked[] } & Fault)
  | { kind: "no-seed" }
  | { kind: "no-record" };

export type Known = Omit<Head, "seats"> & { commitment: string; seats: readonly { name: string; bot?: string }[] };
type Seal = { type: "sealed"; entries: number; seed: string; digest: string };

const FORMAT = 1;
const HEX = /^[0-9a-f]{64}$/;

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function headOf(line: string): Known | undefined {
  const head = parsed(line);
  const isOurs = head?.["croupier"] === FORMAT && Array.isArray(head["seats"]) && typeof head["options"] === "object";
  return isOurs && head["options"] !== null && HEX.test(String(head["commitment"]))
    ? (head as unknown as Known)
    : undefined;
}

function sealOf(line: string): Seal | undefined {
  const seal = parsed(line);
  return seal?.["type"] === "sealed" && HEX.test(String(seal["seed"])) ? (seal as unknown as Seal) : undefined;
}

function entryOf(line: string): Entry | undefined {
  const entry = parsed(line);
  switch (entry?.["type"]) {
    case "drawn":
      return ["number", "string"].includes(typeof entry["item"]) ? (entry as Entry) : undefined;
    case "rolled":
      return Array.isArray(entry["dice"]) ? (entry as Entry) : undefined;
    case "moved":
      return typeof entry["move"] === "object" && entry["move"] !== null ? (entry as unknown as Entry) : undefined;
    default:
      return undefined;
  }
}

function isSame(one: Outcome, other: Outcome): boolean {
  if (one.type === "drawn") return other.type === "drawn" && one.item === other.item;
  return other.type === "rolled" && one.dice.join() === other.dice.join();
}

/** Split at line feeds alone; a name may hold what else passes for the end of a line. */
function linesOf(text: string): string[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.replace(/\r$/, ""));
}

/** Check a record from its first line to its seal. */
export async function check(text: string): Promise<Verdict> {
  const lines = linesOf(text);
  const head = headOf(lines[0] ?? "");
  if (!head) return { kind: "no-record" };
  const seal = sealOf(lines.at(-1) ?? "");
  if (!seal) return { kind: "no-seed" };

  const seed = fromHex(seal.seed);
  const checked: Checked[] = [];
  const edited = ({ why, line, dealt }: Fault): Verdict => {
    return { kind: "edited", head, why, line, checked, ...(dealt && { dealt }) };
  };
  if ((await digest(seed)) !== head.commitment) return edited({ why: "seed", line: lines.length });

  const fairness = await lookOf(head.game)?.fairness();
  const entries = lines.slice(1, -1).map(entryOf);
  const fault = fairness
    ? await outcomeFault(entries, fairness.follow(head), await Dealer.of(seed), checked)
    : entryFault(entries);
  if (fault) return edited(fault);

  if (seal.entries !== entries.length) return edited({ why: "count", line: lines.length });
  const sealed = new TextEncoder().encode(lines.slice(0, -1).join("\n"));
  if ((await digest(sealed)) !== seal.digest) return edited({ why: "digest", line: lines.length });
  return { kind: fairness ? "true" : "sealed", head, seed: seal.seed, checked };
}

/** The first entry is in the second line. */
const FIRST_LINE = 2;

/** Return where the record is no record of its game, or where its outcomes are not those of the seed. */
async function outcomeFault(
  entries: readonly (Entry | undefined)[],
  follower: Follower,
  dealer: Dealer,
  checked: Checked[],
): Promise<Fault | undefined> {
  for (const [index, entry] of entries.entries()) {
    const line = index + FIRST_LINE;
    if (!entry) return { why: "entry", line };
    if (entry.type !== "moved") {
      const ask = follower.asked(entry);
      if (!ask) return { why: "entry", line };
      const dealt = await dealer.answer(ask, checked.length);
      checked.push({ line, written: entry, dealt });
      if (!isSame(entry, dealt)) return { why: "outcome", line, dealt };
    }
    if (!follower.pass(entry)) return { why: "entry", line };
  }
  return undefined;
}

/** Return where a record of a game that is not known here has something else than entries. */
function entryFault(entries: readonly (Entry | undefined)[]): Fault | undefined {
  const index = entries.indexOf(undefined);
  return index < 0 ? undefined : { why: "entry", line: index + FIRST_LINE };
}
