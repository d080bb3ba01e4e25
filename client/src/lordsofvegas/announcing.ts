/** What may be chosen now and what it leads to, in words, for those who listen. */
import { cost, KINDS, ofKind } from "./choosing";
import type { Desk } from "./desk.svelte";
import { belongings, isIn, parcel, type Parcel } from "./offering";
import { deedName, facts, list, vowName, type Teller } from "./telling";

/** Writes a sum of money. */
type Sum = (dollars: number) => string;

function turnOf({ t, names }: Teller, desk: Desk): string {
  return desk.you === undefined ? t("page-turn-of", { name: names[desk.seat ?? 0] ?? "" }) : t("page-your-turn");
}

/** Return several statements as one. */
function joined({ t }: Teller, texts: readonly string[]): string {
  return texts.reduce((first, rest) => t("page-lords-and-then", { first, rest }));
}

/** Return the choices of the one who decides; nothing while others do. */
export function choices(desk: Desk, sum: Sum): string {
  const { teller, seat } = desk;
  const { t } = teller;
  if (seat === undefined) return "";
  switch (desk.mode) {
    case "draw":
      return `${turnOf(teller, desk)} ${t("page-lords-draw")}.`;
    case "turn": {
      const acts = KINDS.filter((kind) => desk.actions.get(kind)?.length).map((kind) => t(`page-lords-act-${kind}`));
      const all = list(teller, [...acts, t("page-lords-end-turn")]);
      return `${turnOf(teller, desk)} ${t("page-lords-choices", { choices: all })}`;
    }
    case "arrange":
      return arranging(desk);
    case "answer":
      if (desk.phase.type !== "answering") return "";
      return t("page-lords-bet-against-you", { name: teller.names[desk.table.turn] ?? "", bet: desk.phase.bet });
    case "offer":
      return offered(desk, sum);
    case "doing":
      return doing(desk);
    default:
      return "";
  }
}

function arranging(desk: Desk): string {
  const { teller, phase } = desk;
  if (phase.type !== "arranging") return "";
  const values = ofKind(desk.choices, "arrange").map(({ move }) => (move.type === "arrange" ? String(move.value) : ""));
  const asked = teller.t("page-lords-arrange", { lot: phase.lots[0] ?? "" });
  return told(desk, teller.t("page-lords-there", { casino: asked, line: list(teller, values) }));
}

/** Say what is asked of a draft, or what it leads to. */
function doing(desk: Desk): string {
  const { t } = desk.teller;
  const { draft, question } = desk.drafting;
  if (!draft) return "";
  if (question) return t(question === "lot" ? `page-lords-hint-${draft.kind}` : `page-lords-ask-${question}`);
  return told(
    desk,
    t(draft.lot ? `page-lords-at-${draft.kind}` : `page-lords-act-${draft.kind}`, { lot: draft.lot ?? "" }),
  );
}

/** Say something and what the chosen move leads to. */
function told(desk: Desk, what: string): string {
  const { teller, seat } = desk;
  const { choice } = desk.drafting;
  if (!choice || seat === undefined) return what;
  const price = cost(choice);
  const paid = price ? [`${teller.t("page-lords-pay")} ${price}`] : [];
  return joined(teller, [what, ...paid, ...facts(teller, choice, seat, desk.casinos).map(({ text }) => text)]);
}

/** Say what an offer is, and what it changes. */
function offered(desk: Desk, sum: Sum): string {
  const { offer, teller } = desk;
  const { t, names } = teller;
  if (!offer) return "";
  const { terms, maker, to } = offer;
  const gives = (owner: number, goods: Parcel, own: string) => {
    const things = belongings(desk.table, owner).filter((thing) => isIn(goods, thing));
    const said = things.map((thing) =>
      thing.kind === "lot"
        ? t("page-lords-the-lot", { lot: thing.lot })
        : t("page-lords-die-on", { value: thing.value, lot: thing.lot }),
    );
    const all = [...(goods.money ? [sum(goods.money)] : []), ...said];
    const who = desk.you === undefined ? t("page-lords-gives", { name: names[owner] ?? "" }) : t(own);
    return t("page-lords-there", { casino: who, line: all.length ? list(teller, all) : t("page-nothing") });
  };
  const deeds = [
    ...(terms.action ? [deedName(teller, terms.action)] : []),
    ...(terms.promises ?? []).map((vow) => vowName(teller, vow)),
  ];
  const name = names[desk.table.turn] ?? "";
  return joined(teller, [
    desk.you === undefined
      ? t("page-lords-offers-to", { maker: names[maker] ?? "", to: names[to] ?? "" })
      : t("page-lords-offers", { name: names[maker] ?? "" }),
    gives(maker, parcel(terms.give), "page-lords-you-get"),
    gives(to, parcel(terms.take), "page-lords-you-give"),
    ...deeds.map((deed) => t("page-lords-deed", { name, deed })),
  ]);
}

/** Return the kind of decision a move makes, as its hint is called. */
export function kindOf(move: string): string {
  if (move === "stand" || move === "lay-off") return "answer";
  if (move === "offer" || move === "counter") return "trade";
  if (move === "accept" || move === "refuse") return "offer";
  return move;
}
