/** From the moves one may make to the one that is made, question by question. */
import type { Choice as GameChoice } from "../wire";
import type { Build, Gamble, LordsOfVegas, Move, Outlook, Remodel, Reorganize, Sprawl } from "./wire";
import { casinoOn } from "./board";

export type Choice = GameChoice<LordsOfVegas>;
export type Deed = Build | Sprawl | Remodel | Reorganize | Gamble;
export type Kind = Deed["type"];
export type Task = Kind | "give-up" | "move-die" | "end-turn";
export type Question = "lot" | "from" | "colour" | "moving";

/** What is settled of a move: its kind, and the answers to some questions. */
export type Draft = { kind: Task } & { [question in Question]?: string };

export const KINDS: readonly Kind[] = ["build", "sprawl", "remodel", "reorganize", "gamble"];
const FORCED: readonly Task[] = ["give-up", "move-die"];
const QUESTIONS: readonly Question[] = ["lot", "from", "colour", "moving"];

export function isDeed(move: Move): move is Deed {
  return KINDS.some((kind) => kind === move.type);
}

export function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return what a move says to a question, or nothing if it is not asked. */
export function said(move: Move, question: Question): string | undefined {
  switch (question) {
    case "lot":
      if (move.type === "remodel" || move.type === "reorganize" || move.type === "gamble") return move.casino;
      return "lot" in move ? move.lot : undefined;
    case "from":
      return move.type === "sprawl" ? move.casino : undefined;
    case "colour":
      return "colour" in move ? move.colour : undefined;
    case "moving":
      return "moving" in move ? (move.moving ?? undefined) : undefined;
  }
}

/** Return the moves of one kind. */
export function ofKind(choices: readonly Choice[], kind: Move["type"]): Choice[] {
  return choices.filter(({ move }) => move.type === kind);
}

/** Return the kind of move that has to be made now, if there is only one. */
export function forced(choices: readonly Choice[]): Task | undefined {
  return FORCED.find((task) => choices.some(({ move }) => move.type === task));
}

/** Tell whether a draft answers what somebody has to do, and is nothing of their own. */
export function isForced(draft: Draft): boolean {
  return FORCED.includes(draft.kind);
}

/** Return the moves that agree with a draft. */
export function agreeing(choices: readonly Choice[], draft: Draft): Choice[] {
  return ofKind(choices, draft.kind).filter(({ move }) => {
    return QUESTIONS.every((question) => draft[question] === undefined || said(move, question) === draft[question]);
  });
}

/** Return the answers there are to a question, in the order of the moves. */
export function answers(choices: readonly Choice[], question: Question): string[] {
  const all = choices.map(({ move }) => said(move, question)).filter((answer) => answer !== undefined);
  return [...new Set(all)];
}

/** Return the next question of a draft: the lot always, the rest where there is something to choose. */
export function question(choices: readonly Choice[], draft: Draft): Question | undefined {
  const left = agreeing(choices, draft);
  return QUESTIONS.find((question) => {
    return draft[question] === undefined && answers(left, question).length > (question === "lot" ? 0 : 1);
  });
}

/** Return the move a draft comes down to, once nothing is left to ask. */
export function chosen(choices: readonly Choice[], draft: Draft): Choice | undefined {
  return question(choices, draft) ? undefined : agreeing(choices, draft)[0];
}

/** Return what the question about a lot or a casino may be answered with, as lots on the board. */
function spread(lot: string, kind: Task, question: Question, casinos: readonly Outlook[]): string[] {
  const isCasino = question === "from" || ["remodel", "reorganize", "gamble"].includes(kind);
  if (!isCasino || question === "moving") return [lot];
  return casinoOn(casinos, lot)?.lots ?? [lot];
}

type Reach = Map<string, { question: Question; answer: string }>;

/** Return what touching each lot would answer: the open question, and before it, which lot is meant. */
export function reach(choices: readonly Choice[], draft: Draft, casinos: readonly Outlook[]): Reach {
  const found: Reach = new Map();
  const asked = question(choices, draft);
  const add = (question: Question, among: readonly Choice[]) => {
    for (const answer of answers(among, question)) {
      for (const lot of spread(answer, draft.kind, question, casinos)) found.set(lot, { question, answer });
    }
  };
  if (asked === "from" || asked === "moving") add(asked, agreeing(choices, draft));
  else add("lot", draft.lot === undefined ? agreeing(choices, draft) : ofKind(choices, draft.kind));
  return found;
}

/** Return a draft after a lot was touched; another lot begins it anew. */
export function touched(choices: readonly Choice[], draft: Draft, lot: string, casinos: readonly Outlook[]): Draft {
  const meant = reach(choices, draft, casinos).get(lot);
  if (!meant) return draft;
  if (meant.question !== "lot" || draft.lot === undefined) return { ...draft, [meant.question]: meant.answer };
  return meant.answer === draft.lot ? draft : { kind: draft.kind, lot: meant.answer };
}

/** Return the lots that are chosen so far. */
export function taken(draft: Draft, casinos: readonly Outlook[]): string[] {
  const lots = draft.lot === undefined ? [] : spread(draft.lot, draft.kind, "lot", casinos);
  return draft.moving === undefined ? lots : [...lots, draft.moving];
}

/** Return what a move costs, where that is said. */
export function cost({ preview }: Choice): number | undefined {
  return preview && "cost" in preview ? preview.cost : undefined;
}

/** Return the actions among moves, by kind. */
export function byKind(choices: readonly Choice[]): ReadonlyMap<Kind, Choice[]> {
  return new Map(KINDS.map((kind) => [kind, ofKind(choices, kind)]));
}

/** Return the least that moves cost. */
export function least(choices: readonly Choice[]): number {
  return Math.min(...choices.map((choice) => cost(choice) ?? 0));
}

/** Return the highest bet among moves. */
export function highestBet(choices: readonly Choice[]): number {
  return Math.max(0, ...choices.map(({ move }) => (move.type === "gamble" ? move.bet : 0)));
}

/** Return the casinos a move makes of others. */
export function becoming(choice: Choice | undefined): Outlook[] {
  const preview = choice?.preview;
  if (preview?.type === "changed") return preview.changes.map(({ after }) => after);
  if (preview?.type !== "deal") return [];
  const done = preview.action?.type === "changed" ? preview.action.changes : [];
  const later = done.map(({ after }) => after);
  const lots = new Set(later.flatMap((casino) => casino.lots));
  return [
    ...preview.changes.map(({ after }) => after).filter((casino) => !casino.lots.some((lot) => lots.has(lot))),
    ...later,
  ];
}

/** Return how each action can be begun at a lot, or at the casino there. */
export function begun(choices: readonly Choice[], lot: string, casinos: readonly Outlook[]): Draft[] {
  const here = casinoOn(casinos, lot)?.lots ?? [lot];
  return KINDS.flatMap((kind): Draft[] => {
    const among = ofKind(choices, kind);
    const from = answers(among, "from").find((casino) => here.includes(casino));
    if (from !== undefined) return [{ kind, from }];
    const at = answers(among, "lot").find((other) => here.includes(other));
    return at === undefined ? [] : [{ kind, lot: at }];
  });
}

/** Return the lots a move is about. */
export function lotsOf(move: Move, casinos: readonly Outlook[] = []): string[] {
  if (move.type === "remodel" || move.type === "reorganize" || move.type === "gamble")
    return casinoOn(casinos, move.casino)?.lots ?? [move.casino];
  return "lot" in move ? [move.lot] : [];
}
