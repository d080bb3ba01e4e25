/** What a person has before them: the position, what may be chosen, and what is to be decided first. */
import { untrack } from "svelte";
import { consider } from "../api";
import { learn, miss, settings } from "../settings.svelte";
import type { RoomFeed } from "../room.svelte";
import type { Consider, Considered, Seen, View } from "../wire";
import type { LordsOfVegas, Move, Obstacle, Proposal, Unanswered } from "./wire";
import { kindOf } from "./announcing";
import { Bargaining } from "./bargaining.svelte";
import type { Begun } from "./begun";
import { pictures } from "./board";
import { becoming, byKind, isDeed, KINDS, lotsOf, ofKind, type Choice, type Kind, type Task } from "./choosing";
import { Drafting } from "./drafting.svelte";
import { answered, answerMarks, type Answered } from "./answering";
import { recap, recapMarks, type Before, type Recap } from "./recapping";
import { UNMARKED, type Marks } from "./marks";
import { payday, payMarks } from "./paydays";
import { fateMarks, seenTrade, takeOver, tie } from "./fates";
import { lastBet } from "./bets";
import { events, firstTold } from "./rolls";
import {
  adviceLights,
  arrangeLights,
  bargainLights,
  DARK,
  draftLights,
  lookedAt,
  termsLights,
  type Lights,
} from "./lights";
import { moneyAfter } from "./offering";
import { Coaching } from "../shell/coaching.svelte";
import type { Narrator } from "../shell/narrator";

export type DecisionInput = { model: RoomFeed<LordsOfVegas>; view: View<LordsOfVegas>; seen: Seen<LordsOfVegas> };
export type Mode =
  "answered" | "offer" | "trade" | "details" | "coach" | "doing" | "draw" | "turn" | "arrange" | "answer" | "wait";
type Yours = Seen<LordsOfVegas>["yours"][number];
/** The key that takes back. */
export const UNDO = "z";

export class DecisionModel {
  /** The lot being looked at. */
  looked = $state<string>();
  /** The offer that is looked at before what was begun is gone on with. */
  private faced = $state<number>();
  /** The answer to an own offer that nobody has looked at yet. */
  answer = $state.raw<Answered>();
  /** How the table stood when the own turn was over. */
  private before = $state.raw<Before>();
  /** On which turn the recap was put away. */
  private isRecalled = $state(false);
  /** From which entry on everything was told to whoever listens. */
  private readonly toldFrom: number;
  /** Whether anything was told since this table was opened. */
  private hasHeard = false;
  /** What could be chosen when nothing was being told. */
  private settled = $state.raw<readonly Yours[]>([]);

  constructor(
    private readonly input: () => DecisionInput,
    private readonly words: Pick<Narrator, "t" | "language">,
    private readonly sum: (dollars: number) => string = String,
  ) {
    this.toldFrom = untrack(() => firstTold(input().model.happened));
  }

  private readonly model = $derived.by(() => this.input().model);
  readonly happened = $derived.by(() => this.model.happened);
  readonly view = $derived.by(() => this.input().view);
  readonly seen = $derived.by(() => this.input().seen);
  readonly phase = $derived.by(() => this.seen.state);
  readonly table = $derived.by(() => this.phase.table);
  readonly casinos = $derived.by(() => this.seen.standing.casinos);

  readonly coaching = new Coaching<LordsOfVegas>(() => this.input());
  readonly bargaining = new Bargaining(() => this.table);
  readonly drafting = new Drafting({
    choices: () => this.choices,
    casinos: () => this.casinos,
    purse: () => this.purse,
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
  /** The own action that can be taken back, with what it was: neither luck nor anybody else has answered it. */
  readonly undoable = $derived.by((): Unanswered | undefined => {
    const { phase, model } = this;
    if (model.connection !== "open" || model.isAnimating || model.isScripted) return undefined;
    const isOwn = this.view.you.includes(this.table.turn);
    return isOwn && (phase.type === "acting" || phase.type === "answering") ? phase.unanswered?.at(-1) : undefined;
  });
  /** What was begun and is neither done nor left. */
  readonly begun = $derived.by((): Begun => {
    return { draft: this.drafting.begun, bet: this.drafting.bet, offer: this.bargaining.offer };
  });
  /** The actions that can be taken now, by kind. */
  readonly actions = $derived.by(() => byKind(this.choices));

  readonly mode = $derived.by((): Mode => {
    const { bargaining, drafting } = this;
    if (this.isFacing) return "offer";
    if (this.answer && !this.isComposing) return "answered";
    if (this.looked) return "details";
    if (this.coaching.advice && this.deciding) return "coach";
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
      case "coach":
        return adviceLights(this.coaching.advice?.options ?? [], casinos, drafting.choice?.move);
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

  /** Ask what a move would lead to that is not listed: the feed of the table, or else the server. */
  readonly consider = (asked: Consider<LordsOfVegas>): Promise<Considered<LordsOfVegas>> => {
    return this.model.consider?.(asked) ?? consider<LordsOfVegas>(this.view.room, asked);
  };

  /** The moment that is being told, unless somebody is in the middle of something. */
  readonly moment = $derived.by(() => (this.mode === "wait" ? this.model.scene?.moment : undefined));
  readonly payday = $derived.by(() => (this.moment?.name === "payday" ? payday(this.moment) : undefined));
  /** The bet whose dice fall just now, and how far that has come. */
  readonly bet = $derived.by(() => {
    const { moment } = this;
    const event = moment?.name === "bet" ? moment.told[0]?.event : undefined;
    return moment && event?.type === "bet-settled" ? { settled: event, at: moment.at } : undefined;
  });
  /** How long what is told just now is looked at, in milliseconds. */
  readonly lasts = $derived.by(() => this.model.scene?.ms);
  /** The bet that waits for the answer of its boss. */
  readonly open = $derived.by(() => {
    const bet = this.mode === "wait" && !this.bet ? lastBet(this.model.happened) : undefined;
    return bet?.isOpen ? bet : undefined;
  });
  /** The dice of tied bosses that fall again just now. */
  readonly tie = $derived.by(() => {
    const { moment } = this;
    const found = moment?.name === "tie" ? tie(moment, this.casinos) : undefined;
    return moment && found ? { ...found, at: moment.at } : undefined;
  });
  /** The die that is taken over just now. */
  readonly taken = $derived.by(() => (this.moment?.name === "take-over" ? takeOver(this.moment) : undefined));
  /** The trade of others that is told just now. */
  readonly traded = $derived.by(() =>
    this.moment?.name === "trade" ? seenTrade(this.moment, this.model.happened) : undefined,
  );
  /** What is told of a trade of others while one has something to decide oneself. */
  readonly aside = $derived.by(() => {
    const moment = this.mode === "wait" ? undefined : this.model.scene?.moment;
    return moment?.name === "trade" ? moment.told[0] : undefined;
  });
  /** How the game has ended just now. */
  readonly ended = $derived.by(() => {
    const event = this.moment?.name === "ending" ? this.moment.told[0]?.event : undefined;
    return event?.type === "game-ended" ? event : undefined;
  });
  /** What the others have done since the own turn; until it is put away, when it is one's turn again. */
  readonly recap = $derived.by((): Recap | undefined => {
    const { you, narrator, casinos, before, sum, mode } = this;
    const isTime = mode === "draw" ? !this.isRecalled : mode === "wait" && !this.model.isAnimating;
    if (you === undefined || !isTime || this.phase.type === "over") return undefined;
    const found = recap({ happened: this.model.happened, narrator, sum, you, casinos, before });
    return found.lines.length ? found : undefined;
  });
  /** The own money before the others moved, and now. */
  readonly earned = $derived.by(() => {
    const now = this.table.money[this.you ?? 0] ?? 0;
    return this.before && this.you !== undefined ? { before: this.before.money, now } : undefined;
  });
  /** What is told of lots just now. */
  readonly marks = $derived.by((): Marks => {
    if (this.payday) return payMarks(this.payday);
    if (this.taken) return fateMarks([this.taken.lot]);
    if (this.answer && this.mode === "answered") return answerMarks(this.answer);
    return this.recap ? recapMarks(this.recap) : UNMARKED;
  });
  /** Whether lots that are not spoken of step back. */
  readonly isQuiet = $derived.by(() => Boolean(this.payday ?? this.taken) || this.mode === "answered");

  /** Why an action cannot be taken now; after an exchange that is only thought of nobody knows. */
  obstacle(kind: Kind): Obstacle | undefined {
    if (this.bargaining.isAdding || this.actions.get(kind)?.length) return undefined;
    return this.seen.standing.obstacles?.find((obstacle) => obstacle.kind === kind);
  }

  /** Begin an action, or go on to ask what it needs. */
  begin(kind: Task): void {
    this.looked = undefined;
    // Where nothing is left to do, nobody asks twice.
    const isIdle = KINDS.every((other) => !this.actions.get(other)?.length);
    if (kind === "end-turn" && isIdle && !this.isBusy) {
      void this.play({ type: "end-turn" });
      return;
    }
    this.drafting.begin(kind);
  }

  /** Go on with what was begun before this page was opened. */
  resume({ draft, bet, offer }: Begun): void {
    if (draft) this.drafting.resume(draft, bet);
    if (offer && this.view.you.includes(offer.maker)) this.bargaining.offer = offer;
  }

  /** Ask the coach, and look at what it finds best. */
  async consult(): Promise<void> {
    if (this.seat === undefined) return;
    const best = await this.coaching.ask(this.seat);
    if (best) this.weigh(best.move);
  }

  /** Look at a move the coach speaks of, without making it. */
  weigh(move: Move): void {
    this.drafting.show(move);
  }

  /** Whether an offer was told when it was made: nobody has to hear it twice. */
  isTold(offer: number): boolean {
    const told = this.happened.filter(({ number }) => number >= this.toldFrom);
    return events(told).some((event) => event.type === "offer-made" && event.number === offer);
  }

  /** Hear what was told: an answer to an own offer is not to be missed. */
  hear(news: RoomFeed<LordsOfVegas>["news"]): void {
    const { you } = this.view;
    const found = answered(news, this.model.happened, you);
    // What was answered before one came is in the log.
    if (found && this.hasHeard) this.answer = found;
    if (news.length) this.hasHeard = true;
  }

  /** Put the answer away. */
  acknowledge(): void {
    this.answer = undefined;
  }

  /** Open the offer that was refused once more, to change it. */
  reopen({ maker, by, terms }: Answered): void {
    this.answer = undefined;
    this.bargaining.reopen(maker, by, terms);
  }

  touch(lot: string): void {
    if (this.mode === "draw" && this.recap) {
      this.isRecalled = true;
      return;
    }
    switch (this.mode) {
      case "offer":
        return;
      case "trade":
        return this.bargaining.swap(lot);
      case "arrange":
        return this.touchRolled(lot);
      case "coach":
        return this.touchAdvised(lot);
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
    if (this.drafting.draft) miss(`lords-${this.drafting.draft.kind}`);
    else if (was !== lot) this.looked = lot;
  }

  /** Look at what the coach says of a lot; anything else is one's own idea. */
  private touchAdvised(lot: string): void {
    const option = this.coaching.advice?.options.find(({ move }) => lotsOf(move, this.casinos).includes(lot));
    if (option) this.weigh(option.move);
    else {
      this.back();
      this.touchLot(lot);
    }
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
    const { move, doing } = this.drafting;
    if (!move) return;
    if (this.bargaining.isAdding) {
      this.bargaining.add(move);
      this.drafting.clear();
    } else if (await this.play(move)) this.drafting.finish(doing);
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
      const isGoal = move.type === "draw" && !settings.known.includes("lords-goal");
      // The goal stands alone at the first card.
      learn(isGoal ? "lords-goal" : `lords-${kindOf(move.type)}`);
      if (isDeed(move)) learn("lords-turn");
      this.looked = this.faced = undefined;
    }
    return isDone;
  }

  /** Take the own latest action back, if there is one that can be; what was begun is left. */
  async takeBack(): Promise<void> {
    if (this.undoable && (await this.play({ type: "take-back" }, this.table.turn))) this.drafting.clear();
  }

  /** Take back the last answer, or leave what was begun. */
  back(): void {
    if (this.looked) this.looked = undefined;
    else if (this.mode === "coach") {
      this.coaching.close();
      this.drafting.clear();
    } else if (this.faced !== undefined && this.mode === "offer" && !this.drafting.picked) this.faced = undefined;
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
    this.remember();
  }

  /** Remember how it stands while it is one's own turn: that is what the recap begins with. */
  private remember(): void {
    const { you } = this;
    if (you === undefined || this.seen.turn?.seat !== you || this.phase.type === "drawing") return;
    this.isRecalled = false;
    const bosses = this.casinos.flatMap(({ lots, boss }) => lots.map((lot) => [lot, boss] as const));
    this.before = { money: this.table.money[you] ?? 0, bosses };
  }
}
