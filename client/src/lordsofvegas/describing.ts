/** What the table says in words: names, lots, and what a move leads to. */
import { listed, type Narrator } from "../shell/narrator";
import type { EventTold, Happened } from "../wire";
import type { CasinoChange, LordsOfVegas, Outlook, Promise as Vow, Reroll } from "./wire";
import { hundredths } from "./bets";
import { casinoOn, type CardColour, type Picture } from "./board";
import type { Choice, Deed } from "./choosing";

/** One line of what a move leads to. */
export type Fact = { icon: CardColour | "crown" | "card"; label: string; text: string };

export function nameOf({ t, names, you }: Narrator, seat: number): string {
  return seat === you ? t("you") : (names[seat] ?? "");
}

/** Return what somebody is called in a list or beside a picture. */
export function labelOf(narrator: Narrator, seat: number): string {
  return seat === narrator.you ? narrator.t("page-you") : nameOf(narrator, seat);
}

/** Return the words that say of whom something is told. */
function about({ names, you }: Narrator, seat: number): { you: string; name: string } {
  return { you: seat === you ? "yes" : "no", name: names[seat] ?? "" };
}

/** Return the name of a colour by which cards and tiles are counted. */
export function colourName({ t }: Narrator, colour: CardColour): string {
  return t("page-lords-colour-name", { colour });
}

/** Say what a casino pays, and by which cards; nothing if none pays it. */
export function payment(narrator: Narrator, casino: Outlook): string {
  if (!casino.cards.length) return narrator.t("page-lords-pays-nothing");
  const shares = casino.money.flatMap((money, seat) => {
    const isBoss = seat === casino.boss;
    if (!money && !isBoss) return [];
    const words = { ...about(narrator, seat), money, points: casino.points };
    return [isBoss ? narrator.t("page-lords-share-boss", words) : narrator.t("page-lords-share", words)];
  });
  const { colour } = casino;
  const cards = casino.cards.includes("strip") ? "both" : "colour";
  return narrator.t("page-lords-pays", { cards, colour, shares: listed(narrator, shares) });
}

/** Say who is boss of a casino, and against a boss from before, whether that is new. */
export function bossLine(narrator: Narrator, casino: Outlook, before?: number | null): string {
  const { t } = narrator;
  if (casino.tied.length)
    return t("page-lords-boss-tied", {
      names: listed(
        narrator,
        casino.tied.map((seat) => nameOf(narrator, seat)),
      ),
    });
  if (casino.boss === null) return t("page-lords-boss-none");
  const words = about(narrator, casino.boss);
  const change = casino.boss === before ? t("page-lords-boss-stays", words) : t("page-lords-boss-becomes", words);
  const line = before === undefined ? t("page-lords-boss-is", words) : change;
  const highest = (isBoss: boolean) => {
    return Math.max(
      0,
      ...casino.dice.filter(([, die]) => (die.owner === casino.boss) === isBoss).map(([, die]) => die.value),
    );
  };
  return highest(false) ? t("page-lords-boss-over", { line, high: highest(true), next: highest(false) }) : line;
}

type Was = { tiles: number; boss: number | null };

/** Return the largest of the casinos that become another, as it was. */
function was({ before }: CasinoChange, casinos: readonly Outlook[]): Was {
  const all = before.map(([lot, boss]) => ({ tiles: casinoOn(casinos, lot)?.lots.length ?? 0, boss }));
  return all.sort((a, b) => b.tiles - a.tiles)[0] ?? { tiles: 0, boss: null };
}

function size({ t }: Narrator, before: number, after: number): string {
  return before === after ? t("page-lords-tiles-stay", { tiles: after }) : t("page-lords-tiles", { before, after });
}

/** Return the three facts of a casino that changes: its size, its boss, its pay. */
export function changeFacts(narrator: Narrator, change: CasinoChange, casinos: readonly Outlook[]): Fact[] {
  const { t } = narrator;
  const { after } = change;
  const former = was(change, casinos);
  const { colour } = after;
  return [
    {
      icon: after.colour,
      label: t("page-lords-casino-of", { colour }),
      text: size(narrator, former.tiles, after.lots.length),
    },
    { icon: "crown", label: t("page-lords-boss"), text: bossLine(narrator, after, former.boss) },
    { icon: "card", label: t("page-lords-next-card"), text: payment(narrator, after) },
  ];
}

/** Return the facts of dice that are rolled anew. */
function rerollFacts(narrator: Narrator, { dice, chances }: Reroll, seat: number, casinos: readonly Outlook[]): Fact[] {
  const { t } = narrator;
  const casino = casinoOn(casinos, dice[0]?.[0] ?? "");
  if (!casino) return [];
  const own = dice.filter(([, { owner }]) => owner === seat).length;
  const { colour } = casino;
  return [
    {
      icon: casino.colour,
      label: t("page-lords-casino-of", { colour }),
      text: t("page-lords-rerolled", { dice: dice.length, own }),
    },
    { icon: "crown", label: t("page-lords-boss"), text: maybeBoss(narrator, chances) },
    { icon: "card", label: t("page-lords-next-card"), text: maybePays(narrator, dice) },
  ];
}

/** Say who may become boss, and how likely that is. */
function maybeBoss(narrator: Narrator, chances: readonly number[]): string {
  const found = hundredths(chances).flatMap((chance, seat) => (chances[seat] ? [{ seat, chance }] : []));
  const [only] = found;
  if (only && found.length === 1) return narrator.t("page-lords-boss-stays", about(narrator, only.seat));
  const said = found
    .sort((a, b) => b.chance - a.chance)
    .map(({ seat, chance }) => narrator.t("page-tell-chance", { name: nameOf(narrator, seat), chance }));
  return narrator.t("page-tell-may-be-boss", { chances: listed(narrator, said) });
}

/** Say between what and what everybody would be paid, once dice show anything from 1 to 6. */
function maybePays(narrator: Narrator, dice: Reroll["dice"]): string {
  const owners = [...new Set(dice.map(([, { owner }]) => owner))].sort();
  const said = owners.map((seat) => {
    const count = dice.filter(([, { owner }]) => owner === seat).length;
    return narrator.t("page-tell-share", { name: nameOf(narrator, seat), money: `${count}–${HIGHEST * count}` });
  });
  return narrator.t("page-tell-may-pay", { shares: listed(narrator, said) });
}

/** The highest value of a die. */
const HIGHEST = 6;

/** Return what a move leads to, line by line: where the move takes place first. */
export function facts(narrator: Narrator, choice: Choice, seat: number, casinos: readonly Outlook[]): Fact[] {
  const { move, preview } = choice;
  if (preview?.type === "reroll") return rerollFacts(narrator, preview, seat, casinos);
  if (preview?.type !== "changed") return [];
  const lot = "lot" in move ? move.lot : undefined;
  const [main, ...rest] = [...preview.changes].sort((a, b) => Number(isAt(b, lot)) - Number(isAt(a, lot)));
  if (!main) return [];
  const others = rest.map((change): Fact => {
    const casino = casinoName(narrator, change.after);
    const line = bossLine(narrator, change.after, was(change, casinos).boss);
    return { icon: "crown", label: casino, text: narrator.t("page-lords-there", { casino, line }) };
  });
  return [...changeFacts(narrator, main, casinos), ...others];
}

function isAt({ after }: CasinoChange, lot: string | undefined): boolean {
  return lot !== undefined && after.lots.includes(lot);
}

/** Return a casino's name: its colour and its first lot. */
export function casinoName(narrator: Narrator, { colour, lots }: Outlook): string {
  return narrator.t("page-lords-casino-at", { colour, lot: lots[0] ?? "" });
}

/** Say in words what can be seen of a lot. */
export function lotLabel(narrator: Narrator, picture: Picture): string {
  const { t } = narrator;
  const { lot, build_cost: cost, die, on_strip: strip } = picture.site;
  switch (picture.kind) {
    case "closed":
      return t("page-lords-lot-closed", { lot });
    case "free":
      return t("page-lords-lot-free", { lot, cost, die, strip });
    case "owned":
      return t("page-lords-lot-owned", { lot, cost, die, strip, ...about(narrator, picture.owner) });
    case "built":
      // What is printed under a tile still counts: on the Strip, and for whoever builds there again.
      return t("page-lords-and-then", {
        first: builtLabel(narrator, picture),
        rest: t("page-lords-lot-printed", { cost, die, strip }),
      });
  }
}

function builtLabel(narrator: Narrator, { site, casino, die }: Extract<Picture, { kind: "built" }>): string {
  const { t } = narrator;
  const words = { lot: site.lot, colour: casino.colour, tiles: casino.lots.length };
  if (!die) return t("page-lords-lot-empty", words);
  const boss = casino.boss === null ? "" : nameOf(narrator, casino.boss);
  return t("page-lords-lot-built", {
    ...words,
    ...about(narrator, die.owner),
    value: die.value,
    boss,
    has: boss ? "boss" : "none",
  });
}

/** Return what is to be known of a lot that was touched to be looked at. */
export function details(narrator: Narrator, picture: Picture, isInDeck: boolean): Fact[] {
  const { t } = narrator;
  if (picture.kind === "closed") return [];
  const { card, lot, build_cost: cost, die, on_strip: strip } = picture.site;
  const own: Fact = {
    icon: card,
    label: t("page-lords-its-card"),
    text: t("page-lords-card-of", { lot, colour: card, there: isInDeck ? "deck" : "gone" }),
  };
  if (picture.kind !== "built") {
    return [
      { icon: "card", label: t("page-lords-printed"), text: t("page-lords-lot-printed", { cost, die, strip }) },
      own,
    ];
  }
  const { casino } = picture;
  return [
    { icon: "crown", label: t("page-lords-boss"), text: bossLine(narrator, casino) },
    { icon: "card", label: t("page-lords-next-card"), text: payment(narrator, casino) },
    own,
  ];
}

/** Say what an action of a deal is. */
export function deedName(narrator: Narrator, deed: Deed): string {
  const words = {
    lot: "lot" in deed ? deed.lot : deed.casino,
    casino: "casino" in deed ? deed.casino : "",
    colour: "colour" in deed ? deed.colour : "",
    bet: deed.type === "gamble" ? deed.bet : 0,
    moving: ("moving" in deed && deed.moving) || "none",
  };
  return narrator.t(`lords-of-vegas-to-${deed.type}`, words);
}

/** Say what is promised not to be done. */
export function vowName(narrator: Narrator, { kind, lot }: Vow): string {
  return narrator.t(`lords-of-vegas-no-${kind}`, { lot });
}

/** What messages of this game are called after. */
export const GAME = "lords-of-vegas";

/** Return the card drawn last, with the words for it. */
export function lastCard(happened: readonly Happened<LordsOfVegas>[]): EventTold<LordsOfVegas> | undefined {
  for (const entry of [...happened].reverse()) {
    if (entry.type !== "played") continue;
    const found = entry.told.findLast(({ event }) => event.type === "card-drawn" || event.type === "end-card-drawn");
    if (found) return found;
  }
  return undefined;
}
