/** What a person has before them: the position, what may be chosen, and what is to be decided first. */
import { learn } from "../settings.svelte";
import type { RoomFeed } from "../room.svelte";
import type { Seen, View } from "../wire";
import type { LordsOfVegas, Move, Proposal } from "./wire";
import { kindOf } from "./announcing";
import { Bargaining } from "./bargaining.svelte";
import { pictures } from "./board";
import { becoming, byKind, isDeed, KINDS, ofKind, type Choice, type Task } from "./choosing";
import { Drafting } from "./drafting.svelte";
import { arrangeLights, bargainLights, DARK, draftLights, lookedAt, termsLights, type Lights } from "./lights";
import { moneyAfter } from "./offering";
import type { Narrator } from "../shell/narrator";

export type DecisionInput = { model: RoomFeed<LordsOfVegas>; view: View<LordsOfVegas>; seen: Seen<LordsOfVegas> };
export type Mode = "offer" | "trade" | "details" | "doing" | "draw" | "turn" | "arrange" | "answer" | "wait";
type Yours = Seen<LordsOfVegas>["yours"][number];

export class DecisionModel {
  /** The lot being looked at. */
  looked = $state<string>();
  /** The offer that is looked at before what was begun is gone on with. */
  private faced = $state<number>();
  /** What could be chosen when nothing was being told. */
  private settled = $state.raw<readonly Yours[]>([]);

  constructor(
    private readonly input: () => DecisionInput,
    private readonly words: Pick<Narrator, "t" | "language">,
  ) {}

  private readonly model = $derived.by(() => this.input().model);
  readonly view = $derived.by(() => this.input().view);
  readonly seen = $derived.by(() => this.input().seen);
  readonly phase = $derived.by(() => this.seen.state);
  readonly table = $derived.by(() => this.phase.table);
  readonly casinos = $derived.by(() => this.seen.standing.casinos);

  readonly bargaining = new Bargaining(() => this.table);
  readonly drafting = new Drafting({
    choices: () => this.choices,
    casinos: () => this.casinos,
    isAdding: () => this.bargaining.isAdding,
    confirm: () => void this.confirm(),
  });

  /** The one person at this device, if it is one. */
  readonly you = $derived.by(() => (this.view.you.length === 1 ? this.view.you[0] : undefined));
  readonly narrator = $derived.by((): Narrator => {
    const { t, language } = this.words;
    return { t, language, names: this.view.chairs.map(({ name }) => name), you: this.you };
  });

  /** Whether somebody is in the middle of something that news must not take away. */
  private readonly isComposing = $derived.by(() => {
    return this.drafting.isBegun || this.bargaining.offer !== undefined || this.looked !== undefined;
  });
  /** What may be chosen at this device; while something is told, what could be chosen before. */
  private readonly yours = $derived.by((): readonly Yours[] => {
    if (this.model.connection !== "open") return [];
    if (!this.model.isAnimating) return this.seen.yours;
    return this.isComposing ? this.settled : [];
  });
  private readonly asked = $derived.by(() => this.yours.find(({ choices }) => ofKind(choices, "accept").length));
  /** The first offer that waits for an answer here. */
  readonly offer = $derived.by((): Proposal | undefined => {
    const seat = this.asked?.seat;
    return seat === undefined ? undefined : this.table.offers?.find(({ to }) => to === seat);
  });
  private readonly isAnswering = $derived.by(() => {
    return this.offer !== undefined && this.offer.number === this.bargaining.offer?.answers;
  });
  /** Whether the offer comes first: nothing else was begun, or that can wait. */
  private readonly isFacing = $derived.by(() => {
    const { offer } = this;
    if (!offer || this.isAnswering) return false;
    return !this.isComposing || offer.number === this.faced || this.drafting.picked?.type === "accept";
  });
  /** Whether an offer waits until what was begun is done. */
  readonly isOfferWaiting = $derived.by(() => this.offer !== undefined && !this.isFacing && !this.isAnswering);

  private readonly deciding = $derived.by((): Yours | undefined => {
    if (this.isFacing) return this.asked;
    return this.yours.find(({ seat }) => seat === this.seen.turn?.seat) ?? this.yours[0];
  });
  /** The seat this device decides for; those who watch have none. */
  readonly seat = $derived.by(() => this.deciding?.seat ?? this.view.you[0]);
  readonly choices = $derived.by((): readonly Choice[] => {
    const { isAdding, possible } = this.bargaining;
    const isSought = isAdding && possible.length > 0 && !this.isFacing;
    return isSought ? possible : (this.deciding?.choices ?? []);
  });
  /** What the seat that decides has to pay with. */
  readonly purse = $derived.by(() => {
    const { isAdding, offer } = this.bargaining;
    const money = this.table.money[this.seat ?? 0] ?? 0;
    return isAdding && offer ? moneyAfter(money, offer.give, offer.take) : money;
  });
  /** Whether nothing can be sent just now. */
  readonly isBusy = $derived.by(() => this.model.isBusy || this.model.isAnimating === true);

  /** The own offers that wait for the answer of others. */
  readonly waiting = $derived.by(() => {
    return this.table.offers?.filter(({ maker }) => this.view.you.includes(maker)) ?? [];
  });
  readonly canTrade = $derived.by(() => {
    return (
      this.seat !== undefined && this.model.connection === "open" && ["drawing", "acting"].includes(this.phase.type)
    );
  });
  /** The actions that can be taken now, by kind. */
  readonly actions = $derived.by(() => byKind(this.choices));

  readonly mode = $derived.by((): Mode => {
    const { bargaining, drafting } = this;
    if (this.isFacing) return "offer";
    if (this.looked) return "details";
    const has = (kind: Move["type"]) => ofKind(this.choices, kind).length > 0;
    const isHeldUp = drafting.forced || has("arrange") || has("stand");
    if (bargaining.offer && !bargaining.isAdding && !isHeldUp) return "trade";
    if (drafting.draft) return "doing";
    if (has("draw")) return "draw";
    if (has("end-turn")) return "turn";
    if (has("arrange")) return "arrange";
    return has("stand") ? "answer" : "wait";
  });

  readonly isTrading = $derived.by(() => this.mode === "offer" || this.mode === "trade");
  private readonly shownChoice = $derived.by(() => {
    if (this.mode !== "offer") return this.mode === "details" ? undefined : this.drafting.choice;
    return this.choices.find(({ move }) => move.type === "accept" && move.offer === this.offer?.number);
  });
  readonly pictures = $derived.by(() =>
    pictures(this.table, this.casinos, becoming(this.shownChoice), this.seen.standing.closed),
  );

  readonly lights = $derived.by((): Lights => {
    const { bargaining, choices, casinos, drafting } = this;
    switch (this.mode) {
      case "offer":
        return this.offer ? termsLights(this.offer.terms) : DARK;
      case "trade":
        return bargaining.offer ? bargainLights(this.table, bargaining.offer) : DARK;
      case "details":
        return lookedAt(this.looked ?? "");
      case "arrange":
        return arrangeLights(this.phase);
      case "doing":
        return drafting.draft ? draftLights(choices, drafting.draft, casinos, drafting.choice) : DARK;
      case "turn":
        return draftLights(choices, { kind: "build" }, casinos);
      default:
        return DARK;
    }
  });

  /** Begin an action, or go on to ask what it needs. */
  begin(kind: Task): void {
    this.looked = undefined;
    this.drafting.begin(kind);
  }

  touch(lot: string): void {
    switch (this.mode) {
      case "offer":
        return;
      case "trade":
        return this.bargaining.swap(lot);
      case "arrange":
        return this.touchRolled(lot);
      default:
        return this.touchLot(lot);
    }
  }

  private touchLot(lot: string): void {
    const isFree = this.mode === "turn" || this.mode === "details";
    const isTrade = this.bargaining.offer && !this.bargaining.isAdding;
    const draft = this.drafting.draft ?? (isFree && !isTrade ? { kind: "build" as const } : undefined);
    const was = this.looked;
    this.looked = undefined;
    if (draft && this.drafting.touch(draft, lot)) return;
    if (was !== lot && !this.drafting.draft) this.looked = lot;
  }

  private touchRolled(lot: string): void {
    if (this.phase.type !== "arranging" || !this.phase.lots.includes(lot)) return;
    const plain = pictures(this.table, this.casinos).get(lot);
    if (plain?.kind === "built" && plain.die) this.drafting.pick({ type: "arrange", value: plain.die.value });
  }

  /** Look at a lot, whatever was begun: it is there again afterwards. */
  look(lot: string): void {
    this.looked = lot;
  }

  /** Answer the offer that waits before going on. */
  face(): void {
    this.looked = undefined;
    this.faced = this.offer?.number;
  }

  async confirm(): Promise<void> {
    const { move } = this.drafting;
    if (!move) return;
    if (this.bargaining.isAdding) {
      this.bargaining.add(move);
      this.drafting.clear();
    } else if (await this.play(move)) this.drafting.finish();
  }

  /** Put it into the offer that the chosen action will be left undone. */
  vow(): void {
    const { move } = this.drafting;
    if (move) this.bargaining.vow(move);
    this.drafting.clear();
  }

  /** Make a move for the seat that decides, or for another one at this device. */
  async play(move: Move, seat = this.seat): Promise<boolean> {
    if (seat === undefined || this.isBusy) return false;
    const answer = await this.model.ask({ type: "move", seat, move });
    const isDone = answer?.type === "done";
    if (isDone) {
      learn(`lords-${kindOf(move.type)}`);
      if (isDeed(move)) learn("lords-turn");
      this.looked = this.faced = undefined;
    }
    return isDone;
  }

  /** Take back the last answer, or leave what was begun. */
  back(): void {
    if (this.looked) this.looked = undefined;
    else if (this.faced !== undefined && this.mode === "offer" && !this.drafting.picked) this.faced = undefined;
    else if (this.drafting.back()) return;
    else if (this.bargaining.isAdding) this.bargaining.isAdding = false;
    else if (this.mode === "trade") this.bargaining.close();
  }

  /** Begin to compose an offer, to somebody or to the next seat. */
  openTrade(to?: number): void {
    const maker = this.seat;
    if (maker === undefined) return;
    const others = this.view.chairs.map((_, seat) => seat).filter((seat) => seat !== maker);
    const partner = to ?? others.find((seat) => seat > maker) ?? others[0];
    if (partner === undefined) return;
    this.looked = undefined;
    this.drafting.clear();
    this.bargaining.open(maker, partner);
  }

  /** Answer an offer with a changed one. */
  change(offer: Proposal): void {
    this.faced = undefined;
    this.drafting.picked = undefined;
    this.bargaining.change(offer);
  }

  async send(): Promise<void> {
    const { move, offer } = this.bargaining;
    if (move && (await this.play(move, offer?.maker))) this.bargaining.close();
  }

  /** Drop what the position no longer allows; while something is told it is not the position yet. */
  keepUp(): void {
    if (this.model.connection !== "open" || this.model.isAnimating) return;
    this.bargaining.keepUp();
    // Whoever answers for somebody else goes on with the draft afterwards.
    if (!this.isFacing || this.drafting.picked) this.drafting.keepUp();
    const canAct = KINDS.some((kind) => this.actions.get(kind)?.length);
    if (this.bargaining.isAdding && !canAct) this.bargaining.isAdding = false;
    if (this.faced !== this.offer?.number) this.faced = undefined;
    this.settled = this.seen.yours;
  }
}
