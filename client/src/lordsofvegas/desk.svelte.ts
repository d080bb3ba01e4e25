/** What a person has before them: the position, what may be chosen, and what is being composed. */
import { learn, settings } from "../settings.svelte";
import type { Telling } from "../table.svelte";
import type { LordsOfVegasSeen, Proposal, View } from "../wire";
import { kindOf } from "./announcing";
import { pictures } from "./board";
import {
  agreeing,
  becoming,
  chosen,
  cost,
  forced,
  isDeed,
  KINDS,
  least,
  ofKind,
  question,
  reach,
  taken,
  touched,
  type Choice,
  type Draft,
  type Kind,
  type Move,
  type Task,
} from "./choosing";
import { bargain, belongings, countered, isIn, promised, stillTheirs, terms, toggled, type Bargain } from "./offering";
import type { Say, Teller } from "./telling";

export type Sitting = { model: Telling; view: View; seen: LordsOfVegasSeen };
export type Mode = "offer" | "trade" | "details" | "doing" | "draw" | "turn" | "arrange" | "answer" | "wait";

/** How a lot is lit, what it costs then, and the price on its corner. */
export type Light = { look: "lit" | "chosen" | "dim"; cost?: number; price?: number };

export class Desk {
  /** The move being put together, the one being looked up, and the bet that goes with it. */
  private drafted = $state.raw<Draft>();
  looked = $state<string>();
  bet = $state(0);
  /** The answer chosen where there are only a few: a value to put, to stand or to lay off. */
  picked = $state.raw<Move>();
  bargain = $state.raw<Bargain>();
  /** Whether an action is being looked for that goes into the offer. */
  isAdding = $state(false);
  /** Whether a tall sheet is pulled down to see the board. */
  isLow = $state(false);

  constructor(
    private readonly sitting: () => Sitting,
    private readonly say: Say,
  ) {}

  private readonly model = $derived.by(() => this.sitting().model);
  readonly view = $derived.by(() => this.sitting().view);
  readonly seen = $derived.by(() => this.sitting().seen);
  readonly phase = $derived.by(() => this.seen.state);
  readonly table = $derived.by(() => this.phase.table);
  readonly casinos = $derived.by(() => this.seen.standing.casinos);

  /** The one person at this device, if it is one. */
  readonly you = $derived.by(() => (this.view.you.length === 1 ? this.view.you[0] : undefined));
  readonly teller = $derived.by((): Teller => {
    return { t: this.say, names: this.view.chairs.map(({ name }) => name), you: this.you };
  });

  private readonly deciding = $derived.by(() => {
    if (this.model.line !== "open") return undefined;
    const { yours, turn } = this.seen;
    const isAsked = (choices: readonly Choice[]) => ofKind(choices, "accept").length > 0;
    return yours.find(({ choices }) => isAsked(choices)) ?? yours.find(({ seat }) => seat === turn?.seat) ?? yours[0];
  });
  /** The seat this device decides for; those who watch have none. */
  readonly seat = $derived.by(() => this.deciding?.seat ?? this.view.you[0]);
  readonly choices = $derived.by((): readonly Choice[] => this.deciding?.choices ?? []);
  readonly isBusy = $derived.by(() => this.model.isBusy);

  readonly forced = $derived.by(() => forced(this.choices));
  readonly draft = $derived.by((): Draft | undefined => {
    const draft = this.drafted;
    if (draft && agreeing(this.choices, draft).length) return draft;
    return this.forced && { kind: this.forced };
  });
  readonly question = $derived.by(() => this.draft && question(this.choices, this.draft));
  readonly choice = $derived.by((): Choice | undefined => {
    const { picked } = this;
    if (picked) return this.choices.find(({ move }) => isSame(move, picked));
    return this.draft && chosen(this.choices, this.draft);
  });

  /** The first offer that waits for an answer here. */
  readonly offer = $derived.by((): Proposal | undefined => {
    if (!ofKind(this.choices, "accept").length) return undefined;
    return this.table.offers?.find(({ to }) => to === this.seat);
  });
  /** The own offers that wait for the answer of others. */
  readonly waiting = $derived.by(() => {
    return this.table.offers?.filter(({ maker }) => this.view.you.includes(maker)) ?? [];
  });
  readonly canTrade = $derived.by(() => {
    return this.seat !== undefined && this.model.line === "open" && ["drawing", "acting"].includes(this.phase.type);
  });
  /** The actions that can be taken now, by kind. */
  readonly actions = $derived.by(() => {
    return new Map(KINDS.map((kind) => [kind, ofKind(this.choices, kind)] as const));
  });

  readonly mode = $derived.by((): Mode => {
    if (this.offer && this.offer.number !== this.bargain?.answers) return "offer";
    if (this.bargain && this.canTrade && !this.isAdding) return "trade";
    if (this.looked) return "details";
    if (this.draft) return "doing";
    const has = (kind: Move["type"]) => ofKind(this.choices, kind).length > 0;
    if (has("draw")) return "draw";
    if (has("end-turn")) return "turn";
    if (has("arrange")) return "arrange";
    return has("stand") ? "answer" : "wait";
  });

  readonly isTrading = $derived.by(() => this.mode === "offer" || this.mode === "trade");
  private readonly shownChoice = $derived.by(() => {
    if (this.mode !== "offer") return this.mode === "details" ? undefined : this.choice;
    return this.choices.find(({ move }) => move.type === "accept" && move.offer === this.offer?.number);
  });
  readonly pictures = $derived.by(() => pictures(this.table, this.casinos, becoming(this.shownChoice)));

  readonly lights = $derived.by((): Map<string, Light> => {
    switch (this.mode) {
      case "offer":
        return this.offerLights();
      case "trade":
        return this.tradeLights();
      case "details":
        return new Map([[this.looked ?? "", { look: "chosen" }]]);
      case "arrange":
        return this.arrangeLights();
      case "doing":
        return this.draftLights(this.draft);
      case "turn":
        return this.draftLights({ kind: "build" });
      default:
        return new Map();
    }
  });

  private draftLights(draft: Draft | undefined): Map<string, Light> {
    if (!draft) return new Map();
    const lights = new Map<string, Light>();
    for (const [lot, { question, answer }] of reach(this.choices, draft, this.casinos)) {
      const isPriced = question === "lot" && (draft.kind === "build" || draft.kind === "sprawl");
      const meant = isPriced ? least(agreeing(this.choices, { kind: draft.kind, lot: answer })) : undefined;
      lights.set(lot, { look: "lit", ...(meant !== undefined && { cost: meant }) });
    }
    const price = this.choice && cost(this.choice);
    for (const lot of taken(draft, this.casinos)) lights.set(lot, { look: "chosen" });
    if (draft.lot && price) lights.set(draft.lot, { look: "chosen", price });
    return lights;
  }

  private arrangeLights(): Map<string, Light> {
    if (this.phase.type !== "arranging") return new Map();
    const [next, ...rest] = this.phase.lots;
    const lights = new Map<string, Light>(rest.map((lot) => [lot, { look: "lit" }]));
    return lights.set(next ?? "", { look: "chosen" });
  }

  private dimmed(): Map<string, Light> {
    return new Map([...this.pictures.keys()].map((lot) => [lot, { look: "dim" }]));
  }

  private offerLights(): Map<string, Light> {
    const lights = this.dimmed();
    const { give, take } = this.offer?.terms ?? {};
    for (const side of [give, take]) {
      for (const lot of [...(side?.lots ?? []), ...(side?.dice ?? [])]) lights.set(lot, { look: "chosen" });
    }
    return lights;
  }

  private tradeLights(): Map<string, Light> {
    const lights = this.dimmed();
    const offer = this.bargain;
    if (!offer || this.seat === undefined) return lights;
    const { give, take, to } = offer;
    for (const thing of belongings(this.table, this.seat)) lights.set(thing.lot, { look: isIn(give, thing) ? "chosen" : "lit" });
    for (const thing of belongings(this.table, to)) lights.set(thing.lot, { look: isIn(take, thing) ? "chosen" : "lit" });
    return lights;
  }

  /** Begin an action, or go on to ask what it needs. */
  begin(kind: Task): void {
    this.clear();
    this.drafted = { kind };
    if (kind === "end-turn" && !settings.confirm) this.confirm();
  }

  touch(lot: string): void {
    switch (this.mode) {
      case "offer":
        return;
      case "trade":
        return this.swap(lot);
      case "arrange":
        return this.touchRolled(lot);
      default:
        return this.touchLot(lot);
    }
  }

  private touchLot(lot: string): void {
    const draft = this.draft ?? (this.mode === "turn" || this.mode === "details" ? { kind: "build" as const } : undefined);
    const meant = draft && reach(this.choices, draft, this.casinos).get(lot);
    if (!draft || !meant) {
      this.looked = this.looked === lot || this.draft ? undefined : lot;
      return;
    }
    this.looked = undefined;
    const before = this.choice;
    this.settle(touched(this.choices, draft, lot, this.casinos));
    if (before && this.choice === before) this.confirm();
  }

  private touchRolled(lot: string): void {
    if (this.phase.type !== "arranging" || !this.phase.lots.includes(lot)) return;
    const picture = this.pictures.get(lot);
    const plain = pictures(this.table, this.casinos).get(lot) ?? picture;
    if (plain?.kind === "built" && plain.die) this.pick({ type: "arrange", value: plain.die.value });
  }

  /** Answer a question of the draft that is not asked on the board. */
  settle(draft: Draft): void {
    const isNew = draft.lot !== this.drafted?.lot;
    this.drafted = draft;
    const { prospect } = this.choice ?? {};
    if (prospect?.type === "wager") {
      if (isNew) this.bet = prospect.bet;
    } else if (this.choice && !settings.confirm && !this.isAdding) this.confirm();
  }

  /** Choose one of a few answers; the same once more confirms it. */
  pick(move: Move): void {
    const isAgain = this.picked && isSame(this.picked, move);
    this.picked = move;
    if (isAgain || !settings.confirm) this.confirm();
  }

  /** Return the move that is chosen, with the bet that is set. */
  readonly move = $derived.by((): Move | undefined => {
    const move = this.choice?.move;
    return move?.type === "gamble" ? { ...move, bet: this.bet } : move;
  });

  confirm(): void {
    const { move } = this;
    if (!move) return;
    if (this.isAdding) this.add(move);
    else void this.play(move);
  }

  async play(move: Move): Promise<boolean> {
    if (this.seat === undefined || this.model.isBusy) return false;
    const answer = await this.model.ask({ type: "move", seat: this.seat, move });
    const isDone = answer?.type === "done";
    if (isDone) {
      learn(`lords-${kindOf(move.type)}`);
      if (isDeed(move)) learn("lords-turn");
      this.clear();
    }
    return isDone;
  }

  /** Take back the last answer, or leave what was begun. */
  back(): void {
    if (this.looked) this.looked = undefined;
    else if (this.picked) this.picked = undefined;
    else if (this.drafted?.lot) this.drafted = { kind: this.drafted.kind };
    else if (this.drafted) this.clear();
    else if (this.isAdding) this.isAdding = false;
    else if (this.mode === "trade") this.bargain = undefined;
  }

  private clear(): void {
    this.drafted = this.looked = this.picked = undefined;
  }

  /** Begin to compose an offer, to somebody or to the next seat. */
  openTrade(to?: number): void {
    this.clear();
    const others = this.others;
    const partner = to ?? others.find((seat) => seat > (this.seat ?? 0)) ?? others[0];
    if (partner === undefined) return;
    this.isLow = this.isAdding = false;
    this.bargain = bargain(partner);
  }

  readonly others = $derived.by(() => this.view.chairs.map((_, seat) => seat).filter((seat) => seat !== this.seat));

  /** Put what lies on a lot into the offer, or take it out. */
  private swap(lot: string): void {
    const offer = this.bargain;
    if (!offer || this.seat === undefined) return;
    const own = belongings(this.table, this.seat).find((thing) => thing.lot === lot);
    const theirs = belongings(this.table, offer.to).find((thing) => thing.lot === lot);
    if (own) this.bargain = { ...offer, give: toggled(offer.give, own) };
    if (theirs) this.bargain = { ...offer, take: toggled(offer.take, theirs) };
  }

  /** Answer an offer with a changed one. */
  change(offer: Proposal): void {
    this.isLow = false;
    this.bargain = countered(offer);
  }

  private add(move: Move): void {
    if (this.bargain && isDeed(move)) this.bargain = { ...this.bargain, action: move };
    this.isAdding = false;
    this.clear();
  }

  /** Put it into the offer that the chosen action will be left undone. */
  vow(): void {
    const { move } = this;
    if (this.bargain && move && isDeed(move)) this.bargain = promised(this.bargain, move);
    this.isAdding = false;
    this.clear();
  }

  async send(): Promise<void> {
    const offer = this.bargain;
    if (!offer) return;
    const move: Move =
      offer.answers === undefined
        ? { type: "offer", to: offer.to, terms: terms(offer) }
        : { type: "counter", offer: offer.answers, terms: terms(offer) };
    if (await this.play(move)) this.bargain = undefined;
  }

  /** Drop what the position no longer allows. */
  keepUp(): void {
    if (this.bargain && this.seat !== undefined) this.bargain = stillTheirs(this.bargain, this.table, this.seat);
    if (this.isAdding && !KINDS.some((kind: Kind) => this.actions.get(kind)?.length)) this.isAdding = false;
    if (this.drafted && !agreeing(this.choices, this.drafted).length) this.drafted = undefined;
    if (this.picked && !this.choice) this.picked = undefined;
  }
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
