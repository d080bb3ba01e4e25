/** What may be chosen now, in words, for those who listen. */
import { KINDS } from "./choosing";
import type { Desk } from "./desk.svelte";
import { list, type Teller } from "./telling";

function turnOf({ t, names }: Teller, desk: Desk): string {
  return desk.you === undefined ? t("page-turn-of", { name: names[desk.seat ?? 0] ?? "" }) : t("page-your-turn");
}

/** Return the choices of the one who decides; nothing while others do. */
export function choices(desk: Desk): string {
  const { teller, seat } = desk;
  const { t } = teller;
  if (seat === undefined) return "";
  switch (desk.mode) {
    case "draw":
      return `${turnOf(teller, desk)} ${t("page-lords-draw")}.`;
    case "turn": {
      const acts = KINDS.filter((kind) => desk.actions.get(kind)?.length).map((kind) => t(`page-lords-act-${kind}`));
      return `${turnOf(teller, desk)} ${t("page-lords-choices", { choices: list(teller, [...acts, t("page-lords-end-turn")]) })}`;
    }
    case "arrange":
      return desk.phase.type === "arranging" ? t("page-lords-arrange", { lot: desk.phase.lots[0] ?? "" }) : "";
    case "answer":
      if (desk.phase.type !== "answering") return "";
      return t("page-lords-bet-against-you", { name: teller.names[desk.table.turn] ?? "", bet: desk.phase.bet });
    case "offer":
      return t("page-lords-offers", { name: teller.names[desk.offer?.maker ?? 0] ?? "" });
    case "doing":
      return desk.forced && !desk.draft?.lot ? t(`page-lords-hint-${desk.forced}`) : "";
    default:
      return "";
  }
}

/** Return the kind of decision a move makes, as its hint is called. */
export function kindOf(move: string): string {
  if (move === "stand" || move === "lay-off") return "answer";
  if (move === "offer" || move === "counter") return "trade";
  if (move === "accept" || move === "refuse") return "offer";
  return move;
}
