/** Checks a record: that the seed is the one promised, and that it gives every die and card. */
import { follower, type Entry, type Head } from "./asking";
import { Dealer, digest, fromHex, type Outcome } from "./luck";

/** One outcome, as it stands in a line of the record and as the seed gives it. */
export type Checked = { line: number; written: Outcome; dealt: Outcome };

export type Verdict =
  | { kind: "true"; head: Known; seed: string; checked: Checked[] }
  | {
      kind: "edited";
      head: Known;
      why: "outcome" | "entry" | "seed" | "count" | "digest";
      line: number;
      checked: Checked[];
      dealt?: Outcome;
    }
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
  const follow = head && follower(head);
  if (!head || !follow) return { kind: "no-record" };
  const seal = sealOf(lines.at(-1) ?? "");
  if (!seal) return { kind: "no-seed" };

  const checked: Checked[] = [];
  const edited = (why: "outcome" | "entry" | "seed" | "count" | "digest", line: number, dealt?: Outcome): Verdict => ({
    kind: "edited",
    head,
    why,
    line,
    checked,
    ...(dealt && { dealt }),
  });
  const seed = fromHex(seal.seed);
  if ((await digest(seed)) !== head.commitment) return edited("seed", lines.length);

  const dealer = await Dealer.of(seed);
  for (const [index, source] of lines.slice(1, -1).entries()) {
    const line = index + 2;
    const entry = entryOf(source);
    if (!entry) return edited("entry", line);
    if (entry.type !== "moved") {
      const ask = follow.asked(entry);
      if (!ask) return edited("entry", line);
      const dealt = await dealer.answer(ask, checked.length);
      checked.push({ line, written: entry, dealt });
      if (!isSame(entry, dealt)) return edited("outcome", line, dealt);
    }
    if (!follow.pass(entry)) return edited("entry", line);
  }

  if (seal.entries !== lines.length - 2) return edited("count", lines.length);
  const sealed = new TextEncoder().encode(lines.slice(0, -1).join("\n"));
  if ((await digest(sealed)) !== seal.digest) return edited("digest", lines.length);
  return { kind: "true", head, seed: seal.seed, checked };
}
