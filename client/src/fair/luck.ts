/** Luck as the dealer makes it from the seed: the derivation of docs/records.md, step by step. */
export type Item = number | string;

/** What chance is asked: dice in groups of dice that are alike, or one item of a bag laid out in order. */
export type Ask = { kind: "dice"; alike: readonly number[] } | { kind: "draw"; bag: readonly Item[] };
export type Outcome = { type: "rolled"; dice: number[] } | { type: "drawn"; item: Item };

const WORDS = 2 ** 32;
const SHA = "SHA-256";

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the SHA-256 of some bytes, in hexadecimal. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest(SHA, bytes));
}

export class Dealer {
  private constructor(private readonly key: CryptoKey) {}

  static async of(seed: Uint8Array<ArrayBuffer>): Promise<Dealer> {
    return new Dealer(await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: SHA }, false, ["sign"]));
  }

  /** Return the outcome of that number, counted from 0, to what is asked. */
  async answer(ask: Ask, number: number): Promise<Outcome> {
    const luck = this.words(number);
    if (ask.kind === "draw") return { type: "drawn", item: ask.bag[await below(ask.bag.length, luck)] ?? "" };
    const dice: number[] = [];
    for (const size of ask.alike) {
      const group: number[] = [];
      while (group.length < size) group.push(1 + (await below(6, luck)));
      dice.push(...group.sort());
    }
    return { type: "rolled", dice };
  }

  private async *words(number: number): AsyncGenerator<number, never> {
    for (let block = 0; ; block++) {
      const text = new TextEncoder().encode(`${number}.${block}`);
      const bytes = new DataView(await crypto.subtle.sign("HMAC", this.key, text));
      for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
    }
  }
}

/** Return a number below a limit; words that would favour the small ones are skipped. */
async function below(limit: number, luck: AsyncGenerator<number, never>): Promise<number> {
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const { value } = await luck.next();
    if (value < fair) return value % limit;
  }
}
