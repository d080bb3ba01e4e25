/** What may be chosen now and what it leads to, in words, for those who listen. */
import { cost, KINDS, ofKind } from "./choosing";
import type { DecisionModel } from "./deciding.svelte";
import { belongings, isIn, parcel, type Parcel } from "./offering";
import { deedName, facts, vowName } from "./describing";
import { listed, type Narrator } from "../shell/narrator";

/** Writes a sum of money. */
type Sum = (dollars: number) => string;

function turnOf({ t, names }: Narrator, decision: DecisionModel): string {
  return decision.you === undefined
    ? t("page-turn-of", { name: names[decision.seat ?? 0] ?? "" })
    : t("page-your-turn");
}

/** Return several statements as one. */
function joined({ t }: Narrator, texts: readonly string[]): string {
  return texts.reduce((first, rest) => t("page-lords-and-then", { first, rest }));
}

/** Return the choices of the one who decides; nothing while others do. */
export function choices(decision: DecisionModel, sum: Sum): string {
  const { narrator, seat } = decision;
  const { t } = narrator;
  if (seat === undefined) return "";
  switch (decision.mode) {
    case "draw": {
      const since = decision.recap?.lines.map(({ text }) => text) ?? [];
      const recap = since.length ? `${t("page-since")}: ${since.join(" ")} ` : "";
      return `${recap}${turnOf(narrator, decision)} ${t("page-lords-draw")}.`;
    }
    case "answered": {
      const { answer } = decision;
      const name = narrator.names[answer?.by ?? 0] ?? "";
      if (!answer) return "";
      return answer.isYes ? t("page-answer-yes", { name }) : t("page-answer-no", { name });
    }
    case "turn": {
      const acts = KINDS.filter((kind) => decision.actions.get(kind)?.length).map((kind) =>
        t(`page-lords-act-${kind}`),
      );
      const back = decision.undoable ? [t("page-lords-take-back")] : [];
      const all = listed(narrator, [...acts, ...back, t("page-lords-end-turn")]);
      return `${turnOf(narrator, decision)} ${t("page-lords-choices", { choices: all })}`;
    }
    case "arrange":
      return arranging(decision);
    case "answer":
      if (decision.phase.type !== "answering") return "";
      return t("page-lords-bet-against-you", {
        name: narrator.names[decision.table.turn] ?? "",
        bet: decision.phase.bet,
      });
    case "offer":
      return offered(decision, sum);
    case "doing":
      return doing(decision);
    default:
      return "";
  }
}

function arranging(decision: DecisionModel): string {
  const { narrator, phase } = decision;
  if (phase.type !== "arranging") return "";
  const values = ofKind(decision.choices, "arrange").map(({ move }) =>
    move.type === "arrange" ? String(move.value) : "",
  );
  const asked = narrator.t("page-lords-arrange", { lot: phase.lots[0] ?? "" });
  return told(decision, narrator.t("page-lords-there", { casino: asked, line: listed(narrator, values) }));
}

/** Say what is asked of a draft, or what it leads to. */
function doing(decision: DecisionModel): string {
  const { t } = decision.narrator;
  const { draft, question } = decision.drafting;
  if (!draft) return "";
  if (question) return t(question === "lot" ? `page-lords-hint-${draft.kind}` : `page-lords-ask-${question}`);
  return told(
    decision,
    t(draft.lot ? `page-lords-at-${draft.kind}` : `page-lords-act-${draft.kind}`, { lot: draft.lot ?? "" }),
  );
}

/** Say something and what the chosen move leads to. */
function told(decision: DecisionModel, what: string): string {
  const { narrator, seat } = decision;
  const { choice } = decision.drafting;
  if (!choice || seat === undefined) return what;
  const price = cost(choice);
  const paid = price ? [`${narrator.t("page-lords-pay")} ${price}`] : [];
  return joined(narrator, [what, ...paid, ...facts(narrator, choice, seat, decision.casinos).map(({ text }) => text)]);
}

/** Say what an offer is, and what it changes. */
function offered(decision: DecisionModel, sum: Sum): string {
  const { offer, narrator } = decision;
  const { t, names } = narrator;
  if (!offer) return "";
  const answers = listed(
    narrator,
    ["accept", "change", "no"].map((answer) => t(`page-lords-${answer}`)),
  );
  const asked = t("page-lords-choices", { choices: answers });
  if (decision.isTold(offer.number)) return asked;
  const { terms, maker, to } = offer;
  const gives = (owner: number, goods: Parcel, own: string) => {
    const things = belongings(decision.table, owner).filter((thing) => isIn(goods, thing));
    const said = things.map((thing) =>
      thing.kind === "lot"
        ? t("page-lords-the-lot", { lot: thing.lot })
        : t("page-lords-die-on", { value: thing.value, lot: thing.lot }),
    );
    const all = [...(goods.money ? [sum(goods.money)] : []), ...said];
    const who = decision.you === undefined ? t("page-lords-gives", { name: names[owner] ?? "" }) : t(own);
    return t("page-lords-there", { casino: who, line: all.length ? listed(narrator, all) : t("page-nothing") });
  };
  const deeds = [
    ...(terms.action ? [deedName(narrator, terms.action)] : []),
    ...(terms.promises ?? []).map((vow) => vowName(narrator, vow)),
  ];
  const name = names[decision.table.turn] ?? "";
  return joined(narrator, [
    decision.you === undefined
      ? t("page-lords-offers-to", { maker: names[maker] ?? "", to: names[to] ?? "" })
      : t("page-lords-offers", { name: names[maker] ?? "" }),
    gives(maker, parcel(terms.give), "page-lords-you-get"),
    gives(to, parcel(terms.take), "page-lords-you-give"),
    ...deeds.map((deed) => t("page-lords-deed", { name, deed })),
    asked,
  ]);
}

/** Return the kind of decision a move makes, as its hint is called. */
export function kindOf(move: string): string {
  if (move === "stand" || move === "lay-off") return "answer";
  if (move === "offer" || move === "counter") return "trade";
  if (move === "accept" || move === "refuse") return "offer";
  return move;
}
